"""Scotland Yard, pocket edition: the rules.

phase       who acts               what may be done                                                what follows
DRAWING     chance                 the first Mister X (K-2)                                        PLACING
PLACING     any detective player   an underground station for the next figure (K-4)                … STARTING
STARTING    chance                 a start ticket whose station is free (K-4)                      FLEE
FLEE        Mister X               a move in the open, or one under a black ticket (K-11, K-19)    SEEK
SEEK        any detective player   a figure that has not moved (K-24); to give up or go on (K-16)  SEEK … FLEE
OVER        nobody

A hand may end in STARTING, FLEE and SEEK; then comes PLACING with the next Mister X, or OVER (K-18).
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from ..state import (
    DRAWING,
    FLEE,
    GIVE_UP,
    GO_ON,
    GOING_ON,
    MISTER_X,
    PLACED,
    PLACING,
    SEATS_FROM,
    SEEK,
    STARTED,
    STARTING,
    WENT_ON,
    Board,
    Options,
    State,
)
from .fleeing import begin_turn, flee, flights
from .seeking import give_up, pursue, seekers_actions
from .setting_up import draw, first_seats, free_starts, free_underground_stations, put
from .telling import tell


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.black_tickets = options.black_tickets
    s.first_mister_x = options.first_mister_x
    s.phase = DRAWING


@rule
def actors(board: Board, s: State) -> int:
    if s.phase in (DRAWING, STARTING):
        return CHANCE_BIT
    if s.phase in (PLACING, SEEK):
        return detectives_seats(s)  # K-21
    if s.phase == FLEE:
        return bit(s.mister_x)
    return 0


@rule
def detectives_seats(s: State) -> int:
    return bit(s.players) - 1 - bit(s.mister_x)


@rule
def side(s: State, seat: int) -> int:
    """K-2: the others are one team, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    n = first_seats(s, actions) if s.phase == DRAWING else free_starts(board, s, actions)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == PLACING:
        return free_underground_stations(board, s, actions)
    if s.phase == FLEE:
        return flights(board, s, actions)
    return seekers_actions(board, s, seat, actions)


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        return draw(s, action - SEATS_FROM, events)
    if s.phase == PLACING:
        pawn = put(s, action)
        return tell(events, 0, PLACED, pawn=pawn, station=action)
    if s.phase == STARTING:
        s.pawns[MISTER_X] = action
        return begin_turn(board, s, events, tell(events, 0, STARTED, station=action))
    if s.phase == FLEE:
        return flee(board, s, action, events)
    if action == GIVE_UP:
        return give_up(s, seat, events)
    if action == GO_ON:
        s.giving_up[seat] = GOING_ON
        return tell(events, 0, WENT_ON, seat=seat)
    return pursue(board, s, action, events)


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """K-17, K-18: most points win; the reason is that of the last hand."""
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason
