"""Where things lie on our map of Venice: the real city, turned a little and stretched where it is crowded.

Everything goes through the same smooth change, so the city stays in shape: first a turn by a few degrees, which lays
the city along the page; then a stretch along each axis, which gives crowded parts more room and the empty lagoon less;
and at last a push, which keeps stations apart and carries the land along.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray
from terrain import resampled

Points = NDArray[np.float64]

CENTRE = (12.335, 45.437)
METRES_PER_DEGREE = (78_150.0, 111_320.0)
TURN = math.radians(10)
SIZE = (2640.0, 1980.0)
ROOM = (90.0, 95.0, 90.0, 120.0)  # for stations: left, top, right, bottom
EVENNESS = (0.45, 0.5)  # how far crowding is evened out along x and y; 1 would even it out altogether
SMOOTHING = 350.0  # metres
APART = 58.0
OFF_CANAL = 42.0  # lines shall have room on the Grand Canal
REACH = 75.0  # how far a push of a station carries the land along


def turned(degrees: Any) -> Points:
    """Longitudes and latitudes as metres on the turned page, x to the right and y down."""
    east, north = ((np.asarray(degrees, float) - CENTRE) * METRES_PER_DEGREE).T
    x = east * math.cos(TURN) - north * math.sin(TURN)
    y = -(east * math.sin(TURN) + north * math.cos(TURN))
    return np.column_stack((x, y))


class Stretch:
    """A smooth, growing change of one coordinate that gives crowded values more room."""

    def __init__(self, values: NDArray[np.float64], evenness: float, start: float, end: float) -> None:
        self.grid = np.linspace(values.min() - 3000, values.max() + 3000, 900)
        crowd = np.exp(-0.5 * ((self.grid[:, None] - values) / SMOOTHING) ** 2).sum(axis=1)
        inside = (self.grid > values.min()) & (self.grid < values.max())
        slope = (1 - evenness) + evenness * crowd / crowd[inside].mean()
        total = np.cumsum(slope)
        first, last = np.interp([values.min(), values.max()], self.grid, total)
        self.image = start + (total - first) * (end - start) / (last - first)

    def __call__(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        image: NDArray[np.float64] = np.interp(values, self.grid, self.image)
        return image


class Chart:
    """The change from degrees to the page, learnt from the places that it must make room for."""

    def __init__(self, places: Any) -> None:
        at = turned(places)
        left, top, right, bottom = ROOM
        self.x = Stretch(at[:, 0], EVENNESS[0], left, SIZE[0] - right)
        self.y = Stretch(at[:, 1], EVENNESS[1], top, SIZE[1] - bottom)
        self.anchors = np.zeros((0, 2))
        self.pushes = np.zeros((0, 2))

    def stretched(self, degrees: Any) -> Points:
        at = turned(degrees)
        return np.column_stack((self.x(at[:, 0]), self.y(at[:, 1])))

    def settle(self, degrees: Any, canal: Any, gap: float = APART, off: float = OFF_CANAL) -> Points:
        """Places for stations, far enough from each other and off the canal; everything near them moves along."""
        self.anchors = self.stretched(degrees)
        settled = apart(self.anchors, resampled(self.stretched(canal), 10), gap, off)
        self.pushes = settled - self.anchors
        return settled

    def __call__(self, degrees: Any) -> Points:
        at = self.stretched(degrees)
        if not len(self.anchors):
            return at
        near = np.exp(-0.5 * (np.linalg.norm(at[:, None] - self.anchors, axis=2) / REACH) ** 2)
        carried: Points = at + near @ self.pushes / (near.sum(axis=1, keepdims=True) + 0.15)
        return carried


def apart(start: Points, canal: Points, wanted: float = APART, off: float = OFF_CANAL) -> Points:
    """Push points apart until none are too close, each held to its place by a spring that slackens."""
    at = start.copy()
    for step in range(600):
        away = at[:, None] - at
        gap = np.linalg.norm(away, axis=2)
        np.fill_diagonal(gap, np.inf)
        lack = np.clip(wanted * 1.02 - gap, 0, None)
        at += 0.45 * (away / gap[:, :, None] * lack[:, :, None]).sum(axis=1) / 2
        at += off_canal(at, canal, off)
        at += 0.04 * max(0.0, 1 - step / 450) * (start - at)
    return at


def off_canal(at: Points, canal: Points, off: float = OFF_CANAL) -> Points:
    """A step away from the nearest point of the canal, for those that stand too near."""
    away = at[:, None] - canal
    gap = np.linalg.norm(away, axis=2)
    nearest = gap.argmin(axis=1)
    every = np.arange(len(at))
    lack = np.clip(off - gap[every, nearest], 0, None)
    push: Points = 0.3 * away[every, nearest] / (gap[every, nearest] + 1e-6)[:, None] * lack[:, None]
    return push
