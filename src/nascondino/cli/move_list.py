"""The list of moves to choose from, by their numbers. One that is too long for any screen is folded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .terminal import in_columns, side_by_side

LONG = 40  # lines of a list that is still shown whole
FOLDED = 30  # lines that are left of a longer one
INDENT = 4


class Group(NamedTuple):
    """Moves under one heading, numbered on from the first."""

    heading: str
    first: int
    items: list[str]

    @property
    def numbered(self) -> list[str]:
        return [f"{number:2}) {item}" for number, item in enumerate(self.items, self.first)]

    @property
    def lines(self) -> list[str]:
        return in_columns(self.numbered, INDENT).splitlines()


def is_long(groups: Sequence[Group]) -> bool:
    return sum(1 + len(group.lines) for group in groups) > LONG


def whole(groups: Sequence[Group]) -> str:
    return "\n".join(line for group in groups for line in (group.heading, *group.lines))


def folded(groups: Sequence[Group]) -> str:
    """As many headings as there is room for, each with its share of lines; of the rest of its moves, the numbers."""
    share = max(0, FOLDED - len(groups)) // len(groups)
    return "\n".join(line for group in groups[:FOLDED] for line in _cut(group, share))


def _cut(group: Group, share: int) -> Iterator[str]:
    if len(group.lines) <= share:
        yield from (group.heading, *group.lines)
        return
    shown = share * side_by_side(group.numbered, INDENT)
    rest = f"… {_span(group.first + shown, group.first + len(group.items) - 1)}"
    if share == 0:
        yield f"{group.heading} {rest}"
    else:
        yield from (group.heading, *group.lines[:share], f"{'':{INDENT}}{rest}")


def _span(first: int, last: int) -> str:
    return f"{first}–{last}" if first < last else f"{first}"
