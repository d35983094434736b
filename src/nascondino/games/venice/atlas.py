"""Scotland Yard Venice: the map at a terminal."""

from __future__ import annotations

from functools import partial

from nascondino.engine.contract import Comer
from nascondino.engine.texts import LANGUAGE
from nascondino.parts import station_atlas
from nascondino.parts.station_atlas import places, ways
from nascondino.parts.stations import StationBoard

from .rules.possible_flights import can_pay
from .rules.seeking import may_travel
from .state import BLACK, MISTER_X, ORDINARY, View
from .words import figures

__all__ = ["chart", "comers", "places", "ways"]


def comers(place: int, view: View, board: StationBoard) -> list[Comer]:
    return station_atlas.comers(place, board, figures(view, board), partial(_may_take, view))


def _may_take(view: View, pawn: int, transport: int) -> bool:
    """What a pawn can pay for. The secret lines are Mister X's alone, by a black ticket (V-22, V-23)."""
    if pawn == MISTER_X:
        return bool(can_pay(view, BLACK) or (transport in ORDINARY and can_pay(view, transport)))
    return transport in ORDINARY and bool(may_travel(view, pawn, transport))


def chart(around: int, columns: int, rows: int, view: View, board: StationBoard, language: str = LANGUAGE) -> str:
    return station_atlas.chart(around, columns, rows, board, figures(view, board), language)
