"""Where the bots' processes come from: forked from one that has all loaded; where that is not safe, started anew."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec

from nascondino.engine.questions import Compiled, Confined, Failed, Reply, Told, decode_reply, encode

from . import readable
from .framing import framed, receive
from .mind import AT_LEISURE, COMPILE, NO_GAME, RULES, SEARCH

PACKAGE = __package__
LONGEST_NAME = 60  # of an error, in a log

Tell = Callable[[Compiled], None]


class MindEnded(Exception):
    """The process ended, or said what none of ours would say."""


class MindFailed(Exception):
    """A bot raised an error. `kind` names it; `text` may tell what a seat knows, and is not for a log of matches."""

    def __init__(self, failed: Failed) -> None:
        self.kind = failed.kind if failed.kind.isidentifier() and len(failed.kind) < LONGEST_NAME else "error"
        self.text = failed.text
        super().__init__(self.kind)


class Signalled(Protocol):
    """A process that can be told to stop, to go on, and to end."""

    def send_signal(self, signal: int, /) -> None: ...

    def kill(self) -> None: ...


class MindProcess:
    """The process of one seat. It is stopped while it is not asked, so that nobody thinks in another's time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, process: Signalled) -> None:
        self._reader, self._writer = reader, writer
        self._process = process

    async def confined(self) -> Confined:
        """What it says first."""
        reply = await self._receive()
        if not isinstance(reply, Confined):
            raise MindEnded
        self._signal("SIGSTOP")
        return reply

    async def tell(self, told: Told) -> Reply:
        self._signal("SIGCONT")
        self._writer.write(framed(encode(told)))
        reply = await self._receive()
        self._signal("SIGSTOP")
        if isinstance(reply, Failed):
            raise MindFailed(reply)
        return reply

    def end(self) -> None:
        with suppress(ProcessLookupError):  # it has ended
            self._process.kill()
        self._writer.close()

    async def _receive(self) -> Reply:
        try:
            reply: Reply = decode_reply(await receive(self._reader))
            return reply
        except (EOFError, ConnectionError, ValueError, msgspec.DecodeError):
            raise MindEnded from None

    def _signal(self, name: str) -> None:
        with suppress(ProcessLookupError):
            if hasattr(signal, name):  # not on Windows
                self._process.send_signal(getattr(signal, name))


class MindStarter(Protocol):
    async def start(self, game: str | None) -> MindProcess:
        """A process that is confined and knows nothing; with this game loaded, if one is named."""

    async def compile(self, game: str, tell: Tell) -> None:
        """Have all that the game and its own bots need compiled and kept on disk."""

    async def compile_search(self, game: str) -> None:
        """Have our search compiled for the game, so that whoever is born from then on has it."""

    async def compile_at_leisure(self, game: str) -> None:
        """Both, for nobody yet: behind all that the machine has to do. To cancel it ends it."""

    async def warm_up(self) -> None:
        """Do what takes long and can be done ahead."""

    async def close(self) -> None: ...


def mind_starter(own_bots: Path | None) -> MindStarter:
    return Forking(own_bots) if _has_handles() else Spawning(own_bots)


def _has_handles() -> bool:
    """Of processes: only Linux has them, and not every system that passes for Linux."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


# Linux.


class Forking:
    """Forks them from a process that has the games loaded, so that they share its memory."""

    def __init__(self, own_bots: Path | None) -> None:
        self._own_bots = own_bots
        self._process: subprocess.Popen[bytes] | None = None
        self._requests: socket.socket
        self._loading: dict[str, asyncio.Task[None]] = {}  # games, since the fork server was started

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self, game: str | None) -> MindProcess:
        if game is not None:
            await self._loaded(game)
        answers = self._request("mind")
        try:
            handle = await _handle(answers)
            reader, writer = await asyncio.open_unix_connection(sock=answers)
        except BaseException:
            answers.close()
            raise
        return MindProcess(reader, writer, handle)

    async def compile(self, game: str, tell: Tell) -> None:
        await self._compiled(tell, game, RULES)
        self._begin_to_load(game)  # while nobody waits for it

    async def compile_search(self, game: str) -> None:
        await self._compiled(_tell_nobody, game, SEARCH)
        await self._done("load", game, SEARCH)

    async def compile_at_leisure(self, game: str) -> None:
        for part in (RULES, SEARCH):
            await self._compiled(_tell_nobody, game, part, AT_LEISURE)

    async def warm_up(self) -> None:
        await self._done("load")

    async def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        if self._process:
            self._requests.close()
            self._process.kill()  # whatever it is loading, nobody waits for it; its processes end with it
            await asyncio.to_thread(self._process.wait)

    async def _loaded(self, game: str) -> None:
        self._start_server()
        await asyncio.shield(self._begin_to_load(game))

    def _begin_to_load(self, game: str) -> asyncio.Task[None]:
        if game not in self._loading:
            self._loading[game] = task = asyncio.create_task(self._load(game))
            task.add_done_callback(_forgive_failure)
        return self._loading[game]

    async def _load(self, game: str) -> None:
        try:
            await self._done("load", game, RULES)
        except BaseException:
            if self._loading.get(game) is asyncio.current_task():
                del self._loading[game]  # whoever needs it next tries again
            raise

    async def _done(self, *request: str) -> None:
        await _carried_out(self._request(*request), _tell_nobody)

    async def _compiled(self, tell: Tell, *what: str) -> None:
        """By a process that is ended, if nobody waits for it any more."""
        answers = self._request("compile", *what)
        try:
            compiler = await _handle(answers)
        except BaseException:
            answers.close()
            raise
        try:
            await _carried_out(answers, tell)
        finally:
            with suppress(ProcessLookupError):  # it has ended by itself
                compiler.kill()

    def _request(self, *words: str) -> socket.socket:
        """The socket on which it will be answered."""
        self._start_server()
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            socket.send_fds(self._requests, [" ".join(words).encode()], [theirs.fileno()])
        except OSError:
            ours.close()
            raise MindEnded from None
        finally:
            theirs.close()
        return ours

    def _start_server(self) -> None:
        """Unless it runs. Its processes end with it, and games have to be loaded anew."""
        if self._process and self._process.poll() is None:
            return
        if self._process:
            self._requests.close()
            self._loading.clear()
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._requests.setblocking(False)  # one that does not listen is of no use
        with theirs:
            arguments = [str(theirs.fileno()), *([str(self._own_bots)] if self._own_bots else [])]
            self._process = subprocess.Popen(  # noqa: S603
                _python(f"{PACKAGE}.fork_server", *arguments),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env=readable.environment(),
                pass_fds=[theirs.fileno()],
            )


class Handle:
    """A process that stays the same even if its number is given to another."""

    def __init__(self, file: int) -> None:
        self._file = file

    def send_signal(self, signal: int, /) -> None:
        _send_signal(self._file, signal)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        os.close(self._file)


def _send_signal(file: int, number: int) -> None:
    signal.pidfd_send_signal(file, number)


async def _handle(connection: socket.socket) -> Handle:
    """What the fork server sends of a new process, before that can say anything."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, ready.set)
    try:
        await ready.wait()
        _, files, _, _ = socket.recv_fds(connection, 1, 1)
    except OSError:
        raise MindEnded from None
    finally:
        loop.remove_reader(connection)
    if not files:
        raise MindEnded
    return Handle(files[0])


async def _carried_out(answers: socket.socket, tell: Tell) -> None:
    reader, writer = await asyncio.open_unix_connection(sock=answers)
    try:
        await _until_ready(reader, tell)
    finally:
        writer.close()


async def _until_ready(reader: asyncio.StreamReader, tell: Tell) -> None:
    """Pass on how far it is, until it says that it is done, or what went wrong."""
    try:
        while isinstance(reply := decode_reply(await receive(reader)), Compiled):
            tell(reply)
    except (EOFError, ConnectionError):
        raise MindEnded from None
    if isinstance(reply, Failed):
        raise MindFailed(reply)


def _tell_nobody(so_far: Compiled) -> None:
    pass


def _forgive_failure(task: asyncio.Task[None]) -> None:
    """Keep asyncio from reporting a failure that nobody waited for: whoever loads the game next will meet it."""
    if not task.cancelled():
        task.exception()


# Elsewhere.


class Spawning:
    """Starts each anew: a process of another system does not survive a fork well, or there are none."""

    def __init__(self, own_bots: Path | None) -> None:
        self._own_bots = own_bots
        self._started: set[asyncio.subprocess.Process] = set()

    async def start(self, game: str | None) -> MindProcess:
        process = await self._run(game or NO_GAME, *([str(self._own_bots)] if self._own_bots else []))
        if process.stdout is None or process.stdin is None:
            raise MindEnded
        return MindProcess(process.stdout, process.stdin, process)

    async def compile(self, game: str, tell: Tell) -> None:
        await self._compiled(tell, game, RULES)

    async def compile_search(self, game: str) -> None:
        await self._compiled(_tell_nobody, game, SEARCH)

    async def compile_at_leisure(self, game: str) -> None:
        for part in (RULES, SEARCH):
            await self._compiled(_tell_nobody, game, part, AT_LEISURE)

    async def _compiled(self, tell: Tell, *what: str) -> None:
        process = await self._run(COMPILE, *what)
        if process.stdout is None:
            raise MindEnded
        try:
            await _until_ready(process.stdout, tell)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def warm_up(self) -> None:
        """Nothing would be shared."""

    async def close(self) -> None:
        for process in self._started:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _run(self, *arguments: str) -> asyncio.subprocess.Process:
        self._started = {process for process in self._started if process.returncode is None}
        process = await asyncio.create_subprocess_exec(
            *_python(f"{PACKAGE}.mind", *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=readable.environment(),
        )
        self._started.add(process)
        return process


def _python(module: str, *arguments: str) -> list[str]:
    """Without the folder where it happens to be started: somebody's file there may have a name of ours."""
    return [sys.executable, "-P", "-m", module, *arguments]
