"""What each chair has perceived, numbered for it alone from 1, without gaps: the table's own numbers never leave.

The events of the match are kept by the referee; here are the other items, and where they stand among the events.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from ..wire.messages import Item

Other = tuple[int, bytes]  # how many events were perceived before it, and the item


class Column:
    """The items of one chair that are no events."""

    def __init__(self, others: Iterable[Other] = ()) -> None:
        self._others = list(others)

    def add(self, item: bytes, perceived: int) -> None:
        self._others.append((perceived, item))

    def length(self, perceived: int) -> int:
        return perceived + len(self._others)

    def passed(self, number: int) -> int:
        """How many of the first items are events of the match."""
        return number - _others_among(self._others, number)

    def number(self, event: int) -> int:
        """The number of the item that is the event of that number, both from 1."""
        return event + bisect.bisect_left(self._others, event, key=lambda other: other[0])

    def after(self, number: int, events: Sequence[bytes]) -> Iterator[bytes]:
        """The items after that number; `events` are those of the match among them."""
        passed = self.passed(number)
        position = passed
        for before, item in self._others[number - passed :]:
            yield from events[position - passed : before - passed]
            position = before
            yield item
        yield from events[position - passed :]

    def overlooked(self, onlookers: Column) -> Callable[[], Column]:
        """As it is, at any time, for an onlooker who sees it from now on: before, they heard what onlookers hear."""
        heard, since = {id(item) for _, item in onlookers._others}, len(self._others)
        before = [other for other in self._others if id(other[1]) in heard]
        return lambda: Column([*before, *self._others[since:]])


class Feed:
    """Items by chair: the seats, then the onlookers."""

    def __init__(self, chairs: int) -> None:
        self.columns = [Column() for _ in range(chairs)]

    def lengths(self, perceived: Sequence[int]) -> list[int]:
        """The number of the last item of each chair, now that it has perceived so many events."""
        return [events + len(column._others) for column, events in zip(self.columns, perceived, strict=True)]

    def add(self, item: Item, perceived: Sequence[int], chairs: Sequence[int] | None = None) -> None:
        """Let chairs, or all, perceive an item, now that each has perceived so many events."""
        written = msgspec.json.encode(item)
        for chair in range(len(self.columns)) if chairs is None else chairs:
            self.columns[chair].add(written, perceived[chair])


def _others_among(others: Sequence[Other], number: int) -> int:
    """How many of the first items are no events: other number j, from 0, is the item of number before + j + 1."""
    low, high = 0, len(others)
    while low < high:
        middle = (low + high) // 2
        if others[middle][0] + middle + 1 <= number:
            low = middle + 1
        else:
            high = middle
    return low
