"""Secrets over the wire: matches that a chair perceives alike bring it the same bytes, through real sockets.

Prints what was compared, by game and kind of chair, as JSON; ends with 1 and a sentence at the first difference.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from nascondino import games
from nascondino.bots import sitter
from nascondino.testing.broken import Broken
from nascondino.trials import between_steps
from nascondino.trials.leaks import Tally, Trial
from nascondino.trials.leaks import soak as compare_until
from nascondino.trials.stage import ChosenDraws, served


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--payloads", type=int, default=50_000, help="to be compared, of all games together; 50000")
    parser.add_argument("--steps", type=int, default=120, help="of a match, at most; 120")
    parser.add_argument("--seed", type=int, default=1, help="of the matches, and of what people do; 1")


def soak(chosen: argparse.Namespace) -> int:
    for title in games.titles():  # first, or a table would be waited for until its game is compiled
        sitter.rehearse(title)
        sitter.rehearse_search(title)
    try:
        tallies = asyncio.run(_compare(chosen))
    except Broken as broken:
        print(f"\nA leak: {broken}", file=sys.stderr)
        return 1
    print(json.dumps(_figures(tallies), indent=2))
    return 0


async def _compare(chosen: argparse.Namespace) -> dict[str, Tally]:
    draws = ChosenDraws()
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder) / "tables.db", draws) as address:
            beside = (*between_steps.ALL, *between_steps.THOUGHT_OVER)
            trial = Trial(address, draws, chosen.steps, share=0.25, beside=beside)
            return await compare_until(trial, chosen.payloads, chosen.seed, _tell)


def _tell(tallies: dict[str, Tally]) -> None:
    counts = ", ".join(f"{title} {tally.total}" for title, tally in tallies.items())
    print(f"\r\033[K{sum(tally.total for tally in tallies.values())} payloads: {counts}", end="", file=sys.stderr)


def _figures(tallies: dict[str, Tally]) -> dict[str, Any]:
    games = {title: tally.figures() for title, tally in tallies.items()}
    return {"payloads_alike": sum(tally.total for tally in tallies.values()), "games": games}
