"""A disk that fails on demand, under a real server: a small library that is compiled, and preloaded into its process.

So SQLite's own ways through a failed write or sync are gone, down to its calls of the system. Linux only.
"""

from __future__ import annotations

import ctypes
import errno
import mmap
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal, get_args

from nascondino.engine.errors import BadInput

SOURCE = Path(__file__).with_suffix(".c")
WRITE, SYNC = 1, 2
Fault = Literal["write", "full", "sync"]
FAULTS: tuple[Fault, ...] = get_args(Fault)
CALLS: dict[Fault, tuple[int, int]] = {
    "write": (WRITE, errno.EIO),
    "full": (WRITE, errno.ENOSPC),
    "sync": (SYNC, errno.EIO),
}


class Orders(ctypes.Structure):
    """As failing_disk.c reads them."""

    _fields_ = [(name, ctypes.c_int) for name in ("call", "error", "skip", "left", "failed")]


class FailingDisk:
    """For the database in a folder. `environment` is for the server."""

    def __init__(self, folder: Path) -> None:
        library, orders = folder / "failing_disk.so", folder / "failing_disk.orders"
        _compile(library)
        with orders.open("w+b") as file:
            file.truncate(mmap.PAGESIZE)
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self._orders = Orders.from_buffer(self._page)
        self.environment = {
            "LD_PRELOAD": str(library),
            "FAILING_DISK_ORDERS": str(orders),
            "FAILING_DISK_DATABASE": str(folder.resolve() / "tables.db"),
        }

    @property
    def failed(self) -> int:
        """How many calls have failed."""
        return int(self._orders.failed)

    def break_down(self, fault: Fault, *, after: int = 0, times: int = 1) -> None:
        """Let so many calls fail, after so many more that do not."""
        self.mend()
        self._orders.call, self._orders.error = CALLS[fault]
        self._orders.skip = after
        self._orders.left = times

    def break_somehow(self, chooser: random.Random) -> Fault:
        fault = chooser.choice(FAULTS)
        times = chooser.randint(1, 20) if fault == "full" else chooser.randint(1, 2)
        self.break_down(fault, after=chooser.randrange(6), times=times)
        return fault

    def mend(self) -> None:
        self._orders.left = 0


def _compile(library: Path) -> None:
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        raise BadInput("To let a disk fail, this trial needs Linux and a C compiler (cc).")
    subprocess.run([compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)  # noqa: S603
