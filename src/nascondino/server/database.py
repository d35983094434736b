"""The database file: private to whoever runs the server, checked before it is used, and known again."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from nascondino.engine.errors import BadInput

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


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever it is called; None: there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _make_private(path: Path) -> None:
    """Nobody else on this machine reads it: it has every secret of every table. SQLite's other files follow it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def opened(path: Path) -> sqlite3.Connection:
    try:
        _make_private(path)
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
    with transaction(connection):
        for statement in SCHEMA.split(";") if is_new else ():
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _check(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether the database is a new one; one that is not ours, or is damaged, is left as it is."""
    version, tables, condition = (
        connection.execute(question).fetchone()[0]
        for question in ("PRAGMA user_version", "SELECT count(*) FROM sqlite_master", "PRAGMA quick_check(1)")
    )
    if condition != "ok":
        _tolerate_damage(connection, path, " ".join(condition.split()))
    if version not in (0, SCHEMA_VERSION):
        raise _unusable(path, f"it is of version {version}, and this program reads version {SCHEMA_VERSION}")
    if version == 0 and tables:
        raise _unusable(path, "it belongs to another program")
    return bool(version == 0)


def _tolerate_damage(connection: sqlite3.Connection, path: Path, what: str) -> None:
    """A bad page costs the tables on it, and we go on. To write to a file that has lost its end would cost more."""
    pages, size = (connection.execute(f"PRAGMA {which}").fetchone()[0] for which in ("page_count", "page_size"))
    if path.stat().st_size < pages * size:
        raise _unusable(path, f"it is damaged ({what})")
    LOG.error("%s is damaged (%s): the tables on the damage are closed, the others go on", path, what)
