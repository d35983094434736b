"""A table in use. A wish becomes an entry, is written down, takes effect, and is told to the chairs."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

from nascondino.bots.opinions import has_opinion
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.engine.notebook import Notebook

from .. import beats
from ..bots.keeper import BotKeeper
from ..limits import Bucket, Limits
from ..log import Conflict, Listing, Log, OutcomeUnknown
from ..refusals import Refused
from ..tables import decisions, entries, exports
from ..tables.entries import AnyEntry, Closed, GivenToBot
from ..tables.shoulders import Shoulders
from ..tables.table import Table
from ..wire.http_messages import Aid, Turn
from ..wire.messages import SeatInfo, SeatKind, TableInfo, encode
from ..wire.socket_messages import AnswerLook, AskToLook, Say
from . import listing, projection
from .hints import Hints
from .listing import Followers
from .presence import Presence
from .projection import Projection
from .reviews import Replay

Looked = TypeVar("Looked")
Wish = ParamSpec("Wish")
Done = Callable[["AnyEntry | None", "Exception | None"], None]  # told what was written down, or why nothing was


class Visitor(Protocol):
    """A connected device."""

    session: str

    def prepare(self) -> None:
        """There will be news soon."""

    def wake(self) -> None:
        """There may be news."""


class Room:
    """A table, those who are connected to it, and the bots that play at it."""

    def __init__(
        self,
        table: Table,
        log: Log,
        bots: BotKeeper,
        limits: Limits,
        unread: Sequence[AnyEntry] = (),
        beat: float = beats.NEWS,
        followers: Followers | None = None,
    ) -> None:
        self.table = table
        self._unread = list(unread)  # the whole log, if it was written under other rules
        self.stale = False  # what is in memory may not be what is in the log
        self.visitors: set[Visitor] = set()
        self.edition = 0  # of what `info` says: another one whenever it may have changed
        self.projection = Projection(table)
        self._log = log
        self._bots = bots
        self._beat = beat  # 0: news go out as soon as they are there
        self._wishes: deque[tuple[float, Callable[[], AnyEntry | None], Done]] = deque()
        self._writes = False
        self._exporting = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._replay: Replay | None = None
        self._notebooks: dict[int | None, Notebook] = {}  # of chairs that asked for theirs
        self._aids: dict[int | None, msgspec.Raw] = {}
        self.hints = Hints(table)
        self.shoulders = Shoulders(table)
        self._of_onlookers = Bucket(limits.onlookers)
        self._presence = Presence()
        self._followers = followers or Followers()
        self._acting: Sequence[int] = ()  # as it was told to those who follow their tables
        self._is_listed_anew = False

    # Changing the table.

    async def do(
        self, decide: Callable[Concatenate[Table, Wish], AnyEntry | None], *wish: Wish.args, **more: Wish.kwargs
    ) -> AnyEntry | None:
        """As `submit`, for who waits: what was written down, or None. Raises Refused."""
        answer: asyncio.Future[AnyEntry | None] = asyncio.get_running_loop().create_future()

        def done(entry: AnyEntry | None, problem: Exception | None) -> None:
            if answer.cancelled():
                return
            if problem:
                answer.set_exception(problem)
            else:
                answer.set_result(entry)

        self.submit(done, decide, *wish, **more)
        return await answer

    def submit(
        self,
        done: Done,
        decide: Callable[Concatenate[Table, Wish], AnyEntry | None],
        *wish: Wish.args,
        **more: Wish.kwargs,
    ) -> None:
        """Decide about a wish, write it down, let it take effect, and say what came of it: one wish after the other.

        Nothing is written down if it was so already.
        """
        self._wishes.append((time.monotonic(), partial(decide, self.table, *wish, **more), done))
        self._go_on()

    def _go_on(self) -> None:
        while self._wishes and not self._writes:
            begun, decide, done = self._wishes.popleft()
            try:
                self._check()
                entry = decide()
            except Exception as problem:  # Refused, or a mistake of ours: whoever wished for it is told
                done(None, problem)
                continue
            if entry is None:
                done(None, None)
            else:
                self._write(begun, entry, done)

    def _write(self, begun: float, entry: AnyEntry, done: Done) -> None:
        self._writes = True
        content, written = entries.encode(entry), partial(self._written, begun, entry, done)
        self._log.append(self.table.id, self.table.seq + 1, content, written)

    def _written(self, begun: float, entry: AnyEntry, done: Done, problem: Exception | None) -> None:
        """If it is not certain what is in the log, the room is built anew from it."""
        self._writes = False
        try:
            if problem:
                raise problem
            self._take_effect(entry)
        except OutcomeUnknown as failure:
            self.stale = True
            self._tell(done, None, failure)
        except Refused as failure:  # nothing was written
            self._tell(done, None, failure)
        except Conflict:
            self.stale = True
            self._tell(done, None, _moved_on())
        except Exception as mistake:
            self.stale = True
            self._tell(done, None, mistake)
        else:
            self._tell_at_beat(begun, done, entry)
            self.attend_bots()
        self._go_on()

    def _tell(self, done: Done, entry: AnyEntry | None, problem: Exception | None) -> None:
        done(entry, problem)
        self.wake()

    def _tell_at_beat(self, begun: float, done: Done, entry: AnyEntry) -> None:
        """All at once, and not as soon as they could be: how long it takes to make news may depend on a secret."""
        for visitor in self.visitors:
            visitor.prepare()
        if self._beat:
            now = time.monotonic()
            wait = beats.release(begun, now, self._beat) - now
            asyncio.get_running_loop().call_later(wait, self._tell, done, entry, None)
        else:
            self._tell(done, entry, None)

    def _check(self) -> None:
        if self.stale:
            raise _moved_on()
        if self.readonly:
            raise Refused("other_version", "This table was played under other rules and cannot go on.")

    def _take_effect(self, entry: AnyEntry) -> None:
        table, shoulders = self.table, self.shoulders
        state, changes, looks = table.state, table.changes, shoulders.changes
        table.apply(entry)
        shoulders.renew()
        self.projection = Projection(table, self.projection)
        self._aids.clear()
        has_changed = changes != table.changes or state != table.state
        if isinstance(entry, GivenToBot):
            self._give_back()
        acting = table.match.actors if table.match else ()
        if has_changed:
            self.list()
        if has_changed or acting != self._acting:
            self._acting, self._is_listed_anew = acting, True
        if has_changed or looks != shoulders.changes:
            self.edition += 1

    def decide_saying(self, table: Table, session: str, wish: Say) -> AnyEntry | None:
        if self.shoulders.is_silent(session):
            raise Refused("silent", "Who has looked over a shoulder does not talk until the match is over.")
        self._count_onlooker(session)
        return decisions.say(table, session, wish)

    def _count_onlooker(self, session: str) -> None:
        """Of them there may be any number, and whatever each does is told to all."""
        if not self.table.holds_any(session) and not self._of_onlookers.take():
            raise Refused("too_fast", "The onlookers of this table ask for too much.")

    def list(self) -> None:
        """Renew what lists show of the table."""
        table = self.table
        self._log.renew(Listing(table.id, table.created.public, table.state, listing.listed(table), table.holders()))

    # Those around it.

    def ask_to_look(self, session: str, wish: AskToLook) -> None:
        self._check()
        self._count_onlooker(session)
        self.shoulders.ask_to_look(session, wish, self._present())
        self.edition += 1
        self.wake()

    def answer_look(self, session: str, wish: AnswerLook) -> None:
        self._check()
        self.shoulders.answer_look(session, wish)
        self.edition += 1
        self.wake()

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self.edition += 1
        self._give_back()
        self.wake()
        self.attend_bots()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        if visitor.session not in self._present() and self.table.holds_any(visitor.session):
            self._presence.left(visitor.session)
        self.edition += 1
        if not self.visitors:
            self.projection = Projection(self.table)  # and nothing is kept of what others were sent
        self.wake()

    def _present(self) -> set[str]:
        return {visitor.session for visitor in self.visitors}

    def decide_stand_in(self, table: Table, session: str, number: int, known: Sequence[str]) -> AnyEntry | None:
        """Whether somebody is away is looked at when it is decided, and not when it was wished for."""
        holder = table.seats[number].session if number < table.players else ""
        is_late = self._presence.is_over_patience(holder, table.created.patience)
        has_been_away = is_late and holder not in self._present()
        return decisions.stand_in(table, session, number, known, has_been_away=has_been_away)

    def _give_back(self) -> None:
        """Whoever has come back has their seats again, which others have given to bots."""
        for session in self._present():
            for seat in self.table.lent_of(session):
                self.submit(_tell_nobody, decisions.take_back, session, seat)

    def wake(self) -> None:
        if self._is_listed_anew:
            self._is_listed_anew = False
            self._followers.tell(self.table)
        for visitor in tuple(self.visitors):  # one may have to go
            visitor.wake()

    def attend_bots(self) -> None:
        if self.is_attended and not self.readonly:
            self._bots.attend(self)

    @property
    def is_attended(self) -> bool:
        """Whether somebody is there or has to be waited for: bots alone wait, until somebody looks."""
        return bool(self.visitors) or any(seat.by_person for seat in self.table.seats)

    @property
    def is_in_use(self) -> bool:
        is_busy = bool(self.visitors) or self._writes or bool(self._wishes)
        return is_busy or (self.is_attended and bool(self.table.waiting_bots()))

    # What they are sent.

    def aid(self, seat: int | None, match: Match) -> msgspec.Raw:
        """What a chair can work out, as JSON: from what it perceived alone, and made when it is asked for."""
        if seat not in self._aids:
            self._aids[seat] = msgspec.Raw(encode(self._made_aid(seat, match)))
        return self._aids[seat]

    @property
    def readonly(self) -> bool:
        """Its log was written under other rules: it cannot go on."""
        return bool(self._unread)

    async def export(self) -> str:
        """All that was written down of a match that cannot go on; first it is made sure that it never will."""
        async with self._exporting:
            if not isinstance(self._unread[-1], Closed):
                await self._log.append_and_wait(self.table.id, len(self._unread) + 1, entries.encode(Closed()))
                self._unread.append(Closed())
        return exports.text(self._unread, self.table.match.salts if self.table.match else None)

    async def look_back(self, look: Callable[[Replay], Looked]) -> Looked:
        """At a match that is over; off the loop, since to play a long one again takes a while."""
        match = self.finished_match()
        async with self._looking:
            self._replay = self._replay or Replay(self.table, match)
            return await asyncio.to_thread(look, self._replay)

    def finished_match(self) -> Match:
        """Refuses, if it is not over or cannot be looked at."""
        if self.readonly:
            raise Refused("other_version", "This table was played under other rules; it can only be exported.")
        match = self.table.match
        if match is None or not self.table.over:
            raise Refused("not_over", "The match is not over.")
        return match

    def _made_aid(self, seat: int | None, match: Match) -> Aid:
        seen = match.seen(seat)
        if seat not in self._notebooks:
            self._notebooks[seat] = Notebook(Belief(match.chair(seat)))
        self._notebooks[seat].update(seen)
        return projection.aid(self._notebooks[seat], seen, self.table.length(seat), self.table.column(seat).number)

    def info(self, session: str) -> TableInfo:
        """What everybody may know of the table, and what is the session's own in it."""
        table, created = self.table, self.table.created
        is_around = table.may_watch(session)  # a reader is not: what was played is theirs to know, not who is there now
        present = self._present() if is_around else set()
        return TableInfo(
            table=table.id,
            game=created.game,
            board=created.board,
            own_board=table.own_board,
            options=table.setup.settings,
            two_sides=table.setup.game.info.two_sides,
            public=created.public,
            aid=created.aid,
            patience=created.patience,
            hints=created.hints,
            opinions=has_opinion(table.setup.game),
            host=created.host == session,
            seats=[self._seat_info(number, session, present) for number in range(table.players)],
            begun=table.match is not None,
            over=table.over,
            commitment=table.commitment,
            rematch=table.rematch if is_around else None,
            readonly=self.readonly,
            guests=self.shoulders.told_to(session, present),
            silent=self.shoulders.is_silent(session),
        )

    def _seat_info(self, number: int, session: str, present: set[str]) -> SeatInfo:
        table = self.table
        seat = table.seats[number]
        kind: SeatKind = "person" if seat.session else "bot" if seat.bot else "open"
        is_away = present and seat.session and seat.session not in present
        return SeatInfo(
            seat=number,
            kind=kind,
            name=seat.name,
            bot=seat.bot or None,
            mine=seat.held_by(session),
            present=seat.session in present,
            away_since=self._presence.away_since(seat.session) if is_away else None,
            beside=table.beside(number),
            resigning=number in table.resigning,
            owes_salt=number in table.awaited_salts(),
            again=number in table.again,
        )

    def turn(self, session: str) -> Turn:
        """Whose turn it is is public. It is no part of what is kept for lists, or every action would write one."""
        table = self.table
        acting = [table.seats[seat] for seat in table.match.actors] if table.match and not table.over else []
        people = [seat for seat in acting if seat.by_person]
        return Turn(any(seat.held_by(session) for seat in people), [seat.name for seat in people])


def _tell_nobody(entry: AnyEntry | None, problem: Exception | None) -> None:
    """Nobody has wished for it."""


def _moved_on() -> Refused:
    return Refused("stale", "The table has moved on; try again.")
