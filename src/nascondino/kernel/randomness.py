"""Fast random numbers for search and simulation. The referee never uses them: a few dozen draws give the state away."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import numpy as np

from .compiling import rule
from .records import Record


class Random(Record):
    """The state of an xorshift64 generator; never zero once seeded."""

    word: Annotated[Any, np.uint64]


def seeded(number: int) -> Any:
    """An array of one generator; neighbouring numbers give unrelated streams."""
    randoms = Random.array(1)
    word = int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:8], "little")
    randoms[0].word = np.uint64(word | 1)
    return randoms


@rule
def below(random: Random, n: int) -> int:
    """A random number in 0 … n − 1."""
    x = random.word
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random.word = x
    # Kept inside uint64 to the end: an int64 meeting a uint64 would become a float64.
    drawn: int = np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[assignment]
    return drawn
