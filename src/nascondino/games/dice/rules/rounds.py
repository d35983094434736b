"""Scotland Yard, the dice game: how rounds begin and the match ends, and where the dice are meanwhile."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    BEGUN,
    DOUBLE_COUNTS_ONCE,
    ENDED,
    FIRST_HALF,
    HIDING,
    KINDS,
    MISTER_X,
    MOVES,
    OVER,
    PAWNS,
    REFILL_ONE,
    ROLLING,
    SECOND_HALF,
    SHOWS,
    TRANSPORTS,
    State,
    View,
)
from .telling import tell


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


# What Mister X has shown, and will show.


@rule
def is_shown(s: State) -> bool:
    """D-36: he stands on the board as long as the last box that he filled lies open, that is until his next move."""
    return s.opened > s.moves


@rule
def next_show(s: State | View) -> int:
    """D-24: the move after which he shows himself next, as things stand; 0 if he does so no more."""
    late = 1 if s.double_counts == DOUBLE_COUNTS_ONCE and s.doubles == 0 else 0  # moves that were no turn of their own
    turns = s.moves if s.phase == FIRST_HALF else s.moves - late
    for turn in SHOWS:
        if turn > turns and turn + late < MOVES:  # D-37: the last box is no show
            return turn + late
    return 0


@rule
def ends_turn(s: State) -> bool:
    """D-26: whether the move that he made was a turn; with `double_counts = once` a first half is none."""
    return s.phase != SECOND_HALF or s.double_counts != DOUBLE_COUNTS_ONCE


@rule
def open_boxes(s: State, event: Any) -> None:
    """D-36: what is written in the boxes that were covered is seen by all."""
    for box in range(s.opened + 1, s.moves + 2):
        event.notes[box] = s.notes[box]
    s.opened = s.moves + 1


@rule
def end(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """D-26, D-27; we open his place and his board at every end."""
    s.phase = OVER
    s.reason = reason
    tell(events, n, ENDED, pawn=pawn, reason=reason, place=s.pawns[MISTER_X])
    open_boxes(s, events[n])
    return n + 1
