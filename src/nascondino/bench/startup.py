"""How long the program takes to start: in processes of their own, with code compiled before and without."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

STEPPING = """
import random, sys
from nascondino.games import load
from nascondino.engine.match import Match
game = load(sys.argv[1])
match = Match(game.setup(game.info.players[1]), seed=bytes(32))
chooser = random.Random(7)  # not always the first action: in a game without a bound that could go on for ever
while match.actors:
    seat = match.actors[0]
    match.play(seat, chooser.choice(match.legal(seat)))
print(match.view(None), match.outcome)
"""

KINDS = 3  # of start, of a game
ONCE = "Nothing compiled: one start of each game. Compiled before: the median of several."


@dataclass(frozen=True)
class Start:
    """Seconds from start to end: the processor's, and those on the wall. The median, if there were several starts."""

    cpu: float  # 0 where the system does not count it
    wall: float


def starts(game_id: str, rounds: int, tick: Callable[[], Any]) -> dict[str, Start | None]:
    """Each kind of start; None for a command that fails. One start is cold: compiling takes its time."""
    stepping = ["-c", STEPPING, game_id]
    simulate = ["-m", "nascondino", "simulate", game_id, "--games", "1"]
    found = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cold:
        found["stepping, nothing compiled"] = _start(stepping, {"NASCONDINO_CACHE": cold})
        tick()
        found["stepping, compiled before"] = _median(stepping, rounds, {"NASCONDINO_CACHE": cold})
        tick()
    found["nascondino simulate --games 1, compiled before"] = _compiled(simulate, rounds)
    tick()
    return found


def help_start(rounds: int) -> Start | None:
    """Of `nascondino --help`, which loads no game."""
    return _median(["-m", "nascondino", "--help"], rounds, {})


def _compiled(arguments: Sequence[str], rounds: int) -> Start | None:
    """With the code that this process keeps compiled, too; the first start may have some left to compile."""
    _start(arguments, {})
    return _median(arguments, rounds, {})


def _median(arguments: Sequence[str], rounds: int, settings: dict[str, str]) -> Start | None:
    found = [start for _ in range(rounds) if (start := _start(arguments, settings))]
    if len(found) < rounds:
        return None
    return Start(statistics.median(start.cpu for start in found), statistics.median(start.wall for start in found))


def _start(arguments: Sequence[str], settings: dict[str, str]) -> Start | None:
    cpu, wall = _children(), time.perf_counter()
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, check=False)  # noqa: S603
    return None if done.returncode else Start(_children() - cpu, time.perf_counter() - wall)


def _children() -> float:
    """Processor seconds of all processes that we started and that have ended."""
    times = os.times()
    return times.children_user + times.children_system
