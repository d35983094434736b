"""`nascondino bench`: how fast it is here, beside others."""

from __future__ import annotations

import argparse
import functools
import json
import sys

SUMMARY = "Measure how fast the rules run on this machine, beside others"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["kernel"], help="kernel: the compiled rules")
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help="this one; all, if not said")
    parser.add_argument("--rounds", metavar="R", type=_rounds, default=7, help="turns of everybody; 7 if not said")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from nascondino.bench import kernel

    watched = sys.stderr.isatty()
    bar = functools.partial(tqdm, desc="measuring", leave=not watched, mininterval=0.1 if watched else 20)
    result = kernel.run(arguments.rounds, chosen=arguments.game, progress=bar)
    print(json.dumps(kernel.figures(result)) if arguments.json else kernel.table(result))
    return 0


def _rounds(text: str) -> int:
    if not (text.isdecimal() and 1 <= int(text) <= 1000):
        raise argparse.ArgumentTypeError("the rounds are a number from 1 to 1000")
    return int(text)
