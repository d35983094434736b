"""Hints for who is to act, at tables that were laid with them: from what the seat has perceived, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.questions import Advice, Question, Reason, question
from nascondino.engine.texts import seat_number

from ..bots.pool import BotPool
from ..refusals import Refused, not_yours
from ..tables.table import Table
from ..wire.http_messages import Hint, Why


class Hints:
    """The last one of each seat is kept: to ask again tells nothing new, and costs nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last: dict[int, tuple[Question, asyncio.Task[Advice | None]]] = {}

    def match_for(self, session: str, seat: int) -> Match:
        """The match, if whoever asks may have a hint now. What is refused follows from what everybody knows."""
        table = self._table
        if not table.created.hints:
            raise Refused("no_hints", "This table was laid without hints.")
        if not table.holds(session, seat):
            raise not_yours(seat)
        if table.match is None or seat not in table.match.actors:
            raise Refused("not_to_act", f"Seat {seat_number(seat)} is not to act now.")
        return table.match

    async def hint(self, session: str, seat: int, pool: BotPool) -> Hint:
        match = self.match_for(session, seat)
        asked = question(match, seat, bots.REVIEWER, None)
        if seat not in self._last or self._last[seat][0] != asked:
            self._last[seat] = asked, asyncio.create_task(pool.advise(asked))
        advice = await asyncio.shield(self._last[seat][1])
        if advice is None:
            self._last.pop(seat, None)
            raise Refused("not_possible", "No bot can say what to do here.")
        return _told(match, advice)


def _told(match: Match, advice: Advice) -> Hint:
    return Hint(
        bot=advice.bot,
        best=advice.best,
        best_value=advice.best_value,
        other=advice.other,
        other_value=advice.other_value,
        reasons=[_why(match, reason) for reason in advice.reasons],
    )


def _why(match: Match, reason: Reason) -> Why:
    kind: Any = reason.kind
    about = None if reason.secret is None else match.game.words.subject(reason.secret, match.players)
    return Why(kind, reason.best, reason.other, about)
