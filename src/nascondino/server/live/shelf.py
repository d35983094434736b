"""Games and boards, each loaded once. They are compiled in another process, or the server would stall."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from nascondino import games, kernel
from nascondino.engine.belief import Belief
from nascondino.engine.contract import LoadedBoard
from nascondino.engine.errors import BadInput, WrongUsage
from nascondino.engine.game import Game, Setup
from nascondino.engine.info import Info
from nascondino.engine.match import Match
from nascondino.engine.questions import Compiled

from ..bots.pool import BotPool
from ..refusals import Refused
from ..tables.names import kept_by_the_table
from ..wire.http_messages import LARGEST_BOARD, Preparation
from ..wire.messages import Settings

READY, NOT_BEGUN = Preparation("ready", 1, 1), Preparation("starting", 0, 1)


class Shelf:
    """Loaded games. `pool` is of processes, which may compile them first."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._loading: dict[str, asyncio.Task[Game]] = {}
        self._warming_up: asyncio.Task[None] | None = None
        self._deepening: dict[str, asyncio.Task[None]] = {}  # the search of games that can be played already
        self._steps: dict[str, Preparation] = {}  # of games that somebody waits for
        self._urgent = 0  # games that somebody waits for, or plays already without all of it
        self._at_leisure = asyncio.Event()
        self._at_leisure.set()
        self._ahead: asyncio.Task[None] | None = None  # what is compiled for nobody yet

    def warm_up(self) -> None:
        """Somebody looks at the shelf: what a first game has to wait for is done while they choose one."""
        self._warming_up = self._warming_up or asyncio.create_task(self._pool.warm_up())

    async def compile_ahead(self, titles: Sequence[str]) -> None:
        """One after the other, while nobody waits for any: whoever does comes first, and this one begins again."""
        for title in titles:
            while title not in self._loading:
                await self._at_leisure.wait()
                self._ahead = asyncio.create_task(self._pool.compile_at_leisure(title))
                try:
                    await asyncio.wait({self._ahead})
                finally:
                    self._ahead.cancel()
                if not self._ahead.cancelled():
                    break

    def preparation(self, game_id: str) -> Preparation:
        """How far a game is that somebody waits for."""
        _check_game(game_id)
        if game_id in self._steps:
            return self._steps[game_id]
        loading = self._loading.get(game_id)
        return READY if loading and loading.done() else NOT_BEGUN

    def close(self) -> None:
        for task in (self._warming_up, *self._deepening.values()):
            if task:
                task.cancel()

    async def game(self, game_id: str) -> Game:
        """A game that is ready to be played at once."""
        if game_id not in self._loading:
            _check_game(game_id)
            self._loading[game_id] = asyncio.create_task(self._load(game_id))
        task = self._loading[game_id]
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._loading.pop(game_id, None)
            raise

    async def deepened(self, game_id: str) -> None:
        """When the search of a game can be had, or cannot."""
        await self.game(game_id)
        await asyncio.wait([self._deepening[game_id]])

    async def setup(
        self, game_id: str, players: int, board: str | None, options: Settings, brought: bytes | None = None
    ) -> Setup:
        """What is to be played, on one of the game's boards or on one that somebody brings; refuses what cannot be."""
        game = await self.game(game_id)
        if board is not None and brought is not None:
            raise Refused("bad_settings", "Name a board or bring one, not both.")
        if board is not None:
            _check_board(game.info, board)
        laid = _board(game, board or game.info.boards[0]) if brought is None else await self.brought(game_id, brought)
        try:
            return game.setup(players, laid, options)
        except WrongUsage as problem:
            raise Refused("bad_settings", str(problem)) from None

    async def board(self, game_id: str, name: str) -> LoadedBoard:
        """A board to look at. Nothing is compiled for that: whoever sees all games on a shelf plays one of them."""
        _check_game(game_id)
        _check_board(games.info(game_id), name)
        return await asyncio.to_thread(lambda: _board(games.load(game_id), name))

    async def brought(self, game_id: str, content: bytes) -> LoadedBoard:
        """A board that somebody brings, by the content of its file; refuses it by the sentence of `board check`."""
        _check_game(game_id)
        if len(content) > LARGEST_BOARD:
            raise too_large()
        try:
            return await asyncio.to_thread(lambda: games.load(game_id).own_board(content))
        except BadInput as problem:
            raise Refused("bad_board", str(problem)) from None

    async def _load(self, game_id: str) -> Game:
        with self._urgently():
            try:
                return await self._compiled_and_loaded(game_id)
            finally:
                self._steps.pop(game_id, None)

    async def _compiled_and_loaded(self, game_id: str) -> Game:
        def tell(so_far: Compiled) -> None:
            self._steps[game_id] = Preparation("compiling", so_far.functions, so_far.of)

        self._steps[game_id] = NOT_BEGUN
        await asyncio.gather(self._pool.compile(game_id, tell), asyncio.to_thread(kernel.warm_up))
        self._steps[game_id] = Preparation("loading", 1, 1)
        ready = await asyncio.to_thread(_ready, game_id)
        self._deepening[game_id] = asyncio.create_task(self._deepen(game_id))
        return ready

    async def _deepen(self, game_id: str) -> None:
        with self._urgently():
            await self._pool.compile_search(game_id)

    @contextmanager
    def _urgently(self) -> Iterator[None]:
        """What is compiled for nobody ends at once: it may hold what is needed now, and has time."""
        self._urgent += 1
        self._at_leisure.clear()
        if self._ahead:
            self._ahead.cancel()
        try:
            yield
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._at_leisure.set()


def too_large() -> Refused:
    return Refused("bad_board", f"the file is larger than {LARGEST_BOARD // 1000} kB, the most that a table takes")


def _check_game(game_id: str) -> None:
    if game_id not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game_id}'.")


def _check_board(info: Info, name: str) -> None:
    if name not in info.boards:
        raise Refused("bad_settings", f"There is no board '{name}'; there are: {', '.join(info.boards)}.")


def _ready(game_id: str) -> Game:
    """Loaded, its compiled rules too."""
    game = games.load(game_id)
    match = Match(game.setup(game.info.players[0], _board(game, game.info.boards[0])))
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    for chair in (seat, None):
        match.view(chair)
    Belief(match.chair(None)).update(match.seen(None))
    kept_by_the_table(game)
    return game


@functools.cache
def _board(game: Game, name: str) -> LoadedBoard:
    return game.board(name)
