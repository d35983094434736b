"""Inkognito, the card game: how an event is written."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    figure: int = 0,
    to: int = 0,
    place: int = 0,
    card: int = 0,
    other: int = 0,
    which: int = 0,
    number: int = 0,
    choice: int = 0,
    reason: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.figure = figure
    event.to = to
    event.place = place
    event.card = card
    event.other = other
    event.which = which
    event.number = number
    event.choice = choice
    event.reason = reason
    return n + 1
