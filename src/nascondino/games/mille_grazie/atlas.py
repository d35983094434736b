"""Mille Grazie: the map at a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nascondino.engine.contract import Comer, Figure, Message, Spot, Way
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts import charts
from nascondino.parts.charts import Label, Stroke

from .board import MilleGrazieBoard, road_number
from .board_file import Road
from .drawing import line, road_spot
from .state import View
from .words import LOCALE, figures

SIGNS = {"green": "·", "violet": ":", "orange": "-"}
MARGIN = 5  # characters beside the outermost cities, for their names


def places(view: View, board: MilleGrazieBoard) -> Sequence[Spot]:
    """The cities, which are the first of the spots."""
    return board.spots(view)[: len(board.file.cities)]


def ways(place: int, view: View, board: MilleGrazieBoard) -> list[Way]:
    return [Way(_called(road, view), [there]) for road, there in _roads_at(place, view, board)]


def comers(place: int, view: View, board: MilleGrazieBoard) -> list[Comer]:
    """Coaches in the next cities. The noble takes no road twice on a journey (M-8)."""
    coming = ((who, _ways_to(place, who, view, board)) for who in figures(view, board))
    return [Comer(who, [_called(road, view) for road in roads]) for who, roads in coming if roads]


def _ways_to(place: int, who: Figure, view: View, board: MilleGrazieBoard) -> list[Road]:
    roads = [road for road, there in _roads_at(place, view, board) if there.number == who.spot]
    return [road for road in roads if not (who.seat == view.noble and _is_used(road, view))]


def _roads_at(place: int, view: View, board: MilleGrazieBoard) -> Iterator[tuple[Road, Spot]]:
    """The roads from a city, and where each leads."""
    cities = {spot.name: spot for spot in places(view, board)}
    here = board.city(place)
    for road in board.file.roads:
        if here in (road.a, road.b):
            yield road, cities[road.b if road.a == here else road.a]


def _is_used(road: Road, view: View) -> bool:
    return bool(view.used[road_number(road.letter)])


def _called(road: Road, view: View) -> Message:
    name = "mille_grazie-atlas-used" if _is_used(road, view) else "mille_grazie-atlas-way"
    return name, {"road": f"{road.letter} {road.name}", "colour": road.colour}


def chart(around: int, columns: int, rows: int, view: View, board: MilleGrazieBoard, language: str = LANGUAGE) -> str:
    """All cities and roads, however many rows that takes; each road by its letter, and by its colour's sign."""
    lines = [Stroke(line(board.file, road), SIGNS[road.colour]) for road in board.file.roads]
    window = charts.whole([point for each in lines for point in each.points], columns, MARGIN)
    legend = catalogue(LOCALE, language).say("mille_grazie-atlas-legend")
    return charts.explained(charts.draw(window, lines, _labels(view, board)), legend, columns)


def _labels(view: View, board: MilleGrazieBoard) -> Iterator[Label]:
    """Roads by their letters, and cities; with who is there, or waits there as far as the view shows it.

    Where there is somebody comes first: of these none may be left out for want of room.
    """
    spots = {spot.number: spot for spot in board.spots(view)}
    shown = {road_spot(road): road.letter for road in board.file.roads}
    shown |= {spot.number: spot.name for spot in places(view, board)}
    standing = figures(view, board)
    called = {spot: f"{name}{_marks(spot, standing)}" for spot, name in shown.items()}
    for spot in sorted(called, key=lambda spot: called[spot] == shown[spot]):
        yield Label((spots[spot].x, spots[spot].y), called[spot])


def _marks(spot: int, standing: Sequence[Figure]) -> str:
    marks = "".join(figure.mark for figure in standing if figure.spot == spot)
    return f"*{marks}" if marks else ""
