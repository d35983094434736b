"""A full disk, and databases that cannot be used: a clear refusal, and nothing acknowledged is lost."""

import asyncio
import collections
import contextlib
import itertools
import resource
import sqlite3
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from nascondino.cli import main
from nascondino.client.device import Device, RequestRefused
from nascondino.server import log as log_module
from nascondino.server.database import SCHEMA_VERSION
from nascondino.server.live.sockets import AGAIN
from nascondino.server.log import Conflict, Damaged, Listing, Log, OutcomeUnknown, StorageFailed
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions
from nascondino.server.wire.http_messages import Mine
from nascondino.server.wire.socket_messages import Act, Note, Say
from nascondino.trials.stage import served

from .bare_table import BareTable

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


def test_what_comes_while_little_is_written_is_written_next(database, monkeypatch):
    """Only a busy log waits for more; else whoever acted a moment after somebody else would wait for nobody."""
    monkeypatch.setattr(log_module, "GATHERING", 3600.0)

    async def write():
        log = Log(database)
        loop = asyncio.get_running_loop()
        second = loop.create_future()
        first = loop.create_future()
        log.append("table", 1, b"first", first.set_result)
        loop.call_soon(log.append, "table", 2, b"second", second.set_result)  # when the first is with the thread
        problems = [await asyncio.wait_for(each, 60) for each in (first, second)]
        log.close()
        return problems

    assert [None, None] == asyncio.run(write())


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


def test_nobody_fills_the_disk_nor_takes_the_others_room(monkeypatch):
    """Talk, notes and links of a seat are bounded by their bytes, and those of all who hold none together."""
    monkeypatch.setattr(decisions, "MOST_WRITTEN", 5000)
    bare = BareTable("venice", "anna", "bruno", public=True)

    def until_refused(act):
        """How often it could be done."""
        numbers = itertools.count()
        with pytest.raises(Refused, match="no more is kept"):
            collections.deque(map(act, numbers), maxlen=0)
        return next(numbers) - 1

    hers = until_refused(lambda n: bare.say(0, "ü" * 400, "table"))
    links = until_refused(lambda n: bare.link(0))
    notes = until_refused(lambda n: bare.do(decisions.note, "bruno", Note(1, 1, n, "ü" * 400)))
    guests = until_refused(lambda n: bare.do(decisions.say, f"guest {n}", Say(1, None, "a new key", "table", "…")))

    assert (5, 0, 5) == (hers, links, notes)
    assert 20 < guests < 25
    assert bare.come_back(0) is None


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
    assert "Is a directory" in _refusal(database, capsys)


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


def test_a_damaged_database_is_told_of_at_once(database, caplog):
    whole = bytearray(_filled(database))
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\xff" * 4096
    database.write_bytes(whole)
    Log(database).close()
    assert "the tables on the damage are closed, the others go on" in caplog.text


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


# A disk that fails.


class FailingSync:
    """A connection to a database whose disk says, at the next append, that it has failed; it may have written it."""

    def __init__(self, connection, disk):
        self._connection = connection
        self._disk = disk

    def __getattr__(self, name):
        return getattr(self._connection, name)

    def execute(self, statement, values=()):
        if not statement.strip().startswith("INSERT INTO entry"):
            return self._connection.execute(statement, values)
        self._disk.fails = False
        if self._disk.written:
            self._connection.execute(statement, values)
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
        raise error


@pytest.fixture(params=[True, False], ids=["written", "not written"])
def disk(request, monkeypatch):
    """`fail()` makes the next append fail; `written` says whether it has been written."""
    disk, honest = SimpleNamespace(written=request.param, fails=False), Log._database
    monkeypatch.setattr(Log, "_database", lambda log: FailingSync(honest(log), disk) if disk.fails else honest(log))
    disk.fail = lambda: setattr(disk, "fails", True)
    return disk


def test_after_a_failed_sync_nobody_is_told_that_nothing_happened(database, disk):
    async def write():
        log = Log(database)
        await log.append_and_wait("table", 1, b"first")
        disk.fail()
        with pytest.raises(OutcomeUnknown):
            await log.append_and_wait("table", 2, b"second")
        found = await log.entries("table")
        await log.append_and_wait("table", len(found) + 1, b"later")
        log.close()
        return found

    found = asyncio.run(write())
    assert [b"first", *([b"second"] if disk.written else [])] == found
    assert [*found, b"later"] == asyncio.run(_entries(database, "table"))


def test_whose_wish_met_a_failed_sync_comes_back_to_what_is_true(database, disk):
    """The room is built anew from the log; whoever sends the same again does not act twice."""

    async def play():
        async with served(database) as address:
            anna = Device(address)
            table = (await anna.create("venice", (Mine("Anna"), Mine("Bruno")))).table
            place = await anna.sit(table, 0)
            await place.receive()
            wish = Act(place.next_id(), 0, 0, place.now["offers"][0][0])
            disk.fail()
            await place.send(wish)
            with pytest.raises(ConnectionClosed) as closed:
                await place.receive()
            again = await anna.sit(table, 0)
            await again.receive()
            made = again.now["made"]
            answer = await again.answer(wish)
            await again.close()
        return closed.value.rcvd.code, made, answer["type"], again.now["made"]

    assert (AGAIN, int(disk.written), "accepted", 1) == asyncio.run(play())


def test_who_asks_by_http_is_told_to_look_again(database, disk):
    async def create():
        async with served(database) as address:
            anna = Device(address)
            await anna.begin()
            disk.fail()
            with pytest.raises(RequestRefused) as refused:
                await anna.create("venice", (Mine("Anna"), Mine("Bruno")))
        return refused.value.status, refused.value.reason

    assert (507, "unsure") == asyncio.run(create())


@pytest.mark.parametrize("replaced", [True, False])
def test_a_database_that_is_deleted_or_replaced_is_noticed(server, replaced):
    """Else matches would go on in a file that nobody finds again."""
    anna = Device(server.address)
    asyncio.run(anna.create("venice", (Mine("Anna"), Mine("Bruno"))))
    server.database.unlink()
    if replaced:
        server.database.touch()

    with pytest.raises(RequestRefused) as refused:
        asyncio.run(anna.create("venice", (Mine("Anna"), Mine("Bruno"))))

    assert "storage" == refused.value.reason
    assert 503 == asyncio.run(anna.request("GET", "/healthz")).status
    assert 1 == server.log.count("stop the server")


def test_the_database_is_private(database):
    folder = database.parent / "new"
    Log(folder / "tables.db").close()
    database.touch(0o644)
    Log(database).close()

    assert 0o700 == folder.stat().st_mode & 0o777
    assert {0o600} == {path.stat().st_mode & 0o777 for path in (database, *folder.iterdir())}


# Logs that cannot be read.


def test_a_bad_page_closes_the_tables_on_it_and_no_others(database):
    _fill(database, {"a": 300, "b": 300, "c": 300})
    _spoil(database, b"b 150")

    async def use():
        log = Log(database)
        with pytest.raises(Damaged):
            await log.entries("b")
        found = len(await log.entries("a")), len(await log.entries("c"))
        together = [log.append_and_wait(table, 301, b"more") for table in ("a", "b", "c")]
        written = await asyncio.gather(*together, return_exceptions=True)
        log.close()
        return found, written

    found, (of_a, _, of_c) = asyncio.run(use())
    assert (300, 300) == found
    assert (None, None) == (of_a, of_c)


def test_an_entry_that_is_missing_is_one_sentence(database):
    _fill(database, {"table": 5000})
    _make(database, "DELETE FROM entry WHERE seq = 4321")

    with pytest.raises(Damaged, match="damaged; it cannot be opened"):
        asyncio.run(_entries(database, "table"))


def test_a_long_log_is_read_whole(database):
    _fill(database, {"table": 5000})
    assert 5000 == len(asyncio.run(_entries(database, "table")))


def _fill(database, tables):
    Log(database).close()
    connection = sqlite3.connect(database)
    for table, entries in tables.items():
        rows = [(table, seq, 0, f"{table} {seq} ".encode().ljust(100, b".")) for seq in range(1, entries + 1)]
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?)", rows)
    connection.commit()
    connection.close()


def _spoil(database, what):
    """Overwrite the page that has these bytes, but for what it begins with."""
    whole = bytearray(database.read_bytes())
    page = whole.index(what) // 4096 * 4096
    whole[page + 8 : page + 4096] = b"\xff" * (4096 - 8)
    database.write_bytes(whole)
