"""A seat's belief, kept up to date from what it perceived."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .contract import ONLOOKER, Doubt, LoadedBoard
from .game import Game, Setup


@dataclass(frozen=True)
class Chair:
    """A place at a table as a player knows it: what is played, and the seat (None: an onlooker)."""

    setup: Setup
    seat: int | None

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def board(self) -> LoadedBoard:
        return self.setup.board


@dataclass
class Belief:
    """What can still be true, given what the seat perceived."""

    chair: Chair
    learned: int = field(default=0, init=False)  # events taken in
    record: Any = field(init=False)  # an array of one Belief Record

    def __post_init__(self) -> None:
        chair = self.chair
        seat = ONLOOKER if chair.seat is None else chair.seat
        self.record = chair.game.module.Belief.array(1)
        chair.game.run.expect(chair.board.record, chair.setup.options, seat, self.record)

    def update(self, seen: Any) -> None:
        """Take in what has been perceived since the last time."""
        self.take_in(seen[self.learned :])
        self.learned = len(seen)

    def take_in(self, events: Any) -> None:
        """Take in these events, the next ones perceived."""
        self.chair.game.run.learn(self.chair.board.record, self.record, events, len(events))

    def after(self, events: Any) -> Belief:
        """What would be believed if these events were perceived next."""
        other = copy.copy(self)
        other.record = self.record.copy()
        other.take_in(events)
        return other

    def possible(self, which: int = 0) -> list[int]:
        """The values of a secret that are possible, ascending."""
        marks = np.zeros(self.chair.game.info.secrets[which], np.int8)
        self.chair.game.run.possible(self.chair.board.record, self.record, which, marks)
        values: list[int] = np.flatnonzero(marks).tolist()
        return values

    def doubts(self) -> list[Doubt]:
        """What is left open, as a notebook shows it."""
        return self.chair.game.words.doubts(self.record[0], self.chair.board)

    def sample(self, randoms: Any) -> Any:
        """A state, in an array of one, that agrees with all that was perceived."""
        states = self.chair.game.module.State.array(1)
        self.chair.game.run.sample(self.chair.board.record, self.record, randoms, states)
        return states
