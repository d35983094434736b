"""Scotland Yard, pocket edition: the exact set of stations that Mister X can have noted, and why no others.

A belief holds what is public as a state, and follows every event by the very functions that the rules use. As long as
he is in the open his station is public too; a black ticket spreads it over all that is within reach (K-11, K-12).
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, rule
from nascondino.parts.stations import occupied
from nascondino.parts.whereabouts import any_place

from .rules import begin
from .rules.fleeing import dive, flee_openly, open_turn
from .rules.hands import begin_hand, close_hand, finish
from .rules.seeking import travel
from .rules.setting_up import put
from .sight import show_public
from .state import (
    BEGUN,
    BLACK,
    CAUGHT,
    DIVED,
    ENDED,
    FLED,
    GAVE_UP,
    GIVING_UP,
    GOING_ON,
    HAND_BEGUN,
    HAND_ENDED,
    MISTER_X,
    MOVED,
    NOT_ON_THE_MAP,
    NOT_WITHIN_REACH,
    OCCUPIED,
    PLACED,
    SEEN_ELSEWHERE,
    SHOWN,
    STARTED,
    VISITED,
    WENT_ON,
    Belief,
    Board,
    Event,
    Options,
)


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    begin(board, options, belief.public)
    nowhere(board, belief)


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    public = belief.public
    belief.events += 1
    if event.kind == HAND_BEGUN:
        begin_hand(public, event.seat)
        nowhere(board, belief)
    elif event.kind == PLACED:
        put(public, event.station)
    elif event.kind in (STARTED, SHOWN):
        learn_place(board, belief, event.station)
    elif event.kind == BEGUN:
        open_turn(public)
    elif event.kind == FLED:
        flee_openly(public, event.station)
        only(board, belief, event.station, SEEN_ELSEWHERE)
    elif event.kind == DIVED:
        learn_dive(board, belief, event)
    elif event.kind == MOVED:
        learn_move(belief, event)
    elif event.kind == GAVE_UP:
        public.giving_up[event.seat] = GIVING_UP
    elif event.kind == WENT_ON:
        public.giving_up[event.seat] = GOING_ON
    elif event.kind == HAND_ENDED:
        learn_end(board, belief, event)
    elif event.kind == ENDED:
        finish(public, event.reason)


@rule
def nowhere(board: Board, belief: Belief) -> None:
    """He is not on the map: his hand has not begun, or ended while he was under."""
    only(board, belief, 0, NOT_ON_THE_MAP)


@rule
def learn_place(board: Board, belief: Belief, station: int) -> None:
    belief.public.pawns[MISTER_X] = station
    only(board, belief, station, SEEN_ELSEWHERE)


@rule
def learn_dive(board: Board, belief: Belief, event: Event) -> None:
    """K-11, K-22: he noted a free station, by whichever transport; if we are he, we know which."""
    here = belief.public.pawns[MISTER_X]
    only(board, belief, 0, NOT_WITHIN_REACH)
    belief.possible[0] = False
    for i in range(board.first[here][BLACK], board.first[here][BLACK + 1]):
        station = board.target[i]
        belief.possible[station] = not occupied(belief.public, station)
        if not belief.possible[station]:
            exclude(belief, station, OCCUPIED, 0)
    if event.station:
        only(board, belief, event.station, SEEN_ELSEWHERE)
    dive(belief.public, event.station)


@rule
def learn_move(belief: Belief, event: Event) -> None:
    """K-13: had he been there, the hand would be over."""
    travel(belief.public, event.pawn, event.ticket, event.station)
    if belief.possible[event.station]:
        exclude(belief, event.station, VISITED, event.pawn)


@rule
def learn_end(board: Board, belief: Belief, event: Event) -> None:
    """K-22: a catch tells where he was; no other end does."""
    public = belief.public
    if event.reason == CAUGHT:
        public.pawns[MISTER_X] = public.pawns[event.pawn]
    close_hand(public, event.reason)
    if public.pawns[MISTER_X]:
        only(board, belief, public.pawns[MISTER_X], SEEN_ELSEWHERE)
    else:
        nowhere(board, belief)


@rule
def only(board: Board, belief: Belief, here: int, why: int) -> None:
    for station in range(board.stations + 1):
        belief.possible[station] = station == here
        if station != here:
            exclude(belief, station, why, 0)


@rule
def exclude(belief: Belief, station: int, why: int, who: int) -> None:
    belief.possible[station] = False
    belief.why[station] = why
    belief.who[station] = who
    belief.since[station] = belief.events


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    show_public(belief.public, s)
    s.pawns[MISTER_X] = any_place(belief, random)
