"""Secrets by lengths: in all worlds that look alike to a listener, everybody's messages are equally long.

Prints what was compared, by game, as JSON; ends with 1 and a sentence at the first difference.
"""

import argparse
import json
import sys
from functools import partial

from nascondino import games
from nascondino.testing.broken import Broken
from nascondino.trials.lengths import Tally, compare


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=2000, help="of each game; 2000")
    parser.add_argument("--games", nargs="+", default=games.titles(), metavar="GAME", help="all, unless some are named")
    parser.add_argument("--seed", type=int, default=1, help="of the matches; 1")


def soak(chosen: argparse.Namespace) -> int:
    try:
        found = {title: _compared(title, chosen).figures() for title in chosen.games}
    except Broken as broken:
        print(f"\nA leak: {broken}", file=sys.stderr)
        return 1
    print(json.dumps(found, indent=2))
    return 0


def _compared(title: str, chosen: argparse.Namespace) -> Tally:
    return compare(title, chosen.positions, chosen.seed, tell=partial(_tell, title, chosen.positions))


def _tell(title: str, wanted: int, tally: Tally) -> None:
    print(f"\r\033[K{title}: {tally.positions} of {wanted} positions, {tally.worlds} worlds", end="", file=sys.stderr)
