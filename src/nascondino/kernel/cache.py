"""Where compiled code is kept: a directory for each state of the sources it depends on.

Numba does not notice that a *called* function changed. So the directory's name is a digest of every source that the
code may depend on: the packages below the games, and the folders of the game and of the template. Editing one game
recompiles that game alone.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent
SHARED = tuple(PACKAGE / name for name in ("kernel", "engine", "parts"))

KEPT = 3  # earlier states of a source that stay compiled: two checkouts, or a change being tried
RESTING = 3600.0  # seconds unused before a directory may go: another process may be writing into a younger one


def directory(folders: frozenset[Path]) -> str | None:
    """The cache directory for code that depends on these folders and on the shared packages; None: keep it nowhere."""
    if _keeps_nothing:
        return None
    return _directory(folders - frozenset(SHARED), base())


_keeps_nothing = False


def keep_nothing() -> None:
    """From now on, in a process that cannot write: what is compiled lives and ends with it."""
    global _keeps_nothing
    _keeps_nothing = True


def base() -> Path:
    return Path(os.environ.get("NASCONDINO_CACHE") or platformdirs.user_cache_path("nascondino"))


@functools.cache
def _directory(folders: frozenset[Path], root: Path) -> str:
    label = "-".join(sorted(folder.name for folder in folders)) or "shared"
    path = root / label / digest(folders | frozenset(SHARED))
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        if not os.access(path, os.W_OK):
            raise PermissionError(path)
    except OSError:
        return _temporary()
    remove_old(path.parent, keep=path)
    return str(path)


def digest(folders: frozenset[Path]) -> str:
    """One digest for the sources in these folders, whatever the machine they lie on."""
    total = hashlib.sha256()
    for folder in sorted(folders):
        for source in _sources(folder):
            total.update(f"{folder.name}/{source.relative_to(folder).as_posix()}\0".encode())
            total.update(hashlib.sha256(source.read_bytes()).digest())
    return total.hexdigest()[:24]


def _sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts)


def remove_old(parent: Path, keep: Path) -> None:
    """Remove compiled code of earlier sources, but for a few recent ones and whatever may be in use."""
    others = [path for path in parent.iterdir() if path != keep and path.is_dir()]
    others.sort(key=_last_used, reverse=True)
    for path in others[KEPT:]:
        if time.time() - _last_used(path) > RESTING:
            shutil.rmtree(path, ignore_errors=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # another process removed it meanwhile
        return 0.0


@functools.cache
def _temporary() -> str:
    """Nothing is writable: compile anew in each process."""
    path = tempfile.mkdtemp(prefix="nascondino-")
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path
