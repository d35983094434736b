"""How to draw links that are too long for a straight line."""

from __future__ import annotations

from collections import Counter

import numpy as np
import terrain
from networks import Pair, Points
from terrain import Grid, Mask

from nascondino.parts.board_file import Link, Point
from nascondino.parts.drawing import GAP

Links = dict[str, list[Pair]]
Lines = dict[tuple[str, Pair], Points]


class Routes:
    """Lines over water where there is water, clear of foreign stations, beside each other rather than on each other."""

    def __init__(self, size: tuple[float, float], at: Points, radius: float) -> None:
        self.at, self.radius = at, radius
        self.cells = terrain.centres(size)
        self.land: Mask = np.zeros(self.cells.shape[:2], bool)
        self.busy: Grid = np.zeros(self.land.shape)
        self.shut: Grid = sum((self._around(x, y) for x, y in at), start=np.zeros(self.land.shape))

    def lines(self, links: Links, land_prices: dict[str, float]) -> Lines:
        """Lines for all but the first transport. A link beside one of the first needs none: it bows away from it."""
        straight = set(next(iter(links.values())))
        accompanied = straight.intersection(pair for by in land_prices for pair in links[by])
        for pair in sorted(straight):
            wide = pair in accompanied
            self._occupy(self.at[list(pair)], reach=GAP + 7 if wide else 7, price=1 if wide else 0.5)
        found: Lines = {}
        for by, price in land_prices.items():
            for pair in sorted(set(links[by]) - straight):
                found[by, pair] = line = self._line(pair, price)
                self._occupy(line, reach=14, price=2)
        return found

    def _line(self, pair: Pair, land_price: float) -> Points:
        a, b = self.at[list(pair)]
        cost = 1 + self.land * (land_price - 1) + self.busy + self.shut - self._around(*a) - self._around(*b)
        foreign = np.delete(self.at, list(pair), axis=0)
        way = terrain.resampled(terrain.way(cost, a, b), 20)
        return terrain.resampled(terrain.eased(way, foreign, 1.75 * self.radius), 55)

    def _occupy(self, line: Points, reach: float, price: float) -> None:
        """Make others keep off a line that is there."""
        self.busy += price * terrain.near(self.cells, terrain.resampled(line, terrain.CELL), reach)

    def _around(self, x: float, y: float) -> Grid:
        gap = np.hypot(self.cells[..., 0] - x, self.cells[..., 1] - y)
        return 30.0 * (gap < 1.5 * self.radius) + 3.0 * (gap < 1.8 * self.radius)


def all_lines(links: Links, lines: Lines, at: Points) -> Lines:
    """A line for every link, as the picture has it: straight without a path, or bowed aside where several are."""
    waiting = [(by, pair) for by, pairs in links.items() for pair in pairs if (by, pair) not in lines]
    companions = Counter(pair for _, pair in waiting)
    drawn: Counter[Pair] = Counter()
    found = dict(lines)
    for by, pair in waiting:
        a, b = at[list(pair)]
        found[by, pair] = bowed(a, b, GAP * (2 * drawn[pair] - companions[pair] + 1))
        drawn[pair] += 1
    return found


def bowed(a: Points, b: Points, bow: float) -> Points:
    """A line that swings aside by `bow` in the middle."""
    along = np.linspace(0, 1, 9)[:, None]
    across = np.array((a[1] - b[1], b[0] - a[0])) / np.linalg.norm(b - a)
    line: Points = a + (b - a) * along + 4 * bow * along * (1 - along) * across
    return line


def drawn_links(links: Links, lines: Lines) -> tuple[Link, ...]:
    """The links as a board file has them: stations counted from 1, and a path where there is a line."""
    none = np.zeros((0, 2))
    return tuple(
        Link(a + 1, b + 1, by, rounded(lines.get((by, (a, b)), none)[1:-1]))
        for by, pairs in links.items()
        for a, b in pairs
    )


def rounded(line: Points, digits: int = 0) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in line.round(digits).tolist())
