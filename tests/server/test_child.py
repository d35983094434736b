"""The server as a process: it starts, stops, is killed, and goes on where it was."""

import asyncio

import pytest

from nascondino.client.device import Device
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.trials.process import DidNotStart, ServerProcess

TWO = (Mine("Anna"), Bot("random"))


def test_a_killed_server_goes_on_at_the_same_place(server):
    before, anna = server.address, Device(server.address)
    table = asyncio.run(anna.create("venice", TWO)).table
    server.restart()
    assert before == server.address
    place = asyncio.run(anna.ask("GET", f"/api/tables/{table}"))
    assert b'"begun":true' in place


def test_asked_to_stop_it_puts_everything_in_its_place(server):
    server.stop()
    assert not server.database.with_name("tables.db-wal").exists()


def test_what_hinders_it_is_told(tmp_path):
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(DidNotStart, match=r"tables\.db"):
        ServerProcess(tmp_path).start()


def test_tracebacks_are_found(tmp_path):
    """Of the server, and of a bot's process; not of one whose server was killed before it was there."""
    ours = 'Traceback (most recent call last):\n  File "app.py", line 7, in answer\n    await it\nEOFError: no more\n'
    bots = 'Traceback (most recent call last):\n  File "spawn.py", line 1, in spawn_main\nImportError: no such bot\n'
    orphan = (
        'Traceback (most recent call last):\n  File "spawn.py", line 1, in spawn_main\nEOFError: Ran out of input\n'
    )
    (tmp_path / "log.txt").write_text(f"at http://x:1\n{ours}{orphan}said\n{bots}")
    assert [ours.strip(), bots.strip()] == ServerProcess(tmp_path).tracebacks()
