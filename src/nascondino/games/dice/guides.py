"""Scotland Yard, the dice game: what helps a search: whom to look at first; and the city as it lies."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from nascondino.kernel import Record, rule
from nascondino.parts.pursuit import FAR, flight_weight, pursuit_weight

from .actions import how_of, pawn_of, place_of
from .geometry import in_play
from .rules.travelling import mark, reach
from .state import (
    BLACK,
    DOUBLE,
    FLIGHTS_FROM,
    MISTER_X,
    PASS,
    PLACES,
    PLACING,
    SEEK,
    STAYS_FROM,
    TRANSPORTS,
    Board,
    State,
    View,
)

DOUBLED = 4  # how readily Mister X declares a double move
SAVED = 4  # so many times less readily he uses what he has once or twice


class Hints(Record):
    away: Annotated[list[list[int]], np.int8, PLACES, PLACES]  # moves between two places, whatever the dice show


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
    weight = flight_weight(hints, s, s.detectives, place)
    return max(1, weight // SAVED) if is_rare(action) else weight


@rule
def is_rare(action: int) -> bool:
    """A black ticket or the helicopter."""
    return FLIGHTS_FROM <= action < PASS and how_of(action) >= BLACK


# The city.


@dataclass(frozen=True)
class City:
    """What follows from how the tiles lie."""

    onward: dict[tuple[int, int], list[int]]  # by transport and place: where one gets by one die
    distances: Any  # the least number of moves between any two places, whatever the dice show

    def all_onward(self, here: int) -> set[int]:
        return {there for transport in TRANSPORTS for there in self.onward[transport, here]}

    @functools.cached_property
    def hints(self) -> Any:
        hints = Hints.array(1)
        hints[0].away[:] = self.distances
        return hints


def city(board: Any, view: Any) -> City:
    laid = View.array(1)
    for name in ("players", "layout", "slots", "light"):
        laid[name] = view[name]
    return _city(board.tobytes(), laid.tobytes())


@functools.lru_cache(maxsize=8)
def _city(board_bytes: bytes, city_bytes: bytes) -> City:
    board, laid = np.frombuffer(board_bytes, Board.dtype)[0], np.frombuffer(city_bytes, View.dtype)[0]
    places = [place for place in range(1, PLACES) if in_play(laid, place)]
    onward = {(kind, here): _listed(reach(board, laid, kind, here)) for kind in TRANSPORTS for here in places}
    return City(onward, _distances(onward, places))


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
