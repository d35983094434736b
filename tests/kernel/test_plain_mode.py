"""Compiled and as plain Python the rules play the very same matches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.samples import every_game

SOURCE = Path(__file__).resolve().parents[2] / "src"
MATCHES = 2

PROGRAM = """\
import hashlib, sys
from random import Random
from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.kernel import COMPILED

print(COMPILED)
game = load(sys.argv[1])
for players in game.info.seat_counts():
    for number in range(int(sys.argv[2])):
        seed = hashlib.sha256(f"{players} {number}".encode()).digest()
        board = game.board(game.info.boards[number % len(game.info.boards)])
        match, random, total = Match(game.setup(players, board), seed=seed, limit=1000), Random(seed), hashlib.sha256()
        while match.actors:
            seat = random.choice(match.actors)
            legal = match.legal(seat)
            total.update(repr((match.actors, legal)).encode())
            match.play(seat, random.choice(legal))
            total.update(match._truth.states.tobytes())
            for chair in (*range(players), None):
                total.update(match.view(chair).tobytes())
        for chair in (*range(players), None):
            total.update(match.seen(chair).tobytes())
        print(players, number, len(match.steps), match.outcome.reason, total.hexdigest())
"""


def played(game, **environment):
    command = [sys.executable, "-P", "-W", "error", "-c", PROGRAM, game, str(MATCHES)]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(SOURCE), **environment}, capture_output=True, encoding="utf-8"
    )
    assert (0, "") == (run.returncode, run.stderr)
    return run.stdout.splitlines()


@pytest.mark.parametrize("game", every_game("venice", "inkognito"))
def test_both_play_identical_matches_at_every_seat_count(game):
    compiled = played(game, NUMBA_DISABLE_JIT="0")
    plain = played(game, NUMBA_DISABLE_JIT="1")

    assert ("True", "False") == (compiled[0], plain[0])
    assert compiled[1:] == plain[1:]
    assert MATCHES < len(compiled[1:])
