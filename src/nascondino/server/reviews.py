"""What is sent of a match that is over to whoever looks at it again: all chairs are open then."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.review import Review, seats_to_act, seen_together, view_together
from nascondino.engine.texts import seat_number

from . import project
from .messages import Aid, Candidate, Happened, Moment, Now, Reviewed, Spot, TableInfo, Thoughts
from .refusals import Refused
from .table import Table

Eyes = int | Literal["all"] | None
"""A seat, all of them together, or an onlooker."""


class Replay:
    """One finished match. It is played again as far as it is asked for, so one may look at a time."""

    def __init__(self, table: Table, match: Match) -> None:
        self._table = table
        self._match = match
        self._review = Review(match)

    def whole(self, info: TableInfo, eyes: Eyes) -> Reviewed:
        setup, review = self._match.setup, self._review
        items = [project.in_words(setup.game, setup.board, event.tobytes()) for event in self._seen(eyes)]
        chair = self._table.chair(None if eyes == "all" else eyes)
        perceived = [lengths[chair] for lengths in review.perceived]
        return Reviewed(
            table=info,
            spots=[Spot(*spot) for spot in project.spots(self._table)],
            items=items,
            perceived=perceived,
            makers=[None if seat == CHANCE else seat for seat in review.makers],
            highlights=self._highlights(items, perceived),
        )

    def moment(self, eyes: Eyes, number: int) -> Moment:
        match = self._at(number)
        seat = None if eyes == "all" else eyes
        return Moment(self._now(match, eyes), _aid(match, seat))

    def in_words(self, eyes: Eyes, number: int, language: str) -> str:
        match = self._at(number)
        return match.game.words.picture(_view(match, eyes), match.board, language)

    def decision(self, seat: int, number: int) -> Match:
        """The match at a moment at which the seat is to act."""
        match = self._at(number)
        if seat not in seats_to_act(match):
            raise Refused("not_to_act", f"Seat {seat_number(seat)} is not to act at moment {number}.")
        return match

    def thoughts(self, seat: int, number: int, bot: str, values: dict[int, float]) -> Thoughts:
        """What the bot thought, beside what was done."""
        match, made = self.decision(seat, number), self._review.next_action(number, seat)
        offers = project.offers(match, seat, match.view(seat))
        candidates = [Candidate(offer, values.get(offer.action), offer.action == made) for offer in offers]
        return Thoughts(bot, sorted(candidates, key=lambda each: -np.inf if each.value is None else each.value)[::-1])

    def _at(self, number: int) -> Match:
        if not 0 <= number <= self._review.length:
            raise Refused("bad_settings", f"There is no moment {number}; the last is {self._review.length}.")
        return self._review.at(number)

    def _now(self, match: Match, eyes: Eyes) -> Now:
        known = project.public(match)
        seat, made = None if eyes == "all" else eyes, sum(step.seat == eyes for step in match.steps)
        return project.now(match, seat, made, known, project.scene(match, _view(match, eyes)))

    def _seen(self, eyes: Eyes) -> Any:
        return seen_together(self._match) if eyes == "all" else self._match.seen(eyes)

    def _highlights(self, items: list[Happened], perceived: list[int]) -> list[int]:
        """The moments at which something happened that the game finds worth looking at, and the end."""
        kinds = self._match.game.info.highlights
        found = {int(np.searchsorted(perceived, n)) for n, item in enumerate(items, 1) if item.event["kind"] in kinds}
        return sorted(found | {len(perceived) - 1})


def _view(match: Match, eyes: Eyes) -> Any:
    return view_together(match) if eyes == "all" else match.view(eyes)


def _aid(match: Match, seat: int | None) -> Aid:
    belief, seen = Belief(match.chair(seat)), match.seen(seat)
    belief.update(seen)
    return project.aid(belief, len(seen), lambda event: event)
