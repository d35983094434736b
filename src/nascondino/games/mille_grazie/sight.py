"""Mille Grazie: who sees what. Everything is public but compasses that were not shown (M-6, M-7, M-16)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .rules.ambush import is_open
from .state import CARDS, COMPASSES, ROADS, SEATS, SET, SET_OUT, Board, Event, State, View


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    for owner in range(s.players):
        out.chosen[owner] = owner != s.noble and s.dials[owner][0] != 0
        for slot in range(COMPASSES):
            road = compass(s, owner, slot)
            if owner == seat or is_open(s, owner, road):
                out.dials[owner][slot] = road


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know, into an empty record with these fields."""
    out.players = s.players
    out.first_noble = s.first_noble
    out.phase = s.phase
    out.reason = s.reason
    out.noble = s.noble
    out.roads = s.roads
    out.travelled = s.travelled
    out.road = s.road
    out.to_lose = s.to_lose
    for road in range(ROADS):
        out.used[road] = s.used[road]
    for seat in range(SEATS):
        out.cities[seat] = s.cities[seat]
        out.points[seat] = s.points[seat]
    for card in range(CARDS):
        out.where[card] = s.where[card]


@rule
def compass(s: State, owner: int, slot: int) -> int:
    """A seat's compasses, shown ones first: else the place of one would tell whether the other comes before it."""
    first, second = s.dials[owner][0], s.dials[owner][1]
    if is_open(s, owner, second) and not is_open(s, owner, first):
        first, second = second, first
    return first if slot == 0 else second


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    """Everyone perceives every event; the roads that a compass was set to, only whoever set it."""
    out.kind = event.kind
    out.seat = event.seat
    out.city = event.city
    out.card = event.card
    out.number = event.number
    out.reason = event.reason
    if seat == event.seat or not hides_roads(event):
        out.road = event.road
        out.other = event.other
    return 1


@rule
def hides_roads(event: Event) -> bool:
    return event.kind in (SET, SET_OUT)
