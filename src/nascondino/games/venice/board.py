"""Scotland Yard Venice: boards, from the file to the Board Record. Any board of four transports will do."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nascondino.engine.contract import Theme
from nascondino.parts.boards import BoardError, BoardFile, Needs, digest, neighbours, read
from nascondino.parts.drawing import svg

from .info import INFO
from .state import BLACK, GONDOLA, ORDINARY, SEEKERS, STATIONS, TICKETS, TILES, Board

DATA = Path(__file__).parent / "data"
DETECTIVES, MISTER_X = "detectives", "mister_x"  # the two decks of start tiles (V-6)
NEEDS = Needs(decks={DETECTIVES: (SEEKERS, TILES), MISTER_X: (1, TILES)}, stations=STATIONS - 1)


@dataclass(frozen=True, eq=False)
class VeniceBoard:
    """A board ready to be played on, and the file it came from, which knows names and places."""

    file: BoardFile
    record: Any

    @property
    def name(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        return self.file.title

    @property
    def size(self) -> str:
        return f"{len(self.file.stations)} stations, {len(self.file.links)} links"

    @functools.cached_property
    def digest(self) -> str:
        return digest(self.file)

    def svg(self, theme: Theme) -> str:
        return svg(self.file, theme)


def load_board(source: str) -> VeniceBoard:
    """A board by name, or by the path of a file."""
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> VeniceBoard:
    file = read(path, NEEDS)
    boards = board_record(file)
    if most_legal(boards[0]) > INFO.most_legal:
        raise BoardError(f"{path}: $.links: too many links meet at a few stations; a turn would offer too many moves.")
    return VeniceBoard(file, boards)


def most_legal(board: Any) -> int:
    """No turn can offer more actions: of all seekers on the best-joined stations, or of Mister X with any ticket."""
    ordinary = sorted(int(first[BLACK] - first[GONDOLA]) for first in board.first)
    anywhere = max(int(first[BLACK + 1] - first[GONDOLA]) for first in board.first)
    return max(sum(ordinary[-SEEKERS:]), anywhere + 1)


def board_record(file: BoardFile) -> Any:
    """An array of one Board Record."""
    boards = Board.array(1)
    board = boards[0]
    board.stations = len(file.stations)
    used = 0
    for station, ways in neighbours(file).items():
        for ticket in TICKETS:
            reached = _reached(ways, ticket)
            board.first[station][ticket] = used
            board.target[used : used + len(reached)] = reached
            board.ticket[used : used + len(reached)] = ticket
            used += len(reached)
        board.first[station][BLACK + 1] = used
    board.detective_tiles[: len(file.starts[DETECTIVES])] = sorted(file.starts[DETECTIVES])
    board.mister_x_tiles[: len(file.starts[MISTER_X])] = sorted(file.starts[MISTER_X])
    return boards


def _reached(ways: list[tuple[int, int]], ticket: int) -> list[int]:
    """The stations one ticket leads to, ascending: an ordinary one by its transport, a black one by any (V-22)."""
    return sorted({station for station, transport in ways if ticket == BLACK or transport == ORDINARY.index(ticket)})
