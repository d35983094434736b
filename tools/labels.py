"""Where to write words on a map so that stations and lines hide little of them."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from terrain import resampled

from nascondino.parts.board_file import BoardFile, Label, Link

WIDTH_OF_LETTER = {"land": 0.92, "water": 0.68, "place": 0.55}  # in heights, spacing included
EDGE = 40
ALONG, ACROSS = range(-150, 151, 10), range(-90, 91, 6)


def roomiest(board: BoardFile, kind: Any, text: str, place: NDArray[np.float64], size: float) -> Label:
    """The words near their place, moved to where the least is in their way."""
    stations = np.array([(station.x, station.y) for station in board.stations])
    lines = np.concatenate([points_of(board, link) for link in board.links])
    half = np.array((WIDTH_OF_LETTER[kind] * size * len(text) / 2, size * 0.45))

    def hidden(move: tuple[int, int]) -> float:
        middle = place + move
        if (middle - half < EDGE).any() or (middle + half > np.array(board.size) - EDGE).any():
            return math.inf
        discs = (np.abs(stations - middle) < half + board.radius).all(axis=1).sum()
        strokes = (np.abs(lines - middle) < half + 3).all(axis=1).sum()
        return float(9 * discs + strokes + math.hypot(*move) / 60)

    x, y = (place + min(product(ALONG, ACROSS), key=hidden)).round().tolist()
    return Label(kind, text, x, y + round(size * 0.35), size)


def points_of(board: BoardFile, link: Link) -> NDArray[np.float64]:
    ends = [board.stations[number - 1] for number in (link.a, link.b)]
    return resampled(np.array([(ends[0].x, ends[0].y), *link.path, (ends[1].x, ends[1].y)]), 8)
