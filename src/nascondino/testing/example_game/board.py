"""Example game: nine burrows in a row; there is no file to load."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from nascondino.engine.contract import BoardFacts, Lists, Spot, Theme
from nascondino.engine.texts import LANGUAGE
from nascondino.parts.boards import BoardError

from .info import INFO
from .state import BURROWS, Board

INK = {"light": "#1d2733", "dark": "#ece6d8"}
APART, LEVEL = 60, 60  # in the picture: from burrow to burrow, and how far down all of them are


@dataclass(frozen=True, eq=False)
class Burrows:
    record: Any
    name: str = INFO.boards[0]
    title: str = "Nine burrows"
    size: str = f"{BURROWS} burrows"
    digest: str = f"{BURROWS} in a row"
    imprint: str = digest
    own: str = ""  # it reads no files
    spots_stay: bool = True

    @property
    def lists(self) -> Lists:
        """A burrow is called by its number."""
        return {}

    def svg(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        holes = "".join(f'<circle data-spot="{n}" cx="{x}" cy="{y}" r="24"/>' for n, x, y, _ in self.spots(view))
        size = f'viewBox="0 0 {APART * (BURROWS + 1)} {2 * LEVEL}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g fill="{INK[theme]}">{holes}</g></svg>\n'

    svg_without_lines = svg  # it has none

    def facts(self, view: Any = None, language: str = LANGUAGE) -> BoardFacts:
        size = APART * (BURROWS + 1), 2 * LEVEL
        return BoardFacts(self.name, self.title, self.digest, size, 24, self.spots(view), credits=(), licence="CC0-1.0")

    def spots(self, view: Any) -> tuple[Spot, ...]:
        return tuple(Spot(n, APART * n, LEVEL, str(n)) for n in range(1, BURROWS + 1))


@functools.cache
def load_board(source: str) -> Burrows:
    if source not in INFO.boards:
        raise BoardError(f"{source}: this game has one board, {INFO.boards[0]}, and reads no files")
    boards = Board.array(1)
    boards[0].burrows = BURROWS
    return Burrows(boards)
