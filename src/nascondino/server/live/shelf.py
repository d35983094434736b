"""Games and boards, each loaded once. They are compiled in another process, or the server would stall."""

from __future__ import annotations

import asyncio
import functools

from nascondino import games, kernel
from nascondino.engine.belief import Belief
from nascondino.engine.contract import LoadedBoard
from nascondino.engine.errors import BadInput, WrongUsage
from nascondino.engine.game import Game, Setup
from nascondino.engine.info import Info
from nascondino.engine.match import Match

from ..bots.pool import BotPool
from ..refusals import Refused
from ..tables.names import kept_by_the_table
from ..wire.http_messages import LARGEST_BOARD
from ..wire.messages import Settings


class Shelf:
    """Loaded games. `pool` is of processes, which may compile them first."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._loading: dict[str, asyncio.Task[Game]] = {}
        self._awakening: asyncio.Task[None] | None = None
        self._deepening: dict[str, asyncio.Task[None]] = {}  # the search of games that can be played already

    def awaken(self) -> None:
        """Somebody looks at the shelf: what a first game has to wait for is done while they choose one."""
        self._awakening = self._awakening or asyncio.create_task(self._pool.awaken())

    def close(self) -> None:
        for task in (self._awakening, *self._deepening.values()):
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
        await asyncio.gather(self._pool.compile(game_id), asyncio.to_thread(kernel.awaken))
        ready = await asyncio.to_thread(_ready, game_id)
        self._deepening[game_id] = asyncio.create_task(self._pool.compile_search(game_id))
        return ready


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
