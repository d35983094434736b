"""The same matches by a C program: what the processor allows."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from nascondino.engine.game import Setup

from .workloads import Playouts

SOURCE = Path(__file__).parent / "limit.c"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
MISSING = "There is no C compiler (gcc or cc) to measure the limit with."


class NoLimit(Exception):
    """The C program cannot be compared with. The text is one sentence."""


class Limit:
    """The C program, built for this machine."""

    @cached_property
    def library(self) -> ctypes.CDLL:
        compiler = shutil.which("gcc") or shutil.which("cc")
        if not compiler:
            raise NoLimit(MISSING)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            target = Path(folder) / "limit.so"
            built = subprocess.run([compiler, *FLAGS, "-o", target, SOURCE], capture_output=True, check=False)  # noqa: S603
            if built.returncode:
                raise NoLimit(f"{compiler} could not compile {SOURCE.name}.")
            library = ctypes.CDLL(str(target))
        library.playouts.restype = ctypes.c_int64
        return library

    def check(self, table: Setup, matches: int) -> None:
        """Refuse unless it plays the very same matches."""
        module = table.game.module
        sizes = list((ctypes.c_int64 * 4).in_dll(self.library, "sizes"))
        if sizes != [record.dtype.itemsize for record in (module.Board, module.Options, module.State, module.Event)]:
            raise NoLimit(f"{SOURCE.name} has other records than the rules.")
        ours, theirs = Playouts(table, matches), LimitPlayouts(self, table, matches)
        if (ours(), ours.played()) != (theirs(), theirs.played()):
            raise NoLimit(f"{SOURCE.name} plays other matches than the rules.")


class LimitPlayouts(Playouts):
    """The C program's workload."""

    def __init__(self, limit: Limit, table: Setup, matches: int) -> None:
        super().__init__(table, matches)
        self.library = limit.library

    def __call__(self) -> int:
        arrays = self.table.board.record, self.options, self.randoms, self.tally
        moves: int = self.library.playouts(*map(_address, arrays), ctypes.c_int64(self.matches))
        return moves


def _address(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
