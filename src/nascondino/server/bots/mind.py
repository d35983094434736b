"""The process in which the bot of one seat thinks: confined first, then told what its seat knows, and nothing else.

It serves one seat of one match. On Linux it is forked by `fork_server`; elsewhere this file is started as a program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nascondino.engine.questions import (
    Advice,
    Advise,
    Choice,
    Compiled,
    Confined,
    Failed,
    Introduce,
    Introduction,
    Judge,
    Judged,
    Ready,
    Reason,
    Reply,
    Seating,
    Told,
    Values,
    decode_told,
    encode,
)

from . import confinement, readable
from .confinement import Protections
from .framing import PipeEnd

if TYPE_CHECKING:
    from nascondino.bots import advice
    from nascondino.bots.sitter import Sitter

COMPILE, NO_GAME = "compile", "-"
RULES, SEARCH = "rules", "search"  # parts of a game: itself with its own bots; what our levels need
AT_LEISURE = "at-leisure"  # as a third word: nobody waits for it
LAST_OF_ALL = 19  # of nice


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
        if self._sitter is None:
            raise LookupError
        if isinstance(told, Judge):
            found = self._sitter.judge(told.decision, told.made)
            return Judged(found.best, found.best_value, found.made_value)
        if isinstance(told, Advise):
            return _told(self._sitter.bot, self._sitter.advise(told.decision))
        if told.weighs:
            return Values(self._sitter.bot, self._sitter.values_matches, self._sitter.weigh(told))
        return Choice(self._sitter.choose(told))

    def _sit(self, told: Seating) -> Reply:
        from nascondino import bots, games
        from nascondino.bots import sitter

        is_own = self._own_bots is not None and told.bot not in bots.names_by(games.info(told.game))
        own = sitter.own_player(self._folder(), told.bot) if is_own else None
        self._sitter = sitter.Sitter(told, own, may_compile=False)
        return Ready()

    def _folder(self) -> Path:
        if self._own_bots is None:
            raise FileNotFoundError
        return self._own_bots


def _told(bot: str, found: advice.Advice) -> Advice:
    reasons = tuple(Reason(why.kind, why.best, why.other, why.secret) for why in found.reasons)
    return Advice(bot, found.best, found.best_value, found.other, found.other_value, reasons)


def think(line: PipeEnd, protections: Protections, granted: Sequence[Path], own_bots: Path | None) -> None:
    """Answer until nobody asks any more, able to read only what is granted."""
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
    """Think, asked by standard input and output, with a game loaded; or only compile one. Not used on Linux."""
    if arguments[0] == COMPILE:
        compile_all(1, *arguments[1:])
        PipeEnd(incoming=0, outgoing=1).send(encode(Ready()))
        return
    line = PipeEnd(_binary(os.dup(0)), _binary(os.dup(1)))
    silence()
    sys.dont_write_bytecode = True
    if arguments[0] != NO_GAME:
        rehearse(arguments[0], RULES)
        rehearse(arguments[0], SEARCH)
    own_bots = Path(arguments[1]) if arguments[1:] else None
    think(line, Protections(), readable.all_of(own_bots), own_bots)


def compile_all(outgoing: int, game: str, part: str, haste: str = "") -> None:
    """Compile what that part of a game needs, and tell how far it is. At leisure, all other processes go first."""
    from nascondino.kernel import progress, rules_loaded

    if haste == AT_LEISURE and hasattr(os, "nice"):
        os.nice(LAST_OF_ALL)
    line = PipeEnd(incoming=0, outgoing=outgoing)

    def tell(functions: int) -> None:
        try:
            line.send(encode(Compiled(functions, max(functions, rules_loaded()))))
        except OSError:  # nobody waits any more
            os._exit(0)

    progress.count(tell)
    rehearse(game, part)


def rehearse(game: str, part: str) -> None:
    from nascondino.bots import sitter

    if part == SEARCH:
        sitter.rehearse_search(game)
    else:
        sitter.rehearse(game)


def _binary(file: int) -> int:
    """Windows would take some bytes for the ends of lines."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(file, os.O_BINARY)
    return file


if __name__ == "__main__":
    main(sys.argv[1:])
