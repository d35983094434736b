"""Scotland Yard, pocket edition: the map at a terminal."""

from __future__ import annotations

from functools import partial

from nascondino.engine.contract import Comer
from nascondino.engine.texts import LANGUAGE
from nascondino.parts import station_atlas
from nascondino.parts.station_atlas import places, ways
from nascondino.parts.stations import StationBoard

from .rules.fleeing import may_dive
from .state import MISTER_X, TICKETS, View
from .words import figures

__all__ = ["chart", "comers", "places", "ways"]


def comers(place: int, view: View, board: StationBoard) -> list[Comer]:
    return station_atlas.comers(place, board, figures(view, board), partial(_may_take, view))


def _may_take(view: View, pawn: int, transport: int) -> bool:
    """Mister X pays nothing, but a black ticket for the ferry (K-12); the figures pay for every move."""
    if pawn == MISTER_X:
        return transport in TICKETS or bool(may_dive(view))
    return transport in TICKETS and bool(view.tickets[transport] > 0)


def chart(around: int, columns: int, rows: int, view: View, board: StationBoard, language: str = LANGUAGE) -> str:
    return station_atlas.chart(around, columns, rows, board, figures(view, board), language)
