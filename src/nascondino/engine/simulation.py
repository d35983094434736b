"""Random matches in bulk, on one thread or several, with the same counts either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from nascondino.kernel import seeded

from .game import Setup
from .match import LIMIT

LONGEST = 1_000_000  # actions of a match whose rules do not end it
FEWEST_AT_ONCE, MOST_CHUNKS = 500, 10_000


@dataclass
class Tally:
    """How many matches ended by each reason, and the actions of seats in all of them."""

    reasons: Counter[str]
    moves: int


def simulate(
    setup: Setup, matches: int, seed: int, threads: int = 1, progress: Callable[[int], Any] = lambda done: None
) -> Tally:
    """Play matches at random. Every chunk has its own stream of numbers, so the threads do not change what is drawn."""
    size = max(FEWEST_AT_ONCE, -(-matches // MOST_CHUNKS))
    total = Tally(Counter(dict.fromkeys(setup.game.info.reasons, 0)), 0)
    pool = ThreadPoolExecutor(threads)
    try:
        chunks = [
            pool.submit(_chunk, setup, min(size, matches - first), seed << 32 | number)
            for number, first in enumerate(range(0, matches, size))
        ]
        for chunk in as_completed(chunks):
            tally, moves = chunk.result()
            total.reasons.update(tally)
            total.moves += moves
            progress(tally.total())
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C, whatever has not begun
    return total


def prepare(setup: Setup) -> None:
    """Compile what is needed, if it is not yet."""
    _chunk(setup, 0, 0)


def _chunk(setup: Setup, matches: int, stream: int) -> tuple[Counter[str], int]:
    game = setup.game
    info, module = game.info, game.module
    actions, weights = (np.zeros(info.most_legal, np.int64) for _ in range(2))
    tally = np.zeros(1 + len(info.reasons), np.int64)
    moves: int = game.run.playouts(
        setup.board.record,
        setup.options,
        module.State.array(1),
        module.State.array(1),
        actions,
        weights,
        module.Event.array(info.most_events),
        np.zeros(setup.players, np.int32),
        seeded(stream),
        tally,
        matches,
        LONGEST,
    )
    names = (LIMIT, *info.reasons)
    return Counter({name: int(count) for name, count in zip(names, tally, strict=True) if count}), moves
