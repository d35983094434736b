"""Tables at which nothing happens any more: which are removed, and when."""

import asyncio
import contextlib
import sqlite3
import time
from types import SimpleNamespace

import pytest

from nascondino.cli import main
from nascondino.client.device import Device, RequestRefused
from nascondino.server.keeping import DAY, Keeping
from nascondino.server.live.housekeeping import remove_untouched
from nascondino.server.live.rooms import Rooms
from nascondino.server.log import Log
from nascondino.server.refusals import Refused
from nascondino.server.wire.http_messages import Bot, Mine, Open
from nascondino.trials.stage import served
from nascondino.trials.unlimited import UNLIMITED

from .playing import played

DAYS = Keeping()
KINDS = {"unbegun", "bots", "unfinished", "finished"}


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    """A database with a table of every kind, and which is which."""
    database = tmp_path_factory.mktemp("laid") / "tables.db"

    async def lay():
        async with served(database) as address:
            anna = Device(address)
            tables = {
                "unbegun": (await anna.create("venice", [Mine("Anna"), Open()])).table,
                "bots": (await anna.create("venice", [Bot("random"), Bot("random")])).table,
                "unfinished": (await anna.create("venice", [Mine("Anna"), Mine("Bruno")])).table,
                "finished": await played(anna, "venice", 2, resign=True),
            }
            await anna.ask("GET", "/api/mine")  # all lists are renewed by then
            return anna, tables

    return database, *asyncio.run(lay())


@pytest.fixture
def database(laid, tmp_path):
    """A copy."""
    place = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(laid[0])) as kept, contextlib.closing(sqlite3.connect(place)) as copy:
        kept.backup(copy)
    return place


@pytest.fixture
def tables(laid):
    return laid[2]


def _after(database, days, keeping=DAYS, rooms=None):
    """The tables of which anything is left when so many days have passed."""

    async def remove():
        log = Log(database)
        await remove_untouched(log, rooms or Rooms(log, None, None, UNLIMITED), keeping, int(time.time()) + days * DAY)
        log.close()

    asyncio.run(remove())
    return _found(database)


def _found(database):
    everywhere = " UNION ".join(f"SELECT table_id FROM {part}" for part in ("entry", "listing", "holding"))  # noqa: S608
    with contextlib.closing(sqlite3.connect(database)) as log:
        return {table for (table,) in log.execute(everywhere)}


@pytest.mark.parametrize(
    ("days", "kinds"),
    [(29, KINDS), (31, {"unfinished", "finished"}), (366, {"finished"}), (36_000, {"finished"})],
)
def test_tables_are_kept_by_what_they_are(database, tables, days, kinds):
    assert {tables[kind] for kind in kinds} == _after(database, days)


def test_whoever_hosts_decides(database, tables):
    keeping = Keeping(unbegun=None, unfinished=None, finished=10)
    assert {tables[kind] for kind in KINDS - {"finished"}} == _after(database, 11, keeping)


def test_what_counts_is_what_happened_last(database, tables):
    with contextlib.closing(sqlite3.connect(database)) as log, log:
        log.execute("UPDATE entry SET at = at + ? WHERE table_id = ?", (20 * DAY, tables["unbegun"]))
    assert tables["unbegun"] in _after(database, 40)


def test_what_is_removed_is_told_and_opens_nothing_any_more(database, laid, caplog):
    caplog.set_level("INFO")
    _after(database, 31)
    _, anna, tables = laid

    async def ask(table):
        async with served(database) as address:
            anna.address = address
            with pytest.raises(RequestRefused) as refused:
                await anna.ask("GET", f"/api/tables/{table}")
            return refused.value.reason

    assert "2 tables were removed" in caplog.text
    assert "no_such_table" == asyncio.run(ask(tables["unbegun"]))


def test_a_table_in_use_stays_and_one_in_hand_does_nothing_more(database, tables):
    async def remove():
        log = Log(database)
        rooms, used, idle = Rooms(log, None, None, UNLIMITED), tables["unbegun"], tables["bots"]
        rooms._rooms[used] = SimpleNamespace(is_in_use=True, stale=False)
        rooms._rooms[idle] = in_hand = SimpleNamespace(is_in_use=False, stale=False)
        removing = asyncio.create_task(rooms.remove(idle))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="no such table"):
            await rooms.room(idle)
        gone = await removing, await rooms.remove(used)
        log.close()
        return gone, in_hand.stale

    assert ((True, False), True) == asyncio.run(remove())
    assert {tables[kind] for kind in KINDS - {"bots"}} == _found(database)


def test_of_many_rooms_in_memory_those_go_first_that_nobody_has_used_for_long(monkeypatch):
    monkeypatch.setattr("nascondino.server.live.rooms.MOST_KEPT", 3)
    monkeypatch.setattr("nascondino.server.live.rooms.LET_GO_AT_ONCE", 2)
    rooms = Rooms(None, None, None, UNLIMITED)

    def keep(name, *, is_in_use=False):
        rooms._keep(SimpleNamespace(table=SimpleNamespace(id=name), is_in_use=is_in_use))
        return "".join(rooms._rooms)

    assert "A" == keep("A", is_in_use=True)
    assert ["Ab", "Abc", "Abcd"] == [keep(name) for name in "bcd"]
    assert "Ade" == keep("e")
    assert ["AdeF", "AFG"] == [keep(name, is_in_use=True) for name in "FG"]
    assert ["AFGH", "AFGHI"] == [keep(name, is_in_use=True) for name in "HI"]
    assert "AFGHIj" == keep("j")  # nobody is there yet
    assert "AFGHIj" == keep("j")
    assert "FGHIjA" == keep("A", is_in_use=True)


def test_a_table_that_cannot_be_removed_keeps_no_other_from_going(database, tables):
    """Nothing of it is lost then."""
    with contextlib.closing(sqlite3.connect(database)) as log, log:
        forbidden = f"OLD.table_id = '{tables['unbegun']}'"
        log.execute(f"CREATE TRIGGER no BEFORE DELETE ON entry WHEN {forbidden} BEGIN SELECT RAISE(ABORT, 'no'); END")
        before = log.execute("SELECT count(*) FROM entry WHERE table_id = ?", (tables["unbegun"],)).fetchone()

    assert {tables[kind] for kind in KINDS - {"bots"}} == _after(database, 31)
    with contextlib.closing(sqlite3.connect(database)) as log:
        assert before == log.execute("SELECT count(*) FROM entry WHERE table_id = ?", (tables["unbegun"],)).fetchone()


@pytest.mark.parametrize("days", ["0", "-1", "never", "99999"])
def test_days_are_a_number_or_ever(days, capsys):
    assert main(["serve", "--keep-finished", days]) != 0
    assert f"--keep-finished: '{days}' is not a number of days from 1 to 36500, nor 'ever'" in capsys.readouterr().err
