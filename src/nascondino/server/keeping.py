"""How long tables are kept at which nothing happens any more."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 24 * 3600  # seconds


@dataclass(frozen=True)
class Keeping:
    """In days after the last thing that happened there; None: for ever."""

    unbegun: int | None = 30  # matches that have not begun, and those at which nobody but bots sits
    unfinished: int | None = 365
    finished: int | None = None

    def latest(self, now: int) -> tuple[int, int, int]:
        """What happened last at tables of each kind that are kept no longer, happened before these times."""
        unbegun, unfinished, finished = (
            0 if days is None else now - days * DAY for days in (self.unbegun, self.unfinished, self.finished)
        )
        return unbegun, unfinished, finished
