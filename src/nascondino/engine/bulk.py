"""Templates for many matches: random playouts, and batches stepped together."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import below, rule, uncounted

from .buffers import Buffers
from .contract import CHANCE, CHANCE_BIT, UNBOUND

rules = UNBOUND  # kernel.bind puts one game's module here


@rule
def any_seat(actors: int, random: Any) -> int:
    """One of the seats that may act, at random."""
    count = 0
    left = actors
    while left:
        count += left & 1
        left >>= 1
    skip = below(random, count) if count > 1 else 0
    seat = 0
    while not actors >> seat & 1 or skip > 0:
        skip -= actors >> seat & 1
        seat += 1
    return seat


@rule
def weighted(weights: Any, n: int, random: Any) -> int:
    """The position of an outcome, drawn by weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(random, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


def playouts(
    boards: Any,
    options: Any,
    states: Any,
    blanks: Any,
    buffers: Buffers,
    points: Any,
    randoms: Any,
    tally: Any,
    count: int,
    limit: int,
) -> int:
    """Play matches at random; count them in tally by end reason (0: stopped by the limit); return the moves made."""
    board, s, random = boards[0], states[0], randoms[0]
    actions, weights, events = uncounted(buffers.actions), uncounted(buffers.weights), uncounted(buffers.events)
    points = uncounted(points)
    moves = 0
    for _ in range(count):
        states[0] = blanks[0]
        rules.begin(board, options[0], s)
        last = moves + limit
        actors = rules.actors(board, s)
        while actors != 0 and moves < last:
            if actors == CHANCE_BIT:
                n = rules.chance(board, s, actions, weights)
                rules.apply(board, s, CHANCE, actions[weighted(weights, n, random)], events)
            else:
                seat = any_seat(actors, random)
                n = rules.legal(board, s, seat, actions)
                rules.apply(board, s, seat, actions[below(random, n)], events)
                moves += 1
            actors = rules.actors(board, s)
        tally[rules.outcome(board, s, points)] += 1
    return moves


def step_all(
    boards: Any,
    options: Any,
    states: Any,
    blanks: Any,
    seats: Any,
    chosen: Any,
    actions: Any,
    counts: Any,
    weights: Any,
    events: Any,
    randoms: Any,
    start: int,
    stop: int,
) -> int:
    """Step the matches start … stop − 1, each by its chosen action; begin finished ones anew; return how many.

    For each, write the seat to act next, its legal actions and their count. A match whose count is 0 is begun.
    """
    board, random = boards[0], randoms[0]
    actions, weights, events = uncounted(actions), uncounted(weights), uncounted(events)
    begun = 0
    for i in range(start, stop):
        s = states[i]
        if counts[i] > 0:
            rules.apply(board, s, seats[i], chosen[i], events)
        actors = rules.actors(board, s) if counts[i] > 0 else 0
        while actors == 0 or actors == CHANCE_BIT:
            if actors == 0:
                states[i] = blanks[0]
                rules.begin(board, options[0], s)
                begun += 1
            else:
                n = rules.chance(board, s, actions[i], weights)
                rules.apply(board, s, CHANCE, actions[i, weighted(weights, n, random)], events)
            actors = rules.actors(board, s)
        seats[i] = any_seat(actors, random)
        counts[i] = rules.legal(board, s, seats[i], actions[i])
    return begun


def choose_all(chosen: Any, actions: Any, counts: Any, randoms: Any, start: int, stop: int) -> None:
    """A random policy for step_all."""
    for i in range(start, stop):
        chosen[i] = actions[i, below(randoms[0], counts[i])]
