"""All there is to tell of a match at one moment, by chair: made by one compiled call, then never changed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec import Struct

from nascondino.kernel import Record

from .buffers import Buffers
from .entry_points import COUNTS, POINTS, REASON, ROLES, SIDES


class Survey(Struct, frozen=True):
    """By the rules alone: whether somebody has resigned, or a limit is reached, is for the match to say."""

    all_views: bytes  # one after the other
    views: tuple[bytes, ...]  # by chair: the seats, then the onlookers
    roles: tuple[int, ...]  # by seat, as all below
    sides: tuple[int, ...]
    points: tuple[int, ...]
    legal: tuple[tuple[int, ...], ...]  # nothing for who is not to act
    reason: int  # of the end; 0: it goes on


class Scratch:
    """What the compiled calls for one action fill. It belongs to no match; one uses it at a time."""

    def __init__(self, buffers: Buffers, view: type[Record], event: type[Record], players: int) -> None:
        self.drawable, self.weights, self.events = buffers  # the first two: what chance may do
        self.no_event = event.array(1)
        self.no_view = view.array(1)
        self.views = view.array(players + 1)
        self.legal = np.zeros((players, len(self.drawable)), np.int64)
        self.numbers = np.zeros((5, players), np.int32)
        self._size = self.views.itemsize

    def survey(self) -> Survey:
        content, size, numbers, legal = self.views.tobytes(), self._size, self.numbers.tolist(), self.legal
        counts = enumerate(numbers[COUNTS])
        return Survey(
            all_views=content,
            views=tuple([content[start : start + size] for start in range(0, len(content), size)]),
            roles=tuple(numbers[ROLES]),
            sides=tuple(numbers[SIDES]),
            points=tuple(numbers[POINTS]),
            legal=tuple([tuple(legal[seat, :count].tolist()) if count else () for seat, count in counts]),
            reason=numbers[REASON][0],
        )


class ScratchPool:
    """Those of a game for so many that no match uses at present; matches in several threads take different ones."""

    def __init__(self, make: Callable[[], Scratch]) -> None:
        self._make = make
        self._free: list[Scratch] = []

    def take(self) -> Scratch:
        try:
            return self._free.pop()
        except IndexError:  # and no look before: another thread could be faster
            return self._make()

    def give_back(self, scratch: Scratch) -> None:
        self._free.append(scratch)
