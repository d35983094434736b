"""What a person at a terminal sees and types."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away are cleared too


class InputEnded(Exception):
    """Nothing more will be typed."""


def ask(prompt: str) -> str:
    """A line from the person, without the blanks around it."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        print()
        raise InputEnded
    return line.strip()


def clear() -> None:
    """Leave nothing of what was shown; where there is no screen, begin a new page."""
    print(CLEAR if sys.stdout is not None and sys.stdout.isatty() else "\f", end="", flush=True)


def in_columns(items: Sequence[str], indent: int = 2) -> str:
    """The items side by side, line by line, as many as the terminal has room for."""
    if not items:
        return ""
    cell = max(map(len, items)) + 3
    each = max(1, (shutil.get_terminal_size().columns - indent) // cell)
    lines = ["".join(f"{item:{cell}}" for item in items[i : i + each]) for i in range(0, len(items), each)]
    return "\n".join(f"{'':{indent}}{line}".rstrip() for line in lines)
