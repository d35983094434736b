"""What a seat holds for possible, and what it knows that everybody does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nascondino.engine.belief import Belief, Chair
from nascondino.kernel import seeded

from .memory import retell_of
from .tree import OWN, PUBLIC


class Knowledge:
    """Kept up to date from what was perceived."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair
        self._retell = retell_of(chair.game)
        self.own = Belief(chair)
        self.public = Belief(replace(chair, seat=None))
        self.beliefs = chair.game.module.Belief.array(2)  # both, for a search
        self._randoms = seeded(0)

    def update(self, seen: Any) -> None:
        new = seen[self.own.learned :]
        self.own.update(seen)
        self.public.take_in(self._as_onlookers_saw(new))
        self.beliefs[OWN], self.beliefs[PUBLIC] = self.own.record[0], self.public.record[0]

    def is_private(self) -> bool:
        """Whether the seat knows more than everybody does."""
        return any(mine != self.public.possible(which) for which, mine in enumerate(map(list, self.possible())))

    def possible(self) -> tuple[tuple[int, ...], ...]:
        """For each secret, the values that the seat holds for possible."""
        secrets = range(len(self._chair.game.info.secrets))
        return tuple(tuple(self.own.possible(which)) for which in secrets)

    def _as_onlookers_saw(self, events: Any) -> Any:
        told = self._chair.game.module.Event.array(len(events))
        states = self.own.sample(self._randoms)
        count = self._retell(self._chair.board.record, states, events, len(events), told)
        return told[:count]
