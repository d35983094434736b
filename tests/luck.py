"""Luck that is the same at every run, so that no test passes or fails by it.

As a program it is `nascondino serve` with such luck: every match has the same draws, and a bot that sees the same does
the same, in whatever order tests are run.
"""

import sys
from pathlib import Path
from random import Random

from nascondino.cli import main, sitting
from nascondino.engine import seal
from nascondino.server import thinkers
from nascondino.server.child import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
"""The environment of a server: its rules need no compiling, and it finds this file."""

SEED = bytes(32)


def server(folder, arguments=("--pace", "0"), program=__file__):
    """A server with such luck, or of another program that has it, not started yet."""
    return ServerProcess(folder, arguments, PLAIN, [str(program)])


class SameBits(Random):
    """Gives a bot for each of its decisions the same start."""

    def getrandbits(self, count):
        return 1


def fix(put=setattr):
    """From now on in this process; `put` may be that of a monkeypatch, which ends it with the test."""
    put(seal, "new_seed", lambda: SEED)
    put(thinkers, "SystemRandom", SameBits)
    put(sitting, "SystemRandom", lambda: Random(1))


if __name__ == "__main__":
    fix()
    sys.exit(main(["serve", *sys.argv[1:]]))
