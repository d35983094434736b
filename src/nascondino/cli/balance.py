"""`nascondino balance`: each bot against itself, to see who wins how often and why."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from .arguments import add_effort, add_json, bot_names, print_json, whole

if TYPE_CHECKING:
    from nascondino.arena.balance import Row
    from nascondino.engine.player import Clock

SUMMARY = "Let bots play every table of a game, and tell who wins how often"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help="every game, if not said")
    parser.add_argument("--matches", metavar="N", type=whole(1, 10**6), default=100, help="a row; 100 if not said")
    parser.add_argument("--write", action="store_true", help="put the table into the game's RULES.md")
    names = "with which bots; with those that act at once, if not said"
    parser.add_argument("--bots", metavar="A,B", type=bot_names, help=names)
    add_effort(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from nascondino import games
    from nascondino.arena import balance
    from nascondino.engine.player import Clock

    clock = Clock(arguments.budget, arguments.iterations)
    chosen = arguments.game or games.titles()
    found = {title: measured(title, arguments.matches, arguments.bots, clock) for title in chosen}
    for title, rows in found.items():
        if arguments.write:
            balance.write(games.folder(title) / "RULES.md", rows)
        if not arguments.json:
            print(f"{title}\n\n{balance.table(rows)}")
    if arguments.json:
        print_json({title: [_figures(row) for row in rows] for title, rows in found.items()})
    return 0


def measured(title: str, matches: int, chosen: tuple[str, ...] | None, clock: Clock) -> list[Row]:
    from tqdm import tqdm

    from nascondino import bots, games
    from nascondino.arena import balance

    game = games.load(title)
    for name in chosen or ():
        bots.check(name, game)
    tables = balance.tables(game, chosen)
    with tqdm(total=matches * len(tables), desc=title, leave=False, disable=not sys.stderr.isatty()) as bar:
        return [balance.measure(setup, bot, matches, clock, bar.update) for setup, bot in tables]


def _figures(row: Row) -> dict[str, Any]:
    return {
        "board": row.setup.board.name,
        "players": row.setup.players,
        "bots": row.bot,
        "matches": row.matches,
        "seconds": row.clock.seconds,
        "iterations": row.clock.iterations,
        "reasons": dict(row.reasons),
        "wins": list(row.wins),
        "actions": round(row.actions, 1),
    }
