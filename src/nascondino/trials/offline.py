"""Rooms without a network and a disk: what stands for the log, for bots and for a connection."""

from __future__ import annotations

from typing import Any


class Nowhere:
    """Stands for the log, and for bots: nothing is written, and whoever waits is told when it is asked for."""

    def append(self, table: str, seq: int, body: bytes, then: Any) -> None:
        self.then = then

    def renew(self, listing: Any) -> None: ...

    def attend(self, room: Any) -> None: ...


class Ear:
    """Stands for a connection: keeps what is sent."""

    is_free = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def listen(self, listener: Any) -> None: ...

    def send_text(self, content: bytes) -> None:
        self.sent.append(content)


async def closed(code: int) -> None:
    """What happens when a room lets a connection go that is none."""
