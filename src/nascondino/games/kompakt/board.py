"""Scotland Yard, pocket edition: boards, from the file to the Board Record. Four transports, the last one a ferry."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from nascondino.parts.boards import BoardError, BoardFile, Needs
from nascondino.parts.stations import StationBoards, connect, ways_from

from .info import INFO
from .state import BLACK, BUS, DETECTIVES, OPENLY, STARTS, STATIONS, TAXI, UNDERGROUND, Board

MISTER_X = "mister_x"  # the deck of start stations (K-3)
REACH = {TAXI: (0,), BUS: (1,), UNDERGROUND: (2,), OPENLY: (0, 1, 2), BLACK: (0, 1, 2, 3)}  # K-12: ferries
# Three figures may stand on starts, and he needs a fourth (K-4).
NEEDS = Needs(decks={MISTER_X: (DETECTIVES + 1, STARTS)}, stations=STATIONS - 1)


def suitable(file: BoardFile) -> Any:
    """Its Board Record, in an array of one; or BoardError."""
    boards = board_record(file)
    if len(underground_stops(boards[0])) < DETECTIVES:
        raise BoardError.at("$.links", f"the third transport must stop at {DETECTIVES} stations at least")
    if most_legal(boards[0]) > INFO.most_legal:
        raise BoardError.at("$.links", "too many links meet at a few stations; a turn would offer too many moves")
    return boards


def underground_stops(board: Any) -> list[int]:
    return [n for n in range(1, board.stations + 1) if ways_from(board, n, UNDERGROUND, UNDERGROUND)]


def most_legal(board: Any) -> int:
    """No turn can offer more: figures on the best-joined stations, and to give up; or Mister X, openly or under."""
    stations = range(1, board.stations + 1)
    seeking = sorted(len(ways_from(board, n, TAXI, UNDERGROUND)) for n in stations)
    return max(sum(seeking[-DETECTIVES:]) + 1, *(len(ways_from(board, n, OPENLY, BLACK)) for n in stations))


def board_record(file: BoardFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    connect(boards[0], file, REACH)
    boards[0].starts[: len(file.starts[MISTER_X])] = sorted(file.starts[MISTER_X])
    stops = underground_stops(boards[0])
    boards[0].underground[: len(stops)] = stops
    return boards


BOARDS = StationBoards(INFO.boards, Path(__file__).parent, NEEDS, suitable)
load_board = functools.cache(BOARDS.load)
own_board = functools.lru_cache(8)(BOARDS.own)
