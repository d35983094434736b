"""`nascondino play`: a match in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from nascondino.engine.errors import WrongUsage

from .arguments import add_setup, seat_at, setup, whole
from .languages import add_language, language
from .match_files import chosen_file, new_file
from .records import opened

if TYPE_CHECKING:
    from .terminal_match import TerminalMatch

SUMMARY = "Play in the terminal, against bots or with others at the same keyboard"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Without a game, it is asked for."""
    add_setup(parser, game_is_optional=True)
    parser.add_argument(
        "--seat", metavar="N", type=whole(1, 99), action="append", help="yours; 1 if not said; may be repeated"
    )
    parser.add_argument("--bots", metavar="NAME", help="who plays the other seats, such as greedy, regular or master")
    parser.add_argument("--save", metavar="FILE", help="keep the match there; a place is chosen if not said")
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was saved")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    if not (arguments.game or arguments.resume):
        arguments = _asked_for(language(arguments))
    match = _resumed(arguments) if arguments.resume else _begun(arguments)
    match.play()
    return 0


def _asked_for(language: str) -> argparse.Namespace:
    """The arguments that follow from what a person answers."""
    from .questions import answers

    parser = argparse.ArgumentParser()
    arguments(parser)
    return parser.parse_args([*answers(language), "--language", language])


def _begun(arguments: argparse.Namespace) -> TerminalMatch:
    wanted = setup(arguments)
    persons = [seat_at(str(number), wanted.players) for number in arguments.seat or [1]]

    from nascondino import bots
    from nascondino.engine.match import Match

    from .terminal_match import PERSON, TerminalMatch

    bot = arguments.bots or bots.quick(wanted.game.info)[-1]
    bots.check(bot, wanted.game)
    seats = [PERSON if seat in persons else bot for seat in range(wanted.players)]
    path = chosen_file(arguments.save) if arguments.save else new_file(wanted.game.info.id)
    return TerminalMatch(Match(wanted), seats, path, language=language(arguments))


def _resumed(arguments: argparse.Namespace) -> TerminalMatch:
    settled = ("game", "players", "option", "seat", "bots")
    if any(getattr(arguments, name) for name in settled):
        raise WrongUsage("A saved match knows its game, options, seats and bots: leave them out with --resume.")
    record, game, board = opened(arguments.resume, arguments.board)

    from nascondino.engine.record import resume

    from .terminal_match import PERSON, TerminalMatch

    if PERSON not in record.header.seats:
        raise record.fault(1, "no person sat at that match; `nascondino replay` tells it")
    if record.header.chosen:
        raise record.fault(1, "its draws were chosen by hand, so nobody can go on drawing")
    path = chosen_file(arguments.save) if arguments.save else Path(arguments.resume).absolute()
    match = resume(record, game, board)
    return TerminalMatch(match, record.header.seats, path, language=language(arguments), told_before=True)
