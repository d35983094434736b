"""Inkognito, the card game: meetings. What those who meet may choose, in secret, and what comes of it (I-8 … I-13)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    AGENTS,
    AN_AGENTS_PAIRS,
    ANSWERED,
    ANSWERING,
    ASKED,
    ASKS_FROM,
    CALLS_FROM,
    CHOSEN,
    CONFIDED,
    FICTITIOUS,
    FRAGMENTS,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    LOOKED,
    NOBODY,
    NOTHING,
    NUMBERS,
    PAIRS_FROM,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    SHOWED,
    State,
)
from .calling import call, is_call
from .cards import black_card, high_card, is_half_true, low_card, pairs_shown
from .figures import (
    IN_PAIRS,
    WITH_AMBASSADOR,
    clear_choices,
    is_agent,
    is_audience,
    is_fictitious,
    next_agent,
    partner,
    seats_to_choose,
)
from .rounds import end_round
from .telling import tell

# What may be chosen.


@rule
def legal_choices(s: State, figure: int, actions: Any) -> int:
    """What a figure may choose at a meeting: I-8, I-11, I-12, I-20 … I-22, I-26, I-27, I-33."""
    if not is_agent(s, figure):
        return calls(actions, nothing(actions, 0))
    other = partner(s, figure)
    if is_fictitious(s, other):
        return calls(actions, nothing(actions, looks(actions, 0)))
    if not is_agent(s, other) and not is_audience(s, figure):
        return questions(s, figure, actions)
    n = pairs(s, figure, other, actions)
    if not is_agent(s, other):
        return n  # I-27: at an audience only the Ambassador may call
    if s.players == IN_PAIRS:
        n = black_cards(actions, n)
    return calls(actions, n)


@rule
def pairs(s: State, figure: int, to: int, actions: Any) -> int:
    """I-8: of two cards exactly one is true; I-10: not a pair that he was shown, unless he was shown all."""
    closed = 0 if pairs_shown(s, figure, to) == AN_AGENTS_PAIRS else int(s.shown[figure][to])
    n = pair = 0
    for low in range(1, FRAGMENTS[-1]):
        for high in range(low + 1, FRAGMENTS[-1] + 1):
            pair += 1
            if is_half_true(s, figure, low, high) and not closed >> pair & 1:
                actions[n] = PAIRS_FROM + pair
                n += 1
    return n


@rule
def black_cards(actions: Any, n: int) -> int:
    actions[n] = SHOW_IDENTITY
    actions[n + 1] = SHOW_FRAGMENT
    return n + 2


@rule
def looks(actions: Any, n: int) -> int:
    actions[n] = LOOK_IDENTITY
    actions[n + 1] = LOOK_FRAGMENT
    return n + 2


@rule
def questions(s: State, figure: int, actions: Any) -> int:
    """I-12: any other agent; I-21: of the fictitious one the asker names the card. Four call to their ally only."""
    n = looks(actions, 0) if is_fictitious(s, FICTITIOUS) else 0
    for other in range(s.players):
        if is_agent(s, other) and other != figure:
            actions[n] = ASKS_FROM + other
            n += 1
    n = nothing(actions, n)
    return n if s.players == IN_PAIRS else calls(actions, n)


@rule
def nothing(actions: Any, n: int) -> int:
    actions[n] = NOTHING
    return n + 1


@rule
def calls(actions: Any, n: int) -> int:
    for number in range(1, NUMBERS + 1):
        actions[n] = CALLS_FROM + number
        n += 1
    return n


# What is chosen, and carried out when all have.


@rule
def choose(s: State, figure: int, action: int, events: Any) -> int:
    """I-9, I-30: all choose secretly; nothing is due before the last one has."""
    s.choices[figure] = action
    n = tell(events, 0, CHOSEN, figure=figure, choice=action)
    if seats_to_choose(s) != 0:
        return n
    return settle(s, events, n)


@rule
def settle(s: State, events: Any, n: int) -> int:
    """I-30: a call ends the game, and nothing else is shown; else cards change hands and questions are put."""
    caller = first_caller(s)
    if caller != NOBODY:
        return call(s, caller, s.choices[caller] - CALLS_FROM, events, n)
    for figure in range(s.players):
        n = carry_out(s, figure, events, n)
    clear_choices(s)
    return n if s.phase == ANSWERING else end_round(s, events, n)


@rule
def first_caller(s: State) -> int:
    """I-17: the earliest in turn order calls; I-27: the Ambassador comes last."""
    figure = s.starter
    for _ in range(AGENTS):
        if is_call(s.choices[figure]):
            return figure
        figure = next_agent(s, figure)
    return s.ambassador if is_call(s.choices[s.ambassador]) else NOBODY


@rule
def carry_out(s: State, figure: int, events: Any, n: int) -> int:
    action = int(s.choices[figure])
    if action in (SHOW_IDENTITY, SHOW_FRAGMENT):
        return tell(events, n, CONFIDED, figure=figure, to=partner(s, figure), card=black_card(s, figure, action))
    if action in (LOOK_IDENTITY, LOOK_FRAGMENT):
        return look_at(s, figure, action, events, n)
    if ASKS_FROM <= action < NOTHING:
        return ask(s, figure, action - ASKS_FROM, events, n)
    if PAIRS_FROM < action < SHOW_IDENTITY:
        return show(s, figure, partner(s, figure), action - PAIRS_FROM, events, n)
    return n


@rule
def show(s: State, figure: int, to: int, pair: int, events: Any, n: int) -> int:
    note(s, figure, to, pair)
    return tell(events, n, SHOWED, figure=figure, to=to, card=low_card(pair), other=high_card(pair))


@rule
def note(s: State, figure: int, to: int, pair: int) -> None:
    """I-10, I-13: who was shown a pair, and which, is remembered in this game."""
    s.shown[figure][to] |= 1 << pair


@rule
def look_at(s: State, figure: int, action: int, events: Any, n: int) -> int:
    """I-20, I-21: one of the fictitious agent's cards; they lie apart, so the table sees which."""
    which = 1 if action == LOOK_IDENTITY else 2
    return tell(events, n, LOOKED, figure=figure, which=which, card=black_card(s, FICTITIOUS, action))


@rule
def ask(s: State, figure: int, to: int, events: Any, n: int) -> int:
    """I-12: the question is public, and the round waits for the answer."""
    put_question(s, figure, to)
    return tell(events, n, ASKED, figure=figure, to=to)


@rule
def put_question(s: State, figure: int, to: int) -> None:
    s.asker = figure
    s.asked = to
    s.phase = ANSWERING


# The answer.


@rule
def answer(s: State, action: int, events: Any) -> int:
    """I-12: the agent asked chooses the card; I-25: the Ambassador of five sees it too."""
    card = black_card(s, s.asked, action)
    n = tell(events, 0, ANSWERED, figure=s.asked, to=s.asker, card=card)
    if s.players == WITH_AMBASSADOR:
        n = tell(events, n, ANSWERED, figure=s.asked, to=s.ambassador, card=card)
    clear_question(s)
    return end_round(s, events, n)


@rule
def clear_question(s: State) -> None:
    s.asker = 0
    s.asked = 0
