"""Mille Grazie: boards, from the file to the Board Record. Any map will do whose roads have letters."""

from __future__ import annotations

import functools
import hashlib
import string
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from nascondino.engine.contract import BoardCard, BoardFacts, BoardLine, Lists, Spot, Theme
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.board_checks import check_inside
from nascondino.parts.board_file import BoardError
from nascondino.parts.boards import FileBoard, read_as, title_in
from nascondino.parts.drawing_style import as_data

from . import drawing
from .board_file import BoardFile, Order, Road
from .drawing import at_sign, drawn_line, field, road_spot, svg
from .info import INFO
from .state import (
    CARDS,
    CITIES,
    COLOUR_WORDS,
    FIELD_SPOTS,
    ON_THE_MAP,
    ROAD_SPOTS,
    ROADS,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SEATS,
    Board,
)

DATA = Path(__file__).parent / "data"
LOCALE = Path(__file__).parent / "locale"
FEWEST_ORDERS = SEATS + ON_THE_MAP  # so that everybody is dealt one, and there can be some on the map


class MilleGrazieBoard(FileBoard[BoardFile]):
    """A map: cities, the roads between them, and orders."""

    @property
    def size(self) -> str:
        return f"{len(self.file.cities)} cities, {len(self.file.roads)} roads, {len(self.file.orders)} orders"

    @functools.cached_property
    def digest(self) -> str:
        return digest(self.file)

    def svg(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        return svg(self.file, theme)

    def spots(self, view: Any) -> tuple[Spot, ...]:
        """Cities, the fields for their orders, and roads."""
        return self._spots

    @functools.cached_property
    def _spots(self) -> tuple[Spot, ...]:
        cities = tuple(enumerate(self.file.cities, 1))
        return (
            *(Spot(n, city.x, city.y, city.name) for n, city in cities),
            *(Spot(FIELD_SPOTS + n, *field(city), city.name) for n, city in cities),
            *(Spot(road_spot(road), *at_sign(self.file, road), road.name) for road in self.file.roads),
        )

    def facts(self, view: Any = None, language: str = LANGUAGE) -> BoardFacts:
        """A road's sign is a spot of its own, which has its name."""
        say = catalogue(LOCALE, language).say
        return BoardFacts(
            name=self.name,
            title=title_in(self.file, LOCALE, language),
            digest=self.digest,
            size=self.file.size,
            radius=self.file.radius,
            spots=self._spots,
            credits=self.file.credits,
            licence=self.file.licence,
            transports=tuple(
                as_data(colour, say("mille_grazie-colour", colour=colour), shades)
                for colour, shades in drawing.COLOURS.items()
            ),
            lines=self._lines,
            cards=self._cards,
        )

    @functools.cached_property
    def _cards(self) -> tuple[BoardCard, ...]:
        numbers = {city.name: n for n, city in enumerate(self.file.cities, 1)}
        return tuple(
            BoardCard(n, (numbers[order.first], numbers[order.destination]), order.points)
            for n, order in enumerate(self.file.orders, 1)
        )

    @functools.cached_property
    def _lines(self) -> tuple[BoardLine, ...]:
        numbers = {city.name: n for n, city in enumerate(self.file.cities, 1)}
        return tuple(
            BoardLine(numbers[road.a], numbers[road.b], road.colour, drawn_line(self.file, road), road_spot(road))
            for road in self.file.roads
        )

    @functools.cached_property
    def lists(self) -> Lists:
        """By number of a city, a road or a card; a letter without a road has no words."""
        roads = {n: (self.road_called(n), road.a, road.b, road.colour) for n, road in self._roads.items()}
        called, here, there, colours = zip(*(roads.get(n, ("",) * 4) for n in range(ROADS)), strict=True)
        cards, first = range(1, len(self.file.orders) + 1), self.record[0].first
        return {
            "cities": ("", *(city.name for city in self.file.cities)),
            "roads": called,
            "from": here,
            "to": there,
            "colours": colours,
            "signs": tuple(ROAD_SPOTS + n for n in range(ROADS)),
            "orders": ("", *(self.order_called(card) for card in cards)),
            "fields": (0, *(FIELD_SPOTS + int(first[card]) for card in cards)),
        }

    def road_called(self, number: int) -> str:
        """`F Via Fiorentina`."""
        return f"{road_letter(number)} {self.road(number).name}"

    def order_called(self, card: int) -> str:
        """`Milano-Genova (5)`."""
        return f"{self.order_between(card)} ({self.order(card).points})"

    def order_between(self, card: int) -> str:
        """`Milano-Genova`."""
        order = self.order(card)
        return f"{order.first}-{order.destination}"

    def city(self, number: int) -> str:
        return self.file.cities[number - 1].name

    def road(self, number: int) -> Road:
        return self._roads[number]

    def order(self, card: int) -> Order:
        return self.file.orders[card - 1]

    @functools.cached_property
    def _roads(self) -> dict[int, Road]:
        return {road_number(road.letter): road for road in self.file.roads}


def load_board(source: str) -> MilleGrazieBoard:
    """A board by name, or by the path of a file."""
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> MilleGrazieBoard:
    file = read_as(path, BoardFile, check)
    return MilleGrazieBoard(file, board_record(file))


def road_number(letter: str) -> int:
    """A road's number: its letter's place in the alphabet."""
    return string.ascii_uppercase.index(letter) + 1


def road_letter(road: int) -> str:
    return string.ascii_uppercase[road - 1]


def board_record(file: BoardFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    board = boards[0]
    numbers = {city.name: i for i, city in enumerate(file.cities, 1)}
    board.cities, board.cards = len(file.cities), len(file.orders)
    for road in file.roads:
        board.ends[road_number(road.letter)] = numbers[road.a], numbers[road.b]
        board.colour[road_number(road.letter)] = COLOUR_WORDS.index(road.colour)
    for card, order in enumerate(file.orders, 1):
        board.first[card], board.destination[card] = numbers[order.first], numbers[order.destination]
        board.worth[card] = order.points
    for city in range(1, board.cities + 1):
        _list(board.roads_at[city], [road for road in range(1, ROADS) if city in board.ends[road]])
        _list(board.orders_from[city], [card for card in range(1, CARDS) if board.first[card] == city])
        _list(board.orders_to[city], [card for card in range(1, CARDS) if board.destination[card] == city])
    _list_ways(board)
    return boards


def _list(field: Any, numbers: Iterable[int]) -> None:
    for i, number in enumerate(numbers):
        field[i] = number


# Ways on from a city (M-8): whether so many roads more can be travelled is asked at every step, so it is prepared here.

Way = tuple[int, ...]
Ways = dict[int, list[Way]]  # from each city


def _list_ways(board: Any) -> None:
    """Ways of no road, by these of 1, by these of 2, and so on; then where they matter."""
    cities = range(1, board.cities + 1)
    ways: list[Ways] = [{city: [()] for city in cities}]
    for length in range(1, ROADS_ALONE):
        ways.append({city: enough(_longer(board, city, ways[-1]), ROADS_ALONE - length) for city in cities})
        for city in cities:
            for i, way in enumerate(ways[length][city]):
                _list(board.ways[city][length][i], way)
    for city in cities:
        for length in (ROADS_ESCORTED, ROADS_ALONE):
            _mark_dead_ends(board, ways, city, (), length)


def _longer(board: Any, city: int, ways: Ways) -> Iterable[Way]:
    """A road from the city, and a way on from its other end that does without it."""
    for road, there in _roads_from(board, city):
        yield from ((road, *way) for way in ways[there] if road not in way)


def _roads_from(board: Any, city: int) -> Iterable[tuple[int, int]]:
    """Each road, and where it leads."""
    return [(int(road), int(sum(board.ends[road]) - city)) for road in board.roads_at[city] if road]


def _mark_dead_ends(board: Any, ways: list[Ways], city: int, used: Way, left: int) -> None:
    """On every journey that goes on so: where a road would not leave as many to be travelled as there should be."""
    for road, there in _roads_from(board, city):
        if road not in used:
            if not any({*used, road}.isdisjoint(way) for way in ways[left - 1][there]):
                board.dead_ends[city][len(used)] = True
            elif left > 2:  # the last road may lead anywhere
                _mark_dead_ends(board, ways, there, (*used, road), left - 1)


def enough(ways: Iterable[Way], used: int) -> list[Way]:
    """So many of the ways that, whichever roads are used, up to that number, one of these is open if any is.

    A way is needed if some choice of used roads closes all that were kept so far, but not this one. Of ways of p roads
    with q roads used there are then never more than p + q over p, by a theorem of Bollobás: here 10 at most.
    """
    kept: list[Way] = []
    for way in ways:
        if _can_close(kept, used, way):
            kept.append(way)
    return kept


def _can_close(ways: list[Way], used: int, but: Way) -> bool:
    """Whether so many roads can close all these ways, and leave one open: some road must be of the first of them."""
    if not ways or used == 0:
        return not ways
    return any(
        _can_close([way for way in ways if road not in way], used - 1, but) for road in ways[0] if road not in but
    )


def digest(file: BoardFile) -> str:
    """A name for what the board is in play: two drawings of the same map have the same one."""
    matters = {
        "cities": [city.name for city in file.cities],
        "roads": sorted((road.letter, *sorted((road.a, road.b)), road.colour) for road in file.roads),
        "orders": [(order.first, order.destination, order.points) for order in file.orders],
    }
    return hashlib.sha256(msgspec.json.encode(matters)).hexdigest()


# What makes a board sound, beyond the types of its fields. Every check says where in the file and what is wrong.


def check(board: BoardFile) -> None:
    """Raise BoardError, without a file name, at the first thing that is wrong."""
    _check_cities(board)
    _check_roads(board)
    _check_network(board)
    _check_orders(board)


def _check_cities(board: BoardFile) -> None:
    if not 2 <= len(board.cities) < CITIES:
        raise BoardError.at("$.cities", f"there must be between 2 and {CITIES - 1} cities, not {len(board.cities)}")
    known: dict[str, int] = {}
    for i, city in enumerate(board.cities):
        earlier = known.setdefault(city.name, i)
        if earlier != i:
            raise BoardError.at(f"$.cities[{i}].name", f"{city.name} is already $.cities[{earlier}]")
        check_inside(board.size, (city.x, city.y), f"$.cities[{i}]")
        check_inside(board.size, field(city), f"$.cities[{i}].field")


def _check_roads(board: BoardFile) -> None:
    known: dict[str, int] = {}
    for i, road in enumerate(board.roads):
        _check_road(board, road, f"$.roads[{i}]")
        earlier = known.setdefault(road.letter, i)
        if earlier != i:
            what = f"the letter {road.letter} is already that of $.roads[{earlier}]"
            raise BoardError.at(f"$.roads[{i}].letter", what)


def _check_road(board: BoardFile, road: Road, path: str) -> None:
    if road.letter not in string.ascii_uppercase:
        raise BoardError.at(f"{path}.letter", f"a letter from A to Z is expected, not '{road.letter}'")
    if road.letter not in initials(road.name):
        raise BoardError.at(f"{path}.name", f"no word of '{road.name}' begins with the letter {road.letter}")
    _check_named(board, road.a, f"{path}.a")
    _check_named(board, road.b, f"{path}.b")
    if road.a == road.b:
        raise BoardError.at(path, f"a road may not lead from {road.a} to itself")
    for i, point in enumerate(road.path):
        check_inside(board.size, point, f"{path}.path[{i}]")


def initials(name: str) -> set[str]:
    return {word[0] for word in name.replace("’", " ").replace("'", " ").split()}


def _check_named(board: BoardFile, city: str, path: str) -> None:
    names = [known.name for known in board.cities]
    if city not in names:
        raise BoardError.at(path, f"there is no city '{city}'; known are {', '.join(names)}")


def _check_network(board: BoardFile) -> None:
    """From every city one can travel to every other."""
    reached, waiting = {board.cities[0].name}, [board.cities[0].name]
    while waiting:
        here = waiting.pop()
        fresh = {road.b if road.a == here else road.a for road in board.roads if here in (road.a, road.b)} - reached
        reached |= fresh
        waiting.extend(fresh)
    for i, city in enumerate(board.cities):
        if city.name not in reached:
            raise BoardError.at(f"$.cities[{i}]", f"{city.name} cannot be reached from {board.cities[0].name}")


def _check_orders(board: BoardFile) -> None:
    if not FEWEST_ORDERS <= len(board.orders) < CARDS:
        count = len(board.orders)
        raise BoardError.at("$.orders", f"there must be between {FEWEST_ORDERS} and {CARDS - 1} orders, not {count}")
    for i, order in enumerate(board.orders):
        _check_order(board, order, f"$.orders[{i}]")


def _check_order(board: BoardFile, order: Order, path: str) -> None:
    _check_named(board, order.first, f"{path}.first")
    _check_named(board, order.destination, f"{path}.destination")
    if order.first == order.destination:
        raise BoardError.at(path, f"an order may not lead from {order.first} to itself")
