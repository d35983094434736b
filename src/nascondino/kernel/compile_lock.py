"""One process at a time compiles a function; those that want the same one wait, and find it in the cache."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from . import progress


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of that name. Where there can be none, each compiles for itself, which is only slower."""
    with ExitStack() as locks:
        with suppress(OSError):
            locks.enter_context(_taken(path))
        yield


def _taken(path: Path) -> AbstractContextManager[Any]:
    """A lock that the system keeps, so that it ends with the process; a mere file would outlive one that dies."""
    from filelock import FileLock, Timeout  # late: only who compiles needs it

    lock = FileLock(path, fallback_to_soft=False)
    try:
        return lock.acquire(blocking=False)
    except Timeout:
        with progress.waiting():
            return lock.acquire()
