"""Inkognito, the card game: there is no board, only five places; a file names them and draws their cards."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from nascondino.engine.contract import Theme
from nascondino.parts.board_file import Id, Text
from nascondino.parts.boards import read_as

from .info import INFO
from .state import Board

DATA = Path(__file__).parent / "data"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place card: its name, and what is drawn on it."""

    name: Text


class PlacesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    title: Text
    licence: Text
    credits: tuple[Text, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, eq=False)
class InkognitoBoard:
    """The places ready to be visited, and the file they came from, which knows their names."""

    file: PlacesFile
    record: Any

    @property
    def name(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        return self.file.title

    @property
    def size(self) -> str:
        return f"{len(self.file.places)} places"

    @property
    def digest(self) -> str:
        return "0" * 64

    def svg(self, theme: Theme) -> str:
        return ""


def load_board(source: str) -> InkognitoBoard:
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> InkognitoBoard:
    file = read_as(path, PlacesFile, lambda file: None)
    record = Board.array(1)
    record[0].places = len(file.places)
    return InkognitoBoard(file, record)
