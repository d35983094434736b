"""Where Mister X is likely to be, if he flees as players do: an opinion, beside what is certain.

From every place where he may have been, he is taken to prefer moves by how far the nearest seeker is where they lead.
In part all places count alike, since a wrong notion of him is worse than none. What cannot be stays excluded.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.kernel import rule

from ..actions import station_of, ticket_of
from ..rules.possible_flights import flights
from ..state import FLED, MISTER_X, STATIONS, State
from .determinised_search import Guide, category
from .greedy import as_hunters_saw
from .nijssen_winands import Parameters, guide

ALIKE = 0.5
"""The part in which all places count alike. With less, counting alone is better against the greedy one on Venice."""


class Opinion:
    """What somebody who sees what seekers see makes of it."""

    def __init__(self, chair: Chair, alike: float = ALIKE) -> None:
        self.alike = alike
        self.belief = Belief(replace(chair, seat=None))
        self.chair = chair
        self.spread = chair.game.bound(spread_shares)
        self.guides = guide(chair, Parameters())
        self.buffers = chair.game.buffers()
        self.shares = np.zeros(STATIONS)
        self.shares[0] = 1.0  # he is nowhere yet

    def update(self, seen: Any) -> None:
        """Take in what has been perceived since the last time."""
        for event in as_hunters_saw(seen)[self.belief.learned :]:
            self._take_in(event)
        self.belief.learned = len(seen)

    def weights(self) -> dict[int, float]:
        """By place where he may be; 1 together."""
        possible = self.belief.possible()
        alike = self.alike / len(possible)
        return {place: alike + (1 - self.alike) * float(self.shares[place]) for place in possible}

    def _take_in(self, event: Any) -> None:
        if event.kind == FLED:
            self.shares = self._after_flight(event.ticket)
        self.belief.take_in(np.array([event], self.chair.game.module.Event.dtype))
        possible = self.belief.possible()
        left = np.zeros(STATIONS)
        left[possible] = self.shares[possible] if self.shares[possible].sum() > 0 else 1.0
        self.shares = left / left.sum()

    def _after_flight(self, ticket: int) -> Any:
        states, after = self.chair.game.module.State.array(1), np.zeros(STATIONS)
        states[0] = self.belief.record[0].public
        board, actions = self.chair.board.record, self.buffers.actions
        self.spread(board, states, self.guides, self.shares, after, actions, int(ticket))
        return after


def spread_shares(boards: Any, states: Any, guides: Any, before: Any, after: Any, actions: Any, ticket: int) -> None:
    """How likely he is where, after a flight by that ticket."""
    board, s, guide = boards[0], states[0], guides[0]
    for here in range(1, board.stations + 1):
        if before[here] > 0:
            s.pawns[MISTER_X] = here
            n = flights(board, s, actions)
            spread_share(guide, s, before[here], after, actions, n, ticket)


@rule
def spread_share(guide: Guide, s: State, share: float, after: Any, actions: Any, n: int, ticket: int) -> None:
    """To where he may have gone from one place; what other tickets would have got is lost."""
    total = 0.0
    for i in range(n):
        total += guide.weights[category(guide, s, station_of(actions[i]))]
    for i in range(n):
        there = station_of(actions[i])
        if ticket_of(actions[i]) == ticket:
            after[there] += share * guide.weights[category(guide, s, there)] / total
