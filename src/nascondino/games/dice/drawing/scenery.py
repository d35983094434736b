"""What stands between the streets of a tile, and the fog over them all: roofs seen from above, gardens, a landmark.

Nothing of it matters to the rules. All follows from the tile alone, so a tile looks the same wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from nascondino.engine.contract import Theme
from nascondino.parts.curves import number

from . import landmarks
from .landmarks import disc

Block = tuple[float, float, float, float]  # left, top, right, bottom

STYLE = (
    ".board .roofs { fill: var(--paper); stroke: var(--land-ink); stroke-width: 0.8; stroke-opacity: 0.7 }",
    ".board .garden { fill: var(--park); stroke: var(--park-ink); stroke-width: 0.9; stroke-opacity: 0.6 }",
    ".board .trees { fill: var(--park-ink); fill-opacity: 0.45 }",
    *landmarks.STYLE,
)
BY_THEME: dict[Theme, tuple[str, ...]] = {
    "light": (
        ".board .slopes { fill: #8f7d54; fill-opacity: 0.2 }",
        ".board .windows { fill: none }",
        ".board .landmark { opacity: 0.75 }",
        ".board .landmark .lit { fill: #fbf6e6; stroke: none }",
        ".board .fog { stop-color: #ffffff; stop-opacity: 0.85 }",
        ".board .lamplight { stop-color: #fff6d8; stop-opacity: 0.7 }",
    ),
    "dark": (
        ".board .slopes { fill: #000000; fill-opacity: 0.35 }",
        ".board .windows { fill: #f2c14e; fill-opacity: 0.8 }",
        ".board .landmark .stone { fill: #0d1117 }",
        ".board .landmark .lit { fill: #f2c14e; stroke: none }",
        ".board .fog { stop-color: #9db4c4; stop-opacity: 0.3 }",
        ".board .lamplight { stop-color: #f2c14e; stop-opacity: 0.42 }",
    ),
}


def definitions() -> Iterator[str]:
    """Fog and lamplight are thick in the middle and nothing at the rim."""
    yield "<defs>"
    for name in ("fog", "lamplight"):
        yield f'<radialGradient id="{name}"><stop class="{name}"/><stop offset="1" class="{name}" stop-opacity="0"'
        yield ' style="stop-opacity: 0"/></radialGradient>'
    yield "</defs>"


def lamplight(x: float, y: float) -> str:
    return f'<circle fill="url(#lamplight)" cx="{number(x)}" cy="{number(y)}" r="64"/>'


def fog(width: float, height: float, margin: float) -> Iterator[str]:
    """Banks of it, all over a city of this size and a little beyond; they lie as if wind had come from the west."""
    for i in range(7):
        across = 260 + 40 * (i % 3)
        x = across - margin + (0.08 + 0.37 * i) % 1 * (width - 2 * (across - margin))
        y = (0.1 + 0.29 * i) % 1 * height
        size = f'rx="{across}" ry="{number(0.32 * across)}"'
        yield f'<ellipse fill="url(#fog)" cx="{number(x)}" cy="{number(y)}" {size}/>'


def houses(index: int, edges: tuple[tuple[float, float], ...]) -> Iterator[str]:
    """Blocks between the streets, with rows of houses, or a garden; no two tiles alike."""
    for i, (top, bottom) in enumerate(edges):
        for j, (left, right) in enumerate(edges):
            block = left, top, right, bottom
            if (i, j) in ((0, 0), (1, 1)):
                continue  # the tile's letter, and its landmark
            if (index + 2 * i + 3 * j) % 7 == 3:
                yield from _garden(block, index + i)
            else:
                yield from _terrace(block, index * 5 + i * 3 + j)


def _garden(block: Block, pattern: int) -> Iterator[str]:
    left, top, right, bottom = block
    at = f'x="{number(left)}" y="{number(top)}" width="{number(right - left)}" height="{number(bottom - top)}"'
    yield f'<rect class="garden" {at} rx="9"/>'
    trees = ((0.2, 0.3), (0.42, 0.68), (0.6, 0.28), (0.8, 0.62), (0.22, 0.78), (0.82, 0.2))
    shown = [trees[(pattern + k) % len(trees)] for k in range(5)]
    crowns = (disc(left + x * (right - left), top + y * (bottom - top), 5 + k % 3) for k, (x, y) in enumerate(shown))
    yield f'<path class="trees" d="{"".join(crowns)}"/>'


def _terrace(block: Block, pattern: int) -> Iterator[str]:
    """A row of houses; each has a roof with a ridge, the slopes away from the light being dark, and some a window."""
    row = list(_row(block, pattern % 4))
    yield f'<path class="roofs" d="{"".join(map(_roof, row))}"/>'
    yield f'<path class="slopes" d="{"".join(map(_slope, row))}"/>'
    lit = [house for k, house in enumerate(row) if (pattern + k) % 5 in (0, 3)]
    if lit:
        yield f'<path class="windows" d="{"".join(map(_window, lit))}"/>'


def _row(block: Block, pattern: int) -> Iterator[Block]:
    """Along the longer side, about as wide as deep."""
    left, top, right, bottom = block
    gap = 2.5
    if right - left > bottom - top:
        for start, stop in _cuts(right - left, pattern):
            yield left + start, top, left + stop - gap, bottom
    else:
        for start, stop in _cuts(bottom - top, pattern):
            yield left, top + start, right, top + stop - gap


def _cuts(length: float, pattern: int) -> Iterable[tuple[float, float]]:
    parts = max(2, round(length / 34))
    uneven = (0.0, 0.22, -0.18, 0.1)
    inner = [(k + uneven[(k + pattern) % 4]) * length / parts for k in range(1, parts)]
    return pairwise((0, *inner, length))


def _roof(house: Block) -> str:
    left, top, right, bottom = map(number, house)
    return f"M{left} {top}H{right}V{bottom}H{left}Z"


def _ridge(house: Block) -> tuple[tuple[float, float], tuple[float, float]]:
    """From its western or southern end to the other."""
    left, top, right, bottom = house
    middle_x, middle_y, hip = (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top) / 2
    if right - left > bottom - top:
        return (left + hip, middle_y), (right - hip, middle_y)
    return (middle_x, bottom - hip), (middle_x, top + hip)


def _slope(house: Block) -> str:
    """The two slopes that look south and east."""
    left, top, right, bottom = map(number, house)
    (x1, y1), (x2, y2) = _ridge(house)
    return f"M{left} {bottom}L{number(x1)} {number(y1)}L{number(x2)} {number(y2)}L{right} {top}V{bottom}Z"


def _window(house: Block) -> str:
    left, top, right, bottom = house
    x, y = number((left + right) / 2 - 5), number(bottom - 8)
    return f"M{x} {y}h4v4h-4Z" + ("m7 0h4v4h-4Z" if right - left > bottom - top else "m0 -8h4v4h-4Z")
