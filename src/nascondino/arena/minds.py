"""The processes in which bots think: one for each seat, which is told what its seat knows and nothing else.

The referee, who knows the truth, is in another process. A bot that runs wild costs a match, not the run.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

from nascondino.engine.questions import (
    Choice,
    Decision,
    Failed,
    Ready,
    Reply,
    Seating,
    decode_reply,
    decode_told,
    encode,
)

if sys.platform == "win32":
    CONTEXT: Any = multiprocessing.get_context("spawn")
else:
    CONTEXT = multiprocessing.get_context("forkserver")  # it never holds anything of a match that could be inherited
    CONTEXT.set_forkserver_preload(["nascondino.bots.sitter", __name__])


class MindEnded(Exception):
    """The process has ended, by itself or by somebody else."""


class MindSilent(Exception):
    """It has not answered in time."""


class Mind:
    """The process of one seat, as the referee knows it."""

    def __init__(self) -> None:
        self._line, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, told: Seating | Decision, patience: float | None) -> Reply:
        """Its reply; it is silent if that takes more seconds than it has."""
        try:
            self._line.send_bytes(encode(told))
            if not self._line.poll(patience):
                raise MindSilent
            reply: Reply = decode_reply(self._line.recv_bytes())
            return reply
        except (EOFError, OSError):
            raise MindEnded from None

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()


# In the process.


def think(line: Connection) -> None:
    """Answer until nobody asks any more."""
    _ignore_interrupts_and_output()
    respondent = Respondent()
    while True:
        try:
            told = line.recv_bytes()
        except (EOFError, OSError):
            return
        line.send_bytes(encode(respondent.reply(decode_told(told))))


def _ignore_interrupts_and_output() -> None:
    """Ctrl-C is for the referee, which ends this process; and whatever a bot prints goes nowhere."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)


class Respondent:
    """What the process is told, and what it replies."""

    def __init__(self) -> None:
        self._sitter: Any = None

    def reply(self, told: Any) -> Reply:
        """A bot may raise anything."""
        try:
            return self._reply(told)
        except Exception as problem:
            return Failed(type(problem).__name__, str(problem))

    def _reply(self, told: Any) -> Reply:
        from nascondino.bots.sitter import Sitter

        if isinstance(told, Seating):
            self._sitter = Sitter(told)
            return Ready()
        return Choice(self._sitter.choose(told))
