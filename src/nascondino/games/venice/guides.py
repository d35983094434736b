"""Scotland Yard Venice: what helps a search: whom to look at first, and what a position is worth."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import GOES_ON, QUIET
from nascondino.kernel import Record, rule
from nascondino.parts.pursuit import chase_times
from nascondino.parts.stations import FAR, distances, ways_from

from .rules import pawn_of, station_of
from .state import BLACK, DOUBLE, FLEE, GONDOLA, JET_SKI, MISTER_X, ROUNDS, SEEK, STATIONS, Board, State

NEARER, AS_NEAR, FARTHER = 64, 8, 1  # how readily a seeker goes so
BY_DISTANCE = (1, 1, 8, 32, 64)  # how readily Mister X goes so far from the nearest seeker
DOUBLED = 4
SAVED = 4  # so many times less readily he plays a black ticket
LONGEST = len(BY_DISTANCE) - 1
PERSISTENCE = tuple(0.85**rounds for rounds in range(18))  # how likely a chase goes on for so long


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
        weights[i] = pursuit_weight(hints, s, actions[i]) if s.phase == SEEK else flight_weight(hints, s, actions[i])


@rule
def pursuit_weight(hints: Hints, s: State, action: int) -> int:
    """Towards Mister X."""
    prey = s.pawns[MISTER_X]
    nearer = hints.away[s.pawns[pawn_of(action)]][prey] - hints.away[station_of(action)][prey]
    return NEARER if nearer > 0 else AS_NEAR if nearer == 0 else FARTHER


@rule
def flight_weight(hints: Hints, s: State, action: int) -> int:
    """Away from the seekers."""
    if action == DOUBLE:
        return DOUBLED
    weight = BY_DISTANCE[min(LONGEST, nearest(hints, s, station_of(action)))]
    return max(1, weight // SAVED) if is_black(action) else weight


@rule
def is_black(action: int) -> bool:
    return action >= (BLACK - 1) * STATIONS


@rule
def nearest(hints: Hints, s: State, station: int) -> int:
    """How many moves the nearest seeker is away."""
    away = FAR
    for pawn in range(1, s.seekers + 1):
        away = min(away, int(hints.away[s.pawns[pawn]][station]))
    return away


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    """Between rounds."""
    return QUIET if s.phase == FLEE else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """The longer two of the seekers would have to chase him in the open, the likelier he is to escape."""
    needed = chase(hints, s)
    escapes = 1.0 if needed > ROUNDS + 1 - s.rounds else 1.0 - PERSISTENCE[needed]
    for seat in range(s.players):
        values[seat] = escapes if seat == s.mister_x else 1.0 - escapes


@rule
def chase(hints: Hints, s: State) -> int:
    """How many rounds those two need who are placed best."""
    needed = len(PERSISTENCE) - 1
    for pawn in range(2, s.seekers + 1):
        for other in range(1, pawn):
            needed = min(needed, int(hints.chase[s.pawns[pawn]][s.pawns[other]][s.pawns[MISTER_X]]))
    return needed
