"""Points as SVG path data."""

from __future__ import annotations

import math
from collections.abc import Sequence

from nascondino.parts.board_file import Point


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _pair(point: Point) -> str:
    """Far from the corner a tenth is not seen, and a third of the picture's size."""
    return " ".join(number(value) if abs(value) < 100 else f"{value:.0f}" for value in point)


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


def simplified(points: Sequence[Point], tolerance: float) -> list[Point]:
    """The points that matter: without the others no place of the line moves by more than the tolerance."""
    first, last = points[0], points[-1]
    farthest = max(range(1, len(points) - 1), key=lambda n: _aside(points[n], first, last), default=0)
    if not farthest or _aside(points[farthest], first, last) <= tolerance:
        return [first, last]
    return [*simplified(points[: farthest + 1], tolerance)[:-1], *simplified(points[farthest:], tolerance)]


def _aside(point: Point, start: Point, end: Point) -> float:
    """How far it lies from the straight line, or from its nearer end."""
    along = end[0] - start[0], end[1] - start[1]
    square = along[0] ** 2 + along[1] ** 2
    share = ((point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return math.dist(point, (start[0] + share * along[0], start[1] + share * along[1]))


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
