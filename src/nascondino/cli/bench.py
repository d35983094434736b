"""`nascondino bench`: how fast it is here, beside others."""

from __future__ import annotations

import argparse
import functools
import json
import sys

SUMMARY = "Measure how fast rules and server run on this machine, beside others"


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "kernel: the compiled rules; bots: their search; server: tables on the network; web: the page in a browser"
    parser.add_argument("what", choices=["kernel", "bots", "server", "web"], help=what)
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help="all but server: only this")
    parser.add_argument("--rounds", metavar="R", type=_rounds, default=7, help="kernel, bots: turns of all; 7")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    measures = {"kernel": _run_kernel, "bots": _run_bots, "server": _run_server, "web": _run_web}
    return measures[arguments.what](arguments)


def _run_bots(arguments: argparse.Namespace) -> int:
    from nascondino.bench import bots
    from nascondino.games import info

    result = bots.run(arguments.rounds, chosen=tuple(info(game).id for game in arguments.game))
    print(json.dumps(bots.figures(result)) if arguments.json else bots.table(result))
    return 0


def _run_server(arguments: argparse.Namespace) -> int:
    from nascondino.bench import server

    result = server.run(server.Sizes(), _tell)
    print(json.dumps(server.figures(result)) if arguments.json else server.table(result))
    return 0


def _run_web(arguments: argparse.Namespace) -> int:
    from nascondino.bench import web
    from nascondino.games import info, titles

    games = tuple(info(game).id for game in arguments.game or titles())
    result = web.run(web.Sizes(games), _tell)
    print(json.dumps(web.figures(result)) if arguments.json else web.table(result))
    return 0


def _tell(doing: str) -> None:
    print(f"measuring: {doing}…", file=sys.stderr, flush=True)


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
