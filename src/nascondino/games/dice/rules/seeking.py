"""Scotland Yard, the dice game: SEEK, the turns of the detectives."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..actions import add_places, how_of, pawn_of, place_of, pursuit
from ..state import (
    CAUGHT,
    ESCAPED,
    FLEE,
    MISTER_X,
    MOVED,
    REROLL,
    REROLLED,
    ROLLING,
    STAYED,
    STAYS_FROM,
    TRANSPORTS,
    Board,
    State,
)
from .rolling import clear_roll
from .rounds import MOVES, end, next_clockwise
from .telling import tell
from .travelling import reach


@rule
def next_to_move(s: State) -> int:
    """D-10: clockwise from the start player; 0 if all have had their turn."""
    pawn = s.starter
    for _ in range(s.detectives):
        if not s.moved[pawn]:
            return pawn
        pawn = next_clockwise(s, pawn)
    return 0


@rule
def may_go_now(s: State, pawn: int) -> bool:
    """D-39: one player chooses which of his pawns goes first."""
    return not s.moved[pawn] and (s.players == 2 or pawn == next_to_move(s))


@rule
def seekers_actions(board: Board, s: State, actions: Any) -> int:
    n = 0
    for pawn in range(1, s.detectives + 1):
        if may_go_now(s, pawn):
            n = pawn_moves(board, s, pawn, actions, n)
    if n == 0:
        n = stays(s, actions)
    if s.tokens > 0:  # D-14, D-34
        actions[n] = REROLL
        n += 1
    return n


@rule
def pawn_moves(board: Board, s: State, pawn: int, actions: Any, n: int) -> int:
    for face in TRANSPORTS:
        if s.rolled[face] > 0:
            places = reach(board, s, face, s.pawns[pawn])
            n = add_places(places, pursuit(pawn, face, 0), actions, n)
    return n


@rule
def stays(s: State, actions: Any) -> int:
    """D-13: who can use no die stays put; of two pawns the player says which (D-39)."""
    n = 0
    for pawn in range(1, s.detectives + 1):
        if may_go_now(s, pawn):
            actions[n] = STAYS_FROM + pawn
            n += 1
    return n


# Carrying it out.


@rule
def seek(s: State, action: int, events: Any) -> int:
    if action == REROLL:
        roll_again(s)
        return tell(events, 0, REROLLED)
    if action >= STAYS_FROM:
        stay(s, pawn_of(action))
        return after_seeker(s, events, tell(events, 0, STAYED, pawn=pawn_of(action)))
    return pursue(s, pawn_of(action), how_of(action), place_of(action), events)


@rule
def roll_again(s: State) -> None:
    """D-14."""
    s.tokens -= 1
    clear_roll(s)
    s.phase = ROLLING


@rule
def stay(s: State, pawn: int) -> None:
    """D-13: the next one rolls all the dice again."""
    clear_roll(s)
    s.moved[pawn] = True
    s.phase = FLEE if next_to_move(s) == 0 else ROLLING


@rule
def pursue(s: State, pawn: int, face: int, place: int, events: Any) -> int:
    travel(s, pawn, face, place)
    n = tell(events, 0, MOVED, pawn=pawn, how=face, place=place)
    if place == s.pawns[MISTER_X]:
        return end(s, CAUGHT, pawn, events, n)  # D-26
    return after_seeker(s, events, n)


@rule
def travel(s: State, pawn: int, face: int, place: int) -> None:
    """D-10: the die is laid beside the pawn."""
    s.pawns[pawn] = place
    s.held -= 1
    s.used[face] += 1
    stay(s, pawn)


@rule
def after_seeker(s: State, events: Any, n: int) -> int:
    if s.phase == FLEE and s.moves == MOVES:
        return end(s, ESCAPED, 0, events, n)  # D-27
    return n
