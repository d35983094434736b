"""Scotland Yard, the dice game: the tiles and dice, from the file to the Board Record."""

from __future__ import annotations

import functools
import hashlib
import itertools
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

from msgspec.structs import replace

from nascondino.engine.contract import BoardFacts, Lists, Spot, Theme
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.boards import BoardError, FileBoard, read_as, title_in
from nascondino.parts.drawing_style import as_data

from .actions import roll
from .board_file import Compass, Letter, Side, Street, Tile, TilesFile, TransportName
from .drawing import RADIUS, SET_SIZE, Laid, city, city_size, places, svg, transports
from .geometry import column_of, position_at, row_of
from .info import INFO
from .state import (
    AGAINST,
    BOTH_WAYS,
    DIRECTIONS,
    HEEDING,
    HOW_WORDS,
    MOST_ROLLED,
    NO_WAY,
    ONLY_IN,
    ONLY_OUT,
    PLACES,
    SIDES,
    TAXI,
    TILES,
    TRANSPORTS,
    UNDERGROUND,
    Board,
    View,
    X,
)

DATA = Path(__file__).parent / "data"
LOCALE = Path(__file__).parent / "locale"
LETTERS: tuple[str, ...] = get_args(Letter)
NAMES: tuple[str, ...] = get_args(TransportName)
COMPASS: tuple[str, ...] = get_args(Compass)
STEPS = (-1, 0), (0, 1), (1, 0), (0, -1)  # rows and columns, by direction
WAYS = {"in": ONLY_IN, "out": ONLY_OUT, "none": NO_WAY}
GIVEN = ("faces", "stops", "ways", "lanes")  # fields of the Board Record; the others follow from these
FACES_OF_A_DIE = 6
PLACES_ON_A_TILE = 4
TILES_OF_A_KIND = 3  # D-2: the game for two and three needs so many tiles with an underground station, and without


class DiceBoard(FileBoard[TilesFile]):
    """Tiles ready to be played with, and the file they came from, which knows names and colours."""

    spots_stay = False  # tiles are laid in play

    @property
    def size(self) -> str:
        return f"{len(self.file.tiles)} tiles, {PLACES - 1} places"

    @functools.cached_property
    def digest(self) -> str:
        return hashlib.sha256(b"".join(self.record[field].tobytes() for field in GIVEN)).hexdigest()

    def svg(self, theme: Theme, view: View | None = None, language: str = LANGUAGE) -> str:
        """The city as the view shows it; without a view, both sides of all tiles."""
        file = replace(self.file, title=title_in(self.file, LOCALE, language))
        return svg(file, theme, catalogue(LOCALE, language).say) if view is None else city(file, theme, laid(view))

    def spots(self, view: View) -> tuple[Spot, ...]:
        """The places of the tiles that are laid."""
        return self._spots(tuple(laid(view)))

    @functools.lru_cache(256)  # noqa: B019  # boards are few and stay
    def _spots(self, tiles: tuple[Laid, ...]) -> tuple[Spot, ...]:
        return tuple(Spot(place, x, y, self.place(place)) for place, (x, y) in places(tiles))

    def facts(self, view: View | None = None, language: str = LANGUAGE) -> BoardFacts:
        """Of the city as the view shows it; without one, of the tiles, whose places are nowhere yet."""
        say = catalogue(LOCALE, language).say
        return BoardFacts(
            name=self.name,
            title=title_in(self.file, LOCALE, language),
            digest=self.digest,
            size=SET_SIZE if view is None else city_size(laid(view)),
            radius=RADIUS,
            spots=() if view is None else self.spots(view),
            credits=self.file.credits,
            licence=self.file.licence,
            transports=tuple(as_data(t.id, say("dice-face-name", face=t.id), t.colour) for t in transports(self.file)),
        )

    @functools.cached_property
    def lists(self) -> Lists:
        return {"hows": HOW_WORDS, "places": ("", *(self.place(place) for place in range(1, PLACES)))}

    def place(self, number: int) -> str:
        """A place's number, and the name of its tile if it has one."""
        return f"{number} {self.file.tiles[(number - 1) // PLACES_ON_A_TILE].name}".rstrip()


def laid(view: View) -> list[Laid]:
    """The tiles that a view shows on the table."""
    slots = ((slot, tile) for slot, tile in enumerate(view.layout[1:]) if tile)
    return [Laid(slot, tile - 1, bool(view.light[tile])) for slot, tile in slots]


def load_board(source: str) -> DiceBoard:
    """Tiles by name, or by the path of a file."""
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> DiceBoard:
    file = read_as(path, TilesFile, check)
    return DiceBoard(file, board_record(file))


def board_record(file: TilesFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    board = boards[0]
    for face, name in zip((*TRANSPORTS, X), (*NAMES, "x"), strict=True):
        board.faces[face] = getattr(file.dice, name)
    _by_side(board.ways)[:, 1:] = BOTH_WAYS
    for number, tile in enumerate(file.tiles, 1):
        for up, side in zip(SIDES, (tile.dark, tile.light), strict=True):
            _write_side(board, up, number, side)
    work_out(board)
    return boards


def _by_side(field: Any) -> Any:
    """An array of prints as one of sides and places."""
    return field.reshape(len(SIDES), PLACES, *field.shape[1:])


def _write_side(board: Any, up: int, tile: int, side: Side) -> None:
    for place, names in zip(places_of(tile), side.stops, strict=True):
        for transport, name in zip(TRANSPORTS, NAMES, strict=True):
            _by_side(board.stops)[up][place][transport] = name in names
    for street in side.streets:
        for place, direction, way in ends(street):
            _by_side(board.ways)[up][place][direction] = way
    for lane in side.lanes:
        _by_side(board.lanes)[up][list(lane)] = True


def places_of(tile: int) -> range:
    """The numbers of a tile's places, in reading order."""
    return range(PLACES_ON_A_TILE * (tile - 1) + 1, PLACES_ON_A_TILE * tile + 1)


def ends(street: Street) -> Iterator[tuple[int, int, int]]:
    """A street as seen from its ends on this tile: place, direction, way. A street that leaves the tile has one."""
    direction, way = COMPASS.index(street.to), WAYS[street.way]
    yield street.place, direction, way
    other = inner_neighbour(street.place, street.to)
    if other:
        yield other, (direction + 2) % len(COMPASS), {ONLY_IN: ONLY_OUT, ONLY_OUT: ONLY_IN}.get(way, way)


def inner_neighbour(place: int, to: str) -> int:
    """The next place in a direction on the same tile; 0 if the street leaves the tile."""
    row, column = divmod((place - 1) % PLACES_ON_A_TILE, 2)
    down = {("north", 1): -2, ("south", 0): 2}.get((to, row), 0)
    across = {("west", 1): -1, ("east", 0): 1}.get((to, column), 0)
    return place + down + across if down or across else 0


# What follows from the tiles and the dice.


def work_out(board: Any) -> None:
    for direction in DIRECTIONS:
        _write_gates(board, direction)
        _write_neighbours(board, direction)
    for tile in range(1, TILES):
        _write_sets(board, tile)
    board.served = sum(board.stations != 0)
    for dice in range(1 + MOST_ROLLED):
        _write_rolls(board, dice)


def _write_gates(board: Any, direction: int) -> None:
    out, back = board.ways[:, direction], board.ways[:, (direction + 2) % len(DIRECTIONS)]
    board.leaves[AGAINST, :, direction] = out != NO_WAY
    board.leaves[HEEDING, :, direction] = (out != NO_WAY) & (out != ONLY_IN)
    board.enters[AGAINST, :, direction] = back != NO_WAY
    board.enters[HEEDING, :, direction] = (back != NO_WAY) & (back != ONLY_OUT)


def _write_neighbours(board: Any, direction: int) -> None:
    down, right = STEPS[direction]
    for position in range(1, PLACES):
        board.beside[position][direction] = position_at(row_of(position) + down, column_of(position) + right)


def _write_sets(board: Any, tile: int) -> None:
    stops = _by_side(board.stops)
    for place in places_of(tile):
        board.stations[tile] |= int(stops[0][place][UNDERGROUND]) << place
        for side in SIDES:
            board.taxi_only[side][tile] |= (stops[side][place].nonzero()[0].tolist() == [TAXI]) << place


def _write_rolls(board: Any, dice: int) -> None:
    every = [counts for counts in itertools.product(range(dice + 1), repeat=len(TRANSPORTS)) if sum(counts) <= dice]
    board.outcomes[dice] = len(every)
    board.rolls[dice][: len(every)] = [roll(*counts) for counts in every]
    board.chances[dice][: len(every)] = [ways_to_roll(board.faces.tolist(), dice, counts) for counts in every]


def ways_to_roll(net: Sequence[int], dice: int, counts: Sequence[int]) -> int:
    """In how many ways dice can show so many taxis, buses and undergrounds: in which order, on which of their faces."""
    ways, left = 1, dice
    for face, count in zip((*TRANSPORTS, X), (*counts, dice - sum(counts)), strict=True):
        ways *= math.comb(left, count) * net[face] ** count
        left -= count
    return ways


# What makes a set of tiles playable, beyond the types of its fields.


def check(file: TilesFile) -> None:
    """Raise BoardError, without a file name, at the first thing that is wrong."""
    faces = sum(getattr(file.dice, name) for name in (*NAMES, "x"))
    if faces != FACES_OF_A_DIE:
        raise BoardError.at("$.dice", f"a die has {FACES_OF_A_DIE} faces, not {faces}")
    letters = "".join(tile.letter for tile in file.tiles)
    if letters != "".join(LETTERS):
        raise BoardError.at("$.tiles", f"there must be a tile for each letter from A to I, in order, not '{letters}'")
    for number, tile in enumerate(file.tiles, 1):
        _check_tile(f"$.tiles[{number - 1}]", places_of(number), tile)
    _check_undergrounds(file)


def _check_tile(path: str, places: range, tile: Tile) -> None:
    _check_side(f"{path}.dark", places, tile.dark)
    _check_side(f"{path}.light", places, tile.light)
    if stations(tile.dark) != stations(tile.light):
        raise BoardError.at(f"{path}.light.stops", "both sides of a tile have the same underground stations")


def stations(side: Side) -> list[bool]:
    return ["underground" in names for names in side.stops]


def _check_side(path: str, places: range, side: Side) -> None:
    _check_stops(f"{path}.stops", side)
    for i, street in enumerate(side.streets):
        if street.place not in places:
            here = f"{places[0]} to {places[-1]}"
            raise BoardError.at(f"{path}.streets[{i}].place", f"place {street.place} is not on this tile, {here} are")
    named = [end[:2] for street in side.streets for end in ends(street)]
    if len(set(named)) < len(named):
        raise BoardError.at(f"{path}.streets", "a street is listed twice")
    for i, lane in enumerate(side.lanes):
        _check_lane(f"{path}.lanes[{i}]", places, side, lane)
    _check_taxis(path, places, side)


def _check_stops(path: str, side: Side) -> None:
    if len(side.stops) != PLACES_ON_A_TILE:
        raise BoardError.at(path, f"a tile has {PLACES_ON_A_TILE} places, not {len(side.stops)}")
    for i, names in enumerate(side.stops):
        if not names or len(set(names)) < len(names):
            raise BoardError.at(f"{path}[{i}]", "a place is a stop of one to three transports, each named once")
    if ("taxi",) not in side.stops:
        raise BoardError.at(path, "on each side of a tile there must be a place where only taxis stop")


def _check_lane(path: str, places: range, side: Side, lane: tuple[int, int]) -> None:
    if lane not in ((places[0], places[3]), (places[1], places[2])):
        joined = f"{places[0]} and {places[3]}, or {places[1]} and {places[2]}"
        raise BoardError.at(path, f"a taxi lane joins {joined}, the smaller number first")
    for end in lane:
        if "taxi" not in side.stops[places.index(end)]:
            raise BoardError.at(path, f"no taxi stops at {end}, where this lane ends")


def _check_taxis(path: str, places: range, side: Side) -> None:
    """Nobody may be stuck on a tile, wherever it lies: taxis go around within it."""
    taxis = [place for place, names in zip(places, side.stops, strict=True) if "taxi" in names]
    onward = {place: set(_within(place, side)) & set(taxis) for place in taxis}
    for start in taxis:
        reached = {start}
        for _ in taxis:
            reached |= {there for here in reached for there in onward[here]}
        missing = sorted(set(taxis) - reached)
        if missing:
            raise BoardError.at(path, f"within the tile no taxi gets from {start} to {missing[0]}")


def _within(place: int, side: Side) -> Iterator[int]:
    shut = {end[:2] for street in side.streets for end in ends(street) if end[2] in (NO_WAY, ONLY_IN)}
    for direction, to in enumerate(COMPASS):
        if (place, direction) not in shut:
            yield inner_neighbour(place, to)
    yield from (a + b - place for a, b in side.lanes if place in (a, b))


def _check_undergrounds(file: TilesFile) -> None:
    served = sum(any(stations(tile.dark)) for tile in file.tiles)
    if not TILES_OF_A_KIND <= served <= len(file.tiles) - TILES_OF_A_KIND:
        few = f"at least {TILES_OF_A_KIND} tiles must have an underground station and at least {TILES_OF_A_KIND} none"
        raise BoardError.at("$.tiles", f"{few}; {served} of {len(file.tiles)} have one")
