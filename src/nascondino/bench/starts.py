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
import sys
from nascondino.games import load
from nascondino.engine.match import Match
game = load(sys.argv[1])
match = Match(game.setup(game.info.players[1]), seed=bytes(32))
while match.actors:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
print(match.view(None), match.outcome)
"""


@dataclass(frozen=True)
class Start:
    """Seconds from start to end: the processor's, and those on the wall. The median of several starts."""

    cpu: float  # 0 where the system does not count it
    wall: float


def starts(game_id: str, rounds: int, tick: Callable[[], Any]) -> dict[str, Start | None]:
    """Each kind of start; None for a command that fails."""
    stepping = ["-c", STEPPING, game_id]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cold:
        found = {"stepping, nothing compiled": _median(stepping, 1, cold, tick)}
        found["stepping, compiled before"] = _median(stepping, rounds, cold, tick)
        simulate = ["-m", "nascondino", "simulate", game_id, "--games", "1"]
        _median(simulate, 1, cold, tick)  # compiles
        found["nascondino simulate --games 1, compiled before"] = _median(simulate, rounds, cold, tick)
        found["nascondino --help"] = _median(["-m", "nascondino", "--help"], rounds, cold, tick)
    return found


def _median(arguments: Sequence[str], rounds: int, cache: str, tick: Callable[[], Any]) -> Start | None:
    found = []
    for _ in range(rounds):
        start = _start(arguments, cache)
        tick()
        if start is None:
            return None
        found.append(start)
    return Start(statistics.median(start.cpu for start in found), statistics.median(start.wall for start in found))


def _start(arguments: Sequence[str], cache: str) -> Start | None:
    cpu, wall = _children(), time.perf_counter()
    environment = os.environ | {"NASCONDINO_CACHE": cache}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)  # noqa: S603
    return None if done.returncode else Start(_children() - cpu, time.perf_counter() - wall)


def _children() -> float:
    """Processor seconds of all processes that we started and that have ended."""
    times = os.times()
    return times.children_user + times.children_system
