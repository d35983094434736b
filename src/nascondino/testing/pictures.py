"""Measuring the picture of a board: whether its lines can be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.etree import ElementTree

from nascondino.parts import drawing
from nascondino.parts.board_file import BoardFile, Point

STEPS = 16  # points on each curve
NUMBER = re.compile(r"-?[\d.]+")
POINTS = {"l": 1, "q": 2, "s": 2}  # of each piece of a line


def drawn_lines(board: BoardFile) -> dict[str, list[Point]]:
    """Points along every link, as the picture has it, by its id there: `link-1-2-taxi`."""
    tree = ElementTree.fromstring(drawing.svg(board))  # noqa: S314 (our own)
    paths = {path.get("id", ""): path.get("d", "") for path in tree.iter("{http://www.w3.org/2000/svg}path")}
    return {name: list(_points_along(path)) for name, path in paths.items() if name.startswith("link-")}


def _points_along(path: str) -> Iterator[Point]:
    """As `curves` writes them: `M`, and then pieces of one kind, each from where the last one ended."""
    [(start, command, way)] = re.findall("M([^lqs]+)([lqs])(.*)", path)
    [here], steps = _points(start), _points(way)
    onward = here
    for n in range(0, len(steps), POINTS[command]):
        piece = [(here[0] + x, here[1] + y) for x, y in steps[n : n + POINTS[command]]]
        curve = [here, onward, *piece] if command == "s" else [here, *piece]
        yield from (_bezier(curve, t / STEPS) for t in range(STEPS + 1))
        here = piece[-1]
        onward = 2 * here[0] - curve[-2][0], 2 * here[1] - curve[-2][1]  # as this piece ended


def _points(text: str) -> list[Point]:
    values = [float(number) for number in NUMBER.findall(text)]
    return list(zip(values[::2], values[1::2], strict=True))


def _bezier(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def crossings(one: Sequence[Point], other: Sequence[Point]) -> Iterator[Point]:
    """Where two lines cross, about."""
    if not _boxes_meet(one, other):
        return
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            if _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b):
                yield a


def _left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def _boxes_meet(one: Sequence[Point], other: Sequence[Point]) -> bool:
    return all(
        min(p[i] for p in one) <= max(p[i] for p in other) and min(p[i] for p in other) <= max(p[i] for p in one)
        for i in (0, 1)
    )
