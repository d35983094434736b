"""A chase: what guides share whose game has one who flees, pawn 0, from those who seek him.

Their Hints have `away`, the moves of a seeker between two places; for `chase` also a table of that name, which
`chase_times` makes: how long one can flee in the open from two, if all play as well as can be and nobody pays. It is
solved backwards; a set of stations is a row of words, a bit for each.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from nascondino.kernel import COMPILED, rule
from nascondino.kernel.compiling import compiled

ROUNDS = 16 if COMPILED else 0  # that are solved; as plain Python it would take minutes
WORD = 64
ONE = np.uint64(1)
NONE = np.uint64(0)


FUGITIVE = 0  # his pawn
FAR = 99  # more moves than any board asks for
NEARER, AS_NEAR, FARTHER = 96, 12, 3  # how readily a seeker goes so
BY_DISTANCE = (1, 1, 8, 32, 64)  # how readily he goes so far from the nearest seeker
LONGEST = len(BY_DISTANCE) - 1


@rule
def pursuit_weight(hints: Any, s: Any, pawn: int, place: int) -> int:
    """Towards him."""
    prey = s.pawns[FUGITIVE]
    nearer = hints.away[s.pawns[pawn]][prey] - hints.away[place][prey]
    return NEARER if nearer > 0 else AS_NEAR if nearer == 0 else FARTHER


@rule
def flight_weight(hints: Any, s: Any, seekers: int, place: int) -> int:
    """Away from the seekers."""
    return BY_DISTANCE[min(LONGEST, nearest(hints, s, seekers, place))]


@rule
def nearest(hints: Any, s: Any, seekers: int, place: int) -> int:
    """How many moves the nearest seeker is away."""
    away = FAR
    for pawn in range(1, seekers + 1):
        away = min(away, int(hints.away[s.pawns[pawn]][place]))
    return away


@rule
def chase(hints: Any, s: Any, seekers: int) -> int:
    """How many rounds those two seekers need who are placed best."""
    needed = FAR
    for pawn in range(2, seekers + 1):
        for other in range(1, pawn):
            needed = min(needed, int(hints.chase[s.pawns[pawn]][s.pawns[other]][s.pawns[FUGITIVE]]))
    return needed


# How long a chase takes.


def chase_times(chasing: list[list[int]], fleeing: list[list[int]], times: Any) -> None:
    """Write into times[a][b][n] after how many rounds two at a and b have caught the one at n, whose turn it is.

    `chasing` and `fleeing`: the stations next to each; there is none with the number 0.
    """
    size = len(chasing)
    steps = np.zeros((size, 1 + max(map(len, chasing))), np.int64)  # a 0 ends each row
    for station, beside in enumerate(chasing):
        steps[station, : len(beside)] = beside
    times[:] = ROUNDS + 1
    _solver()(steps, _words(chasing), _words(fleeing), *np.zeros((4, size, size, _length(size)), np.uint64), times)


@functools.cache
def _solver() -> Any:
    return compiled(_solve)


def _length(size: int) -> int:
    return -(-size // WORD)


def _words(sets: list[list[int]]) -> Any:
    words = np.zeros((len(sets), _length(len(sets))), np.uint64)
    for row, members in zip(words, sets, strict=True):
        for member in members:
            row[member // WORD] |= ONE << np.uint64(member % WORD)
    return words


def _solve(steps: Any, reach: Any, ways: Any, lost: Any, half: Any, doomed: Any, next_lost: Any, times: Any) -> None:
    """lost[a][b]: where he is caught within the rounds so far, if it is his turn; doomed: if it is theirs."""
    size = len(steps)
    for turn in range(ROUNDS + 1):
        for a in range(1, size):
            for b in range(1, size):
                for word in range(lost.shape[2]):
                    half[b, a, word] = _joined(steps, lost, a, b, word)
        for a in range(1, size):
            for b in range(1, a):
                for word in range(lost.shape[2]):
                    doomed[a, b, word] = NONE if turn == 0 else reach[a, word] | reach[b, word]
                    if turn > 0:
                        doomed[a, b, word] |= _joined(steps, half, b, a, word)
                for station in range(1, size):
                    if times[a, b, station] > turn and _is_lost(ways, doomed, a, b, station):
                        times[a, b, station] = times[b, a, station] = turn
                        bit = ONE << np.uint64(station & WORD - 1)
                        next_lost[a, b, station // WORD] |= bit
                        next_lost[b, a, station // WORD] |= bit
        lost[:] = next_lost


@rule
def _joined(steps: Any, sets: Any, a: int, b: int, word: int) -> Any:
    """A word of all sets that the second one can bring about by a step; transposed at each use, so both step."""
    joined, i = NONE, 0
    while steps[b, i] != 0:
        joined |= sets[a, steps[b, i], word]
        i += 1
    return joined


@rule
def _is_lost(ways: Any, doomed: Any, a: int, b: int, station: int) -> bool:
    """Whether every way out leads to where he is caught, or to where one of them stands."""
    for word in range(ways.shape[1]):
        out = ways[station, word] & ~doomed[a, b, word]
        if a // WORD == word:
            out &= ~(ONE << np.uint64(a & WORD - 1))
        if b // WORD == word:
            out &= ~(ONE << np.uint64(b & WORD - 1))
        if out != NONE:
            return False
    return True
