"""`nascondino screenshots`: pictures of every page and game, for documents and for whoever wants to see a change."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nascondino.engine.errors import WrongUsage

SUMMARY = "Take pictures of every page and game in a browser, for documents and reviews"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where to put them")
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help="only of this; may be repeated")
    parser.add_argument(
        "--look", metavar="LOOK", action="append", default=[], help="only so, as in phone-dark; may be repeated"
    )
    parser.add_argument("--for-readme", action="store_true", help="only the six of the README, small")


def run(arguments: argparse.Namespace) -> int:
    from nascondino import games
    from nascondino.browser import screenshots

    titles = [games.info(title).id for title in arguments.game or games.titles()]
    plan = screenshots.for_readme(titles) if arguments.for_readme else screenshots.every(_looks(arguments.look))
    screenshots.shoot(Path(arguments.folder), titles, plan, _tell)
    return 0


def _looks(chosen: list[str]) -> list[str]:
    from nascondino.browser.screenshots import LOOKS

    known = [look.name for look in LOOKS]
    for name in chosen:
        if name not in known:
            raise WrongUsage(f"There is no look '{name}'; there are: {', '.join(known)}.")
    return chosen


def _tell(file: str) -> None:
    print(f"taken: {file}", file=sys.stderr, flush=True)
