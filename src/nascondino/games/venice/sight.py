"""Scotland Yard Venice: who sees what. Everything is public but Mister X's station (V-18, V-31)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .rules.fleeing import is_shown
from .state import FLED, HID, KINDS, MISTER_X, OVER, PAWNS, Board, Event, State, View


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    if seat == s.mister_x or is_shown(s) or s.phase == OVER:
        out.pawns[MISTER_X] = s.pawns[MISTER_X]


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know, into an empty record with these fields."""
    out.players = s.players
    out.mister_x = s.mister_x
    out.stuck_rule = s.stuck_rule
    out.detectives = s.detectives
    out.seekers = s.seekers
    out.phase = s.phase
    out.reason = s.reason
    out.rounds = s.rounds
    out.moves = s.moves
    out.black = s.black
    out.doubles = s.doubles
    for kind in range(KINDS):
        out.supply[kind] = s.supply[kind]
    for pawn in range(1, PAWNS):
        out.pawns[pawn] = s.pawns[pawn]
        out.moved[pawn] = s.moved[pawn]
        for kind in range(KINDS):
            out.tickets[pawn][kind] = s.tickets[pawn][kind]


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    """Everyone perceives every event; where Mister X drew his tile and where he flees to, only he does."""
    out.kind = event.kind
    out.pawn = event.pawn
    out.ticket = event.ticket
    out.number = event.number
    out.reason = event.reason
    if seat == s.mister_x or not hides_station(event):
        out.station = event.station
    return 1


@rule
def hides_station(event: Event) -> bool:
    return event.kind in (HID, FLED)
