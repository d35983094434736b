"""Inkognito, the card game: series and their rounds: places are played until some meet (I-6, I-7, I-14)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    AGENTS,
    BEGUN,
    FIGURES,
    LAID,
    LAYING,
    MEETING,
    MET,
    NOBODY,
    PLACES,
    PLAYING,
    SERIES,
    SERIES_BEGUN,
    TURNING,
    WENT,
    State,
)
from .figures import WITH_AMBASSADOR, chooses, is_agent, next_agent, partner
from .telling import tell


@rule
def begin_series(s: State, events: Any, n: int) -> int:
    open_series(s)
    return tell(events, n, SERIES_BEGUN)


@rule
def open_series(s: State) -> None:
    """I-14, I-28: all places are back in the hands, and in the Ambassador's deck."""
    s.rounds = 0
    for figure in range(FIGURES):
        for place in range(1, PLACES):
            s.hand[figure][place] = True


@rule
def begin_round(s: State, events: Any, n: int) -> int:
    open_round(s, s.starter)
    return tell(events, n, BEGUN, figure=s.starter, number=s.rounds)


@rule
def open_round(s: State, starter: int) -> None:
    s.starter = starter
    s.rounds += 1
    s.phase = LAYING if s.players == WITH_AMBASSADOR else PLAYING  # I-24
    for figure in range(FIGURES):
        s.here[figure] = 0


@rule
def end_round(s: State, events: Any, n: int) -> int:
    """I-14: the start moves to the left; after five rounds there is a new series."""
    s.starter = next_agent(s, s.starter)
    if s.rounds == SERIES:
        n = begin_series(s, events, n)
    return begin_round(s, events, n)


# Places.


@rule
def next_to_play(s: State) -> int:
    """I-6: from the starting player clockwise; the Ambassador is not among them."""
    figure = s.starter
    for _ in range(AGENTS):
        if s.here[figure] == 0:
            return figure
        figure = next_agent(s, figure)
    return NOBODY


@rule
def hand_of(s: State, figure: int, actions: Any) -> int:
    n = 0
    for place in range(1, PLACES):
        if s.hand[figure][place]:
            actions[n] = place
            n += 1
    return n


@rule
def lay(s: State, place: int, events: Any) -> int:
    """I-24: the Ambassador's place lies face down until all others have played."""
    s.laid = place
    s.phase = PLAYING
    return tell(events, 0, LAID, figure=s.ambassador, place=place)


@rule
def go(s: State, place: int, events: Any) -> int:
    n = turn_up(s, next_to_play(s), place, events, 0)
    if next_to_play(s) != NOBODY:
        return n
    if s.players == WITH_AMBASSADOR:
        return meet(s, events, turn_up(s, s.ambassador, s.laid, events, n))
    s.phase = TURNING
    return n


@rule
def turn_up(s: State, figure: int, place: int, events: Any, n: int) -> int:
    be_at(s, figure, place)
    return tell(events, n, WENT, figure=figure, place=place)


@rule
def be_at(s: State, figure: int, place: int) -> None:
    s.here[figure] = place
    s.hand[figure][place] = False
    if not is_agent(s, figure):
        s.laid = 0


@rule
def meet(s: State, events: Any, n: int) -> int:
    """I-7: who has met whom; if nobody has, the round is over."""
    before = n
    for figure in range(s.players):
        if chooses(s, figure) and meets_first(s, figure):
            n = tell(events, n, MET, figure=figure, to=partner(s, figure), place=s.here[figure])
    if n == before:
        return end_round(s, events, n)
    s.phase = MEETING
    return n


@rule
def meets_first(s: State, figure: int) -> bool:
    """Of two who meet one is told, with the other; of an audience each agent is, with the Ambassador."""
    if not is_agent(s, figure):
        return False
    other = partner(s, figure)
    return figure < other or not is_agent(s, other)
