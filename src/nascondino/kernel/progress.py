"""One line on the terminal while rules are being compiled, so that nobody waits without knowing why."""

from __future__ import annotations

import functools
import sys
import threading
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


@functools.cache
def watch() -> None:
    """Show the line from now on, if somebody is looking."""
    if sys.stderr is not None and sys.stderr.isatty():
        event.register("numba:compile", ProgressLine(sys.stderr))  # type: ignore[no-untyped-call]
