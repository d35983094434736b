"""Arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import WrongUsage
from nascondino.engine.info import SEAT, Info
from nascondino.engine.texts import seat_number

if TYPE_CHECKING:
    from nascondino.engine.contract import LoadedBoard
    from nascondino.engine.game import Game, Setup


def whole(least: int, most: int = 2**31 - 1) -> Callable[[str], int]:
    """A type of argument: a whole number between these."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number between {least} and {most}")
        return int(text)

    return number


def bot_names(text: str) -> tuple[str, ...]:
    """A type of argument: different names, separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of names, as in greedy,random")
    if len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"'{text}' names a bot twice")
    return names


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_effort(parser: argparse.ArgumentParser) -> None:
    """How much bots think."""
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--iterations", metavar="I", type=whole(1), help="of search for an action: the same every time")
    effort.add_argument("--budget", metavar="S", type=_seconds, help="seconds for an action")


def _seconds(text: str) -> float:
    with_point = text.replace(".", "", 1)
    if not (with_point.isascii() and with_point.isdigit() and 0 < float(text) <= 3600):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0 and up to 3600")
    return float(text)


def add_setup(parser: argparse.ArgumentParser, *, game_is_optional: bool = False) -> None:
    """What is to be played."""
    parser.add_argument("game", metavar="GAME", nargs="?" if game_is_optional else None, help="such as venice")
    parser.add_argument(
        "--players", metavar="K", type=whole(1, 99), help="how many play; as in the base game if not said"
    )
    parser.add_argument("--board", metavar="B", help="a board by name, or the path of a board file")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a setting of the game; may be repeated"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", type=whole(0), default=0, help="the same seed gives the same numbers")


def setup(arguments: argparse.Namespace) -> Setup:
    """What the arguments of add_setup ask for. Imports the compiler."""
    from nascondino import games

    facts = games.info(arguments.game)
    players = arguments.players or facts.base
    options = _counted_from_0(facts, players, dict(map(_option, arguments.option)))
    game = games.load(arguments.game)
    return game.setup(players, board(game, arguments.board), options)


def _counted_from_0(facts: Info, players: int, options: dict[str, str]) -> dict[str, str | int]:
    """People count seats from 1, in options too."""
    seats = [option.name for option in facts.options if option.choices == SEAT]
    return {name: seat_at(value, players) if name in seats else value for name, value in options.items()}


def seat_at(number: str, players: int) -> int:
    """The seat that a person means by its number."""
    for seat in range(players):
        if number == str(seat_number(seat)):
            return seat
    raise WrongUsage(f"There is no seat '{number}': with {players} players, the seats are 1 to {players}.")


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongUsage(f"An option is written NAME=VALUE, not '{text}'.")
    return name, value


def board(game: Game, source: str | None) -> LoadedBoard:
    """A board by name or path; a name that is neither is told from a file that is broken."""
    if source is not None and source not in game.info.boards and not Path(source).exists():
        has = ", ".join(game.info.boards)
        raise WrongUsage(f"There is no board '{source}': {game.info.id} has {has}, and no file is called so.")
    return game.board(source)


def print_json(result: Any) -> None:
    print(json.dumps(result, ensure_ascii=False, indent=1))
