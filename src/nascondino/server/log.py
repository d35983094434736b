"""The log on disk: SQLite, one connection, one thread. Appends of many tables share a transaction (group commit).

`PRIMARY KEY (table_id, seq)` makes an entry that somebody else has written first a Conflict, never a second truth.
An append is answered after its commit is on the disk (synchronous = FULL).
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

from .refusals import Refused

LOG = logging.getLogger(__name__)

SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE listing (
    table_id TEXT PRIMARY KEY,
    updated INTEGER NOT NULL,
    public INTEGER NOT NULL,
    state TEXT NOT NULL,
    summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX listing_by_time ON listing (public, state, updated);
CREATE TABLE holding (
    session TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;
CREATE INDEX holding_by_table ON holding (table_id);
"""
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
STOP = None


class StorageFailed(Refused):
    """What was to be written has not been written."""

    def __init__(self) -> None:
        super().__init__("storage", "The tables cannot be read or written at present; nothing has happened.")


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


Job = Append | Listing | Question
Answer = Callable[[], None]  # what is to be done in the event loop after a job


class Log:
    """Opens the database, or says in a sentence why it cannot."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._connection = _opened(path)
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
        """All entries of a table, in order."""
        rows = await self._ask(_query("SELECT body FROM entry WHERE table_id = ? ORDER BY seq", (table,)))
        return [body for (body,) in rows]

    async def public_tables(self, most: int) -> list[tuple[int, bytes]]:
        """Summaries of tables that are not over, the latest first, each with the time of its last change."""
        where = "public = 1 AND state != 'over'"
        return await self._listed(f"listing WHERE {where} ORDER BY updated DESC LIMIT ?", (most,))

    async def tables_of(self, session: str, most: int) -> list[tuple[int, bytes]]:
        """Summaries of the tables where a session holds a seat, the latest first."""
        held = "holding JOIN listing USING (table_id) WHERE session = ?"
        return await self._listed(f"{held} ORDER BY updated DESC LIMIT ?", (session, most))

    async def holds_a_seat(self, session: str) -> bool:
        """At any table."""
        return bool(await self._ask(_query("SELECT 1 FROM holding WHERE session = ? LIMIT 1", (session,))))

    async def _listed(self, which: str, values: Sequence[Any]) -> list[tuple[int, bytes]]:
        rows: list[tuple[int, bytes]] = await self._ask(_query(f"SELECT updated, summary FROM {which}", values))  # noqa: S608
        return rows

    def close(self) -> None:
        """Finish what was asked, then close."""
        self._batches.put(self._waiting)
        self._batches.put(STOP)
        self._thread.join()
        self._connection.close()

    def _put(self, job: Job) -> None:
        """All that is asked while the loop turns once, or while the thread is at work, makes the next batch."""
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
        if self._works:  # first: the disk has something to do while what was written takes effect
            self._hand_over()
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
            answers = self._written([job for job in batch if isinstance(job, Append)])
            self._list([job for job in batch if isinstance(job, Listing)])
            answers += [self._answered(job) for job in batch if isinstance(job, Question)]
            with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
                if self._loop:
                    self._loop.call_soon_threadsafe(self._done, answers)

    def _written(self, appends: Sequence[Append]) -> list[Answer]:
        """All in one transaction. If it fails, none is written, and each is told so."""
        if not appends:
            return []
        try:
            lost, failure = self._append(appends, int(time.time())), None
        except sqlite3.Error as error:
            self._roll_back()
            lost, failure = [], self._failed("written", error)
        return [partial(append.then, failure or (Conflict() if append in lost else None)) for append in appends]

    def _append(self, appends: Sequence[Append], now: int) -> list[Append]:
        """Those that somebody else was faster with."""
        rows = msgspec.json.encode([(append.table, append.seq, append.body.decode()) for append in appends]).decode()
        try:
            self._connection.execute(APPEND, (rows, now))  # a transaction by itself
        except sqlite3.IntegrityError:
            return self._append_each(appends, now)
        return []

    def _append_each(self, appends: Sequence[Append], now: int) -> list[Append]:
        self._connection.execute("BEGIN IMMEDIATE")
        lost = [append for append in appends if not self._append_one(append, now)]
        self._connection.execute("COMMIT")
        return lost

    def _append_one(self, append: Append, now: int) -> bool:
        row = (append.table, append.seq, now, append.body)
        return self._connection.execute("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", row).rowcount == 1

    def _list(self, listings: Sequence[Listing]) -> None:
        """Nobody waits for it, and it is made anew when the table is opened: a failure is only said."""
        if not listings:
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for listing in listings:
                self._list_one(listing, int(time.time()))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            self._failed("written", error)

    def _list_one(self, listing: Listing, now: int) -> None:
        row = (listing.table, now, listing.public, listing.state, listing.summary)
        self._connection.execute(RENEW, row)
        self._connection.execute("DELETE FROM holding WHERE table_id = ?", (listing.table,))
        for session in set(listing.holders):
            self._connection.execute("INSERT INTO holding VALUES (?, ?)", (session, listing.table))

    def _answered(self, question: Question) -> Answer:
        try:
            result, failure = question.ask(self._connection), None
        except sqlite3.Error as error:
            result, failure = None, self._failed("read", error)
        return partial(_settle, question.answer, result, failure)

    def _failed(self, what: str, error: sqlite3.Error) -> StorageFailed:
        LOG.error("%s cannot be %s: %s", self.path, what, error)
        return StorageFailed()

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


def _opened(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise _unusable(path, str(error)) from None
    except OSError as error:
        raise _unusable(path, str(error.strerror)) from None
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise _unusable(path, "another server is using it" if "locked" in str(error) else str(error)) from None
    except BadInput:
        connection.close()
        raise
    return connection


def _unusable(path: Path, why: str) -> BadInput:
    return BadInput(f"The database {path} cannot be used: {why}.")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Exclusive: a second server on the same file is refused, instead of surprising the first."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    is_new = _check(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    for statement in SCHEMA.split(";") if is_new else ():
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


def _check(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether the database is a new one; one that is not ours, or is damaged, is left as it is."""
    version, tables, condition = (
        connection.execute(question).fetchone()[0]
        for question in ("PRAGMA user_version", "SELECT count(*) FROM sqlite_master", "PRAGMA quick_check(1)")
    )
    if condition != "ok":
        raise _unusable(path, f"it is damaged ({' '.join(condition.split())})")
    if version not in (0, SCHEMA_VERSION):
        raise _unusable(path, f"it is of version {version}, and this program reads version {SCHEMA_VERSION}")
    if version == 0 and tables:
        raise _unusable(path, "it belongs to another program")
    return bool(version == 0)


def _query(statement: str, values: Sequence[Any]) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda connection: connection.execute(statement, values).fetchall()


def _settle(answer: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    if answer.cancelled():
        return
    if failure:
        answer.set_exception(failure)
    else:
        answer.set_result(result)
