"""Scotland Yard Venice: the exact set of stations where Mister X can be, and why not elsewhere.

A belief holds what is public as a state without Mister X, and moves the set of his possible stations along with every
event, by the very functions that the rules use.
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, rule
from nascondino.parts.whereabouts import any_place, exclude

from .rules import begin
from .rules.fleeing import declare_double, fill_box
from .rules.possible_flights import can_flee, may_double, may_flee_to
from .rules.rounds import open_round
from .rules.seeking import travel
from .sight import show_public
from .state import (
    BEGUN,
    DOUBLED,
    ENDED,
    FLED,
    HID,
    MISTER_X,
    MOVED,
    NO_SECOND_MOVE,
    NOT_A_START,
    NOT_WITHIN_REACH,
    OVER,
    PLACED,
    SHOWN,
    SHOWN_ELSEWHERE,
    SHUT_IN,
    VISITED,
    Belief,
    Board,
    Event,
    Options,
)


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    begin(board, options, belief.public)
    belief.possible[0] = True  # he is nowhere yet


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    belief.events += 1
    if event.kind == PLACED:
        belief.public.pawns[event.pawn] = event.station
    elif event.kind == HID:
        learn_start(board, belief, event)
    elif event.kind == BEGUN:
        learn_round(board, belief)
    elif event.kind == DOUBLED:
        learn_double(board, belief)
    elif event.kind == FLED:
        learn_flight(board, belief, event)
    elif event.kind == SHOWN:
        only(board, belief, event.station, SHOWN_ELSEWHERE, 0)
    elif event.kind == MOVED:
        learn_move(belief, event)
    elif event.kind == ENDED:
        belief.public.phase = OVER
        belief.public.reason = event.reason
        only(board, belief, event.station, SHOWN_ELSEWHERE, 0)


@rule
def learn_start(board: Board, belief: Belief, event: Event) -> None:
    """V-6: he is on one of the X tiles; if we are he, we know on which."""
    belief.possible[0] = False
    for station in board.mister_x_tiles:
        if station != 0:
            belief.possible[station] = True
            belief.routes[station] = 1
    for station in range(1, board.stations + 1):
        if not belief.possible[station]:
            exclude(belief, station, NOT_A_START, 0)
    if event.station:
        only(board, belief, event.station, SHOWN_ELSEWHERE, 0)


@rule
def learn_round(board: Board, belief: Belief) -> None:
    """V-14: the match goes on, so he is where he can move."""
    for station in range(1, board.stations + 1):
        if belief.possible[station] and not can_flee(board, belief.public, station):
            exclude(belief, station, SHUT_IN, 0)
    open_round(belief.public)


@rule
def learn_double(board: Board, belief: Belief) -> None:
    """V-21: he may declare it only where two moves in a row are possible."""
    for station in range(1, board.stations + 1):
        if belief.possible[station] and not may_double(board, belief.public, station):
            exclude(belief, station, NO_SECOND_MOVE, 0)
    declare_double(belief.public)


@rule
def learn_flight(board: Board, belief: Belief, event: Event) -> None:
    """He went by this ticket from a station where he may have been, to one that he may enter (V-14, V-21, V-22)."""
    for station in range(1, board.stations + 1):
        if belief.possible[station]:
            lengthen_routes(board, belief, station, event.ticket)
    fill_box(belief.public, event.ticket)
    for station in range(1, board.stations + 1):
        belief.routes[station] = belief.arriving[station]
        belief.possible[station] = belief.arriving[station] > 0
        belief.arriving[station] = 0
        if not belief.possible[station]:
            exclude(belief, station, NOT_WITHIN_REACH, event.ticket)
    if event.station:
        only(board, belief, event.station, SHOWN_ELSEWHERE, 0)


@rule
def lengthen_routes(board: Board, belief: Belief, here: int, ticket: int) -> None:
    for i in range(board.first[here][ticket], board.first[here][ticket + 1]):
        if may_flee_to(board, belief.public, ticket, board.target[i]):
            belief.arriving[board.target[i]] += belief.routes[here]


@rule
def learn_move(belief: Belief, event: Event) -> None:
    """V-15: had he been there, the match would be over."""
    travel(belief.public, event.pawn, event.ticket, event.station)
    if belief.possible[event.station]:
        exclude(belief, event.station, VISITED, event.pawn)


@rule
def only(board: Board, belief: Belief, here: int, why: int, who: int) -> None:
    for station in range(1, board.stations + 1):
        belief.possible[station] = station == here
        belief.routes[station] = station == here
        if station != here:
            exclude(belief, station, why, who)


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    show_public(belief.public, s)
    s.pawns[MISTER_X] = any_place(belief, random)
