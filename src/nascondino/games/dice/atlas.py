"""Scotland Yard, the dice game: the city at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from nascondino.engine.contract import Comer, Figure, Message, Spot, Way
from nascondino.engine.texts import LANGUAGE

from .board import DiceBoard
from .rules.travelling import mark, reach
from .state import BLACK, HELICOPTER, HOW_WORDS, HOWS, TRANSPORTS, View
from .words import city, figures


def places(view: View, board: DiceBoard) -> Sequence[Spot]:
    return board.spots(view)


def ways(place: int, view: View, board: DiceBoard) -> list[Way]:
    """By each die that stops there, by a black ticket, and by helicopter from an edge."""
    led = {how: int(reach(board.record[0], view, how, place)) for how in HOWS}
    to = {how: [spot for spot in places(view, board) if marks & mark(spot.number)] for how, marks in led.items()}
    return [Way(_called(how), spots) for how, spots in to.items() if spots]


def comers(place: int, view: View, board: DiceBoard) -> list[Comer]:
    """A detective by any die that may be rolled; Mister X, if he is seen, by what he has left too."""
    reaching = ((who, _ways_to(place, who, view, board)) for who in figures(view, board))
    return [Comer(who, [_called(how) for how in hows]) for who, hows in reaching if hows]


def _ways_to(place: int, who: Figure, view: View, board: DiceBoard) -> list[int]:
    hows = TRANSPORTS if who.mark.isdigit() else [how for how in HOWS if _has(view, how)]
    return [how for how in hows if int(reach(board.record[0], view, how, who.spot)) & mark(place)]


def _has(view: View, how: int) -> bool:
    """Whether Mister X has one of them left; dice are left to him by the detectives."""
    left = {BLACK: view.black, HELICOPTER: view.helicopters}
    return bool(left.get(how, 1))


def _called(how: int) -> Message:
    return "dice-atlas-way", {"how": HOW_WORDS[how]}


def chart(around: int, columns: int, rows: int, view: View, board: DiceBoard, language: str = LANGUAGE) -> str:
    """The whole city, as the picture has it: it fits any terminal."""
    return "\n".join(line.rstrip() for line in city(view, board))
