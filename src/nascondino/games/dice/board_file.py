"""What a file of tiles holds. The JSON Schema beside this module is generated from these types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nascondino.parts.board_file import AnyBoardFile, Part, Shades, Text

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
TransportName = Literal["taxi", "bus", "underground"]
Compass = Literal["north", "east", "south", "west"]
Place = Annotated[int, Meta(ge=1, le=36)]
Count = Annotated[int, Meta(ge=1, le=6)]


class Faces(Part, frozen=True):
    """How often each symbol is on a die. All dice are alike, and any of them can be laid X side up."""

    taxi: Count
    bus: Count
    underground: Count
    x: Count


class Street(Part, frozen=True):
    """A street that is not open both ways, as seen from one of its ends: `in` and `out` are one-way, `none` is shut."""

    place: Place
    to: Compass
    way: Literal["in", "out", "none"]


class Side(Part, frozen=True):
    """Four places in reading order. Streets leave each of them in all four directions, but for those listed."""

    stops: tuple[tuple[TransportName, ...], ...]
    streets: tuple[Street, ...] = ()
    lanes: tuple[tuple[Place, Place], ...] = ()


class Tile(Part, frozen=True):
    letter: Letter
    name: Text
    dark: Side
    light: Side


class Colours(Part, frozen=True):
    taxi: Shades
    bus: Shades
    underground: Shades


class TilesFile(AnyBoardFile, frozen=True):
    dice: Faces
    colours: Colours
    tiles: tuple[Tile, ...]
