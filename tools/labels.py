"""Where to write words on a map so that stations and lines hide little of them."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import numpy as np
import terrain
from terrain import Mask, Points

from nascondino.parts.board_file import Area, BoardFile, Label, Link

WIDTH_OF_LETTER = {"land": 0.92, "water": 0.58, "place": 0.55}  # in heights, spacing included
EDGE = 40
ALONG, ACROSS = range(-260, 261, 10), range(-110, 111, 6)

# How much words suffer, in points of a thin line across them.
FROM_DISC, FROM_WORDS = 30.0, 9.0
FROM_WRONG_GROUND = {"land": 0.15, "water": 3.0, "place": 0.0}  # for each cell; land is full of canals
FROM_MOVING = {"land": 1 / 25, "water": 1 / 25, "place": 1 / 8}  # the words of a small place must stay with it
THIN = 3.0


class Labels:
    """What is in the way of words on a board."""

    def __init__(self, board: BoardFile) -> None:
        self.size, self.radius = np.array(board.size), board.radius
        self.stations = np.array([(station.x, station.y) for station in board.stations])
        width = {transport.id: transport.width for transport in board.transports}
        lines = [(points_of(board, link), width[link.by] / THIN) for link in board.links]
        self.strokes = np.concatenate([points for points, _ in lines])
        self.weights = np.concatenate([np.full(len(points), weight) for points, weight in lines])
        islands = [
            np.array(thing.points) for thing in board.scenery if isinstance(thing, Area) and thing.kind == "land"
        ]
        cells = terrain.centres(board.size)
        land = terrain.covered(cells, islands)
        self.wrong = {"land": cells[~land], "water": cells[land], "place": cells[:0, 0]}
        self.written = cells[:0, 0]
        self.cells = cells.reshape(-1, 2)

    def roomiest(self, kind: Any, text: str, place: Points, size: float) -> Label:
        """The words near their place, moved to where the least is in their way."""
        half = np.array((WIDTH_OF_LETTER[kind] * size * len(text) / 2, size * 0.45))
        reach = half + np.array((ALONG[-1], ACROSS[-1])) + self.radius
        near = within(self.strokes, place, reach)
        strokes, weights = self.strokes[near], self.weights[near]
        wrong = self.wrong[kind][within(self.wrong[kind], place, reach)]

        def suffering(move: tuple[int, int]) -> float:
            middle = place + move
            if (middle - half < EDGE).any() or (middle + half > self.size - EDGE).any():
                return math.inf
            discs = within(self.stations, middle, half + self.radius).sum()
            crossed = weights[within(strokes, middle, half + 4)].sum()
            astray = FROM_WRONG_GROUND[kind] * within(wrong, middle, half).sum()
            mixed = FROM_WORDS * within(self.written, middle, half + size / 2).sum()
            return float(FROM_DISC * discs + crossed + astray + mixed + FROM_MOVING[kind] * math.hypot(*move))

        middle = (place + min(product(ALONG, ACROSS), key=suffering)).round()
        self.written = np.concatenate((self.written, self.cells[within(self.cells, middle, half)]))
        x, y = middle.tolist()
        return Label(kind, text, x, y + round(size * 0.35), size)


def within(points: Points, middle: Points, half: Points) -> Mask:
    """Which points are in a box."""
    apart = np.abs(points - middle)
    inside: Mask = (apart[:, 0] < half[0]) & (apart[:, 1] < half[1])
    return inside


def points_of(board: BoardFile, link: Link) -> Points:
    ends = [board.stations[number - 1] for number in (link.a, link.b)]
    return terrain.resampled(np.array([(ends[0].x, ends[0].y), *link.path, (ends[1].x, ends[1].y)]), 8)
