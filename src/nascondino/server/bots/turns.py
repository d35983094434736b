"""Whose turn it is to think: so many at once, and of those who wait, one of each table after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table, the next one first

    @asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[None]:
        """Wait for a turn, and pass it on in the end."""
        await self._come(table)
        try:
            yield
        finally:
            self._pass_on()

    async def _come(self, table: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
