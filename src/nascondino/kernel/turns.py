"""One process at a time compiles a function; those that want the same one wait, and find it in the cache."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from . import progress


@contextmanager
def turn(path: Path) -> Iterator[None]:
    """Hold the lock of that name. Where there can be none, each compiles for itself, which is only slower."""
    try:
        file = path.open("a")
    except OSError:
        yield
        return
    with file:
        if not _lock(file, wait=False):
            with progress.waiting():
                _lock(file, wait=True)
        yield  # the end of the file's use, or of the process, ends the lock


if sys.platform == "win32":

    def _lock(file: TextIO, *, wait: bool) -> bool:
        return True

else:
    import fcntl

    def _lock(file: TextIO, *, wait: bool) -> bool:
        """Whether the lock is ours now, or cannot be had by anybody."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
