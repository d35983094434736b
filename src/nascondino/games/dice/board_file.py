"""What a file of tiles holds. The JSON Schema beside this module is generated from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nascondino.parts.board_file import Id, Shades, Text

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
TransportName = Literal["taxi", "bus", "underground"]
Compass = Literal["north", "east", "south", "west"]
Place = Annotated[int, Meta(ge=1, le=36)]
Count = Annotated[int, Meta(ge=1, le=6)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Faces(_Part, frozen=True):
    """How often each symbol is on a die. All dice are alike, and any of them can be laid X side up."""

    taxi: Count
    bus: Count
    underground: Count
    x: Count


class Street(_Part, frozen=True):
    """A street that is not open both ways, as seen from one of its ends: `in` and `out` are one-way, `none` is shut."""

    place: Place
    to: Compass
    way: Literal["in", "out", "none"]


class Side(_Part, frozen=True):
    """Four places in reading order. Streets leave each of them in all four directions, but for those listed."""

    stops: tuple[tuple[TransportName, ...], ...]
    streets: tuple[Street, ...] = ()
    lanes: tuple[tuple[Place, Place], ...] = ()


class Tile(_Part, frozen=True):
    letter: Letter
    name: Text
    dark: Side
    light: Side


class Colours(_Part, frozen=True):
    taxi: Shades
    bus: Shades
    underground: Shades


class TilesFile(_Part, frozen=True):
    format: Literal[1]
    id: Id
    title: Text
    licence: Text
    credits: tuple[Text, ...]
    dice: Faces
    colours: Colours
    tiles: tuple[Tile, ...]
