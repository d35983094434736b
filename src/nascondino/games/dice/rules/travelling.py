"""Scotland Yard, the dice game: how one travels in the city.

A set of places is an int with bit p for place p.
"""

from __future__ import annotations

from nascondino.kernel import routine, rule

from ..geometry import beside, column_of, first_place, place_at, position_of, row_of, rows, tile_of
from ..state import (
    AGAINST,
    BLACK,
    BUS,
    COLUMNS,
    DIRECTIONS,
    HEEDING,
    HELICOPTER,
    PAWNS,
    PLACES,
    TAXI,
    TILES,
    TRANSPORTS,
    Board,
    State,
    View,
)


@rule
def detective_at(s: State, place: int) -> int:
    """The first pawn of the detectives at a place; 0 if there is none."""
    for pawn in range(1, PAWNS):
        if s.pawns[pawn] == place:
            return pawn
    return 0


# Streets and stops.


@rule
def print_of(s: State | View, place: int) -> int:
    """A place as it is printed on the side of its tile that lies up."""
    return place + PLACES * s.light[tile_of(place)]


@rule
def stops(board: Board, s: State | View, transport: int, place: int) -> bool:
    return board.stops[print_of(s, place)][transport] != 0


@rule
def next_along(board: Board, s: State | View, here: int, direction: int, against: int) -> int:
    """The next place along the street, 0 if there is none: at dead ends (D-30) and against the arrow (D-29).

    Under a black ticket one may go `against` the arrow, but not through a dead end (D-38).
    """
    there = beside(board, s, here, direction)
    if there == 0 or not board.leaves[against][print_of(s, here)][direction]:
        return 0
    return there if board.enters[against][print_of(s, there)][direction] else 0


# How one travels: each gives the set of places that are reached from a place.


@rule
def mark(place: int) -> int:
    return 1 << int(place)


@routine
def reach(board: Board, s: State | View, how: int, here: int) -> int:
    """D-21: a black ticket is good for any transport, and takes no heed of arrows (D-29)."""
    if how == HELICOPTER:
        return by_helicopter(s, here)
    places = 0
    for transport in TRANSPORTS:
        if how in (transport, BLACK) and stops(board, s, transport, here):  # D-12
            places |= by_transport(board, s, transport, here, AGAINST if how == BLACK else HEEDING)
    return places


@rule
def by_transport(board: Board, s: State | View, transport: int, here: int, against: int) -> int:
    if transport == TAXI:
        return by_taxi(board, s, here, against)
    if transport == BUS:
        return by_bus(board, s, here, against)
    return by_underground(board, s, here)


@rule
def by_taxi(board: Board, s: State | View, here: int, against: int) -> int:
    """D-11: to neighbours along a street, and across the tile by a taxi lane (D-31)."""
    places = 0
    for direction in DIRECTIONS:
        there = next_along(board, s, here, direction, against)
        if there != 0 and stops(board, s, TAXI, there):
            places |= mark(there)
    if board.lanes[print_of(s, here)]:
        places |= mark(across_the_tile(here))
    return places


@rule
def across_the_tile(place: int) -> int:
    """The diagonally opposite place of the tile: the two add up to the same number."""
    return 2 * first_place(tile_of(place)) + 3 - place


@rule
def by_bus(board: Board, s: State | View, here: int, against: int) -> int:
    """D-11: straight on to the next bus stop."""
    places = 0
    for direction in DIRECTIONS:
        places |= mark(next_bus_stop(board, s, here, direction, against))
    return places & ~mark(0)


@rule
def next_bus_stop(board: Board, s: State | View, here: int, direction: int, against: int) -> int:
    """0 if there is none, or the way to it is barred (D-29, D-38)."""
    there = int(here)
    while True:
        there = next_along(board, s, there, direction, against)
        if there == 0 or stops(board, s, BUS, there):
            return there


@rule
def by_underground(board: Board, s: State | View, here: int) -> int:
    """D-11: to any other station."""
    places = 0
    for tile in range(1, TILES):
        if s.slots[tile] != 0:
            places |= board.stations[tile]
    return places & ~mark(here)


@rule
def by_helicopter(s: State | View, here: int) -> int:
    """D-23: from an edge straight across; from a corner there are two ways."""
    position = position_of(s, here)
    row, column = row_of(position), column_of(position)
    south, east = rows(s) - 1, COLUMNS - 1
    places = 0
    if row in (0, south):
        places |= mark(place_at(s, south - row, column))
    if column in (0, east):
        places |= mark(place_at(s, row, east - column))
    return places
