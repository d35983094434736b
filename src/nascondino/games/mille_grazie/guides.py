"""Mille Grazie: what helps a search: ways that lead somewhere, and what the round leaves everybody with."""

from __future__ import annotations

import functools
import itertools
import operator
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import CLOSED, GOES_ON
from nascondino.kernel import Int8, Record, rule

from .rules.travelling import other_end
from .state import (
    ALONE,
    AMBUSH,
    CITIES,
    ESCORTS_FROM,
    GOAL,
    HELD,
    MAP,
    ROADS,
    SETTING_OUT,
    TAKE,
    TAKING,
    TRAVEL,
    Board,
    State,
)

FAR = 99  # more roads than lie between any two cities
LATER = 0.6  # what an order is worth that must wait for another journey
NEARNESS = 0.85  # and it shrinks by this with every road to its destination
PROSPECTS = tuple(itertools.accumulate([LATER] + (CITIES - 1) * [NEARNESS], operator.mul))  # by how far it has to go
DELIVERED = 20  # how readily a noble goes where an order's worth of a point is delivered
ON_THE_WAY = (0, 6, 4, 2, 1)  # or so many roads away from there
AWAITED = 5  # or taken
GUARDED_WITHIN, AMBUSHED_WITHIN = 2, 3  # roads from the noble: further away neither an escort nor an ambush makes sense
TAKEN = 9  # times as readily as an order is left
PATIENCE = 12  # points that everybody is thought to have besides: so many make a lead of one point count less


class Hints(Record):
    noble: Int8
    away: Annotated[list[list[int]], np.int8, CITIES, CITIES]  # roads between two cities


def prepare(board: Any, view: Any, belief: Any) -> Any:
    return _hints(board.tobytes(), board.dtype, int(view.noble))


@functools.lru_cache(maxsize=16)
def _hints(board_bytes: bytes, kind: Any, noble: int) -> Any:
    hints = Hints.array(1)
    hints[0].noble = noble
    hints[0].away[:] = distances(np.frombuffer(board_bytes, kind)[0])
    return hints


def distances(board: Any) -> Any:
    """The least number of roads between any two cities."""
    away = np.full((CITIES, CITIES), FAR, np.int16)
    np.fill_diagonal(away, 0)
    for road in np.flatnonzero(board.colour).tolist():
        a, b = board.ends[road].tolist()
        away[a, b] = away[b, a] = 1
    for city in range(1, board.cities + 1):
        away = np.minimum(away, away[:, [city]] + away[[city], :])
    return np.minimum(away, FAR)


@rule
def focus(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int) -> int:
    """Roads that the noble may come to."""
    kept = 0
    for i in range(count):
        if is_near(board, hints, s, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept if kept > 0 else count


@rule
def is_near(board: Board, hints: Hints, s: State, action: int) -> bool:
    if s.phase == AMBUSH and action < ROADS:
        return roads_to(board, hints, s, action) <= AMBUSHED_WITHIN
    if s.phase == SETTING_OUT and action != ALONE:
        return roads_to(board, hints, s, action - ESCORTS_FROM) <= GUARDED_WITHIN
    return True


@rule
def roads_to(board: Board, hints: Hints, s: State, road: int) -> int:
    """How many roads lie between the noble and this one."""
    here = s.cities[s.noble]
    return min(int(hints.away[here][board.ends[road][0]]), int(hints.away[here][board.ends[road][1]]))


@rule
def guide(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    for i in range(count):
        weights[i] = 1
        if s.phase == TRAVEL:
            weights[i] = way_weight(board, hints, s, other_end(board, actions[i], s.cities[s.noble]))
        elif s.phase == TAKING and actions[i] == TAKE:
            weights[i] = TAKEN


@rule
def way_weight(board: Board, hints: Hints, s: State, city: int) -> int:
    """Towards what his orders bring there, and to new ones."""
    weight = 1
    for card in range(1, board.cards + 1):
        if s.where[card] == HELD + s.noble:
            away = hints.away[city][board.destination[card]]
            if away == 0:
                weight += DELIVERED * board.worth[card]
            elif away < len(ON_THE_WAY):
                weight += ON_THE_WAY[away] * board.worth[card]
        elif s.where[card] == MAP and board.first[card] == city:
            weight += AWAITED * board.worth[card]
    return weight


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    """The round is over, and another one noble."""
    return CLOSED if s.phase == AMBUSH and s.noble != hints.noble else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """Each seat's share of the match, by its points and the prospects of its orders."""
    total = 0.0
    for seat in range(s.players):
        ahead = (min(GOAL, wealth(board, hints, s, seat)) + PATIENCE) / (GOAL + PATIENCE)
        values[seat] = ahead * ahead * ahead * ahead * ahead * ahead
        total += values[seat]
    for seat in range(s.players):
        values[seat] /= total


@rule
def wealth(board: Board, hints: Hints, s: State, seat: int) -> float:
    sum_of = float(s.points[seat])
    for card in range(1, board.cards + 1):
        if s.where[card] == HELD + seat:
            away = min(CITIES - 1, int(hints.away[s.cities[seat]][board.destination[card]]))
            sum_of += PROSPECTS[away] * board.worth[card]
    return sum_of


@rule
def mixes(board: Board, hints: Hints, s: State, seat: int) -> bool:
    """Where somebody waits, and which way somebody goes, must not be foreseen."""
    return s.phase in (AMBUSH, SETTING_OUT, TRAVEL)
