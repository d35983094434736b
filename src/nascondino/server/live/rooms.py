"""The rooms in memory: opened when somebody asks for a table, let go when nobody uses it."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from nascondino.engine.game import Setup
from nascondino.engine.match import Match

from ..bots.keeper import BotKeeper
from ..limits import Limits
from ..log import Log
from ..refusals import Refused
from ..tables import entries
from ..tables.entries import AnyEntry, Created
from ..tables.table import OtherRules, Referee, Table
from .listing import Followers
from .room import Room
from .shelf import Shelf

MOST_KEPT = 1000  # rooms in memory, if not more are in use
LET_GO_AT_ONCE = 100  # of those that are not: to find them, all may have to be looked at


class Rooms:
    """Any table can be built anew from its log, so idle ones may go."""

    def __init__(self, log: Log, shelf: Shelf, bots: BotKeeper, limits: Limits, referee: Referee = Match) -> None:
        self._log = log
        self._shelf = shelf
        self._bots = bots
        self._limits = limits
        self._referee = referee
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._leaving: set[str] = set()  # tables that are being removed
        self.followers = Followers()

    async def create(self, table_id: str, created: Created) -> Room:
        setup = await self._setup(created)
        room = self._made(Table(table_id, created, setup, self._referee))
        await self._log.append_and_wait(table_id, 1, entries.encode(created))
        self._keep(room)
        room.list()
        self.followers.tell(room.table)
        room.attend_bots()
        return room

    async def room(self, table_id: str) -> Room:
        """The room of a table; raises Refused if there is no such table."""
        if table_id in self._leaving:
            raise _no_such_table()
        room = self._rooms.get(table_id)
        if room and not room.stale:
            self._rooms.move_to_end(table_id)
            return room
        if table_id not in self._opening:
            self._opening[table_id] = task = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Room:
        found = await asyncio.to_thread(_read, await self._log.entries(table_id))
        if not found or not isinstance(found[0], Created):
            raise _no_such_table()
        created = found[0]
        setup = await self._setup(created)
        table = Table(table_id, created, setup, self._referee)
        is_ours = await asyncio.to_thread(_replayed, table, found[1:])  # off the loop: a long one takes a while
        room = self._made(table, () if is_ours else found)
        self._keep(room)
        room.list()
        room.attend_bots()
        return room

    async def remove(self, table_id: str) -> bool:
        """A table that nobody uses, for good; False, if somebody does."""
        room = self._rooms.get(table_id)
        if table_id in self._opening or (room and room.is_in_use):
            return False
        self._leaving.add(table_id)
        try:
            if room:
                room.stale = True  # whoever has it in hand still does nothing there any more
                del self._rooms[table_id]
            await self._log.remove(table_id)
        finally:
            self._leaving.discard(table_id)
        return True

    async def _setup(self, created: Created) -> Setup:
        board, own = (None, created.own_board.encode()) if created.own_board else (created.board, None)
        return await self._shelf.setup(created.game, len(created.seats), board, created.options, own)

    def _made(self, table: Table, unread: Sequence[AnyEntry] = ()) -> Room:
        return Room(table, self._log, self._bots, self._limits, unread, followers=self.followers)

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._rooms.move_to_end(room.table.id)  # a stale one may have been kept under that name
        if len(self._rooms) >= MOST_KEPT + LET_GO_AT_ONCE:
            older = itertools.islice(self._rooms.items(), len(self._rooms) - LET_GO_AT_ONCE)
            idle = (table for table, other in older if not other.is_in_use)  # to the latest, somebody may be on the way
            for table in list(itertools.islice(idle, len(self._rooms) - MOST_KEPT)):
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


def _no_such_table() -> Refused:
    return Refused("no_such_table", "There is no such table.")
