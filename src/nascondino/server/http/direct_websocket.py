"""A WebSocket by which messages go straight to and from the Socket of a device.

Uvicorn does the handshake, frames, heartbeats and closing. Its way to an application by ASGI has two tasks for each
socket, and a queue and a pause of reading for every message.
"""

from __future__ import annotations

from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from ..limits import Bucket, Rate
from ..live.sockets import Listener

EXTENSION = "nascondino.direct"
HEARTBEATS = Rate(1, 20)  # of theirs, which are all answered, even if they read no answer
MOST_FRAGMENTS = 64  # of one message: empty ones count for nothing in its length


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
        self.conn.send_text(content)
        self.transport.write(b"".join(self.conn.data_to_send()))

    # For uvicorn.

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
        content = b"".join(self.frames)
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
