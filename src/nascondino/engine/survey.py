"""All there is to tell of a match at one moment, by chair: made by one compiled call, then never changed."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from nascondino.kernel import Record

from .entry_points import COUNTS, POINTS, REASON, ROLES, SIDES


class Survey(NamedTuple):
    """By the rules alone: whether somebody has resigned, or a limit is reached, is for the match to say."""

    all_views: bytes  # one after the other
    views: tuple[bytes, ...]  # by chair: the seats, then the onlookers
    roles: tuple[int, ...]  # by seat, as all below
    sides: tuple[int, ...]
    points: tuple[int, ...]
    legal: tuple[tuple[int, ...], ...]  # nothing for who is not to act
    reason: int  # of the end; 0: it goes on


class SurveyArrays:
    """What the compiled call fills. One match uses them at a time."""

    def __init__(self, view: type[Record], players: int, most_legal: int) -> None:
        self.no_view = view.array(1)
        self.views = view.array(players + 1)
        self.actions = np.zeros((players, most_legal), np.int64)
        self.numbers = np.zeros((5, players), np.int32)
        self._size = self.views.itemsize

    def read(self) -> Survey:
        content, size, numbers = self.views.tobytes(), self._size, self.numbers.tolist()
        return Survey(
            all_views=content,
            views=tuple([content[start : start + size] for start in range(0, len(content), size)]),
            roles=tuple(numbers[ROLES]),
            sides=tuple(numbers[SIDES]),
            points=tuple(numbers[POINTS]),
            legal=tuple([self._legal(seat, count) for seat, count in enumerate(numbers[COUNTS])]),
            reason=numbers[REASON][0],
        )

    def _legal(self, seat: int, count: int) -> tuple[int, ...]:
        return tuple(self.actions[seat, :count].tolist()) if count else ()


class SurveyArraysPool:
    """Those of one setup that no match uses at present; matches in several threads take different ones."""

    def __init__(self, view: type[Record], players: int, most_legal: int) -> None:
        self._sizes = view, players, most_legal
        self._free: list[SurveyArrays] = []

    def take(self) -> SurveyArrays:
        try:
            return self._free.pop()
        except IndexError:  # and no look before: another thread could be faster
            return SurveyArrays(*self._sizes)

    def give_back(self, arrays: SurveyArrays) -> None:
        self._free.append(arrays)
