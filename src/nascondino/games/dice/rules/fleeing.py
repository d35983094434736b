"""Scotland Yard, the dice game: FLEE, FIRST_HALF and SECOND_HALF, the turn of Mister X."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import lowest, rule

from ..actions import add_places, flight, how_of, place_of
from ..state import (
    BLACK,
    CAUGHT,
    DICE,
    DOUBLE,
    DOUBLED,
    FIRST_HALF,
    FLED,
    FLEE,
    HELICOPTER,
    HOWS,
    MISTER_X,
    MOVES,
    PASS,
    PASSED,
    SECOND_HALF,
    SHOWN,
    TRAIL,
    TRANSPORTS,
    Board,
    State,
)
from .rounds import begin_round, end, ends_turn, next_show, open_boxes, teams_dice
from .telling import tell
from .travelling import detective_at, mark, reach


@rule
def mister_x_actions(board: Board, s: State, actions: Any) -> int:
    here = s.pawns[MISTER_X]
    n = 0
    for how in HOWS:
        if has(s, how):
            places = second_left(board, s, how, reach(board, s, how, here))
            n = add_places(places, flight(how, 0), actions, n)
    if s.phase == FLEE and must_pass(board, s, here):
        actions[n] = PASS
        n += 1
    if s.phase == FLEE and may_double(board, s, here):
        actions[n] = DOUBLE
        n += 1
    return n


@rule
def has(s: State, how: int) -> int:
    """How often he can still travel so this turn: by the used dice (D-18), and what he has on his board."""
    if how == BLACK:
        return s.black
    if how == HELICOPTER:
        return s.helicopters if s.phase == FLEE else 0  # D-22: no half of a double move
    return s.used[how]


@rule
def must_pass(board: Board, s: State, here: int) -> bool:
    """D-19: he can use none of the dice; a black ticket or the helicopter he need not use (D-21)."""
    for face in TRANSPORTS:
        if s.used[face] > 0 and reach(board, s, face, here) != 0:
            return False
    return True


@rule
def may_double(board: Board, s: State, here: int) -> bool:
    """D-22: whether two moves in a row are possible from there, and two boxes are left (D-37)."""
    if s.doubles == 0 or s.moves + 2 > MOVES:
        return False
    for how in HOWS:
        if how != HELICOPTER and has(s, how) and leaves_second(board, s, how, reach(board, s, how, here)):
            return True
    return False


@rule
def leaves_second(board: Board, s: State, first: int, places: int) -> bool:
    """Whether one of these places does."""
    while places != 0:
        if second_is_possible(board, s, first, lowest(places)):
            return True
        places &= places - 1
    return False


@rule
def second_left(board: Board, s: State, how: int, places: int) -> int:
    """D-22: of these places those to which he may go; a first half must leave a second."""
    return places_with_second(board, s, how, places) if s.phase == FIRST_HALF else places


@rule
def places_with_second(board: Board, s: State, first: int, places: int) -> int:
    left = 0
    while places != 0:
        place = lowest(places)
        if second_is_possible(board, s, first, place):
            left |= mark(place)
        places &= places - 1
    return left


@rule
def second_is_possible(board: Board, s: State, first: int, here: int) -> bool:
    """Once the first die or ticket is spent, another can be used from there."""
    for how in HOWS:
        left = 0 if how == HELICOPTER else has(s, how)
        if how == first:
            left -= 1
        if left > 0 and reach(board, s, how, here) != 0:
            return True
    return False


# Carrying it out.


@rule
def flee(s: State, action: int, events: Any) -> int:
    if action == DOUBLE:
        declare_double(s)
        return tell(events, 0, DOUBLED)
    is_due = next_show(s) == s.moves + 1
    if action == PASS:
        cover_with_x(s)
        fill_box(s, 0)
        n = tell(events, 0, PASSED, number=s.moves)
    else:
        n = go(s, how_of(action), place_of(action), events)
    if is_due:
        n = show(s, events, n)
    return after_flight(s, events, n)


@rule
def go(s: State, how: int, place: int, events: Any) -> int:
    s.pawns[MISTER_X] = place
    spend(s, how)
    fill_box(s, how)
    return tell(events, 0, FLED, how=how, number=s.moves, place=place)


@rule
def declare_double(s: State) -> None:
    """D-22."""
    s.doubles -= 1
    s.phase = FIRST_HALF


@rule
def spend(s: State, how: int) -> None:
    """D-18: he takes the die; or crosses off what he used, and any die covers the box (D-21, D-23)."""
    if how == BLACK:
        s.black -= 1
        cover_with_x(s)
    elif how == HELICOPTER:
        s.helicopters -= 1
        cover_with_x(s)
    else:
        s.used[how] -= 1


@rule
def cover_with_x(s: State) -> None:
    """D-25: the die comes from the detectives' dice, unused ones first."""
    if s.held > 0:
        s.held -= 1
        return
    for face in TRANSPORTS:
        if s.used[face] > 0:
            s.used[face] -= 1
            return


@rule
def fill_box(s: State, how: int) -> None:
    """D-18, D-20; 0 for a pass."""
    s.moves += 1
    s.trail = s.trail * TRAIL + how + 1
    s.notes[s.moves + 1] = s.pawns[MISTER_X]
    s.phase = SECOND_HALF if s.phase == FIRST_HALF else FLEE


@rule
def show(s: State, events: Any, n: int) -> int:
    """D-24, D-36."""
    clear_board(s)
    tell(events, n, SHOWN, number=s.moves, place=s.pawns[MISTER_X])
    open_boxes(s, events[n])
    return n + 1


@rule
def clear_board(s: State) -> None:
    """D-24: all dice on his board go back to the supply."""
    s.supply = DICE - teams_dice(s)
    s.trail = 0


@rule
def after_flight(s: State, events: Any, n: int) -> int:
    caught_by = detective_at(s, s.pawns[MISTER_X])
    if caught_by != 0 and ends_turn(s):
        return end(s, CAUGHT, caught_by, events, n)  # D-26
    if s.phase == SECOND_HALF:
        return n
    return begin_round(s, events, n)
