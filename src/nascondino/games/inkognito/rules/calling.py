"""Inkognito, the card game: the call, which ends a game, and the points (I-15 … I-18)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    AGENTS,
    CALLED,
    CALLS_FROM,
    ENDED,
    FIGURES,
    GAME_ENDED,
    GOAL,
    IDENTITIES,
    NUMBERS,
    OVER,
    RIGHT,
    SCORED,
    TURNED_UP,
    WRONG,
    State,
)
from .dealing import begin_game
from .figures import IN_PAIRS, are_allies, clear_choices, nth_agent, partner
from .telling import tell


@rule
def is_call(action: int) -> bool:
    return CALLS_FROM < action <= CALLS_FROM + NUMBERS


@rule
def call(s: State, caller: int, number: int, events: Any, n: int) -> int:
    n = tell(events, n, CALLED, figure=caller, number=number)
    n = turn_up_black_cards(s, events, n)
    s.reason = RIGHT if is_right(s, caller, number) else WRONG
    n = tell(events, n, GAME_ENDED, figure=caller, reason=s.reason)
    n = score(s, caller, events, n)
    close_game(s)
    if s.phase == OVER:
        return tell(events, n, ENDED, reason=s.reason)
    return begin_game(s, events, n)


@rule
def turn_up_black_cards(s: State, events: Any, n: int) -> int:
    """I-31: after a call all black cards are turned up."""
    for i in range(AGENTS):
        figure = nth_agent(s, i)
        n = tell(events, n, TURNED_UP, figure=figure, card=s.identity[figure], other=s.fragment[figure])
    return n


@rule
def is_right(s: State, caller: int, number: int) -> bool:
    """I-16: the number must be exact; I-17: four must call it to their ally."""
    if s.players == IN_PAIRS and not are_allies(s, caller, partner(s, caller)):
        return False
    return number == telephone(s)


@rule
def telephone(s: State) -> int:
    """I-15: the fragments in the order of their agents' identities, as one of the numbers 1 … 24."""
    number = 0
    for identity in IDENTITIES:
        fragment = fragment_of(s, identity)
        smaller = 0
        for later in range(identity + 1, AGENTS + 1):
            if fragment_of(s, later) < fragment:
                smaller += 1
        number = number * (AGENTS + 1 - identity) + smaller
    return number + 1


@rule
def fragment_of(s: State, identity: int) -> int:
    for figure in range(FIGURES):
        if s.identity[figure] == identity:
            return s.fragment[figure]
    return 0


@rule
def score(s: State, caller: int, events: Any, n: int) -> int:
    """I-16, I-18, I-22, I-27: the caller's party has a point each if the call was right, else all others have."""
    for seat in range(s.players):
        if is_of_party(s, caller, seat) == (s.reason == RIGHT):
            s.points[seat] += 1
            n = tell(events, n, SCORED, figure=seat, number=s.points[seat])
    return n


@rule
def is_of_party(s: State, caller: int, seat: int) -> bool:
    return seat == caller or (s.players == IN_PAIRS and are_allies(s, caller, seat))


@rule
def close_game(s: State) -> None:
    """New sheets for each game (I-18); the first with three points have won the match."""
    clear_choices(s)
    for figure in range(FIGURES):
        for to in range(FIGURES):
            s.shown[figure][to] = 0
        if s.points[figure] == GOAL:
            s.phase = OVER
    if s.phase != OVER:
        s.reason = 0
