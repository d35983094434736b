"""Scotland Yard, the dice game: who sees what. Secret are Mister X's place and his covered boxes (D-18, D-36)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .rules.rounds import is_shown
from .state import BOXES, FLED, HIDDEN, KINDS, MISTER_X, PAWNS, SLOTS, TILES, Board, Event, State, View


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    if seat == s.mister_x or is_shown(s):
        out.pawns[MISTER_X] = s.pawns[MISTER_X]
    if seat == s.mister_x:
        for box in range(BOXES):
            out.notes[box] = s.notes[box]


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know, into an empty record with these fields."""
    out.players = s.players
    out.mister_x = s.mister_x
    out.tiles = s.tiles
    out.refill = s.refill
    out.double_counts = s.double_counts
    out.detectives = s.detectives
    out.phase = s.phase
    out.reason = s.reason
    out.starter = s.starter
    out.moves = s.moves
    out.opened = s.opened
    out.black = s.black
    out.doubles = s.doubles
    out.helicopters = s.helicopters
    out.tokens = s.tokens
    out.held = s.held
    out.supply = s.supply
    for face in range(KINDS):
        out.rolled[face] = s.rolled[face]
        out.used[face] = s.used[face]
    for pawn in range(1, PAWNS):
        out.moved[pawn] = s.moved[pawn]
        out.pawns[pawn] = s.pawns[pawn]
    for box in range(1, s.opened + 1):
        out.notes[box] = s.notes[box]
    for slot in range(SLOTS):
        out.layout[slot] = s.layout[slot]
    for tile in range(TILES):
        out.slots[tile] = s.slots[tile]
        out.light[tile] = s.light[tile]


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    """Everyone perceives every event; where Mister X hides and where he flees to, only he does."""
    out.kind = event.kind
    out.pawn = event.pawn
    out.tile = event.tile
    out.slot = event.slot
    out.how = event.how
    out.number = event.number
    out.reason = event.reason
    for face in range(KINDS):
        out.rolled[face] = event.rolled[face]
    for box in range(BOXES):
        out.notes[box] = event.notes[box]
    if seat == s.mister_x or not hides_place(event):
        out.place = event.place
    return 1


@rule
def hides_place(event: Event) -> bool:
    return event.kind in (HIDDEN, FLED)
