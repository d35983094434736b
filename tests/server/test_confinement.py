"""A bot cannot cheat even if it wants to: one that tries everything gets nothing, and what is said to hold holds."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from nascondino.engine.questions import decision
from nascondino.server.bots import readable
from nascondino.server.bots.confinement import MEASURES, NAMESPACES, seccomp
from nascondino.server.bots.starting import MindFailed
from tests.server.bots_of_users import hostile
from tests.server.minds import asked, begun, children, me, pool_of, state, until, with_bots

CALLS, FILES, LIMITS = "calls by seccomp", "files by landlock", "limits"
NETWORK, PROCESSES, USER = "own network", "own processes", "own user"
STOPPED_BY = {  # each by itself is enough
    "read_the_database": [FILES],
    "read_the_database_by_the_server_s_files": [FILES],
    "read_what_lies_at_home": [FILES],
    "read_who_is_here": [FILES],
    "look_around": [FILES],
    "write_a_file_beside_me": [FILES, CALLS, LIMITS],
    "write_a_file_for_all": [FILES, CALLS, LIMITS],
    "change_a_file": [FILES, CALLS],
    "make_a_folder": [FILES, CALLS],
    "remove_a_file": [FILES, CALLS],
    "make_a_link": [FILES, CALLS],
    "open_a_file_by_its_number": [CALLS],
    "make_a_file_in_memory": [CALLS],
    "find_files_left_open": [],
    "open_a_socket": [CALLS],
    "open_a_local_socket": [CALLS],
    "open_a_pair_of_sockets": [CALLS],
    "connect_to_the_server": [CALLS, NETWORK, "network by landlock"],
    "read_the_server_s_environment": [FILES],
    "read_command_lines": [FILES],
    "open_the_server_s_memory": [FILES],
    "read_the_server_s_memory": [CALLS],
    "trace_the_server": [CALLS],
    "trace_the_fork_server": [CALLS],
    "signal_the_server": [CALLS, "signals by landlock"],
    "signal_the_fork_server": [CALLS, "signals by landlock"],
    "get_a_handle_of_the_server": [CALLS],
    "limit_the_server": [CALLS],
    "fork": [CALLS],
    "start_a_thread": [CALLS],
    "become_another_program": [FILES, CALLS],
    "set_a_timer": [CALLS],
    "take_all_memory": [LIMITS],
    "take_memory_in_parts": [LIMITS],
    "raise_my_limits": [CALLS],
    "become_root": [CALLS],
    "get_new_namespaces": [CALLS],
    "mount_something": [CALLS, "no privileges"],
    "open_my_memory": [CALLS],
    "use_a_ring_of_calls": [CALLS],
    "load_a_program_into_the_kernel": [CALLS, "no privileges"],
}

HARMLESS = (
    *("read_the_database", "read_the_database_by_the_server_s_files", "read_what_lies_at_home", "read_who_is_here"),
    *("look_around", "make_a_file_in_memory", "open_a_socket", "open_a_local_socket", "open_a_pair_of_sockets"),
    *("connect_to_the_server", "read_the_server_s_environment", "read_command_lines", "signal_the_server"),
    *("get_a_handle_of_the_server", "limit_the_server", "fork", "start_a_thread", "set_a_timer", "take_all_memory"),
    *("open_my_memory", "raise_my_limits"),
)


@pytest.fixture
def targets(tmp_path):
    """A server to be attacked: this process, with a port, a database that it has open, and something at home."""
    home = tmp_path / "home"
    home.mkdir()
    planted, database = home / "planted.txt", home / "tables.db"
    planted.write_text("mine")
    database.write_text("all secrets")
    with socket.create_server(("127.0.0.1", 0)) as listening, database.open():
        found = {"database": database, "planted": planted}
        yield {name: str(path) for name, path in found.items()} | {
            "server": me(),
            "fork_server": os.getppid(),
            "port": listening.getsockname()[1],
        }
    assert "mine" == planted.read_text()


async def report(pool, match, seat, times=1):
    """What the hostile bot tells of itself, on a seat of this match, asked so many times."""
    question = asked(match, "hostile", seat)
    process = await pool._new_process("venice")
    await process.tell(question.seating)
    try:
        for time in range(times):
            with pytest.raises(MindFailed) as failed:
                await process.tell(decision(question, len(question.seen) if time else 0, luck=1))
    finally:
        process.end()
    return json.loads(failed.value.text)


async def attack(bots):
    """What was given up, and what the hostile bot of this folder could do all the same."""
    targets = json.loads((bots / "targets.json").read_text())
    async with pool_of(own_bots=bots) as pool:
        confined = await pool.protections()
        (bots / "targets.json").write_text(json.dumps(targets | {"fork_server": pool._starter.pid}))
        return confined, await report(pool, begun(), 0)


@pytest.fixture
def reported(targets, tmp_path, monkeypatch):
    monkeypatch.setenv("SOMETHING_SECRET", "a token")
    return asyncio.run(attack(with_bots(tmp_path, **targets)))


def test_this_kernel_offers_everything(reported):
    """Where these tests run. A kernel that offers less is told of at the start of the server."""
    confined, _ = reported

    assert () == confined.missing
    assert set(MEASURES) == set(confined.held)


def test_whatever_a_bot_tries_fails(reported):
    confined, found = reported

    assert set(STOPPED_BY) == set(found["attempts"]) == stopped_by(confined.held)
    assert [] == [(name, what) for name, what in found["attempts"].items() if what.startswith("done")]


def stopped_by(held):
    return {name for name, measures in STOPPED_BY.items() if not measures or set(held) & set(measures)}


def test_what_a_kernel_does_not_offer_is_said_to_be_missing_and_the_rest_holds(targets, tmp_path):
    bots, program = with_bots(tmp_path, **targets), Path(__file__).with_name("lesser_kernel.py")
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run([sys.executable, program, bots], capture_output=True, text=True, cwd=root, env=with_path(root))
    found = json.loads(run.stdout)
    done = {name for name, what in found["attempts"].items() if what.startswith("done")}

    assert [USER, *NAMESPACES, FILES, "network by landlock", "signals by landlock"] == found["missing"]
    assert set() == done & stopped_by(found["held"])
    assert "read_the_database" in done


def with_path(root):
    return {**os.environ, "PYTHONPATH": str(root)}


def test_a_bot_has_no_environment(reported):
    _, found = reported

    assert "SOMETHING_SECRET" not in found["environment"]
    assert set(readable.environment()) >= set(found["environment"]) - {"LC_CTYPE"}


# What is said to hold does, each measure by itself.


@pytest.mark.parametrize("measure", sorted({measure for measures in STOPPED_BY.values() for measure in measures}))
def test_a_measure_alone_stops_what_it_is_said_to_stop(measure, targets, tmp_path):
    bots = with_bots(tmp_path, **targets)
    names = [name for name, measures in STOPPED_BY.items() if measure in measures]

    assert [] == [(name, what) for name, what in attempted(measure, bots, names).items() if what.startswith("done")]


def test_without_any_measure_they_would_be_done(targets, tmp_path):
    """Those that leave no trace."""
    found = attempted("nothing", with_bots(tmp_path, **targets), HARMLESS)

    assert [] == [(name, what) for name, what in found.items() if not what.startswith("done")]


def attempted(measure, bots, names):
    program = Path(__file__).with_name("confined_alone.py")
    done = subprocess.run([sys.executable, program, measure, bots, *names], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_the_attempts_are_those_of_the_bot():
    assert set(STOPPED_BY) == set(hostile.ATTEMPTS)


def test_the_filter_ends_with_a_refusal_and_kills_foreign_code():
    steps = list(seccomp.program(*seccomp.PROCESSORS["x86_64"]))

    assert (seccomp.RETURN, 0, 0, seccomp.REFUSE) == steps[-1]
    assert (seccomp.RETURN, 0, 0, seccomp.KILL) == steps[2]
    for at, (code, yes, no, _) in enumerate(steps):
        if code in (seccomp.IS, seccomp.HAS, seccomp.NEWER):
            assert at + 1 + max(yes, no) < len(steps)


@pytest.mark.parametrize("column", [0, 1])
def test_no_number_stands_for_two_calls(column):
    numbers = [pair[column] for pair in seccomp.ALLOWED.values() if pair[column] is not None]
    numbers += [checked.numbers[column] for checked in seccomp.CHECKED.values()]

    assert len(numbers) == len(set(numbers))
    assert max(numbers) <= seccomp.NEWEST


# Memory, time.


def test_nobody_remembers_what_another_seat_or_match_told(targets, tmp_path):
    bots = with_bots(tmp_path, **targets)

    async def play():
        async with pool_of(own_bots=bots) as pool:
            one, other = begun(seed=bytes(32)), begun(seed=bytes([1]) * 32)
            told = []
            for match, seat in ((one, 0), (one, 1), (other, 0)):
                found = await report(pool, match, seat)
                told.append([place[0] for place in found["remembered"]])
            return told

    assert [[0], [1], [0]] == asyncio.run(play())


def test_one_process_would_remember(targets, tmp_path):
    """Else the test before this one would show nothing."""
    bots = with_bots(tmp_path, **targets)

    async def play():
        async with pool_of(own_bots=bots) as pool:
            return len((await report(pool, begun(), 0, times=2))["remembered"])

    assert 2 == asyncio.run(play())


def test_a_bot_that_never_answers_is_killed_and_something_legal_is_played(tmp_path):
    bots = with_bots(tmp_path)

    async def play():
        async with pool_of(own_bots=bots, patience=0.5) as pool:
            match = begun()
            action = await pool.choose(("t", match.actors[0]), asked(match, "slow"))
            await until(lambda: not children(pool._starter.pid))
            return action in match.legal(match.actors[0])

    assert asyncio.run(play())


def test_nobody_thinks_in_the_time_of_others(tmp_path):
    bots = with_bots(tmp_path)

    async def play():
        async with pool_of(own_bots=bots) as pool:
            match = begun()
            action = await pool.choose(("t", match.actors[0]), asked(match, "restless"))
            [pid] = children(pool._starter.pid)
            await until(lambda: state(pid) == "T")
            return action == match.legal(match.actors[0])[0]

    assert asyncio.run(play())


def test_the_fork_server_has_one_thread_with_a_game_loaded():
    async def threads():
        async with pool_of() as pool:
            await pool.warm_up()
            fork_server, match = pool._starter.pid, begun("mille_grazie")  # whose bots multiply matrices
            before = threads_of(fork_server)
            await pool.choose(("t", match.actors[0]), asked(match))
            [mind] = children(fork_server)
            return before, threads_of(fork_server), threads_of(mind)

    assert (1, 1, 1) == asyncio.run(threads())


def threads_of(pid):
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


def test_the_fork_server_has_no_files_of_the_server(tmp_path):
    async def links():
        with (tmp_path / "secret").open("w") as secret:
            os.set_inheritable(secret.fileno(), True)
            async with pool_of() as pool:
                await pool.protections()
                folder = Path(f"/proc/{pool._starter.pid}/fd")
                return [str(link.readlink()) for link in folder.iterdir()]

    found = asyncio.run(links())

    assert [] == [link for link in found if "secret" in link]
    assert 1 == len([link for link in found if link.startswith("socket:")])


def test_protections_are_said_at_start(server):
    asyncio.run(until(lambda: "Bots think" in server.log))
    said = re.search(r"Bots think in processes of their own\. In force: (.*)\. Missing: (.*)\.", server.log)

    assert set(MEASURES) == set(said[1].split(", ")) | set(said[2].split(", ")) - {"nothing"}
