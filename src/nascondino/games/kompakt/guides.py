"""Scotland Yard, pocket edition: what helps a search: whom to look at first, and what a position is worth."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import CLOSED, GOES_ON, QUIET
from nascondino.kernel import Int8, Record, rule
from nascondino.parts.pursuit import chase, chase_times, flight_weight, pursuit_weight
from nascondino.parts.stations import distances, ways_from

from .actions import pawn_of, station_of, ticket_of
from .sight import show_public
from .state import (
    BLACK_FROM,
    DETECTIVES,
    FLEE,
    GIVE_UP,
    GIVING_UP,
    MISTER_X,
    OPENLY,
    PRICES,
    SEEK,
    STATIONS,
    TAXI,
    TICKETS,
    UNDERGROUND,
    Belief,
    Board,
    State,
)

SAVED = 4  # so many times less readily Mister X plays a black ticket
PER_ROUND = 3.0  # pounds that come to him while two detectives would chase him: there are three
USUAL = 14.0  # pounds that a hand brings: what others who are still to come are thought to get
CLEAR = 4.0  # pounds ahead of the others with which three in four matches are won
CLEAR_AT_LAST = 1.5  # so many, if nobody is still to come


class Hints(Record):
    hands: Int8  # begun
    away: Annotated[list[list[int]], np.int8, STATIONS, STATIONS]  # moves of a detective between two stations
    chase: Annotated[list[list[list[int]]], np.int8, STATIONS, STATIONS, STATIONS]  # rounds that two of them need


def prepare(board: Any, view: Any, belief: Any) -> Any:
    return _hints(board.tobytes(), board.dtype, int(view.hands))


@functools.lru_cache(maxsize=8)
def _hints(board_bytes: bytes, kind: Any, hands: int) -> Any:
    hints = _chases(board_bytes, kind).copy()
    hints[0].hands = hands
    return hints


@functools.lru_cache(maxsize=4)
def _chases(board_bytes: bytes, kind: Any) -> Any:
    board, hints = np.frombuffer(board_bytes, kind)[0], Hints.array(1)
    stations = range(1, board.stations + 1)
    hints[0].away[:] = distances(board, TAXI, UNDERGROUND)
    chasing = [[], *(ways_from(board, station, TAXI, UNDERGROUND) for station in stations)]
    fleeing = [[], *(ways_from(board, station, OPENLY, OPENLY) for station in stations)]
    chase_times(chasing, fleeing, hints[0].chase[: len(chasing), : len(chasing), : len(chasing)])
    return hints


@rule
def focus(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int) -> int:
    """One figure after the other. Nobody gives up, for it only pays Mister X; but nobody holds those who do (K-16)."""
    if s.phase != SEEK or count == 1:
        return count
    if actions[count - 1] == GIVE_UP and gives_up(s):
        actions[0] = GIVE_UP
        return 1
    kept = 1
    while kept < count and actions[kept] < GIVE_UP and pawn_of(actions[kept]) == pawn_of(actions[0]):
        kept += 1
    return kept


@rule
def gives_up(s: State) -> bool:
    """Whether somebody of the team does."""
    for seat in range(s.players):
        if s.giving_up[seat] == GIVING_UP:
            return True
    return False


@rule
def guide(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    for i in range(count):
        if s.phase == FLEE:
            weights[i] = fugitives_weight(hints, s, actions[i])
        elif s.phase == SEEK and actions[i] < GIVE_UP:
            weights[i] = seekers_weight(hints, s, actions[i])
        else:
            weights[i] = 1


@rule
def seekers_weight(hints: Hints, s: State, action: int) -> int:
    """Towards Mister X, and cheaply."""
    return pursuit_weight(hints, s, pawn_of(action), station_of(action)) // PRICES[ticket_of(action)]


@rule
def fugitives_weight(hints: Hints, s: State, action: int) -> int:
    weight = flight_weight(hints, s, DETECTIVES, station_of(action))
    return max(1, weight // SAVED) if action >= BLACK_FROM else weight


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    """Between turns; and hands have nothing to do with each other but for their points."""
    if s.hands != hints.hands:
        return CLOSED
    return QUIET if s.phase == FLEE else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """Whether what Mister X has, and what will come to him until he is caught, wins him the match."""
    ended = s.hands != hints.hands
    mister_x = (s.mister_x + s.players - 1) % s.players if ended else s.mister_x
    points = s.points[mister_x] + (0.0 if ended else still_to_come(hints, s))
    is_last = hints.hands == s.players
    others = float(most_of_others(s, mister_x))
    ahead = points - (others if is_last else max(USUAL, others))
    worth = likely(ahead / (CLEAR_AT_LAST if is_last else CLEAR))
    for seat in range(s.players):
        values[seat] = worth if seat == mister_x else 1.0 - worth


@rule
def final(board: Board, hints: Hints, s: State, values: Any) -> None:
    """The whole team has won if Mister X has not: who cannot win any more hunts on, and does not let him go."""
    for seat in range(s.players):
        if seat != s.mister_x:
            values[seat] = 1.0 - values[s.mister_x]


@rule
def likely(lead: float) -> float:
    """Between 0 and 1, one half at 0; the more it leads, the less more of it counts."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@rule
def still_to_come(hints: Hints, s: State) -> float:
    """Pounds: no more than the team has."""
    left = 0
    for kind in TICKETS:
        left += s.tickets[kind] * PRICES[kind]
    return min(float(left), PER_ROUND * chase(hints, s, DETECTIVES))


@rule
def most_of_others(s: State, mister_x: int) -> int:
    most = 0
    for seat in range(s.players):
        if seat != mister_x:
            most = max(most, int(s.points[seat]))
    return most


# What an opinion supposes.


@rule
def suppose(board: Board, belief: Belief, station: int, s: State) -> int:
    show_public(belief.public, s)
    s.pawns[MISTER_X] = station
    return s.mister_x
