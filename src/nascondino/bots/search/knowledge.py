"""What a seat holds for possible, and what it knows that everybody does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import numpy as np

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
        self.public.take_in(self.told_to_all(seen))
        self.beliefs[OWN], self.beliefs[PUBLIC] = self.own.record[0], self.public.record[0]

    def told_to_all(self, seen: Any) -> Any:
        """What is new for the seat, as an onlooker perceived it."""
        events = seen[self.own.learned :]
        self.own.update(seen)
        told = self._chair.game.module.Event.array(len(events))
        states = self.own.sample(self._randoms)
        count = self._retell(self._chair.board.record, states, events, len(events), told)
        return told[:count]

    def is_private(self) -> bool:
        """Whether the seat knows more than everybody does."""
        return self._differ(self.own, self.public)

    def hides(self, action: int) -> bool:
        """Whether it would know more after that action: in one of the worlds that it holds for possible."""
        game, board, seat = self._chair.game, self._chair.board.record, cast(int, self._chair.seat)
        world, events = self.own.sample(self._randoms), game.buffers().events
        told = game.module.Event.array(self._chair.setup.players + 1, game.info.most_events)
        counts = np.zeros(len(told), np.int64)
        count = game.run.apply(board, world, seat, action, events)
        game.run.tell(board, world, events, count, told, counts, game.module.Event.array(1))
        mine, everybodys = (told[chair, : counts[chair]] for chair in (seat, -1))
        return self._differ(self.own.after(mine), self.public.after(everybodys))

    def _differ(self, own: Belief, public: Belief) -> bool:
        secrets = range(len(self._chair.game.info.secrets))
        return any(own.possible(which) != public.possible(which) for which in secrets)

    def possible(self) -> tuple[tuple[int, ...], ...]:
        """For each secret, the values that the seat holds for possible."""
        secrets = range(len(self._chair.game.info.secrets))
        return tuple(tuple(self.own.possible(which)) for which in secrets)
