"""`nascondino arena`: bots against each other, on the same starts and in each other's place."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .arguments import add_effort, add_json, add_seed, add_setup, bot_names, print_json, setup, whole

if TYPE_CHECKING:
    from nascondino.arena.conditions import Conditions
    from nascondino.arena.crews import Crew
    from nascondino.arena.report import Report
    from nascondino.arena.run import Run

SUMMARY = "Let bots play each other, and tell who is stronger and how sure that is"
EVEN = "even"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--bots", metavar="A,B", type=_names, required=True, help="two or more, by name")
    games = "matches between any two; 100 if not said; a few more, if a start would be half played"
    parser.add_argument("--games", metavar="N", type=whole(1, 10**6), default=100, help=games)
    add_effort(parser)
    until = "stop a contest when it is settled whether its score is above or below: a percentage, or even"
    parser.add_argument("--until", metavar="SCORE", type=_score, help=until)
    parser.add_argument("--workers", metavar="W", type=whole(1, 1024), help="matches at once; one a core if not said")
    ray = "play on the Ray cluster there; auto: the one of this machine; local: one that is started for it"
    parser.add_argument("--ray", metavar="ADDRESS", help=ray)
    parser.add_argument("-o", "--output", metavar="FOLDER", help="where results go; a place is chosen if not said")
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from nascondino.arena import run as running
    from nascondino.arena.ratings import can_be_fitted
    from nascondino.arena.report import figures, markdown, report

    wanted = _wanted(arguments)
    folder = Path(arguments.output) if arguments.output else _own_folder(wanted.conditions)
    _tell(f"Every finished match is kept in {folder}; the same command goes on from there.")
    standings = running.carry_out(wanted, folder, _crew(wanted, arguments), _bar)
    shown = report(wanted, standings)
    _write(shown, folder)
    if not can_be_fitted():
        _tell("Ratings are left out: they need choix, `pip install 'nascondino[arena]'`.")
    _tell(*(f"{bot} took {1000 * found.each:.2f} ms an action." for bot, found in shown.efforts.items()))
    if arguments.json:
        print_json(figures(shown))
    else:
        print(markdown(shown), end="")
    return 0


def _tell(*sentences: str) -> None:
    """Apart from results: these are the same whenever the same is played."""
    for sentence in sentences:
        print(sentence, file=sys.stderr)


def _wanted(arguments: argparse.Namespace) -> Run:
    chosen = setup(arguments)

    from nascondino import bots
    from nascondino.arena import contests
    from nascondino.arena.conditions import conditions
    from nascondino.arena.run import Run

    for name in arguments.bots:
        bots.check(name, chosen.game)
    played = conditions(chosen, arguments.seed, arguments.budget, arguments.iterations)
    starts = contests.starts_for(arguments.games, chosen)
    even = contests.contests(chosen, arguments.bots)[0].even
    return Run(played, arguments.bots, starts, even if arguments.until == EVEN else arguments.until)


def _crew(wanted: Run, arguments: argparse.Namespace) -> Callable[[], Crew]:
    from nascondino.arena.cluster import RayCrew
    from nascondino.arena.crews import LocalCrew, cores
    from nascondino.bots.sitter import rehearse

    def crew() -> Crew:
        rehearse(wanted.conditions.game, wanted.bots)  # here, where one sees that something is being compiled
        if arguments.ray:
            return RayCrew(wanted.conditions, arguments.workers, arguments.ray)
        return LocalCrew(wanted.conditions, arguments.workers or cores())

    return crew


def _own_folder(played: Conditions) -> Path:
    """A folder for these conditions, where the user's data are kept."""
    import hashlib

    import msgspec
    import platformdirs

    digest = hashlib.sha256(msgspec.json.encode(played)).hexdigest()[:12]
    data = Path(os.environ.get("NASCONDINO_DATA") or platformdirs.user_data_path("nascondino"))
    return data / "arena" / f"{played.game}-{played.board}-{digest}"


def _bar(matches: int) -> Any:
    from tqdm import tqdm

    hidden = sys.stderr is None or not sys.stderr.isatty()
    return tqdm(total=matches, unit=" matches", leave=False, disable=hidden)


def _write(shown: Report, folder: Path) -> None:
    from nascondino.arena.pictures import pictures
    from nascondino.arena.report import figures, markdown

    files = {"table.md": markdown(shown), "table.json": json.dumps(figures(shown), indent=1) + "\n", **pictures(shown)}
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


def _names(text: str) -> tuple[str, ...]:
    names = bot_names(text)
    if len(names) < 2:
        raise argparse.ArgumentTypeError(f"'{text}' does not name two or more different bots, as in greedy,random")
    return names


def _score(text: str) -> float | str:
    if text == EVEN:
        return EVEN
    number = text.removesuffix("%")
    with_point = number.replace(".", "", 1)
    if not (with_point.isascii() and with_point.isdigit() and 0 < float(number) < 100):
        raise argparse.ArgumentTypeError(f"'{text}' is neither 'even' nor a percentage between 0 and 100")
    return float(number) / 100
