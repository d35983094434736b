"""Tables as lists show them; and pages that show somebody's own, which are told when one of them has changed.

What such a page is told everybody around those tables may know: who is to act, who sits there, how it ended. It is told
when that has changed, and not when somebody has done something in secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

import msgspec

from ..limits import Bucket, Limits
from ..log import Log
from ..refusals import Refused
from ..tables.table import Table
from ..wire import messages, padding, socket_messages
from ..wire.http_messages import Tables, TableSummary, Turn

MOST_LISTED = 100
MOST_TURNS = 40  # of the tables in a list, the latest: to know whose turn it is they have to be opened
REST = 1.0  # seconds between two lists, however much happens


class ListedTable(TableSummary, frozen=True):
    """As it is kept: who is told `mine` follows from the sessions, which are told to nobody."""

    sessions: tuple[str, ...] = ()  # by seat


def listed(table: Table) -> bytes:
    outcome = table.match.outcome if table.match else None
    return messages.encode(
        ListedTable(
            table=table.id,
            game=table.created.game,
            board=table.created.board,
            own_board=table.own_board,
            players=table.players,
            open=[number for number, seat in enumerate(table.seats) if not seat.taken],
            names=[seat.name for seat in table.seats],
            state=table.state,
            updated=0,
            winners=list(outcome.winners()) if outcome else [],
            sessions=tuple(seat.session for seat in table.seats),
        )
    )


def told(rows: Iterable[tuple[int, bytes]], session: str) -> Tables:
    """Kept tables, each with the time of its last change, as they are told to a session."""
    return Tables([_told(updated, _decode(kept), session) for updated, kept in rows])


def _told(updated: int, kept: ListedTable, session: str) -> TableSummary:
    mine = [seat for seat, holder in enumerate(kept.sessions) if session and holder == session]
    return TableSummary(
        table=kept.table,
        game=kept.game,
        board=kept.board,
        own_board=kept.own_board,
        players=kept.players,
        open=kept.open,
        names=kept.names,
        state=kept.state,
        updated=updated,
        winners=kept.winners,
        mine=mine,
    )


_decode = msgspec.json.Decoder(ListedTable).decode


class Followers:
    """Pages that follow the tables of a session."""

    def __init__(self) -> None:
        self._changed: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def following(self, session: str) -> Iterator[asyncio.Event]:
        """What is set whenever one of its tables has changed."""
        changed = asyncio.Event()
        self._changed.setdefault(session, set()).add(changed)
        try:
            yield changed
        finally:
            self._changed[session].discard(changed)
            if not self._changed[session]:
                del self._changed[session]

    def tell(self, table: Table) -> None:
        """Those who hold a seat there."""
        if not self._changed:
            return
        for session in table.holders():
            for changed in self._changed.get(session, ()):
                changed.set()


class OpenRoom(Protocol):
    def turn(self, session: str) -> Turn: ...


class OpensRooms(Protocol):
    followers: Followers

    async def room(self, table_id: str) -> OpenRoom: ...


class Connection(Protocol):
    """To a page."""

    def listen(self, listener: Following) -> None: ...

    @property
    def is_free(self) -> bool: ...

    def send_text(self, content: bytes) -> None: ...


class Following:
    """A page that shows the tables of a session: it is sent the list, and again when it has changed."""

    def __init__(self, connection: Connection, session: str, log: Log, rooms: OpensRooms, limits: Limits) -> None:
        self._connection = connection
        self._session = session
        self._log, self._rooms = log, rooms
        self._bucket = Bucket(limits.messages)
        self._ended = asyncio.Event()

    async def serve(self) -> None:
        """Until the page has gone."""
        self._connection.listen(self)
        sending = asyncio.create_task(self._send_lists())
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({sending, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, ended):
                task.cancel()
            await asyncio.gather(sending, ended, return_exceptions=True)

    async def _send_lists(self) -> None:
        sent: Tables | None = None
        with self._rooms.followers.following(self._session) as changed:
            while True:
                changed.clear()
                found = await self._tables()
                if found != sent and self._connection.is_free:
                    self._connection.send_text(messages.encode(found))
                    sent = found
                await changed.wait()
                await asyncio.sleep(REST)

    async def _tables(self) -> Tables:
        found = told(await self._log.tables_of(self._session, MOST_LISTED), self._session).tables
        playing = [table.table for table in found if table.state == "playing"][:MOST_TURNS]
        turns = {table: await self._turn(table) for table in playing}
        return Tables([msgspec.structs.replace(table, turn=turns.get(table.table)) for table in found])

    async def _turn(self, table: str) -> Turn | None:
        try:
            return (await self._rooms.room(table)).turn(self._session)
        except Refused:  # it cannot be opened: whoever goes there is told why
            return None

    # What comes from the page: nothing but a question whether somebody is there.

    def received(self, content: bytes) -> None:
        if not self._bucket.take():
            self._ended.set()
            return
        try:
            asked = messages.decode(content, _pings)
        except msgspec.DecodeError:
            self._ended.set()
            return
        self._connection.send_text(padding.padded(messages.encode(socket_messages.Accepted(asked.id)), padding.SHORT))

    def writable(self) -> None:
        """The next list goes when something has changed."""

    def lost(self) -> None:
        self._ended.set()


_pings = msgspec.json.Decoder(socket_messages.Ping)
