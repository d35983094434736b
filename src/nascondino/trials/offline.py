"""Rooms without a network and a disk: what stands for the log, for bots and for a connection."""

from __future__ import annotations

from typing import Any


class NoLogOrBots:
    """Stands for the log and for the bots of a room: nothing is written; the trial calls what is to follow."""

    def append(self, table: str, seq: int, body: bytes, then: Any) -> None:
        self.then = then

    def renew(self, listing: Any) -> None: ...

    def attend(self, room: Any) -> None: ...


class RecordingConnection:
    """Stands for a connection: keeps what is sent."""

    is_free = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def listen(self, listener: Any) -> None: ...

    def send_text(self, content: bytes) -> None:
        self.sent.append(content)


async def closed(code: int) -> None:
    """Stands for closing a connection."""
