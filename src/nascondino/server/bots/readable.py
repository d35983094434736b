"""The files that a bot's process may read: Python, packages, games, compiled rules, and where users' bots lie."""

from __future__ import annotations

import os
import stat
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path

from nascondino.engine.errors import BadInput

CACHE, GAMES = "NASCONDINO_CACHE", "NASCONDINO_GAMES"
LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")


def environment() -> dict[str, str]:
    """All that the processes have: where games and compiled rules lie, and what Windows cannot do without."""
    import platformdirs

    kept = {name: os.environ[name] for name in ("NUMBA_DISABLE_JIT", "SYSTEMROOT") if name in os.environ}
    shelves = [str(Path(shelf).absolute()) for shelf in os.environ.get(GAMES, "").split(os.pathsep) if shelf]
    return {
        **kept,
        GAMES: os.pathsep.join(shelves),
        CACHE: str(Path(os.environ.get(CACHE) or platformdirs.user_cache_path("nascondino")).absolute()),
        "PYTHONPATH": str(Path(__file__).resolve().parents[3]),
        "OPENBLAS_NUM_THREADS": "1",  # it would start threads when NumPy is imported, and those are not forked
    }


def code() -> list[Path]:
    """Python and all that it may import."""
    paths = sysconfig.get_paths()
    folders = [paths[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    return _there([*folders, *sys.path, *os.environ.get(GAMES, "").split(os.pathsep)])


def all_of(own_bots: Path | None) -> list[Path]:
    return [*code(), *_there([os.environ.get(CACHE, ""), *LIBRARIES, own_bots or ""])]


def check(database: Path, own_bots: Path | None) -> None:
    """Refuse a database that bots could read."""
    if own_bots and not own_bots.is_dir():
        raise BadInput(f"There is no folder {own_bots} for --bots.")
    found = environment()
    folders = [found[CACHE], *found[GAMES].split(os.pathsep), found["PYTHONPATH"], own_bots or ""]
    for folder in _there(folders):
        if database.resolve().is_relative_to(folder):
            raise BadInput(f"Bots can read all that lies in {folder}; keep the database elsewhere.")


def by_everybody(paths: Sequence[Path]) -> bool:
    """Whether another user could read what lies there."""
    return all(_open(path, stat.S_IROTH | stat.S_IXOTH) and _passable(path) for path in paths)


def _passable(path: Path) -> bool:
    return all(_open(parent, stat.S_IXOTH) for parent in path.parents)


def _open(path: Path, bits: int) -> bool:
    return path.stat().st_mode & bits == bits


def _there(paths: Iterable[str | Path]) -> list[Path]:
    """Those that exist, each once."""
    return list(dict.fromkeys(Path(path).resolve() for path in paths if path and Path(path).exists()))
