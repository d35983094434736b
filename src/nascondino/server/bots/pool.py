"""The processes that bots think in. A bot gets what its seat may know, and nothing else, not even an environment.

Pebble keeps the processes: one that overruns its time is killed and replaced. Each is a pool of its own, and a new
one after any trouble: a process that is killed from outside can take a lock of its pool with it.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from pebble import ProcessPool

from nascondino import bots, games, kernel
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Appraiser, Clock, Player

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
    own_board: str  # the file of a board that somebody brought: a process reads no other
    players: int
    settings: tuple[tuple[str, str | int], ...]
    seat: int
    view: bytes
    seen: bytes
    legal: tuple[int, ...]
    seconds: float


class BotPool:
    """Some processes; `patience`: seconds after which a bot that does not answer is killed."""

    def __init__(self, processes: int, patience: float = 20.0) -> None:
        self.patience = patience
        self._random = SystemRandom()
        self._warm: set[tuple[str, str]] = set()  # bots that have answered, so whatever they need is compiled
        self._pools = [_pool() for _ in range(processes)]
        self._at_leisure = asyncio.Semaphore(max(1, processes - 1))  # one stays for matches that are being played
        self._free: asyncio.LifoQueue[int] = asyncio.LifoQueue()  # the latest has its games loaded
        for number in reversed(range(processes)):
            self._free.put_nowait(number)

    async def choose(self, question: Question) -> int:
        """The bot's choice; any legal action if it does not come to one."""
        warm = (question.game, question.bot) in self._warm
        for _ in range(ATTEMPTS):
            try:
                action = await self._ask(self.patience if warm else COMPILING, _think, question, self._luck())
            except Exception as problem:  # a bot may raise anything
                LOG.warning("bot %s of %s failed: %s", question.bot, question.game, type(problem).__name__)
                continue
            self._warm.add((question.game, question.bot))
            if action in question.legal:
                return int(action)
        return self._random.choice(question.legal)

    async def suggest(self, question: Question) -> int:
        """As `choose`, for a match that is over."""
        async with self._at_leisure:
            return await self.choose(question)

    async def weigh(self, question: Question) -> dict[int, float]:
        """What the bot makes of its actions, from what the seat knew; nothing, if it does not tell."""
        async with self._at_leisure:
            return await self._weighed(question)

    async def _weighed(self, question: Question) -> dict[int, float]:
        for _ in range(ATTEMPTS):
            try:
                values: dict[int, float] = await self._ask(COMPILING, _weigh, question, self._luck())
            except Exception as problem:  # a bot may raise anything
                LOG.warning("bot %s of %s failed: %s", question.bot, question.game, type(problem).__name__)
                continue
            return values
        return {}

    async def awaken(self) -> None:
        """Start the process that is asked first. That takes a second, and nobody has to wait for it yet."""
        try:
            await self._ask(COMPILING, kernel.awaken)
        except Exception as problem:  # the first who needs it will try again
            LOG.warning("starting a process for bots failed: %s", type(problem).__name__)

    async def compile(self, game_id: str) -> None:
        """Have a game's rules compiled and kept on disk, by a process that nobody waits for otherwise."""
        for _ in range(ATTEMPTS):
            try:
                await self._ask(COMPILING, _compile, game_id)
                return
            except Exception as problem:  # whoever plays the game will learn what is wrong with it
                LOG.warning("compiling %s ahead failed: %s", game_id, type(problem).__name__)

    def close(self) -> None:
        for pool in self._pools:
            _close(pool)

    def _luck(self) -> int:
        """What a bot's choices at random follow from. Its process is given it, as everything else."""
        return self._random.getrandbits(64)

    async def _ask(self, seconds: float, task: Any, *arguments: Any) -> Any:
        number = await self._free.get()
        try:
            if not self._pools[number].active:  # its process was killed while it had nothing to do
                await self._renew(number)
            return await asyncio.wrap_future(self._pools[number].schedule(task, args=arguments, timeout=seconds))
        except Exception:
            await self._renew(number)
            raise
        finally:
            self._free.put_nowait(number)

    async def _renew(self, number: int) -> None:
        broken, self._pools[number] = self._pools[number], _pool()
        await asyncio.to_thread(_close, broken)


def _pool() -> ProcessPool:
    return ProcessPool(
        max_workers=1,
        initializer=_begin,
        initargs=[{name: os.environ[name] for name in KEPT if name in os.environ}],
        context=multiprocessing.get_context("spawn"),
    )


def _close(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def question(match: Match, seat: int, bot: str, seconds: float, choices: Sequence[int] | None = None) -> Question:
    """What a bot needs to know to act for a seat, by one of these choices, or by any."""
    return Question(
        bot=bot,
        game=match.game.info.id,
        board=match.board.name,
        own_board=match.board.own,
        players=match.players,
        settings=tuple(match.settings.items()),
        seat=seat,
        view=match.view(seat).tobytes(),
        seen=match.seen(seat).tobytes(),
        legal=tuple(match.legal(seat) if choices is None else choices),
        seconds=seconds,
    )


# In the processes.


def _begin(kept: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(kept)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """If the server is killed, nobody asks for the answer any more."""
    parent = multiprocessing.parent_process()
    if parent:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def _compile(game_id: str) -> None:
    game = games.load(game_id)
    match = Match(game.setup(game.info.players[0]))
    while match.actors and len(match.steps) < 20:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    for chair in (0, None):
        match.view(chair)
    Belief(match.chair(None)).update(match.seen(None))


def _think(asked: Question, luck: int) -> int:
    player, view, seen = _seated(asked, luck)
    return int(player.act(view, seen, list(asked.legal), Clock(asked.seconds)))


def _weigh(asked: Question, luck: int) -> dict[int, float]:
    player, view, seen = _seated(asked, luck)
    values = player.weigh(view, seen, list(asked.legal)) if isinstance(player, Appraiser) else {}
    return {int(action): float(value) for action, value in values.items()}


def _seated(asked: Question, luck: int) -> tuple[Player, Any, Any]:
    """A bot that knows nothing yet, and what its seat sees and has perceived."""
    setup = _setup(asked.game, asked.board, asked.own_board, asked.players, asked.settings)
    player = bots.make(asked.bot, Chair(setup, asked.seat), Random(luck))
    module = setup.game.module
    return player, _records(asked.view, module.View)[0], _records(asked.seen, module.Event)


def _records(content: bytes, kind: Any) -> Any:
    return kind.joined([memoryview(content)])


@functools.lru_cache(32)
def _setup(
    game_id: str, board: str, own_board: str, players: int, settings: Sequence[tuple[str, str | int]]
) -> Setup:
    """A board that somebody brought is remembered by its whole file: its name may be that of another."""
    game = games.load(game_id)
    laid = game.own_board(own_board.encode()) if own_board else game.board(board)
    return game.setup(players, laid, dict(settings))
