"""kill -9 of the server and of the processes bots think in; disks that fail. Longer: `python3 table.py soak kills`."""

import asyncio
import math
import os
import random
import re
import signal
import subprocess
import time
from contextlib import suppress
from types import SimpleNamespace

import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.trials.failing_disk import FailingDisk
from nascondino.trials.kills import Plan, Totals, Trial, compare, play_match
from tests import luck

PATIENCE = 60.0
KILLED = re.compile("bot .* failed: MindEnded")  # while it was asked
MOST_MATCHES = 20  # until a kill hits a bot that thinks; most do
GAME = "inkognito"  # its matches are short


@pytest.fixture
def disk(tmp_path):
    return FailingDisk(tmp_path)


@pytest.fixture
def on_failing_disk(tmp_path, disk):
    """A server whose disk fails when it is told to."""
    server = luck.server(tmp_path, environment=disk.environment)
    server.start()
    yield server
    server.kill()


def test_a_killed_server_and_a_failing_disk_lose_and_double_nothing(on_failing_disk, disk):
    plan = Plan(kills=4, faults=8, seed=4, tables=2, titles=(GAME,), minutes=60)
    totals = asyncio.run(Trial(on_failing_disk, disk, plan).run())
    assert totals.clean, totals
    assert (4, 8) == (totals.kills, totals.all_faults)
    assert totals.failed_calls >= 8
    assert totals.matches >= 2
    assert totals.acknowledged > 20


def test_nothing_is_harmed_while_a_match_stands_still(disk, tmp_path):
    """Bots that are killed again and again before they could act are no fault of the server."""

    async def spare():
        trial = Trial(luck.server(tmp_path), disk, Plan(kills=1, faults=0, seed=1, tables=1, titles=(), minutes=5))
        slow, other = SimpleNamespace(told_last=-math.inf), SimpleNamespace(told_last=-math.inf)
        trial.matches.append([slow, other])
        sparing = asyncio.create_task(trial.until_all_matches_go_on())
        await asyncio.wait([sparing], timeout=0.1)
        is_spared = not sparing.done()
        other.told_last = math.inf
        await asyncio.wait_for(sparing, PATIENCE)
        return is_spared

    assert asyncio.run(spare())


def test_what_a_failing_disk_does_comes_as_the_error_that_it_is(on_failing_disk, disk):
    """SQLite says which call failed; whoever asked is told what is known: nothing has happened, or it may have."""
    anna = Device(on_failing_disk.address)

    async def told(fault):
        await anna.create("venice", (Mine("Anna"), Mine("Bruno")))
        await anna.ask("GET", "/api/mine")  # what is renewed of lists is written by then
        said, failed = len(on_failing_disk.log), disk.failed
        disk.break_down(fault)
        with pytest.raises(RequestRefused) as refused:
            await anna.create("venice", (Mine("Anna"), Mine("Bruno")))
        assert 1 == disk.failed - failed
        return refused.value.reason, on_failing_disk.log[said:].rsplit(": ", 1)[1]

    assert ("storage", "disk I/O error\n") == asyncio.run(told("write"))
    assert ("storage", "database or disk is full\n") == asyncio.run(told("full"))
    assert ("unsure", "disk I/O error\n") == asyncio.run(told("sync"))


def test_what_is_lost_or_doubled_is_counted():
    totals = Totals()
    compare([(0, 7), (1, 8), (2, 9), (2, 9)], [(0, 7), (1, 6), (2, 9)], totals)
    assert (totals.lost, totals.doubled) == (1, 2)
    assert not totals.clean


def test_bots_whose_processes_are_killed_act_once(server):
    async def play():
        totals = Totals()
        for _ in range(MOST_MATCHES):
            if KILLED.search(server.log):
                return totals
            killing = asyncio.create_task(_kill_bots(server, times=4))
            await play_match(server.address, GAME, random.Random(5), totals, [])
            killing.cancel()
        raise AssertionError(f"in {MOST_MATCHES} matches no bot was killed while it was asked")

    totals = asyncio.run(play())
    assert totals.clean, totals


def test_a_bot_that_had_nothing_to_do_when_it_was_killed_acts_next(server):
    async def play():
        anna = Device(server.address)
        place = await anna.sit((await anna.create("venice", (Bot("random"), Mine("Anna")))).table, 1)
        while not (place.now and place.now["offers"]):
            await place.receive()
        made = len(place.items)
        for pid in server.bots():
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.5)  # that the supervisor notices it, while nobody waits
        await place.act(place.now["offers"][0][0])
        while not place.now["offers"] or len(place.items) == made:
            await place.receive()
        await place.close()

    asyncio.run(play())


def test_no_bot_outlives_the_server(server):
    asyncio.run(Device(server.address).create("venice", (Bot("random"), Mine("Anna"))))
    while not (thinking := server.bots()):
        time.sleep(0.01)
    thinking += server.fork_servers()
    server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(map(_lives, thinking)):
        assert time.monotonic() < deadline
        time.sleep(0.1)


async def _kill_bots(server, times):
    for _ in range(times):
        while not (thinking := server.bots()):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        for pid in thinking:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def _lives(pid):
    """A process that has ended may wait for whoever adopted it to notice."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return bool(state.strip()) and not state.startswith("Z")
