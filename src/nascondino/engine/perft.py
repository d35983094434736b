"""Perft: how many nodes the tree of a game has at each depth below a position. Chance's draws are nodes like others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from nascondino.kernel import below, seeded

from . import tree
from .bulk import any_seat, weighted
from .contract import CHANCE, CHANCE_BIT, acts
from .game import Setup

AT_ONCE = 1_000_000  # steps of the compiled walk before Python looks up again


@dataclass(frozen=True)
class Position:
    """A node of a game's tree."""

    setup: Setup
    state: Any  # an array of one

    def choices(self) -> list[tuple[int, int]]:
        """Seat and action of everything that may happen next."""
        actors = self._actors()
        seats = [CHANCE] if actors == CHANCE_BIT else [seat for seat in range(self.setup.players) if acts(actors, seat)]
        return [(seat, action) for seat in seats for action in self._actions(seat)[0]]

    def after(self, seat: int, action: int) -> Position:
        game = self.setup.game
        state = self.state.copy()
        game.run.apply(self.setup.board.record, state, seat, action, game.buffers().events)
        return Position(self.setup, state)

    def at_random(self, randoms: Any) -> Position:
        """The position after one choice, drawn as in random playouts; itself if the match is over."""
        actors, random = self._actors(), randoms[0]
        if actors == 0:
            return self
        seat = CHANCE if actors == CHANCE_BIT else any_seat(actors, random)
        actions, weights = self._actions(seat)
        chosen = weighted(weights, len(weights), random) if seat == CHANCE else below(random, len(actions))
        return self.after(seat, actions[chosen])

    def _actors(self) -> int:
        actors: int = self.setup.game.run.actors(self.setup.board.record, self.state)
        return actors

    def _actions(self, seat: int) -> tuple[list[int], list[int]]:
        actions, weights, _ = self.setup.game.buffers()
        run, boards = self.setup.game.run, self.setup.board.record
        if seat == CHANCE:
            count = run.chance(boards, self.state, actions, weights)
        else:
            count = run.legal(boards, self.state, seat, actions)
        return actions[:count].tolist(), weights[:count].tolist()


def position(setup: Setup, seed: int, after: int) -> Position:
    """The same one every time: the start of a match, or where so many random choices lead."""
    state = setup.game.module.State.array(1)
    setup.game.run.begin(setup.board.record, setup.options, state)
    here, randoms = Position(setup, state), seeded(seed)
    for _ in range(after):
        here = here.at_random(randoms)
    return here


def divided(start: Position, depth: int) -> Iterator[tuple[int, int, list[int]]]:
    """For each choice at the position: seat, action, and the nodes at depths 1 … depth that begin with it."""
    for seat, action in start.choices():
        yield seat, action, [1, *nodes(start.after(seat, action), depth - 1)]


def nodes(start: Position, depth: int) -> list[int]:
    """The number of nodes at the depths 1 … depth."""
    if depth == 0:
        return []
    setup, game = start.setup, start.setup.game
    widest = game.info.most_legal * setup.players
    states, found, place = game.module.State.array(depth), np.zeros(depth + 1, np.int64), np.zeros(2, np.int64)
    states[0] = start.state[0]
    seats, actions = (np.zeros((depth, widest), np.int64) for _ in range(2))
    counts, nexts = (np.zeros(depth, np.int64) for _ in range(2))
    stack = (states, seats, actions, counts, nexts)
    walk, buffers = game.bound(tree.walk), game.buffers()
    while not walk(setup.board.record, setup.players, *stack, buffers, found, place, AT_ONCE):
        pass
    below_start: list[int] = found[1:].tolist()
    return below_start
