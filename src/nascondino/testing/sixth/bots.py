"""Sixth: a greedy player for both roles."""

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
        self.belief.update(seen)
        return self.random.choice([burrow for burrow in legal if burrow in self.belief.possible()])


PLAYERS: dict[str, MakePlayer] = {"greedy": Greedy}
