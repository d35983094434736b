"""A full disk, and databases that cannot be used: a clear refusal, and nothing acknowledged is lost."""

import asyncio
import contextlib
import resource
import sqlite3
from types import SimpleNamespace

import pytest

from nascondino.cli import main
from nascondino.client.device import Device, RequestRefused
from nascondino.server.log import SCHEMA_VERSION, Conflict, Listing, Log, StorageFailed
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions
from nascondino.server.wire.http_messages import Mine
from nascondino.server.wire.socket_messages import Note, Say

ROOMY = 2**30  # pages


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.db"


# A full disk.


def test_a_full_database_refuses_and_goes_on_when_there_is_room(database):
    async def fill():
        log = Log(database)
        await _allow(log, pages=20)
        acknowledged = 0
        with contextlib.suppress(StorageFailed):
            while acknowledged < 1000:
                await log.append_and_wait("table", acknowledged + 1, b"x" * 1000)
                acknowledged += 1
        assert 0 < acknowledged < 1000
        assert len(await log.entries("table")) == acknowledged
        await _allow(log, pages=ROOMY)
        await log.append_and_wait("table", acknowledged + 1, b"more")
        log.close()
        return acknowledged + 1

    written = asyncio.run(fill())
    assert len(asyncio.run(_entries(database, "table"))) == written


def test_those_who_share_a_transaction_are_refused_together(database):
    """Whoever is told that nothing was written can rely on it."""

    async def fill():
        log = Log(database)
        await _allow(log, pages=20)
        appends = [log.append_and_wait(f"table {n}", 1, b"x" * 3000) for n in range(100)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        found = [len(await log.entries(f"table {n}")) for n in range(100)]
        log.close()
        return results, found

    results, found = asyncio.run(fill())
    assert any(isinstance(result, StorageFailed) for result in results)
    assert found == [int(result is None) for result in results]


def test_the_second_to_write_an_entry_is_told(database):
    async def write():
        log = Log(database)
        await log.append_and_wait("table", 1, b"first")
        with pytest.raises(Conflict):
            await log.append_and_wait("table", 1, b"second")
        found = await log.entries("table")
        log.close()
        return found

    assert asyncio.run(write()) == [b"first"]


def test_lists_are_forgotten_rather_than_anything_else(database):
    async def fill():
        log = Log(database)
        log.renew(Listing("table", True, "waiting", b"{}", ("anna", "anna")))
        await _allow(log, pages=15)
        log.renew(Listing("table", True, "waiting", b"x" * 100_000, ()))
        assert [body for _, body in await log.public_tables(10)] == [b"{}"]
        assert len(await log.tables_of("anna", 10)) == 1
        log.close()

    asyncio.run(fill())


def test_a_table_that_is_opened_again_is_not_a_recent_one(database):
    async def list_again():
        log = Log(database)
        log.renew(Listing("table", True, "waiting", b"{}", ("anna",)))
        await log._ask(lambda connection: connection.execute("UPDATE listing SET updated = 7"))
        log.renew(Listing("table", True, "waiting", b"{}", ("anna",)))
        unchanged = await log.tables_of("anna", 10)
        log.renew(Listing("table", True, "playing", b"{}", ("anna",)))
        changed = await log.tables_of("anna", 10)
        log.close()
        return unchanged[0][0], changed[0][0]

    unchanged, changed = asyncio.run(list_again())
    assert 7 == unchanged
    assert changed > 7


def test_nobody_fills_the_disk_by_talking(monkeypatch):
    monkeypatch.setattr(decisions, "MOST_ENTRIES", 3)
    table = SimpleNamespace(seq=3, said=set(), notes={}, holds=lambda session, seat: True)

    for decide, wish in ((decisions.say, Say(1, 0, "key", "all", "…")), (decisions.note, Note(1, 0, 0, "…"))):
        with pytest.raises(Refused, match="no more is kept"):
            decide(table, "anna", wish)


def test_a_table_on_a_full_disk_refuses_and_goes_on(server):
    """Through a real server, whose files may not grow for a while; then it is killed."""

    async def play():
        anna = Device(server.address)
        table = (await anna.create("venice", (Mine("Anna"), Mine("Bruno")))).table
        place = await anna.sit(table, 0)
        await place.receive()
        channel = place.now["talk"][0]
        said = [await _say(place, n, channel) for n in range(3)]
        _let_files_grow(server, 0)
        said += [await _say(place, n, channel) for n in range(3, 30)]
        noted = await place.answer(Note(1000, 0, 0, "a note"))
        with pytest.raises(RequestRefused) as refused:
            await anna.create("venice", (Mine("Anna"), Mine("Bruno")))
        _let_files_grow(server, resource.RLIM_INFINITY)
        said += [await _say(place, n, channel) for n in range(30, 33)]
        await place.close()
        return anna, table, said, noted, refused.value

    anna, table, said, noted, refused = asyncio.run(play())
    assert {"accepted", "storage"} == set(said)
    assert ["accepted"] * 3 == said[:3] == said[-3:]
    assert noted["reason"] == "storage"
    assert (refused.status, refused.reason) == (507, "storage")
    server.restart()
    assert _accepted(said) == asyncio.run(_heard(anna, table))


async def _say(place, number, channel):
    answer = await place.answer(Say(number + 100, 0, f"number {number}", channel, f"{number} ".ljust(500, "x")))
    return answer.get("reason", answer["type"])


def _accepted(said):
    return [number for number, answer in enumerate(said) if answer == "accepted"]


async def _heard(device, table):
    place = await device.sit(table, 0)
    await place.receive()
    await place.close()
    return [int(item["text"].split()[0]) for item in place.items if item["type"] == "heard"]


def _let_files_grow(server, most):
    """Up to so many bytes more than the write-ahead log has now."""
    now = server.database.with_name("tables.db-wal").stat().st_size if most == 0 else 0
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (now or most, resource.RLIM_INFINITY))


async def _allow(log, pages):
    await log._ask(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone())


async def _entries(database, table):
    log = Log(database)
    found = await log.entries(table)
    log.close()
    return found


# Databases that cannot be used.


def test_a_folder_is_no_database(database, capsys):
    database.mkdir()
    assert "unable to open" in _refusal(database, capsys)


def test_a_database_cannot_lie_in_a_file(tmp_path, capsys):
    (tmp_path / "file").touch()
    assert "cannot be used" in _refusal(tmp_path / "file" / "tables.db", capsys)


def test_another_file_is_no_database(database, capsys):
    database.write_text("Dear diary, " * 100)
    assert "file is not a database" in _refusal(database, capsys)
    assert database.read_text() == "Dear diary, " * 100


def test_a_database_of_another_program_is_left_alone(database, capsys):
    _make(database, "CREATE TABLE diary (day)")
    before = database.read_bytes()
    assert "belongs to another program" in _refusal(database, capsys)
    assert database.read_bytes() == before


def test_a_database_of_a_newer_program_is_left_alone(database, capsys):
    _make(database, f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    before = database.read_bytes()
    assert f"it is of version {SCHEMA_VERSION + 1}" in _refusal(database, capsys)
    assert database.read_bytes() == before


@pytest.mark.parametrize("keep", [0.3, 0.9])
def test_a_truncated_database_is_found_at_once(database, capsys, keep):
    whole = _filled(database)
    database.write_bytes(whole[: int(len(whole) * keep)])
    assert "malformed" in _refusal(database, capsys) or "damaged" in _refusal(database, capsys)


def test_a_damaged_database_is_found_at_once(database, capsys):
    whole = bytearray(_filled(database))
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\xff" * 4096
    database.write_bytes(whole)
    assert "damaged" in _refusal(database, capsys)


def test_a_second_server_is_refused(database, capsys):
    first = Log(database)
    assert "another server is using it" in _refusal(database, capsys)
    first.close()


def _refusal(database, capsys):
    """The one sentence."""
    assert main(["serve", "--port", "0", "--database", str(database)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert str(database) in printed.err
    return printed.err


def _make(database, statement):
    connection = sqlite3.connect(database)
    connection.execute(statement)
    connection.commit()
    connection.close()


def _filled(database):
    async def fill():
        log = Log(database)
        for seq in range(1, 200):
            await log.append_and_wait("table", seq, b"x" * 1000)
        log.close()

    asyncio.run(fill())
    return database.read_bytes()
