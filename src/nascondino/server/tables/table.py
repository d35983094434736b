"""A table: what the entries of its log make of it. It holds the referee, so it never leaves the server."""

from __future__ import annotations

import functools
import zlib
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any

from nascondino.engine import seal
from nascondino.engine.game import Setup
from nascondino.engine.match import Match, NotAllowed
from nascondino.engine.record import UNSALTED, Chain

from ..wire import messages, socket_messages
from .entries import (
    Acted,
    Admitted,
    Agreed,
    AnyEntry,
    BegunWithout,
    BotsLetFirst,
    Closed,
    Created,
    GaveIn,
    GivenToBot,
    Invited,
    Noted,
    Reading,
    RematchedAt,
    Returned,
    Salted,
    Sat,
    Saying,
    Shared,
    Spoken,
    State,
)
from .feed import Column, Feed
from .seats import Seat, seat_at_start

Referee = Callable[..., Match]
ENTRY_BYTES = 200  # of an entry, beside the words in it
MOST_TAKEN_ALONG = 50  # sayings, into a rematch
NOBODY: frozenset[int] = frozenset()


class OtherRules(Exception):
    """The log cannot be replayed: it was written under other rules."""


class Table:
    """One match and the people around it. Changed by `apply` alone."""

    def __init__(self, table_id: str, created: Created, setup: Setup, referee: Referee = Match) -> None:
        self.id = table_id
        self.created = created
        self.setup = setup
        self._referee = referee
        self.seq = 1
        self.seats = [seat_at_start(seat) for seat in created.seats]
        self.bots = self._seats_of_bots()
        self.waits_for_salts = created.format != UNSALTED
        # How long each of these lasts: those that are about a link or a session, as long as the table, for neither
        # changes its meaning with the match, and none can be withdrawn.
        self.spent: dict[str, int] = {}  # digests of tokens that opened a seat once, and the seat
        self.admitted = set(created.admitted)  # sessions of onlookers
        self.shared: set[str] = set()  # digests of readers' tokens
        self.readers: set[str] = set()  # sessions that came by one
        self.match: Match | None = None  # from when all seats are taken, and salts added
        self.chain: Chain | None = None
        self.names: list[str] = []  # of those who sat there when it began
        self.made = [0] * setup.players
        self.events = [0] * (setup.players + 1)  # of the match, that each chair has perceived
        self.told: list[bytes] = []  # by chair, the events that the last entry let it perceive
        self.perceived = 0  # a checksum over all that the chairs have perceived
        # What somebody says as a seat is theirs, for their side, in a turn: it ends with each of these.
        self.behind_bots: set[int] = set()  # seats that let the bots of their side go first
        self.asked: frozenset[int] = NOBODY  # bots that are to answer what a person of their side has said
        self.resigning: set[int] = set()  # seats whose vote to resign counts
        # Notes stay with the seat: only its holder can give it away, and they do not depend on roles.
        self.notes: dict[int, socket_messages.Notes] = {}
        self.said: set[tuple[str, str]] = set()  # sessions and keys: what was said stays said
        self.written: Counter[int | None] = Counter()  # bytes by seat, beside its actions; None: by onlookers, readers
        self.written[None] = ENTRY_BYTES * len(created.admitted)
        self.again: set[int] = set()  # seats whose holders would play again
        self.rematch: str | None = None
        self.feed = Feed(setup.players + 1)
        self.said_to_all: deque[Saying] = deque(created.said, MOST_TAKEN_ALONG)
        for each in created.said:
            self.feed.add(messages.Heard(each.channel, each.seat, each.name, each.text, earlier=True), self.events)
        self.changes = 1  # of what everybody may know of the table
        self._begin_if_ready()

    # What follows from it.

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.outcome is not None

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def commitment(self) -> str:
        """To the seed; public before anybody adds a salt."""
        return seal.commitment(self.created.seed)

    @property
    def link(self) -> str:
        """The last link of the seal."""
        return (self.chain.link if self.chain else seal.START).hex()

    def chair(self, seat: int | None) -> int:
        """Its position among the chairs: the seats, then the onlookers."""
        return self.players if seat is None else seat

    def length(self, seat: int | None) -> int:
        """The number of the last item of a chair."""
        return self.column(seat).length(self.events[self.chair(seat)])

    def lengths(self) -> list[int]:
        """The number of the last item of each chair."""
        return self.feed.lengths(self.events)

    def column(self, seat: int | None) -> Column:
        """The items of a chair that are no events of the match."""
        return self.feed.columns[self.chair(seat)]

    def holders(self) -> tuple[str, ...]:
        return tuple(seat.session for seat in self.seats if seat.session)

    def may_watch(self, session: str) -> bool:
        if self.created.public:
            return True
        return bool(session) and (
            session in self.admitted or session == self.created.host or self.holds_any(session)
        )

    def may_read(self, session: str) -> bool:
        """Whether the session may look at the match again. A reader may do nothing else, and only when it is over."""
        return self.may_watch(session) or (self.over and session in self.readers)

    @property
    def host(self) -> str:
        """The name of whoever laid the table, if they sit at it."""
        seat = self.first_seat_of(self.created.host)
        return "" if seat is None else self.seats[seat].name

    @property
    def own_board(self) -> str:
        """The title of a board that somebody brought."""
        return self.setup.board.title if self.created.own_board else ""

    def holds_any(self, session: str) -> bool:
        return self.first_seat_of(session) is not None

    def first_seat_of(self, session: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.held_by(session)), None)

    def holds(self, session: str, seat: int) -> bool:
        return seat < self.players and self.seats[seat].held_by(session)

    def lent_of(self, session: str) -> list[int]:
        """Seats of somebody that bots play only as long as they are away."""
        return [number for number, seat in enumerate(self.seats) if seat.lent and seat.held_by(session)]

    def undecided(self) -> list[int]:
        """Seats of people who sit there and have not said that they would play again."""
        return [number for number, seat in enumerate(self.seats) if seat.by_person and number not in self.again]

    def seats_of(self, session: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.held_by(session)]

    # One person, one side.

    def are_apart(self, one: int, other: int) -> bool:
        """Whether two seats are on different sides, at some time of the match at least."""
        return self._sides[one] != self._sides[other]

    @functools.cached_property
    def _sides(self) -> tuple[int, ...]:
        """By seat, for the whole match. Where they change, every seat is a side of its own."""
        if not self.setup.game.info.two_sides:
            return tuple(range(self.players))
        return (self.match or Match(self.setup, chosen=True)).survey.sides

    def role(self, seat: int) -> str:
        """What the seat plays, now or at first: everybody knows it who knows what is played."""
        return (self.match or Match(self.setup, chosen=True)).role(seat)

    def beside(self, seat: int) -> list[int]:
        """Seats of other sides that are held by the same device: for everybody to know."""
        return [other for other in self.seats_of(self.seats[seat].session) if self.are_apart(seat, other)]

    def is_between_sides(self, seat: int) -> bool:
        """Whether its device has a seat on another side now. Then it is no confidant of either."""
        match = self.match
        held = self.seats_of(self.seats[seat].session) if match else []
        return match is not None and any(match.side(other) != match.side(seat) for other in held)

    def has_people_besides(self, *sessions: str, but: int | None = None) -> bool:
        """Whether others sit there, or may sit down or come back; but for one seat."""
        others = [seat for number, seat in enumerate(self.seats) if number != but]
        return any(seat.session not in sessions if seat.session else not seat.bot for seat in others)

    def was_one_device(self, one: int, other: int) -> bool:
        """Whether the host has set the table up so that one device has both seats."""
        return self.created.seats[one].session == self.created.seats[other].session != ""

    def waiting_bots(self) -> list[int]:
        """Seats that a bot is to act for now: one of each side, so that each knows what the one before it did.

        Bots act after the people of their side, unless told to go ahead, or asked.
        """
        match = self.match
        if match is None or not self.bots:
            return []
        thinking = {match.side(seat) for seat in match.actors if self._keeps_bots_waiting(seat)}
        free = [seat for seat in match.actors if seat in self.asked or match.side(seat) not in thinking]
        bots = [seat for seat in free if self.seats[seat].bot]
        first = sorted(bots, key=lambda seat: not self._of_its_own(match, seat))
        return list({match.side(seat): seat for seat in reversed(first)}.values())

    def _keeps_bots_waiting(self, seat: int) -> bool:
        return not self.seats[seat].bot and seat not in self.behind_bots

    def choices(self, seat: int) -> list[int]:
        """What a bot may choose from: what people of its side can do too is theirs, if there is anything else to do."""
        match = self._going_on()
        return self._of_its_own(match, seat) or match.legal(seat)

    def _of_its_own(self, match: Match, seat: int) -> list[int]:
        """The actions of the seat that no person of its side could make now."""
        people = [other for other in self._people_beside(seat, match) if other in match.actors]
        shared = {action for other in people for action in match.legal(other)}
        return [action for action in match.legal(seat) if action not in shared]

    # The one way to change it.

    def apply(self, entry: AnyEntry) -> None:
        """Take in the next entry of the log."""
        self.told = []
        CHANGES[type(entry)](self, entry)
        if not isinstance(entry, Acted):  # which are nearly all, and change nobody's seat
            self.bots = self._seats_of_bots()
        self.seq += 1

    def _invited(self, entry: Invited) -> None:
        self._count(entry.seat)
        self._spend_link(entry.seat)
        self.seats[entry.seat].link = entry.link

    def _sat(self, entry: Sat) -> None:
        self._spend_link(entry.seat)
        self._forget_what_it_said(entry.seat)
        self.again.discard(entry.seat)
        used = self.seats[entry.seat].link
        self.seats[entry.seat] = Seat(entry.name, entry.session, used=used, adds_salt=entry.adds_salt)
        self._tell(messages.SeatChanged(entry.seat, "sat", entry.name))
        self._begin_if_ready()

    def _salted(self, entry: Salted) -> None:
        self.seats[entry.seat].salt = entry.salt
        self.changes += 1
        self._begin_if_ready()

    def _begun_without(self, entry: BegunWithout) -> None:
        self.waits_for_salts = False
        self.changes += 1
        self._begin_if_ready()

    def _given_to_bot(self, entry: GivenToBot) -> None:
        seat = self.seats[entry.seat]
        self._count(entry.seat)
        self._spend_link(entry.seat)
        seat.bot, seat.link, seat.lent = entry.bot, "", entry.by is not None
        self._forget_what_it_said(entry.seat)
        if entry.by is not None:
            self._tell(messages.SeatChanged(entry.seat, "lent", seat.name, self.seats[entry.by].name))
        else:
            self._tell(messages.SeatChanged(entry.seat, "left" if seat.session else "bot", seat.name or entry.bot))
        self._begin_if_ready()
        self._resign_if_all_agree()

    def _returned(self, entry: Returned) -> None:
        self.seats[entry.seat].bot, self.seats[entry.seat].lent = "", False
        self._forget_what_it_said(entry.seat)
        self._tell(messages.SeatChanged(entry.seat, "returned", self.seats[entry.seat].name))

    def _admitted(self, entry: Admitted) -> None:
        self._count(None)
        self.admitted.add(entry.session)

    def _shared(self, entry: Shared) -> None:
        self._count(None)
        self.shared.add(entry.link)

    def _reading(self, entry: Reading) -> None:
        self._count(None)
        self.readers.add(entry.session)

    def _acted(self, entry: Acted) -> None:
        if entry.perceived != self.perceived:
            raise OtherRules
        match = self._going_on()
        roles = match.survey.roles
        idle = self._may_be_asked(match, entry.seat) if self.bots else NOBODY
        try:
            match.play(entry.seat, entry.action)
        except NotAllowed:
            raise OtherRules from None
        self.made[entry.seat] += 1
        if self.bots:
            self.asked = frozenset(bot for bot in idle if bot in match.actors and self._of_its_own(match, bot))
        if self.resigning:
            self._end_votes(self._whose_votes_end(match, entry.seat, roles))
        if self.behind_bots:
            still_to_act = self.behind_bots.intersection(match.actors) - {entry.seat}  # who acts takes the lead again
            self.behind_bots = {seat for seat in still_to_act if self._has_bots_to_wait_for(match, seat)}
        self._seal()

    def _bots_let_first(self, entry: BotsLetFirst) -> None:
        self.behind_bots.add(entry.seat)
        self._tell(messages.BotsGoFirst(entry.seat))

    def _gave_in(self, entry: GaveIn) -> None:
        try:
            self._going_on().check_resignation(entry.seat)
        except NotAllowed:
            raise OtherRules from None
        self.resigning.add(entry.seat)
        self._tell(messages.Resigned(entry.seat))
        self._resign_if_all_agree()

    def _spoken(self, entry: Spoken) -> None:
        self.said.add((entry.session, entry.key))
        self._count(entry.seat, entry.key, entry.text)
        item = messages.Heard(entry.channel, entry.seat, entry.name, entry.text)
        if entry.onlookers:
            self.said_to_all.append(Saying(entry.seat, entry.channel, entry.name, entry.text))
        chairs = [*entry.seats, *([self.players] if entry.onlookers else [])]
        self.feed.add(item, self.events, chairs)

    def _noted(self, entry: Noted) -> None:
        made = self.notes[entry.seat].made if entry.seat in self.notes else 0
        self.notes[entry.seat] = socket_messages.Notes(made + 1, entry.text)
        self._count(entry.seat, entry.text)

    def _agreed(self, entry: Agreed) -> None:
        self.again.update(self.seats_of(self.seats[entry.seat].session))
        self._tell(messages.WouldPlayAgain(entry.seat))

    def _rematched(self, entry: RematchedAt) -> None:
        self.rematch = entry.table
        self._tell(messages.Rematched(entry.table))

    def _closed(self, entry: Closed) -> None:
        raise OtherRules

    def _count(self, seat: int | None, *words: str) -> None:
        """What was written down for a seat, or for those who hold none."""
        self.written[seat] += ENTRY_BYTES + sum(len(text.encode()) for text in words)

    def _spend_link(self, seat: int) -> None:
        """It opens nothing any more; whoever has it was invited all the same, and is told so."""
        if self.seats[seat].link:
            self.spent[self.seats[seat].link] = seat

    # How it goes on.

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    def awaited_salts(self) -> list[int]:
        """Seats without whose salt the match does not begin."""
        waits = self.match is None and self.waits_for_salts
        return [number for number, seat in enumerate(self.seats) if waits and seat.owes_salt]

    def _begin_if_ready(self) -> None:
        """When all seats are taken, and those have added their salt who are to."""
        if self.match is None and self.full and not self.awaited_salts():
            self.match = self._referee(self.setup, seed=self.created.seed, salts=self._salts())
            self.names = [seat.name or seat.bot for seat in self.seats]
            self.chain = Chain(self.match, self.names)
            self._seal()

    def _forget_what_it_said(self, seat: int) -> None:
        """Somebody else sits there now, or nobody."""
        self.behind_bots.discard(seat)
        self.asked -= {seat}
        if self.created.votes_end:
            self._end_votes([seat])

    def _whose_votes_end(self, match: Match, acting: int, roles: tuple[int, ...]) -> Iterable[int]:
        """Those of the other side, whose turn has passed; all, if this changed what anybody plays."""
        if not self.created.votes_end:
            return [acting]
        if match.survey.roles != roles:
            return range(self.players)
        return [seat for seat in range(self.players) if seat == acting or match.side(seat) != match.side(acting)]

    def _end_votes(self, seats: Iterable[int]) -> None:
        ended = self.resigning.intersection(seats)
        if ended:
            self.resigning -= ended
            self.changes += 1

    def _salts(self) -> tuple[str, ...] | None:
        unsalted = self.created.format == UNSALTED
        return None if unsalted else tuple(seat.recorded_salt() for seat in self.seats)

    def _resign_if_all_agree(self) -> None:
        """A side resigns when each person of it has said so; bots agree, unless others have put them there."""
        match = self.match
        for seat in self.resigning if match and not match.outcome else ():
            if match and self._people_beside(seat, match) | self._absent_beside(seat, match) <= self.resigning:
                match.resign(seat)
                self._seal()
                return

    def _seats_of_bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot]

    def _may_be_asked(self, match: Match, seat: int) -> frozenset[int]:
        """Before it acts: bots beside a person who have nothing of their own to do; those of absent people say nothing.

        If that gives them something, as who gives up for the team does, they were asked.
        """
        if self.seats[seat].bot:
            return self.asked
        beside = [bot for bot in self.bots if bot in match.actors and match.side(bot) == match.side(seat)]
        return frozenset(bot for bot in beside if not self.seats[bot].lent and not self._of_its_own(match, bot))

    def _has_bots_to_wait_for(self, match: Match, seat: int) -> bool:
        """Whether bots of the side still have something of their own to do."""
        bots = [other for other in match.actors if self.seats[other].bot and match.side(other) == match.side(seat)]
        return any(self._of_its_own(match, bot) for bot in bots)

    def _people_beside(self, seat: int, match: Match) -> set[int]:
        """The seats of its side that persons play."""
        side = match.side(seat)
        return {number for number, other in enumerate(self.seats) if other.by_person and match.side(number) == side}

    def _absent_beside(self, seat: int, match: Match) -> set[int]:
        """The seats of its side that bots play only as long as somebody is away: who is, has not given up."""
        side = match.side(seat)
        return {number for number, other in enumerate(self.seats) if other.lent and match.side(number) == side}

    def _going_on(self) -> Match:
        if self.match is None:
            raise OtherRules
        return self.match

    def _seal(self) -> None:
        """Take note of what the match has told since the last time."""
        match, before = self._going_on(), self.events
        if self.chain:
            self.chain.extend()
        self.told = match.told(before)
        self.perceived = zlib.crc32(b"".join(self.told), self.perceived)
        self.events = match.lengths()

    def _tell(self, item: messages.Item) -> None:
        """Let everybody perceive something that is no event of the match."""
        self.feed.add(item, self.events)
        self.changes += 1


CHANGES: dict[type, Callable[[Table, Any], None]] = {
    Invited: Table._invited,
    Sat: Table._sat,
    Salted: Table._salted,
    BegunWithout: Table._begun_without,
    GivenToBot: Table._given_to_bot,
    Returned: Table._returned,
    Admitted: Table._admitted,
    Shared: Table._shared,
    Reading: Table._reading,
    Acted: Table._acted,
    BotsLetFirst: Table._bots_let_first,
    GaveIn: Table._gave_in,
    Spoken: Table._spoken,
    Noted: Table._noted,
    Agreed: Table._agreed,
    RematchedAt: Table._rematched,
    Closed: Table._closed,
}
