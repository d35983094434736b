"""Who plays the matches: threads here, each with the processes of its bots."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from queue import SimpleQueue
from typing import Protocol

from .conditions import Conditions
from .contests import Fixture, Result
from .referee import Referee


class Crew(Protocol):
    """Plays matches, several at once."""

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Result]:
        """Results in the order in which they come. A fixture is asked for when somebody is free to play it."""

    def close(self) -> None:
        """Leave matches that are being played."""


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalCrew:
    """So many referees, each in a thread, for they only wait: bots think in processes."""

    def __init__(self, conditions: Conditions, workers: int) -> None:
        self._referees = [Referee(conditions) for _ in range(workers)]
        self._free: SimpleQueue[Referee] = SimpleQueue()
        for referee in self._referees:
            self._free.put(referee)
        self._threads = ThreadPoolExecutor(workers)

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Result]:
        playing = {self._begin(fixture) for fixture in islice(fixtures, len(self._referees))}
        while playing:
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
            playing |= {self._begin(fixture) for fixture in islice(fixtures, len(ended))}

    def close(self) -> None:
        for referee in self._referees:
            referee.close()
        self._threads.shutdown()

    def _begin(self, fixture: Fixture) -> Future[Result]:
        return self._threads.submit(self._play, fixture)

    def _play(self, fixture: Fixture) -> Result:
        referee = self._free.get()
        try:
            return referee.play(fixture)
        finally:
            self._free.put(referee)
