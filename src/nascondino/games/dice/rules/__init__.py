"""Scotland Yard, the dice game: the rules.

phase         who acts            what may be done                                            what follows
TILING        chance              a tile for the next slot (D-2)                              … TURNING or PLACING
TURNING       chance              a tile to turn over (D-28)                                  … PLACING
PLACING       detectives in turn  a free taxi-only place (D-5, D-6)                           … HIDING
HIDING        Mister X            any free place; the tile is named (D-8)                     ROLLING
ROLLING       chance              a roll of the team's unused dice (D-10)                     SEEK
SEEK          detective in turn   a die to a place; a token (D-14); to stay (D-13, D-39)      ROLLING … FLEE, OVER
FLEE          Mister X            a used die, black ticket, helicopter; a pass; to double     ROLLING, FIRST_HALF, OVER
FIRST_HALF    Mister X            a used die or black ticket that leaves a second (D-22)      SECOND_HALF, OVER
SECOND_HALF   Mister X            a used die or a black ticket                                ROLLING, OVER
OVER          nobody
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from ..state import (
    BLACK_TICKETS,
    CAUGHT,
    DICE,
    DOUBLE_MOVES,
    HELICOPTERS,
    HIDING,
    OVER,
    PLACING,
    ROLLING,
    SEEK,
    TILES_FROM,
    TILING,
    TOKENS,
    TURNING,
    Board,
    Options,
    State,
    View,
)
from .fleeing import flee, mister_x_actions
from .rolling import roll_dice, rolls
from .rounds import full_hand
from .seeking import next_to_move, seek, seekers_actions
from .setting_up import arrange, free_places, hide, next_to_place, place_pawn, tiles_to_be_turned, tiles_to_lay


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.mister_x = options.mister_x  # D-33
    s.tiles = options.tiles
    s.refill = options.refill
    s.double_counts = options.double_counts
    s.detectives = 2 if options.players == 2 else options.players - 1  # D-32
    s.starter = 1  # D-7: to the left of Mister X
    s.black = BLACK_TICKETS[options.players]  # D-4
    s.doubles = DOUBLE_MOVES
    s.helicopters = HELICOPTERS
    s.tokens = TOKENS
    s.held = full_hand(s)
    s.supply = DICE - 1 - s.held  # D-7: a die lies on box 1
    s.phase = TILING


@rule
def actors(board: Board, s: State) -> int:
    if s.phase in (TILING, TURNING, ROLLING):
        return CHANCE_BIT
    if s.phase == OVER:
        return 0
    if s.phase == PLACING:
        return bit(owner(s, next_to_place(s)))
    if s.phase == SEEK:
        return bit(owner(s, next_to_move(s)))
    return bit(s.mister_x)


@rule
def owner(s: State | View, pawn: int) -> int:
    """D-33: the detectives sit clockwise from Mister X's left; one player has both pawns (D-32)."""
    seat = s.mister_x + (1 if s.players == 2 else pawn)
    return seat if seat < s.players else seat - s.players


@rule
def side(s: State, seat: int) -> int:
    """D-26: the detectives win and lose together, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase in (PLACING, HIDING):
        return free_places(board, s, actions)
    if s.phase == SEEK:
        return seekers_actions(board, s, actions)
    return mister_x_actions(board, s, actions)


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == TILING:
        return tiles_to_lay(board, s, actions, weights)
    if s.phase == TURNING:
        return tiles_to_be_turned(s, actions, weights)
    return rolls(board, s, actions, weights)


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase in (TILING, TURNING):
        return arrange(s, action - TILES_FROM, events)
    if s.phase == PLACING:
        return place_pawn(s, action, events)
    if s.phase == HIDING:
        return hide(s, action, events)
    if s.phase == ROLLING:
        return roll_dice(s, action, events)
    if s.phase == SEEK:
        return seek(s, action, events)
    return flee(s, action, events)


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """The side that won has a point for each of its seats."""
    if s.phase == OVER:
        for seat in range(s.players):
            points[seat] = 1 if (side(s, seat) == 1) == (s.reason == CAUGHT) else 0
    return s.reason
