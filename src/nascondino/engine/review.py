"""A match that is over, looked at again: as it stood after each line of its record, by any chair or all at once."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from .contract import CHANCE, ONLOOKER
from .game import Setup
from .match import Match, Step


class Review:
    """The moments of a match: 0 is before its first action, n after its n-th; a resignation is the last."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._again = self._begin()

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def steps(self) -> Sequence[Step]:
        return self._match.steps

    @property
    def length(self) -> int:
        """The number of the last moment."""
        return len(self._match.steps) + (self._match.resigned is not None)

    @functools.cached_property
    def makers(self) -> list[int]:
        """Who made each moment but the first; CHANCE too."""
        resigned = [] if self._match.resigned is None else [self._match.resigned]
        return [*(step.seat for step in self._match.steps), *resigned]

    @functools.cached_property
    def perceived(self) -> list[list[int]]:
        """At each moment, how many events every chair had perceived: the seats, then the onlookers."""
        return [self.at(moment).lengths() for moment in range(self.length + 1)]

    def at(self, moment: int) -> Match:
        """The match as it stood then; it must not be changed, and is another one when the next is asked for."""
        if moment < self._position():
            self._again = self._begin()
        while self._position() < moment:
            self._go_on()
        return self._again

    def variation(self, moment: int, seed: bytes, tried: Sequence[Step]) -> Match:
        """The match as it might have gone on from there: other actions, and luck by another seed. Raises NotAllowed."""
        other = Match(self._match.setup, seed=seed, chosen=True, limit=self._match.limit)
        for step in self._match.steps[:moment]:
            other.play(step.seat, step.action)
        other.leave_chance_to_the_referee()
        for step in tried:
            other.play(step.seat, step.action)
        return other

    def next_action(self, moment: int, seat: int) -> int | None:
        """What the seat did next."""
        return next((step.action for step in self._match.steps[moment:] if step.seat == seat), None)

    def _position(self) -> int:
        return len(self._again.steps) + (self._again.resigned is not None)

    def _begin(self) -> Match:
        match = self._match
        return Match(match.setup, seed=match.seed, salts=match.salts, chosen=True, limit=match.limit)

    def _go_on(self) -> None:
        n = len(self._again.steps)
        if n == len(self._match.steps):
            self._again.resign(self.makers[-1])
        else:
            self._again.play(self._match.steps[n].seat, self._match.steps[n].action)


def seats_to_act(match: Match) -> list[int]:
    """Without chance."""
    return [seat for seat in match.actors if seat != CHANCE]


# All chairs at once: 0 is none or unknown in every record, so what any of them sees or perceives fills the gaps.


def view_together(match: Match) -> Any:
    """What all seats see together: a View Record. It shows nothing that no seat saw."""
    return together([match.view(seat) for seat in (None, *range(match.players))])


def seen_together(match: Match) -> Any:
    """What all seats perceived together: Event Records. If some did not notice all, it is told as who noticed most."""
    chairs = [match.seen(seat) for seat in (None, *range(match.players))]
    most = max(len(seen) for seen in chairs)
    return together([seen for seen in chairs if len(seen) == most])


def together(records: Sequence[Any]) -> Any:
    """Records, or arrays of them, as one: of every number, the first that is not 0."""
    whole = records[0].copy()
    for name in whole.dtype.names:
        for record in records[1:]:
            whole[name] = np.where(whole[name] == 0, record[name], whole[name])
    return whole


def secret(match: Match, seat: int | None, which: int) -> int:
    """What is true of a secret, as far as the seat's belief tells values apart; for matches that are over."""
    chair = ONLOOKER if seat is None else seat
    return int(match.game.run.secret(match.board.record, match._truth.states, chair, which))
