"""Inkognito, the card game: games begin, and black cards are dealt (I-5, I-29, I-34)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    AGENTS,
    AMBASSADOR_ROTATES,
    DEALING,
    DEALS_FROM,
    DEALT,
    DRAWN,
    FIGURES,
    FIRST_BY_SEAT,
    FRAGMENTS,
    GAME_BEGUN,
    IDENTITIES,
    NOBODY,
    PLACES,
    STARTS_FROM,
    State,
)
from .cards import is_true
from .figures import WITH_AMBASSADOR, is_agent, next_agent, nth_agent
from .rounds import begin_round, begin_series
from .telling import tell


@rule
def starters(s: State, actions: Any) -> int:
    """I-29: the first seat, or any agent that somebody plays."""
    n = 0
    for figure in range(s.players):
        if is_agent(s, figure) and (figure == 0 or s.first_starter != FIRST_BY_SEAT):
            actions[n] = STARTS_FROM + figure
            n += 1
    return n


@rule
def draw(s: State, figure: int, events: Any) -> int:
    """I-29: who starts the first game."""
    s.first = figure
    return begin_game(s, events, tell(events, 0, DRAWN, figure=figure))


@rule
def begin_game(s: State, events: Any, n: int) -> int:
    open_game(s)
    return tell(events, n, GAME_BEGUN, number=s.games)


@rule
def open_game(s: State) -> None:
    """All cards are gathered; after the first game, start and Ambassador move on (I-29, I-34)."""
    if s.games > 0:
        if s.players == WITH_AMBASSADOR and s.rotates == AMBASSADOR_ROTATES:
            s.ambassador = (s.ambassador + 1) % FIGURES
        s.first = next_agent(s, s.first)
    s.games += 1
    s.starter = s.first
    s.rounds = 0
    s.phase = DEALING
    for figure in range(FIGURES):
        s.identity[figure] = 0
        s.fragment[figure] = 0
        s.here[figure] = 0
        for place in range(PLACES):
            s.hand[figure][place] = False


@rule
def deals(s: State, actions: Any) -> int:
    """A deck is the set of cards that nobody holds: identities first."""
    first = IDENTITIES[0] if s.identity[next_to_deal(s)] == 0 else FRAGMENTS[0]
    n = 0
    for card in range(first, first + AGENTS):
        if not is_dealt(s, card):
            actions[n] = DEALS_FROM + card
            n += 1
    return n


@rule
def deal(s: State, card: int, events: Any) -> int:
    """I-5: an identity for every agent, then a fragment for every agent."""
    figure = next_to_deal(s)
    if card in IDENTITIES:
        s.identity[figure] = card
    else:
        s.fragment[figure] = card
    n = tell(events, 0, DEALT, figure=figure, card=card)
    if next_to_deal(s) != NOBODY:
        return n
    return begin_round(s, events, begin_series(s, events, n))


@rule
def next_to_deal(s: State) -> int:
    for i in range(AGENTS):
        if s.identity[nth_agent(s, i)] == 0:
            return nth_agent(s, i)
    for i in range(AGENTS):
        if s.fragment[nth_agent(s, i)] == 0:
            return nth_agent(s, i)
    return NOBODY


@rule
def is_dealt(s: State, card: int) -> bool:
    for figure in range(FIGURES):
        if is_true(s, figure, card):
            return True
    return False
