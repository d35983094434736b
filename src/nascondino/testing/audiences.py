"""The law of audiences: each chair perceives of each event what the game's RULES.md says, no more and no less.

The twin law cannot see that a secret is told to too many, since that only makes worlds distinguishable. So the rules of
each game carry a table: a row for each kind of event, and in each cell `all`, `nothing`, or the fields that are
withheld, as in `without station`. A column is for the chairs of a role, for the `onlooker`, for the seat that a field
of the event names (`seat`), or for all `others`; of several that fit a chair, the first one counts.
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
OTHERS = "others"


@dataclass(frozen=True)
class Audiences:
    """For each kind of event, what is told to whom: columns in the order of the table."""

    rows: Mapping[str, Mapping[str, str]]

    @classmethod
    def of(cls, game: Game) -> Audiences:
        """The table in the game's RULES.md."""
        rules = Path(inspect.getfile(game.module)).parent / "RULES.md"
        return cls(parse(rules.read_text(encoding="utf-8")))

    def check(self, referee: Referee, happened: Happened) -> None:
        for chair in referee.chairs:
            expected, told = self.granted(referee, happened, chair), happened.told[chair]
            if [event.tobytes() for event in expected] != [event.tobytes() for event in told]:
                role = referee.role(happened.after, chair)
                raise Broken(f"the {role} perceives {told.tolist()}, but by the table {[e.tolist() for e in expected]}")

    def granted(self, referee: Referee, happened: Happened, chair: int) -> list[Any]:
        """What the chair is told by the table."""
        role = referee.role(happened.after, chair)
        return [told for event in happened.events for told in self._told(referee.setup.game, event, chair, role)]

    def _told(self, game: Game, event: Any, chair: int, role: str) -> list[Any]:
        cell = self._cell(game, event, chair, role)
        if cell == NOTHING:
            return []
        told = np.array([event], event.dtype)[0]
        for field in withheld(cell):
            told[field] = 0
        return [told]

    def _cell(self, game: Game, event: Any, chair: int, role: str) -> str:
        name = game.event_name(event.kind)
        for column, cell in self.rows.get(name, {}).items():
            named_by_event = column in game.module.EVENTS[name] and event[column] == chair
            if column in (role, OTHERS) or named_by_event:
                return cell
        raise Broken(f"the table of who sees what does not say what the {role} perceives of '{name}'")


def withheld(cell: str) -> list[str]:
    if cell == ALL:
        return []
    if not cell.startswith(WITHOUT):
        raise Broken(f"the table of who sees what has a cell '{cell}'; it can be: all, nothing, without FIELD, FIELD")
    return [field.strip().removeprefix("the ") for field in cell.removeprefix(WITHOUT).split(",")]


def parse(rules: str, heading: str = HEADING) -> dict[str, dict[str, str]]:
    """The first table after the heading: by event, or by whatever its rows are about, then by column."""
    _, found, after = rules.partition(f"## {heading}\n")
    rows = [_cells(line) for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]
    if not found or len(rows) < 3:
        raise Broken(f"RULES.md has no table under the heading '{heading}'")
    columns = [column.replace(" ", "_").lower() for column in rows[0][1:]]
    return {row[0]: dict(zip(columns, row[1:], strict=True)) for row in rows[2:]}


def _cells(line: str) -> list[str]:
    return [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
