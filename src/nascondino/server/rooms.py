"""Rooms: tables in use. A wish becomes an entry, is written down, takes effect, and is told to the chairs."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from nascondino.engine import seal
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match

from . import decisions, entries, exports, project
from .entries import AnyEntry, Closed, Created
from .log import Conflict, Listing, Log, StorageFailed
from .messages import Aid, Allow, Lean, Now, SeatInfo, SeatKind, TableInfo, TableSummary, encode
from .refusals import Refused
from .reviews import Replay
from .shelf import Shelf
from .shoulders import Shoulders
from .table import OtherRules, Referee, Table
from .thinkers import Thinkers, question

LOG = logging.getLogger(__name__)

RETRY = 5.0  # seconds until a bot acts again whose action could not be written down
MOST_IDLE = 1000  # rooms without visitors that stay in memory
Looked = TypeVar("Looked")
Decide = Callable[[Table], "AnyEntry | None"]


class Visitor(Protocol):
    """A connected device."""

    session: str

    def wake(self) -> None:
        """There may be news."""


class Room:
    """A table, those who are connected to it, and the bots that play at it."""

    def __init__(self, table: Table, log: Log, bots: BotKeeper, unread: Sequence[AnyEntry] = ()) -> None:
        self.table = table
        self._unread = list(unread)  # the whole log, if it was written under other rules
        self.stale = False  # what is in memory may not be what is in the log
        self.visitors: set[Visitor] = set()
        self.spots = project.spots(table)
        self.presence = 0  # how often somebody has come or gone
        self._log = log
        self._bots = bots
        self._lock = asyncio.Lock()
        self._now: dict[int | None, msgspec.Raw] = {}
        self._scenes: dict[bytes, project.Scene] = {}  # by what is seen
        self._public: project.Public | None = None
        self._looking = asyncio.Lock()
        self._replay: Replay | None = None
        self._beliefs: dict[int | None, Belief] = {}  # of chairs whose notebook was asked for
        self._aids: dict[int | None, msgspec.Raw] = {}
        self._over: dict[int, msgspec.Raw] = {}
        self.shoulders = Shoulders(table)

    # Changing the table.

    async def do(self, decide: Decide) -> bool:
        """Decide, write down, then let it take effect. False: it was so already. Raises Refused."""
        async with self._lock:
            self._check()
            entry = decide(self.table)
            if entry is None:
                return False
            await self._write(entry)
            self._take_effect(entry)
        return True

    def _check(self) -> None:
        if self.stale:
            raise Refused("stale", "The table has moved on; try again.")
        if self.readonly:
            raise Refused("other_version", "This table was played under other rules and cannot go on.")

    async def _write(self, entry: AnyEntry) -> None:
        """If it is not certain what is in the log, the room is built anew from it."""
        try:
            await self._log.append(self.table.id, self.table.seq + 1, entries.encode(entry))
        except StorageFailed:
            raise
        except Conflict:
            self._give_up()
            raise Refused("stale", "The table has moved on; try again.") from None
        except BaseException:
            self._give_up()
            raise

    def _take_effect(self, entry: AnyEntry) -> None:
        state, changes = self.table.state, self.table.changes
        self.table.apply(entry)
        self.shoulders.renew()
        self._now.clear()
        self._over.clear()
        self._scenes.clear()
        self._aids.clear()
        self._public = None
        self.spots = self._renewed_spots()
        if (state, changes) != (self.table.state, self.table.changes):
            self.list()
        self.wake()
        self.attend_bots()

    def _renewed_spots(self) -> tuple[Any, ...]:
        """The same object, if they are the same."""
        spots = project.spots(self.table)
        return self.spots if spots is self.spots or spots == self.spots else spots

    def _give_up(self) -> None:
        self.stale = True
        self.wake()

    def list(self) -> None:
        """Renew what lists show of the table."""
        table = self.table
        self._log.renew(Listing(table.id, table.created.public, table.state, encode(_summary(table)), table.holders()))

    # Those around it.

    def lean(self, session: str, wish: Lean) -> None:
        self._check()
        self.shoulders.lean(session, wish)
        self.wake()

    def allow(self, session: str, wish: Allow) -> None:
        self._check()
        self.shoulders.allow(session, wish)
        self.wake()

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self.presence += 1
        self.wake()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.presence += 1
        self.wake()

    def wake(self) -> None:
        for visitor in self.visitors:
            visitor.wake()

    def attend_bots(self) -> None:
        if not self.readonly:
            self._bots.attend(self)

    # What they are sent.

    def now(self, seat: int | None) -> msgspec.Raw:
        """How things stand for a chair, as JSON; made once for all who look through it."""
        if seat not in self._now:
            self._now[seat] = msgspec.Raw(encode(self._made_now(seat)))
        return self._now[seat]

    def _made_now(self, seat: int | None) -> Now | None:
        match = self.table.match
        if match is None:
            return None
        made = 0 if seat is None else self.table.made[seat]
        return project.now(match, seat, made, self._known(match), self._scene(match, seat))

    def now_over_a_shoulder(self, seat: int) -> msgspec.Raw:
        """How things stand for an onlooker who sees what the seat sees, as JSON."""
        if seat not in self._over:
            match = self.table.match
            now = match and project.now_over_a_shoulder(self._known(match), self._scene(match, seat))
            self._over[seat] = msgspec.Raw(encode(now))
        return self._over[seat]

    def _known(self, match: Match) -> project.Public:
        if self._public is None:
            self._public = project.public(match)
        return self._public

    def _scene(self, match: Match, seat: int | None) -> project.Scene:
        view = match.view(seat)
        content = view.tobytes()
        if content not in self._scenes:
            self._scenes[content] = project.scene(match, view)
        return self._scenes[content]

    def aid(self, seat: int | None, match: Match) -> msgspec.Raw:
        """What a chair can work out, as JSON: from what it perceived alone, and made when it is asked for."""
        if seat not in self._aids:
            belief = self._beliefs.setdefault(seat, Belief(match.chair(seat)))
            belief.update(match.seen(seat))
            self._aids[seat] = msgspec.Raw(encode(self._made_aid(seat, belief)))
        return self._aids[seat]

    @property
    def readonly(self) -> bool:
        """Its log was written under other rules: it cannot go on."""
        return bool(self._unread)

    async def export(self) -> str:
        """All that was written down of a match that cannot go on; first it is made sure that it never will."""
        async with self._lock:
            if not isinstance(self._unread[-1], Closed):
                await self._log.append(self.table.id, len(self._unread) + 1, entries.encode(Closed()))
                self._unread.append(Closed())
        return exports.text(self._unread)

    async def look_back(self, look: Callable[[Replay], Looked]) -> Looked:
        """At a match that is over; off the loop, since to play a long one again takes a while."""
        if self.readonly:
            raise Refused("other_version", "This table was played under other rules; it can only be exported.")
        match = self.table.match
        if match is None or not self.table.over:
            raise Refused("not_over", "The match is not over.")
        async with self._looking:
            self._replay = self._replay or Replay(self.table, match)
            return await asyncio.to_thread(look, self._replay)

    def _made_aid(self, seat: int | None, belief: Belief) -> Aid:
        return project.aid(belief, self.table.length(seat), self.table.column(seat).number)

    def edition(self) -> tuple[int, int, int, str]:
        """Changes whenever what `info` says may have changed."""
        return self.table.changes, self.presence, self.shoulders.changes, self.table.state

    def info(self, session: str) -> TableInfo:
        """What everybody may know of the table, and what is the session's own in it."""
        table, created = self.table, self.table.created
        is_around = table.may_watch(session)  # a reader is not: what was played is theirs to know, not who is there now
        present = {visitor.session for visitor in self.visitors} if is_around else set()
        return TableInfo(
            table=table.id,
            game=created.game,
            board=created.board,
            options=table.setup.settings,
            two_sides=table.setup.game.info.two_sides,
            public=created.public,
            aid=created.aid,
            host=created.host == session,
            seats=[_seat_info(table, number, session, present) for number in range(table.players)],
            begun=table.match is not None,
            over=table.over,
            commitment=seal.commitment(created.seed),
            rematch=table.rematch if is_around else None,
            readonly=self.readonly,
            guests=self.shoulders.told_to(session, present),
            silent=self.shoulders.is_silent(session),
        )


def _seat_info(table: Table, number: int, session: str, present: set[str]) -> SeatInfo:
    seat = table.seats[number]
    kind: SeatKind = "person" if seat.session else "bot" if seat.bot else "open"
    return SeatInfo(number, kind, seat.name, seat.bot or None, seat.session == session != "", seat.session in present)


def _summary(table: Table) -> TableSummary:
    return TableSummary(
        table=table.id,
        game=table.created.game,
        board=table.created.board,
        players=table.players,
        open=[number for number, seat in enumerate(table.seats) if not seat.taken],
        names=[seat.name for seat in table.seats],
        state=table.state,
        updated=0,
    )


class BotKeeper:
    """Lets bots act where they are to. An answer is released at a fixed time, however long the thinking took."""

    def __init__(self, thinkers: Thinkers, pace: float) -> None:
        self._thinkers = thinkers
        self._pace = pace
        self._tasks: dict[tuple[Room, int], asyncio.Task[None]] = {}

    def attend(self, room: Room) -> None:
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
        action = await self._thinkers.choose(question(match, seat, bot, self._pace, table.choices(seat)))
        await asyncio.sleep(until_beat(time.monotonic() - begun, self._pace))
        await room.do(lambda table: decisions.act_for_bot(table, seat, made, action))

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


def until_beat(thought: float, pace: float) -> float:
    """How long an answer still waits. One that is late waits for the next beat, or it would tell how hard it was."""
    beats = max(1, math.ceil(thought / pace)) if pace else 0
    return max(0.0, beats * pace - thought)


class Rooms:
    """The rooms in memory. Any table can be built anew from its log, so idle ones may go."""

    def __init__(self, log: Log, shelf: Shelf, bots: BotKeeper, referee: Referee = Match) -> None:
        self._log = log
        self._shelf = shelf
        self._bots = bots
        self._referee = referee
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def create(self, table_id: str, created: Created) -> Room:
        setup = await self._shelf.setup(created.game, len(created.seats), created.board, created.options)
        room = Room(Table(table_id, created, setup, self._referee), self._log, self._bots)
        await self._log.append(table_id, 1, entries.encode(created))
        self._keep(room)
        room.list()
        room.attend_bots()
        return room

    async def room(self, table_id: str) -> Room:
        """The room of a table; raises Refused if there is no such table."""
        room = self._rooms.get(table_id)
        if room and not room.stale:
            self._rooms.move_to_end(table_id)
            return room
        if table_id not in self._opening:
            self._opening[table_id] = task = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Room:
        found = _read(await self._log.entries(table_id))
        if not found or not isinstance(found[0], Created):
            raise Refused("no_such_table", "There is no such table.")
        created = found[0]
        setup = await self._shelf.setup(created.game, len(created.seats), created.board, created.options)
        table = Table(table_id, created, setup, self._referee)
        room = Room(table, self._log, self._bots, () if _replayed(table, found[1:]) else found)
        self._keep(room)
        room.list()
        room.attend_bots()
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        idle = [table for table, other in self._rooms.items() if not (other.visitors or other.table.waiting_bots())]
        for table in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._rooms[table]


def _read(bodies: list[bytes]) -> list[AnyEntry]:
    try:
        return [entries.decode(body) for body in bodies]
    except msgspec.DecodeError:
        raise Refused("other_version", "This table was written by another version of the program.") from None


def _replayed(table: Table, later: list[Any]) -> bool:
    """Whether all entries could be taken in; under changed rules, if nobody's perception changed."""
    try:
        for entry in later:
            table.apply(entry)
    except OtherRules:
        return False
    return table.created.board_digest == table.setup.board.digest
