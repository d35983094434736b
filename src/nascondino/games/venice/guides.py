"""Scotland Yard Venice: what helps a search: whom to look at first, and what a position is worth."""

from __future__ import annotations

import functools
import itertools
import operator
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import GOES_ON, QUIET
from nascondino.kernel import Record, rule
from nascondino.parts.pursuit import chase, chase_times, flight_weight, pursuit_weight
from nascondino.parts.stations import distances, ways_from

from .actions import pawn_of, station_of, ticket_of
from .state import BLACK, DOUBLE, FLEE, GONDOLA, JET_SKI, ROUNDS, SEEK, STATIONS, Board, State

DOUBLED = 4  # how readily Mister X declares a double move
SAVED = 4  # so many times less readily he plays a black ticket
PERSISTENCE = tuple(itertools.accumulate([1.0] + 17 * [0.85], operator.mul))  # how likely a chase goes on for so long
LONGEST = len(PERSISTENCE) - 1


class Hints(Record):
    away: Annotated[list[list[int]], np.int8, STATIONS, STATIONS]  # moves of a seeker between two stations
    chase: Annotated[list[list[list[int]]], np.int8, STATIONS, STATIONS, STATIONS]  # rounds that two seekers need


def prepare(board: Any, view: Any, belief: Any) -> Any:
    return _hints(board.tobytes(), board.dtype)


@functools.lru_cache(maxsize=8)
def _hints(board_bytes: bytes, kind: Any) -> Any:
    board, hints = np.frombuffer(board_bytes, kind)[0], Hints.array(1)
    hints[0].away[:] = distances(board, GONDOLA, JET_SKI)
    ways = [[], *(ways_from(board, station, GONDOLA, JET_SKI) for station in range(1, board.stations + 1))]
    room = len(ways)
    chase_times(ways, ways, hints[0].chase[:room, :room, :room])
    return hints


@rule
def focus(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int) -> int:
    """One pawn after the other: their order makes little difference, and there are many."""
    if s.phase != SEEK:
        return count
    kept = 1
    while kept < count and pawn_of(actions[kept]) == pawn_of(actions[0]):
        kept += 1
    return kept


@rule
def guide(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    for i in range(count):
        if s.phase == SEEK:
            weights[i] = pursuit_weight(hints, s, pawn_of(actions[i]), station_of(actions[i]))
        else:
            weights[i] = fugitives_weight(hints, s, actions[i])


@rule
def fugitives_weight(hints: Hints, s: State, action: int) -> int:
    if action == DOUBLE:
        return DOUBLED
    weight = flight_weight(hints, s, s.seekers, station_of(action))
    return max(1, weight // SAVED) if ticket_of(action) == BLACK else weight


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    """Between rounds."""
    return QUIET if s.phase == FLEE else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """The longer two of the seekers would have to chase him in the open, the likelier he is to escape."""
    needed = min(LONGEST, chase(hints, s, s.seekers))
    escapes = 1.0 if needed > ROUNDS + 1 - s.rounds else 1.0 - PERSISTENCE[needed]
    for seat in range(s.players):
        values[seat] = escapes if seat == s.mister_x else 1.0 - escapes
