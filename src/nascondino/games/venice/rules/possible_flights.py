"""Scotland Yard Venice: where Mister X may go, and by what (V-4, V-14, V-20 … V-23, V-32)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule
from nascondino.parts.stations import has_way_out, occupied

from ..actions import flight
from ..state import BLACK, FIRST_HALF, GONDOLA, MISTER_X, TICKETS, Board, State, View


@rule
def flights(board: Board, s: State, actions: Any) -> int:
    """Mister X's moves: a black ticket goes anywhere any transport goes (V-22)."""
    n = 0
    here = s.pawns[MISTER_X]
    for i in range(board.first[here][GONDOLA], board.first[here][BLACK + 1]):
        ticket, station = board.ticket[i], board.target[i]
        if can_pay(s, ticket) and may_flee_to(board, s, ticket, station):
            actions[n] = flight(ticket, station)
            n += 1
    return n


@rule
def may_flee_to(board: Board, s: State, ticket: int, station: int) -> bool:
    """V-14: to free stations only; V-21: the first half of a double move must leave a second."""
    return not occupied(s, station) and (s.phase != FIRST_HALF or second_is_possible(board, s, ticket, station))


@rule
def can_pay(s: State | View, ticket: int) -> bool:
    """V-4: he pays from the common supply, and what it lacks he cannot use."""
    return s.black > 0 if ticket == BLACK else s.supply[ticket] > 0


@rule
def can_flee(board: Board, s: State, here: int) -> bool:
    """V-32: whether he could move from there, with what he can pay."""
    for ticket in TICKETS:
        if can_pay(s, ticket) and has_way_out(board, s, here, ticket):
            return True
    return False


@rule
def may_double(board: Board, s: State, here: int) -> bool:
    """V-21: whether two moves in a row are possible from there."""
    if s.doubles == 0:
        return False
    for ticket in TICKETS:
        if can_pay(s, ticket):
            for i in range(board.first[here][ticket], board.first[here][ticket + 1]):
                station = board.target[i]
                if not occupied(s, station) and second_is_possible(board, s, ticket, station):
                    return True
    return False


@rule
def second_is_possible(board: Board, s: State, first: int, here: int) -> bool:
    """V-21: once the first ticket is paid, a second move to a free station can be paid too."""
    for ticket in TICKETS:
        left = s.black if ticket == BLACK else s.supply[ticket]
        if ticket == first:
            left -= 1
        if left > 0 and has_way_out(board, s, here, ticket):
            return True
    return False
