"""What a bot is: something that chooses from what a seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from .belief import Chair


@dataclass(frozen=True)
class Clock:
    """How much a player may think; None: as much as it likes.

    Whoever searches counts iterations as it counts them, in one thread: then the same decision needs no clock.
    """

    seconds: float | None = None
    iterations: int | None = None


class Player(Protocol):
    """Sits on a seat. Knows its chair; never gets a State."""

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        """Choose one of the legal actions, given the View Record now and every Event perceived so far."""


@runtime_checkable
class Appraiser(Protocol):
    """A player that can tell what it makes of each action."""

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """What the actions it considers are worth to it, by its own measure; it prefers the most."""


def best(actions: Sequence[int], worth: Callable[[int], float], random: Random) -> int:
    """The action that is worth most; among equals, any."""
    return max(actions, key=lambda action: (worth(action), random.random()))


MakePlayer = Callable[[Chair, Random], Player]
