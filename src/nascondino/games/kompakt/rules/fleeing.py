"""Scotland Yard, pocket edition: Mister X's turn, in the open or under a black ticket (K-7, K-10 … K-12, K-19)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule
from nascondino.parts.stations import has_way_out, occupied

from ..actions import station_of
from ..state import (
    BEGUN,
    BLACK,
    BLACK_COSTS,
    BLACK_FROM,
    CORNERED,
    DIVED,
    FLED,
    FLEE,
    MISTER_X,
    OPENLY,
    SEEK,
    SHOWN,
    STUCK,
    Board,
    State,
    View,
)
from .hands import clear_turn, end_hand
from .team_moves import any_may_move
from .telling import tell


@rule
def begin_turn(board: Board, s: State, events: Any, n: int) -> int:
    """K-11: he shows himself if he was under; K-10: if he cannot move then, he is caught."""
    open_turn(s)
    n = tell(events, n, BEGUN)
    if s.dived:
        n = tell(events, n, SHOWN, station=s.pawns[MISTER_X])
    if not can_flee(board, s):
        return end_hand(s, CORNERED, 0, events, n)
    return n


@rule
def open_turn(s: State) -> None:
    s.phase = FLEE
    clear_turn(s)


@rule
def flights(board: Board, s: State, actions: Any) -> int:
    """K-7: in the open he pays nothing; K-11, K-12: a black ticket opens the ferries too."""
    n = flights_by(board, s, OPENLY, 0, actions, 0)
    return flights_by(board, s, BLACK, BLACK_FROM, actions, n) if may_dive(s) else n


@rule
def flights_by(board: Board, s: State, way: int, numbered_from: int, actions: Any, n: int) -> int:
    here = s.pawns[MISTER_X]
    for i in range(board.first[here][way], board.first[here][way + 1]):
        if not occupied(s, board.target[i]):
            actions[n] = numbered_from + board.target[i]
            n += 1
    return n


@rule
def may_dive(s: State | View) -> bool:
    """K-19: not twice in a row."""
    return s.black > 0 and not s.dived


@rule
def can_flee(board: Board, s: State) -> bool:
    """K-10: in the open, or by a black ticket that he may play."""
    here = s.pawns[MISTER_X]
    return has_way_out(board, s, here, OPENLY) or (may_dive(s) and has_way_out(board, s, here, BLACK))


@rule
def flee(board: Board, s: State, action: int, events: Any) -> int:
    if action < BLACK_FROM:
        flee_openly(s, action)
        n = tell(events, 0, FLED, station=action)
    else:
        dive(s, station_of(action))
        n = tell(events, 0, DIVED, seat=s.mister_x, station=station_of(action))
    if not any_may_move(board, s):
        return end_hand(s, STUCK, 0, events, n)  # K-16
    return n


@rule
def flee_openly(s: State, station: int) -> None:
    s.pawns[MISTER_X] = station
    s.dived = False
    s.phase = SEEK


@rule
def dive(s: State, station: int) -> None:
    """K-11: he notes where he goes, and pays with points."""
    s.pawns[MISTER_X] = station
    s.black -= 1
    s.points[s.mister_x] -= BLACK_COSTS
    s.dived = True
    s.phase = SEEK
