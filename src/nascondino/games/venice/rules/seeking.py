"""Scotland Yard Venice: the seekers' turn (V-9 … V-16, V-23 … V-27)."""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import bit
from nascondino.kernel import rule
from nascondino.parts.stations import has_way_out, occupied

from ..actions import pawn_of, pursuit, station_of, ticket_of
from ..state import (
    BLACK,
    CAUGHT,
    ESCAPED,
    GONDOLA,
    MISTER_X,
    MOVED,
    ORDINARY,
    ROUNDS,
    SKIPPED,
    STUCK_ALL_PAWNS,
    Board,
    State,
    View,
)
from .pawns import detectives_seats, is_police, moves_pawn, owner, purse
from .rounds import begin_round, end
from .telling import tell


@rule
def seats_with_a_pawn_to_move(board: Board, s: State) -> int:
    seats = 0
    for pawn in range(1, s.seekers + 1):
        if may_move(board, s, pawn):
            if is_police(s, pawn):
                return detectives_seats(s)  # V-29
            seats |= bit(owner(s, pawn))
    return seats


@rule
def seekers_moves(board: Board, s: State, seat: int, actions: Any) -> int:
    n = 0
    for pawn in range(1, s.seekers + 1):
        if not s.moved[pawn] and moves_pawn(s, seat, pawn):
            n = pawn_moves(board, s, pawn, actions, n)
    return n


@rule
def pawn_moves(board: Board, s: State, pawn: int, actions: Any, n: int) -> int:
    """V-12, V-14, V-16; a seeker never travels by vaporetto (V-23)."""
    here = s.pawns[pawn]
    for i in range(board.first[here][GONDOLA], board.first[here][BLACK]):
        ticket, station = board.ticket[i], board.target[i]
        if may_travel(s, pawn, ticket) and not occupied(s, station):
            actions[n] = pursuit(pawn, ticket, station)
            n += 1
    return n


@rule
def may_travel(s: State | View, pawn: int, ticket: int) -> bool:
    """V-16: a transport without a ticket is closed to a detective; V-5: police need none."""
    return is_police(s, pawn) or s.tickets[purse(s, pawn)][ticket] > 0


@rule
def may_move(board: Board, s: State, pawn: int) -> bool:
    if s.moved[pawn]:
        return False
    for ticket in ORDINARY:
        if may_travel(s, pawn, ticket) and has_way_out(board, s, s.pawns[pawn], ticket):
            return True
    return False


@rule
def any_may_move(board: Board, s: State) -> bool:
    for pawn in range(1, s.seekers + 1):
        if may_move(board, s, pawn):
            return True
    return False


@rule
def pursue(board: Board, s: State, action: int, events: Any) -> int:
    pawn, ticket, station = pawn_of(action), ticket_of(action), station_of(action)
    travel(s, pawn, ticket, station)
    n = tell(events, 0, MOVED, pawn=pawn, ticket=ticket, station=station)
    if station == s.pawns[MISTER_X]:
        return end(s, CAUGHT, pawn, events, n)  # V-15
    if any_may_move(board, s):
        return n
    return end_round(board, s, events, n)


@rule
def travel(s: State, pawn: int, ticket: int, station: int) -> None:
    """V-4: a detective's ticket goes into the common supply; a police pawn pays nothing (V-5)."""
    s.pawns[pawn] = station
    s.moved[pawn] = True
    if not is_police(s, pawn):
        s.tickets[purse(s, pawn)][ticket] -= 1
        s.supply[ticket] += 1


@rule
def end_round(board: Board, s: State, events: Any, n: int) -> int:
    """V-10, V-11: whoever has not moved by now cannot, and is skipped."""
    for pawn in range(1, s.seekers + 1):
        if not s.moved[pawn]:
            n = tell(events, n, SKIPPED, pawn=pawn)
    if s.rounds == ROUNDS:
        return end(s, ESCAPED, 0, events, n)  # V-25
    return begin_round(board, s, events, n)


@rule
def stranded(board: Board, s: State) -> bool:
    """V-26 and V-27, looked at when the seekers' turn begins."""
    if not any_may_move(board, s):
        return True
    if s.stuck_rule == STUCK_ALL_PAWNS:
        return False
    for pawn in range(1, s.detectives + 1):
        if holds_usable_ticket(board, s, pawn):
            return False
    return True


@rule
def holds_usable_ticket(board: Board, s: State, pawn: int) -> bool:
    """V-27: a ticket of a transport that stops where he stands; being boxed in for a moment does not count."""
    here = s.pawns[pawn]
    for ticket in ORDINARY:
        if s.tickets[purse(s, pawn)][ticket] > 0 and board.first[here][ticket] < board.first[here][ticket + 1]:
            return True
    return False
