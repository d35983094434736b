"""Inkognito, the card game: the rules.

phase      who acts                    what may be done                                        what follows
DRAWING    chance                      who starts (I-29)                                       DEALING
DEALING    chance                      a black card for the next agent (I-5)                   … LAYING or PLAYING
LAYING     the Ambassador of five      a place, face down (I-24)                               PLAYING
PLAYING    agents in turn; chance for  a place still in hand (I-6, I-19)                       … TURNING; MEETING, or
           the fictitious one                                                                  the next round (I-7)
TURNING    chance                      the Ambassador's place, with three and four (I-6)       MEETING or next round
MEETING    all who meet, at once       a pair, a black card, a question, a look, nothing,      ANSWERING, next round,
                                       a call (I-30)                                           or the game ends
ANSWERING  the agent asked             which black card to show (I-12)                         the next round
OVER       nobody

The next round begins with LAYING if five play, else with PLAYING. When a game ends, the next one is DEALING.
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from ..state import (
    AMBASSADOR,
    ANSWERING,
    DEALING,
    DEALS_FROM,
    DRAWING,
    FICTITIOUS,
    LAYING,
    MEETING,
    OVER,
    PLAYING,
    STARTS_FROM,
    TURNING,
    Board,
    Options,
    State,
)
from .dealing import deal, deals, draw, starters
from .figures import is_agent, is_fictitious, seats_to_choose
from .meeting import answer, black_cards, choose, legal_choices
from .rounds import go, hand_of, lay, meet, next_to_play, turn_up


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.rotates = options.ambassador
    s.first_starter = options.first_starter
    s.ambassador = AMBASSADOR  # with five, the last seat at first (I-34)
    s.phase = DRAWING


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == LAYING:
        return bit(s.ambassador)
    if s.phase == PLAYING:
        return CHANCE_BIT if is_fictitious(s, next_to_play(s)) else bit(next_to_play(s))
    if s.phase == MEETING:
        return seats_to_choose(s)
    if s.phase == ANSWERING:
        return bit(s.asked)
    return 0 if s.phase == OVER else CHANCE_BIT


@rule
def side(s: State, seat: int) -> int:
    """Allies do not know each other: everyone sees for himself."""
    return seat


@rule
def role(s: State, seat: int) -> int:
    return 0 if is_agent(s, seat) else 1


# What may be done.


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == DRAWING:
        n = starters(s, actions)
    elif s.phase == DEALING:
        n = deals(s, actions)
    else:
        n = hand_of(s, s.ambassador if s.phase == TURNING else FICTITIOUS, actions)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == MEETING:
        return legal_choices(s, seat, actions)
    if s.phase == ANSWERING:
        return black_cards(actions, 0)
    return hand_of(s, seat, actions)


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        return draw(s, action - STARTS_FROM, events)
    if s.phase == DEALING:
        return deal(s, action - DEALS_FROM, events)
    if s.phase == LAYING:
        return lay(s, action, events)
    if s.phase == PLAYING:
        return go(s, action, events)
    if s.phase == TURNING:
        return meet(s, events, turn_up(s, s.ambassador, action, events, 0))
    if s.phase == MEETING:
        return choose(s, seat, action, events)
    return answer(s, action, events)


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason
