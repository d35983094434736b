"""Scotland Yard Venice: boards, from the file to the Board Record. Any board of four transports will do."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from nascondino.parts.boards import BoardError, BoardFile, Needs, naming, read, read_own
from nascondino.parts.stations import StationBoard, connect

from .info import INFO
from .state import BLACK, GONDOLA, JET_SKI, MOTORBOAT, SEEKERS, STATIONS, TILES, Board

DATA = Path(__file__).parent / "data"
LOCALE = Path(__file__).parent / "locale"
DETECTIVES, MISTER_X = "detectives", "mister_x"  # the two decks of start tiles (V-6)
REACH = {GONDOLA: (0,), MOTORBOAT: (1,), JET_SKI: (2,), BLACK: (0, 1, 2, 3)}  # V-22: a black ticket is good for any
NEEDS = Needs(decks={DETECTIVES: (SEEKERS, TILES), MISTER_X: (1, TILES)}, stations=STATIONS - 1)


@functools.cache
def load_board(source: str) -> StationBoard:
    """A board by name, or by the path of a file."""
    is_own = source not in INFO.boards
    path = Path(source) if is_own else DATA / f"{source}.json"
    file = read(path, NEEDS)
    with naming(path):
        return _board(file, is_own=is_own)


@functools.lru_cache(8)
def own_board(content: bytes) -> StationBoard:
    """A person's own board, by the content of its file."""
    return _board(read_own(content, NEEDS), is_own=True)


def _board(file: BoardFile, *, is_own: bool) -> StationBoard:
    boards = board_record(file)
    if most_legal(boards[0]) > INFO.most_legal:
        raise BoardError("$.links: too many links meet at a few stations; a turn would offer too many moves.")
    return StationBoard(file, boards, LOCALE, is_own)


def most_legal(board: Any) -> int:
    """No turn can offer more actions: of all seekers on the best-joined stations, or of Mister X with any ticket."""
    ordinary = sorted(int(first[BLACK] - first[GONDOLA]) for first in board.first)
    anywhere = max(int(first[BLACK + 1] - first[GONDOLA]) for first in board.first)
    return max(sum(ordinary[-SEEKERS:]), anywhere + 1)


def board_record(file: BoardFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    board = boards[0]
    connect(board, file, REACH)
    board.detective_tiles[: len(file.starts[DETECTIVES])] = sorted(file.starts[DETECTIVES])
    board.mister_x_tiles[: len(file.starts[MISTER_X])] = sorted(file.starts[MISTER_X])
    return boards
