"""Scotland Yard Venice: how rounds begin, and the match ends (V-10, V-11, V-14, V-15)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import BEGUN, CORNERED, ENDED, FLEE, MISTER_X, OVER, Board, State
from .possible_flights import can_flee
from .telling import tell


@rule
def begin_round(board: Board, s: State, events: Any, n: int) -> int:
    if not can_flee(board, s, s.pawns[MISTER_X]):
        return end(s, CORNERED, 0, events, n)  # V-14
    open_round(s)
    return tell(events, n, BEGUN, number=s.rounds)


@rule
def open_round(s: State) -> None:
    s.rounds += 1
    s.phase = FLEE
    for pawn in range(1, s.seekers + 1):
        s.moved[pawn] = False


@rule
def end(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """Mister X must show himself when he is caught (V-15); we open his station at every end."""
    s.phase = OVER
    s.reason = reason
    return tell(events, n, ENDED, pawn=pawn, reason=reason, station=s.pawns[MISTER_X])
