"""Choosing links: lines that do not cross, as many at each station as wanted, short ways between all of them."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Pair = tuple[int, int]  # indices of stations, the smaller first

SHARP = math.radians(34)  # lines that leave a station side by side are hard to tell apart


@dataclass(frozen=True)
class Wanted:
    """What a network should be like. The weights say how much a deviation hurts, in units of an average link."""

    degrees: dict[int, int]  # how many stations with so many links
    mean_distance: float = 0.0
    steps: int = 40_000
    costly_steps: int = 0  # of them, how many look at the mean distance, which takes time


def possible_links(at: Points, longest: float, clear: float, cost: Callable[[int, int], float]) -> dict[Pair, float]:
    """All links that are not too long and pass no other station too closely, with what each costs."""
    n = len(at)
    near = [(a, b) for a in range(n) for b in range(a + 1, n) if math.dist(at[a], at[b]) <= longest]
    return {(a, b): cost(a, b) for a, b in near if clearance(at, a, b) >= clear}


def clearance(at: Points, a: int, b: int) -> float:
    """How near the straight line from a to b comes to another station."""
    along = at[b] - at[a]
    t = np.clip((at - at[a]) @ along / (along @ along), 0, 1)
    gap = np.linalg.norm(at - (at[a] + t[:, None] * along), axis=1)
    gap[[a, b]] = np.inf
    return float(gap.min())


def crossings(at: Points, pairs: list[Pair]) -> dict[Pair, list[Pair]]:
    """For each link those that cross it."""
    ends = np.array(pairs)
    first, second = at[ends[:, 0]], at[ends[:, 1]]
    found = {}
    for a, b in pairs:
        split = _left(at[a], at[b], first) != _left(at[a], at[b], second)
        splits = _left(first, second, at[a]) != _left(first, second, at[b])
        apart = ~np.isin(ends, (a, b)).any(axis=1)
        found[a, b] = [pairs[i] for i in np.flatnonzero(split & splits & apart)]
    return found


def _left(a: Points, b: Points, c: Points) -> NDArray[np.bool_]:
    along, towards = b - a, c - a
    return along[..., 0] * towards[..., 1] > along[..., 1] * towards[..., 0]


class Choice:
    """A set of links that do not cross, improved step by step (simulated annealing)."""

    def __init__(self, at: Points, possible: dict[Pair, float], wanted: Wanted, seed: int) -> None:
        self.at, self.cost, self.wanted = at, possible, wanted
        self.random = random.Random(seed)  # noqa: S311 (nothing secret)
        self.pairs = sorted(possible)
        self.crossed_by = crossings(at, self.pairs)
        self.beside: dict[int, set[int]] = {i: set() for pair in self.pairs for i in pair}
        self.degrees = Counter({0: len(self.beside)})
        self.taken: set[Pair] = set()
        self.mean = 0.0
        self._fill()

    def links(self) -> list[Pair]:
        for step in range(self.wanted.steps):
            left = self.wanted.steps - step
            if left == self.wanted.costly_steps:
                self.mean = self._mean_distance()
            self._try(heat=3 * (left / self.wanted.steps) ** 2 + 0.02, costly=left <= self.wanted.costly_steps)
        return sorted(self.taken)

    def _fill(self) -> None:
        """Begin with the cheapest links that do not cross."""
        for pair in sorted(self.pairs, key=lambda pair: (self.cost[pair], pair)):
            if self.taken.isdisjoint(self.crossed_by[pair]):
                self._toggle([pair])

    def _try(self, heat: float, *, costly: bool) -> None:
        """Make a small change; keep it if things get better, or not much worse while it is hot."""
        change, mean = self._change(), self.mean
        before = self._energy(change)
        self._toggle(change)
        worse = round(self._energy(change) - before, 9)  # so that every machine takes the same way
        kept = worse < 12 * heat and self._connected(change)
        if kept and costly:
            mean = self._mean_distance()
            worse += self._distance_cost(mean) - self._distance_cost(self.mean)
        if kept and (worse <= 0 or self.random.random() < math.exp(-worse / heat)):
            self.mean = mean
        else:
            self._toggle(change)

    def _change(self) -> list[Pair]:
        """A link more or less, or one in place of another; whatever it crosses has to go."""
        change = set()
        for pair in self.random.sample(self.pairs, self.random.choice((1, 1, 2))):
            change.add(pair)
            if pair not in self.taken:
                change.update(self.taken.intersection(self.crossed_by[pair]))
        fresh = [pair for pair in change if pair not in self.taken]
        if len(fresh) == 2 and fresh[1] in self.crossed_by[fresh[0]]:
            change.remove(fresh[1])
        return sorted(change)

    def _toggle(self, change: list[Pair]) -> None:
        self.taken ^= set(change)
        for pair in change:
            for here, there in (pair, pair[::-1]):
                self.degrees[len(self.beside[here])] -= 1
                self.beside[here] ^= {there}
                self.degrees[len(self.beside[here])] += 1

    def _energy(self, change: list[Pair]) -> float:
        """What the change can alter: the shape of the network, the links themselves, the angles at their ends."""
        ends = {station for pair in change for station in pair}
        links = sum(self.cost[pair] for pair in change if pair in self.taken)
        return self._shape() + links + sum(map(self._sharpness, ends))

    def _shape(self) -> float:
        wanted = self.wanted.degrees
        return sum(abs(self.degrees[k] - wanted.get(k, 0)) * (2 if k in wanted else 20) for k in range(12))

    def _sharpness(self, station: int) -> float:
        here = self.at[station]
        angles = sorted(math.atan2(self.at[o][1] - here[1], self.at[o][0] - here[0]) for o in self.beside[station])
        if not angles:
            return 0.0
        gaps = (b - a for a, b in zip(angles, [*angles[1:], angles[0] + 2 * math.pi], strict=True))
        return sum(5 * (SHARP - gap) / SHARP for gap in gaps if gap < SHARP)

    def _distance_cost(self, mean: float) -> float:
        return 60 * max(0.0, mean - self.wanted.mean_distance)

    def _mean_distance(self) -> float:
        """Over all pairs; all stations look around at once, each set of stations being the bits of a number."""
        within = {station: 1 << station for station in self.beside}
        n, total = len(within), 0
        for _ in range(n):
            unreached = n * n - sum(bits.bit_count() for bits in within.values())
            if not unreached:
                break
            total += unreached
            grown = within.copy()
            for a, b in self.taken:
                grown[a] |= within[b]
                grown[b] |= within[a]
            within = grown
        return total / (n * (n - 1))

    def _connected(self, change: list[Pair]) -> bool:
        if all(pair in self.taken for pair in change):
            return True
        start = change[0][0]
        reached, waiting = {start}, [start]
        while waiting:
            fresh = self.beside[waiting.pop()] - reached
            reached |= fresh
            waiting.extend(fresh)
        return len(reached) == len(self.beside)
