"""Scotland Yard, the dice game: ROLLING."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..actions import buses_of, taxis_of, undergrounds_of
from ..state import BUS, KINDS, ROLLED, SEEK, TAXI, UNDERGROUND, Board, State, X
from .telling import tell


@rule
def rolls(board: Board, s: State, actions: Any, weights: Any) -> int:
    """D-10: every roll of the dice in hand."""
    dice = int(s.held)
    n = int(board.outcomes[dice])
    for i in range(n):
        actions[i] = board.rolls[dice][i]
        weights[i] = board.chances[dice][i]
    return n


@rule
def roll_dice(s: State, action: int, events: Any) -> int:
    take_roll(s, taxis_of(action), buses_of(action), undergrounds_of(action))
    n = tell(events, 0, ROLLED)
    for face in range(KINDS):
        events[0].rolled[face] = s.rolled[face]
    return n


@rule
def take_roll(s: State, taxis: int, buses: int, undergrounds: int) -> None:
    s.rolled[TAXI] = taxis
    s.rolled[BUS] = buses
    s.rolled[UNDERGROUND] = undergrounds
    s.rolled[X] = s.held - taxis - buses - undergrounds
    s.phase = SEEK


@rule
def clear_roll(s: State) -> None:
    for face in range(KINDS):
        s.rolled[face] = 0
