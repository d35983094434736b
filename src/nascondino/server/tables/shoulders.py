"""Onlookers who look over a shoulder, with the leave of everybody who holds a seat.

None of this is written down. Whoever starts the server again finds that nobody has given leave.
"""

from __future__ import annotations

import itertools
from collections.abc import Set
from dataclasses import dataclass, field
from typing import Literal

from ..refusals import Refused, not_yours
from ..wire import messages
from ..wire.socket_messages import AnswerLook, AskToLook
from . import names
from .table import Table

MOST_GUESTS = 32  # at one table: each of them may ask people something
Present = Set[str]  # sessions that are connected

Holder = tuple[int, str]  # a seat, and the session that holds it: who takes the seat over has not given leave


class Look:
    """What an onlooker sees over a shoulder: what the seat sees and perceives, and what it hears from now on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.others = table.column(seat).overlooked(table.column(None))


@dataclass
class Guest:
    """An onlooker who has asked."""

    session: str
    ask: int = 0
    name: str = ""
    seat: int | None = None  # None: has leant back
    role: str = ""  # that the seat plays; with another it is another wish, which nobody has given leave for
    given: set[Holder] = field(default_factory=set)
    declined: set[Holder] = field(default_factory=set)  # who has declined is not asked again, whatever the shoulder
    look: Look | None = None  # while everybody gives leave
    has_looked: bool = False


class Shoulders:
    """Who looks over whose shoulder at one table."""

    def __init__(self, table: Table) -> None:
        self.changes = 0
        self._table = table
        self._guests: dict[str, Guest] = {}  # by session
        self._asks = itertools.count(1)

    # What guests and people do.

    def ask_to_look(self, session: str, wish: AskToLook, present: Present) -> None:
        guest = self._guests.get(session) or Guest(session)
        if wish.seat == guest.seat:
            return
        if wish.seat is not None:
            self._check(guest, wish.seat)
            self._make_room(guest, present)
            guest.name, guest.ask = self._name(guest, wish), next(self._asks)
            self._guests[session] = guest
        guest.seat, guest.given, guest.look = wish.seat, set(), None
        self.changes += 1
        self.renew()

    def _check(self, guest: Guest, seat: int) -> None:
        table = self._table
        if not guest.session or table.holds_any(guest.session):
            raise Refused("not_possible", "Only onlookers look over a shoulder.")
        if seat >= table.players:
            raise Refused("bad_settings", "This table has no such seat.")
        if table.state != "playing":
            raise Refused("over" if table.over else "not_begun", "There is no match to look at.")
        if self._is_closed(seat):
            raise Refused("not_possible", "Nobody looks over a shoulder whose device plays for several sides.")

    def _make_room(self, newcomer: Guest, present: Present) -> None:
        """Whoever has gone, or was declined, is forgotten for somebody else; never who has seen something."""
        if newcomer.session in self._guests or len(self._guests) < MOST_GUESTS:
            return
        for session, guest in self._guests.items():
            if not guest.has_looked and (session not in present or guest.declined):
                del self._guests[session]
                return
        raise Refused("not_possible", "Too many have asked to look over a shoulder.")

    def _name(self, guest: Guest, wish: AskToLook) -> str:
        if not wish.name:
            raise Refused("bad_settings", "Whoever asks needs a name.")
        others = [other.name for other in self._guests.values() if other is not guest]
        names.check(wish.name, [*(seat.name for seat in self._table.seats), *others], self._table.setup.game)
        return wish.name

    def answer_look(self, session: str, wish: AnswerLook) -> None:
        if not self._table.holds(session, wish.seat):
            raise not_yours(wish.seat)
        guest = self._asking(wish.ask)
        answered, other = (guest.given, guest.declined) if wish.given else (guest.declined, guest.given)
        answered.add((wish.seat, session))
        other.discard((wish.seat, session))
        self.changes += 1
        self.renew()

    def _asking(self, ask: int) -> Guest:
        for guest in self._guests.values():
            if guest.seat is not None and guest.ask == ask:
                return guest
        raise Refused("stale", "Nobody asks for that any more.")

    def renew(self) -> None:
        """After every change of the table: a look begins when all give leave, and ends as soon as one does not."""
        for guest in self._guests.values():
            self._end_leave_with_the_role(guest)
            may_look = self._may_look(guest)
            if may_look == (guest.look is not None):
                continue
            guest.look = Look(self._table, guest.seat) if may_look and guest.seat is not None else None
            guest.has_looked |= may_look
            self.changes += 1

    def _end_leave_with_the_role(self, guest: Guest) -> None:
        match = self._table.match
        role = match.role(guest.seat) if match and guest.seat is not None else ""
        if guest.role != role:
            guest.role, guest.given = role, set()
            self.changes += 1

    def _may_look(self, guest: Guest) -> bool:
        table = self._table
        if guest.seat is None or table.state != "playing" or table.holds_any(guest.session):
            return False
        return self._holders() <= guest.given and not self._is_closed(guest.seat)

    def _is_closed(self, seat: int) -> bool:
        """Its device plays for several sides, and other people play: they were asked about one shoulder only."""
        table = self._table
        return table.is_between_sides(seat) and table.has_people_besides(table.seats[seat].session)

    def _holders(self) -> set[Holder]:
        """Everybody who has to give leave, even while a bot plays for them: they may come back to their secrets."""
        return {(number, seat.session) for number, seat in enumerate(self._table.seats) if seat.session}

    # What follows from it.

    def look(self, session: str) -> Look | None:
        guest = self._guests.get(session)
        return guest.look if guest else None

    def over(self, session: str) -> int | None:
        """The seat over whose shoulder a session looks."""
        look = self.look(session)
        return look.seat if look else None

    def is_silent(self, session: str) -> bool:
        """Whoever has seen a secret could tell it until the match is over, even when they no longer look."""
        has_looked = session in self._guests and self._guests[session].has_looked
        return has_looked and not self._table.over and not self._table.holds_any(session)

    def told_to(self, session: str, present: set[str]) -> list[messages.Guest]:
        """Everybody is told of those who look; of those who ask, whoever is asked, while they are there."""
        own = [number for number, seat in enumerate(self._table.seats) if seat.held_by(session)]
        told = []
        for guest in self._guests.values() if self._table.state == "playing" else ():
            is_asked = own and guest.session in present and guest.session != session
            if guest.seat is not None and (guest.look or is_asked or (guest.session == session and not own)):
                told.append(self._told(guest, guest.seat, session, own))
        return told

    def _told(self, guest: Guest, seat: int, session: str, own: list[int]) -> messages.Guest:
        return messages.Guest(
            ask=guest.ask,
            name=guest.name,
            seat=seat,
            state=self._state(guest, session),
            mine=guest.session == session,
            given=[number for number in own if (number, session) in guest.given],
            declined=[number for number in own if (number, session) in guest.declined],
        )

    def _state(self, guest: Guest, session: str) -> Literal["asking", "looking", "declined"]:
        if guest.look:
            return "looking"
        return "declined" if guest.session == session and guest.declined & self._holders() else "asking"
