"""Mille Grazie: boards, from the file to the Board Record. Any map will do whose roads have letters."""

from __future__ import annotations

import functools
import hashlib
import string
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from nascondino.engine.contract import Theme
from nascondino.parts.boards import read_as

from ..info import INFO
from ..state import COLOURS, Board
from .checks import check
from .drawing import svg
from .file import BoardFile, Order, Road

DATA = Path(__file__).parent.parent / "data"
COLOUR_NAMES = "green", "violet", "orange"


@dataclass(frozen=True, eq=False)
class MilleGrazieBoard:
    """A board ready to be played on, and the file it came from, which knows names and places."""

    file: BoardFile
    record: Any

    @property
    def name(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        return self.file.title

    @property
    def size(self) -> str:
        return f"{len(self.file.cities)} cities, {len(self.file.roads)} roads, {len(self.file.orders)} orders"

    @functools.cached_property
    def digest(self) -> str:
        return digest(self.file)

    def svg(self, theme: Theme) -> str:
        return svg(self.file, theme)

    def city(self, number: int) -> str:
        return self.file.cities[number - 1].name

    def road(self, number: int) -> Road:
        return self._roads[number]

    def order(self, card: int) -> Order:
        return self.file.orders[card - 1]

    @functools.cached_property
    def _roads(self) -> dict[int, Road]:
        return {number(road.letter): road for road in self.file.roads}


def load_board(source: str) -> MilleGrazieBoard:
    """A board by name, or by the path of a file."""
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> MilleGrazieBoard:
    file = read_as(path, BoardFile, check)
    return MilleGrazieBoard(file, board_record(file))


def number(letter: str) -> int:
    """A road's number: its letter's place in the alphabet."""
    return string.ascii_uppercase.index(letter) + 1


def letter(road: int) -> str:
    return string.ascii_uppercase[road - 1]


def board_record(file: BoardFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    board = boards[0]
    numbers = {city.name: i for i, city in enumerate(file.cities, 1)}
    board.cities, board.cards = len(file.cities), len(file.orders)
    for road in file.roads:
        board.ends[number(road.letter)] = numbers[road.a], numbers[road.b]
        board.colour[number(road.letter)] = COLOURS[COLOUR_NAMES.index(road.colour)]
    for card, order in enumerate(file.orders, 1):
        board.first[card], board.destination[card] = numbers[order.first], numbers[order.destination]
        board.worth[card] = order.points
    return boards


def digest(file: BoardFile) -> str:
    """A name for what the board is in play: two drawings of the same map have the same one."""
    matters = {
        "cities": [city.name for city in file.cities],
        "roads": sorted((road.letter, *sorted((road.a, road.b)), road.colour) for road in file.roads),
        "orders": [(order.first, order.destination, order.points) for order in file.orders],
    }
    return hashlib.sha256(msgspec.json.encode(matters)).hexdigest()
