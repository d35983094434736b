"""What a board file holds. The JSON Schema beside this module is generated from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nascondino.engine.errors import BadInput

FORMAT = 1
MOST_POINTS = 500  # of one line: which of them matter takes the square of it to find out

# "$" alone would also match before a newline at the end.
_ID = r"^[a-z][a-z0-9_-]*$(?!\n)"
_TEXT = r"^[^\u0000-\u001f\u007f-\u009f\ufffe\uffff]*$(?!\n)"
_COLOUR = r"^#[0-9a-f]{6}$(?!\n)"
_OUTLINE = r"^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]*$(?!\n)"
IN_WORDS = {
    _ID: "small letters, digits, - and _, a letter first",
    _TEXT: "one line of printable text",
    _COLOUR: "a colour like #0f2a33",
    _OUTLINE: "the letters and numbers of an SVG path",
}

Id = Annotated[str, Meta(pattern=_ID, max_length=40)]
Text = Annotated[str, Meta(pattern=_TEXT, max_length=200)]
Colour = Annotated[str, Meta(pattern=_COLOUR)]
Outline = Annotated[str, Meta(pattern=_OUTLINE, max_length=2000)]
Length = Annotated[float, Meta(gt=0, le=10_000)]
Coordinate = Annotated[float, Meta(ge=-10_000, le=20_000)]
Angle = Annotated[float, Meta(ge=-360, le=360)]
Point = tuple[Coordinate, Coordinate]
Number = Annotated[int, Meta(ge=1)]


class BoardError(BadInput):
    """A board that cannot be used. The text is one sentence for whoever wrote the file."""

    @classmethod
    def at(cls, path: str, what: str) -> BoardError:
        """What is wrong at a place of the file, as `$.links[3].by` names it."""
        return cls(f"{path}: {what}")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class AnyBoardFile(Part, frozen=True):
    """What every kind of board file begins with."""

    format: Literal[1]
    id: Id
    title: Text
    licence: Text
    credits: tuple[Text, ...]


class SheetFile(AnyBoardFile, frozen=True):
    """Of a board that is drawn on a sheet of its own size."""

    size: tuple[Length, Length]
    radius: Length  # of the circle of a station, or a city
    ground: Literal["land", "water"]  # what lies under everything else


class Shades(Part, frozen=True):
    """A colour on light paper and on dark water."""

    light: Colour
    dark: Colour


class Transport(Part, frozen=True):
    """A way to travel. The order of transports in the file is the order of their tickets."""

    id: Id
    name: Text
    colour: Shades
    width: Length
    dash: Annotated[tuple[Length, ...], Meta(max_length=8)] = ()
    secret: bool = False


class Station(Part, frozen=True):
    id: Number
    x: Coordinate
    y: Coordinate
    name: Text = ""


class Link(Part, frozen=True):
    """One line between two stations, travelled both ways. `path` only says where to draw it."""

    a: Number
    b: Number
    by: str
    path: Annotated[tuple[Point, ...], Meta(max_length=MOST_POINTS)] = ()


class Area(Part, frozen=True, tag_field="draw", tag="area"):
    kind: Literal["land", "water", "park"]
    points: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=MOST_POINTS)]
    name: Text = ""


class Stroke(Part, frozen=True, tag_field="draw", tag="stroke"):
    kind: Literal["water", "bridge"]
    width: Length
    points: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=MOST_POINTS)]
    name: Text = ""


class Label(Part, frozen=True, tag_field="draw", tag="label"):
    """Words on the map, centred on a point."""

    kind: Literal["water", "land", "place"]
    text: Text
    x: Coordinate
    y: Coordinate
    size: Length
    angle: Angle = 0


class Ornament(Part, frozen=True, tag_field="draw", tag="ornament"):
    """What a chart carries besides the map; the file says where there is room for it."""

    kind: Literal["title", "legend", "compass", "gondola"]
    x: Coordinate
    y: Coordinate
    size: Length
    angle: Angle = 0


Scenery = Area | Stroke | Label | Ornament


class BoardFile(SheetFile, frozen=True):
    transports: tuple[Transport, ...]
    stations: tuple[Station, ...]
    links: tuple[Link, ...]
    starts: dict[Id, tuple[Number, ...]]
    scenery: tuple[Scenery, ...] = ()


def schema(kind: type = BoardFile) -> bytes:
    """The JSON Schema of a kind of board file, as published beside the module that declares it."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(kind)), indent=2) + b"\n"
