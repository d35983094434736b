"""The kernel's own workloads: playouts, on one thread or several, and batches."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from nascondino.engine import record
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.kernel import seeded

LONGEST = 1_000_000  # actions of a match
SEED = 7


class Playouts:
    """Random matches, each call goes on from where the random numbers were left."""

    def __init__(self, table: Setup, matches: int, seed: int = SEED) -> None:
        module, info = table.game.module, table.game.info
        self.table = table
        self.matches = matches
        self.options = table.options
        self.scratch = (
            *(module.State.array(1), module.State.array(1)),
            *(table.game.buffers(), np.zeros(table.players, np.int32)),
        )
        self.randoms = seeded(seed)
        self.tally = np.zeros(len(info.reasons) + 1, np.int64)

    def __call__(self) -> int:
        board, run = self.table.board.record, self.table.game.run
        arrays = board, self.options, *self.scratch, self.randoms, self.tally
        return int(run.playouts(*arrays, self.matches, LONGEST))

    def played(self) -> tuple[list[int], int]:
        """How the matches ended, and the state of the random numbers: the same after the same matches."""
        return self.tally.tolist(), int(self.randoms["word"][0])


class Threads:
    """Playouts on so many threads, each with its own arrays."""

    def __init__(self, table: Setup, matches: int, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads)
        self.playouts = [Playouts(table, matches, seed) for seed in range(threads)]

    def __call__(self) -> int:
        return sum(self.pool.map(Playouts.__call__, self.playouts))


class Batch:
    """Many matches, stepped together by a random policy."""

    def __init__(self, table: Setup, matches: int, steps: int) -> None:
        module, info = table.game.module, table.game.info
        self.table = table
        self.matches = matches
        self.steps = steps
        self.chosen, self.seats, self.counts = (np.zeros(matches, np.int64) for _ in range(3))
        self.actions = np.zeros((matches, info.most_legal), np.int64)
        self.randoms = seeded(SEED)
        self.arrays = (
            *(table.board.record, table.options, module.State.array(matches), module.State.array(1)),
            *(self.seats, self.chosen, self.actions, self.counts),
            *(np.zeros(info.most_legal, np.int64), module.Event.array(info.most_events), self.randoms),
        )
        table.game.run.step_all(*self.arrays, 0, matches)

    def __call__(self) -> int:
        run = self.table.game.run
        for _ in range(self.steps):
            run.choose_all(self.chosen, self.actions, self.counts, self.randoms, 0, self.matches)
            run.step_all(*self.arrays, 0, self.matches)
        return self.steps * self.matches


class Replay:
    """A random match, played again from its record."""

    def __init__(self, table: Setup) -> None:
        self.table = table
        self.record = record.parse(record.text(_random_match(table), ["random"] * table.players), "in memory")

    @property
    def actions(self) -> int:
        return len(self.record.actions)

    def milliseconds(self) -> float:
        begin = time.perf_counter()
        record.resume(self.record, self.table.game, self.table.board)
        return 1000 * (time.perf_counter() - begin)


def _random_match(table: Setup) -> Match:
    chooser = random.Random(SEED)
    match = Match(table, seed=bytes([SEED] * 32))
    while match.actors:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    return match
