"""What a person at a terminal sees and types."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
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


def key(text: str) -> str:
    """Typed texts are compared without case, blanks and signs: `Jet-ski 57` is `jetski 57`."""
    return re.sub(r"[\W_]+", "", text.lower())


def size() -> tuple[int, int]:
    """The terminal's columns and lines; as most have them, where there is none."""
    return shutil.get_terminal_size()


def in_columns(items: Sequence[str], indent: int = 2) -> str:
    """The items side by side, line by line, as many as the terminal has room for."""
    if not items:
        return ""
    cell, each = _cell(items), side_by_side(items, indent)
    lines = ["".join(f"{item:{cell}}" for item in items[i : i + each]) for i in range(0, len(items), each)]
    return "\n".join(f"{'':{indent}}{line}".rstrip() for line in lines)


def side_by_side(items: Sequence[str], indent: int) -> int:
    """How many of them a line has room for."""
    return max(1, (size()[0] - indent) // _cell(items))


def _cell(items: Sequence[str]) -> int:
    return max(map(len, items)) + 3


def in_rows(rows: Sequence[tuple[str, str]], indent: int = 2) -> str:
    """A name and a text in each row; a long text goes on below its beginning."""
    width = max((len(name) for name, _ in rows), default=0) + 2
    room = max(width, size()[0] - indent - width)
    texts = ((name, textwrap.wrap(text, room) or [""]) for name, text in rows)
    lines = (f"{'':{indent}}{part:{width}}{line}" for name, wrapped in texts for part, line in _named(name, wrapped))
    return "\n".join(line.rstrip() for line in lines)


def _named(name: str, lines: Sequence[str]) -> list[tuple[str, str]]:
    return [(name if n == 0 else "", line) for n, line in enumerate(lines)]


def in_table(rows: Sequence[Sequence[str]], indent: int = 2) -> str:
    """Cells under each other, the first row and the first column as names."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(f"{'':{indent}}{line}".rstrip() for line in lines)
