"""One line on the terminal while rules are being compiled, so that nobody waits without knowing why."""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, TextIO

from numba.core import event


class ProgressLine(event.Listener):
    """Counts functions as Numba compiles them; code found in the cache causes no event."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.lock = threading.Lock()
        self.depth = 0
        self.compiled = 0

    def on_start(self, event: Any) -> None:
        with self.lock:
            self.depth += 1
            self._write(f"\rCompiling the rules, once after each change … {self.compiled} functions ")

    def on_end(self, event: Any) -> None:
        with self.lock:
            self.depth -= 1
            self.compiled += 1
            if self.depth == 0:
                self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        with self.lock:
            self._write("\rAnother process is compiling the rules, and we wait for it … ")
        try:
            yield
        finally:
            with self.lock:
                self._write("\r\x1b[K")


class Counter(event.Listener):
    """Tells how many functions have been compiled, in a process that compiles with one thread."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell = tell
        self._compiled = 0

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._compiled += 1
        self._tell(self._compiled)


def count(tell: Callable[[int], None]) -> None:
    """From now on."""
    event.register("numba:compile", Counter(tell))  # type: ignore[no-untyped-call]


@functools.cache
def watch() -> ProgressLine | None:
    """Show the line from now on, if somebody is looking."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    line = ProgressLine(sys.stderr)
    event.register("numba:compile", line)  # type: ignore[no-untyped-call]
    return line


def waiting() -> AbstractContextManager[None]:
    """Say so while another process does the work."""
    line = watch()
    return line.waiting() if line else nullcontext()
