"""`nascondino simulate`: random matches, as many as you like."""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

from .arguments import add_json, add_seed, add_setup, print_json, setup, whole

if TYPE_CHECKING:
    from nascondino.engine.game import Setup

SUMMARY = "Play random matches and count how they end"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--games", metavar="N", type=whole(1, 10**9), default=1000, help="matches; 1000 if not said")
    parser.add_argument("--threads", metavar="T", type=whole(1, 256), default=1, help="1 if not said; the counts stay")
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    result = simulated(setup(arguments), arguments.games, arguments.seed, arguments.threads)
    if arguments.json:
        print_json(result)
    else:
        _print(result)
    return 0


def simulated(setup: Setup, matches: int, seed: int, threads: int) -> dict[str, Any]:
    from nascondino.engine import simulation

    simulation.prepare(setup)
    with _bar(matches) as bar:
        begin = time.perf_counter()
        tally = simulation.simulate(setup, matches, seed, threads, bar.update)
        seconds = time.perf_counter() - begin
    return {
        "game": setup.game.info.id,
        "board": setup.board.name,
        "players": setup.players,
        "options": setup.settings,
        "games": matches,
        "seed": seed,
        "threads": threads,
        "reasons": dict(tally.reasons),
        "moves": tally.moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(tally.moves / seconds),
    }


def _bar(matches: int) -> Any:
    from tqdm import tqdm

    hidden = sys.stderr is None or not sys.stderr.isatty()
    return tqdm(total=matches, unit=" matches", unit_scale=True, leave=False, disable=hidden)


def _print(result: dict[str, Any]) -> None:
    print(f"{result['games']:,} random matches of {result['game']} on {result['board']}, {result['players']} players")
    print("reasons: {" + ", ".join(f"{name}: {count}" for name, count in result["reasons"].items()) + "}")
    print(f"moves: {result['moves']:,}")
    print(f"moves/s: {result['moves_per_second']:,}")
    print(f"seconds: {result['seconds']:.3f}")
