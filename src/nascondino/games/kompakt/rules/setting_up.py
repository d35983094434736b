"""Scotland Yard, pocket edition: who is Mister X first, and where everyone starts (K-2, K-4)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule
from nascondino.parts.stations import occupied

from ..state import DETECTIVES, DRAWN, FIRST_BY_SEAT, HAND_BEGUN, SEATS_FROM, STARTING, Board, State
from .hands import begin_hand
from .telling import tell


@rule
def first_seats(s: State, actions: Any) -> int:
    """K-2: the first seat, or any of them."""
    n = 1 if s.first_mister_x == FIRST_BY_SEAT else s.players
    for seat in range(n):
        actions[seat] = SEATS_FROM + seat
    return n


@rule
def draw(s: State, mister_x: int, events: Any) -> int:
    begin_hand(s, mister_x)
    n = tell(events, 0, DRAWN, seat=mister_x)
    return tell(events, n, HAND_BEGUN, seat=mister_x, number=s.hands)


@rule
def free_underground_stations(board: Board, s: State, actions: Any) -> int:
    """K-4: three different ones."""
    n = 0
    for station in board.underground:
        if station == 0:
            break
        if not occupied(s, station):
            actions[n] = station
            n += 1
    return n


@rule
def put(s: State, station: int) -> int:
    """The next figure onto its station; the last one ends the setting up. Returns the figure."""
    pawn = 1
    while s.pawns[pawn] != 0:
        pawn += 1
    s.pawns[pawn] = station
    if pawn == DETECTIVES:
        s.phase = STARTING
    return pawn


@rule
def free_starts(board: Board, s: State, actions: Any) -> int:
    """K-4: a ticket whose station is taken is put back for another."""
    n = 0
    for station in board.starts:
        if station != 0 and not occupied(s, station):
            actions[n] = station
            n += 1
    return n
