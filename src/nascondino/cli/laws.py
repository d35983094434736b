"""`nascondino laws`: hold the laws that every game obeys against random matches."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput

from .arguments import add_json, add_seed, print_json, whole

if TYPE_CHECKING:
    from nascondino.testing.laws import Report

SUMMARY = "Check that a game keeps the laws: secrets, beliefs, legality, endings"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", metavar="N", type=whole(1, 10**6), default=3, help="at each table; 3 if not said")
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    report = checked(arguments.game, arguments.matches, arguments.seed)
    if arguments.json:
        print_json(_figures(report))
    else:
        _print(report)
    return 0


def checked(game_id: str, matches: int, seed: int) -> Report:
    """Every board at every seat count."""
    from tqdm import tqdm

    from nascondino import games
    from nascondino.testing import faces, notebooks
    from nascondino.testing.broken import Broken
    from nascondino.testing.laws import Report, check

    game, report = games.load(game_id), Report()
    tables = [(board, players) for board in game.info.boards for players in game.info.seat_counts()]
    for board, players in tqdm(tables, unit="table", leave=False, disable=not sys.stderr.isatty()):
        try:
            check(game, game.board(board), players, matches=matches, seed=seed, report=report)
            faces.check(game, game.board(board), players, seed=seed)
            notebooks.check(game, game.board(board), players, seed=seed)
        except Broken as broken:
            raise BadInput(f"A law is broken: {broken}; {'; '.join(broken.__notes__)}.") from None
    return report


def _figures(report: Report) -> dict[str, Any]:
    twins = report.twins
    return {
        "matches": report.matches,
        "actions": report.actions,
        "reasons": report.reasons,
        "worlds_compared": dict(twins.worlds),
        "of_them_others_than_the_true_one": dict(twins.others),
        "events_compared": dict(twins.events),
        "fullest_bag": twins.fullest,
    }


def _print(report: Report) -> None:
    print(f"{report.matches} matches, {report.actions} actions: every law holds.")
    for kind, worlds in report.twins.worlds.items():
        print(f"{kind:12} compared {worlds:9,} worlds, {report.twins.others[kind]:9,} of them others than the true one")
    print("events:", ", ".join(f"{name} {count:,}" for name, count in report.twins.events.most_common()))
