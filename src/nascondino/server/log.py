"""The log on disk: SQLite, one connection, one thread. Appends of many tables share a transaction (group commit).

`PRIMARY KEY (table_id, seq)` makes an entry that somebody else has written first a Conflict, never a second truth.
An append is answered after its commit is on the disk (synchronous = FULL). Where the disk fails so that it cannot be
known whether an entry is there, the database is opened anew, and whoever asked is told to look again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from nascondino.engine.errors import BadInput

from . import database
from .keeping import Keeping
from .refusals import Refused

LOG = logging.getLogger(__name__)

RENEW = """
INSERT INTO listing VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET updated = excluded.updated, state = excluded.state, summary = excluded.summary
WHERE (state, summary) != (excluded.state, excluded.summary)
"""  # one that says the same is none: to open a table again does not make it a recent one
APPEND = """
INSERT INTO entry
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), ?2, CAST(json_extract(value, '$[2]') AS BLOB)
FROM json_each(?1)
"""  # all with one statement: after each the interpreter's lock has to be had again, while others use it
UNTOUCHED = """
SELECT table_id FROM (
    SELECT table_id, updated, CASE
        WHEN state = 'waiting' OR NOT EXISTS (SELECT 1 FROM holding WHERE holding.table_id = listing.table_id) THEN ?1
        WHEN state = 'playing' THEN ?2
        ELSE ?3
    END AS latest FROM listing
) AS kept
WHERE updated < latest AND latest > (SELECT at FROM entry WHERE table_id = kept.table_id ORDER BY seq DESC LIMIT 1)
LIMIT ?4
"""  # a list is renewed when a table changes for those who see the list; its last entry may be later
STOP = None
GATHERING = 0.003  # seconds between two batches of many: each costs a sync and several turns of the interpreter's lock
MANY = 4  # jobs in a batch: after fewer, nobody else is likely to come soon, and the next batch does not wait
ROWS_AT_ONCE = 2000  # that are read while nothing is written
NOT_WRITTEN = ("FULL", "IOERR_WRITE", "READONLY", "BUSY", "LOCKED", "CORRUPT", "NOTADB", "CANTOPEN", "NOMEM", "TOOBIG")
"""So begin SQLite's names of the errors after which nothing was written. After others, as those of fsync, it may be."""


class StorageFailed(Refused):
    """What was to be written has not been written."""

    def __init__(self) -> None:
        super().__init__("storage", "The tables cannot be read or written at present; nothing has happened.")


class OutcomeUnknown(Refused):
    """What was to be written may have been written."""

    def __init__(self) -> None:
        super().__init__("unsure", "The disk failed: it is not certain whether this has happened. Look again.")


class Damaged(Refused):
    """What was written cannot be read any more."""

    def __init__(self) -> None:
        super().__init__("damaged", "The log of this table is damaged; it cannot be opened.")


class NotUsable(sqlite3.OperationalError):
    """There is no database to write to."""

    sqlite_errorname = "SQLITE_CANTOPEN"


class Conflict(Exception):
    """Somebody else has written that entry first."""


Then = Callable[["Exception | None"], None]  # told how it went


class Append(NamedTuple):
    table: str
    seq: int
    body: bytes
    then: Then


@dataclass(frozen=True)
class Listing:
    """A table as lists show it. It follows from the entries, so one that gets lost is made anew."""

    table: str
    public: bool
    state: str
    summary: bytes
    holders: tuple[str, ...]  # sessions that hold a seat


@dataclass(frozen=True, slots=True)
class Question:
    ask: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]


class Removal(NamedTuple):
    table: str
    then: Then


Job = Append | Listing | Question | Removal
Answer = Callable[[], None]  # what is to be done in the event loop after a job


class Log:
    """Opens the database, or says in a sentence why it cannot."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_gone = False  # the file was deleted or replaced: what is written now would be lost
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._connection: sqlite3.Connection | None = database.opened(path)
        self._identity = database.identity(path)
        self._loop: asyncio.AbstractEventLoop | None = None  # of whoever asks
        self._waiting: list[Job] = []  # for the batch that is being worked at
        self._works = False
        self._thread = threading.Thread(target=self._serve, name="log", daemon=True)
        self._thread.start()

    def append(self, table: str, seq: int, body: bytes, then: Then) -> None:
        """Write an entry for good, then say so; or say Conflict or StorageFailed: nothing is written then."""
        self._put(Append(table, seq, body, then))

    def renew(self, listing: Listing) -> None:
        """Renew what lists show of a table; nobody waits for it."""
        self._put(listing)

    async def append_and_wait(self, table: str, seq: int, body: bytes) -> None:
        """Write an entry for good; raises Conflict or StorageFailed."""
        written = asyncio.get_running_loop().create_future()
        self.append(table, seq, body, lambda problem: _settle(written, None, problem))
        await written

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table, in order; raises Damaged, if they cannot be read or one is missing."""
        found: list[bytes] = []
        while True:
            part = "SELECT seq, body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
            rows = await self._ask(_query(part, (table, len(found), ROWS_AT_ONCE)))
            if [seq for seq, _ in rows] != list(range(len(found) + 1, len(found) + len(rows) + 1)):
                LOG.error("%s: an entry of a table is missing after the first %d", self.path, len(found))
                raise Damaged
            found += [body for _, body in rows]
            if len(rows) < ROWS_AT_ONCE:
                return found

    async def public_tables(self, most: int) -> list[tuple[int, bytes]]:
        """Summaries of tables that are not over, the latest first, each with the time of its last change."""
        where = "public = 1 AND state != 'over'"
        return await self._listed(f"listing WHERE {where} ORDER BY updated DESC LIMIT ?", (most,))

    async def tables_of(self, session: str, most: int) -> list[tuple[int, bytes]]:
        """Summaries of the tables where a session holds a seat, the latest first."""
        held = "holding JOIN listing USING (table_id) WHERE session = ?"
        return await self._listed(f"{held} ORDER BY updated DESC LIMIT ?", (session, most))

    async def games_played(self) -> list[str]:
        """Those that there are tables of, the one played last first."""
        game = "json_extract(CAST(summary AS TEXT), '$.game')"
        rows = await self._ask(_query(f"SELECT {game} FROM listing GROUP BY 1 ORDER BY max(updated) DESC", ()))  # noqa: S608
        return [title for (title,) in rows]

    async def holds_a_seat(self, session: str) -> bool:
        """At any table."""
        return bool(await self._ask(_query("SELECT 1 FROM holding WHERE session = ? LIMIT 1", (session,))))

    async def untouched(self, keeping: Keeping, now: int, most: int) -> list[str]:
        """Tables that are kept no longer, some of them."""
        found: list[tuple[str]] = await self._ask(_query(UNTOUCHED, (*keeping.latest(now), most)))
        return [table for (table,) in found]

    async def remove(self, table: str) -> None:
        """All that there is of it; raises StorageFailed or OutcomeUnknown."""
        written = asyncio.get_running_loop().create_future()
        self._put(Removal(table, lambda problem: _settle(written, None, problem)))
        await written

    async def _listed(self, which: str, values: Sequence[Any]) -> list[tuple[int, bytes]]:
        rows: list[tuple[int, bytes]] = await self._ask(_query(f"SELECT updated, summary FROM {which}", values))  # noqa: S608
        return rows

    def close(self) -> None:
        """Finish what was asked, then close."""
        self._batches.put(self._waiting)
        self._batches.put(STOP)
        self._thread.join()
        self._forget()

    def _put(self, job: Job) -> None:
        """What is asked while the loop turns once, or while the thread is at work and shortly after, is a batch."""
        if self._loop is None:  # asked for once: it costs a call of the system each time
            self._loop = asyncio.get_running_loop()
        self._waiting.append(job)
        if not self._works:
            self._works = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _done(self, answers: Sequence[Answer]) -> None:
        self._works = bool(self._waiting)
        if self._works and self._loop:
            self._loop.call_later(GATHERING if len(answers) >= MANY else 0, self._hand_over)
        for answer in answers:
            try:
                answer()
            except Exception:  # of one table, which must not keep the others waiting
                LOG.exception("what was written down could not take effect")

    async def _ask(self, ask: Callable[[sqlite3.Connection], Any]) -> Any:
        question = Question(ask, asyncio.get_running_loop().create_future())
        self._put(question)
        return await question.answer

    # In the thread.

    def _serve(self) -> None:
        while (batch := self._batches.get()) is not STOP:
            self._look_after_the_file()
            answers = self._written([job for job in batch if isinstance(job, Append)])
            self._list([job for job in batch if isinstance(job, Listing)])
            answers += [self._answered(job) for job in batch if isinstance(job, Question)]
            answers += [partial(job.then, self._removed(job.table)) for job in batch if isinstance(job, Removal)]
            with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
                if self._loop:
                    self._loop.call_soon_threadsafe(self._done, answers)

    def _look_after_the_file(self) -> None:
        if not self.is_gone and database.identity(self.path) != self._identity:
            self.is_gone = True
            LOG.critical("%s was deleted or replaced; nothing can be written any more: stop the server", self.path)

    def _written(self, appends: Sequence[Append]) -> list[Answer]:
        """All in one transaction. If it fails, none is written, and each is told so."""
        if not appends:
            return []
        rows = [(append.table, append.seq, append.body.decode()) for append in appends]
        try:
            self._database().execute(APPEND, (msgspec.json.encode(rows).decode(), int(time.time())))
        except sqlite3.Error as error:
            if isinstance(error, sqlite3.IntegrityError) or _is(error, "CORRUPT"):
                return [partial(append.then, self._written_alone(append)) for append in appends]
            failure = self._failed("written", error)
            return [partial(append.then, failure) for append in appends]
        return [partial(append.then, None) for append in appends]

    def _written_alone(self, append: Append) -> Exception | None:
        """What is wrong with it, if anything: another of its batch was written before, or lies on a bad page."""
        row = (append.table, append.seq, int(time.time()), append.body)
        try:
            is_new = self._database().execute("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", row).rowcount == 1
        except sqlite3.Error as error:
            return self._failed("written", error)
        return None if is_new else Conflict()

    def _list(self, listings: Sequence[Listing]) -> None:
        """Nobody waits for it, and it is made anew when the table is opened: a failure is only said."""
        if not listings:
            return
        try:
            with database.transaction(self._database()) as connection:
                for listing in listings:
                    _list(connection, listing, int(time.time()))
        except sqlite3.Error as error:
            self._failed("written", error)

    def _removed(self, table: str) -> Exception | None:
        """What is wrong, if anything."""
        try:
            with database.transaction(self._database()) as connection:
                for part in ("listing", "holding", "entry"):
                    connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))  # noqa: S608
        except sqlite3.Error as error:
            return self._failed("written", error)
        return None

    def _answered(self, question: Question) -> Answer:
        try:
            result, failure = question.ask(self._database()), None
        except sqlite3.Error as error:
            result, failure = None, self._failed("read", error)
        return partial(_settle, question.answer, result, failure)

    def _database(self) -> sqlite3.Connection:
        """Opened anew, if it was closed after a failure of the disk."""
        if self.is_gone:
            raise NotUsable("it was deleted or replaced")
        if self._connection is None:
            try:
                self._connection = database.opened(self.path)
            except BadInput as why:
                raise NotUsable(str(why)) from None
        return self._connection

    def _failed(self, what: str, error: sqlite3.Error) -> Refused:
        LOG.error("%s cannot be %s: %s", self.path, what, error)
        if _is(error, "CORRUPT"):
            return Damaged()
        if what == "read" or _is(error, *NOT_WRITTEN):
            return StorageFailed()
        self._forget()
        return OutcomeUnknown()

    def _forget(self) -> None:
        """What is in the file is the truth; what the connection remembers of it may not be."""
        if self._connection:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None


def _is(error: sqlite3.Error, *names: str) -> bool:
    """Whether SQLite calls it so, or more exactly."""
    return getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").startswith(names)


def _list(connection: sqlite3.Connection, listing: Listing, now: int) -> None:
    connection.execute(RENEW, (listing.table, now, listing.public, listing.state, listing.summary))
    connection.execute("DELETE FROM holding WHERE table_id = ?", (listing.table,))
    for session in set(listing.holders):
        connection.execute("INSERT INTO holding VALUES (?, ?)", (session, listing.table))


def _query(statement: str, values: Sequence[Any]) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda connection: connection.execute(statement, values).fetchall()


def _settle(answer: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    if answer.cancelled():
        return
    if failure:
        answer.set_exception(failure)
    else:
        answer.set_result(result)
