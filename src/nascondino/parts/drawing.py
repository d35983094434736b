"""A board as a picture: an engraved chart on warm paper by day, lamps on black water by night.

The picture stands alone (no fonts, scripts or files from elsewhere). Its colours are CSS variables, and its stations
and links carry ids and classes, so that a page can take it over and make it live.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol
from xml.sax.saxutils import escape

from nascondino.parts import ornaments
from nascondino.parts.board_file import (
    Area,
    BoardFile,
    Label,
    Ornament,
    Point,
    Scenery,
    Station,
    Stroke,
    Transport,
)
from nascondino.parts.curves import bowed, closed, number, rounded, simplified, smooth
from nascondino.parts.drawing_style import Theme, style

RIPPLES = (58, 42, 28, 16)  # how far from the shore the lines around it run
MARGIN = 14  # between the edge and the neat line of the chart
BLEED = 4  # beyond the edge: else what lies below the margin shows there as a hair line
GAP = 9  # between parallel links
FINENESS = 1000  # a line that is off by this part of the sheet is as good
COARSENESS = 450  # for coasts, which lead nowhere


class Chart(Protocol):
    """What any drawn board has: a sheet of paper with scenery on it, of which a game may know more kinds."""

    @property
    def size(self) -> tuple[float, float]: ...
    @property
    def ground(self) -> str: ...
    @property
    def scenery(self) -> Sequence[Any]: ...
    @property
    def credits(self) -> Sequence[str]: ...
    @property
    def licence(self) -> str: ...


def svg(board: BoardFile, theme: Theme = "light", *, with_lines: bool = True) -> str:
    """The board as a standalone SVG document; or for whoever puts the lines of each transport where they belong."""
    width, height = map(number, board.size)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="board {theme}" role="img">',
            f"<title>{escape(board.title)}</title>",
            f"<style>\n{style(board, theme)}\n</style>",
            f'<rect class="{board.ground}" width="{width}" height="{height}"/>',
            *group("scenery", scenery(board)),
            *group("links", _links(board, with_lines)),
            *group("stations", _stations(board)),
            *group("ornaments", _ornaments(board)),
            *group("frame", frame(board.size, (*board.credits, board.licence))),
            "</svg>\n",
        )
    )


def group(name: str, content: Iterable[str]) -> Iterator[str]:
    yield f'<g class="{name}">'
    yield from content
    yield "</g>"


# Scenery


def scenery(board: Chart) -> Iterator[str]:
    """Under the links, in the order of the file, but all of one sort of thing at once."""
    coasts = {id(thing): _coast(thing, board) for thing in board.scenery if _is_land(thing)}
    yield from _ripples(board, "".join(coasts.values()))
    yield from _areas(board, coasts)
    yield from _strokes(board.scenery)
    for thing in board.scenery:
        if isinstance(thing, Label):
            yield _label(thing)


def _is_land(thing: Scenery) -> bool:
    return isinstance(thing, Area) and thing.kind == "land"


def _ripples(board: Chart, shores: str) -> Iterator[str]:
    """Lines along the shores, as engravers drew water: strokes of falling width, each covered but for its rim."""
    if not shores or board.ground != "water":
        return
    yield f'<defs><path id="shores" d="{shores}"/></defs>'
    for width in RIPPLES:
        yield f'<use href="#shores" class="ripple" stroke-width="{width + 1.6}"/>'
        yield f'<use href="#shores" class="calm" stroke-width="{width - 1.6}"/>'


def _areas(board: Chart, coasts: Mapping[int, str]) -> Iterator[str]:
    for thing in board.scenery:
        if isinstance(thing, Area):
            path = coasts.get(id(thing)) or rounded(thing.points)
            yield f'<path class="area {thing.kind}" d="{path}">{_named(thing.name)}</path>'


def _coast(land: Area, board: Chart) -> str:
    return closed(simplified(land.points, max(board.size) / COARSENESS))


def _strokes(scenery: Iterable[Scenery]) -> Iterator[str]:
    """Bridges lie over waters. All banks of a kind come before all its strokes, so that these run into each other."""
    for kind in ("water", "bridge"):
        strokes = [thing for thing in scenery if isinstance(thing, Stroke) and thing.kind == kind]
        for thing in strokes:
            yield f'<path class="bank" stroke-width="{number(thing.width + 2.4)}" d="{smooth(thing.points)}"/>'
        for thing in strokes:
            path = f'class="stroke {kind}" stroke-width="{number(thing.width)}" d="{smooth(thing.points)}"'
            yield f"<path {path}>{_named(thing.name)}</path>"


def _named(name: str) -> str:
    return f"<title>{escape(name)}</title>" if name else ""


def _label(label: Label) -> str:
    turn = f' transform="rotate({number(label.angle)} {number(label.x)} {number(label.y)})"' if label.angle else ""
    place = f'x="{number(label.x)}" y="{number(label.y)}" font-size="{number(label.size)}"'
    return f'<text class="label {label.kind}" {place}{turn}>{escape(label.text)}</text>'


# Links


def _links(board: BoardFile, with_lines: bool) -> Iterator[str]:
    """The far-reaching transports lie underneath: their lines are wider."""
    drawn = list(zip(board.links, link_paths(board), strict=True)) if with_lines else []
    for transport in reversed(board.transports):
        yield f'<use class="halo {transport.id}" href="#links-{transport.id}"/>'
        yield f'<g class="link {transport.id}"><g id="links-{transport.id}">'
        for link, path in drawn:
            if link.by == transport.id:
                yield f'<path id="link-{link.a}-{link.b}-{link.by}" d="{path}"/>'
        yield "</g></g>"


def link_paths(board: BoardFile) -> list[str]:
    """Links of one pair of stations would hide each other: those without a path of their own bow aside."""
    companions = Counter((link.a, link.b) for link in board.links if not link.path)
    drawn: Counter[tuple[int, int]] = Counter()
    paths = []
    for link in board.links:
        pair = link.a, link.b
        ends = _place(board.stations[link.a - 1]), _place(board.stations[link.b - 1])
        if link.path:
            paths.append(smooth(simplified((ends[0], *link.path, ends[1]), max(board.size) / FINENESS)))
        else:
            paths.append(bowed(*ends, GAP * (2 * drawn[pair] - companions[pair] + 1)))
            drawn[pair] += 1
    return paths


def _place(station: Station) -> Point:
    return station.x, station.y


# Stations


def _stations(board: BoardFile) -> Iterator[str]:
    stops: dict[int, set[str]] = {station.id: set() for station in board.stations}
    for link in board.links:
        stops[link.a].add(link.by)
        stops[link.b].add(link.by)
    for station in board.stations:
        yield from _station(board, station, stops[station.id])


def _station(board: BoardFile, station: Station, stops: set[str]) -> Iterator[str]:
    here = [transport for transport in board.transports if transport.id in stops]
    classes = " ".join(("station", *(transport.id for transport in here)))
    at = f"translate({number(station.x)} {number(station.y)})"
    yield f'<g class="{classes}" data-spot="{station.id}" transform="{at}">'
    yield f"<title>{escape(station.name or str(station.id))}</title>"
    yield from station_sign(board.radius, str(station.id), here)
    yield "</g>"


def station_sign(radius: float, text: str, here: list[Transport]) -> Iterator[str]:
    """A disc around the origin that shows who stops here: upper half, lower half, number plate, outer ring."""
    plain = [transport.id for transport in here if not transport.secret]
    upper, lower, plate = plain[0], plain[min(1, len(plain) - 1)], plain[2] if len(plain) > 2 else None
    r, inner = number(radius), number(radius * 0.7)
    for transport in here:
        if transport.secret:
            yield f'<circle class="ring {transport.id}" r="{number(radius * 1.18)}" fill="none"/>'
    yield f'<path class="stop {upper}" d="M-{r} 0A{r} {r} 0 0 1 {r} 0Z"/>'
    yield f'<path class="stop {lower}" d="M-{r} 0A{r} {r} 0 0 0 {r} 0Z"/>'
    yield f'<circle class="disc" r="{r}" fill="none"/>'
    yield f'<circle class="{f"stop {plate}" if plate else "plate"}" r="{inner}"/>'
    colour, size = f' class="on-{plate}"' if plate else "", number(radius * 0.78)
    yield f'<text{colour} y="{number(radius * 0.28)}" style="font-size: {size}px">{escape(text)}</text>'


# Around the map


def _ornaments(board: BoardFile) -> Iterator[str]:
    for thing in board.scenery:
        if isinstance(thing, Ornament):
            yield from _ornament(board, thing)


def _ornament(board: BoardFile, thing: Ornament) -> Iterator[str]:
    turn = f" rotate({number(thing.angle)})" if thing.angle else ""
    yield f'<g class="{thing.kind}" transform="translate({number(thing.x)} {number(thing.y)}){turn}">'
    if thing.kind == "title":
        yield from ornaments.title(board.title, thing.size)
    elif thing.kind == "compass":
        yield from ornaments.compass(thing.size)
    elif thing.kind == "gondola":
        yield from ornaments.gondola(thing.size)
    else:
        yield from ornaments.legend(board.transports, thing.size, board.radius, station_sign)
    yield "</g>"


def frame(size: tuple[float, float], credit_lines: Iterable[str]) -> Iterator[str]:
    """A paper margin with the credits in it, and the neat line of the chart."""
    width, height = size
    bottom = height - 2 * MARGIN - 4
    inner = f"M{MARGIN} {MARGIN}V{number(bottom)}H{number(width - MARGIN)}V{MARGIN}Z"
    right, below = number(width + BLEED), number(height + BLEED)
    yield f'<path class="margin" d="M-{BLEED}-{BLEED}H{right}V{below}H-{BLEED}Z{inner}"/>'
    yield f'<path stroke-width="3.5" d="{inner}"/>'
    edge = MARGIN + 6
    yield f'<path stroke-width="1" d="M{edge} {edge}V{number(bottom - 6)}H{number(width - edge)}V{edge}Z"/>'
    credit = " · ".join(credit_lines)
    yield f'<text class="credits" x="{MARGIN}" y="{number(height - 10)}" font-size="15">{escape(credit)}</text>'
