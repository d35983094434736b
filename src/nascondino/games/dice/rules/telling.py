"""Scotland Yard, the dice game: what happened, as events."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import BOXES, KINDS


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    pawn: int = 0,
    tile: int = 0,
    slot: int = 0,
    how: int = 0,
    number: int = 0,
    reason: int = 0,
    place: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.pawn = pawn
    event.tile = tile
    event.slot = slot
    event.how = how
    event.number = number
    event.reason = reason
    event.place = place
    for face in range(KINDS):
        event.rolled[face] = 0
    for box in range(BOXES):
        event.notes[box] = 0
    return n + 1
