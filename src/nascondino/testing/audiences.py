"""The law of audiences: each chair perceives of each event what the game's RULES.md says, no more and no less.

The twin law cannot see that a secret is told to too many, since that only makes worlds distinguishable. So the rules of
each game carry a table: a row for each kind of event, a column for each role and for the onlooker, and in each cell
`all`, `nothing`, or the fields that are withheld, as in `without station`.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nascondino.engine.game import Game

from .broken import Broken
from .walk import Happened, Referee

HEADING = "Who sees what"
ALL, NOTHING, WITHOUT = "all", "nothing", "without "


@dataclass(frozen=True)
class Audiences:
    """For each kind of event and each kind of chair, what is told."""

    cells: Mapping[tuple[str, str], str]

    @classmethod
    def of(cls, game: Game) -> Audiences:
        """The table in the game's RULES.md."""
        rules = Path(inspect.getfile(game.module)).parent / "RULES.md"
        return cls(parse(rules.read_text(encoding="utf-8")))

    def check(self, referee: Referee, happened: Happened) -> None:
        for chair in referee.chairs:
            kind = referee.role(happened.after, chair)
            expected = [told for event in happened.events for told in self._told(referee.setup.game, event, kind)]
            told = happened.told[chair]
            if [event.tobytes() for event in expected] != [event.tobytes() for event in told]:
                raise Broken(f"the {kind} perceives {told.tolist()}, but by the table {[e.tolist() for e in expected]}")

    def _told(self, game: Game, event: Any, kind: str) -> list[Any]:
        name = game.event_name(event.kind)
        cell = self.cells.get((name, kind))
        if cell is None:
            raise Broken(f"the table of who sees what does not say what the {kind} perceives of '{name}'")
        if cell == NOTHING:
            return []
        told = np.array([event], event.dtype)[0]
        for field in withheld(cell):
            told[field] = 0
        return [told]


def withheld(cell: str) -> list[str]:
    if cell == ALL:
        return []
    if not cell.startswith(WITHOUT):
        raise Broken(f"the table of who sees what has a cell '{cell}'; it can be: all, nothing, without FIELD, FIELD")
    return [field.strip().removeprefix("the ") for field in cell.removeprefix(WITHOUT).split(",")]


def parse(rules: str) -> dict[tuple[str, str], str]:
    """The first table after the heading, by event and kind of chair."""
    _, found, after = rules.partition(f"## {HEADING}\n")
    rows = [_cells(line) for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]
    if not found or len(rows) < 3:
        raise Broken(f"RULES.md has no table under the heading '{HEADING}'")
    kinds = [kind.replace(" ", "_").lower() for kind in rows[0][1:]]
    return {(row[0], kind): cell for row in rows[2:] for kind, cell in zip(kinds, row[1:], strict=True)}


def _cells(line: str) -> list[str]:
    return [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
