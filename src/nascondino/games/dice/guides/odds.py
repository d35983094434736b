"""Scotland Yard, the dice game: how likely two detectives are to catch a Mister X whom they see, as dice fall.

A simpler chase, solved backwards: they roll and go one after the other, all play as well as can be, he may use every
transport, and nobody has tokens or tickets. With every round it goes on it counts less, for soon they see him no more.
"""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np

from nascondino.kernel import COMPILED, lowest, rule
from nascondino.kernel.compiling import compiled

from ..state import MOVES, PLACES, TRANSPORTS

ROUNDS = MOVES if COMPILED else 0  # that are solved; as plain Python it would take minutes
PERSISTENCE = 0.8  # what a catch is worth a round later
SETS = 1 << len(TRANSPORTS)  # of transports, by which a roll allows one to go: a bit for each


def chase_odds(reach: Any, first: Any, second: Any, caught: Any) -> None:
    """Write into caught[k][a][b][x] the odds of two about to go from a and b, if he has fled to x; k turns are left.

    `reach`: by transport and place, the set of places that it leads to. `first` and `second`: how likely a roll allows
    the one who goes first, and the other, to go by each set of transports.
    """
    _solver()(reach, first, second, np.zeros((2, PLACES, PLACES, PLACES)), caught, ROUNDS)


@functools.cache
def _solver() -> Any:
    return compiled(_solve)


def roll_chances(faces: Any, dice: int) -> Any:
    """How likely so many dice show each set of transports, and no other."""
    chances = np.zeros(SETS)
    share = np.asarray(faces) / np.sum(faces)
    for shown in itertools.product(range(len(share)), repeat=dice):
        kinds = sum({1 << TRANSPORTS.index(face) for face in shown if face in TRANSPORTS})
        chances[kinds] += np.prod([share[face] for face in shown])
    return chances


def _solve(reach: Any, first: Any, second: Any, scratch: Any, caught: Any, rounds: int) -> None:
    """Of two tables: what is left after both have gone, and after the one has."""
    after, between = scratch[0], scratch[1]
    for turns in range(1, rounds + 1):
        if turns > 1:
            for a in range(1, PLACES):
                for b in range(1, PLACES):
                    for x in range(1, PLACES):
                        after[a, b, x] = PERSISTENCE * later(reach, caught[turns - 1], a, b, x)
        for a in range(1, PLACES):
            for b in range(1, PLACES):
                for x in range(1, PLACES):
                    between[b, a, x] = expected(reach, second, after[a], b, x)  # by the one who goes now
        for a in range(1, PLACES):
            for b in range(1, PLACES):
                for x in range(1, PLACES):
                    caught[turns, a, b, x] = expected(reach, first, between[b], a, x)


@rule
def later(reach: Any, caught: Any, a: int, b: int, x: int) -> float:
    """Once he has fled; who goes first then changes."""
    return (least(reach, caught[a, b], a, b, x) + least(reach, caught[b, a], a, b, x)) / 2


@rule
def expected(reach: Any, chances: Any, worth: Any, here: int, x: int) -> float:
    """What the best move is worth, over all rolls; worth[there][x], if it does not catch him."""
    total = 0.0
    for kinds in range(len(chances)):
        best = -1.0
        for kind in range(len(reach)):
            if kinds >> kind & 1:
                there = reach[kind, here]
                while there != 0:
                    place = lowest(there)
                    best = max(best, 1.0 if place == x else worth[place, x])
                    there &= there - 1
        total += chances[kinds] * (best if best >= 0 else worth[here, x])
    return total


@rule
def least(reach: Any, before: Any, a: int, b: int, x: int) -> float:
    """What is left of it where he goes; 1, if that must be to one of them."""
    worst = 1.0
    for kind in range(len(reach)):
        there = reach[kind, x]
        while there != 0:
            place = lowest(there)
            if place not in (a, b):
                worst = min(worst, before[place])
            there &= there - 1
    return worst
