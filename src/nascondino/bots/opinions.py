"""What a chair may think of the secrets, and how good that was in the end.

A belief says what is possible. An opinion also says how likely, from a notion of how others play: that they act as the
game's guide would. A game may have an `Opinion` of its own; one that can neither has none, and whatever is possible is
as likely as the rest.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.game import Game

from .search.weighing import Weighing as Weighing
from .search.weighing import can_suppose, weighing

BINS = 10  # of a reliability table


class Opinion(Protocol):
    """Of a game with one secret."""

    def update(self, seen: Any) -> None:
        """Take in what has been perceived since the last time."""

    def weights(self) -> dict[int, float]:
        """How likely each possible value of the secret is; 1 together."""


class Counting:
    """The opinion that every possible value is as likely as any other."""

    def __init__(self, chair: Chair, which: int = 0) -> None:
        self._belief = Belief(chair)
        self._which = which

    def update(self, seen: Any) -> None:
        self._belief.update(seen)

    def weights(self) -> dict[int, float]:
        possible = self._belief.possible(self._which)
        return dict.fromkeys(possible, 1 / len(possible))


def opinion(chair: Chair) -> Opinion | None:
    """The game's own, or one by its guide, of somebody who does not know the secret."""
    own = getattr(chair.game.module, "Opinion", None)
    return own(chair) if own else weighing(chair)


def has_opinion(game: Game) -> bool:
    return hasattr(game.module, "Opinion") or can_suppose(game)


@dataclass(frozen=True)
class Guess:
    """What was thought at one moment, and what was true."""

    weights: dict[int, float]
    truth: int

    @property
    def share(self) -> float:
        """That was given to the truth."""
        return self.weights.get(self.truth, 0.0)

    @property
    def rank(self) -> float:
        """1: nothing was thought likelier. Of those that were thought as likely, the middle one."""
        likelier = sum(weight > self.share for weight in self.weights.values())
        as_likely = sum(weight == self.share for weight in self.weights.values())
        return likelier + (as_likely + 1) / 2

    @property
    def bits(self) -> float:
        """The log score: how much the truth surprises. Less is better."""
        return -math.log2(self.share) if self.share else math.inf


@dataclass(frozen=True)
class Reliability:
    """Of all that was thought likely to about the same degree: how likely on average, and how often it was true."""

    count: int
    thought: float
    true: float


def reliability(guesses: Iterable[Guess]) -> list[Reliability]:
    """By tenths of likelihood; those that are empty are left out."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for weight, is_true in _claims(guesses):
        bins[min(BINS - 1, int(weight * BINS))].append((weight, is_true))
    return [
        Reliability(len(found), sum(weight for weight, _ in found) / len(found), sum(t for _, t in found) / len(found))
        for found in bins
        if found
    ]


def _claims(guesses: Iterable[Guess]) -> Iterator[tuple[float, bool]]:
    for guess in guesses:
        for value, weight in guess.weights.items():
            yield weight, value == guess.truth
