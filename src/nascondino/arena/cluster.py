"""The same matches on a Ray cluster: one referee for each of its cores, wherever that is.

Ray starts a referee again whose process or machine was lost, and gives it the match that it was playing.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

from nascondino.engine.errors import BadInput

from .conditions import Conditions, code
from .contests import Fixture, Result
from .referee import Referee

LOCAL = "local"  # the address of a cluster that is started here, for this run alone
PASSED_ON = ("NASCONDINO_GAMES", "NUMBA_DISABLE_JIT")  # of the environment, if set


class ClusterError(BadInput):
    """A cluster that cannot be used."""


class RemoteReferee:
    """A referee on the cluster, with the processes of its bots beside it."""

    def __init__(self, conditions: Conditions) -> None:
        self._conditions = conditions
        self._referee = Referee(conditions)

    def play(self, fixture: Fixture) -> Result | str:
        """Instead of a result, why there can be none."""
        if code(self._conditions.game) != self._conditions.code:
            return "The cluster has another version of nascondino or of the game: install the same everywhere."
        return self._referee.play(fixture)


class RayCrew:
    """Referees on the cluster at that address; as many as it has cores, if nobody says."""

    def __init__(self, conditions: Conditions, workers: int | None, address: str) -> None:
        self._ray = _connected(address, workers)
        from ray.util import ActorPool

        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self._workers = min(workers or cores, cores)
        remote = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(RemoteReferee)
        self.referees = [remote.remote(conditions) for _ in range(self._workers)]
        self._pool: Any = ActorPool(self.referees)

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Result]:
        for fixture in islice(fixtures, self._workers):
            self._begin(fixture)
        while self._pool.has_next():
            result = self._pool.get_next_unordered()
            if isinstance(result, str):
                raise ClusterError(result)
            yield result
            for fixture in islice(fixtures, 1):
                self._begin(fixture)

    def close(self) -> None:
        self._ray.shutdown()

    def _begin(self, fixture: Fixture) -> None:
        self._pool.submit(lambda referee, fixture: referee.play.remote(fixture), fixture)


def _connected(address: str, workers: int | None) -> Any:
    try:
        import ray
    except ImportError:
        raise ClusterError("This needs Ray: `pip install 'nascondino[ray]'`.") from None
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    try:
        ray.init(
            **here,
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": passed_on} if passed_on else None,
        )
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise ClusterError(f"No Ray cluster at '{address}' can be used: {str(problem).splitlines()[0]}") from None
    return ray
