"""Scotland Yard, the dice game: where the places of the city lie that the tiles make.

Rows and columns of places count from 0, at the north-west. A position is numbered as the place would be that lies
there if every tile lay in the slot of its number.
"""

from __future__ import annotations

from nascondino.kernel import rule

from .state import COLUMNS, ROWS, Board, State, View

ALL_TILES, FEW_TILES = 9, 6  # D-2
TILES_IN_A_ROW = 3
ACROSS_A_TILE = 2  # places on a tile's edge


@rule
def tiles_in_play(s: State | View) -> int:
    return ALL_TILES if s.players == 4 else FEW_TILES


@rule
def rows(s: State | View) -> int:
    return ACROSS_A_TILE * tiles_in_play(s) // TILES_IN_A_ROW


@rule
def tile_of(place: int) -> int:
    return (place + 3) >> 2  # by four: everything asks this, and dividing takes some 5 % of all the time


@rule
def first_place(tile: int) -> int:
    """The north-western one; then come the north-eastern, the south-western and the south-eastern one."""
    return 4 * int(tile) - 3


@rule
def in_play(s: State, place: int) -> bool:
    return s.slots[tile_of(place)] != 0


# Where places lie.


@rule
def row_of(position: int) -> int:
    return ACROSS_A_TILE * ((tile_of(position) - 1) // TILES_IN_A_ROW) + (position - 1) % 4 // 2


@rule
def column_of(position: int) -> int:
    return ACROSS_A_TILE * ((tile_of(position) - 1) % TILES_IN_A_ROW) + (position - 1) % 2


@rule
def position_at(row: int, column: int) -> int:
    """0 beyond the edge (D-16)."""
    if row < 0 or row >= ROWS or column < 0 or column >= COLUMNS:
        return 0
    slot = row // ACROSS_A_TILE * TILES_IN_A_ROW + column // ACROSS_A_TILE + 1
    return first_place(slot) + row % 2 * 2 + column % 2


@rule
def position_of(s: State | View, place: int) -> int:
    tile = tile_of(place)
    return place + 4 * (s.slots[tile] - tile)


@rule
def place_in(s: State | View, position: int) -> int:
    """0 where no tile lies."""
    slot = tile_of(position)
    tile = s.layout[slot]
    return 0 if tile == 0 else position + 4 * (tile - slot)


@rule
def place_at(s: State | View, row: int, column: int) -> int:
    return place_in(s, position_at(row, column))


@rule
def beside(board: Board, s: State | View, place: int, direction: int) -> int:
    """The next place in a direction; 0 beyond the edge (D-16)."""
    return place_in(s, board.beside[position_of(s, place)][direction])
