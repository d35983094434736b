"""Random matches in bulk, on one thread or several, with the same counts either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from nascondino.kernel import seeded

from .game import Setup
from .match import LIMIT

LONGEST = 1_000_000  # actions of a match whose rules do not end it
AT_ONCE = 1000  # matches in a chunk: a fraction of a second, so that Ctrl-C is not kept waiting


@dataclass
class Tally:
    """How many matches ended by each reason, and the actions of seats in all of them."""

    reasons: Counter[str]
    moves: int


def simulate(
    setup: Setup, matches: int, seed: int, threads: int = 1, progress: Callable[[int], Any] = lambda done: None
) -> Tally:
    """Play matches at random. Every chunk has its own stream of numbers, so the threads do not change what is drawn."""
    total = Tally(Counter(dict.fromkeys(setup.game.info.reasons, 0)), 0)
    chunks = ((min(AT_ONCE, matches - first), seed << 32 | first) for first in range(0, matches, AT_ONCE))
    with ThreadPoolExecutor(threads) as pool:
        waiting = {pool.submit(_chunk, setup, *chunk) for chunk in islice(chunks, 2 * threads)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_chunk, setup, *chunk) for chunk in islice(chunks, len(done))}
            for chunk in done:
                tally, moves = chunk.result()
                total.reasons.update(tally)
                total.moves += moves
                progress(tally.total())
    return total


def prepare(setup: Setup) -> None:
    """Compile what is needed, if it is not yet."""
    _chunk(setup, 0, 0)


def _chunk(setup: Setup, matches: int, stream: int) -> tuple[Counter[str], int]:
    game = setup.game
    info, module = game.info, game.module
    tally = np.zeros(1 + len(info.reasons), np.int64)
    moves: int = game.run.playouts(
        setup.board.record,
        setup.options,
        module.State.array(1),
        module.State.array(1),
        game.buffers(),
        np.zeros(setup.players, np.int32),
        seeded(stream),
        tally,
        matches,
        LONGEST,
    )
    names = (LIMIT, *info.reasons)
    return Counter({name: int(count) for name, count in zip(names, tally, strict=True) if count}), moves
