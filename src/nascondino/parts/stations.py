"""Stations and the ways between them: what games on such a board share, in the rules and around them.

The Board Record of such a game has these fields: by ticket t a pawn at station n reaches target[first[n][t]] …
target[first[n][t + 1] − 1], ascending, and ticket[i] leads to target[i]. Its State has `pawns`, their stations: the
one who flees is pawn 0, and nobody may enter where one of the others stands.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec.structs import replace

from nascondino.engine.contract import BoardFacts, BoardLine, Lists, Spot, Theme
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.kernel import rule

from .boards import BoardFile, FileBoard, Needs, digest, naming, neighbours, read, read_own, title_in
from .drawing import link_paths, svg
from .drawing_style import as_data

FAR = 99  # more moves than any board asks for

Reach = Mapping[int, Sequence[int]]
"""For each ticket, from 1 on, the transports it is good for, by their places in the board's list."""


class Network(Protocol):
    """What the rules below need of a Board Record."""

    @property
    def first(self) -> Sequence[Sequence[int]]: ...
    @property
    def target(self) -> Sequence[int]: ...


class Pawns(Protocol):
    """What the rules below need of a State."""

    @property
    def pawns(self) -> Sequence[int]: ...


@rule
def occupied(s: Pawns, station: int) -> bool:
    """Whether one of those who seek stands there."""
    for pawn in range(1, len(s.pawns)):
        if s.pawns[pawn] == station:
            return True
    return False


@rule
def has_way_out(board: Network, s: Pawns, here: int, ticket: int) -> bool:
    """Whether the ticket leads from there to a station where nobody who seeks stands."""
    for i in range(board.first[here][ticket], board.first[here][ticket + 1]):
        if not occupied(s, board.target[i]):
            return True
    return False


@dataclass(frozen=True, eq=False)
class StationBoard(FileBoard[BoardFile]):
    """A board of stations and the links between them."""

    locale: Path  # the game's folder of texts, where `<game>-legend` names transports
    is_own: bool = False  # it is a person's own, and none of the game's

    @property
    def size(self) -> str:
        return f"{len(self.file.stations)} stations, {len(self.file.links)} links"

    @functools.cached_property
    def digest(self) -> str:
        return digest(self.file)

    @functools.cached_property
    def own(self) -> str:
        return msgspec.json.encode(self.file).decode() if self.is_own else ""

    def title_in(self, language: str) -> str:
        """A person's own board is called as its file says, even if it has the id of another."""
        return self.title if self.is_own else title_in(self.file, self.locale, language)

    def svg(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        return svg(self._in(language), theme)

    def svg_without_lines(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        return svg(self._in(language), theme, with_lines=False)

    def facts(self, view: Any = None, language: str = LANGUAGE) -> BoardFacts:
        file = self._in(language)
        return BoardFacts(
            name=self.name,
            title=file.title,
            digest=self.digest,
            size=file.size,
            radius=file.radius,
            spots=self._spots,
            credits=file.credits,
            licence=file.licence,
            transports=tuple(as_data(t.id, t.name, t.colour, secret=t.secret) for t in file.transports),
            lines=self._lines,
        )

    @functools.cached_property
    def _lines(self) -> tuple[BoardLine, ...]:
        paths = zip(self.file.links, link_paths(self.file), strict=True)
        return tuple(BoardLine(link.a, link.b, link.by, path) for link, path in paths)

    def _in(self, language: str) -> BoardFile:
        """The file with its title and the names of its transports in a language."""
        say, message = catalogue(self.locale, language).say, f"{self.locale.parent.name}-legend"
        names = [say(message, transport=each.id, called=each.name) for each in self.file.transports]
        named = [replace(each, name=name) for each, name in zip(self.file.transports, names, strict=True)]
        return replace(self.file, title=self.title_in(language), transports=tuple(named))

    def spots(self, view: Any) -> tuple[Spot, ...]:
        return self._spots

    @functools.cached_property
    def _spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(station.id, station.x, station.y, self.place(station.id)) for station in self.file.stations)

    @functools.cached_property
    def lists(self) -> Lists:
        """By number of a station or of an ordinary ticket."""
        return {
            "places": ("", *(self.place(station.id) for station in self.file.stations)),
            "transports": ("", *(transport.id for transport in self.file.transports)),
            "called": ("", *(transport.name.lower() for transport in self.file.transports)),
        }

    def transport(self, ticket: int) -> str:
        """What the board calls the transport of an ordinary ticket."""
        return self.file.transports[ticket - 1].name.lower()

    def transport_facts(self, ticket: int) -> dict[str, str | int]:
        """The arguments of messages: the id, which they put into words, and the board's own word if they cannot."""
        return {"transport": self.file.transports[ticket - 1].id, "called": self.transport(ticket)}

    def move_facts(self, pawn: int, ticket: int, station: int) -> dict[str, str | int]:
        """The arguments of messages about a move; what is 0 is not known, or does not apply, and is left out."""
        facts: dict[str, str | int] = {"pawn": pawn} if pawn else {}
        if ticket:
            facts |= self.transport_facts(ticket)
        if station:
            facts |= {"station": station, "place": self.place(station)}
        return facts

    def place(self, station: int) -> str:
        """A station's number, and its name if the board has one."""
        return f"{station} {self.file.stations[station - 1].name}".rstrip()


def connect(board: Any, file: BoardFile, reach: Reach) -> None:
    """Write the stations and all that can be reached from them into an empty Board Record."""
    board.stations = len(file.stations)
    used = 0
    for station, ways in neighbours(file).items():
        for ticket, transports in reach.items():
            reached = sorted({there for there, transport in ways if transport in transports})
            board.first[station][ticket] = used
            board.target[used : used + len(reached)] = reached
            board.ticket[used : used + len(reached)] = ticket
            used += len(reached)
        board.first[station][max(reach) + 1] = used


def ways_from(board: Any, station: int, first: int, last: int) -> list[int]:
    """The stations that the tickets from the first to the last lead to."""
    reached: list[int] = board.target[board.first[station][first] : board.first[station][last + 1]].tolist()
    return reached


def distances(board: Any, first: int, last: int) -> Any:
    """The least number of moves between any two stations, by the tickets from the first to the last."""
    return _distances(board.tobytes(), board.dtype, first, last)


@functools.lru_cache(maxsize=8)
def _distances(board_bytes: bytes, kind: Any, first: int, last: int) -> Any:
    board = np.frombuffer(board_bytes, kind)[0]
    steps = np.full((len(board.first), len(board.first)), FAR, np.int16)
    for start in range(1, board.stations + 1):
        ring, away = {start}, 0
        while ring:
            for station in ring:
                steps[start, station] = away
            away += 1
            reached = {there for station in ring for there in ways_from(board, station, first, last)}
            ring = {there for there in reached if steps[start, there] == FAR}
    return steps


@dataclass(frozen=True)
class StationBoards:
    """The boards of one game, and those of others that suit it. `record` refuses what does not, by BoardError."""

    names: tuple[str, ...]
    folder: Path  # of the game
    needs: Needs
    record: Callable[[BoardFile], Any]

    def load(self, source: str) -> StationBoard:
        """A board by name, or by the path of a file."""
        is_own = source not in self.names
        path = Path(source) if is_own else self.folder / "data" / f"{source}.json"
        file = read(path, self.needs)
        with naming(path):
            return self._board(file, is_own=is_own)

    def own(self, content: bytes) -> StationBoard:
        """A person's own board, by the content of its file."""
        return self._board(read_own(content, self.needs), is_own=True)

    def _board(self, file: BoardFile, *, is_own: bool) -> StationBoard:
        return StationBoard(file, self.record(file), self.folder / "locale", is_own)
