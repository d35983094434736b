"""Land and water as a grid, and ways through it."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Grid = NDArray[np.float64]
Mask = NDArray[np.bool_]

CELL = 8.0
STEPS = [(dx, dy, math.hypot(dx, dy)) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2) if math.gcd(dx, dy) == 1]


def centres(size: tuple[float, float], cell: float = CELL) -> Points:
    """The middle of each cell, by row and column."""
    columns, rows = (math.ceil(side / cell) for side in size)
    x, y = np.meshgrid(np.arange(columns), np.arange(rows))
    return (np.stack((x, y), axis=-1).astype(np.float64) + 0.5) * cell


def covered(cells: Points, polygons: Iterable[Points]) -> Mask:
    """Which cells have their middle in one of the polygons."""
    mask = np.zeros(cells.shape[:2], bool)
    for polygon in polygons:
        columns, rows = (
            slice(*np.searchsorted(middles, (side.min(), side.max())))
            for middles, side in zip((cells[0, :, 0], cells[:, 0, 1]), polygon.T, strict=True)
        )
        mask[rows, columns] |= _inside(cells[rows, columns], polygon)
    return mask


def _inside(cells: Points, polygon: Points) -> Mask:
    x, y = cells[..., 0], cells[..., 1]
    odd = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        if ay != by:
            odd ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * (bx - ax) / (by - ay))
    return odd


def near(cells: Points, points: Points, reach: float) -> Mask:
    """Which cells lie near one of the points."""
    mask = np.zeros(cells.shape[:2], bool)
    for x, y in points:
        mask |= (cells[..., 0] - x) ** 2 + (cells[..., 1] - y) ** 2 < reach**2
    return mask


def longest_run(mask: Mask, a: Points, b: Points) -> float:
    """How long the straight way from a to b stays in the mask at most."""
    count = max(2, int(math.dist(a, b) / (CELL / 2)))
    line = (a + (b - a) * np.linspace(0, 1, count)[:, None]) // CELL
    best = run = 0
    for x, y in line.astype(int):
        run = run + 1 if mask[y, x] else 0
        best = max(best, run)
    return best * math.dist(a, b) / count


def way(cost: Grid, a: Points, b: Points, cell: float = CELL) -> Points:
    """The cheapest way from a to b (A*), as a line of points."""
    start, goal = ((int(p[0] // cell), int(p[1] // cell)) for p in (a, b))
    rows, columns = cost.shape
    price = cost.tolist()
    least = float(cost.min())
    came: dict[tuple[int, int], tuple[int, int]] = {}
    spent = {start: 0.0}
    queue = [(0.0, start)]
    while queue:
        _, here = heapq.heappop(queue)
        if here == goal:
            break
        for dx, dy, length in STEPS:
            x, y = there = here[0] + dx, here[1] + dy
            if not (0 <= x < columns and 0 <= y < rows):
                continue
            total = spent[here] + length * (price[y][x] + price[here[1]][here[0]]) / 2
            if total < spent.get(there, math.inf):
                spent[there], came[there] = total, here
                heapq.heappush(queue, (total + least * math.dist(there, goal), there))
    cells = [goal]
    while cells[-1] != start:
        cells.append(came[cells[-1]])
    return np.array([a, *((np.array(place) + 0.5) * cell for place in cells[-2:0:-1]), b])


def resampled(line: Points, gap: float) -> Points:
    """Points at even distances along a line, its ends among them."""
    reach = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
    marks = np.linspace(0, reach[-1], max(2, round(reach[-1] / gap) + 1))
    return np.column_stack([np.interp(marks, reach, line[:, axis]) for axis in (0, 1)])


def eased(line: Points, obstacles: Points, clear: float, rounds: int = 14) -> Points:
    """The line pulled tight and smooth, kept clear of the obstacles."""
    line = line.copy()
    for _ in range(rounds):
        line[1:-1] += 0.5 * ((line[:-2] + line[2:]) / 2 - line[1:-1])
        away = line[1:-1, None] - obstacles
        gap = np.linalg.norm(away, axis=2) + 1e-9
        line[1:-1] += (away / gap[..., None] * np.clip(clear - gap, 0, None)[..., None]).sum(axis=1)
    return line
