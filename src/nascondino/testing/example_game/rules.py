"""Example game: the rules.

phase    who acts     what may be done                               what follows
FLOOD    chance       a burrow to be flooded (B-1)                   HIDE
HIDE     the fox      any dry burrow (B-2)                           DIG
DIG      the hunter   any dry burrow (B-3)                           SLIP, or the end (B-4)
SLIP     the fox      to stay, or a dry burrow beside his (B-5)      DIG
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import event_writer, rule

from .state import (
    BURROWS,
    CAUGHT,
    DIG,
    DUG,
    ENDED,
    ESCAPED,
    FLOOD,
    FLOODED,
    FOX,
    HIDDEN,
    HIDE,
    HUNTER,
    OVER,
    SLIP,
    SLIPPED,
    Board,
    Event,
    Options,
    State,
)

tell = event_writer(Event)


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.phase = FLOOD
    s.digs = options.digs  # B-4


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == FLOOD:
        return CHANCE_BIT
    if s.phase == OVER:
        return 0
    return bit(HUNTER) if s.phase == DIG else bit(FOX)


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    for burrow in range(1, BURROWS + 1):
        actions[burrow - 1] = burrow
        weights[burrow - 1] = 1
    return BURROWS


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    n = 0
    for burrow in range(1, BURROWS + 1):
        if burrow != s.flooded and (s.phase != SLIP or within_a_step(s.fox, burrow)):
            actions[n] = burrow
            n += 1
    return n


@rule
def within_a_step(here: int, burrow: int) -> bool:
    """B-5: he stays, or slips into a burrow beside his."""
    return here - 1 <= burrow <= here + 1


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == FLOOD:
        s.flooded = action
        s.phase = HIDE
        return tell(events, 0, FLOODED, burrow=action)
    if s.phase == DIG:
        return dig(s, action, events)
    kind = HIDDEN if s.phase == HIDE else SLIPPED
    s.fox = action
    s.phase = DIG
    return tell(events, 0, kind, burrow=action)


@rule
def dig(s: State, burrow: int, events: Any) -> int:
    spend_dig(s)
    n = tell(events, 0, DUG, burrow=burrow)
    if burrow == s.fox:
        return end(s, CAUGHT, events, n)  # B-3
    if s.digs == 0:
        return end(s, ESCAPED, events, n)  # B-4
    return n


@rule
def spend_dig(s: State) -> None:
    s.digs -= 1
    s.phase = SLIP


@rule
def end(s: State, reason: int, events: Any, n: int) -> int:
    s.phase = OVER
    s.reason = reason
    return tell(events, n, ENDED, burrow=s.fox, reason=reason)


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    points[FOX] = s.reason == ESCAPED
    points[HUNTER] = s.reason == CAUGHT
    return s.reason


@rule
def side(s: State, seat: int) -> int:
    return seat


@rule
def role(s: State, seat: int) -> int:
    return seat
