"""The strongest published player of Scotland Yard before learned ones, as a baseline: Nijssen and Winands, 2012.

Their full text was not at hand. What is known of it (their abstracts, and four programs that follow it) agrees on what
is built here; where they differ, the parameters below say what was taken and why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Budget, Clock, Player
from nascondino.kernel import seeded
from nascondino.parts.stations import distances

from ..actions import pawn_of
from ..info import INFO
from ..state import GONDOLA, JET_SKI, MISTER_X, SEEK, STATIONS, State
from .determinised_search import LONGEST, Guide, Scratch, Tree, search
from .greedy import as_hunters_saw

NODES = 1 << 18  # then the tree grows no more
UNASKED = 1000  # iterations, if nobody says how much to think; the published experiments had 10,000
FIRST_BATCH = 32  # iterations, before the clock is looked at
LOOKS = 0.005  # seconds between looks at the clock


@dataclass(frozen=True)
class Parameters:
    """As published, but for two.

    The weights of categories (the nearest seeker is 1, 2, 3, 4, or 5 and more moves away) are a property of the one who
    flees, and were counted anew: 80 matches of this player against itself on both boards, 500 iterations, by
    `tools/nijssen_winands.py`. The published ones were 0.196, 0.671, 0.540, 0.384, 0.196. On coalition reduction the
    sources disagree. By the same tool, seekers won 8, 19, 33 and 30 of the same 60 starts on London with a reduction of
    0, 0.1, 0.25 and 0.5.
    """

    exploration: float = 0.5
    history: float = 5.0
    reduction: float = 0.25
    random_flights: float = 0.1
    random_pursuits: float = 0.2
    weights: tuple[float, ...] = (0.193, 0.566, 0.428, 0.238, 0.221)
    by_category: bool = True


def nijssen_winands(chair: Chair, random: Random) -> Player:
    return NijssenWinands(chair, random, Parameters())


class NijssenWinands:
    """Searches anew for every move of every pawn, one pawn after the other."""

    def __init__(self, chair: Chair, random: Random, parameters: Parameters) -> None:
        self.chair = chair
        self.random = random
        self.public = Belief(replace(chair, seat=None))  # what everybody knows
        self.search = chair.game.bound(search)
        self.guides = guide(chair, parameters)
        self.tree, self.scratch, self.buffers = new_tree(), new_scratch(), chair.game.buffers()

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        visits = self._visits(view, seen, legal, clock)
        return max(visits, key=visits.__getitem__)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """The share of iterations that began with it."""
        visits = self._visits(view, seen, legal, Clock())
        return {action: count / sum(visits.values()) for action, count in visits.items()}

    def _visits(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> dict[int, int]:
        self.public.update(as_hunters_saw(seen))
        self._set_up(view, legal)
        roots, states, randoms = as_state(view), State.array(1), seeded(self.random.getrandbits(64))
        for iterations in batches(clock):
            self.search(
                self.chair.board.record,
                self.guides,
                roots,
                states,
                self.tree,
                self.scratch,
                self.buffers,
                randoms,
                iterations,
            )
        return self._visits_of_children(legal)

    def _set_up(self, view: Any, legal: Sequence[int]) -> None:
        guide, possible = self.guides[0], self.public.possible()
        guide.pawn = min(map(pawn_of, legal)) if view.phase == SEEK else MISTER_X
        guide.places = len(possible)
        guide.place[: len(possible)] = possible
        self.tree.size[0] = 1
        for of_the_root in (self.tree.child, self.tree.visits):
            of_the_root[0] = 0
        self.tree.history[:] = 0
        self.tree.tried[:] = 0

    def _visits_of_children(self, legal: Sequence[int]) -> dict[int, int]:
        """Of those that are legal: some may have been left out for whoever decides."""
        visits, child = {}, int(self.tree.child[0])
        while child:
            visits[int(self.tree.move[child])] = int(self.tree.visits[child])
            child = int(self.tree.sibling[child])
        return {action: visits[action] for action in legal if action in visits} or dict.fromkeys(legal, 1)


def batches(clock: Clock) -> Iterator[int]:
    """Numbers of iterations to be made, one after the other."""
    if clock.iterations is not None or clock.seconds is None:
        yield clock.iterations or UNASKED
        return
    budget, batch, done = Budget(clock.seconds), FIRST_BATCH, 0
    while True:
        yield batch
        done += batch
        if budget.is_used():
            return
        passed = budget.used
        batch = max(1, int(done / passed * min(LOOKS, clock.seconds - passed)))


def as_state(view: Any) -> Any:
    """What a view shows, as an array of one State."""
    states = State.array(1)
    for name in view.dtype.names:
        states[name] = view[name]
    return states


def guide(chair: Chair, parameters: Parameters) -> Any:
    guides = Guide.array(1)
    guides[0].away[:] = distances(chair.board.record[0], GONDOLA, JET_SKI)
    guides[0].weights[1:] = parameters.weights
    for name in ("exploration", "history", "reduction", "random_flights", "random_pursuits", "by_category"):
        guides[name] = getattr(parameters, name)
    return guides


def new_tree() -> Tree:
    size, (move, child, sibling, visits) = np.zeros(1, np.int64), (np.zeros(NODES, np.int32) for _ in range(4))
    history, tried = np.zeros(INFO.actions), np.zeros(INFO.actions, np.int32)
    return Tree(size, move, child, sibling, visits, np.zeros(NODES), history, tried)


def new_scratch() -> Scratch:
    return Scratch(
        slot=np.zeros(INFO.actions, np.int16),
        found=np.zeros(INFO.most_legal, np.int64),
        path=np.zeros(LONGEST, np.int64),
        made=np.zeros(LONGEST, np.int64),
        by_seekers=np.zeros(LONGEST, np.bool_),
        place=np.zeros(2 * STATIONS, np.int64),
        marked=np.zeros(STATIONS, np.bool_),
        chance=np.zeros(STATIONS),
    )
