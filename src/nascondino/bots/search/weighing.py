"""What somebody thinks likely of a secret, from a notion of how others play: that they act as the guide would."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from nascondino.engine.belief import Chair
from nascondino.engine.game import Game
from nascondino.kernel import bind

from .knowledge import Knowledge
from .likelihood import Scratch, keeper_acts, spread_shares
from .memory import rules_of

ALIKE = 0.25  # the part of an opinion in which all that is possible counts alike: a wrong notion is worse than none


class Weighing:
    """The opinion of somebody who does not know the secret, and takes whoever does for one who plays by the guide."""

    def __init__(self, chair: Chair, alike: float = ALIKE) -> None:
        self.alike = alike
        self._chair, self._game = chair, chair.game
        self._knowledge = Knowledge(chair)
        self._belief = self._knowledge.public
        self._shares = np.zeros(chair.game.info.secrets[0])
        self._shares[0] = 1.0  # nothing is hidden yet
        self._scratch = _scratch(chair.game)

    def update(self, seen: Any) -> None:
        """Take in what has been perceived since the last time."""
        for event in self._knowledge.told_to_all(seen):
            self._take_in(event)

    def weights(self) -> dict[int, float]:
        """How likely each possible value of the secret is; 1 together."""
        possible = self._belief.possible()
        return {value: self.alike / len(possible) + (1 - self.alike) * float(self._shares[value]) for value in possible}

    def _take_in(self, event: Any) -> None:
        likely = self._likely(event)
        self._belief.take_in(np.array([event], self._game.module.Event.dtype))
        possible, left = self._belief.possible(), np.zeros(len(self._shares))
        for shares in (likely, self._shares, np.ones(len(left))):  # the first that gives anything to what is possible
            if not left.any():
                left[possible] = shares[possible]
        self._shares = left / (left.sum() or 1.0)  # nothing is possible between a catch and the end

    def _likely(self, event: Any) -> Any:
        """How likely each value is after that, if it was done by whoever keeps the secret; else nothing."""
        board, belief, after = self._chair.board.record, self._belief.record, np.zeros(len(self._shares))
        acts, spreads = templates(self._game)
        if acts(board, belief, int(self._shares.argmax()), self._scratch):
            hints = rules_of(self._game).prepare(board[0], belief[0].public, belief[0])
            perceived = np.frombuffer(event.tobytes(), np.uint8)
            spreads(board, hints, belief, self._shares, after, perceived, self._scratch)
        return after


def _scratch(game: Game) -> Scratch:
    module, buffers = game.module, game.buffers()
    told = module.Event.array(1)
    return Scratch(
        blank=module.State.array(1),
        no_event=module.Event.array(1),
        states=module.State.array(1),
        after=module.State.array(1),
        told=told,
        as_bytes=told.view(np.uint8),
        events=buffers.events,
        actions=buffers.actions,
        weights=buffers.weights,
    )


@functools.lru_cache(64)
def templates(game: Game) -> tuple[Any, Any]:
    acts, spreads = (bind(each, rules_of(game), compiled=game.compiled) for each in (keeper_acts, spread_shares))
    return acts, spreads


def weighing(chair: Chair) -> Weighing | None:
    """By the game's guide, if the game lets one suppose what its secret is."""
    return Weighing(chair) if can_suppose(chair.game) else None


def can_suppose(game: Game) -> bool:
    return hasattr(game.module, "suppose")
