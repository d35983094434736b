"""Points as SVG path data."""

from __future__ import annotations

import math
from collections.abc import Sequence

from nascondino.parts.board_file import Point


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def straight(points: Sequence[Point]) -> str:
    return "M" + "L".join(map(_pair, points))


def closed(points: Sequence[Point]) -> str:
    return straight(points) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """A Catmull-Rom spline through all points, as cubic curves."""
    around = [points[0], *points, points[-1]]
    parts = [f"M{_pair(points[0])}"]
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = _pair((start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6))
        second = _pair((end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6))
        parts.append(f"C{first} {second} {_pair(end)}")
    return "".join(parts)


def rounded(points: Sequence[Point]) -> str:
    """A closed line like `smooth`."""
    around = [points[-1], *points, *points[:2]]
    curve = smooth(around).split("C")
    return f"M{_pair(points[0])}C" + "C".join(curve[2:-1]) + "Z"


def bowed(start: Point, end: Point, bow: float) -> str:
    """A line that swings aside by `bow` in the middle."""
    if not bow:
        return straight((start, end))
    length = math.dist(start, end) or 1
    across = (start[1] - end[1]) / length, (end[0] - start[0]) / length
    x, y = ((start[i] + end[i]) / 2 + 2 * bow * across[i] for i in (0, 1))
    return f"M{_pair(start)}Q{_pair((x, y))} {_pair(end)}"
