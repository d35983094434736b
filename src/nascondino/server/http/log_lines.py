"""What a stranger can cause to be written to the log of the server must not fill a disk."""

from __future__ import annotations

import logging
from collections import Counter

from ..limits import Buckets, Rate

ALIKE = Rate(1 / 60, 20)


class FewAlike(logging.Filter):
    """Of the lines that one place of the program writes, so many; then one a minute, with the number between."""

    def __init__(self, rate: Rate = ALIKE) -> None:
        super().__init__()
        self._places = Buckets(rate)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        place = f"{record.pathname}:{record.lineno}"
        if not self._places.take(place):
            self._left_out[place] += 1
            return False
        if more := self._left_out.pop(place, 0):
            record.msg = f"{record.msg} (and {more} more like this)"
        return True


def limit(logger: str | None) -> None:
    """Limit all that this logger's handlers write; the root logger's, if it is None."""
    for handler in logging.getLogger(logger).handlers:
        handler.addFilter(FewAlike())
