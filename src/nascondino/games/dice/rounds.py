"""Scotland Yard, the dice game: how rounds begin and the match ends, and where the dice are meanwhile."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .state import BEGUN, ENDED, HIDING, KINDS, MISTER_X, OVER, PAWNS, REFILL_ONE, ROLLING, TRANSPORTS, State
from .telling import tell

MOVES = 12  # D-27: thirteen boxes, of which the first is the start
SHOWS = (3, 7, 11)  # D-24: after these moves


@rule
def full_hand(s: State) -> int:
    """D-7: the dice of the detectives."""
    return 4 if s.detectives == 3 else 3


@rule
def teams_dice(s: State) -> int:
    count = int(s.held)
    for face in TRANSPORTS:
        count += s.used[face]
    return count


@rule
def begin_round(s: State, events: Any, n: int) -> int:
    open_round(s)
    return tell(events, n, BEGUN, pawn=s.starter, number=s.moves)


@rule
def open_round(s: State) -> None:
    """D-25: between two rounds the dice are taken back and the start-player marker passes on."""
    if s.phase != HIDING:
        take_dice_back(s)
        pass_marker(s)
    for pawn in range(1, PAWNS):
        s.moved[pawn] = False
    s.phase = ROLLING


@rule
def take_dice_back(s: State) -> None:
    s.held = teams_dice(s)
    for face in range(KINDS):
        s.used[face] = 0
    wanted = 1 if s.refill == REFILL_ONE else full_hand(s) - s.held
    added = min(wanted, s.supply)
    s.held += added
    s.supply -= added


@rule
def pass_marker(s: State) -> None:
    """D-25; a player alone keeps it."""
    if s.players > 2:
        s.starter = next_clockwise(s, s.starter)


@rule
def next_clockwise(s: State, pawn: int) -> int:
    return 1 if pawn == s.detectives else pawn + 1


@rule
def is_shown(s: State) -> bool:
    """D-24, D-36: he stands on the board after these moves, until his next one."""
    return s.moves in SHOWS


@rule
def end(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """D-26, D-27; we open his place at every end."""
    s.phase = OVER
    s.reason = reason
    return tell(events, n, ENDED, pawn=pawn, reason=reason, place=s.pawns[MISTER_X])
