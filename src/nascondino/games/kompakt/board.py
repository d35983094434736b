"""Scotland Yard, pocket edition: boards, from the file to the Board Record. Four transports, the last one a ferry."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from nascondino.parts.boards import BoardError, BoardFile, Needs, naming, read, read_own
from nascondino.parts.stations import StationBoard, connect, ways_from

from .info import INFO
from .state import BLACK, BUS, DETECTIVES, OPENLY, STARTS, STATIONS, TAXI, UNDERGROUND, Board

DATA = Path(__file__).parent / "data"
LOCALE = Path(__file__).parent / "locale"
MISTER_X = "mister_x"  # the deck of start stations (K-3)
REACH = {TAXI: (0,), BUS: (1,), UNDERGROUND: (2,), OPENLY: (0, 1, 2), BLACK: (0, 1, 2, 3)}  # K-12: ferries
# Three figures may stand on starts, and he needs a fourth (K-4).
NEEDS = Needs(decks={MISTER_X: (DETECTIVES + 1, STARTS)}, stations=STATIONS - 1)


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
    if len(underground_stops(boards[0])) < DETECTIVES:
        raise BoardError(f"$.links: the third transport must stop at {DETECTIVES} stations at least.")
    if most_legal(boards[0]) > INFO.most_legal:
        raise BoardError("$.links: too many links meet at a few stations; a turn would offer too many moves.")
    return StationBoard(file, boards, LOCALE, is_own)


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
