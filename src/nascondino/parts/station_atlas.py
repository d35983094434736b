"""A map of stations at a terminal: what games on such a board share in their atlas.py."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from nascondino.engine.contract import Comer, Figure, Message, Spot, Way
from nascondino.engine.texts import LANGUAGE, catalogue

from . import charts
from .boards import neighbours
from .charts import Label, Stroke
from .stations import StationBoard

CROWDED = 4  # one station in so many may have another one so close beside it that it has to move
APART = 5  # characters between those that are so close

MayTake = Callable[[int, int], bool]
"""Whether a pawn may take a transport; it is numbered as its ticket is, in the order of the board's list from 1 on."""


def places(view: Any, board: StationBoard) -> Sequence[Spot]:
    return board.spots(view)


def ways(place: int, view: Any, board: StationBoard) -> list[Way]:
    """By each transport that stops there, secret ones too."""
    spots, linked = board.spots(view), _linked(board)[place]
    by = {n: [spots[there - 1] for there, way in linked if way == n] for n in _transports(board)}
    return [Way(_called(board, n), to) for n, to in by.items() if to]


def comers(place: int, board: StationBoard, figures: Iterable[Figure], may_take: MayTake) -> list[Comer]:
    """Of those who stand beside the place, whoever may take a transport that leads there."""
    linked = _linked(board)[place]
    reaching = (
        (who, [way for there, way in linked if there == who.spot and may_take(_pawn(who), way)]) for who in figures
    )
    return [Comer(who, [_called(board, way) for way in by]) for who, by in reaching if by]


def _pawn(figure: Figure) -> int:
    """Pawns are marked by their numbers, but the one who flees, pawn 0, by a letter."""
    return int(figure.mark) if figure.mark.isdigit() else 0


def _transports(board: StationBoard) -> range:
    return range(1, len(board.file.transports) + 1)


@functools.lru_cache(8)
def _linked(board: StationBoard) -> dict[int, list[tuple[int, int]]]:
    """For each station, where one can go and by which transport, from 1 on."""
    return {here: [(there, way + 1) for there, way in found] for here, found in neighbours(board.file).items()}


def _called(board: StationBoard, transport: int) -> Message:
    """By the words of the legend, which knows secret ones too."""
    return f"{_game(board)}-legend", board.transport_facts(transport)


def _game(board: StationBoard) -> str:
    return board.locale.parent.name


def chart(
    around: int, columns: int, rows: int, board: StationBoard, figures: Iterable[Figure], language: str = LANGUAGE
) -> str:
    """The map around a station, and below it what its signs mean."""
    legend = catalogue(board.locale, language).say(f"{_game(board)}-atlas-legend", **board.transport_facts(1))
    return charts.explained(_drawn(around, columns, rows, board, figures), legend, columns)


def _drawn(around: int, columns: int, rows: int, board: StationBoard, figures: Iterable[Figure]) -> str:
    """Stations by their numbers, with who stands there; the lines of the first transport, which goes everywhere."""
    spots = board.spots(None)
    middle = spots[around - 1]
    points = [(spot.x, spot.y) for spot in spots]
    window = charts.around((middle.x, middle.y), points, _unit(board), columns, rows)
    marks = _marks(figures)
    shown_first = sorted(spots, key=lambda spot: (spot.number not in marks, math.dist(spot[1:3], middle[1:3])))
    labels = (Label((spot.x, spot.y), _label(spot.number, around, marks)) for spot in shown_first)
    return charts.draw(window, _lines(board), labels)


@functools.lru_cache(8)
def _unit(board: StationBoard) -> float:
    """What a character is wide, so that numbers have room; stations of one place do not matter."""
    points = {(station.x, station.y) for station in board.file.stations}
    nearest = sorted(min((math.dist(point, other) for other in points - {point}), default=APART) for point in points)
    return nearest[len(nearest) // CROWDED] / APART


def _marks(figures: Iterable[Figure]) -> dict[int, str]:
    """By station, the marks of all who stand there."""
    marks: dict[int, str] = {}
    for figure in figures:
        marks[figure.spot] = marks.get(figure.spot, "*") + figure.mark
    return marks


def _label(station: int, around: int, marks: dict[int, str]) -> str:
    text = f"{station}{marks.get(station, '')}"
    return f"[{text}]" if station == around else text


def _lines(board: StationBoard) -> list[Stroke]:
    at = {station.id: (station.x, station.y) for station in board.file.stations}
    first = board.file.transports[0].id
    return [Stroke((at[link.a], *link.path, at[link.b]), "·") for link in board.file.links if link.by == first]
