"""Scotland Yard, the dice game: what is particular to playing it well."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, MakePlayer, Player

from .rules import SHOWS, how_of, mark, may_go_now, pawn_of, place_of, reach
from .state import (
    BLACK,
    DOUBLE,
    FIRST_HALF,
    FLED,
    FLIGHTS_FROM,
    HELICOPTER,
    HIDDEN,
    HIDING,
    MISTER_X,
    PASS,
    PASSED,
    PLACES,
    PLACING,
    REROLL,
    STAYS_FROM,
    TRANSPORTS,
    Board,
    Event,
    View,
)

FAR = 99  # more moves than any city asks for
NEARNESS = 0.5  # what a possible place is worth to a detective shrinks by this with every move to it


def greedy(chair: Chair, random: Random) -> Player:
    """One move ahead, on exact beliefs."""
    return Fugitive(chair, random) if chair.seat == chair.setup.settings["mister_x"] else Hunter(chair, random)


PLAYERS: dict[str, MakePlayer] = {"greedy": greedy}


class Hunter:
    """Moves each pawn so that the places where Mister X may be come within reach of the nearest pawn."""

    WORTH_A_TOKEN = 0.2  # how much nearer the best roll would have to bring the pawn

    def __init__(self, chair: Chair, random: Random) -> None:
        self.chair = chair
        self.belief = Belief(chair)
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        self.belief.update(seen)
        if view.phase == PLACING:
            return best(legal, lambda place: self._spread(view, place), self.random)
        moves = [action for action in legal if action < STAYS_FROM]
        if not moves:
            return legal[-1]  # the token, if there is one left
        choice = best(moves, lambda action: self._nearness(view, pawn_of(action), place_of(action)), self.random)
        return REROLL if REROLL in legal and self._misses_much(view, choice) else choice

    def _spread(self, view: Any, place: int) -> float:
        """Far from the colleagues, near to everything else."""
        away = distances(self.chair, view)
        pawns = [int(pawn) for pawn in view.pawns[1:] if pawn] + [place]
        nearest = away[pawns].min(axis=0)
        return float((NEARNESS**nearest).sum())

    def _nearness(self, view: Any, pawn: int, place: int) -> float:
        """How near the nearest pawn is to where Mister X may be, once this pawn has moved; 1 is upon him."""
        after = view.pawns[1 : view.detectives + 1].copy()
        after[pawn - 1] = place
        nearest = distances(self.chair, view)[after][:, self.belief.possible()].min(axis=0)
        return float((NEARNESS**nearest).mean())

    def _misses_much(self, view: Any, choice: int) -> bool:
        """Whether another roll could bring the pawn much nearer."""
        offered = self._nearness(view, pawn_of(choice), place_of(choice))
        return self._best_of_any_roll(view) - offered >= self.WORTH_A_TOKEN

    def _best_of_any_roll(self, view: Any) -> float:
        return max(
            self._nearness(view, pawn, place)
            for pawn in range(1, view.detectives + 1)
            if may_go_now(view, pawn)
            for place in _onward(self.chair.board.record[0], view, int(view.pawns[pawn]))
        )


class Fugitive:
    """Keeps away from the detectives, keeps them guessing, and saves what it can use once for when it helps."""

    CAUGHT = 10.0  # what being caught costs, by its chance
    DISTANCE = 0.5  # a move more to the nearest detective, up to FAR_ENOUGH
    FAR_ENOUGH = 3
    GUESSING = 0.7  # for every doubling of the places where he may be
    WAYS_OUT = 0.03
    BLACK_TICKET = 0.6
    BY_HELICOPTER = 0.6
    DOUBLE_BELOW = 0.0  # if no single move is worth this much, run twice

    def __init__(self, chair: Chair, random: Random) -> None:
        self.chair = chair
        self.random = random
        self.hunters_belief = Belief(replace(chair, seat=None))

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        self.hunters_belief.update(as_hunters_saw(seen))
        worth = {action: self._worth(view, action) for action in legal if action != DOUBLE}
        if DOUBLE in legal and max(worth.values()) < self.DOUBLE_BELOW:
            return DOUBLE
        return best(list(worth), worth.__getitem__, self.random)

    def _worth(self, view: Any, action: int) -> float:
        place = int(view.pawns[MISTER_X]) if action == PASS else place_of(action)
        away = int(distances(self.chair, view)[view.pawns[1 : view.detectives + 1], place].min())
        if away == 0:
            return -2 * self.CAUGHT
        guesses = 1 if view.phase == HIDING else self._guesses_after(view, action)
        threatened = view.phase != FIRST_HALF and away == 1
        return (
            -self.CAUGHT * threatened / guesses
            + self.DISTANCE * min(away, self.FAR_ENOUGH)
            + self.GUESSING * math.log2(guesses)
            + self.WAYS_OUT * len(_onward(self.chair.board.record[0], view, place))
            - self._cost(action)
        )

    def _cost(self, action: int) -> float:
        if action < FLIGHTS_FROM or action == PASS:
            return 0
        return {BLACK: self.BLACK_TICKET, HELICOPTER: self.BY_HELICOPTER}.get(how_of(action), 0)

    def _guesses_after(self, view: Any, action: int) -> int:
        """Among how many places the hunters would have to guess."""
        if view.moves + 1 in SHOWS:
            return 1
        event = Event.array(1)
        event[0].kind = PASSED if action == PASS else FLED
        event[0].how = 0 if action == PASS else how_of(action)
        return max(1, len(self.hunters_belief.after(event).possible()))


def as_hunters_saw(seen: Any) -> Any:
    """Mister X's own events without the places that he alone perceived."""
    seen = seen.copy()
    seen["place"][np.isin(seen["kind"], (HIDDEN, FLED))] = 0
    return seen


def best(actions: Sequence[int], worth: Callable[[int], float], random: Random) -> int:
    """The action that is worth most; among equals, any."""
    return max(actions, key=lambda action: (worth(action), random.random()))


def distances(chair: Chair, view: Any) -> Any:
    """The least number of moves between any two places of this city, whatever the dice show."""
    city = View.array(1)
    for name in ("players", "layout", "slots", "light"):
        city[name] = view[name]
    return _distances(chair.board.record.tobytes(), city.tobytes())


@functools.lru_cache(maxsize=8)
def _distances(board_bytes: bytes, city_bytes: bytes) -> Any:
    board, city = np.frombuffer(board_bytes, Board.dtype)[0], np.frombuffer(city_bytes, View.dtype)[0]
    laid = [place for place in range(1, PLACES) if city.slots[(place + 3) // 4]]
    onward = {place: _onward(board, city, place) for place in laid}
    steps = np.full((PLACES, PLACES), FAR, np.int16)
    for start in laid:
        ring, away = {start}, 0
        while ring:
            for place in ring:
                steps[start, place] = away
            away += 1
            ring = {there for place in ring for there in onward[place] if steps[start, there] == FAR}
    return steps


def _onward(board: Any, city: Any, here: int) -> list[int]:
    """Where one gets from here by one die or another."""
    places = 0
    for transport in TRANSPORTS:
        places |= reach(board, city, transport, here)
    return [place for place in range(1, PLACES) if places & mark(place)]
