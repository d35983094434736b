"""Scotland Yard, the dice game: what helps a search: whom to look at first, and what a position is worth."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import GOES_ON, QUIET
from nascondino.kernel import Record, rule
from nascondino.parts.pursuit import FAR, nearest, pursuit_weight

from ..actions import how_of, pawn_of, place_of
from ..geometry import in_play
from ..rules.rounds import full_hand
from ..rules.travelling import mark, reach
from ..sight import show_public
from ..state import (
    BLACK,
    DETECTIVES,
    DOUBLE,
    FLEE,
    FLIGHTS_FROM,
    MISTER_X,
    MOVES,
    OVER,
    PASS,
    PLACES,
    PLACING,
    SEEK,
    STAYS_FROM,
    TRANSPORTS,
    Belief,
    Board,
    State,
    View,
)
from .odds import chase_odds, roll_chances
from .values import learned, seen_by_two

BY_DISTANCE = (1, 11, 350, 1280, 512)  # how readily Mister X goes so far from the nearest detective, as he was seen to
FARTHEST = len(BY_DISTANCE) - 1
DOUBLED = 560  # how readily he declares a double move
SAVED = 4  # so many times less readily he uses what he has once or twice


class Hints(Record):
    away: Annotated[list[list[int]], np.int8, PLACES, PLACES]  # moves between two places, whatever the dice show
    onward: Annotated[list[list[int]], np.int64, 1 + len(TRANSPORTS), PLACES]  # by transport: the places reached
    caught: Annotated[list[list[list[list[float]]]], np.float32, 1 + MOVES, PLACES, PLACES, PLACES]  # odds of two


def prepare(board: Any, view: Any, belief: Any) -> Any:
    return city(board, view).hints


@rule
def guide(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    for i in range(count):
        if s.phase == SEEK:
            weights[i] = seekers_weight(hints, s, actions[i])
        elif s.phase == PLACING:
            weights[i] = 1
        else:
            weights[i] = fugitives_weight(hints, s, actions[i])


@rule
def seekers_weight(hints: Hints, s: State, action: int) -> int:
    """A token is kept for the tree to think about."""
    return 1 if action >= STAYS_FROM else pursuit_weight(hints, s, pawn_of(action), place_of(action))


@rule
def fugitives_weight(hints: Hints, s: State, action: int) -> int:
    if action == DOUBLE:
        return DOUBLED
    place = s.pawns[MISTER_X] if action == PASS else place_of(action)
    weight = BY_DISTANCE[min(FARTHEST, nearest(hints, s, s.detectives, place))]
    return max(1, weight // SAVED) if is_rare(action) else weight


@rule
def is_rare(action: int) -> bool:
    """A black ticket or the helicopter."""
    return FLIGHTS_FROM <= action < PASS and how_of(action) >= BLACK


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    """Between rounds."""
    return QUIET if s.phase == FLEE else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """How likely they catch him: what was learned of three detectives, and for two their odds, if they saw him."""
    caught = learned(hints, s) if s.detectives == DETECTIVES else seen_by_two(hints, s)
    for seat in range(s.players):
        values[seat] = 1.0 - caught if seat == s.mister_x else caught


@rule
def recall(board: Board, s: State, seat: int) -> int:
    """The dice on his board, and what he crossed off."""
    return s.trail


# The city.


@dataclass(frozen=True)
class City:
    """What follows from how the tiles lie."""

    onward: dict[tuple[int, int], list[int]]  # by transport and place: where one gets by one die
    distances: Any  # the least number of moves between any two places, whatever the dice show
    rolls: tuple[Any, Any]  # how likely each set of transports is, for the detective who rolls first, and the next

    def all_onward(self, here: int) -> set[int]:
        return {there for transport in TRANSPORTS for there in self.onward[transport, here]}

    @functools.cached_property
    def hints(self) -> Any:
        hints = Hints.array(1)
        hints[0].away[:] = self.distances
        reached = self._reached()
        hints[0].onward[1:] = reached
        chase_odds(reached, *self.rolls, hints[0].caught)
        return hints

    def _reached(self) -> Any:
        """The same as sets."""
        sets = np.zeros((len(TRANSPORTS), PLACES), np.int64)
        for (transport, here), places in self.onward.items():
            sets[TRANSPORTS.index(transport), here] = sum(map(mark, places))
        return sets


def city(board: Any, view: Any) -> City:
    laid = View.array(1)
    for name in ("players", "detectives", "layout", "slots", "light"):
        laid[name] = view[name]
    return _city(board.tobytes(), laid.tobytes())


@functools.lru_cache(maxsize=8)
def _city(board_bytes: bytes, city_bytes: bytes) -> City:
    board, laid = np.frombuffer(board_bytes, Board.dtype)[0], np.frombuffer(city_bytes, View.dtype)[0]
    places = [place for place in range(1, PLACES) if in_play(laid, place)]
    onward = {(kind, here): _listed(reach(board, laid, kind, here)) for kind in TRANSPORTS for here in places}
    first = roll_chances(board.faces, full_hand(laid))
    second = roll_chances(board.faces, full_hand(laid) - 1)
    return City(onward, _distances(onward, places), (first, second))


def _listed(places: int) -> list[int]:
    return [place for place in range(1, PLACES) if places & mark(place)]


def _distances(onward: dict[tuple[int, int], list[int]], places: list[int]) -> Any:
    beside = {here: {there for kind in TRANSPORTS for there in onward[kind, here]} for here in places}
    steps = np.full((PLACES, PLACES), FAR, np.int16)
    for start in places:
        ring, away = {start}, 0
        while ring:
            for place in ring:
                steps[start, place] = away
            away += 1
            ring = {there for place in ring for there in beside[place] if steps[start, there] == FAR}
    return steps


# What an opinion supposes.


@rule
def suppose(board: Board, belief: Belief, place: int, s: State) -> int:
    show_public(belief.public, s)
    s.trail = belief.public.trail
    s.pawns[MISTER_X] = place
    if s.phase == FLEE and s.moves == MOVES:
        s.phase = OVER  # D-27: it is not said yet, but he has escaped
    return s.mister_x
