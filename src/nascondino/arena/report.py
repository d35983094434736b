"""What a run has shown: as figures, and as tables in Markdown."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from . import ratings
from .ratings import Rating
from .run import Run
from .standings import Effort, Estimate, Standings, effort

PAIRED = "A start is played by every lineup, on the same draws, and counts once."
LOOKED_AT_ONCE = "95 % intervals by betting: they hold whatever the distribution, looked at once, at the planned end."
LOOKED_AT_OFTEN = "95 % intervals by betting: they hold whatever the distribution, and however often one looks."
BY_ERROR = "intervals of points by their standard error"


@dataclass(frozen=True)
class Crosstable:
    """The row's bot against the column's."""

    title: str
    even: float | None  # the share of equals; None: these are points
    cells: dict[tuple[str, str], Estimate]

    def cell(self, row: str, column: str) -> str:
        found = self.cells.get((row, column))
        if not found:
            return "–"
        if self.even is None:
            return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"
        return f"{found.mean:.1%} ({found.low:.1%}–{found.high:.1%})"


@dataclass(frozen=True)
class Report:
    run: Run
    matches: int
    crosstables: list[Crosstable]
    ratings: list[Rating]
    efforts: dict[str, Effort]
    settled: list[tuple[str, str, int]]  # two bots, and the number of starts that settled it

    @property
    def heading(self) -> str:
        setup, run = self.run.conditions.setup, self.run
        return (
            f"{setup.game.info.id} on {setup.name}: {self.matches} matches on up to {run.starts} starts,"
            f" {run.conditions.budget}, seed {run.conditions.seed}"
        )

    @property
    def intervals(self) -> str:
        looked_at = LOOKED_AT_ONCE if self.run.until is None else LOOKED_AT_OFTEN
        return f"{PAIRED} {looked_at}"


def report(run: Run, standings: Standings) -> Report:
    counted = standings.counted()
    settled = [tally for tally in standings.tallies if tally.settled]
    return Report(
        run=run,
        matches=len(counted),
        crosstables=_by_role(standings) if standings.sides else [_alone(standings), _points(standings)],
        ratings=ratings.fitted(counted, standings.sides) if ratings.can_be_fitted() else [],
        efforts={bot: effort(bot, counted) for bot in run.bots},
        settled=[(tally.contest.first, tally.contest.second, tally.starts) for tally in settled],
    )


def _by_role(standings: Standings) -> list[Crosstable]:
    roles = standings.sides.roles if standings.sides else ()
    return [_both_roles(standings), *(_in_role(standings, side, role) for side, role in enumerate(roles))]


def _both_roles(standings: Standings) -> Crosstable:
    cells = {}
    for tally in standings.tallies:
        score, contest = standings.score(tally), tally.contest
        cells[contest.first, contest.second] = score
        cells[contest.second, contest.first] = Estimate(1 - score.mean, 1 - score.high, 1 - score.low, score.starts)
    return Crosstable("Share of matches won, mean of both roles", 1 / 2, cells)


def _in_role(standings: Standings, side: int, role: str) -> Crosstable:
    """In a contest's first lineup its first bot plays the first side, in its second the other."""
    cells = {}
    for tally in standings.tallies:
        one, other = tally.contest.first, tally.contest.second
        cells[one, other] = standings.score_as(tally, one, tally.contest.lineups[side])
        cells[other, one] = standings.score_as(tally, other, tally.contest.lineups[1 - side])
    return Crosstable(f"Share won as {role}", 1 / 2, cells)


def _alone(standings: Standings) -> Crosstable:
    even = standings.tallies[0].contest.even
    cells = {(tally.contest.first, tally.contest.second): standings.score(tally) for tally in standings.tallies}
    return Crosstable(f"Share won by one alone among copies of the other ({even:.1%} if they are equals)", even, cells)


def _points(standings: Standings) -> Crosstable:
    cells = {(tally.contest.first, tally.contest.second): standings.points(tally) for tally in standings.tallies}
    return Crosstable(f"Points of one alone among copies of the other; {BY_ERROR}", None, cells)


# As figures.


def figures(shown: Report) -> dict[str, Any]:
    run = shown.run
    return {
        **_conditions(run),
        "bots": list(run.bots),
        "starts": run.starts,
        "until": run.until,
        "matches": shown.matches,
        "intervals": shown.intervals,
        "tables": [_table_figures(table) for table in shown.crosstables],
        "ratings": [_rounded(asdict(rating)) for rating in shown.ratings],
        "decisions": {bot: found.decisions for bot, found in shown.efforts.items()},
        "faults": {bot: list(found.faults) for bot, found in shown.efforts.items()},
        "settled": [{"bot": bot, "against": other, "starts": starts} for bot, other, starts in shown.settled],
    }


def _conditions(run: Run) -> dict[str, Any]:
    played = run.conditions
    return {
        "game": played.game,
        "board": played.board,
        "players": played.players,
        "options": dict(played.settings),
        "seed": played.seed,
        "seconds": played.seconds,
        "iterations": played.iterations,
        "code": played.code,
    }


def _table_figures(table: Crosstable) -> dict[str, Any]:
    cells = [
        {"bot": row, "against": column, **_rounded(asdict(found))} for (row, column), found in table.cells.items()
    ]
    return {"title": table.title, "even": table.even, "cells": cells}


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in figures.items()}


# As text.


def markdown(shown: Report) -> str:
    crosstables = (f"{table.title}:\n\n{_crosstable(table, shown.run.bots)}" for table in shown.crosstables)
    parts = [shown.heading, shown.intervals, *crosstables, *_ratings(shown), *_remarks(shown)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _crosstable(table: Crosstable, bots: tuple[str, ...]) -> str:
    rows = [[row, *(table.cell(row, column) for column in bots)] for row in bots]
    return _table(["row against column", *bots], rows)


def _ratings(shown: Report) -> list[str]:
    rows = [
        [rating.role, rating.bot, f"{rating.value:.0f}", f"± {rating.reach:.0f}"] for rating in shown.ratings
    ]
    return [f"Ratings, on Elo's scale:\n\n{_table(['role', 'bot', 'rating', '95 %'], rows)}"] if rows else []


def _remarks(shown: Report) -> list[str]:
    settled = [f"{bot} against {other} was settled after {starts} starts." for bot, other, starts in shown.settled]
    faulty = {bot: found.faults for bot, found in shown.efforts.items() if found.faults}
    lost = [f"{bot} lost {len(faults)} matches by faults, such as: {faults[0]}." for bot, faults in faulty.items()]
    return settled + lost


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
