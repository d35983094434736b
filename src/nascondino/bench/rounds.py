"""Measuring on a machine that does other things too: everybody in turn, several rounds, ratios within a round."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

Name = TypeVar("Name")
Workload = Callable[[], int]
"""Does some work and says how much it was."""


@dataclass(frozen=True)
class Figures:
    """One number for each round."""

    rounds: tuple[float, ...]

    @property
    def best(self) -> float:
        return max(self.rounds)

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    def over(self, other: Figures) -> float:
        """The median of the ratios within a round."""
        return statistics.median(mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True))


def measure(
    workloads: Mapping[Name, Workload], rounds: int, clock: Callable[[], float], tick: Callable[[], Any]
) -> dict[Name, Figures]:
    """Work per second of everybody; the first round, which may compile, does not count."""
    for workload in workloads.values():
        workload()
        tick()
    rates: dict[Name, list[float]] = {name: [] for name in workloads}
    for _ in range(rounds):
        for name, workload in workloads.items():
            begin = clock()
            work = workload()
            rates[name].append(work / max(clock() - begin, 1e-9))
            tick()
    return {name: Figures(tuple(found)) for name, found in rates.items()}
