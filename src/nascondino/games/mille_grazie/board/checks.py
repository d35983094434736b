"""What makes a board sound, beyond the types of its fields. Every check says where in the file and what is wrong."""

from __future__ import annotations

import string

from nascondino.parts.board_file import BoardError, Point

from ..state import CARDS, CITIES, ON_THE_MAP, SEATS
from .file import BoardFile, Order, Road

FEWEST_ORDERS = SEATS + ON_THE_MAP  # so that everybody is dealt one, and there can be some on the map


def check(board: BoardFile) -> None:
    """Raise BoardError, without a file name, at the first thing that is wrong."""
    _check_cities(board)
    _check_roads(board)
    _check_network(board)
    _check_orders(board)


def _wrong(path: str, what: str) -> BoardError:
    return BoardError(f"{path}: {what}")


def _check_cities(board: BoardFile) -> None:
    if not 2 <= len(board.cities) < CITIES:
        raise _wrong("$.cities", f"there must be between 2 and {CITIES - 1} cities, not {len(board.cities)}")
    known: dict[str, int] = {}
    for i, city in enumerate(board.cities):
        earlier = known.setdefault(city.name, i)
        if earlier != i:
            raise _wrong(f"$.cities[{i}].name", f"{city.name} is already $.cities[{earlier}]")
        _check_inside(board, (city.x, city.y), f"$.cities[{i}]")


def _check_inside(board: BoardFile, point: Point, path: str) -> None:
    width, height = board.size
    if not (0 <= point[0] <= width and 0 <= point[1] <= height):
        raise _wrong(path, f"the point ({point[0]:g}, {point[1]:g}) is outside the board of {width:g} by {height:g}")


def _check_roads(board: BoardFile) -> None:
    known: dict[str, int] = {}
    for i, road in enumerate(board.roads):
        _check_road(board, road, f"$.roads[{i}]")
        earlier = known.setdefault(road.letter, i)
        if earlier != i:
            raise _wrong(f"$.roads[{i}].letter", f"the letter {road.letter} is already that of $.roads[{earlier}]")


def _check_road(board: BoardFile, road: Road, path: str) -> None:
    if road.letter not in string.ascii_uppercase:
        raise _wrong(f"{path}.letter", f"a letter from A to Z is expected, not '{road.letter}'")
    if road.letter not in initials(road.name):
        raise _wrong(f"{path}.name", f"no word of '{road.name}' begins with the letter {road.letter}")
    _check_named(board, road.a, f"{path}.a")
    _check_named(board, road.b, f"{path}.b")
    if road.a == road.b:
        raise _wrong(path, f"a road may not lead from {road.a} to itself")
    for i, point in enumerate(road.path):
        _check_inside(board, point, f"{path}.path[{i}]")


def initials(name: str) -> set[str]:
    return {word[0] for word in name.replace("’", " ").replace("'", " ").split()}


def _check_named(board: BoardFile, city: str, path: str) -> None:
    names = [known.name for known in board.cities]
    if city not in names:
        raise _wrong(path, f"there is no city '{city}'; known are {', '.join(names)}")


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
            raise _wrong(f"$.cities[{i}]", f"{city.name} cannot be reached from {board.cities[0].name}")


def _check_orders(board: BoardFile) -> None:
    if not FEWEST_ORDERS <= len(board.orders) < CARDS:
        count = len(board.orders)
        raise _wrong("$.orders", f"there must be between {FEWEST_ORDERS} and {CARDS - 1} orders, not {count}")
    for i, order in enumerate(board.orders):
        _check_order(board, order, f"$.orders[{i}]")


def _check_order(board: BoardFile, order: Order, path: str) -> None:
    _check_named(board, order.first, f"{path}.first")
    _check_named(board, order.destination, f"{path}.destination")
    if order.first == order.destination:
        raise _wrong(path, f"an order may not lead from {order.first} to itself")
