"""Scotland Yard Venice: Mister X's turn (V-18 … V-20, V-26, V-31)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..actions import station_of, ticket_of
from ..state import BLACK, FIRST_HALF, FLED, MISTER_X, SECOND_HALF, SEEK, SHOWN, SHOWS, STRANDED, Board, State
from .rounds import end
from .seeking import stranded
from .telling import tell


@rule
def declare_double(s: State) -> None:
    s.doubles -= 1
    s.phase = FIRST_HALF


@rule
def flee(board: Board, s: State, action: int, events: Any) -> int:
    ticket, station = ticket_of(action), station_of(action)
    s.pawns[MISTER_X] = station
    fill_box(s, ticket)
    n = tell(events, 0, FLED, ticket=ticket, number=s.moves, station=station)
    if is_shown(s):
        n = tell(events, n, SHOWN, number=s.moves, station=station)
    if s.phase == SEEK and stranded(board, s):
        n = end(s, STRANDED, 0, events, n)
    return n


@rule
def fill_box(s: State, ticket: int) -> None:
    """V-18: the ticket covers the next box of the log; no ticket returns from there (V-31)."""
    if ticket == BLACK:
        s.black -= 1
    else:
        s.supply[ticket] -= 1
    s.moves += 1
    s.phase = SECOND_HALF if s.phase == FIRST_HALF else SEEK


@rule
def is_shown(s: State) -> bool:
    """V-19: he stands on the board after these moves, until his next one."""
    return s.moves in SHOWS
