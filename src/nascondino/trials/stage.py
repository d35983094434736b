"""A server of our own on loopback, whose matches draw as they are told to."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import uvicorn

from nascondino.engine.contract import CHANCE
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.server.http.app import application
from nascondino.server.http.serving import serving
from nascondino.server.http.settings import Settings
from nascondino.testing.walk import Happened

from .unlimited import UNLIMITED

LONG = 600.0  # seconds: on a busy machine a bot is slow, and what it then does not answer would look like a leak


class Scripted(Match):
    """A match whose draws were chosen before."""

    def __init__(self, setup: Setup, seed: bytes, salts: tuple[str, ...], draws: Iterable[int]) -> None:
        self._draws = iter(draws)
        super().__init__(setup, seed=seed, salts=salts)

    def drawn(self) -> int:
        return next(self._draws)


class ChosenDraws:
    """Makes the matches of a server. `script` is for the match that begins next; one that is replayed keeps its own."""

    def __init__(self) -> None:
        self.script: Sequence[int] = ()
        self._scripts: dict[bytes, Sequence[int]] = {}  # by seed

    def follow(self, history: Iterable[Happened]) -> None:
        self.script = [step.action for step in history if step.actor == CHANCE]

    def __call__(self, setup: Setup, *, seed: bytes, salts: tuple[str, ...]) -> Match:
        return Scripted(setup, seed, salts, self._scripts.setdefault(seed, self.script))


@contextlib.asynccontextmanager
async def served(database: Path, referee: Any = Match, **settings: Any) -> AsyncIterator[str]:
    """A real server in this process, on a free port of loopback; gives its address."""
    chosen = Settings(database, **{"limits": UNLIMITED, "bots_at_once": 1, "bots_patience": LONG, **settings})
    server = _Server(serving(application(chosen, referee), chosen))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are for whoever runs the trial."""
        yield
