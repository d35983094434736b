"""kill -9 of the server and of the processes bots think in. The long form is `python3 table.py soak kills`."""

import asyncio
import os
import random
import re
import signal
import subprocess
import time
from contextlib import suppress

from nascondino.client.device import Device
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.trials.kills import Plan, Totals, Trial, compare, play_match

PATIENCE = 60.0
KILLED = re.compile("bot .* failed: MindEnded")  # while it was asked
MOST_MATCHES = 20  # until a kill hits a bot that thinks; most do
GAME = "inkognito"  # its matches are short


def test_a_killed_server_loses_and_doubles_nothing(server):
    totals = asyncio.run(Trial(server, Plan(kills=5, seed=4, tables=2, titles=(GAME,), minutes=5)).run())
    assert totals.clean, totals
    assert totals.kills == 5
    assert totals.matches >= 2
    assert totals.acknowledged > 20


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
            await play_match(server.address, GAME, random.Random(5), totals)
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
    thinking += server.zygotes()
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
