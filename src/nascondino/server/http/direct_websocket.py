"""A WebSocket by which messages go straight to and from the Socket of a device.

Uvicorn does the handshake, heartbeats and closing. Its way to an application by ASGI has two tasks for each
socket, and a queue and a pause of reading for every message. Its frames go through several objects each, so the two
kinds that there are most of, texts that are sent and short texts that come whole, are written and read here.
"""

from __future__ import annotations

import functools
import struct
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where it is there
from websockets.protocol import CONNECTING, OPEN

from ..limits import Bucket, Rate
from ..live.sockets import Listener

EXTENSION = "nascondino.direct"
HEARTBEATS = Rate(1, 20)  # of theirs, which are all answered, even if they read no answer
MOST_FRAGMENTS = 64  # of one message: empty ones count for nothing in its length
END_OF_REQUEST = b"\r\n\r\n"

# RFC 6455, 5.2: how a frame begins.
LAST, TEXT = 0x80, 0x01  # in the first byte: of its message, and what it is
MASKED = 0x80  # in the second, beside the length
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # instead of the length: how it is written after this
HEAD, MASK = 2, 4  # bytes


class Guard(Protocol):
    """Counts what connections cost, by the address that they come from."""

    def may_wait(self, address: str, more: int) -> bool:
        """Whether so many bytes more may wait to be read; fewer, if they have been read."""

    def gone(self, address: str) -> None:
        """One connection less."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """Whoever answers no heartbeat is let go. Uvicorn alone would wait for ever until they have read all that waits."""

    _listener: Listener | None = None
    _guard: Guard | None = None
    _address = ""
    _unread = 0  # bytes that wait
    _comes_whole = True

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._heartbeats = Bucket(HEARTBEATS)

    @staticmethod
    def of(websocket: WebSocket) -> DirectWebSocket:
        found: DirectWebSocket = websocket.scope["extensions"][EXTENSION]
        return found

    def count_for(self, guard: Guard, address: str) -> None:
        self._guard, self._address = guard, address

    # For the Socket.

    def listen(self, listener: Listener) -> None:
        """From now on all messages are the listener's; those first that have come already."""
        self._listener = listener
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.received(message.get("bytes") or message["text"].encode())
            else:
                self.loop.call_soon(listener.lost)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def is_free(self) -> bool:
        """Whether what is sent now does not have to wait here."""
        return self.writable.is_set()

    def send_text(self, content: bytes) -> None:
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or self.transport.is_closing():
            return  # the other side may be going just now
        self.transport.write(head_of_text(len(content)) + content)

    # For uvicorn.

    def data_received(self, data: bytes) -> None:
        """Whoever has once sent something in pieces is read by uvicorn, which knows where the next frame begins."""
        if self._listener and self._comes_whole and self.conn.state is OPEN and is_short_text(data):
            content = apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])
            if content.isascii() and not self.close_sent:
                self._listener.received(content)
            else:
                self.curr_msg_data_type, self.frames = "text", [content]
                self.send_receive_event_to_app()
            return
        is_whole = data.endswith(END_OF_REQUEST) if self.conn.state is CONNECTING else are_messages(data)
        self._comes_whole = self._comes_whole and is_whole
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def handle_ping(self) -> None:
        if self._heartbeats.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        content = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self._listener is None or self.close_sent or not self._is_readable(content):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._listener.received(content)

    def _is_readable(self, content: bytes) -> bool:
        """Uvicorn closes the socket for a text that is no UTF-8."""
        try:
            return self.curr_msg_data_type != "text" or content.decode() is not None
        except UnicodeDecodeError:
            return False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._count_unread(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._count_unread(0)
        if self._listener:
            self._listener.writable()

    def _count_unread(self, size: int) -> None:
        more, self._unread = size - self._unread, size
        if self._guard and not self._guard.may_wait(self._address, more) and more > 0:
            self.loop.call_soon(self.transport.abort)

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self._listener:
            self._listener.lost()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener:
            self._listener.lost()
        self._count_unread(0)
        if self._guard:
            self._guard.gone(self._address)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


@functools.lru_cache(1024)
def head_of_text(length: int) -> bytes:
    """What stands before a text of so many bytes. Most are padded, so that there are few lengths."""
    if length < IN_TWO_BYTES:
        return struct.pack("!BB", LAST | TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", LAST | TEXT, IN_TWO_BYTES, length)
    return struct.pack("!BBQ", LAST | TEXT, IN_EIGHT_BYTES, length)


def is_short_text(data: bytes) -> bool:
    """Whether it is one message of a client: a text whose length has one byte."""
    is_text = len(data) > HEAD and data[0] == LAST | TEXT
    return is_text and MASKED < data[1] < MASKED | IN_TWO_BYTES and _frame(data) == len(data)


def are_messages(data: bytes) -> bool:
    """Whether it is nothing but messages of a client, each in one frame."""
    rest = memoryview(data)  # of which a part is no copy: there may be thousands of frames
    while rest and rest[0] & LAST:
        size = _frame(rest)
        if size > len(rest):
            return False
        rest = rest[size:]
    return not rest


def _frame(data: bytes | memoryview) -> int:
    """The bytes of the frame that these begin with; more than there are, if they do not say it."""
    length = data[1] & ~MASKED if len(data) >= HEAD else IN_EIGHT_BYTES
    if length < IN_TWO_BYTES:
        return HEAD + MASK + length
    if length == IN_TWO_BYTES:
        return HEAD + 2 + MASK + int.from_bytes(data[HEAD : HEAD + 2], "big")
    return len(data) + 1
