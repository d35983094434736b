"""The process from which the bots' processes are forked, on Linux. It loads games, and learns nothing of any match.

Each request comes with a socket, on which it is answered; a new process keeps that socket to be asked by. What is asked
there never passes here. It has one thread at all times, so that a fork takes all of it along.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from nascondino.engine.questions import Failed, Ready, encode

from . import confinement, mind, readable
from .confinement import libc, limits, privileges
from .framing import PipeEnd, framed

ADOPT = 36  # of prctl: processes whose parent has ended become its children
LONGEST = 4096  # bytes of a request
FILES = 1024  # more than we ever have open, since numbers are given from the lowest on
BEHIND_THE_SERVER = 5  # of nice: people wait for the server, and for bots only until the beat
GO = b"!"  # a byte that says that it goes on; what comes with it is what counts


class ForkServer:
    def __init__(self, requests: socket.socket, own_bots: Path | None) -> None:
        self._requests = requests
        self._own_bots = own_bots
        self._granted = readable.all_of(own_bots)
        self._readable_by_all = readable.by_everybody([*readable.code(), *([own_bots] if own_bots else [])])

    def serve(self) -> None:
        """Until the server has gone."""
        while True:
            request, files, _, _ = socket.recv_fds(self._requests, LONGEST, 1)
            if not request:
                return
            with socket.socket(fileno=files[0]) as answers, suppress(OSError):  # if there is no room for a process
                self._answer(request.decode().split(), answers)

    def _answer(self, request: list[str], answers: socket.socket) -> None:
        if request[0] == "mind":
            self._fork_mind(answers)
        elif request[0] == "compile":
            _choose_cache()
            self._do_in_a_fork(lambda: mind.compile_all(answers.fileno(), *request[1:]), answers)
        else:
            _send(answers, _outcome_of(lambda: _load(*request[1:])))

    def _do_in_a_fork(self, work: Callable[[], None], answers: socket.socket) -> None:
        """In a process of its own, so that the next request does not wait for it."""
        if os.fork() == 0:
            with _Ending():
                self._requests.close()
                privileges.end_with_parent()
                socket.send_fds(answers, [GO], [os.pidfd_open(os.getpid())])  # by which it can be ended
                _send(answers, _outcome_of(work))

    def _fork_mind(self, answers: socket.socket) -> None:
        """Fork a process for one seat, by way of one that leaves our namespaces: only its children are in new ones."""
        born, go = os.pipe(), os.pipe()
        between = os.fork()
        if between == 0:
            with _Ending():
                protections = confinement.separate(self._readable_by_all)
                child = os.fork()
                if child:
                    os.write(born[1], child.to_bytes(8, "big"))
                else:
                    self._become_mind(answers, protections, go)
        os.close(born[1])
        os.close(go[0])
        with suppress(ChildProcessError):  # taken note of already
            os.waitpid(between, 0)
        self._hand_over(int.from_bytes(os.read(born[0], 8), "big"), answers, go[1])
        os.close(born[0])
        os.close(go[1])

    def _become_mind(self, answers: socket.socket, protections: confinement.Protections, go: tuple[int, int]) -> None:
        """In the new process: wait until we have adopted it, or it would end with the one between; then think."""
        os.close(go[1])
        if os.read(go[0], 1) != GO:
            return
        os.nice(BEHIND_THE_SERVER)
        mind.silence()
        line = os.dup2(answers.fileno(), 3)
        os.closerange(4, FILES)
        mind.think(PipeEnd(line, line), protections, self._granted, self._own_bots)

    def _hand_over(self, child: int, answers: socket.socket, go: int) -> None:
        """Send the server a handle of the process: unlike its number, that is never given to another."""
        if not child:
            return
        with suppress(OSError):
            handle = os.pidfd_open(child)
            socket.send_fds(answers, [GO], [handle])
            os.close(handle)
            os.write(go, GO)


class _Ending:
    """Whatever happens in a forked process, it ends here: nothing of its parent is to run in it."""

    def __enter__(self) -> None:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.dont_write_bytecode = True

    def __exit__(self, *problem: object) -> NoReturn:
        os._exit(1 if problem[0] else 0)


def _load(*game: str) -> None:
    """Load a game with its compiled code, for all that are forked later to share; without a game, the compiler."""
    from nascondino import kernel

    kernel.warm_up()
    if game:
        mind.rehearse(*game)
    gc.collect()
    gc.freeze()  # what lives long is not looked through, and so not copied, in each process


def _choose_cache() -> None:
    """Decide where compiled code is kept: for whoever compiles apart, and for us, who load it."""
    from nascondino.kernel import cache

    cache.directory(frozenset())


def _outcome_of(work: Callable[[], None]) -> bytes:
    try:
        work()
    except Exception as problem:
        return encode(Failed(type(problem).__name__, str(problem)))
    return encode(Ready())


def _send(answers: socket.socket, content: bytes) -> None:
    with suppress(OSError):  # nobody waits any more
        answers.sendall(framed(content))


def _reap(number: int, frame: FrameType | None) -> None:
    """Take note of those that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def main(arguments: list[str]) -> None:
    os.chdir("/")
    limits.be_the_first_to_go()
    libc.prctl(ADOPT, ctypes.c_ulong(1))
    privileges.end_with_parent()
    privileges.close_memory()
    signal.signal(signal.SIGCHLD, _reap)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends us
    own_bots = Path(arguments[1]) if arguments[1:] else None
    inherited = socket.socket(fileno=int(arguments[0]))  # its number may be high, if the server has many
    requests = inherited.dup()
    inherited.close()
    ForkServer(requests, own_bots).serve()


if __name__ == "__main__":
    main(sys.argv[1:])
