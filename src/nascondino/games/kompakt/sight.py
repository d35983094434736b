"""Scotland Yard, pocket edition: who sees what. Everything is public but the note of a Mister X who is under (K-22)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .rules.hands import is_under
from .state import DIVED, KINDS, MISTER_X, PAWNS, SEATS, Board, Event, State, View


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    if seat == s.mister_x or not is_under(s):
        out.pawns[MISTER_X] = s.pawns[MISTER_X]


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know at any time, into an empty record with these fields."""
    out.players = s.players
    out.black_tickets = s.black_tickets
    out.first_mister_x = s.first_mister_x
    out.phase = s.phase
    out.reason = s.reason
    out.hands = s.hands
    out.mister_x = s.mister_x
    out.black = s.black
    out.dived = s.dived
    for seat in range(SEATS):
        out.points[seat] = s.points[seat]
        out.giving_up[seat] = s.giving_up[seat]
    for kind in range(KINDS):
        out.tickets[kind] = s.tickets[kind]
    for pawn in range(1, PAWNS):
        out.moved[pawn] = s.moved[pawn]
        out.pawns[pawn] = s.pawns[pawn]


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    """Everyone perceives every event; what Mister X notes, only he who was Mister X then."""
    out.kind = event.kind
    out.seat = event.seat
    out.pawn = event.pawn
    out.ticket = event.ticket
    out.number = event.number
    out.reason = event.reason
    if event.kind != DIVED or seat == event.seat:
        out.station = event.station
    return 1
