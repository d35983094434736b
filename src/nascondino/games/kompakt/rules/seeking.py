"""Scotland Yard, pocket edition: the team's turn, and giving up (K-8 … K-10, K-13 … K-17, K-23)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..actions import pawn_of, station_of, ticket_of
from ..state import (
    CAUGHT,
    GAVE_UP,
    GIVE_UP,
    GIVEN_UP,
    GIVING_UP,
    GO_ON,
    GOING_ON,
    MISTER_X,
    MOVED,
    PAWNS,
    SILENT,
    SKIPPED,
    SPENT,
    TICKETS,
    Board,
    State,
)
from .fleeing import begin_turn
from .hands import PRICES, end_hand
from .team_moves import any_may_move, pursuits
from .telling import tell


@rule
def seekers_actions(board: Board, s: State, seat: int, actions: Any) -> int:
    n = pursuits(board, s, actions)
    if s.giving_up[seat] != GOING_ON:  # K-16: who took it back goes on for the rest of this turn
        actions[n] = GIVE_UP if s.giving_up[seat] == SILENT else GO_ON
        n += 1
    return n


@rule
def pursue(board: Board, s: State, action: int, events: Any) -> int:
    pawn, ticket, station = pawn_of(action), ticket_of(action), station_of(action)
    travel(s, pawn, ticket, station)
    n = tell(events, 0, MOVED, pawn=pawn, ticket=ticket, station=station)
    if station == s.pawns[MISTER_X]:
        return end_hand(s, CAUGHT, pawn, events, n)  # K-13, K-15, K-23
    if not holds_tickets(s):
        return end_hand(s, SPENT, 0, events, n)  # K-15, K-23
    if any_may_move(board, s):
        return n
    return begin_turn(board, s, events, skip(s, events, n))


@rule
def travel(s: State, pawn: int, ticket: int, station: int) -> None:
    """K-8: the ticket goes to Mister X, who earns its price (K-17)."""
    s.pawns[pawn] = station
    s.moved[pawn] = True
    s.tickets[ticket] -= 1
    s.points[s.mister_x] += PRICES[ticket]


@rule
def holds_tickets(s: State) -> bool:
    for kind in TICKETS:
        if s.tickets[kind] > 0:
            return True
    return False


@rule
def skip(s: State, events: Any, n: int) -> int:
    """K-9, K-10: whoever has not moved by now cannot."""
    for pawn in range(1, PAWNS):
        if not s.moved[pawn]:
            n = tell(events, n, SKIPPED, pawn=pawn)
    return n


@rule
def give_up(s: State, seat: int, events: Any) -> int:
    """K-16: it takes every detective player."""
    s.giving_up[seat] = GIVING_UP
    n = tell(events, 0, GAVE_UP, seat=seat)
    return end_hand(s, GIVEN_UP, 0, events, n) if all_give_up(s) else n


@rule
def all_give_up(s: State) -> bool:
    for seat in range(s.players):
        if seat != s.mister_x and s.giving_up[seat] != GIVING_UP:
            return False
    return True
