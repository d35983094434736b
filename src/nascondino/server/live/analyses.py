"""Matches that are over, judged behind the table's back: one at a time, as far as nobody else needs the bots' turns.

What is found out is kept in memory, of so many matches. It follows from the match alone, so it can be found again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from nascondino.bots.analysis import JudgedDecision, accuracy, turning_points

from ..bots.pool import BotPool
from ..refusals import Refused
from ..wire.http_messages import Analysis, AnalysisState, LostChance, SeatAccuracy
from .reviews import Replay
from .room import Room
from .shelf import Shelf

LOG = logging.getLogger(__name__)

MOST_KEPT = 200  # matches
MOST_WAITING = 10
SECONDS = 120.0  # for one match; what is not judged by then is not judged


@dataclass
class Job:
    """One match, and how far it is judged."""

    state: AnalysisState = "preparing"
    decisions: int = 0
    judged: list[JudgedDecision] = field(default_factory=list)
    seats: list[SeatAccuracy] = field(default_factory=list)
    lost: list[LostChance] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def told(self) -> Analysis:
        return Analysis(self.state, len(self.judged), self.decisions, self.seats, self.lost)


class Analyses:
    def __init__(self, pool: BotPool, shelf: Shelf) -> None:
        self._pool = pool
        self._shelf = shelf
        self._jobs: OrderedDict[str, Job] = OrderedDict()  # by table; whichever was asked for last, last
        self._one_at_a_time = asyncio.Semaphore(1)

    def of(self, room: Room) -> Analysis:
        """How far it is; it begins, if it has not."""
        job = self._jobs.get(room.table.id)
        if job is None or job.state == "failed":
            job = self._begin(room)
        self._jobs.move_to_end(room.table.id)
        return job.told()

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task:
                job.task.cancel()

    def _begin(self, room: Room) -> Job:
        room.finished_match()
        if sum(job.state in ("preparing", "working") for job in self._jobs.values()) >= MOST_WAITING:
            raise Refused("too_fast", "Many matches are being analysed; wait a moment.")
        job = self._jobs[room.table.id] = Job()
        job.task = asyncio.create_task(self._run(room, job))
        if len(self._jobs) > MOST_KEPT:
            _, forgotten = self._jobs.popitem(last=False)
            if forgotten.task:
                forgotten.task.cancel()
        return job

    async def _run(self, room: Room, job: Job) -> None:
        try:
            async with self._one_at_a_time:
                await self._shelf.deepened(room.table.created.game)
                await self._judge(room, job)
                job.seats, job.lost = await room.look_back(lambda replay: _results(replay, job.judged))
                job.state = "done"
        except Exception as problem:
            LOG.warning("analysing a match of %s failed: %s", room.table.created.game, type(problem).__name__)
            job.state = "failed"

    async def _judge(self, room: Room, job: Job) -> None:
        seats = await room.look_back(lambda replay: replay.decisions())
        job.decisions, job.state = sum(len(each.decisions) for each in seats), "working"
        try:
            async with asyncio.timeout(SECONDS):
                for whose in seats:
                    async for found in self._pool.judge(whose):
                        job.judged.append(found)
        except TimeoutError:
            LOG.info("a match was too long to be analysed as a whole")


def _results(replay: Replay, judged: list[JudgedDecision]) -> tuple[list[SeatAccuracy], list[LostChance]]:
    seats: list[SeatAccuracy] = []
    lost: list[LostChance] = []
    for seat in range(replay.players):
        own = [found for found in judged if found.seat == seat]
        turning = turning_points(own)
        seats.append(SeatAccuracy(seat, len(own), accuracy(own)))
        lost += [replay.lost(found, is_turning=found in turning) for found in own if found.loss]
    return seats, sorted(lost, key=lambda each: each.moment)
