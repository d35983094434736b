"""The process in which the bot of one seat thinks: confined first, then told what its seat knows, and nothing else.

It serves one seat of one match. On Linux it is forked by `zygote`; elsewhere this file is started as a program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nascondino.engine.questions import (
    Choice,
    Confined,
    Decision,
    Failed,
    Introduce,
    Introduction,
    Ready,
    Reply,
    Seating,
    Told,
    Values,
    decode_told,
    encode,
)

from . import confinement, readable
from .confinement import Protections
from .framing import Line

if TYPE_CHECKING:
    from nascondino.bots.sitter import Sitter

COMPILE, NO_GAME = "compile", "-"
SEARCH = "search"  # the part of a game that its levels need


class Respondent:
    """What it is told, and what it replies. What computes is imported late: before, the process is confined."""

    def __init__(self, own_bots: Path | None) -> None:
        self._own_bots = own_bots
        self._sitter: Sitter | None = None

    def reply(self, told: Told) -> Reply:
        """A bot may raise anything."""
        try:
            return self._reply(told)
        except BaseException as problem:
            return Failed(type(problem).__name__, str(problem))

    def _reply(self, told: Told) -> Reply:
        from nascondino.bots import sitter
        from nascondino.kernel import cache

        cache.keep_nothing()
        if isinstance(told, Introduce):
            return Introduction(sitter.own_games(self._folder(), told.bot))
        if isinstance(told, Seating):
            return self._sit(told)
        return self._decide(told)

    def _sit(self, told: Seating) -> Reply:
        from nascondino import bots, games
        from nascondino.bots import sitter

        is_own = self._own_bots is not None and told.bot not in bots.names_by(games.info(told.game))
        own = sitter.own_player(self._folder(), told.bot) if is_own else None
        self._sitter = sitter.Sitter(told, own, may_compile=False)
        return Ready()

    def _decide(self, told: Decision) -> Reply:
        if self._sitter is None:
            raise LookupError
        return Values(self._sitter.weigh(told)) if told.weighs else Choice(self._sitter.choose(told))

    def _folder(self) -> Path:
        if self._own_bots is None:
            raise FileNotFoundError
        return self._own_bots


def think(line: Line, protections: Protections, granted: Sequence[Path], own_bots: Path | None) -> None:
    """Until nobody asks any more; able to read what is granted."""
    confinement.confine(protections, granted)
    line.send(encode(Confined(tuple(protections.held), tuple(protections.missing))))
    respondent = Respondent(own_bots)
    while True:
        try:
            told = line.receive()
        except EOFError:
            return
        line.send(encode(respondent.reply(decode_told(told))))


def silence() -> None:
    """Whatever a bot prints goes nowhere, and nothing comes from a terminal."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    os.close(nothing)


def main(arguments: list[str]) -> None:
    """Elsewhere than on Linux: by its standard input and output, with a game loaded. Or only to compile one."""
    if arguments[0] == COMPILE:
        _rehearse(arguments[1])
        return
    line = Line(_binary(os.dup(0)), _binary(os.dup(1)))
    silence()
    sys.dont_write_bytecode = True
    if arguments[0] != NO_GAME:
        _rehearse(arguments[0])
    own_bots = Path(arguments[1]) if arguments[1:] else None
    think(line, Protections(), readable.all_of(own_bots), own_bots)


def _rehearse(game: str) -> None:
    from nascondino.bots.sitter import rehearse, rehearse_search

    rehearse(game)
    rehearse_search(game)


def _binary(file: int) -> int:
    """Windows would take some bytes for the ends of lines."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(file, os.O_BINARY)
    return file


if __name__ == "__main__":
    main(sys.argv[1:])
