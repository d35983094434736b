"""Where matches are kept while they are played."""

from __future__ import annotations

import os
import time
from pathlib import Path

from nascondino.engine.errors import BadInput, WrongUsage


def folder() -> Path:
    import platformdirs

    return Path(os.environ.get("NASCONDINO_DATA") or platformdirs.user_data_path("nascondino")) / "matches"


def new_file(game: str) -> Path:
    """A file that nobody else has, named by game and time."""
    from nascondino.engine.record import SUFFIX

    stamp = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
        for name in (stamp, *(f"{stamp}-{n}" for n in range(2, 100))):
            path = folder() / f"{name}{SUFFIX}"
            if _taken(path):
                return path
    except OSError as problem:
        why = f"{problem.filename} cannot be written: {problem.strerror}"
        raise BadInput(f"{why}; choose a file with --save.") from None
    raise BadInput(f"{folder()} is full of matches begun this second; choose a file with --save.")


def _taken(path: Path) -> bool:
    """Create the file, if it is not there: two matches begun in one second must not share it."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def chosen_file(text: str) -> Path:
    path = Path(text).absolute()
    if path.exists():
        raise WrongUsage(f"{text} is there already; go on with it by --resume, or choose another name.")
    return path


def unfinished() -> Path | None:
    """The newest saved match, if it is not over."""
    from nascondino.engine import record

    saved = sorted(folder().glob(f"*{record.SUFFIX}"), key=lambda path: path.stat().st_mtime)
    try:
        return saved[-1] if saved and record.read(saved[-1]).end is None else None
    except BadInput:
        return None
