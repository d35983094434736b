"""Since when somebody is away: only then, and after a while, others may let a bot play for them."""

from __future__ import annotations

import time

MINUTE = 60  # seconds


def now() -> int:
    """In seconds since 1970."""
    return int(time.time())


class Presence:
    """Of those who hold a seat at one table. Who has not been seen since it was opened counts as away since then."""

    def __init__(self) -> None:
        self._opened = now()
        self._left: dict[str, int] = {}  # by session

    def left(self, session: str) -> None:
        self._left[session] = now()

    def away_since(self, session: str) -> int:
        """Of one who is not there."""
        return self._left.get(session, self._opened)

    def is_over_patience(self, session: str, minutes: int | None) -> bool:
        """Whether one who is not there has been away for so long; None is for ever."""
        return minutes is not None and now() - self.away_since(session) >= minutes * MINUTE
