"""A belief as it is followed: what is left of it, and what the last event that changed it has done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from .belief import Belief
from .contract import Doubt

Values = frozenset[int]


class Change(NamedTuple):
    """By which event, from 1, how many possibilities fell away and how many came in."""

    event: int
    gone: int
    come: int


class Notebook:
    """What a chair can work out, event by event."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self._now = self._possible()
        self._before = list(self._now)  # of each secret, what was possible before the last event that changed it
        self._events = [0] * len(self._now)

    def update(self, seen: Any) -> None:
        """Take in what has been perceived since the last time."""
        for event in range(self.belief.learned + 1, len(seen) + 1):
            self.belief.update(seen[:event])
            self._follow(event)

    def _follow(self, event: int) -> None:
        before, self._now = self._now, self._possible()
        for which, (then, now) in enumerate(zip(before, self._now, strict=True)):
            if then != now:
                self._before[which], self._events[which] = then, event

    def _possible(self) -> list[Values]:
        secrets = range(len(self.belief.chair.game.info.secrets))
        return [frozenset(self.belief.possible(which)) - {0} for which in secrets]

    def left(self, doubt: Doubt) -> int:
        """How many possibilities there are."""
        return len(_together(self._now, doubt.secrets))

    def change(self, doubt: Doubt) -> Change | None:
        """The last one; None if there was nothing to guess before it."""
        event = max(self._events[which] for which in doubt.secrets)
        changed = [at == event for at in self._events]
        then = [self._before[n] if changed[n] else values for n, values in enumerate(self._now)]
        before, now = _together(then, doubt.secrets), _together(self._now, doubt.secrets)
        return Change(event, len(before - now), len(now - before)) if before and before != now else None


def _together(values: list[Values], secrets: Iterable[int]) -> Values:
    return frozenset[int]().union(*(values[which] for which in secrets))
