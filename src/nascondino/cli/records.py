"""Finding what a record was played with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nascondino.engine.contract import LoadedBoard
    from nascondino.engine.game import Game
    from nascondino.engine.record import RecordFile


def opened(path: str, board_source: str | None) -> tuple[RecordFile, Game, LoadedBoard]:
    """A record in a file, its game, and its board: the one given, the record's own, or the game's of that name."""
    from nascondino import games
    from nascondino.engine import record

    from .arguments import board

    found = record.read(Path(path))
    if found.header.game not in games.titles():
        raise found.fault(1, f"there is no game '{found.header.game}' here")
    game = games.load(found.header.game)
    own = record.own_board(found, game) if board_source is None else None
    if own:
        return found, game, own
    if board_source is None and found.header.board not in game.info.boards:
        raise found.fault(1, f"{game.info.id} has no board '{found.header.board}'; give its file with --board")
    return found, game, board(game, board_source or found.header.board)
