"""Scotland Yard, the dice game: the rules.

phase         who acts            what may be done                                            what follows
TILING        chance              a tile for the next slot (D-2)                              … TURNING or PLACING
TURNING       chance              a tile to turn over (D-28)                                  … PLACING
PLACING       detectives in turn  a free taxi-only place (D-5, D-6)                           … HIDING
HIDING        Mister X            any free place; the tile is named (D-8)                     ROLLING
ROLLING       chance              a roll of the team's unused dice (D-10)                     SEEK
SEEK          detective in turn   a die to a place; a token (D-14); to stay (D-13, D-39)      ROLLING … FLEE, OVER
FLEE          Mister X            a used die, black ticket, helicopter; a pass; to double     ROLLING, FIRST_HALF, OVER
FIRST_HALF    Mister X            a used die or black ticket that leaves a second (D-22)      SECOND_HALF, OVER
SECOND_HALF   Mister X            a used die or a black ticket                                ROLLING, OVER
OVER          nobody

A set of places is an int with bit p for place p.
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import routine, rule

from .state import (
    BEGUN,
    BLACK,
    BUS,
    CAUGHT,
    COLUMNS,
    DICE,
    DIRECTIONS,
    DOUBLE,
    DOUBLED,
    EAST,
    ENDED,
    ESCAPED,
    FIRST_HALF,
    FLED,
    FLEE,
    FLIGHTS_FROM,
    HELICOPTER,
    HIDDEN,
    HIDING,
    HOWS,
    KINDS,
    LAID,
    MISTER_X,
    MOVED,
    NAMED,
    NO_WAY,
    NORTH,
    ONLY_IN,
    ONLY_OUT,
    OVER,
    PASS,
    PASSED,
    PAWNS,
    PLACED,
    PLACES,
    PLACING,
    REFILL_ONE,
    REROLL,
    REROLLED,
    ROLLED,
    ROLLING,
    ROLLS_BASE,
    ROLLS_FROM,
    SECOND_HALF,
    SEEK,
    SEEKERS_FROM,
    SHOWN,
    SOUTH,
    STAYED,
    STAYS_FROM,
    TAXI,
    TILES,
    TILES_EXPERT,
    TILES_FROM,
    TILING,
    TRANSPORTS,
    TURNED,
    TURNING,
    UNDERGROUND,
    Board,
    Options,
    State,
    X,
)

MOVES = 12  # D-27: thirteen boxes, of which the first is the start
SHOWS = (3, 7, 11)  # D-24: after these moves
TOKENS = 3  # D-7
ALL_TILES, FEW_TILES = 9, 6  # D-2
FEW_WITH_UNDERGROUND = 3  # D-2: of the six
TILES_IN_A_ROW = 3
ACROSS_A_TILE = 2  # places on a tile's edge


# Setting up.


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.mister_x = options.mister_x  # D-33
    s.tiles = options.tiles
    s.refill = options.refill
    s.detectives = 2 if options.players == 2 else options.players - 1  # D-32
    s.starter = 1  # D-7: to the left of Mister X
    s.black = 3 if options.players == 4 else 2  # D-4
    s.doubles = 1
    s.helicopters = 1
    s.tokens = TOKENS
    s.held = full_hand(s)
    s.supply = DICE - 1 - s.held  # D-7: a die lies on box 1
    s.phase = TILING


@rule
def full_hand(s: State) -> int:
    """D-7: the dice of the detectives."""
    return 4 if s.detectives == 3 else 3


@rule
def tiles_in_play(s: State) -> int:
    return ALL_TILES if s.players == 4 else FEW_TILES


@rule
def tiles_laid(s: State) -> int:
    laid = 0
    for slot in range(1, ALL_TILES + 1):
        if s.layout[slot] != 0:
            laid += 1
    return laid


@rule
def tiles_to_turn(s: State) -> int:
    """D-28: one for each detective's pawn."""
    if s.tiles != TILES_EXPERT:
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
def has_underground(board: Board, tile: int) -> bool:
    """Both sides of a tile have the same stations."""
    for place in range(first_place(tile), first_place(tile) + 4):
        if board.stops[0][place][UNDERGROUND]:
            return True
    return False


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == TILING:
        return tiles_to_lay(board, s, actions, weights)
    if s.phase == TURNING:
        return tiles_to_be_turned(s, actions, weights)
    return rolls(board, s, actions, weights)


@rule
def tiles_to_lay(board: Board, s: State, actions: Any, weights: Any) -> int:
    """D-2: every arrangement is as likely as any other that has the right number of tiles with an underground station.

    The next slot gets one of those with u : p if u of the slots left want one and p do not; then any of its kind.
    """
    stock = tiles_in_box(board, s, True), tiles_in_box(board, s, False)
    wanted = stock[0]
    if s.players != 4:
        wanted = FEW_WITH_UNDERGROUND - (with_underground(board) - stock[0])
    plain = tiles_in_play(s) - tiles_laid(s) - wanted
    n = 0
    for tile in range(1, TILES):
        weight = wanted * max(stock[1], 1) if has_underground(board, tile) else plain * max(stock[0], 1)
        if s.slots[tile] == 0 and weight > 0:
            actions[n] = TILES_FROM + tile
            weights[n] = weight
            n += 1
    return n


@rule
def tiles_in_box(board: Board, s: State, underground: bool) -> int:
    count = 0
    for tile in range(1, TILES):
        if s.slots[tile] == 0 and has_underground(board, tile) == underground:
            count += 1
    return count


@rule
def with_underground(board: Board) -> int:
    count = 0
    for tile in range(1, TILES):
        if has_underground(board, tile):
            count += 1
    return count


@rule
def tiles_to_be_turned(s: State, actions: Any, weights: Any) -> int:
    n = 0
    for tile in range(1, TILES):
        if s.slots[tile] != 0 and not s.light[tile]:
            actions[n] = TILES_FROM + tile
            weights[n] = 1
            n += 1
    return n


@rule
def lay(s: State, tile: int) -> None:
    slot = tiles_laid(s) + 1
    s.layout[slot] = tile
    s.slots[tile] = slot
    if slot == tiles_in_play(s):
        s.phase = TURNING if tiles_to_turn(s) > 0 else PLACING


@rule
def turn_over(s: State, tile: int) -> None:
    s.light[tile] = True
    if tiles_to_turn(s) == 0:
        s.phase = PLACING


@rule
def put(s: State, pawn: int, place: int) -> None:
    """D-6: in seat order; Mister X hides last."""
    s.pawns[pawn] = place
    if pawn == s.detectives:
        s.phase = HIDING


@rule
def next_to_place(s: State) -> int:
    for pawn in range(1, s.detectives + 1):
        if s.pawns[pawn] == 0:
            return pawn
    return MISTER_X


# The city. Rows and columns of places count from 0, at the north-west.


@rule
def tile_of(place: int) -> int:
    return (place + 3) // 4


@rule
def first_place(tile: int) -> int:
    """The north-western one; then come the north-eastern, the south-western and the south-eastern one."""
    return 4 * int(tile) - 3


@rule
def rows(s: State) -> int:
    return ACROSS_A_TILE * tiles_in_play(s) // TILES_IN_A_ROW


@rule
def row_of(s: State, place: int) -> int:
    return ACROSS_A_TILE * ((s.slots[tile_of(place)] - 1) // TILES_IN_A_ROW) + (place - 1) % 4 // 2


@rule
def column_of(s: State, place: int) -> int:
    return ACROSS_A_TILE * ((s.slots[tile_of(place)] - 1) % TILES_IN_A_ROW) + (place - 1) % 2


@rule
def place_at(s: State, row: int, column: int) -> int:
    """0 beyond the edge (D-16)."""
    if row < 0 or row >= rows(s) or column < 0 or column >= COLUMNS:
        return 0
    tile = s.layout[row // ACROSS_A_TILE * TILES_IN_A_ROW + column // ACROSS_A_TILE + 1]
    return first_place(tile) + row % 2 * 2 + column % 2


@rule
def beside(s: State, place: int, direction: int) -> int:
    """The next place in a direction; 0 beyond the edge."""
    row, column = row_of(s, place), column_of(s, place)
    if direction in (NORTH, SOUTH):
        row += 1 if direction == SOUTH else -1
    else:
        column += 1 if direction == EAST else -1
    return place_at(s, row, column)


@rule
def opposite(direction: int) -> int:
    return (direction + 2) % len(DIRECTIONS)


@rule
def face_up(s: State, place: int) -> int:
    """The side of its tile that lies up."""
    return s.light[tile_of(place)]


@rule
def in_play(s: State, place: int) -> bool:
    return s.slots[tile_of(place)] != 0


@rule
def stops(board: Board, s: State, transport: int, place: int) -> bool:
    return board.stops[face_up(s, place)][place][transport] != 0


@rule
def is_taxi_only(board: Board, s: State, place: int) -> bool:
    """D-5."""
    return stops(board, s, TAXI, place) and not stops(board, s, BUS, place) and not stops(board, s, UNDERGROUND, place)


@rule
def next_along(board: Board, s: State, here: int, direction: int, against: bool) -> int:
    """The next place along the street, 0 if there is none: at dead ends (D-30) and against the arrow (D-29).

    Under a black ticket one may go `against` the arrow, but not through a dead end (D-38).
    """
    there = beside(s, here, direction)
    if there == 0:
        return 0
    out = board.ways[face_up(s, here)][here][direction]
    into = board.ways[face_up(s, there)][there][opposite(direction)]
    if out == NO_WAY or into == NO_WAY:
        return 0
    if not against and (out == ONLY_IN or into == ONLY_OUT):
        return 0
    return there


# How one travels: each gives the set of places that are reached from a place.


@rule
def mark(place: int) -> int:
    return 1 << int(place)


@routine
def reach(board: Board, s: State, how: int, here: int) -> int:
    """D-21: a black ticket is good for any transport, and takes no heed of arrows (D-29)."""
    if how == HELICOPTER:
        return by_helicopter(s, here)
    places = 0
    for transport in TRANSPORTS:
        if how in (transport, BLACK) and stops(board, s, transport, here):  # D-12
            places |= by_transport(board, s, transport, here, how == BLACK)
    return places


@rule
def by_transport(board: Board, s: State, transport: int, here: int, against: bool) -> int:
    if transport == TAXI:
        return by_taxi(board, s, here, against)
    if transport == BUS:
        return by_bus(board, s, here, against)
    return by_underground(board, s, here)


@rule
def by_taxi(board: Board, s: State, here: int, against: bool) -> int:
    """D-11: to neighbours along a street, and across the tile by a taxi lane (D-31)."""
    places = 0
    for direction in DIRECTIONS:
        there = next_along(board, s, here, direction, against)
        if there != 0 and stops(board, s, TAXI, there):
            places |= mark(there)
    if board.lanes[face_up(s, here)][here]:
        places |= mark(across_the_tile(here))
    return places


@rule
def across_the_tile(place: int) -> int:
    """The diagonally opposite place of the tile: the two add up to the same number."""
    return 2 * first_place(tile_of(place)) + 3 - place


@rule
def by_bus(board: Board, s: State, here: int, against: bool) -> int:
    """D-11: straight on to the next bus stop."""
    places = 0
    for direction in DIRECTIONS:
        places |= mark(next_bus_stop(board, s, here, direction, against))
    return places & ~mark(0)


@rule
def next_bus_stop(board: Board, s: State, here: int, direction: int, against: bool) -> int:
    """0 if there is none, or the way to it is barred (D-29, D-38)."""
    there = int(here)
    while True:
        there = next_along(board, s, there, direction, against)
        if there == 0 or stops(board, s, BUS, there):
            return there


@rule
def by_underground(board: Board, s: State, here: int) -> int:
    """D-11: to any other station."""
    places = 0
    for place in range(1, PLACES):
        if place != here and in_play(s, place) and stops(board, s, UNDERGROUND, place):
            places |= mark(place)
    return places


@rule
def by_helicopter(s: State, here: int) -> int:
    """D-23: from an edge straight across; from a corner there are two ways."""
    row, column = row_of(s, here), column_of(s, here)
    south, east = rows(s) - 1, COLUMNS - 1
    places = 0
    if row in (0, south):
        places |= mark(place_at(s, south - row, column))
    if column in (0, east):
        places |= mark(place_at(s, row, east - column))
    return places


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase in (TILING, TURNING, ROLLING):
        return CHANCE_BIT
    if s.phase == OVER:
        return 0
    if s.phase == PLACING:
        return bit(owner(s, next_to_place(s)))
    if s.phase == SEEK:
        return bit(owner(s, next_to_move(s)))
    return bit(s.mister_x)


@rule
def owner(s: State, pawn: int) -> int:
    """D-33: the detectives sit clockwise from Mister X's left; one player has both pawns (D-32)."""
    steps = 1 if s.players == 2 else pawn
    return (s.mister_x + steps) % s.players


@rule
def next_to_move(s: State) -> int:
    """D-10: clockwise from the start player; 0 if all have had their turn."""
    for steps in range(s.detectives):
        pawn = (s.starter - 1 + steps) % s.detectives + 1
        if not s.moved[pawn]:
            return pawn
    return 0


@rule
def may_go_now(s: State, pawn: int) -> bool:
    """D-39: one player chooses which of his pawns goes first."""
    return not s.moved[pawn] and (s.players == 2 or pawn == next_to_move(s))


@rule
def side(s: State, seat: int) -> int:
    """D-26: the detectives win and lose together, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


# What may be done.


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase in (PLACING, HIDING):
        return free_places(board, s, actions)
    if s.phase == SEEK:
        return seekers_actions(board, s, actions)
    return mister_x_actions(board, s, actions)


@rule
def free_places(board: Board, s: State, actions: Any) -> int:
    n = 0
    for place in range(1, PLACES):
        if in_play(s, place) and may_start_at(board, s, place):
            actions[n] = place
            n += 1
    return n


@rule
def may_start_at(board: Board, s: State, place: int) -> bool:
    """D-5, D-6: a detective where only taxis stop, Mister X anywhere; both on free places."""
    return detective_at(s, place) == 0 and (s.phase == HIDING or is_taxi_only(board, s, place))


@rule
def detective_at(s: State, place: int) -> int:
    """The first pawn of the detectives at a place; 0 if there is none."""
    for pawn in range(1, PAWNS):
        if s.pawns[pawn] == place:
            return pawn
    return 0


@rule
def seekers_actions(board: Board, s: State, actions: Any) -> int:
    n = 0
    for pawn in range(1, s.detectives + 1):
        if may_go_now(s, pawn):
            n = pawn_moves(board, s, pawn, actions, n)
    if n == 0:
        n = stays(s, actions)
    if s.tokens > 0:  # D-14, D-34
        actions[n] = REROLL
        n += 1
    return n


@rule
def pawn_moves(board: Board, s: State, pawn: int, actions: Any, n: int) -> int:
    for face in TRANSPORTS:
        if s.rolled[face] > 0:
            places = reach(board, s, face, s.pawns[pawn])
            n = add_places(places, pursuit(pawn, face, 0), actions, n)
    return n


@rule
def add_places(places: int, base: int, actions: Any, n: int) -> int:
    """An action for each place of the set, ascending."""
    place = 0
    while places != 0:
        if places & 1:
            actions[n] = base + place
            n += 1
        places >>= 1
        place += 1
    return n


@rule
def stays(s: State, actions: Any) -> int:
    """D-13: who can use no die stays put; of two pawns the player says which (D-39)."""
    n = 0
    for pawn in range(1, s.detectives + 1):
        if may_go_now(s, pawn):
            actions[n] = STAYS_FROM + pawn
            n += 1
    return n


@rule
def mister_x_actions(board: Board, s: State, actions: Any) -> int:
    here = s.pawns[MISTER_X]
    n = 0
    for how in HOWS:
        if has(s, how):
            places = second_left(board, s, how, reach(board, s, how, here))
            n = add_places(places, flight(how, 0), actions, n)
    if s.phase == FLEE and must_pass(board, s, here):
        actions[n] = PASS
        n += 1
    if s.phase == FLEE and may_double(board, s, here):
        actions[n] = DOUBLE
        n += 1
    return n


@rule
def has(s: State, how: int) -> int:
    """How often he can still travel so this turn: by the used dice (D-18), and what he has on his board."""
    if how == BLACK:
        return s.black
    if how == HELICOPTER:
        return s.helicopters if s.phase == FLEE else 0  # D-22: no half of a double move
    return s.used[how]


@rule
def must_pass(board: Board, s: State, here: int) -> bool:
    """D-19: he can use none of the dice; a black ticket or the helicopter he need not use (D-21)."""
    for face in TRANSPORTS:
        if s.used[face] > 0 and reach(board, s, face, here) != 0:
            return False
    return True


@rule
def may_double(board: Board, s: State, here: int) -> bool:
    """D-22: whether two moves in a row are possible from there, and two boxes are left (D-37)."""
    if s.doubles == 0 or s.moves + 2 > MOVES:
        return False
    for how in HOWS:
        if how != HELICOPTER and has(s, how) and places_with_second(board, s, how, reach(board, s, how, here)) != 0:
            return True
    return False


@rule
def second_left(board: Board, s: State, how: int, places: int) -> int:
    """D-22: of these places those to which he may go; a first half must leave a second."""
    return places_with_second(board, s, how, places) if s.phase == FIRST_HALF else places


@rule
def places_with_second(board: Board, s: State, first: int, places: int) -> int:
    left = 0
    for place in range(1, PLACES):
        if places & mark(place) and second_is_possible(board, s, first, place):
            left |= mark(place)
    return left


@rule
def second_is_possible(board: Board, s: State, first: int, here: int) -> bool:
    """Once the first die or ticket is spent, another can be used from there."""
    for how in HOWS:
        left = 0 if how == HELICOPTER else has(s, how)
        if how == first:
            left -= 1
        if left > 0 and reach(board, s, how, here) != 0:
            return True
    return False


# Rolling.


@rule
def rolls(board: Board, s: State, actions: Any, weights: Any) -> int:
    """D-10: every roll of the dice in hand, as numbers of taxis, buses and undergrounds; the rest are X."""
    n = 0
    for taxis in range(s.held + 1):
        for buses in range(s.held + 1 - taxis):
            for undergrounds in range(s.held + 1 - taxis - buses):
                actions[n] = roll(taxis, buses, undergrounds)
                weights[n] = ways_to_roll(board, s, taxis, buses, undergrounds)
                n += 1
    return n


@rule
def ways_to_roll(board: Board, s: State, taxis: int, buses: int, undergrounds: int) -> int:
    """In how many ways the dice can fall so: in which order, and on which of their faces."""
    left = int(s.held)
    ways = 1
    for face in range(TAXI, KINDS):
        count = left
        if face == TAXI:
            count = taxis
        elif face == BUS:
            count = buses
        elif face == UNDERGROUND:
            count = undergrounds
        ways *= choose(left, count) * int(board.faces[face]) ** count
        left -= count
    return ways


@rule
def choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


@rule
def take_roll(s: State, taxis: int, buses: int, undergrounds: int) -> None:
    s.rolled[TAXI] = taxis
    s.rolled[BUS] = buses
    s.rolled[UNDERGROUND] = undergrounds
    s.rolled[X] = s.held - taxis - buses - undergrounds
    s.phase = SEEK


@rule
def clear_roll(s: State) -> None:
    for face in range(KINDS):
        s.rolled[face] = 0


# Action numbers.


@rule
def flight(how: int, place: int) -> int:
    return FLIGHTS_FROM + (how - 1) * PLACES + place


@rule
def pursuit(pawn: int, face: int, place: int) -> int:
    return SEEKERS_FROM + ((pawn - 1) * len(TRANSPORTS) + face - 1) * PLACES + place


@rule
def roll(taxis: int, buses: int, undergrounds: int) -> int:
    return ROLLS_FROM + (taxis * ROLLS_BASE + buses) * ROLLS_BASE + undergrounds


@rule
def place_of(action: int) -> int:
    """Of putting a pawn down, of a flight or of a pursuit: all of them begin at a multiple of PLACES."""
    return action % PLACES


@rule
def how_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return (action - FLIGHTS_FROM) // PLACES + 1
    return (action - SEEKERS_FROM) // PLACES % len(TRANSPORTS) + 1


@rule
def pawn_of(action: int) -> int:
    """The detective's pawn of a pursuit, or one that stays."""
    if action >= STAYS_FROM:
        return action - STAYS_FROM
    return (action - SEEKERS_FROM) // PLACES // len(TRANSPORTS) + 1


@rule
def taxis_of(action: int) -> int:
    return (action - ROLLS_FROM) // ROLLS_BASE // ROLLS_BASE


@rule
def buses_of(action: int) -> int:
    return (action - ROLLS_FROM) // ROLLS_BASE % ROLLS_BASE


@rule
def undergrounds_of(action: int) -> int:
    return (action - ROLLS_FROM) % ROLLS_BASE


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase in (TILING, TURNING):
        return arrange(s, action - TILES_FROM, events)
    if s.phase == PLACING:
        return place_pawn(s, action, events)
    if s.phase == HIDING:
        return hide(s, action, events)
    if s.phase == ROLLING:
        return roll_dice(s, action, events)
    if s.phase == SEEK:
        return seek(s, action, events)
    return flee(s, action, events)


@rule
def arrange(s: State, tile: int, events: Any) -> int:
    if s.phase == TURNING:
        turn_over(s, tile)
        return tell(events, 0, TURNED, tile=tile)
    lay(s, tile)
    return tell(events, 0, LAID, tile=tile, slot=s.slots[tile])


@rule
def place_pawn(s: State, place: int, events: Any) -> int:
    pawn = next_to_place(s)
    put(s, pawn, place)
    return tell(events, 0, PLACED, pawn=pawn, place=place)


@rule
def hide(s: State, place: int, events: Any) -> int:
    s.pawns[MISTER_X] = place
    n = tell(events, 0, HIDDEN, place=place)
    n = tell(events, n, NAMED, tile=tile_of(place))  # D-8
    return begin_round(s, events, n)


@rule
def roll_dice(s: State, action: int, events: Any) -> int:
    take_roll(s, taxis_of(action), buses_of(action), undergrounds_of(action))
    n = tell(events, 0, ROLLED)
    for face in range(KINDS):
        events[0].rolled[face] = s.rolled[face]
    return n


@rule
def seek(s: State, action: int, events: Any) -> int:
    if action == REROLL:
        roll_again(s)
        return tell(events, 0, REROLLED)
    if action >= STAYS_FROM:
        stay(s, pawn_of(action))
        return after_seeker(s, events, tell(events, 0, STAYED, pawn=pawn_of(action)))
    return pursue(s, pawn_of(action), how_of(action), place_of(action), events)


@rule
def roll_again(s: State) -> None:
    """D-14."""
    s.tokens -= 1
    clear_roll(s)
    s.phase = ROLLING


@rule
def stay(s: State, pawn: int) -> None:
    """D-13: the next one rolls all the dice again."""
    clear_roll(s)
    s.moved[pawn] = True
    s.phase = FLEE if next_to_move(s) == 0 else ROLLING


@rule
def travel(s: State, pawn: int, face: int, place: int) -> None:
    """D-10: the die is laid beside the pawn."""
    s.pawns[pawn] = place
    s.held -= 1
    s.used[face] += 1
    stay(s, pawn)


@rule
def pursue(s: State, pawn: int, face: int, place: int, events: Any) -> int:
    travel(s, pawn, face, place)
    n = tell(events, 0, MOVED, pawn=pawn, how=face, place=place)
    if place == s.pawns[MISTER_X]:
        return end(s, CAUGHT, pawn, events, n)  # D-26
    return after_seeker(s, events, n)


@rule
def after_seeker(s: State, events: Any, n: int) -> int:
    if s.phase == FLEE and s.moves == MOVES:
        return end(s, ESCAPED, 0, events, n)  # D-27
    return n


@rule
def flee(s: State, action: int, events: Any) -> int:
    if action == DOUBLE:
        declare_double(s)
        return tell(events, 0, DOUBLED)
    if action == PASS:
        cover_with_x(s)
        fill_box(s)
        return after_flight(s, events, tell(events, 0, PASSED, number=s.moves))
    how, place = how_of(action), place_of(action)
    s.pawns[MISTER_X] = place
    spend(s, how)
    fill_box(s)
    return after_flight(s, events, tell(events, 0, FLED, how=how, number=s.moves, place=place))


@rule
def declare_double(s: State) -> None:
    """D-22."""
    s.doubles -= 1
    s.phase = FIRST_HALF


@rule
def spend(s: State, how: int) -> None:
    """D-18: he takes the die; or crosses off what he used, and any die covers the box (D-21, D-23)."""
    if how == BLACK:
        s.black -= 1
        cover_with_x(s)
    elif how == HELICOPTER:
        s.helicopters -= 1
        cover_with_x(s)
    else:
        s.used[how] -= 1


@rule
def cover_with_x(s: State) -> None:
    """D-25: the die comes from the detectives' dice, unused ones first."""
    if s.held > 0:
        s.held -= 1
        return
    for face in TRANSPORTS:
        if s.used[face] > 0:
            s.used[face] -= 1
            return


@rule
def fill_box(s: State) -> None:
    """D-24: after a show all dice on his board go back to the supply."""
    s.moves += 1
    if is_shown(s):
        s.supply = DICE - teams_dice(s)
    s.phase = SECOND_HALF if s.phase == FIRST_HALF else FLEE


@rule
def teams_dice(s: State) -> int:
    count = int(s.held)
    for face in TRANSPORTS:
        count += s.used[face]
    return count


@rule
def is_shown(s: State) -> bool:
    """D-24, D-36: he stands on the board after these moves, until his next one."""
    return s.moves in SHOWS


@rule
def after_flight(s: State, events: Any, n: int) -> int:
    if is_shown(s):
        n = tell(events, n, SHOWN, number=s.moves, place=s.pawns[MISTER_X])
    caught_by = detective_at(s, s.pawns[MISTER_X])
    if caught_by != 0:
        return end(s, CAUGHT, caught_by, events, n)  # D-26
    if s.phase == SECOND_HALF:
        return n
    return begin_round(s, events, n)


@rule
def begin_round(s: State, events: Any, n: int) -> int:
    open_round(s)
    return tell(events, n, BEGUN, pawn=s.starter, number=s.moves)


@rule
def open_round(s: State) -> None:
    """D-25: between two rounds the dice are taken back and the start-player marker passes on."""
    if s.phase != HIDING:
        take_dice_back(s)
        pass_marker(s)
    for pawn in range(1, PAWNS):
        s.moved[pawn] = False
    s.phase = ROLLING


@rule
def take_dice_back(s: State) -> None:
    s.held = teams_dice(s)
    for face in range(KINDS):
        s.used[face] = 0
    wanted = 1 if s.refill == REFILL_ONE else full_hand(s) - s.held
    added = min(wanted, s.supply)
    s.held += added
    s.supply -= added


@rule
def pass_marker(s: State) -> None:
    """D-25; a player alone keeps it."""
    if s.players > 2:
        s.starter = s.starter % s.detectives + 1


@rule
def end(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """D-26, D-27; we open his place at every end."""
    s.phase = OVER
    s.reason = reason
    return tell(events, n, ENDED, pawn=pawn, reason=reason, place=s.pawns[MISTER_X])


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """The side that won has a point for each of its seats."""
    if s.phase == OVER:
        for seat in range(s.players):
            points[seat] = 1 if (side(s, seat) == 1) == (s.reason == CAUGHT) else 0
    return s.reason


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    pawn: int = 0,
    tile: int = 0,
    slot: int = 0,
    how: int = 0,
    number: int = 0,
    reason: int = 0,
    place: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.pawn = pawn
    event.tile = tile
    event.slot = slot
    event.how = how
    event.number = number
    event.reason = reason
    event.place = place
    for face in range(KINDS):
        event.rolled[face] = 0
    return n + 1
