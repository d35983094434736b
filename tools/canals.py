"""Gondola lines along the canals: over water where a canal lies near the way, straight where none does.

All lines begin straight, and straight ones do not cross. One after another gives way to a line along canals if that
line is worth it and clear of everything: of foreign stations, of other gondola lines, of lines of other transports
that it would run on. So whatever is found, the picture stays as easy to read as with straight lines.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import terrain
from networks import Pair, Points
from routes import Lines
from terrain import Grid, Mask

CELL = 5.0  # canals are narrow
SPACING = 26.0  # between the points of a line
CLOSE_POINTS = 4.0  # between those that stand for a line when distances are measured

LONGEST = 1.4  # times the straight way
LAND_PRICES = (6.0, 3.0)  # the first way wants water more, the second wants to be short
EASINGS = (4, 10, 25)  # ways are tried in several degrees of smoothness

SAVED = 8.0  # so much less land must be under a line, or it stays straight
PRICE_OF_TURNING = 8.0  # in lengths of land, for each radian
TURNING = math.radians(170)  # all bends of a line together

OFF_STATIONS = 1.55  # in radii
APART = 12.0  # from other gondola lines
BESIDE = 9.0  # nearer than this to a line of another transport, the two seem to be one
SHARPEST = math.radians(27)  # between two lines at their station
AT_STATION = (1.6, 2.6)  # in radii: where angles are measured


class Canals:
    """The water of the map and all lines on it."""

    def __init__(self, size: tuple[float, float], islands: Iterable[Points], at: Points, radius: float) -> None:
        self.at, self.radius = at, radius
        self.cells = terrain.centres(size, CELL)
        self.land: Mask = terrain.covered(self.cells, islands)

    def lines(self, by: str, drawn: Lines) -> Lines:
        """New lines for those straight ones of the transport that are better along canals."""
        self.taken = {pair: dense(line) for (transport, pair), line in drawn.items() if transport == by}
        self.others = np.concatenate([dense(line) for (transport, _), line in drawn.items() if transport != by])
        accompanied = {pair for transport, pair in drawn if transport != by}
        waiting = sorted(set(self.taken) - accompanied, key=lambda pair: (-self._dry(self.taken[pair]), pair))
        found: Lines = {}
        # A line that has given way makes room for others, so those in want of room have a second chance.
        for _ in range(2):
            waiting = [pair for pair in waiting if self._give_way(by, pair, found)]
        return found

    def _give_way(self, by: str, pair: Pair, found: Lines) -> bool:
        """Take the line that is worth most of those that are clear. Tell whether there were only unclear ones."""
        ways = [way for price in LAND_PRICES for way in self._ways(pair, price)]
        worth = [self._worth(pair, way) for way in ways]
        good = [ways[i] for i in sorted(range(len(ways)), key=lambda i: -worth[i]) if worth[i] > 0]
        best = next((way for way in good if self._clear(pair, way)), None)
        if best is not None:
            found[by, pair], self.taken[pair] = best, dense(best)
        return bool(good) and best is None

    # Ways over water

    def _ways(self, pair: Pair, land_price: float) -> list[Points]:
        """The cheapest way in the ellipse that a line of the longest length can reach, eased more and less."""
        a, b = self.at[list(pair)]
        far = LONGEST * math.dist(a, b)
        corner, window = self._window(a, b, far)
        cells, land = self.cells[window], self.land[window]
        if land.all():
            return []
        cost = 1 + land * (land_price - 1) + self._trouble(cells, pair)
        cost[distance(cells, a) + distance(cells, b) > far + 2 * CELL] = math.inf
        way = terrain.resampled(corner + terrain.way(cost, a - corner, b - corner, CELL), 10)
        eased = [terrain.eased(way, self._foreign(pair), 1.7 * self.radius, rounds) for rounds in EASINGS]
        return [terrain.resampled(line, SPACING).round() for line in eased]

    def _window(self, a: Points, b: Points, far: float) -> tuple[Points, tuple[slice, slice]]:
        """The upper left corner and the rows and columns of what a line of that length from a to b can reach."""
        left, top = np.maximum((np.minimum(a, b) - far / 3) // CELL, 0).astype(int).tolist()
        right, bottom = ((np.maximum(a, b) + far / 3) // CELL).astype(int).tolist()
        return np.array((left, top)) * CELL, (slice(top, bottom + 1), slice(left, right + 1))

    def _trouble(self, cells: Points, pair: Pair) -> Grid:
        """What it costs to come near other lines and stations, except around the line's own ends."""
        own = np.concatenate([line for other, line in self.taken.items() if other != pair])
        crowd: Grid = 12.0 * close(cells, own, APART) + 1.0 * close(cells, self.others, BESIDE)
        for end in self.at[list(pair)]:
            crowd[distance(cells, end) < 2.2 * self.radius] *= 0.1
        crowd += 20.0 * close(cells, self._foreign(pair), 1.6 * self.radius)
        return crowd

    def _worth(self, pair: Pair, line: Points) -> float:
        saved = self._dry(dense(self.at[list(pair)])) - self._dry(dense(line))
        return saved - SAVED - PRICE_OF_TURNING * turning(line)

    def _dry(self, points: Points) -> float:
        """How much of a line is over land."""
        x, y = (points // CELL).astype(int).T
        return float(self.land[y, x].mean() * length(points))

    def _foreign(self, pair: Pair) -> Points:
        return np.delete(self.at, list(pair), axis=0)

    # What is clear

    def _clear(self, pair: Pair, line: Points) -> bool:
        points = dense(line)
        return (
            length(line) <= LONGEST * math.dist(*self.at[list(pair)])
            and turning(line) <= TURNING
            and nearest(points, self._foreign(pair), 2 * self.radius) > OFF_STATIONS * self.radius
            and self._clear_of_strangers(pair, points)
            and self._clear_of_companions(pair, points)
            and self._beside(pair, points) <= self._beside(pair, dense(self.at[list(pair)]))
        )

    def _clear_of_strangers(self, pair: Pair, points: Points) -> bool:
        """Apart from lines of the same transport that it does not meet at a station."""
        strangers = [line for other, line in self.taken.items() if not set(pair) & set(other)]
        return nearest(points, np.concatenate(strangers), APART) >= APART

    def _clear_of_companions(self, pair: Pair, points: Points) -> bool:
        """Easy to tell from those that it meets."""
        meeting = ((line, set(pair) & set(other)) for other, line in self.taken.items() if other != pair)
        return not any(alike(points, line, self.at[ends.pop()], self.radius) for line, ends in meeting if ends)

    def _beside(self, pair: Pair, points: Points) -> float:
        """For how long it runs on lines of other transports, its ends aside."""
        out = points[(gaps(points, self.at[list(pair)]) > 1.5 * self.radius).all(axis=1)]
        near = around(out, self.others, BESIDE) if len(out) else out
        return float((gaps(out, near) < BESIDE).any(axis=1).sum() * CLOSE_POINTS)


def alike(one: Points, other: Points, station: Points, radius: float) -> bool:
    """Whether two lines that meet at a station leave it almost together or come near again later."""
    for reach in AT_STATION:
        to_one, to_other = (at_distance(line, station, reach * radius) - station for line in (one, other))
        cosine = to_one @ to_other / math.hypot(*to_one) / math.hypot(*to_other)
        if cosine > math.cos(SHARPEST):
            return True
    later = [line[distance(line, station) > AT_STATION[-1] * radius] for line in (one, other)]
    return bool(all(map(len, later)) and nearest(later[0], later[1], APART) < APART)


def at_distance(points: Points, place: Points, wanted: float) -> Points:
    """Where a line is so far from a place."""
    found: Points = points[np.abs(distance(points, place) - wanted).argmin()]
    return found


def dense(line: Points) -> Points:
    return terrain.resampled(line, CLOSE_POINTS)


def length(line: Points) -> float:
    return float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())


def turning(line: Points) -> float:
    """All bends of a line together."""
    steps = np.diff(line, axis=0)
    bends = np.diff(np.arctan2(steps[:, 1], steps[:, 0]))
    return float(np.abs((bends + math.pi) % (2 * math.pi) - math.pi).sum())


def distance(points: Points, place: Points | tuple[float, float]) -> Grid:
    far: Grid = np.hypot(points[..., 0] - place[0], points[..., 1] - place[1])
    return far


def gaps(points: Points, others: Points) -> Grid:
    """The distance of each point to each other."""
    return np.hypot(points[:, None, 0] - others[:, 0], points[:, None, 1] - others[:, 1])


def around(points: Points, others: Points, reach: float) -> Points:
    """Those of the others that are in the box around the points."""
    inside = (others > points.min(axis=0) - reach) & (others < points.max(axis=0) + reach)
    found: Points = others[inside.all(axis=1)]
    return found


def nearest(points: Points, others: Points, reach: float) -> float:
    """How near the others come to the points, if as near as this."""
    here = around(points, others, reach)
    return float(gaps(points, here).min()) if len(here) else math.inf


def close(cells: Points, points: Points, reach: float) -> Mask:
    """Which cells of a window are near one of the points."""
    mask = np.zeros(cells.shape[:2], bool)
    side = int(reach // CELL) + 2
    for x, y in around(cells[[0, -1], [0, -1]], points, reach):
        row, column = int((y - cells[0, 0, 1]) // CELL), int((x - cells[0, 0, 0]) // CELL)
        part = slice(max(row - side, 0), max(row + side, 0)), slice(max(column - side, 0), max(column + side, 0))
        mask[part] |= distance(cells[part], (x, y)) < reach
    return mask
