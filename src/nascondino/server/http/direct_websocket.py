"""A WebSocket by which messages go straight to and from the Socket of a device.

Uvicorn does the handshake, heartbeats and closing. Its way to an application by ASGI has two tasks for each
socket, and a queue and a pause of reading for every message. Its frames go through several objects each, so the two
kinds that there are most of, texts that are sent and short texts that come whole, are written and read here.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import CONNECTING, OPEN
from websockets.utils import apply_mask

from ..live.sockets import Listener

EXTENSION = "nascondino.direct"

END_OF_REQUEST = b"\r\n\r\n"

# RFC 6455, 5.2: how a frame begins.
LAST, TEXT = 0x80, 0x01  # in the first byte: of its message, and what it is
MASKED = 0x80  # in the second, beside the length
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # instead of the length: how it is written after this
HEAD, MASK = 2, 4  # bytes


class DirectWebSocket(WebSocketsSansIOProtocol):
    """Whoever answers no heartbeat is let go. Uvicorn alone would wait for ever until they have read all that waits."""

    _listener: Listener | None = None
    _comes_whole = True
    _when_gone: Callable[[], None] | None = None

    @staticmethod
    def of(websocket: WebSocket) -> DirectWebSocket:
        found: DirectWebSocket = websocket.scope["extensions"][EXTENSION]
        return found

    def when_gone(self, tell: Callable[[str], None], whom: str) -> None:
        """What is to be told when the connection has ended."""
        self._when_gone = partial(tell, whom)

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
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])]
            self.send_receive_event_to_app()
            return
        is_whole = data.endswith(END_OF_REQUEST) if self.conn.state is CONNECTING else are_messages(data)
        self._comes_whole = self._comes_whole and is_whole
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

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

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener:
            self._listener.writable()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self._listener:
            self._listener.lost()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener:
            self._listener.lost()
        if self._when_gone:
            self._when_gone()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def head_of_text(length: int) -> bytes:
    """What stands before a text of so many bytes."""
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
    while data and data[0] & LAST:
        size = _frame(data)
        if size > len(data):
            return False
        data = data[size:]
    return not data


def _frame(data: bytes) -> int:
    """The bytes of the frame that these begin with; more than there are, if they do not say it."""
    length = data[1] & ~MASKED if len(data) >= HEAD else IN_EIGHT_BYTES
    if length < IN_TWO_BYTES:
        return HEAD + MASK + length
    if length == IN_TWO_BYTES:
        return HEAD + 2 + MASK + int.from_bytes(data[HEAD : HEAD + 2], "big")
    return len(data) + 1
