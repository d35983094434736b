"""The board as a picture: northern Italy as an engraved chart by day, and by night with lamps along its roads.

A road's colour is also its dash and the shape of its sign, so that nobody has to tell colours apart; nothing but names
is written, so that nobody has to read. Cities and roads carry ids, classes and data, so that a page can take the
picture over and make it live.
"""

from __future__ import annotations

import math
import string
from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

from nascondino.parts import ornaments
from nascondino.parts.board_file import Ornament, Point, Shades
from nascondino.parts.curves import closed, number, smooth
from nascondino.parts.drawing import frame, group, scenery
from nascondino.parts.drawing_style import SANS, Theme, sheet

from .board_file import BoardFile, City, Peak, Road
from .state import FIELD_SPOTS, ROAD_SPOTS

COLOURS = {
    "green": Shades("#16755a", "#52c79b"),
    "violet": Shades("#7b3fa3", "#c6a0f2"),
    "orange": Shades("#c8570a", "#ff9a3c"),
}
LIGHTS = {"lamp": Shades("#f7f2e7", "#f2c14e"), "dusk": Shades("#a8742a", "#05070a")}  # towns; the edge of the sheet
WIDTHS = {"green": 5.0, "violet": 6.0, "orange": 8.5}
DASHES = {"green": "none", "violet": "19 10", "orange": "0.1 13"}
COST = {"green": 1, "violet": 2, "orange": 3}  # orders that an ambush takes there
SIGN = 19.0  # half a sign's width
CARD = 24.0, 32.0  # half the width and height of a card's field
TOWN = "M-10 8V0H-5V-6L-2 -11L1 -6V8ZM3 8V-2L6.5 -6L10 -2V8Z"  # a campanile and two roofs, in a disc of radius 16
PEAK = 20.0  # half the width of the one mountain that all others are copies of
GLOW = 3.4  # how many times as wide as a town's disc its light is


def svg(board: BoardFile, theme: Theme = "light") -> str:
    """The board as a standalone SVG document."""
    width, height = map(number, board.size)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="board {theme}" role="img">',
            f"<title>{escape(board.title)}</title>",
            f"<style>\n{sheet(COLOURS | LIGHTS, (*_STYLE, *_road_style()), theme)}\n</style>",
            *_LIGHT,
            f'<rect class="{board.ground}" width="{width}" height="{height}"/>',
            *group("scenery", scenery(board)),
            *group("peaks", _peaks(board)),
            f'<rect fill="url(#dusk)" width="{width}" height="{height}"/>',
            *group("glows", _glows(board)),
            *group("fields", _fields(board)),
            *group("roads", _roads(board)),
            *group("cities", _cities(board)),
            *group("ornaments", _ornaments(board)),
            *group("frame", frame(board.size, (*board.credits, board.licence))),
            "</svg>\n",
        )
    )


_LIGHT = (
    "<defs>",
    '<radialGradient id="dusk" cx="50%" cy="45%" r="75%"><stop class="dusk" offset="0.5" stop-opacity="0"/>'
    '<stop class="dusk" offset="1" stop-opacity="0.42"/></radialGradient>',
    '<radialGradient id="glow"><stop class="lamp" offset="0.2" stop-opacity="0.62"/>'
    '<stop class="lamp" offset="1" stop-opacity="0"/></radialGradient>',
    "</defs>",
)
_STYLE = (
    ".board .dusk { stop-color: var(--by-dusk) }",
    ".board .lamp { stop-color: var(--by-lamp) }",
    ".board .peaks { stroke: var(--land-ink); stroke-width: 1.3; fill: var(--land) }",
    ".board .peak { fill: var(--land) }",
    ".board .field { fill: var(--paper); stroke: var(--quiet-ink); stroke-width: 1.3; fill-opacity: 0.85 }",
    ".board .field.rim { fill: none; stroke-width: 0.7 }",
    ".board .road-halo { stroke: var(--land); stroke-opacity: 0.8; stroke-linecap: round }",
    ".board .road { stroke-linecap: round }",
    ".board .sign { stroke: var(--paper); stroke-width: 2 }",
    f".board .letter {{ font: 700 27px {SANS}; stroke: none }}",
    ".board .city .disc { fill: var(--by-lamp); stroke: var(--ink); stroke-width: 2.4 }",
    ".board .city .town { fill: var(--on-lamp) }",
    ".board .city .back { stroke: var(--land); stroke-width: 6; stroke-opacity: 0.9 }",
    ".board text { text-rendering: geometricPrecision }",  # letters of small maps keep their distances, too
    ".board .city text { fill: var(--ink); font-weight: 600; letter-spacing: 0.03em }",
    ".board .legend .order { fill: var(--land); stroke: var(--quiet-ink); stroke-width: 1.5 }",
    ".board .legend .tear { stroke: var(--ink); stroke-width: 2.2 }",
)


def _road_style() -> Iterator[str]:
    for colour in COLOURS:
        stroke = f"stroke: var(--by-{colour}); stroke-width: {number(WIDTHS[colour])}"
        yield f".board .road.{colour} {{ {stroke}; stroke-dasharray: {DASHES[colour]} }}"
        yield f".board .road-halo.{colour} {{ stroke-width: {number(WIDTHS[colour] + 4)} }}"
        yield f".board .sign.{colour} {{ fill: var(--by-{colour}) }}"
        yield f".board .letter.{colour} {{ fill: var(--on-{colour}) }}"


# The land


def _peaks(board: BoardFile) -> Iterator[str]:
    """Mountains as old maps have them, lit from the left; northern ones first, so that southern ones cover them."""
    yield f'<defs><g id="peak">{"".join(_peak(PEAK))}</g></defs>'
    for peak in sorted((thing for thing in board.scenery if isinstance(thing, Peak)), key=lambda peak: peak.y):
        at = f"translate({number(peak.x)} {number(peak.y)}) scale({peak.size / PEAK:.2f})"
        yield f'<use href="#peak" transform="{at}"/>'


def _peak(s: float) -> Iterator[str]:
    """One of this size, its foot at the origin."""
    ridge = ((-s, 0), (-0.45 * s, -0.65 * s), (0, -1.15 * s), (0.5 * s, -0.55 * s), (s, 0))
    yield f'<path class="peak" d="{smooth(ridge)}"/>'  # in copies, browsers know no style but what is inherited
    for start, end in ((0.12, 0.3), (0.34, 0.55), (0.56, 0.78)):
        top = start * s, (start - 1) * 1.15 * s
        yield f'<path fill="none" stroke-width="0.9" d="{smooth((top, (end * s * 0.75, -0.1 * s)))}"/>'


def _glows(board: BoardFile) -> Iterator[str]:
    """The light of the towns, on everything that is not drawn later."""
    for city in board.cities:
        at = f'cx="{number(city.x)}" cy="{number(city.y)}"'
        yield f'<circle fill="url(#glow)" {at} r="{number(board.radius * GLOW)}"/>'


def _fields(board: BoardFile) -> Iterator[str]:
    for i, city in enumerate(board.cities, 1):
        yield _field(FIELD_SPOTS + i, *field(city))


def _field(spot: int, x: float, y: float) -> str:
    """Where the city's order card is laid."""
    at = f"translate({number(x)} {number(y)})"
    return f'<g data-spot="{spot}" transform="{at}">{_card("field", 0)}{_card("field rim", 3.5)}</g>'


def field(city: City) -> Point:
    """The middle of its field."""
    return city.x + city.field[0], city.y + city.field[1]


def _card(kind: str, inset: float) -> str:
    half, high = CARD[0] - inset, CARD[1] - inset
    place = f'x="{number(-half)}" y="{number(-high)}" width="{number(2 * half)}" height="{number(2 * high)}"'
    return f'<rect class="{kind}" {place} rx="3"/>'


# Roads


def _roads(board: BoardFile) -> Iterator[str]:
    lines = {road.letter: drawn_line(board, road) for road in board.roads}
    for road in board.roads:
        yield f'<path class="road-halo {road.colour}" d="{lines[road.letter]}"/>'
    for road in board.roads:
        title = f"<title>{escape(road.name)}: {escape(road.a)} – {escape(road.b)}</title>"
        data = f"data-name={quoteattr(road.name)} data-a={quoteattr(road.a)} data-b={quoteattr(road.b)}"
        path = f'id="road-{road.letter}" {data} d="{lines[road.letter]}"'
        yield f'<path class="road {road.colour}" {path}>{title}</path>'
    for road in board.roads:
        yield f'<g data-spot="{road_spot(road)}" transform="translate({" ".join(map(number, at_sign(board, road)))})">'
        yield from sign(road.colour, road.letter)
        yield "</g>"


def drawn_line(board: BoardFile, road: Road) -> str:
    """As path data, from its first city to the other."""
    return smooth(line(board, road))


def road_spot(road: Road) -> int:
    return ROAD_SPOTS + 1 + string.ascii_uppercase.index(road.letter)


def at_sign(board: BoardFile, road: Road) -> Point:
    """Where its letter stands."""
    return along(line(board, road), road.sign)


def line(board: BoardFile, road: Road) -> list[Point]:
    """The points through which a road is drawn."""
    at = {city.name: (city.x, city.y) for city in board.cities}
    return [at[road.a], *road.path, at[road.b]]


def along(points: Sequence[Point], share: float) -> Point:
    """The point at this share of a line's length."""
    left = share * sum(math.dist(a, b) for a, b in pairwise(points))
    for a, b in pairwise(points):
        length = math.dist(a, b)
        if left <= length:
            return a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
        left -= length
    return points[-1]


def sign(colour: str, letter: str) -> Iterator[str]:
    """A road's letter, around the origin: on a disc if it is green, on a square if violet, on a diamond if orange."""
    if colour == "green":
        yield f'<circle class="sign green" r="{number(SIGN)}"/>'
    elif colour == "violet":
        yield f'<path class="sign violet" d="{closed(_square(SIGN * 0.95))}"/>'
    else:
        yield f'<path class="sign orange" transform="rotate(45)" d="{closed(_square(SIGN))}"/>'
    yield f'<text class="letter {colour}" y="9.7">{escape(letter)}</text>'


def _square(half: float) -> tuple[Point, ...]:
    return (-half, -half), (half, -half), (half, half), (-half, half)


# Cities


def _cities(board: BoardFile) -> Iterator[str]:
    for i, city in enumerate(board.cities, 1):
        name, (x, y) = escape(city.name), map(number, city.label)
        at = f"translate({number(city.x)} {number(city.y)})"
        spot = f'id="city-{i}" data-spot="{i}" data-name={quoteattr(city.name)}'
        yield f'<g class="city" {spot} transform="{at}"><title>{name}</title>'
        yield f'<circle class="disc" r="{number(board.radius)}"/>'
        yield f'<path class="town" transform="scale({board.radius / 16:.2f})" d="{TOWN}"/>'
        for kind in (' class="back"', ""):
            yield f'<text{kind} x="{x}" y="{y}" font-size="29">{name}</text>'
        yield "</g>"


# Around the map


def _ornaments(board: BoardFile) -> Iterator[str]:
    for thing in board.scenery:
        if isinstance(thing, Ornament):
            turn = f" rotate({number(thing.angle)})" if thing.angle else ""
            yield f'<g class="{thing.kind}" transform="translate({number(thing.x)} {number(thing.y)}){turn}">'
            yield from _ornament(board, thing)
            yield "</g>"


def _ornament(board: BoardFile, thing: Ornament) -> Iterator[str]:
    if thing.kind == "title":
        yield from ornaments.title(board.title, thing.size)
    elif thing.kind == "compass":
        yield from ornaments.compass(thing.size)
    elif thing.kind == "gondola":
        yield from ornaments.gondola(thing.size)
    else:
        yield from _legend(thing.size)


def _legend(width: float) -> Iterator[str]:
    """Each colour's line and sign, and the orders that an ambush takes there."""
    row = 56.0
    half, high = width / 2, row * (len(COLOURS) + 0.3) / 2
    for inset, kind in ((0.0, "panel"), (6.0, "thin")):
        points = ((-half + inset, -high + inset), (half - inset, -high + inset),
                  (half - inset, high - inset), (-half + inset, high - inset))  # fmt: skip
        yield f'<path class="{kind}" d="{closed(points)}"/>'
    for i, colour in enumerate(COLOURS):
        y = row * (i + 0.65) - high
        yield f'<path class="road {colour}" d="M{number(-half + 24)} {number(y)}H{number(-half + 136)}"/>'
        yield f'<g transform="translate({number(-half + 80)} {number(y)})">'
        yield from sign(colour, "")
        yield "</g>"
        for card in range(COST[colour]):
            yield f'<g transform="translate({number(-half + 178 + 46 * card)} {number(y)})">{_LOST}</g>'


_LOST = '<rect class="order" x="-15" y="-20" width="30" height="40" rx="3"/><path class="tear" d="M-19 12L19 -12"/>'
