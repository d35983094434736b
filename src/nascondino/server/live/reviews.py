"""What is sent of a match that is over to whoever looks at it again: all chairs are open then.

Whoever looks may also try what might have happened instead. Nothing of that is kept: a moment that never was is named
by the actions that lead there, and built anew whenever it is asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal, cast

import numpy as np

from nascondino.bots import analysis
from nascondino.bots.analysis import JudgedDecision, SeatDecisions
from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match, NotAllowed, NotLegal, Step
from nascondino.engine.notebook import Notebook
from nascondino.engine.questions import Values
from nascondino.engine.review import Review, seats_to_act, seen_together, view_together
from nascondino.engine.texts import seat_number

from ..refusals import Refused
from ..tables.table import Table
from ..wire.http_messages import Aid, Candidate, LostChance, Moment, Opinion, Reviewed, SeatOffers, Thoughts, Variation
from ..wire.messages import Happened, Offer, Resigned, Spot, TableInfo
from . import projection
from .opinions import opinion_of
from .phrases import phrases
from .projection import Projection

MOST_TRIED = 300  # actions of a variation: more than most matches have, and an address of some 2000 characters

Eyes = int | Literal["all"] | None
"""A seat, all of them together, or an onlooker."""


@dataclass(frozen=True)
class Point:
    """A moment of the match; or, with a seed, one that never was: what might have followed it."""

    moment: int
    seed: bytes = b""  # of what chance does from there
    tried: tuple[Step, ...] = ()


POINT = re.compile(r"(\d{1,6})(?:-((?:[0-9a-f]{2}){4,32})((?:-\d{1,2}\.\d{1,9})*))?", re.ASCII)


def point(text: str) -> Point:
    """Read `12`, or `12-4f2a9c01-0.57-1.133`: a moment; the seed and the actions, by seat, of a variation of it."""
    found = POINT.fullmatch(text)
    if found is None:
        raise Refused("bad_settings", "A moment is a number, or that of a variation: number-seed-seat.action-….")
    moment, seed, tried = found.groups(default="")
    steps = [step.split(".") for step in tried.split("-")[1:]]
    if len(steps) > MOST_TRIED:
        raise Refused("not_possible", f"A variation has {MOST_TRIED} actions at most.")
    return Point(int(moment), bytes.fromhex(seed), tuple(Step(int(seat), int(action)) for seat, action in steps))


class Replay:
    """One finished match. It is played again as far as it is asked for, so one may look at a time."""

    def __init__(self, table: Table, match: Match) -> None:
        self._table = table
        self._match = match
        self._review = Review(match)

    @property
    def players(self) -> int:
        return self._match.players

    def whole(self, info: TableInfo, eyes: Eyes, *, reads: bool) -> Reviewed:
        review, items = self._review, self._items(self._match, eyes)
        perceived = [self._length(lengths, eyes) for lengths in review.perceived]
        highlights = self._highlights(items, perceived)
        resigned = self._match.resigned
        if resigned is not None:
            perceived[-1] += 1
        return Reviewed(
            table=info,
            offering=cast(Any, phrases(self._table.setup.game, self._table.setup.board).offering),
            spots=[Spot(*spot) for spot in Projection(self._table).spots],
            items=[*items, *([] if resigned is None else [Resigned(resigned)])],
            perceived=perceived,
            makers=[None if seat == CHANCE else seat for seat in review.makers],
            highlights=highlights,
            reads=reads,
        )

    def moment(self, eyes: Eyes, point: Point) -> Moment:
        match = self._at(point)
        seat = None if eyes == "all" else eyes
        return Moment(self._now(match, eyes), _aid(match, seat), self._variation(match, eyes, point))

    def opinion(self, eyes: Eyes, point: Point) -> Opinion:
        match, seat = self._at(point), None if eyes == "all" else eyes
        return opinion_of(match.chair(seat), match.seen(seat))

    def in_words(self, eyes: Eyes, point: Point, language: str) -> str:
        match = self._at(point)
        view = match.game.module.View.plain(_view(match, eyes))
        return match.game.words.picture(view, match.board, language)

    def decision(self, seat: int, point: Point) -> Match:
        """The match at a moment at which the seat is to act."""
        match = self._at(point)
        if seat not in seats_to_act(match):
            raise Refused("not_to_act", f"Seat {seat_number(seat)} is not to act at this moment.")
        return match

    def thoughts(self, seat: int, point: Point, found: Values) -> Thoughts:
        """What the bot thought, beside what was done."""
        offers, made = _offers(self.decision(seat, point), seat), self._made(seat, point)
        candidates = [Candidate(offer, found.values.get(offer[0]), offer[0] == made) for offer in offers]
        candidates.sort(key=lambda each: -np.inf if each.value is None else each.value, reverse=True)
        return Thoughts(found.bot, found.of_a_match, candidates)

    def decisions(self) -> list[SeatDecisions]:
        """Of all seats, with what each of them knew."""
        return analysis.decisions(self._review, range(self._match.players))

    def lost(self, found: JudgedDecision, *, is_turning: bool) -> LostChance:
        """What a decision lost, in words that are the seat's."""
        match = self._review.at(found.moment)
        made, best = (_offer(match, found.seat, action) for action in (found.made, found.best))
        return LostChance(found.seat, found.moment, made, best, found.best_value, found.made_value, is_turning)

    def _at(self, point: Point) -> Match:
        if not 0 <= point.moment <= self._review.length:
            raise Refused("bad_settings", f"There is no moment {point.moment}; the last is {self._review.length}.")
        match = self._review.at(point.moment)
        return self._varied(match, point) if point.seed else match

    def _varied(self, match: Match, point: Point) -> Match:
        if not seats_to_act(match):
            raise Refused("not_to_act", f"Nobody was to act at moment {point.moment}, so nothing else can be tried.")
        try:
            return self._review.variation(point.moment, point.seed, point.tried)
        except NotAllowed as why:
            raise Refused("not_legal" if isinstance(why, NotLegal) else "not_to_act", str(why)) from None

    def _variation(self, match: Match, eyes: Eyes, point: Point) -> Variation | None:
        if not point.seed:
            return None
        before = self._length(self._review.perceived[point.moment], eyes)
        choices = [SeatOffers(seat, _offers(match, seat), self._made(seat, point)) for seat in seats_to_act(match)]
        return Variation(self._items(match, eyes)[before:], choices, MOST_TRIED - len(point.tried))

    def _made(self, seat: int, point: Point) -> int | None:
        """What the seat did next in the match; of something else, nothing came next."""
        return None if point.tried else self._review.next_action(point.moment, seat)

    def _now(self, match: Match, eyes: Eyes) -> Any:
        """As JSON already."""
        seat, made = None if eyes == "all" else eyes, sum(step.seat == eyes for step in match.steps)
        return projection.now(match, _view(match, eyes).tobytes(), seat, made)

    def _items(self, match: Match, eyes: Eyes) -> list[Happened]:
        seen = seen_together(match) if eyes == "all" else match.seen(eyes)
        event_of = phrases(match.game, match.board).event
        return [event_of(event.tobytes()) for event in seen]

    def _length(self, lengths: list[int], eyes: Eyes) -> int:
        """How many events these eyes have perceived, if every chair has perceived so many."""
        return max(lengths) if eyes == "all" else lengths[self._table.chair(eyes)]

    def _highlights(self, items: list[Happened], perceived: list[int]) -> list[int]:
        """The moments at which something happened that the game finds worth looking at, and the end."""
        kinds = self._match.game.info.highlights
        found = {int(np.searchsorted(perceived, n)) for n, item in enumerate(items, 1) if item.event["kind"] in kinds}
        return sorted(found | {len(perceived) - 1})


def _offers(match: Match, seat: int) -> list[Offer]:
    return [_offer(match, seat, action) for action in match.legal(seat)]


def _offer(match: Match, seat: int, action: int) -> Offer:
    spoken = phrases(match.game, match.board)
    return spoken.offer(action, spoken.view(spoken.views.whole(match.survey.views[seat])))


def _view(match: Match, eyes: Eyes) -> Any:
    return view_together(match) if eyes == "all" else match.view(eyes)


def _aid(match: Match, seat: int | None) -> Aid:
    notebook, seen = Notebook(Belief(match.chair(seat))), match.seen(seat)
    notebook.update(seen)
    return projection.aid(notebook, seen, len(seen), lambda event: event)
