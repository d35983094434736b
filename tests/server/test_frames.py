"""Frames of texts, which the server writes and reads itself: as the library does, and whatever comes in pieces."""

import asyncio
from unittest.mock import MagicMock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from nascondino.server.http.direct_websocket import DirectWebSocket, are_messages, head_of_text, is_short_text

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SHORT, LONG = b'{"type":"ping","id":7}', b"x" * 300


def sent(content, opcode=Opcode.TEXT, *, fin=True):
    """A frame, as a client sends it."""
    return Frame(opcode, content, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_the_library_does_it(length):
    content = b"x" * length

    assert Frame(Opcode.TEXT, content).serialize(mask=False) == head_of_text(length) + content


def test_only_a_short_text_that_is_whole_is_taken_as_one():
    whole = sent(SHORT)
    others = [sent(LONG), sent(SHORT, Opcode.BINARY), sent(SHORT, fin=False), whole + whole, whole[:-1], whole[:1]]
    unmasked = Frame(Opcode.TEXT, SHORT).serialize(mask=False)

    assert [True] + [False] * 7 == [is_short_text(data) for data in (whole, *others, unmasked)]


def test_messages_are_whole_up_to_their_last_byte():
    frames = [sent(SHORT), sent(LONG), sent(b"", Opcode.PONG)]
    data = b"".join(frames)
    ends = {len(frames[0]), len(frames[0]) + len(frames[1]), len(data)}

    assert ends == {cut for cut in range(1, len(data) + 1) if are_messages(data[:cut])}
    assert not are_messages(sent(SHORT, fin=False))


class Listener:
    def __init__(self):
        self.heard = []

    def received(self, content):
        self.heard.append(bytes(content))

    def writable(self):
        pass

    def lost(self):
        pass


async def heard(pieces):
    """What a listener hears of data that comes in these pieces."""
    listener, listens, over = Listener(), asyncio.Event(), asyncio.Event()

    async def app(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        protocol.listen(listener)
        listens.set()
        await over.wait()

    config = uvicorn.Config(app, ws=DirectWebSocket, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    protocol = DirectWebSocket(config, ServerState(), {})
    transport = MagicMock(spec=asyncio.Transport)
    transport.is_closing.return_value, transport.get_extra_info.return_value = False, None
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await listens.wait()
    for piece in pieces:
        protocol.data_received(piece)
    over.set()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)
    return listener.heard


@pytest.mark.parametrize("content", [SHORT, LONG], ids=["short", "long"])
def test_a_message_may_be_cut_anywhere_and_short_ones_follow_it(content):
    frame, inner = sent(content), sent(SHORT)
    for cut in range(1, len(frame)):
        assert [content, SHORT, SHORT] == asyncio.run(heard([frame[:cut], frame[cut:], inner, inner]))


def test_what_looks_like_a_frame_in_the_middle_of_another_is_none():
    inner = sent(SHORT)
    head = bytes([0x80 | Opcode.BINARY, 0x80 | len(inner)]) + bytes(4)  # a mask of zeros changes nothing

    assert [inner] == asyncio.run(heard([head, inner]))


def test_a_message_may_come_in_several_frames():
    begin, middle, end = sent(b"a", fin=False), sent(b"b", Opcode.CONT, fin=False), sent(b"c", Opcode.CONT)

    assert [b"abc", SHORT] == asyncio.run(heard([begin, middle, end, sent(SHORT)]))
