"""Scotland Yard, the dice game: TILING, TURNING, PLACING and HIDING."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..actions import add_places
from ..geometry import ALL_TILES, first_place, tile_of, tiles_in_play
from ..state import (
    HIDDEN,
    HIDING,
    LAID,
    MISTER_X,
    NAMED,
    PAWNS,
    PLACED,
    PLACING,
    TILES,
    TILES_EXPERT,
    TILES_FROM,
    TILES_NAMED,
    TILES_STANDARD,
    TURNED,
    TURNING,
    Board,
    State,
)
from .rounds import begin_round
from .telling import tell
from .travelling import mark

FEW_WITH_UNDERGROUND = 3  # D-2: of the six


@rule
def tiles_to_lay(board: Board, s: State, actions: Any, weights: Any) -> int:
    """D-2: every arrangement is as likely as any other that has the right number of tiles with an underground station.

    Named tiles are certainly laid (D-28). If of the tiles that need not be u out of U with a station are still wanted
    and p out of P without one, the next slot gets a named tile, one of the U, one of the P by 1 : u/U : p/P.
    """
    laid, served = tiles_laid(s), served_in_box(board, s)
    wanted = served if s.players == 4 else FEW_WITH_UNDERGROUND - (board.served - served)
    named_served, named_plain = named_in_box(board, s, True), named_in_box(board, s, False)
    free_served, free_plain = max(served - named_served, 1), max(TILES - 1 - laid - served - named_plain, 1)
    weight_named = free_served * free_plain
    weight_served = (wanted - named_served) * free_plain
    weight_plain = (tiles_in_play(s) - laid - wanted - named_plain) * free_served
    n = 0
    for tile in range(1, TILES):
        weight = weight_served if board.stations[tile] != 0 else weight_plain
        if is_named(s, tile):
            weight = weight_named
        if s.slots[tile] == 0 and weight > 0:
            actions[n] = TILES_FROM + tile
            weights[n] = weight
            n += 1
    return n


@rule
def served_in_box(board: Board, s: State) -> int:
    """Tiles with an underground station that are not laid yet."""
    count = 0
    for tile in range(1, TILES):
        if s.slots[tile] == 0 and board.stations[tile] != 0:
            count += 1
    return count


@rule
def named_in_box(board: Board, s: State, served: bool) -> int:
    """Named tiles, with an underground station or without, that are not laid yet."""
    count = 0
    for tile in range(1, TILES):
        if is_named(s, tile) and s.slots[tile] == 0 and (board.stations[tile] != 0) == served:
            count += 1
    return count


@rule
def is_named(s: State, tile: int) -> bool:
    """D-28: whether the table's setting names this tile, to be turned over."""
    return s.tiles >= TILES_NAMED and (s.tiles - TILES_NAMED) >> (tile - 1) & 1 != 0


@rule
def tiles_laid(s: State) -> int:
    laid = 0
    for slot in range(1, ALL_TILES + 1):
        if s.layout[slot] != 0:
            laid += 1
    return laid


@rule
def lay(s: State, tile: int) -> None:
    slot = tiles_laid(s) + 1
    s.layout[slot] = tile
    s.slots[tile] = slot
    if slot == tiles_in_play(s):
        s.phase = TURNING if tiles_to_turn(s) > 0 else PLACING


@rule
def tiles_to_turn(s: State) -> int:
    """D-28: one for each detective's pawn."""
    if s.tiles == TILES_STANDARD:
        return 0
    return s.detectives - tiles_turned(s)


@rule
def tiles_turned(s: State) -> int:
    turned = 0
    for tile in range(1, TILES):
        if s.light[tile]:
            turned += 1
    return turned


@rule
def tiles_to_be_turned(s: State, actions: Any, weights: Any) -> int:
    """D-28: those that were named, or any that are laid."""
    n = 0
    for tile in range(1, TILES):
        may_be = is_named(s, tile) or s.tiles == TILES_EXPERT
        if may_be and s.slots[tile] != 0 and not s.light[tile]:
            actions[n] = TILES_FROM + tile
            weights[n] = 1
            n += 1
    return n


@rule
def turn_over(s: State, tile: int) -> None:
    s.light[tile] = True
    if tiles_to_turn(s) == 0:
        s.phase = PLACING


@rule
def arrange(s: State, tile: int, events: Any) -> int:
    if s.phase == TURNING:
        turn_over(s, tile)
        return tell(events, 0, TURNED, tile=tile)
    lay(s, tile)
    return tell(events, 0, LAID, tile=tile, slot=s.slots[tile])


# Pawns.


@rule
def free_places(board: Board, s: State, actions: Any) -> int:
    """D-5, D-6: a detective starts where only taxis stop, Mister X anywhere."""
    places = 0
    for tile in range(1, TILES):
        if s.slots[tile] != 0:
            places |= all_places(tile) if s.phase == HIDING else board.taxi_only[s.light[tile]][tile]
    for pawn in range(1, PAWNS):
        places &= ~mark(s.pawns[pawn])
    return add_places(places, 0, actions, 0)


@rule
def all_places(tile: int) -> int:
    """The set of a tile's places."""
    return 0b1111 << first_place(tile)


@rule
def next_to_place(s: State) -> int:
    for pawn in range(1, s.detectives + 1):
        if s.pawns[pawn] == 0:
            return pawn
    return MISTER_X


@rule
def put(s: State, pawn: int, place: int) -> None:
    """D-6: in seat order; Mister X hides last."""
    s.pawns[pawn] = place
    if pawn == s.detectives:
        s.phase = HIDING


@rule
def place_pawn(s: State, place: int, events: Any) -> int:
    pawn = next_to_place(s)
    put(s, pawn, place)
    return tell(events, 0, PLACED, pawn=pawn, place=place)


@rule
def hide(s: State, place: int, events: Any) -> int:
    s.pawns[MISTER_X] = s.notes[1] = place
    n = tell(events, 0, HIDDEN, place=place)
    n = tell(events, n, NAMED, tile=tile_of(place))  # D-8
    return begin_round(s, events, n)
