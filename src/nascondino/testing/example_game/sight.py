"""Example game: who sees what. Everything is public but the fox's burrow."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from .state import FOX, HIDDEN, OVER, SLIPPED, Board, Event, State, View


@rule
def look(board: Board, s: State, seat: int, out: View) -> None:
    show_public(s, out)
    if seat == FOX or s.phase == OVER:
        out.fox = s.fox


@rule
def show_public(s: State, out: Any) -> None:
    """Everything that anybody may know, into an empty record with these fields."""
    out.phase = s.phase
    out.reason = s.reason
    out.digs = s.digs
    out.flooded = s.flooded


@rule
def perceive(board: Board, s: State, seat: int, event: Event, out: Event) -> int:
    out.kind = event.kind
    out.reason = event.reason
    if seat == FOX or event.kind not in (HIDDEN, SLIPPED):
        out.burrow = event.burrow
    return 1
