"""Mille Grazie: the rules.

phase          who acts        what may be done                                         what follows
DRAWING        chance          the first noble (M-5)                                    DEALING
DEALING        chance          an order for the next seat (M-3)                         … LAYING
LAYING         chance          a card for the map, or turned away (M-4)                 … AMBUSH at first, else TRAVEL †
AMBUSH         all brigands    a road to wait on; two in the game for two (M-6, M-19)   … SETTING_OUT
SETTING_OUT    the noble       alone, or the road his escort guards (M-7)               TRAVEL
TRAVEL         the noble       an unused road at his city, and no dead end (M-8)        LOSING, TAKING, TRAVEL †, OVER
LOSING         chance          one of his orders (M-14)                                 … as after TRAVEL
TAKING         the noble       to take the order, or to leave it (M-10, M-11)           LAYING, TRAVEL †
OVER           nobody

† When the journey is over, the next seat is the noble, and the round begins with AMBUSH (M-5).
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from ..state import (
    ALONE,
    AMBUSH,
    CARDS_FROM,
    DEALING,
    DRAWING,
    DRAWN,
    ESCORTS_FROM,
    FIRST_AT_RANDOM,
    HELD,
    LAYING,
    LOSING,
    OVER,
    PILE,
    SEATS_FROM,
    SETTING_OUT,
    TRAVEL,
    Board,
    Options,
    State,
)
from .ambush import brigands_without_a_plan, pairs, plan, roads
from .taking import deal_next, decide, draw, takings
from .telling import tell
from .travelling import be_robbed, journey, start, ways_on


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.first_noble = options.first_noble
    s.phase = DRAWING


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase in (DRAWING, DEALING, LAYING, LOSING):
        return CHANCE_BIT
    if s.phase == AMBUSH:
        return brigands_without_a_plan(s)
    return bit(s.noble)


@rule
def side(s: State, seat: int) -> int:
    """M-6: brigands may talk but show each other nothing, so everyone is a side of his own."""
    return seat


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.noble else 1


# What may be done.


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == DRAWING:
        return first_nobles(s, actions, weights)
    where = HELD + s.noble if s.phase == LOSING else PILE
    n = 0
    for card in range(1, board.cards + 1):
        if s.where[card] == where:
            actions[n] = CARDS_FROM + card
            weights[n] = 1
            n += 1
    return n


@rule
def first_nobles(s: State, actions: Any, weights: Any) -> int:
    """M-5: any seat if it is drawn, else the first one."""
    count = s.players if s.first_noble == FIRST_AT_RANDOM else 1
    for seat in range(count):
        actions[seat] = SEATS_FROM + seat
        weights[seat] = 1
    return count


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == AMBUSH:
        return pairs(board, actions) if s.players == 2 else roads(board, 1, 0, actions, 0)
    if s.phase == SETTING_OUT:
        actions[0] = ALONE
        return roads(board, 1, ESCORTS_FROM, actions, 1)
    if s.phase == TRAVEL:
        return ways_on(board, s, actions)
    return takings(board, s, actions)


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        name_first_noble(s, action - SEATS_FROM)
        return tell(events, 0, DRAWN, seat=s.noble)
    if s.phase == DEALING:
        return deal_next(board, s, action - CARDS_FROM, events)
    if s.phase == LAYING:
        return draw(board, s, action - CARDS_FROM, events)
    if s.phase == AMBUSH:
        return plan(s, seat, action, events)
    if s.phase == SETTING_OUT:
        return start(s, action, events)
    if s.phase == TRAVEL:
        return journey(board, s, action, events)
    if s.phase == LOSING:
        return be_robbed(board, s, action - CARDS_FROM, events)
    return decide(board, s, action, events)


@rule
def name_first_noble(s: State, seat: int) -> None:
    s.noble = seat
    s.phase = DEALING


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """M-17: most points win; whoever has as many shares the win."""
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason
