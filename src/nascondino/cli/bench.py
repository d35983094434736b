"""`nascondino bench`: how fast it is here, beside others."""

from __future__ import annotations

import argparse
import functools
import json
import sys

SUMMARY = "Measure how fast rules and server run on this machine, beside others"


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "kernel: the compiled rules; server: tables on the network"
    parser.add_argument("what", choices=["kernel", "server"], help=what)
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help="kernel: this; all, if not said")
    parser.add_argument("--rounds", metavar="R", type=_rounds, default=7, help="kernel: turns of all; 7 if not said")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    return _run_server(arguments) if arguments.what == "server" else _run_kernel(arguments)


def _run_server(arguments: argparse.Namespace) -> int:
    from nascondino.bench import server

    result = server.run(server.Sizes(), lambda doing: print(f"measuring: {doing}…", file=sys.stderr, flush=True))
    print(json.dumps(server.figures(result)) if arguments.json else server.table(result))
    return 0


def _run_kernel(arguments: argparse.Namespace) -> int:
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
