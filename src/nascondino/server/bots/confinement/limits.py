"""How much of the machine a process may use. Windows has no such limits."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

MEMORY = 512 * 1024 * 1024  # bytes more than it has when it begins, shared ones included
SECONDS = 3600  # of the processor, in a whole match
FILES = 64  # open at once


def set_all() -> None:
    if sys.platform == "win32":
        raise OSError("there are none")
    import resource

    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_FSIZE, 0)
    _limit(resource.RLIMIT_NOFILE, FILES)
    _limit(resource.RLIMIT_CPU, SECONDS)
    _limit(resource.RLIMIT_NPROC, 0)
    if sys.platform == "linux":
        _limit(resource.RLIMIT_AS, _memory_now() + MEMORY)
        _limit(resource.RLIMIT_MSGQUEUE, 0)
        _limit(resource.RLIMIT_MEMLOCK, 0)


def _limit(which: int, most: int) -> None:
    import resource

    resource.setrlimit(which, (most, most))


def _memory_now() -> int:
    import resource

    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()


def be_the_first_to_go() -> None:
    """If memory runs out all the same, a bot is ended and not the server."""
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")
