"""The command `nascondino`. One module per sub-command; whatever is slow to import is imported when it runs."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from nascondino.engine.errors import BadInput, WrongUsage

COMMANDS = (
    *("serve", "play", "replay", "verify", "board", "rules"),
    *("simulate", "perft", "balance", "arena", "beliefs", "analyse", "laws", "new-game", "bench", "screenshots"),
)
"""Each is a module here, with SUMMARY, `arguments(parser)` and `run(arguments) -> exit code`."""

DONE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130  # exit codes


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as every other part of the program does."""

    def error(self, message: str) -> NoReturn:
        raise WrongUsage(f"{message.rstrip('.')}; see `{self.prog} --help`.")


def parser() -> Parser:
    whole = Parser(
        prog="nascondino",
        description="A table for games of hide-and-seek. Without a command: serve it here and open the browser.",
    )
    whole.set_defaults(run=_open_the_table)
    whole.add_argument("--shelf", metavar="FOLDER", help="look for games in this folder too")
    commands = whole.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for name in COMMANDS:
        module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
        command = commands.add_parser(name, help=module.SUMMARY, description=f"{module.SUMMARY}.")
        module.arguments(command)
        command.set_defaults(run=module.run)
    return whole


def _open_the_table(arguments: argparse.Namespace) -> int:
    chosen = parser().parse_args(["serve", "--open"])
    code: int = chosen.run(chosen)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    _replace_what_cannot_be_encoded()
    try:
        arguments = parser().parse_args(argv)
        if arguments.shelf:
            os.environ["NASCONDINO_GAMES"] = arguments.shelf
        code: int = arguments.run(arguments)
        _flush()
    except WrongUsage as problem:
        return _say(problem, MISUSED)
    except BadInput as problem:
        return _say(problem, FAILED)
    except KeyboardInterrupt:
        return _say("stopped.", STOPPED)
    except BrokenPipeError:  # whoever read our output has gone, and needs no message
        _discard_output()
        return FAILED
    except OSError as problem:
        _discard_output()
        return _say(f"{problem.filename or 'the output'} cannot be used: {problem.strerror}.", FAILED)
    except SystemExit as after_help:
        return int(after_help.code or DONE)
    return code


def _say(problem: object, code: int) -> int:
    if sys.stderr is not None:
        print(f"nascondino: {problem}", file=sys.stderr)
    return code


def _replace_what_cannot_be_encoded() -> None:
    """An old terminal shows ? for ò, and goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _discard_output() -> None:
    """If nothing more can be written, keep Python from trying again, and complaining, when it ends."""
    try:
        _flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
