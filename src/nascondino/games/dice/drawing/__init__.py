"""The tiles as a picture: streets and houses on warm paper by day, lit by lamps by night.

There are two pictures: of the city as it was laid in a match, and of the whole set, both sides as two cities. Places
carry ids and classes, so that a page can take the picture over and make it live: `place-15`; of the set that is the
place on the dark side, and `place-15-light` the one on the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from nascondino.engine.contract import Theme
from nascondino.parts import ornaments
from nascondino.parts.board_file import Point, Transport
from nascondino.parts.curves import number, straight
from nascondino.parts.drawing import station_sign
from nascondino.parts.drawing_style import transports_sheet

from ..board_file import Side, Tile, TilesFile
from . import scenery
from .landmarks import landmark

BLOCK = 150  # between two places of a tile
TILE = 2 * BLOCK
GAP = 16  # between two tiles
RADIUS = 29  # of a place
CITY = 3 * TILE + 2 * GAP
TILES_IN_A_ROW = 3
MARGIN, MIDDLE, TOP, FOOT = 70, 90, 250, 260
SET_SIZE = 2 * MARGIN + 2 * CITY + MIDDLE, TOP + CITY + FOOT
CITY_TOP, CITY_FOOT = 50, 154  # of a city that was laid: it has no title above it
LEGEND = 76  # between two rows of it
SPOT = 'id="place-{0}" data-spot="{0}"'  # how a page finds a place of a city that was laid
TOWARDS: dict[str, Point] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
Say = Callable[[str], str]
Ways = dict[tuple[int, str], str]  # what is special about streets, by the corner of the tile and the direction
NIGHT, DAY = "#1d2733", "#f7f2e7"  # of the letters: what is dark or light is so in both themes

STYLE = (
    ".board .ground { fill: var(--paper) }",
    ".board .tile .base { fill: var(--land); stroke: var(--land-edge); stroke-width: 1.6 }",
    ".board .tile .inset { fill: none; stroke: var(--land-edge); stroke-width: 0.7 }",
    ".board .road { stroke: var(--paper); stroke-width: 21; stroke-linecap: butt }",
    ".board .kerb { stroke: var(--land-ink); stroke-width: 23; stroke-linecap: butt; stroke-opacity: 0.55 }",
    ".board .lane { stroke: var(--by-taxi); stroke-width: 4; stroke-dasharray: 3 9; stroke-linecap: round }",
    ".board .line { stroke: var(--by-taxi); stroke-width: 4; stroke-linecap: round }",
    ".board .arrow { fill: var(--ink) }",
    ".board .shut { stroke: var(--by-underground); stroke-width: 6; stroke-linecap: round }",
    ".board .quarter { fill: var(--quiet-ink); letter-spacing: 0.14em; stroke: var(--land); stroke-width: 5 }",
    ".board .quarter { paint-order: stroke; stroke-linejoin: round }",
    ".board .seal { stroke: var(--land-edge); stroke-width: 1.6 }",
    f".board .dark-side .seal, .board .light-side .letter {{ fill: {NIGHT} }}",
    f".board .dark-side .letter, .board .light-side .seal {{ fill: {DAY} }}",
    ".board .heading { fill: var(--ink); letter-spacing: 0.16em }",
    ".board .note { fill: var(--quiet-ink); font-style: italic }",
    ".board .die { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6 }",
    ".board .sign.taxi { fill: var(--by-taxi) }",
    ".board .sign.bus { fill: var(--by-bus) }",
    ".board .sign.underground { fill: var(--by-underground) }",
    ".board .sign.x { fill: var(--ink) }",
    ".board .pane { fill: var(--paper) }",
    ".board .lamp { fill: var(--ink) }",
    ".board .glow { fill: var(--by-taxi); fill-opacity: 0.9 }",
    ".board .halo-of-lamp { fill: var(--by-taxi); fill-opacity: 0.12 }",
)

SIGNS = {  # drawn around the origin, about 40 across
    "taxi": (
        '<path class="sign taxi" d="M-21 12V2L-14 -1L-8 -12H9L16 -1L21 2V12Z"/>'
        '<path class="pane" d="M-9 -1L-5 -8H-1V-1ZM2 -1V-8H7L11 -1Z"/>'
        '<circle class="sign taxi" cx="-11" cy="12" r="5.5"/><circle class="sign taxi" cx="11" cy="12" r="5.5"/>'
    ),
    "bus": (
        '<path class="sign bus" d="M-19 13V-17H16Q20 -17 20 -13V13Z"/>'
        '<path class="pane" d="M-15 -12H-7V-6H-15ZM-4 -12H4V-6H-4ZM7 -12H15V-6H7ZM-15 -1H-7V6H-15ZM-4 -1H4V6H-4Z"/>'
        '<circle class="sign bus" cx="-10" cy="13" r="5.5"/><circle class="sign bus" cx="11" cy="13" r="5.5"/>'
    ),
    "underground": (
        '<path class="sign underground" d="M-20 17V-2A20 17 0 0 1 20 -2V17Z"/>'
        '<path class="pane" d="M-12 17V-1A12 11 0 0 1 12 -1V17H6L3 4H-3L-6 17Z"/>'
    ),
    "x": '<path class="sign x" d="M-17 -11L-11 -17L0 -6L11 -17L17 -11L6 0L17 11L11 17L0 6L-11 17L-17 11L-6 0Z"/>',
}
ARROW = "M15 0L-8 11L-3 0L-8 -11Z"
LAMP = "M-3 70V-6H3V70ZM-12 78V70H12V78ZM-13 -6H13L17 -40H-17ZM-19 -40L0 -58L19 -40ZM-2 -58V-66H2V-58Z"
LAMP_PANE = "M-10 -10H10L13 -37H-13Z"


class Laid(NamedTuple):
    """A tile on the table: the slot it lies in and the tile, both counted from 0, and whether its light side is up."""

    slot: int
    tile: int
    light: bool


def svg(file: TilesFile, theme: Theme, say: Say) -> str:
    """Both sides of all tiles as a standalone SVG document, laid in the order of their letters."""
    fleet = transports(file)
    content = (
        *_side(file, "dark", MARGIN, fleet, say),
        *_side(file, "light", MARGIN + CITY + MIDDLE, fleet, say),
        *_group("ornaments", _around(file, fleet, SET_SIZE[0])),
    )
    return _sheet(file, theme, SET_SIZE, content)


def city(file: TilesFile, theme: Theme, laid: Sequence[Laid]) -> str:
    """The tiles as they were laid, as a standalone SVG document, with what the signs mean below them."""
    fleet = transports(file)
    below = CITY_TOP + _depth(laid)
    content = (
        *_group("city", _city(file, laid, SPOT, fleet), MARGIN, CITY_TOP),
        *_group("stops", _stops_legend(fleet, (0, 150, 340, 530)), MARGIN + 60, below + 62),
    )
    if _needs_signs(laid):
        content = (*content, *_group("signs", _signs_legend(fleet), MARGIN + 60, below + 62 + LEGEND))
    return _sheet(file, theme, city_size(laid), content)


def city_size(laid: Sequence[Laid]) -> tuple[int, int]:
    """Width and height of the picture of a city."""
    return 2 * MARGIN + CITY, CITY_TOP + _depth(laid) + CITY_FOOT + (LEGEND if _needs_signs(laid) else 0)


def _needs_signs(laid: Sequence[Laid]) -> bool:
    """Whether there are signs in its streets that have to be explained."""
    return any(one.light for one in laid)


def places(laid: Sequence[Laid]) -> Iterator[tuple[int, Point]]:
    """Where the places are in the picture of a city: number and point, in the order of their numbers."""
    for one in sorted(laid, key=lambda one: one.tile):
        left, top = _corner(one.slot)
        for corner in range(4):
            x, y = _centre(corner)
            yield 4 * one.tile + 1 + corner, (MARGIN + left + x, CITY_TOP + top + y)


def _sheet(file: TilesFile, theme: Theme, size: tuple[int, int], content: Iterable[str]) -> str:
    width, height = size
    rules = (*STYLE, *scenery.STYLE, *scenery.BY_THEME[theme])
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="board {theme}" role="img">',
            f"<title>{escape(file.title)}</title>",
            f"<style>\n{transports_sheet(transports(file), RADIUS, theme, rules)}\n</style>",
            *scenery.definitions(),
            f'<rect class="ground" width="{width}" height="{height}"/>',
            *content,
            *_group("frame", _frame(file, size)),
            "</svg>\n",
        )
    )


def transports(file: TilesFile) -> list[Transport]:
    colours = file.colours
    return [
        Transport("taxi", "Taxi", colours.taxi, 4),
        Transport("bus", "Bus", colours.bus, 4),
        Transport("underground", "Underground", colours.underground, 4),
    ]


def _group(name: str, content: Iterable[str], x: float = 0, y: float = 0) -> Iterator[str]:
    at = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
    yield f'<g class="{name}"{at}>'
    yield from content
    yield "</g>"


# Tiles


def _corner(slot: int) -> tuple[int, int]:
    """Where a slot is, from the north-western corner of the city."""
    return slot % TILES_IN_A_ROW * (TILE + GAP), slot // TILES_IN_A_ROW * (TILE + GAP)


def _depth(laid: Sequence[Laid]) -> int:
    """From north to south, of as many rows as have tiles."""
    return max((_corner(one.slot)[1] + TILE for one in laid), default=0)


def _city(file: TilesFile, laid: Sequence[Laid], name: str, transports: list[Transport]) -> Iterator[str]:
    """Fog lies over the houses of all tiles, and under their streets, which must be read."""
    for one in laid:
        yield from _group("tile", _ground(file.tiles[one.tile], one), *_corner(one.slot))
    yield from _group("fog", scenery.fog(CITY, _depth(laid), MARGIN))
    for one in laid:
        drawn = _tile(file.tiles[one.tile], one, name, transports)
        yield from _group(f"tile {'light' if one.light else 'dark'}-side", drawn, *_corner(one.slot))


def _side(file: TilesFile, side: str, left: float, transports: list[Transport], say: Say) -> Iterator[str]:
    heading, note = escape(say(f"dice-legend-{side}").upper()), escape(say(f"dice-legend-{side}-note"))
    middle = left + CITY / 2 + (-90 if side == "dark" else 90)  # off the lamps, for long words
    yield f'<text class="heading" x="{middle}" y="{TOP - 56}" font-size="34">{heading}</text>'
    yield f'<text class="note" x="{middle}" y="{TOP - 24}" font-size="21">{note}</text>'
    name = 'id="place-{0}"' if side == "dark" else 'id="place-{0}-light"'
    laid = [Laid(i, i, side == "light") for i in range(len(file.tiles))]
    yield from _group("city", _city(file, laid, name, transports), left, TOP)


def _ground(tile: Tile, one: Laid) -> Iterator[str]:
    """A taxi lane leaves no room for a landmark."""
    yield f'<rect class="base" width="{TILE}" height="{TILE}" rx="10"/>'
    road = 15
    edges = (8, BLOCK / 2 - road), (BLOCK / 2 + road, 1.5 * BLOCK - road), (1.5 * BLOCK + road, TILE - 8)
    yield from scenery.houses(one.tile, edges)
    if not _face(tile, one).lanes:
        yield from landmark(tile.name, TILE / 2, BLOCK + 12)


def _face(tile: Tile, one: Laid) -> Side:
    return tile.light if one.light else tile.dark


def _tile(tile: Tile, one: Laid, name: str, transports: list[Transport]) -> Iterator[str]:
    face, first = _face(tile, one), 4 * one.tile + 1
    yield f"<title>{escape(f'{tile.letter} {tile.name}')}</title>"
    yield from (scenery.lamplight(*_centre(corner)) for corner in range(4))
    yield from _streets(face, first)
    yield f'<rect class="inset" x="5" y="5" width="{TILE - 10}" height="{TILE - 10}" rx="7"/>'
    size = min(15, 0.95 * BLOCK / max(len(tile.name), 1))
    at = f'x="{_beside_lanes(face, first)}" y="{number(BLOCK + 19 + size)}" font-size="{number(size)}"'
    yield f'<text class="quarter" {at}>{escape(tile.name.upper())}</text>'
    yield from _places(face, first, name, transports)
    yield '<circle class="seal" cx="27" cy="27" r="17"/>'
    yield f'<text class="letter" x="27" y="34.5" font-size="21">{tile.letter}</text>'


def _beside_lanes(face: Side, first: int) -> float:
    """The middle, or beside it on the side where the lower end of a taxi lane is not."""
    lower = {max(lane) - first for lane in face.lanes}
    return TILE / 2 + (26 if lower == {2} else -26 if lower == {3} else 0)


def _centre(corner: int) -> Point:
    """Where one of the four places of a tile is."""
    return BLOCK * (corner % 2 + 0.5), BLOCK * (corner // 2 + 0.5)


# Streets


def _streets(face: Side, first: int) -> Iterator[str]:
    """Kerbs lie under all roads, roads under all lines, so that they run into each other."""
    ways: Ways = {(street.place - first, street.to): street.way for street in face.streets}
    stretches = [_stretch(corner, to) for corner in range(4) for to in TOWARDS]
    lanes = [(_centre(a - first), _centre(b - first)) for a, b in face.lanes]
    for kind in ("kerb", "road"):
        yield from (f'<path class="{kind}" d="{straight(points)}"/>' for points in (*stretches, *lanes))
    for corner in range(4):
        for to in TOWARDS:
            if not _is_shut(ways, corner, to):
                yield f'<path class="line" d="{straight(_stretch(corner, to))}"/>'
    yield from (f'<path class="lane" d="{straight(lane)}"/>' for lane in lanes)
    for (corner, to), way in ways.items():
        yield from _street_sign(corner, to, way)


def _stretch(corner: int, to: str) -> tuple[Point, Point]:
    """Half of a street: from a place to the middle of the way, or to the edge of the tile."""
    (x, y), (dx, dy) = _centre(corner), TOWARDS[to]
    return (x, y), (x + dx * BLOCK / 2, y + dy * BLOCK / 2)


def _is_shut(ways: Ways, corner: int, to: str) -> bool:
    opposite = {"north": "south", "south": "north", "east": "west", "west": "east"}[to]
    beside = corner + int(TOWARDS[to][0] + 2 * TOWARDS[to][1])
    return ways.get((corner, to)) == "none" or (_is_inside(corner, to) and ways.get((beside, opposite)) == "none")


def _is_inside(corner: int, to: str) -> bool:
    """Whether the street ends at another place of the same tile."""
    return to == ("west" if corner % 2 else "east") or to == ("north" if corner // 2 else "south")


def _street_sign(corner: int, to: str, way: str) -> Iterator[str]:
    """An arrow or a barrier, in the middle of a street within the tile, or between a place and the edge."""
    (x, y), (dx, dy) = _centre(corner), TOWARDS[to]
    far = BLOCK / 2 if _is_inside(corner, to) else BLOCK / 4 + RADIUS / 2
    x, y = x + dx * far, y + dy * far
    if way == "none":
        yield f'<path class="shut" d="{straight(((x - dy * 13, y - dx * 13), (x + dy * 13, y + dx * 13)))}"/>'
        return
    turn = {"east": 0, "south": 90, "west": 180, "north": 270}[to] + (180 if way == "in" else 0)
    place = f"translate({number(x)} {number(y)}) rotate({turn})"
    yield f'<path class="arrow" transform="{place}" d="{ARROW}"/>'


# Places


def _places(face: Side, first: int, name: str, transports: list[Transport]) -> Iterator[str]:
    for corner, names in enumerate(face.stops):
        here = [transport for transport in transports if transport.id in names]
        x, y = _centre(corner)
        known_as = name.format(first + corner)
        yield f'<g class="station {" ".join(names)}" {known_as} transform="translate({number(x)} {number(y)})">'
        yield from place_sign(str(first + corner), here)
        yield "</g>"


def place_sign(text: str, here: list[Transport]) -> Iterator[str]:
    """The family's sign; one without a bus stop shows the underground on its plate all the same."""
    ids = [transport.id for transport in here]
    if ids == ["taxi", "underground"]:
        here = [here[0], here[0], here[1]]
    yield from station_sign(RADIUS, text, here)


# Around the cities


def _around(file: TilesFile, transports: list[Transport], width: int) -> Iterator[str]:
    middle, foot = width / 2, TOP + CITY + 125
    yield from _group("title", ornaments.title(file.title, 470), middle, 100)
    for side in (-1, 1):
        yield from _group("lamps", _lamp(), middle + side * 335, 112)
    yield from _group("stops", _stops_legend(transports, (0, 240)), MARGIN + 60, foot - 38)
    yield from _group("signs", _signs_legend(transports), MARGIN + CITY + MIDDLE + 300, foot)
    yield from _group("dice", _net(file), middle, foot - 6)


def _lamp() -> Iterator[str]:
    for radius in (74, 54, 36):
        yield f'<circle class="halo-of-lamp" cy="-24" r="{radius}"/>'
    yield f'<path class="lamp" d="{LAMP}"/>'
    yield f'<path class="glow" d="{LAMP_PANE}"/>'


def _stops_legend(transports: list[Transport], columns: tuple[int, ...]) -> Iterator[str]:
    """Without words: the sign of a place, and the signs of all that stop there."""
    taxi, bus, underground = transports
    for i, here in enumerate(([taxi], [taxi, bus], [taxi, underground], [taxi, bus, underground])):
        x, y = columns[i % len(columns)], i // len(columns) * LEGEND
        yield f'<g class="station" transform="translate({x} {y})">'
        yield from place_sign("", here)
        yield "</g>"
        yield from (_small_sign(one.id, x + 56 + 44 * k, y) for k, one in enumerate(here))


def _signs_legend(transports: list[Transport]) -> Iterator[str]:
    """One-way streets and dead ends are for taxi and bus, a taxi lane is for taxis alone."""
    taxi, bus, _ = (one.id for one in transports)
    yield f'<path class="line" d="M-26 0H50"/><path class="arrow" transform="translate(12 0)" d="{ARROW}"/>'
    yield '<path class="line" d="M210 0H238"/><path class="shut" d="M250 -13V13"/>'
    yield '<path class="lane" d="M400 0H476"/>'
    for x, sign in ((80, taxi), (124, bus), (282, taxi), (326, bus), (506, taxi)):
        yield _small_sign(sign, x, 0)


def _small_sign(name: str, x: float, y: float) -> str:
    return f'<g transform="translate({number(x)} {number(y)}) scale(0.8)">{SIGNS[name]}</g>'


def _net(file: TilesFile) -> Iterator[str]:
    """A die unfolded: four faces in a row, one above and one below."""
    faces = [name for name in SIGNS for _ in range(getattr(file.dice, name))]
    size = 62
    cells = ((0, 0), (1, 0), (2, 0), (3, 0), (1, -1), (2, 1))
    for name, (column, row) in zip(faces, cells, strict=True):
        x, y = (column - 1.5) * size, row * size
        yield f'<g class="face {name}" transform="translate({number(x)} {number(y)})">'
        yield f'<rect class="die" x="{-size / 2}" y="{-size / 2}" width="{size}" height="{size}" rx="9"/>'
        yield f"{SIGNS[name]}</g>"


def _frame(file: TilesFile, size: tuple[int, int]) -> Iterator[str]:
    """The neat line of the sheet, and the credits below it."""
    width, height = size
    for inset, stroke in ((16, 3.5), (24, 1)):
        right, bottom = width - inset, height - 38 - (inset - 16)
        yield f'<path stroke-width="{stroke}" d="M{inset} {inset}V{bottom}H{right}V{inset}Z"/>'
    credit = " · ".join((*file.credits, file.licence))
    yield f'<text class="credits" x="16" y="{height - 12}" font-size="17">{escape(credit)}</text>'
