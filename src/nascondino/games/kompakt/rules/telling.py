"""Scotland Yard, pocket edition: how an event is written."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    seat: int = 0,
    pawn: int = 0,
    ticket: int = 0,
    number: int = 0,
    reason: int = 0,
    station: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.seat = seat
    event.pawn = pawn
    event.ticket = ticket
    event.number = number
    event.reason = reason
    event.station = station
    return n + 1
