"""Scotland Yard Venice: players that look one move ahead, on exact beliefs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, Player, best
from nascondino.parts.stations import distances, ways_from

from ..actions import pawn_of, station_of, ticket_of
from ..state import BLACK, DOUBLE, FIRST_HALF, FLED, GONDOLA, HID, JET_SKI, SHOWS, Event

NEARNESS = 0.5  # what a possible station is worth to a seeker shrinks by this with every move to it
EACH = 0.05  # of that counts for each pawn beside the nearest: else the others would have nothing to choose by


def greedy(chair: Chair, random: Random) -> Player:
    """One move ahead, on exact beliefs."""
    return Fugitive(chair, random) if chair.seat == chair.setup.settings["mister_x"] else Hunter(chair, random)


class Hunter:
    """Brings the stations where Mister X may be within reach: of the nearest pawn, and a little of every other."""

    def __init__(self, chair: Chair, random: Random) -> None:
        self.belief = Belief(chair)
        self.random = random
        self.distances = distances(chair.board.record[0], GONDOLA, JET_SKI)

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return best(legal, self.weigh(view, seen, legal).__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.belief.update(seen)
        targets = np.asarray(self.belief.possible())
        return {action: self._nearness(view, action, targets) for action in legal}

    def _nearness(self, view: Any, action: int, targets: Any) -> float:
        """How near the nearest pawn is to where Mister X may be, and all are, once it has moved; 1 is upon him."""
        after = view.pawns[1 : view.seekers + 1].copy()
        after[pawn_of(action) - 1] = station_of(action)
        near = NEARNESS ** self.distances[after][:, targets]
        return float(near.max(axis=0).mean() + EACH * near.mean(axis=1).sum())


class Fugitive:
    """Keeps away from the seekers, keeps them guessing, and saves its rare tickets for when they help."""

    CAUGHT = 10.0  # what being caught costs, by its chance
    DISTANCE = 0.5  # a move more to the nearest seeker, up to FAR_ENOUGH
    FAR_ENOUGH = 4
    GUESSING = 0.5  # for every doubling of the stations where he may be
    WAYS_OUT = 0.05
    BLACK_TICKET = 1.0
    DOUBLE_BELOW = -1.0  # if no single move is worth this much, run twice

    def __init__(self, chair: Chair, random: Random) -> None:
        self.chair = chair
        self.random = random
        self.distances = distances(chair.board.record[0], GONDOLA, JET_SKI)
        self.hunters_belief = Belief(replace(chair, seat=None))

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return best(legal, self.weigh(view, seen, legal).__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.hunters_belief.update(as_hunters_saw(seen))
        return {action: self.DOUBLE_BELOW if action == DOUBLE else self._worth(view, action) for action in legal}

    def _worth(self, view: Any, action: int) -> float:
        station, ticket = station_of(action), ticket_of(action)
        guesses = self._guesses_after(view, action)
        away = self.distances[np.asarray(view.pawns[1 : view.seekers + 1]), station]
        threatened = view.phase != FIRST_HALF and int(away.min()) == 1
        return (
            -self.CAUGHT * threatened / guesses
            + self.DISTANCE * min(int(away.min()), self.FAR_ENOUGH)
            + self.GUESSING * math.log2(guesses)
            + self.WAYS_OUT * self._ways_out(station)
            - self.BLACK_TICKET * (ticket == BLACK)
        )

    def _guesses_after(self, view: Any, action: int) -> int:
        """Among how many stations the hunters would have to guess."""
        if view.moves + 1 in SHOWS:
            return 1
        event = Event.array(1)
        event[0].kind, event[0].ticket = FLED, ticket_of(action)
        return len(self.hunters_belief.after(event).possible())

    def _ways_out(self, station: int) -> int:
        return len(ways_from(self.chair.board.record[0], station, BLACK, BLACK))


def as_hunters_saw(seen: Any) -> Any:
    """Mister X's own events without the stations that he alone perceived."""
    seen = seen.copy()
    seen["station"][np.isin(seen["kind"], (HID, FLED))] = 0
    return seen
