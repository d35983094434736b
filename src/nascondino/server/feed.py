"""What each chair has perceived, numbered for it alone from 1, without gaps: the table's own numbers never leave.

The events of the match are kept by the referee; here are the other items, and where they stand among the events.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from .messages import Item


class Feed:
    """Items by chair: the seats, then the onlookers."""

    def __init__(self, chairs: int) -> None:
        self._others: list[list[tuple[int, msgspec.Raw]]] = [[] for _ in range(chairs)]

    def add(self, item: Item, perceived: Sequence[int], chairs: Sequence[int] | None = None) -> None:
        """Let chairs, or all, perceive an item, now that each has perceived so many events."""
        raw = msgspec.Raw(msgspec.json.encode(item))
        for chair in range(len(self._others)) if chairs is None else chairs:
            self._others[chair].append((perceived[chair], raw))

    def length(self, chair: int, perceived: int) -> int:
        return perceived + len(self._others[chair])

    def passed(self, chair: int, number: int) -> int:
        """How many of the chair's first items are events of the match."""
        return number - _others_among(self._others[chair], number)

    def number(self, chair: int, event: int) -> int:
        """The number of the item that is the chair's event of that number, both from 1."""
        return event + bisect.bisect_left(self._others[chair], event, key=lambda other: other[0])

    def after(self, number: int, chair: int, events: Sequence[Any]) -> Iterator[Any]:
        """The items of the chair after that number; `events` are those of the match among them."""
        passed = self.passed(chair, number)
        position = passed
        for before, item in self._others[chair][number - passed :]:
            yield from events[position - passed : before - passed]
            position = before
            yield item
        yield from events[position - passed :]


def _others_among(others: Sequence[tuple[int, Any]], number: int) -> int:
    """How many of the first items are no events: other number j, from 0, is the item of number before + j + 1."""
    low, high = 0, len(others)
    while low < high:
        middle = (low + high) // 2
        if others[middle][0] + middle + 1 <= number:
            low = middle + 1
        else:
            high = middle
    return low
