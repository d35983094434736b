"""Points as SVG path data."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from nascondino.parts.board_file import Point


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _rounded(point: Point) -> Point:
    """Far from the corner a tenth is not seen, and a third of the picture's size."""
    x, y = (round(value, 1) if abs(value) < 100 else round(value) for value in point)
    return x, y


def _path(start: Point, command: str, groups: Iterable[Sequence[Point]]) -> str:
    """Every piece says how far it goes from where the last one ended: short numbers, and many alike."""
    here = _rounded(start)
    parts = [f"M{number(here[0])} {number(here[1])}{command}"]
    for group in groups:
        points = [_rounded(point) for point in group]
        parts += [_joined(number(point[axis] - here[axis]) for point in points for axis in (0, 1))]
        here = points[-1]
    return parts[0] + _joined(parts[1:])


def _joined(numbers: Iterable[str]) -> str:
    """A minus sign keeps numbers apart as well as a space."""
    return " ".join(numbers).replace(" -", "-")


def straight(points: Sequence[Point]) -> str:
    return _path(points[0], "l", [[point] for point in points[1:]])


def closed(points: Sequence[Point]) -> str:
    return straight(points) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """A Catmull-Rom spline through all points: cubic curves, each of which sets out as the one before it ended."""
    bends = _bends([points[0], *points, points[-1]])
    return _path(points[0], "s", [(second, end) for _, second, end in bends])


def _bends(points: Sequence[Point]) -> Iterator[tuple[Point, Point, Point]]:
    """Between all points but the first and the last, which only bend the ends."""
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        yield first, second, end


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
    return _path(points[0], "c", _bends([points[-1], *points, *points[:2]])) + "Z"


def bowed(start: Point, end: Point, bow: float) -> str:
    """A line that swings aside by `bow` in the middle."""
    if not bow:
        return straight((start, end))
    length = math.dist(start, end) or 1
    across = (start[1] - end[1]) / length, (end[0] - start[0]) / length
    x, y = ((start[i] + end[i]) / 2 + 2 * bow * across[i] for i in (0, 1))
    return _path(start, "q", [((x, y), end)])
