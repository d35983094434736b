"""Scotland Yard Venice: the rules.

phase          who acts         what may be done                                  what follows
SETUP          chance           a tile for the next pawn (V-6)                    … FLEE
FLEE           Mister X         a move, or to declare a double move (V-20)        SEEK, or FIRST_HALF
FIRST_HALF     Mister X         a move after which a second is possible (V-21)    SECOND_HALF
SECOND_HALF    Mister X         a move                                            SEEK
SEEK           detectives       any pawn that has not moved, in any order (V-9)   SEEK … FLEE
OVER           nobody
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from ..state import CAUGHT, CORNERED, DOUBLE, DOUBLED, FLEE, MISTER_X, OVER, SEEK, SETUP, Board, Options, State
from .fleeing import declare_double, flee
from .possible_flights import flights, may_double
from .seeking import pursue, seats_with_a_pawn_to_move, seekers_moves
from .setting_up import PAWNS_IN_PLAY, deal_tickets, place, tiles_to_draw
from .telling import tell


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.mister_x = options.mister_x  # V-28
    s.stuck_rule = options.stuck_rule
    s.detectives = 2 if options.players == 2 else options.players - 1  # V-8
    s.seekers = max(s.detectives, PAWNS_IN_PLAY)  # V-5
    deal_tickets(s)
    s.phase = SETUP


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == SETUP:
        return CHANCE_BIT
    if s.phase == OVER:
        return 0
    if s.phase == SEEK:
        return seats_with_a_pawn_to_move(board, s)
    return bit(s.mister_x)


@rule
def side(s: State, seat: int) -> int:
    """V-17: the detectives win and lose together, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    return tiles_to_draw(board, s, actions, weights)


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == SEEK:
        return seekers_moves(board, s, seat, actions)
    n = flights(board, s, actions)
    if s.phase == FLEE and may_double(board, s, s.pawns[MISTER_X]):
        actions[n] = DOUBLE
        n += 1
    return n


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == SETUP:
        return place(board, s, action, events)
    if s.phase == SEEK:
        return pursue(board, s, action, events)
    if action == DOUBLE:
        declare_double(s)
        return tell(events, 0, DOUBLED)
    return flee(board, s, action, events)


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """V-24 to V-26: the side that won has a point for each of its seats."""
    if s.phase == OVER:
        hunted_down = s.reason in (CAUGHT, CORNERED)
        for seat in range(s.players):
            points[seat] = 1 if (side(s, seat) == 1) == hunted_down else 0
    return s.reason
