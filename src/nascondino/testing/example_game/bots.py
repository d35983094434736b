"""Example game: a greedy player for both roles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, MakePlayer

from .state import FOX


class Greedy:
    """The hunter digs where the fox may be; the fox, knowing that, may as well go anywhere."""

    def __init__(self, chair: Chair, random: Random) -> None:
        self.is_fox = chair.seat == FOX
        self.belief = Belief(chair)
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        if self.is_fox:
            return self.random.choice(legal)
        worth = self.weigh(view, seen, legal)
        return self.random.choice([burrow for burrow in legal if worth[burrow]])

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """To the hunter, the chance that the fox is there."""
        self.belief.update(seen)
        possible = self.belief.possible()
        return {burrow: 0.0 if self.is_fox else (burrow in possible) / len(possible) for burrow in legal}


PLAYERS: dict[str, MakePlayer] = {"greedy": Greedy}
