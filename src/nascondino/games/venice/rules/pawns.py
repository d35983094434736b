"""Scotland Yard Venice: which pawn is whose, and who pays for it (V-3, V-5, V-8, V-29)."""

from __future__ import annotations

from nascondino.engine.contract import bit
from nascondino.kernel import rule

from ..state import POOL, State, View


@rule
def purse(s: State | View, pawn: int) -> int:
    """The pawn in front of which this detective's tickets lie (V-3, V-8)."""
    return POOL if s.players == 2 else pawn


@rule
def is_police(s: State | View, pawn: int) -> bool:
    return pawn > s.detectives


@rule
def owner(s: State | View, pawn: int) -> int:
    """The seat of a detective's player: detectives sit in seat order around Mister X."""
    detective = 0 if s.players == 2 else pawn - 1
    return detective if detective < s.mister_x else detective + 1


@rule
def moves_pawn(s: State, seat: int, pawn: int) -> bool:
    """V-29: a detective is moved by its player, the police by any of them."""
    return seat != s.mister_x and (is_police(s, pawn) or owner(s, pawn) == seat)


@rule
def detectives_seats(s: State) -> int:
    return bit(s.players) - 1 - bit(s.mister_x)
