"""From the table to what each chair is sent. Only Views and perceived events go in; nothing else comes out.

A Projection is made for each change of a table, and replaces the one before it as a whole. What a chair is sent of it
is made when its first device asks, once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Any

import msgspec

from nascondino.engine import contract
from nascondino.engine.match import Match
from nascondino.engine.notebook import Notebook
from nascondino.engine.review import seats_to_act

from ..tables.feed import Column
from ..tables.table import Table
from ..wire.http_messages import Aid, Case, Changed, Doubt
from ..wire.messages import Outcome, encode
from .phrases import Phrases, phrases

Parts = tuple[bytes, ...]  # of Now, but for the view, each with its name, as JSON

NO_FIELDS = b"{}"
GOES_ON = b'"outcome":null'
NO_OFFERS = b'"offers":[]'
NO_PART: Parts = (b'"made":0', NO_OFFERS, b'"talk":[]')  # in what is done and said
OF_SPOT = ("place", "station")  # arguments of a text that follow from a spot: its name, and its number


class Standing(msgspec.Struct, frozen=True):
    """How things stand for one chair that has perceived so many items."""

    items: int
    content: bytes  # of the view
    view: bytes  # the same as JSON
    parts: Parts
    since: int | None  # the number of items after which things stood as `change` is to be added to
    change: msgspec.Raw | None

    @property
    def whole(self) -> msgspec.Raw:
        return _now(self.view, self.parts)


def _now(view: bytes, parts: Parts) -> msgspec.Raw:
    return msgspec.Raw(b'{"view":%b,%b}' % (view, b",".join(parts)))


class Projection:
    """How a table stands after its last change."""

    def __init__(self, table: Table, before: Projection | None = None) -> None:
        self._table = table
        self._match = table.match
        self._spoken: Phrases = before._spoken if before else phrases(table.setup.game, table.setup.board)
        self.lengths = table.lengths()
        self.link = table.link
        self.spots = _spots(table, before)
        self._told = table.told if before else []  # since then
        self._views = table.match.survey.all_views if table.match else b""
        self._who_sits_where = table.changes, table.match.survey.sides if table.match else ()
        self._between_sides = _between_sides(self._who_sits_where, table, before)
        self._lengths_before = before.lengths if before else []
        self._views_before = before._views if before else b""
        self._earlier: dict[int, Standing] = {**before._earlier, **before._standings} if before else {}
        self._standings: dict[int, Standing] = {}  # by chair: the seats, then the onlookers
        self._written: list[tuple[bytes, bytes]] = []  # views as JSON, by chair: whole, and what has changed
        self._seen: dict[bytes, tuple[Any, Parts]] = {}  # by view: for words, and the parts that follow from it
        self._common: Parts = ()

    def standing(self, chair: int) -> Standing | None:
        """For the chair; the same as before, if it has perceived nothing since. None until all seats are taken."""
        standing = self._standings.get(chair)
        if standing is None and self._match:
            before = self._earlier.get(chair)
            is_same = before is not None and before.items == self.lengths[chair]
            standing = before if before and is_same else self._stands(self._match, chair, before)
            self._standings[chair] = standing
        return standing

    @property
    def offering(self) -> Any:
        """How offers are put into words, as JSON already."""
        return self._spoken.offering

    def over_a_shoulder(self, seat: int) -> msgspec.Raw | None:
        """As the seat sees it, for somebody who can neither act nor talk."""
        if self._match is None:
            return None
        _, parts = self._sees(self._match, seat)
        return _now(self._written[seat][0], parts + NO_PART)

    def items(self, chair: int, after: int) -> msgspec.Raw:
        """What the chair has perceived after the item of that number."""
        if self._told and after == self._lengths_before[chair]:
            told = self._told[chair]
            if after + self._spoken.count(told) == self.lengths[chair]:  # and nothing but events
                return self._spoken.told(told)
        seat = chair if chair < self._table.players else None
        return items_beside(self._table, seat, self._table.column(seat), after)

    def _stands(self, match: Match, chair: int, before: Standing | None) -> Standing:
        view, parts = self._sees(match, chair)
        parts += self._own(match, chair, view)
        content, items, (written, changes) = match.survey.views[chair], self.lengths[chair], self._written[chair]
        if before is None or not self._views_before.startswith(before.content, chair * len(content)):
            return Standing(items, content, written, parts, None, None)
        return Standing(items, content, written, parts, before.items, _changed(before.parts, parts, changes))

    def _own(self, match: Match, chair: int, view: Any) -> Parts:
        if chair == match.players:
            return parts_of_an_onlooker(self._spoken)
        own = parts_of_a_seat(self._spoken, match, chair, view, self._table.made[chair])
        return (*own[:2], self._spoken.talk(None)) if chair in self._between_sides else own

    def _sees(self, match: Match, chair: int) -> tuple[Any, Parts]:
        """The view for words, and, beside it, what is the same for all who see this."""
        if not self._written:
            self._written = self._spoken.views.all(self._views, self._views_before or self._views)
            self._common = parts_of_all(self._spoken, match)
        content = match.survey.views[chair]
        seen = self._seen.get(content)
        if seen is None:
            view, figures = view_and_figures(self._spoken, self._written[chair][0])
            seen = self._seen[content] = view, (figures, *self._common)
        return seen


def _changed(before: Parts, parts: Parts, changes_of_view: bytes) -> msgspec.Raw:
    """The parts that are another now; of the view, the fields, which are known already."""
    changed = list(compress(parts, map(ne, parts, before)))
    if changes_of_view != NO_FIELDS:
        changed.append(b'"view":%b' % changes_of_view)
    return msgspec.Raw(b"{%b}" % b",".join(changed))


def view_and_figures(spoken: Phrases, written: bytes) -> tuple[Any, bytes]:
    """The view, given as JSON, for words; and as it is sent, what stands on the board."""
    view = spoken.view(written)
    return view, b'"figures":%b' % spoken.figures(view)


def parts_of_all(spoken: Phrases, match: Match) -> Parts:
    """What everybody may know."""
    survey = match.survey
    of_the_seats = spoken.seats(tuple(seats_to_act(match)), survey.roles, survey.sides, survey.points)
    return (*of_the_seats, b'"outcome":%b' % encode(_outcome(match)) if match.outcome else GOES_ON)


def parts_of_a_seat(spoken: Phrases, match: Match, seat: int, view: Any, made: int) -> Parts:
    """What is its own. Who is not to act is sent no offers."""
    may_act = seat in match.actors
    return (
        b'"made":%d' % made,
        b'"offers":%b' % spoken.offers(match.survey.legal[seat], view) if may_act else NO_OFFERS,
        spoken.talk(match.survey.roles[seat]),
    )


def parts_of_an_onlooker(spoken: Phrases) -> Parts:
    return (*NO_PART[:2], spoken.talk(None))


def now(match: Match, content: bytes, seat: int | None, made: int) -> msgspec.Raw:
    """How things stand for eyes that see this, given as bytes: of a match that is over."""
    spoken = phrases(match.game, match.board)
    written = spoken.views.whole(content)
    view, figures = view_and_figures(spoken, written)
    own = parts_of_an_onlooker(spoken) if seat is None else parts_of_a_seat(spoken, match, seat, view, made)
    return _now(written, (figures, *parts_of_all(spoken, match), *own))


def items_beside(table: Table, seat: int | None, others: Column, after: int) -> msgspec.Raw:
    """The events that the seat has perceived, with other items among them, after the item of that number."""
    passed = others.passed(after)
    events = table.match.perceived(seat, passed) if table.match else []
    happened = phrases(table.setup.game, table.setup.board).happened
    return msgspec.Raw(b"[%b]" % b",".join(others.after(after, [happened(event) for event in events])))


def _spots(table: Table, before: Projection | None) -> tuple[Any, ...]:
    """Where things can stand: what everybody may know, so an onlooker's view shows it. The same object, if the same."""
    if table.match is None:
        return ()
    if before and before.spots and table.setup.board.spots_stay:
        return before.spots
    spots: tuple[Any, ...] = table.setup.board.spots(table.match.plain_view(None))
    return before.spots if before and spots == before.spots else spots


def _between_sides(sitting: tuple[int, tuple[int, ...]], table: Table, before: Projection | None) -> frozenset[int]:
    """Seats whose device has one on another side; the same as before, while everybody sits where they sat."""
    if before and before._who_sits_where == sitting:
        return before._between_sides
    return frozenset(seat for seat in range(table.players) if table.is_between_sides(seat))


def _outcome(match: Match) -> Outcome | None:
    outcome = match.outcome
    return Outcome(outcome.reason, list(outcome.points), list(outcome.winners())) if outcome else None


def aid(notebook: Notebook, seen: Any, items: int, number: Callable[[int], int]) -> Aid:
    """What a notebook leaves open of a chair that has perceived so many items; `number` finds the item of an event."""
    chair, doubts = notebook.belief.chair, notebook.belief.doubts()
    changes = filter(None, map(notebook.change, doubts))
    events = {case.since for each in doubts for case in each.cases} | {change.event for change in changes}
    spoken = phrases(chair.game, chair.board)
    told = {number(event): spoken.event(seen[event - 1].tobytes()).text for event in sorted(events - {0})}
    return Aid(items, [_open(each, notebook, number) for each in doubts], told)


def _open(told: contract.Doubt, notebook: Notebook, number: Callable[[int], int]) -> Doubt:
    change = notebook.change(told)
    changed = change and Changed(number(change.event), change.gone, change.come)
    return msgspec.structs.replace(doubt(told, number), left=notebook.left(told), changed=changed)


def doubt(told: contract.Doubt, number: Callable[[int], int]) -> Doubt:
    """Many cases are excluded for the same reason, which is told once, whatever place it is about."""
    reasons: list[contract.Message] = []
    cases = [_case(case, reasons, number) for case in told.cases]
    return Doubt(told.under, told.about, cases, reasons, left=0, changed=None)


def _case(case: contract.Case, reasons: list[contract.Message], number: Callable[[int], int]) -> Case:
    why = case.why and _reason(case.why, reasons, OF_SPOT if case.spot else ())
    return Case(case.name, case.spot, round(case.share, 4), why, number(case.since) if case.since else 0)


def _reason(why: contract.Message, reasons: list[contract.Message], untold: tuple[str, ...]) -> int:
    """Its number among the reasons; a new one is added, without some of its arguments."""
    name, arguments = why
    told = name, {key: value for key, value in arguments.items() if key not in untold}
    if told not in reasons:
        reasons.append(told)
    return reasons.index(told)
