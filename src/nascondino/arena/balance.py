"""Who wins how often, by which reason: a game among equals, at every seat count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from nascondino import bots
from nascondino.engine.game import Game, Setup
from nascondino.engine.player import Clock
from nascondino.engine.texts import seat_number

from . import NO_HURRY, play
from .conditions import budget
from .intervals import wilson

HEADING = "## Balance\n"
BEGIN, END = "<!-- written by `nascondino balance`: begin -->\n", "<!-- end -->\n"


@dataclass(frozen=True)
class Row:
    """Matches of one bot against itself in all seats."""

    setup: Setup
    bot: str
    clock: Clock
    matches: int
    actions: float  # mean, of a match
    reasons: Counter[str]
    wins: tuple[int, ...]  # by seat; a shared win counts for each


def tables(game: Game, chosen: Sequence[str] | None = None) -> list[tuple[Setup, str]]:
    """Every board at every seat count, with each of the chosen bots; with the game's quick ones, if none are."""
    return [
        (game.setup(players, game.board(board)), bot)
        for board in game.info.boards
        for players in game.info.seat_counts()
        for bot in chosen or bots.quick(game.info)
    ]


def measure(
    setup: Setup, bot: str, matches: int, clock: Clock = NO_HURRY, tick: Callable[[], Any] = lambda: None
) -> Row:
    reasons: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    actions = 0
    for seed in range(1, matches + 1):
        match, outcome = play(setup, [bot] * setup.players, seed, clock)
        reasons[outcome.reason] += 1
        wins.update(outcome.winners())
        actions += len(match.steps)
        tick()
    by_seat = tuple(wins[seat] for seat in range(setup.players))
    return Row(setup, bot, clock, matches, actions / matches, reasons, by_seat)


def table(rows: list[Row]) -> str:
    """The rows in Markdown; wins by seat with their 95 % intervals."""
    head = "| board, players | bots | how it ended | seats that won | actions |\n|---|---|---|---|---|\n"
    return head + "".join(map(_line, rows))


def _line(row: Row) -> str:
    reasons = ", ".join(f"{name} {count / row.matches:.0%}" for name, count in row.reasons.most_common())
    wins = ", ".join(f"{seats}: {_share(won, row.matches)}" for seats, won in _sides(row.wins))
    return f"| {row.setup.name} | {_bots(row)} | {reasons} | {wins} | {row.actions:.0f} |\n"


def _bots(row: Row) -> str:
    return row.bot if row.clock == NO_HURRY else f"{row.bot}, {budget(row.clock)}"


def _sides(wins: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """Neighbouring seats that won equally often, as the seats of one side do, in one."""
    for won, group in groupby(enumerate(wins), key=itemgetter(1)):
        seats = [seat_number(seat) for seat, _ in group]
        yield (f"{seats[0]}" if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"), won


def _share(won: int, matches: int) -> str:
    low, high = wilson(won, matches)
    return f"{won / matches:.0%} ({low:.0%}–{high:.0%})"


def write(rules: Path, rows: list[Row]) -> None:
    """Put the table into the chapter on balance, in place of the one that stood there."""
    text = rules.read_text(encoding="utf-8")
    what = f"Each bot against itself, {rows[0].matches} matches a row; a shared win counts for each."
    written = f"{BEGIN}\n{what}\n\n{table(rows)}{END}"
    if BEGIN in text:
        before, _, rest = text.partition(BEGIN)
        text = before + written + rest.partition(END)[2]
    elif HEADING in text:
        text = text.replace(HEADING, f"{HEADING}\n{written}", 1)
    else:
        text = f"{text.rstrip()}\n\n{HEADING}\n{written}"
    rules.write_text(text, encoding="utf-8")
