"""A run of the arena: from what was played before to a table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import contests, ledger
from .conditions import Conditions
from .crews import Crew
from .standings import Standings


@dataclass(frozen=True)
class Run:
    """What is wanted: these bots on so many starts, under these conditions."""

    conditions: Conditions
    bots: tuple[str, ...]
    starts: int
    until: float | None  # a contest ends when it is settled whether its first bot scores more or less than this

    def standings(self, results: dict[contests.Fixture, contests.Result]) -> Standings:
        setup = self.conditions.setup
        return Standings(
            contests.contests(setup, self.bots), contests.sides(setup), self.starts, self.until, results
        )


def carry_out(
    run: Run, folder: Path, crew: Callable[[], Crew], bar: Callable[[int], Any]
) -> Standings:
    """Play what is not in the folder yet. `bar` shows progress of so many matches at most."""
    with ledger.opened(folder, run.conditions) as kept:
        standings = run.standings(kept.results)
        if not standings.done:
            with closing(crew()) as playing, bar(standings.left()) as progress:
                for result in playing.play(standings.fixtures()):
                    kept.add(result)
                    standings.advance()
                    progress.update()
    return standings
