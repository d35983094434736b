"""Finished matches, kept as they end: a line of JSON each, after one that says under which conditions they were played.

A line is on the disk before the match counts as finished, so that whatever stops the run costs only matches that were
being played. Of a line that was being written the rest is missing; it is taken away, and its match played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import msgspec
from filelock import FileLock, Timeout

from nascondino.engine.errors import BadInput

from .conditions import Conditions
from .contests import Fixture, Result

NAME = "matches.jsonl"

Decoded = TypeVar("Decoded")


class LedgerError(BadInput):
    """A file of matches that cannot be gone on with."""


class Ledger:
    """The file, and what is in it."""

    def __init__(self, file: IO[bytes], name: str) -> None:
        self._file = file
        self._name = name
        self.results: dict[Fixture, Result] = {}

    def add(self, result: Result) -> None:
        self._append(result)
        self.results[result.fixture] = result

    def _append(self, line: Conditions | Result) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _begin(self, conditions: Conditions) -> None:
        lines = self._whole_lines()
        if not lines:
            self._append(conditions)
            return
        self._check(self._decoded(1, lines[0], Conditions), conditions)
        for n, line in enumerate(lines[1:], 2):
            result = self._decoded(n, line, Result)
            self.results[result.fixture] = result

    def _whole_lines(self) -> list[bytes]:
        content = self._file.read()
        end = content.rfind(b"\n") + 1
        self._file.truncate(end)
        self._file.seek(end)
        return content[:end].splitlines()

    def _decoded(self, n: int, line: bytes, kind: type[Decoded]) -> Decoded:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise LedgerError(f"{self._name}, line {n}, is damaged: choose another folder with -o.") from None

    def _check(self, theirs: Conditions, ours: Conditions) -> None:
        for field in ours.__struct_fields__:
            if getattr(theirs, field) != getattr(ours, field):
                raise LedgerError(
                    f"{self._name} has matches of another run ({_DIFFERS.get(field, field)} differs):"
                    " choose another folder with -o."
                )


_DIFFERS = {
    "version": "the version of the rules",
    "board_digest": "the board",
    "own_board": "the board",
    "settings": "an option",
    "seconds": "the budget",
    "iterations": "the budget",
    "code": "the program",
}


@contextmanager
def opened(folder: Path, conditions: Conditions) -> Iterator[Ledger]:
    """The matches in that folder, to be gone on with by nobody else meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    try:
        lock = FileLock(path.with_suffix(".lock"), fallback_to_soft=False).acquire(blocking=False)
    except Timeout:
        raise LedgerError(f"Another arena is writing into {folder}: wait for it, or choose another with -o.") from None
    with lock, path.open("a+b") as file:
        file.seek(0)
        ledger = Ledger(file, str(path))
        ledger._begin(conditions)
        yield ledger
