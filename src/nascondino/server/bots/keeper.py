"""Lets bots act at the tables where they are to."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import Any, Protocol

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.questions import question

from ..refusals import Refused
from ..tables import decisions
from ..tables.table import Table
from .pool import BotPool

LOG = logging.getLogger(__name__)

THINKING = 3.0  # seconds that a bot may think, even if it is to act sooner; none, if it is to act at once
LATE = 0.5  # seconds more than its own time, before which nobody's answer is there
RETRY = 5.0  # seconds until a bot acts again whose action could not be written down


class Room(Protocol):
    """A table in use, as far as its bots are concerned."""

    table: Table
    stale: bool

    async def do(self, decide: Any, /, *wish: Any) -> Any: ...

    def attend_bots(self) -> None: ...


class BotKeeper:
    """Lets bots act where they are to. An answer is released at a fixed time, however long the thinking took.

    Who had no choice, or is sure of a win, need not think: that must not show either, if it follows from a secret.
    """

    def __init__(self, pool: BotPool, pace: float) -> None:
        self._pool = pool
        self._pace = pace
        self._tasks: dict[tuple[Room, int], asyncio.Task[None]] = {}

    def attend(self, room: Room) -> None:
        if room.table.over:
            self._pool.dismiss(room.table.id)
        for seat in room.table.waiting_bots():
            place = (room, seat)
            if place not in self._tasks:
                self._tasks[place] = task = asyncio.create_task(self._play(room, seat))
                task.add_done_callback(lambda task, place=place: self._done(place, task))  # type: ignore[misc]

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, room: Room, seat: int) -> None:
        table, match = room.table, room.table.match
        if match is None:
            return
        begun, made, bot = time.monotonic(), table.made[seat], table.seats[seat].bot
        asked = question(match, seat, bot, max(self._pace, THINKING) if self._pace else 0.0, table.choices(seat))
        action = await self._pool.choose((table.id, seat), asked)
        await asyncio.sleep(until_beat(time.monotonic() - begun, self._pace, least_time(match, seat, bot)))
        await room.do(decisions.act_for_bot, seat, made, action)

    def _done(self, place: tuple[Room, int], task: asyncio.Task[None]) -> None:
        del self._tasks[place]
        room, _ = place
        if task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            room.attend_bots()
        elif not isinstance(problem, Refused):
            LOG.error("a bot could not act: %s", type(problem).__name__, exc_info=problem)
        elif not room.stale:
            asyncio.get_running_loop().call_later(RETRY, room.attend_bots)


def least_time(match: Match, seat: int, bot: str) -> float:
    """Seconds before which an answer would tell how hard the decision was."""
    own_time = bots.own_time(bot, match.game)
    return own_time + LATE if own_time and knows_more_than_all(match, seat) else 0.0


def knows_more_than_all(match: Match, seat: int) -> bool:
    """Whether the seat sees, or has perceived, what onlookers do not."""
    sees_more = match.view(seat).tobytes() != match.view(None).tobytes()
    return sees_more or match.perceived(seat) != match.perceived(None)


def until_beat(thought: float, pace: float, least: float = 0.0) -> float:
    """How long an answer still waits. One that is late waits for the next beat, or it would tell how hard it was."""
    beats = max(1, math.ceil(max(thought, least) / pace)) if pace else 0
    return max(0.0, beats * pace - thought)
