"""Boards of stations and links, read from files that anyone can write."""

from __future__ import annotations

import abc
import contextlib
import functools
import hashlib
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from nascondino.engine.contract import Lists, Theme
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts import board_checks
from nascondino.parts.board_checks import Needs
from nascondino.parts.board_file import IN_WORDS, BoardError, BoardFile

__all__ = [
    "BoardError",
    "BoardFile",
    "FileBoard",
    "Needs",
    "check",
    "digest",
    "naming",
    "neighbours",
    "read",
    "read_as",
    "read_own",
    "title_in",
]


class Titled(Protocol):
    """What the file of any board has."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...


File = TypeVar("File")
TitledFile = TypeVar("TitledFile", bound=Titled)

LARGEST_FILE = 8 * 1024 * 1024


@dataclass(frozen=True, eq=False)
class FileBoard(Generic[TitledFile]):
    """A board ready to be played on, and the file it came from, which knows names and places."""

    file: TitledFile
    record: Any
    spots_stay: ClassVar[bool] = True

    @property
    def name(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        return self.file.title

    @functools.cached_property
    def imprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.file)).hexdigest()

    @functools.cached_property
    def lists(self) -> Lists:
        """A board that offers need no words of has none."""
        return {}

    @abc.abstractmethod
    def svg(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str: ...

    def svg_without_lines(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        """Whole, where a page draws no lines."""
        return self.svg(theme, view, language)

    @property
    def own(self) -> str:
        """Such files are read from disk only, and not carried to others."""
        return ""


def title_in(file: Titled, locale: Path, language: str) -> str:
    """What the game's texts call a board; one that they do not know, as a person's own, is called as its file says."""
    texts, message = catalogue(locale, language), f"{locale.parent.name}-board-{file.id}"
    return texts.say(message) if texts.has(message) else file.title


def read(path: str | Path, needs: Needs | None = None) -> BoardFile:
    """The board in a file, checked for what a game needs of it."""
    return read_as(path, BoardFile, lambda board: check(board, needs))


def read_as(path: str | Path, kind: type[File], check: Callable[[File], None]) -> File:
    """A file of any kind of board, and that it passes the check."""
    path = Path(path)
    with naming(path):
        board = _decode(_text(_content(path)), kind)
        check(board)
    return board


def read_own(content: bytes, needs: Needs | None = None) -> BoardFile:
    """The board in the content of a file, checked as `read` does; the sentences name no file."""
    board = _decode(_text(content), BoardFile)
    check(board, needs)
    return board


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is found wrong begins with the file's name."""
    try:
        yield
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None


def check(board: BoardFile, needs: Needs | None = None) -> None:
    """Raise BoardError unless the board is sound and has what a game needs of it."""
    board_checks.check(board, needs or Needs())


def digest(board: BoardFile) -> str:
    """A name for what the board is in play: two drawings of the same network have the same one."""
    matters = {
        "stations": len(board.stations),
        "transports": [transport.id for transport in board.transports],
        "links": sorted((link.a, link.b, link.by) for link in board.links),
        "starts": dict(sorted(board.starts.items())),
    }
    return hashlib.sha256(msgspec.json.encode(matters)).hexdigest()


def neighbours(board: BoardFile) -> dict[int, list[tuple[int, int]]]:
    """For each station, ascending, where one can go and by which transport (its place in the board's list)."""
    number = {transport.id: i for i, transport in enumerate(board.transports)}
    ways: dict[int, list[tuple[int, int]]] = {station.id: [] for station in board.stations}
    for link in board.links:
        ways[link.a].append((link.b, number[link.by]))
        ways[link.b].append((link.a, number[link.by]))
    return {station: sorted(found) for station, found in ways.items()}


def _content(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise BoardError("this is not a file")
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BoardError(f"the file is larger than {LARGEST_FILE // 1024**2} MB")
        return data
    except (OSError, ValueError) as error:
        raise BoardError(_why_unreadable(error)) from None


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise BoardError(f"the file is not UTF-8 text (byte {error.start})") from None


def _why_unreadable(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    reason = error.strerror if isinstance(error, OSError) else error
    return f"the file cannot be read ({reason})"


def _decode(text: str, kind: type[File]) -> File:
    if not text.strip():
        raise BoardError("the file is empty")
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError as error:
        raise BoardError(_place_first(str(error))) from None
    except msgspec.DecodeError as error:
        raise BoardError(_with_line(str(error), text)) from None
    except RecursionError:
        raise BoardError("the file is nested too deeply") from None


_one_at_a_time = threading.Lock()


def _decoder(kind: type[File]) -> msgspec.json.Decoder[File]:
    """Made once, by one thread: two that make msgspec look at the same type for the first time crash the program."""
    known: Any = kind  # mypy does not take the class of a protocol for hashable
    with _one_at_a_time:
        made: msgspec.json.Decoder[File] = _made_decoder(known)
    return made


@functools.cache
def _made_decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _place_first(message: str) -> str:
    """Turn msgspec's `Expected … - at `$.place`` around."""
    what, _, place = message.partition(" - at ")
    for pattern, words in IN_WORDS.items():
        what = what.replace(f"`str` matching regex {pattern!r}", words)
    return f"{place.strip('`') or '$'}: {what[0].lower()}{what[1:]}"


def _with_line(message: str, text: str) -> str:
    """Replace msgspec's byte number by the line and column that an editor shows."""
    found = re.search(r"\(byte (\d+)\)", message)
    before = text.encode()[: int(found[1])].decode(errors="ignore") if found else text
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    what = re.sub(r"\s*\(byte \d+\)", "", message).removeprefix("JSON is malformed: ")
    return f"line {line}, column {column}: this is not JSON ({what[0].lower()}{what[1:]})"
