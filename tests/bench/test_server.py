"""`nascondino bench server`, made small."""

import asyncio
import shutil
from contextlib import contextmanager

import pytest

from nascondino.bench import server
from nascondino.games import titles

SMALL = server.Sizes(
    tables=2, rounds=2, seconds=0.5, paced_tables=2, paced_seconds=1.2, cached=10, events=20, moves_alone=40, syncs=5
)


@pytest.fixture(scope="module")
def result():
    said = []
    found = server.run(SMALL, said.append)
    assert said
    return found


@pytest.fixture(scope="module", autouse=True)
def _without_the_peer():
    """Npm would fetch it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shutil, "which", lambda name: None)
        yield


@pytest.mark.slow
def test_it_measures_and_says_what_it_could_not(result):
    assert SMALL.rounds == len(result.ours)
    for load in result.ours:
        assert load.moves > 0
        assert load.cpu.whole > 0
        assert load.bytes > 0
        assert 0 < load.p50 <= load.p95
    assert 0 < result.disk.p50 <= result.disk.p95
    assert min(result.alone.wishes, result.alone.rules, result.alone.news) > 0
    assert result.paced.moves > 0
    assert result.reopening > 0
    assert result.reopened_events >= SMALL.events
    assert ("boardgame.io was not measured: there is no npm.",) == result.remarks


def test_the_figures_and_the_table_tell_the_same(result):
    figures = server.figures(result)

    assert figures["over_peer"] is None
    assert any(f"{load.per_cpu_second:8.0f}" in server.table(result) for load in result.ours)
    assert result.remarks[0] in server.table(result)


def _load(seconds, moves=100):
    """Half of them in the loop."""
    return server.Load(moves, server.Cpu(seconds / 2, seconds * 0.3, seconds * 0.2), p50=1.0, p95=2.0)


def test_a_peer_is_compared_with_round_by_round():
    """In the third round something else keeps the machine busy: the ratio is that of the others."""
    ours, peer = (_load(0.1), _load(0.125), _load(0.2)), (_load(0.4), _load(0.5), _load(0.4))
    disk, alone = server.Disk(1.0, 2.0), server.Shares(10.0, 40.0, 90.0)
    whole = server.Result("venice", ours, peer, ours[0], disk, alone, 1.0, "venice", 1.0, 200, {"script": 1000}, ())

    assert 4.0 == server.figures(whole)["over_peer"]
    assert "boardgame.io, in memory: 250 moves per CPU-second; ours is 4.00×" in server.table(whole)
    assert "1000 : 250, 800 : 200, 500 : 250" in server.table(whole)
    assert "1250   loop 625, its calls of the system 375, log 250" in server.table(whole)
    assert "140   wishes 10, rules and seal 40, news 90" in server.table(whole)


def test_a_peer_that_fails_in_the_middle_is_left_out_and_said(monkeypatch):
    measured = iter([_load(0.1)])

    @contextmanager
    def failing_peer(sizes):
        def measure():
            for load in measured:
                return load
            raise server.NotMeasured("the clients made no move")

        yield measure

    monkeypatch.setattr(server, "_peer", failing_peer)
    monkeypatch.setattr(server, "_load", lambda *_: _load(0.1))
    ours, peer, remarks = server._in_turns(None, "venice", server.Sizes(rounds=3), str)

    assert (3, 0) == (len(ours), len(peer))
    assert ("boardgame.io was not measured: the clients made no move.",) == remarks


def test_a_table_whose_match_is_over_too_early_is_not_reopened(monkeypatch):
    """Even if it is the last one that is needed."""
    lasting = iter([*[SMALL.events] * (server.REOPENED - 1), SMALL.events - 1, *[SMALL.events] * server.REOPENED])

    async def played(device, game, events):
        return game, next(lasting)

    monkeypatch.setattr(server, "_played", played)
    game, tables = asyncio.run(server._long_tables(None, SMALL.events))
    assert (titles()[1], server.REOPENED) == (game, len(tables))
    assert all(perceived >= SMALL.events for _, perceived in tables)
