"""Scotland Yard Venice: boards, from the file to the Board Record. Any board of four transports will do."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from nascondino.parts.boards import BoardError, BoardFile, Needs
from nascondino.parts.stations import StationBoards, connect

from .info import INFO
from .state import BLACK, GONDOLA, JET_SKI, MOTORBOAT, SEEKERS, STATIONS, TILES, Board

DETECTIVES, MISTER_X = "detectives", "mister_x"  # the two decks of start tiles (V-6)
REACH = {GONDOLA: (0,), MOTORBOAT: (1,), JET_SKI: (2,), BLACK: (0, 1, 2, 3)}  # V-22: a black ticket is good for any
NEEDS = Needs(decks={DETECTIVES: (SEEKERS, TILES), MISTER_X: (1, TILES)}, stations=STATIONS - 1)


def suitable(file: BoardFile) -> Any:
    """Its Board Record, in an array of one; or BoardError."""
    boards = board_record(file)
    if most_legal(boards[0]) > INFO.most_legal:
        raise BoardError.at("$.links", "too many links meet at a few stations; a turn would offer too many moves")
    return boards


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


BOARDS = StationBoards(INFO.boards, Path(__file__).parent, NEEDS, suitable)
load_board = functools.cache(BOARDS.load)
own_board = functools.lru_cache(8)(BOARDS.own)
