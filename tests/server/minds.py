"""Processes of bots, for tests: asked directly, with what a seat of a real match knows."""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
from pathlib import Path

from nascondino import games
from nascondino.engine.match import Match
from nascondino.engine.questions import question
from nascondino.server.bots.pool import BotPool

BOTS = Path(__file__).with_name("bots_of_users")
GAME = "venice"


def begun(game=GAME, players=2, seed=bytes(32)):
    return Match(games.load(game).setup(players), seed=seed)


def asked(match, bot="greedy", seat=None):
    return question(match, match.actors[0] if seat is None else seat, bot, 1.0)


@contextlib.asynccontextmanager
async def pool_of(at_once=1, **more):
    pool = BotPool(at_once, **more)
    try:
        yield pool
    finally:
        await pool.close()


def with_bots(folder, **targets):
    """A folder of users' bots, with what the hostile one is to look for."""
    bots = folder / "bots"
    shutil.copytree(BOTS, bots, ignore=shutil.ignore_patterns("__pycache__"))
    (bots / "targets.json").write_text(json.dumps(targets))
    return bots


def children(pid):
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True)
    return [int(child) for child in found.stdout.split()]


def state(pid):
    """As the kernel names it: R runs, S waits, T is stopped, Z has ended; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


async def until(is_so, seconds=60):
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def lives(pid):
    return state(pid) not in ("", "Z")


def me():
    return os.getpid()
