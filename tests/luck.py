"""Luck that is the same at every run, so that no test passes or fails by it.

As a program it is `nascondino serve` with such luck: every match has the same draws, and a bot that sees the same does
the same, in whatever order tests are run.
"""

import hashlib
import sys
from pathlib import Path
from random import Random

from nascondino.cli import main, terminal_match
from nascondino.engine import seal
from nascondino.server.bots import pool as bot_pool
from nascondino.server.bots.pool import BotPool
from nascondino.trials.process import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
"""The environment of a server: its rules need no compiling, and it finds this file."""

SEED = bytes(32)

PATIENCE = 60.0  # seconds: rules and bots that are plain Python may think for long on a busy machine

SAME_SALTS = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(7) : random(array));
}"""
"""For a browser, before any page: every salt that it adds is the same."""


def server(folder, arguments=("--pace", "0"), program=__file__, environment=None):
    """A server with such luck, or of another program that has it, not started yet."""
    return ServerProcess(folder, arguments, {**PLAIN, **(environment or {})}, [str(program)])


def fix(put=setattr):
    """From now on in this process; `put` may be that of a monkeypatch, which ends it with the test."""
    put(seal, "new_seed", lambda: SEED)
    put(terminal_match, "SystemRandom", lambda: Random(1))
    put(BotPool, "_luck", same_luck)
    put(bot_pool, "PATIENCE", PATIENCE)


def same_luck(pool, question):
    """A bot's luck follows from what it has seen: another at each of its decisions."""
    return int.from_bytes(hashlib.sha256(question.view + question.seen).digest()[:8])


if __name__ == "__main__":
    fix()
    sys.exit(main(["serve", "--no-compile-ahead", *sys.argv[1:]]))
