"""Scotland Yard, the dice game: the exact set of places where Mister X can be, and why not elsewhere.

A belief holds what is public as a state without Mister X, and moves the set of his possible places along with every
event, by the very functions that the rules use. For each box of his board and each place that may be written in it the
belief remembers what the box before may say, and so every way by which he may have come.
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, below, rule
from nascondino.parts.whereabouts import any_place, exclude

from .geometry import in_play, tile_of
from .rules import begin
from .rules.fleeing import (
    clear_board,
    cover_with_x,
    declare_double,
    fill_box,
    may_double,
    must_pass,
    second_left,
    spend,
)
from .rules.rolling import take_roll
from .rules.rounds import ends_turn, open_round
from .rules.seeking import roll_again, stay, travel
from .rules.setting_up import lay, put, turn_over
from .rules.travelling import detective_at, mark, reach
from .sight import show_public
from .state import (
    BEGUN,
    BOXES,
    BUS,
    COULD_MOVE,
    DOUBLED,
    ENDED,
    FLED,
    HIDDEN,
    IN_THE_BOX,
    LAID,
    MISTER_X,
    MOVED,
    NAMED,
    NO_SECOND_MOVE,
    NOT_WITHIN_REACH,
    OCCUPIED,
    OFF_TILE,
    OVER,
    PASSED,
    PLACED,
    PLACES,
    REROLLED,
    ROLLED,
    SHOWN,
    SHOWN_ELSEWHERE,
    STAYED,
    TAXI,
    TURNED,
    UNDERGROUND,
    VISITED,
    Belief,
    Board,
    Event,
    Options,
    State,
)


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    begin(board, options, belief.public)
    belief.possible[0] = True  # he is nowhere yet


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    """Mister X's doings move the set; of the others' first what is public changes, then what follows from it."""
    belief.events += 1
    if event.kind == HIDDEN:
        learn_start(belief, event)
    elif event.kind == NAMED:
        learn_tile(belief, event.tile)
    elif event.kind == DOUBLED:
        learn_double(board, belief)
    elif event.kind == FLED:
        learn_flight(board, belief, event)
    elif event.kind == PASSED:
        learn_pass(board, belief)
    elif event.kind == SHOWN:
        learn_show(belief, event)
    elif event.kind == ENDED:
        learn_end(belief, event)
    else:
        learn_public(belief.public, event)
        if event.kind == MOVED:
            learn_visit(belief, event)


@rule
def learn_public(s: State, event: Event) -> None:
    if event.kind == LAID:
        lay(s, event.tile)
    elif event.kind == TURNED:
        turn_over(s, event.tile)
    elif event.kind == PLACED:
        put(s, event.pawn, event.place)
    elif event.kind == BEGUN:
        open_round(s)
    elif event.kind == ROLLED:
        take_roll(s, event.rolled[TAXI], event.rolled[BUS], event.rolled[UNDERGROUND])
    elif event.kind == REROLLED:
        roll_again(s)
    elif event.kind == MOVED:
        travel(s, event.pawn, event.how, event.place)
    elif event.kind == STAYED:
        stay(s, event.pawn)


@rule
def learn_start(belief: Belief, event: Event) -> None:
    """D-5: he is on any free place; if we are he, we know on which."""
    belief.possible[0] = False
    for place in range(1, PLACES):
        belief.possible[place] = True
        belief.routes[place] = 1
        if not in_play(belief.public, place):
            exclude(belief, place, IN_THE_BOX, tile_of(place))
        elif detective_at(belief.public, place) != 0:
            exclude(belief, place, OCCUPIED, detective_at(belief.public, place))
    if event.place:
        only(belief, event.place)


@rule
def learn_tile(belief: Belief, tile: int) -> None:
    """D-8."""
    for place in range(1, PLACES):
        if belief.possible[place] and tile_of(place) != tile:
            exclude(belief, place, OFF_TILE, tile)


@rule
def learn_double(board: Board, belief: Belief) -> None:
    """D-22: he may declare it only where two moves in a row are possible."""
    for place in range(1, PLACES):
        if belief.possible[place] and not may_double(board, belief.public, place):
            exclude(belief, place, NO_SECOND_MOVE, 0)
    declare_double(belief.public)


@rule
def learn_pass(board: Board, belief: Belief) -> None:
    """D-15, D-19: had a die been of use where he is, he would have had to move."""
    for place in range(1, PLACES):
        if belief.possible[place] and not must_pass(board, belief.public, place):
            exclude(belief, place, COULD_MOVE, 0)
    cover_with_x(belief.public)
    fill_box(belief.public, 0)
    for place in range(1, PLACES):
        belief.before[belief.public.moves + 1][place] = mark(place)  # D-20


@rule
def learn_flight(board: Board, belief: Belief, event: Event) -> None:
    """He went so from a place where he may have been (D-18, D-21 to D-23), and was not caught (D-26)."""
    for place in range(1, PLACES):
        if belief.possible[place]:
            there = second_left(board, belief.public, event.how, reach(board, belief.public, event.how, place))
            lengthen_routes(belief, place, there)
    spend(belief.public, event.how)
    fill_box(belief.public, event.how)
    for place in range(1, PLACES):
        if in_play(belief.public, place):
            belief.possible[place] = True
            belief.routes[place] = belief.arriving[place]
            belief.arriving[place] = 0
            if belief.routes[place] == 0:
                exclude(belief, place, NOT_WITHIN_REACH, event.how)
            elif detective_at(belief.public, place) != 0 and ends_turn(belief.public):
                exclude(belief, place, OCCUPIED, detective_at(belief.public, place))
    if event.place:
        only(belief, event.place)


@rule
def lengthen_routes(belief: Belief, here: int, reached: int) -> None:
    for place in range(1, PLACES):
        if reached & mark(place):
            belief.arriving[place] += belief.routes[here]
            belief.before[belief.public.moves + 2][place] |= mark(here)


@rule
def learn_visit(belief: Belief, event: Event) -> None:
    """D-26: had he been there, the match would be over."""
    if belief.possible[event.place]:
        exclude(belief, event.place, VISITED, event.pawn)


@rule
def learn_show(belief: Belief, event: Event) -> None:
    clear_board(belief.public)
    learn_notes(belief.public, event)
    only(belief, event.place)


@rule
def learn_notes(s: State, event: Event) -> None:
    """D-36: the way he came."""
    s.opened = s.moves + 1
    for box in range(BOXES):
        if event.notes[box] != 0:
            s.notes[box] = event.notes[box]


@rule
def learn_end(belief: Belief, event: Event) -> None:
    belief.public.phase = OVER
    belief.public.reason = event.reason
    learn_notes(belief.public, event)
    only(belief, event.place)


@rule
def only(belief: Belief, here: int) -> None:
    for place in range(1, PLACES):
        if place == here:
            belief.possible[place] = True
            belief.routes[place] = 1
        elif in_play(belief.public, place):
            exclude(belief, place, SHOWN_ELSEWHERE, 0)


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    show_public(belief.public, s)
    s.trail = belief.public.trail
    s.pawns[MISTER_X] = any_place(belief, random)
    place = int(s.pawns[MISTER_X])
    for box in range(s.moves + 1, s.opened, -1):
        s.notes[box] = place
        place = any_of(belief.before[box][place], random)


@rule
def any_of(places: int, random: Random) -> int:
    """Each of these places is as likely as any other; 0 if there is none."""
    drawn = count = 0
    for place in range(1, PLACES):
        if places & mark(place):
            count += 1
            if below(random, count) == 0:
                drawn = place
    return drawn
