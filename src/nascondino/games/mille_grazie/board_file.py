"""What a board file of Mille Grazie holds. The JSON Schema beside this module is generated from these types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nascondino.parts.board_file import (
    Area,
    Coordinate,
    Label,
    Length,
    Ornament,
    Part,
    Point,
    SheetFile,
    Stroke,
    Text,
)


class City(Part, frozen=True):
    """A city; its name and the field for its order card are drawn so far from it. Roads and orders call it by name."""

    name: Annotated[Text, Meta(min_length=1)]
    x: Coordinate
    y: Coordinate
    label: Point = (0, -30)
    field: Point = (40, 0)


class Road(Part, frozen=True):
    """A road, travelled both ways. `path` only says where to draw it, `sign` how far along its letter stands."""

    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    name: Annotated[Text, Meta(min_length=1)]
    a: str
    b: str
    colour: Literal["green", "violet", "orange"]
    path: tuple[Point, ...] = ()
    sign: Annotated[float, Meta(ge=0, le=1)] = 0.5


class Order(Part, frozen=True):
    """An order card: where it is found, where it is fulfilled, and what for."""

    first: str
    destination: str
    points: Annotated[int, Meta(ge=1, le=99)]


class Peak(Part, frozen=True, tag_field="draw", tag="peak"):
    """A mountain."""

    x: Coordinate
    y: Coordinate
    size: Length


Scenery = Area | Stroke | Label | Ornament | Peak


class BoardFile(SheetFile, frozen=True):
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    orders: tuple[Order, ...]
    scenery: tuple[Scenery, ...] = ()
