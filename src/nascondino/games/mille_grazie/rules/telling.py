"""Mille Grazie: how an event is written."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    seat: int = 0,
    road: int = 0,
    other: int = 0,
    city: int = 0,
    card: int = 0,
    number: int = 0,
    reason: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.seat = seat
    event.road = road
    event.other = other
    event.city = city
    event.card = card
    event.number = number
    event.reason = reason
    return n + 1
