"""From the table to what each chair is sent. Only Views and perceived events go in; nothing else comes out.

A Projection is made for each change of a table, and replaces the one before it as a whole. What a chair is sent of it
is made when its first device asks, once for all of them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from nascondino.engine import contract
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.engine.review import seats_to_act

from ..tables.feed import Column
from ..tables.table import Table
from ..wire.http_messages import Aid, Case, Doubt
from ..wire.messages import Outcome, encode
from .phrases import Phrases, phrases

Parts = dict[bytes, bytes]  # of Now, by name, each as JSON

NO_OFFERS = b"[]"
NO_PART: Parts = {b"made": b"0", b"offers": NO_OFFERS, b"talk": b"[]"}  # in what is done and said


class Standing:
    """How things stand for one chair that has perceived so many items."""

    def __init__(self, items: int, content: bytes, parts: Parts, before: Standing | None, spoken: Phrases) -> None:
        self.items = items
        self.since = before.items if before else None  # what `change` is to be added to
        self.change = before._changed_to(content, parts, spoken) if before else None
        self._content = content
        self._parts = parts

    @functools.cached_property
    def whole(self) -> msgspec.Raw:
        return _object(self._parts)

    def _changed_to(self, content: bytes, parts: Parts, spoken: Phrases) -> msgspec.Raw:
        """The parts that are another now; of the view, the fields."""
        before = self._parts
        changed = {name: part for name, part in parts.items() if part != before[name]}
        if b"view" in changed:
            changed[b"view"] = spoken.views.changes(self._content, content)
        return _object(changed)


def _object(parts: Parts) -> msgspec.Raw:
    return msgspec.Raw(b"{%b}" % b",".join([b'"%b":%b' % part for part in parts.items()]))


class Projection:
    """How a table stands after its last change."""

    def __init__(self, table: Table, before: Projection | None = None) -> None:
        self._match = table.match
        self._made = tuple(table.made)
        self._spoken = phrases(table.setup.game, table.setup.board)
        self.lengths = tuple(map(table.length, (*range(table.players), None)))
        self.link = table.link
        self.spots = _spots(table, before)
        self._earlier: dict[int, Standing] = {**before._earlier, **before._standings} if before else {}
        self._standings: dict[int, Standing] = {}  # by chair: the seats, then the onlookers
        self._seen: dict[bytes, tuple[Any, Parts]] = {}  # by view
        self._common: Parts = {}

    def standing(self, chair: int) -> Standing | None:
        """For the chair; the same as before, if it has perceived nothing since. None until all seats are taken."""
        if self._match is None:
            return None
        if chair not in self._standings:
            before = self._earlier.get(chair)
            is_same = before is not None and before.items == self.lengths[chair]
            self._standings[chair] = before if before and is_same else self._stands(self._match, chair, before)
        return self._standings[chair]

    def over_a_shoulder(self, seat: int) -> msgspec.Raw | None:
        """As the seat sees it, for somebody who can neither act nor talk."""
        if self._match is None:
            return None
        return _object({**self._sees(self._match, seat)[1], **NO_PART})

    def _stands(self, match: Match, chair: int, before: Standing | None) -> Standing:
        view, parts = self._sees(match, chair)
        parts = {**parts, **self._own(match, chair, view)}
        return Standing(self.lengths[chair], match.survey.views[chair], parts, before, self._spoken)

    def _own(self, match: Match, chair: int, view: Any) -> Parts:
        if chair == match.players:
            return parts_of_an_onlooker(self._spoken)
        return parts_of_a_seat(self._spoken, match, chair, view, self._made[chair])

    def _sees(self, match: Match, chair: int) -> tuple[Any, Parts]:
        """The view for words, and what is the same for all who see this."""
        content = match.survey.views[chair]
        if content not in self._seen:
            self._common = self._common or parts_of_all(match)
            view, parts = parts_of_a_view(self._spoken, content)
            self._seen[content] = view, {**parts, **self._common}
        return self._seen[content]


def parts_of_a_view(spoken: Phrases, content: bytes) -> tuple[Any, Parts]:
    """The view, given as bytes, for words; and as it is sent, with what stands on the board."""
    written = spoken.views.whole(content)
    view = spoken.view(written)
    return view, {b"view": written, b"figures": spoken.figures(view)}


def parts_of_all(match: Match) -> Parts:
    """What everybody may know."""
    survey, roles = match.survey, match.game.info.roles
    return {
        b"actors": encode(seats_to_act(match)),
        b"roles": encode([roles[role] for role in survey.roles]),
        b"sides": encode(survey.sides),
        b"points": encode(survey.points),
        b"outcome": encode(_outcome(match)),
    }


def parts_of_a_seat(spoken: Phrases, match: Match, seat: int, view: Any, made: int) -> Parts:
    """What is its own. Who is not to act is sent no offers."""
    may_act = seat in match.actors
    return {
        b"made": b"%d" % made,
        b"offers": spoken.offers(match.survey.legal[seat], view) if may_act else NO_OFFERS,
        b"talk": spoken.talk(match.survey.roles[seat]),
    }


def parts_of_an_onlooker(spoken: Phrases) -> Parts:
    return {**NO_PART, b"talk": spoken.talk(None)}


def now(match: Match, content: bytes, seat: int | None, made: int) -> msgspec.Raw:
    """How things stand for eyes that see this, given as bytes: of a match that is over."""
    spoken = phrases(match.game, match.board)
    view, parts = parts_of_a_view(spoken, content)
    own = parts_of_an_onlooker(spoken) if seat is None else parts_of_a_seat(spoken, match, seat, view, made)
    return _object({**parts, **parts_of_all(match), **own})


def items(table: Table, seat: int | None, after: int) -> list[msgspec.Raw]:
    """What the chair has perceived after the item of that number, as JSON."""
    return items_beside(table, seat, table.column(seat), after)


def items_beside(table: Table, seat: int | None, others: Column, after: int) -> list[msgspec.Raw]:
    """The events that the seat has perceived, with other items among them, after the item of that number."""
    return list(others.after(after, list(_events(table, seat, others.passed(after)))))


def _events(table: Table, seat: int | None, after: int) -> Iterator[msgspec.Raw]:
    if table.match:
        happened = phrases(table.setup.game, table.setup.board).happened
        yield from map(happened, table.match.perceived(seat, after))


def _spots(table: Table, before: Projection | None) -> tuple[Any, ...]:
    """Where things can stand: what everybody may know, so an onlooker's view shows it. The same object, if the same."""
    spots: tuple[Any, ...] = table.setup.board.spots(table.match.plain_view(None)) if table.match else ()
    return before.spots if before and spots == before.spots else spots


def _outcome(match: Match) -> Outcome | None:
    outcome = match.outcome
    return Outcome(outcome.reason, list(outcome.points), list(outcome.winners())) if outcome else None


def aid(belief: Belief, items: int, number: Callable[[int], int]) -> Aid:
    """What a belief leaves open that has taken in so many items; `number` finds the item of an event."""
    return Aid(
        items,
        [
            Doubt(under, about, [_case(case, number(case.since) if case.since else 0) for case in cases])
            for under, about, cases in belief.doubts()
        ],
    )


def _case(case: contract.Case, item: int) -> Case:
    return Case(case.name, case.spot, round(case.share, 4), case.why, item)
