"""Choosing start stations: spread over the map, hunters and prey neither next to each other nor out of reach."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
from numpy.typing import NDArray

KINDS = {"detectives": {1: 11, 2: 4, 3: 1}, "mister_x": {1: 11, 2: 2}}  # by the number of transports, as in London
NEAREST, FARTHEST, MEAN = 2, 7, 4.3  # moves between a hunter's start and the prey's
TO_ALL = {"detectives": 4.65, "mister_x": 4.37}  # moves to a station of the board: the prey does not start in a corner
STEPS = 12_000

Decks = dict[str, list[int]]
Moves = dict[int, dict[int, int]]


def chosen_starts(at: NDArray[np.float64], kind: dict[int, int], moves: Moves, seed: int) -> Decks:
    chance = random.Random(seed)
    free = {k: [station for station in sorted(kind) if kind[station] == k] for k in (1, 2, 3)}
    for pool in free.values():
        chance.shuffle(pool)
    decks = {name: [free[k].pop() for k, count in kinds.items() for _ in range(count)] for name, kinds in KINDS.items()}
    energy = _energy(decks, at, moves)
    for _ in range(STEPS):
        deck = decks[chance.choice(sorted(decks))]
        place = chance.randrange(len(deck))
        pool = free[kind[deck[place]]]
        other = chance.randrange(len(pool))
        deck[place], pool[other] = pool[other], deck[place]
        tried = _energy(decks, at, moves)
        if tried <= energy:
            energy = tried
        else:
            deck[place], pool[other] = pool[other], deck[place]
    return {name: sorted(deck) for name, deck in decks.items()}


def _energy(decks: Decks, at: NDArray[np.float64], moves: Moves) -> float:
    apart = [moves[d][x] for d, x in product(*decks.values())]
    outside = sum(not NEAREST <= steps <= FARTHEST for steps in apart)
    everyone = np.array([station for deck in decks.values() for station in deck]) - 1
    crowd = _crowd(at[everyone]) + sum(_crowd(at[np.array(deck) - 1]) for deck in decks.values())
    remote = sum(abs(_moves_to_all(deck, moves) - TO_ALL[name]) for name, deck in decks.items())
    return round(10 * outside + 60 * abs(sum(apart) / len(apart) - MEAN) + 60 * remote + crowd, 9)


def _moves_to_all(deck: list[int], moves: Moves) -> float:
    return sum(sum(moves[station].values()) for station in deck) / len(deck) / len(moves)


def _crowd(at: NDArray[np.float64]) -> float:
    """Large when neighbours stand close; far ones do not count, or all would be driven to the edges."""
    gap = np.linalg.norm(at[:, None] - at, axis=2)
    np.fill_diagonal(gap, np.inf)
    return float(((300 / gap) ** 6).sum() / len(at))
