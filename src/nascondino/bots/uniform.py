"""The player that knows nothing: any legal action is as good as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nascondino.engine.belief import Chair
from nascondino.engine.player import Clock


class Uniform:
    def __init__(self, chair: Chair, random: Random) -> None:
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return self.random.choice(legal)
