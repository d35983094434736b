"""Rules are compiled before somebody waits for them, behind everything else; and whoever waits sees how far it is."""

import asyncio
import os

import pytest

from nascondino import games
from nascondino.client.device import Device
from nascondino.engine.questions import Compiled
from nascondino.server.bots.pool import BotPool
from nascondino.server.live.shelf import Shelf
from nascondino.server.log import Listing, Log
from nascondino.server.refusals import Refused
from nascondino.trials.stage import served

from .minds import children, pool_of, until

LAST_OF_ALL = 19  # of nice


class SlowPool:
    """Compiles when it is told to, and remembers what was begun and what ended."""

    def __init__(self):
        self.begun, self.ended, self.cut = [], [], []
        self.go_on = asyncio.Event()
        self.tell = None

    async def compile_at_leisure(self, game):
        self.begun.append(game)
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.cut.append(game)
            raise
        self.ended.append(game)

    async def compile(self, game, tell):
        self.begun.append(f"{game} now")
        self.tell = tell
        await self.go_on.wait()

    async def compile_search(self, game):
        self.begun.append(f"{game} search")


async def _turns(count=5):
    for _ in range(count):
        await asyncio.sleep(0)


def test_one_game_after_the_other():
    async def compile_two():
        pool = SlowPool()
        task = asyncio.create_task(Shelf(pool).compile_ahead(["dice", "venice"]))
        await _turns()
        at_first = list(pool.begun)
        pool.go_on.set()
        await task
        return at_first, pool.ended

    assert (["dice"], ["dice", "venice"]) == asyncio.run(compile_two())


def test_a_table_that_somebody_waits_for_comes_first():
    async def interrupt():
        pool = SlowPool()
        shelf = Shelf(pool)
        task = asyncio.create_task(shelf.compile_ahead(["dice", "venice"]))
        await _turns()
        wanted = asyncio.create_task(shelf.game("kompakt"))
        await _turns()
        while_waiting = list(pool.begun)
        pool.go_on.set()
        await asyncio.gather(wanted, task)
        return while_waiting, pool

    while_waiting, pool = asyncio.run(interrupt())

    assert ["dice"] == pool.cut
    assert ["dice", "kompakt now"] == while_waiting
    assert ["dice", "venice"] == pool.ended


def test_nothing_is_left_when_the_server_ends():
    async def end():
        pool = SlowPool()
        task = asyncio.create_task(Shelf(pool).compile_ahead(["dice"]))
        await _turns()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await _turns()
        return pool.cut

    assert ["dice"] == asyncio.run(end())


def test_whoever_waits_sees_how_far_it_is():
    async def watch():
        pool = SlowPool()
        shelf = Shelf(pool)
        stages = [shelf.preparation("kompakt")]
        wanted = asyncio.create_task(shelf.game("kompakt"))
        await _turns()
        stages.append(shelf.preparation("kompakt"))
        pool.tell(Compiled(30, 109))
        stages.append(shelf.preparation("kompakt"))
        pool.go_on.set()
        await wanted
        return [(found.stage, found.done, found.of) for found in (*stages, shelf.preparation("kompakt"))]

    expected = [("starting", 0, 1), ("starting", 0, 1), ("compiling", 30, 109), ("ready", 1, 1)]
    assert expected == asyncio.run(watch())


def test_of_a_game_that_is_none_nothing_is_told():
    with pytest.raises(Refused):
        asyncio.run(_preparation("chess"))


async def _preparation(game):
    return Shelf(SlowPool()).preparation(game)


def test_games_are_remembered_by_when_they_were_played_last(tmp_path, monkeypatch):
    async def played():
        log = Log(tmp_path / "tables.db")
        for at, game in enumerate(("venice", "dice", "venice", "kompakt", "venice")):
            monkeypatch.setattr("nascondino.server.log.time.time", lambda at=at: at)
            log.renew(Listing(f"{game}{at}", False, "over", b'{"game": "%s"}' % game.encode(), ()))
            await log.games_played()
        found = await log.games_played()
        log.close()
        return found

    assert ["venice", "kompakt", "dice"] == asyncio.run(played())


@pytest.mark.parametrize("ahead", [True, False])
def test_a_server_compiles_ahead_only_if_it_is_told_to(tmp_path, monkeypatch, ahead):
    compiled = []

    async def compile_at_leisure(pool, game):
        compiled.append(game)

    monkeypatch.setattr(BotPool, "compile_at_leisure", compile_at_leisure)

    async def serve():
        async with served(tmp_path / "tables.db", compiles_ahead=ahead) as address:
            await Device(address).ask("GET", "/api/games")

    asyncio.run(serve())

    assert (list(games.titles()) if ahead else []) == compiled


@pytest.mark.usefixtures("compiled_minds")
def test_a_process_that_compiles_for_nobody_is_behind_all_others_and_can_be_ended(tmp_path, monkeypatch):
    monkeypatch.setenv("NASCONDINO_CACHE", str(tmp_path))  # empty: there is something to compile

    async def compile_and_end():
        async with pool_of() as pool:
            task = asyncio.create_task(pool.compile_at_leisure("kompakt"))
            await until(lambda: _behind_all(pool))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await until(lambda: not children(pool._starter.pid))

    asyncio.run(compile_and_end())


def _behind_all(pool):
    """The processes forked by its fork server that have the lowest priority."""
    found = children(pool._starter.pid) if pool._starter.pid else []
    return [pid for pid in found if os.getpriority(os.PRIO_PROCESS, pid) == LAST_OF_ALL]
