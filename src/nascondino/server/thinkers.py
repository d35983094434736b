"""The processes that bots think in. A bot gets what its seat may know, and nothing else, not even an environment.

Pebble keeps the processes: one that overruns its time is killed and replaced.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import TimeoutError as Overrun
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from pebble import ProcessExpired, ProcessPool

from nascondino import bots, games
from nascondino.engine.belief import Chair
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Clock

LOG = logging.getLogger(__name__)

KEPT = (  # of the environment: where games and compiled rules lie, and what Windows cannot do without
    *("NASCONDINO_CACHE", "NASCONDINO_GAMES", "NUMBA_DISABLE_JIT"),
    *("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "SYSTEMROOT"),
)

COMPILING = 300.0  # seconds that loading or compiling may take
ATTEMPTS = 2


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all of it is what its seat may know."""

    bot: str
    game: str
    board: str
    players: int
    settings: tuple[tuple[str, str | int], ...]
    seat: int
    view: bytes
    seen: bytes
    legal: tuple[int, ...]
    seconds: float


class Thinkers:
    """A pool of processes; `patience`: seconds after which a bot that does not answer is killed."""

    def __init__(self, processes: int, patience: float = 20.0) -> None:
        self.patience = patience
        self._random = SystemRandom()
        self._warm: set[tuple[str, str]] = set()  # bots that have answered, so whatever they need is compiled
        self._pool = ProcessPool(
            max_workers=processes,
            initializer=_forget_environment,
            initargs=[{name: os.environ[name] for name in KEPT if name in os.environ}],
            context=multiprocessing.get_context("spawn"),
        )

    async def choose(self, question: Question) -> int:
        """The bot's choice; any legal action if it does not come to one."""
        warm = (question.game, question.bot) in self._warm
        for _ in range(ATTEMPTS):
            try:
                action = await self._ask(_think, question, self.patience if warm else COMPILING)
            except (Overrun, ProcessExpired, OSError) as problem:
                LOG.warning("bot %s of %s failed: %s", question.bot, question.game, type(problem).__name__)
                continue
            self._warm.add((question.game, question.bot))
            if action in question.legal:
                return int(action)
        return self._random.choice(question.legal)

    async def compile(self, game_id: str) -> None:
        """Have a game's rules compiled and kept on disk, by a process that nobody waits for otherwise."""
        try:
            await self._ask(_compile, game_id, COMPILING)
        except (Overrun, ProcessExpired, OSError) as problem:
            LOG.warning("compiling %s ahead failed: %s", game_id, type(problem).__name__)

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()

    async def _ask(self, task: Any, argument: Any, seconds: float) -> Any:
        return await asyncio.wrap_future(self._pool.schedule(task, args=[argument], timeout=seconds))


def question(match: Match, seat: int, bot: str, seconds: float) -> Question:
    """What a bot needs to know to act for a seat."""
    return Question(
        bot=bot,
        game=match.game.info.id,
        board=match.board.name,
        players=match.players,
        settings=tuple(match.settings.items()),
        seat=seat,
        view=match.view(seat).tobytes(),
        seen=match.seen(seat).tobytes(),
        legal=tuple(match.legal(seat)),
        seconds=seconds,
    )


# In the processes.


def _forget_environment(kept: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(kept)


def _compile(game_id: str) -> None:
    game = games.load(game_id)
    match = Match(game.setup(game.info.players[0]))
    while match.actors and len(match.steps) < 20:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    for chair in (0, None):
        match.view(chair)


def _think(asked: Question) -> int:
    setup = _setup(asked.game, asked.board, asked.players, asked.settings)
    player = bots.make(asked.bot, Chair(setup, asked.seat), Random())
    module = setup.game.module
    view = _records(asked.view, module.View)[0]
    return int(player.act(view, _records(asked.seen, module.Event), list(asked.legal), Clock(asked.seconds)))


def _records(content: bytes, kind: Any) -> Any:
    return kind.joined([memoryview(content)])


@functools.lru_cache(64)
def _setup(game_id: str, board: str, players: int, settings: Sequence[tuple[str, str | int]]) -> Setup:
    game = games.load(game_id)
    return game.setup(players, game.board(board), dict(settings))
