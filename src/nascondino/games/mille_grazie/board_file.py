"""What a board file of Mille Grazie holds. The JSON Schema beside this module is generated from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nascondino.parts.board_file import Area, Coordinate, Id, Label, Length, Ornament, Point, Stroke, Text


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class City(_Part, frozen=True):
    """A city; its name and the field for its order card are drawn so far from it. Roads and orders call it by name."""

    name: Annotated[Text, Meta(min_length=1)]
    x: Coordinate
    y: Coordinate
    label: Point = (0, -30)
    field: Point = (40, 0)


class Road(_Part, frozen=True):
    """A road, travelled both ways. `path` only says where to draw it, `sign` how far along its letter stands."""

    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    name: Annotated[Text, Meta(min_length=1)]
    a: str
    b: str
    colour: Literal["green", "violet", "orange"]
    path: tuple[Point, ...] = ()
    sign: Annotated[float, Meta(ge=0, le=1)] = 0.5


class Order(_Part, frozen=True):
    """An order card: where it is found, where it is fulfilled, and what for."""

    first: str
    destination: str
    points: Annotated[int, Meta(ge=1, le=99)]


class Peak(_Part, frozen=True, tag_field="draw", tag="peak"):
    """A mountain."""

    x: Coordinate
    y: Coordinate
    size: Length


Scenery = Area | Stroke | Label | Ornament | Peak


class BoardFile(_Part, frozen=True):
    format: Literal[1]
    id: Id
    title: Text
    licence: Text
    credits: tuple[Text, ...]
    size: tuple[Length, Length]
    radius: Length  # of a city's circle
    ground: Literal["land", "water"]  # what lies under everything else
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    orders: tuple[Order, ...]
    scenery: tuple[Scenery, ...] = ()
