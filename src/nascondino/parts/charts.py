"""Maps in characters: labels at about their places, and lines of signs between them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from .board_file import Point

TALL = 2  # a character is about so many times as tall as it is wide
SIDEWAYS = 4  # a label that finds its place taken moves so many characters at most, and a line up or down
Cell = tuple[int, int]  # a row and a column


class Stroke(NamedTuple):
    points: Sequence[Point]
    sign: str  # one character, drawn again and again


class Label(NamedTuple):
    at: Point
    text: str


@dataclass(frozen=True)
class Window:
    """The part of a board that is shown."""

    left: float
    top: float
    unit: float  # of the board to a character's width
    columns: int
    rows: int

    def cell(self, point: Point) -> Cell:
        return round((point[1] - self.top) / self.unit / TALL), round((point[0] - self.left) / self.unit)

    def shows(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns


def around(middle: Point, points: Sequence[Point], unit: float, columns: int, rows: int) -> Window:
    """The surroundings of a point; towards the edge of all the points it is no longer in the middle."""
    width, height = unit * (columns - 1), unit * TALL * (rows - 1)
    left = _begin(middle[0], width, [x for x, _ in points], unit * SIDEWAYS)
    top = _begin(middle[1], height, [y for _, y in points], 0)
    return Window(left, top, unit, columns, rows)


def _begin(middle: float, length: float, values: Sequence[float], margin: float) -> float:
    """Where a stretch of that length begins; one that is longer than all there is has it in the middle."""
    first, last = min(values) - margin, max(values) + margin
    if last - first <= length:
        return (first + last - length) / 2
    return min(max(middle - length / 2, first), last - length)


def whole(points: Sequence[Point], columns: int, margin: int) -> Window:
    """All the points, with so many characters beside them."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    unit = (right - left) / (columns - 1 - 2 * margin) or 1  # if all are above each other
    return Window(left - margin * unit, top, unit, columns, round((bottom - top) / unit / TALL) + 1)


def explained(chart: str, legend: str, columns: int) -> str:
    return f"{chart}\n\n{textwrap.fill(legend, columns)}"


def draw(window: Window, lines: Iterable[Stroke], labels: Iterable[Label]) -> str:
    """The first labels come nearest to their places; one that finds no room is left out."""
    signs: dict[Cell, str] = {}
    for line in lines:
        signs.update((cell, line.sign) for cell in _cells(window, line.points) if window.shows(cell))
    taken: set[Cell] = set()
    for label in labels:
        for cell in _room(window, label, taken):
            signs.update(_written(cell, label.text))
            taken.update(at for at, _ in _written(cell, label.text))
    rows = ("".join(signs.get((row, column), " ") for column in range(window.columns)) for row in range(window.rows))
    return "\n".join(row.rstrip() for row in rows)


def _cells(window: Window, points: Sequence[Point]) -> Iterator[Cell]:
    """The cells that a line goes through."""
    for start, end in pairwise(points):
        steps = max(1, *(abs(a - b) for a, b in zip(window.cell(start), window.cell(end), strict=True)))
        yield from (window.cell(_between(start, end, n / steps)) for n in range(steps + 1))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _room(window: Window, label: Label, taken: set[Cell]) -> list[Cell]:
    """Where a label begins: the free place that is nearest to its own; nothing, if there is none."""
    row, column = window.cell(label.at)
    if not window.shows((row, column)):
        return []
    begin = min(max(0, column - len(label.text) // 2), window.columns - len(label.text))
    near = ((row + down, begin + right) for down, right in _NEAR)
    return [cell for cell in near if _is_free(window, cell, label.text, taken)][:1]


_NEAR = sorted(
    ((down, right) for down in (0, -1, 1) for right in range(-SIDEWAYS, SIDEWAYS + 1)),
    key=lambda cell: TALL * abs(cell[0]) + abs(cell[1]),
)


def _is_free(window: Window, cell: Cell, text: str, taken: set[Cell]) -> bool:
    """With a blank on either side, or else two numbers would look like one."""
    row, column = cell
    inside = window.shows(cell) and window.shows((row, column + len(text) - 1))
    return inside and not any((row, column + n) in taken for n in range(-1, len(text) + 1))


def _written(cell: Cell, text: str) -> list[tuple[Cell, str]]:
    return [((cell[0], cell[1] + n), sign) for n, sign in enumerate(text)]
