"""Inkognito, the card game: who sees what (I-31). Hidden are cards, a place laid face down, and choices not yet due."""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import ONLOOKER
from nascondino.kernel import rule

from .rules.cards import was_shown
from .state import (
    ANSWERED,
    CHOSEN,
    CONFIDED,
    DEALT,
    FIGURES,
    LAID,
    LOOKED,
    OVER,
    PAIRS,
    PLACES,
    SHOWED,
    Board,
    Event,
    State,
    View,
)


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    for figure in range(FIGURES):
        out.chosen[figure] = s.choices[figure] != 0
        if figure == seat or s.phase == OVER:
            out.identity[figure] = s.identity[figure]
            out.fragment[figure] = s.fragment[figure]
    if seat != ONLOOKER:
        show_own(s, seat, out)


@rule
def show_own(s: State, seat: int, out: View) -> None:
    out.choice = s.choices[seat]
    if seat == s.ambassador:
        out.laid = s.laid
    for figure in range(FIGURES):
        for pair in range(1, PAIRS):
            out.shown[figure][pair] = was_shown(s, seat, figure, pair)


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know, into an empty record with these fields."""
    out.players = s.players
    out.rotates = s.rotates
    out.first_starter = s.first_starter
    out.ambassador = s.ambassador
    out.phase = s.phase
    out.reason = s.reason
    out.games = s.games
    out.first = s.first
    out.starter = s.starter
    out.rounds = s.rounds
    out.asker = s.asker
    out.asked = s.asked
    for figure in range(FIGURES):
        out.points[figure] = s.points[figure]
        out.here[figure] = s.here[figure]
        for place in range(PLACES):
            out.hand[figure][place] = s.hand[figure][place]


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    """Everyone perceives every event; what is hidden, only those whom it names."""
    out.kind = event.kind
    out.figure = event.figure
    out.to = event.to
    out.which = event.which
    out.number = event.number
    out.reason = event.reason
    if is_told_all(event, seat):
        out.place = event.place
        out.card = event.card
        out.other = event.other
        out.choice = event.choice
    return 1


@rule
def is_told_all(event: Event, seat: int) -> bool:
    """Whoever does something knows what; a card that is handed over is seen by its receiver too."""
    if event.kind in (SHOWED, CONFIDED, ANSWERED):
        return seat in (event.figure, event.to)
    if event.kind in (DEALT, LAID, CHOSEN, LOOKED):
        return seat == event.figure
    return True
