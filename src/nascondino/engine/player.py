"""What a bot is: something that chooses from what a seat may know, and from nothing else."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from .belief import Chair

Limit = TypeVar("Limit", int, float)

PATIENCE = 3.0  # times the seconds of the processor, by the clock on the wall


@dataclass(frozen=True)
class Clock:
    """How much a player may think; None: as much as it likes.

    Whoever searches counts iterations as it counts them, in one thread: then the same decision needs no clock.
    """

    seconds: float | None = None
    iterations: int | None = None


class Budget:
    """Seconds of the processor that this thread may use, so that a busy machine makes nobody weaker.

    Some more by the clock on the wall end it too, since others wait. None: for ever.
    """

    def __init__(self, seconds: float | None, begun: float | None = None) -> None:
        self._seconds = math.inf if seconds is None else seconds
        self._begun = time.thread_time() if begun is None else begun
        self._ends = time.monotonic() + PATIENCE * self._seconds

    @property
    def used(self) -> float:
        return time.thread_time() - self._begun

    @property
    def left(self) -> float:
        return max(0.0, self._seconds - self.used)

    def is_used(self) -> bool:
        return self.used >= self._seconds or time.monotonic() >= self._ends


def least_of(*limits: Limit | None) -> Limit | None:
    """None, if there is no limit."""
    return min((limit for limit in limits if limit is not None), default=None)


class Player(Protocol):
    """Sits on a seat. Knows its chair; never gets a State."""

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        """Choose one of the legal actions, given the View Record now and every Event perceived so far."""


@runtime_checkable
class Appraiser(Protocol):
    """A player that can tell what it makes of each action."""

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """What the actions it considers are worth to it, by its own measure; it prefers the most."""


@dataclass(frozen=True)
class Judgement:
    """What was done beside what would have been best, from what the seat knew: what each is worth of a match, 0 … 1."""

    best: int
    best_value: float
    made_value: float


@runtime_checkable
class Judge(Protocol):
    """A player that can tell how much of a match was lost by what somebody did in its place."""

    def judge(
        self, view: Any, seen: Any, legal: Sequence[int], made: int, iterations: int | None = None
    ) -> Judgement:
        """By so many iterations, as it counts them, or as it sees fit; by no clock, so the same on every machine."""


def best(actions: Sequence[int], worth: Callable[[int], float], random: Random) -> int:
    """The action that is worth most; among equals, any."""
    return max(actions, key=lambda action: (worth(action), random.random()))


MakePlayer = Callable[[Chair, Random], Player]
