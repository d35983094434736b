"""Mille Grazie: compasses. Where they may be set, whom they meet, and when they are open (M-6, M-13, M-16, M-19)."""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import bit
from nascondino.kernel import rule

from ..state import AMBUSHED, COMPASSES, PAIRS_FROM, ROADS, SET, SETTING_OUT, Board, State
from .telling import tell

LETTERS = ROADS - 1


# Setting them.


@rule
def brigands_without_a_plan(s: State) -> int:
    """M-6: they choose in secret, so in any order."""
    seats = 0
    for seat in range(s.players):
        if seat != s.noble and s.dials[seat][0] == 0:
            seats |= bit(seat)
    return seats


@rule
def is_road(board: Board, road: int) -> bool:
    return board.colour[road] != 0


@rule
def roads(board: Board, first: int, base: int, actions: Any, n: int) -> int:
    """M-6, M-7: any road of the map."""
    for road in range(first, ROADS):
        if is_road(board, road):
            actions[n] = base + road
            n += 1
    return n


@rule
def pairs(board: Board, actions: Any) -> int:
    """M-19: two compasses, on two different roads."""
    n = 0
    for low in range(1, ROADS):
        if is_road(board, low):
            n = roads(board, low + 1, pair(low, 0), actions, n)
    return n


@rule
def plan(s: State, seat: int, action: int, events: Any) -> int:
    """M-6, M-19: the noble may set out when every brigand has set his compass, or both of them."""
    if s.players == 2:
        s.dials[seat][0], s.dials[seat][1] = low_of(action), high_of(action)
    else:
        s.dials[seat][0] = action
    if brigands_without_a_plan(s) == 0:
        s.phase = SETTING_OUT
    return tell(events, 0, SET, seat=seat, road=s.dials[seat][0], other=s.dials[seat][1])


# Pairs as numbers.


@rule
def pair(low: int, high: int) -> int:
    """Pairs in order of the lower road, then of the higher."""
    before = (low - 1) * (2 * LETTERS - low) // 2
    return PAIRS_FROM + before + high - low


@rule
def low_of(action: int) -> int:
    """The lower road of a pair."""
    low = 1
    while pair(low, LETTERS) < action:
        low += 1
    return low


@rule
def high_of(action: int) -> int:
    low = low_of(action)
    return action - pair(low, low + 1) + low + 1


# Meeting the noble.


@rule
def waits_on(s: State, seat: int, road: int) -> bool:
    for slot in range(COMPASSES):
        if seat != s.noble and s.dials[seat][slot] == road:
            return True
    return False


@rule
def somebody_waits(s: State, road: int) -> bool:
    for seat in range(s.players):
        if waits_on(s, seat, road):
            return True
    return False


@rule
def is_open(s: State, seat: int, road: int) -> bool:
    """M-13, M-16: a compass on this road was shown, as the noble came by; his own, if somebody waited there."""
    return s.used[road] and (seat != s.noble or somebody_waits(s, road))


@rule
def show_compasses(s: State, road: int, booty: int, events: Any, n: int) -> int:
    """M-13: all who wait there show themselves, and each of them scores; M-16: nothing on a guarded road."""
    for seat in range(s.players):
        if waits_on(s, seat, road):
            s.points[seat] += booty
            n = tell(events, n, AMBUSHED, seat=seat, road=road, number=booty)
    return n
