"""Matches on a real Ray cluster on this machine."""

import os
import signal
from contextlib import closing

import msgspec
import pytest

from nascondino.arena import contests
from nascondino.arena.cluster import LOCAL, ClusterError, RayCrew
from nascondino.arena.conditions import conditions
from nascondino.arena.crews import LocalCrew
from nascondino.arena.run import Run
from nascondino.games import load

SETUP = load("venice").setup(2)
RUN = Run(conditions(SETUP, 5, iterations=10), ("random", "greedy"), 15, None)


def same(results):
    """Without what they took: that is never the same."""
    return {msgspec.structs.replace(result, seconds=()) for result in results}


@pytest.fixture
def ray():
    """Imported late: only slow tests need it, and have it."""
    import ray

    yield ray
    ray.shutdown()


@pytest.mark.slow
def test_a_worker_that_is_killed_costs_nothing_and_changes_nothing(ray):
    fixtures = list(RUN.standings({}).fixtures())
    with closing(LocalCrew(RUN.conditions, 2)) as crew:
        here = list(crew.play(iter(fixtures)))
    killed, there = 0, []
    with closing(RayCrew(RUN.conditions, 3, LOCAL)) as crew:
        for result in crew.play(iter(fixtures)):
            there.append(result)
            if len(there) == 5:
                killed = ray.get(crew.referees[0].__ray_call__.remote(lambda referee: os.getpid()))
                os.kill(killed, signal.SIGKILL)

    assert killed
    assert len(fixtures) == len(there)
    assert same(here) == same(there)


@pytest.mark.slow
def test_another_version_on_the_cluster_is_one_sentence(ray):
    other = msgspec.structs.replace(RUN.conditions, code="other")
    with closing(RayCrew(other, 1, LOCAL)) as crew, pytest.raises(ClusterError, match="another version of nascondino"):
        list(crew.play(iter([contests.Fixture(0, ("random", "greedy"))])))


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)

    with pytest.raises(ClusterError, match=r"No Ray cluster at 'auto' can be used: .+"):
        RayCrew(RUN.conditions, 1, "auto")
