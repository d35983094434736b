"""HTTP as uvicorn speaks it, for strangers: so many connections and no more, and whoever asks nothing is let go.

Uvicorn counts requests, not connections, and waits for ever for the rest of a request's head.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..limits import Limits, household
from .direct_websocket import DirectWebSocket

A_MOMENT = 0.1  # seconds
MOST_HEAD_BYTES = 64 * 1024


class ConnectionGuard:
    """Counts the connections of one server."""

    def __init__(self, limits: Limits) -> None:
        self.seconds_for_head = limits.seconds_for_head
        self.seconds_for_body = limits.seconds_for_body
        self.seconds_to_read = limits.seconds_to_read
        self._most = min(limits.connections, _descriptors() // 2)  # the other half is for the database and for bots
        self._most_of_address = limits.connections_of_address
        self._by_address: Counter[str] = Counter()
        self._most_unread = limits.unread_bytes
        self._unread: Counter[str] = Counter()  # bytes that wait to be read, where many do

    def let_in(self, address: str) -> bool:
        if self._by_address.total() >= self._most or self._by_address[address] >= self._most_of_address:
            return False
        self._by_address[address] += 1
        return True

    def may_wait(self, address: str, more: int) -> bool:
        """Whether so many bytes more may wait for those at an address; fewer, if they have been read."""
        self._unread[address] += more
        waiting = self._unread[address]
        if not waiting:
            del self._unread[address]
        return waiting <= self._most_unread

    def gone(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class GuardedHttp(HttpToolsProtocol):
    """A connection, until it ends or becomes a WebSocket.

    A clock runs whenever it is their turn: to ask, to send what they announced, to read. Uvicorn's own stops for good
    when anything comes after an answer, be it an empty line.
    """

    _guard: ConnectionGuard
    _clock: asyncio.TimerHandle | None = None
    _address: str | None = None  # that is counted
    _head_bytes = 0  # of a head that has not come whole

    @classmethod
    def under(cls, guard: ConnectionGuard) -> type[GuardedHttp]:
        """A subclass that knows the guard, for uvicorn to make connections of: it hands them nothing of ours."""
        return type("GuardedHttp", (cls,), {"_guard": guard})

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = household(self.client[0]) if self.client else ""
        if not self._guard.let_in(address):
            transport.abort()
            return
        self._address = address
        self._wait(self._guard.seconds_for_head)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        if self._address is not None:
            self._guard.gone(self._address)

    # Their turn.

    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > MOST_HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self._guard.seconds_for_head)

    def on_headers_complete(self) -> None:
        self._wait(self._guard.seconds_for_head + self._guard.seconds_for_body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head_bytes = 0
        if self.cycle and not self.cycle.response_complete:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_reader_or_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader_or_head()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_for_reader_or_head()

    def handle_websocket_upgrade(self) -> None:
        """It is the WebSocket from now on that hears when the connection ends."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        websocket = self.transport.get_protocol()
        if isinstance(websocket, DirectWebSocket) and self._address is not None:
            websocket.count_for(self._guard, self._address)

    def _wait_for_reader_or_head(self) -> None:
        if self.flow.write_paused:
            self._wait(self._guard.seconds_to_read)
        elif self.cycle is None or self.cycle.response_complete:
            self._wait(self._guard.seconds_for_head)
        else:
            self._stop_waiting()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._clock = self.loop.call_later(seconds, self._wait_once_more)

    def _wait_once_more(self) -> None:
        """A moment more: if it was the server that had no time, what has come meanwhile is read first."""
        self._clock = self.loop.call_later(A_MOMENT, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None


def _descriptors() -> int:
    """The files and connections that this process may have open."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
