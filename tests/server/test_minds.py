"""A bot keeps its player as long as the match goes on; whatever happens to its process, it decides as if it had not."""

import asyncio
import os
import signal
from types import SimpleNamespace
from weakref import WeakKeyDictionary

import pytest

from nascondino import games
from nascondino.bots.sitter import OutOfStep, Sitter
from nascondino.client.device import Device
from nascondino.engine.match import Match
from nascondino.engine.questions import Choice, Decision, Ready, decision, question
from nascondino.server.bots import pool as pooling
from nascondino.server.bots.starting import MindProcess, Spawning
from nascondino.server.bots.turns import Turns
from nascondino.server.wire.http_messages import Bot, Mine
from tests.server.minds import asked, begun, children, lives, pool_of, until

ACTIONS = 60


def luck(question):
    return len(question.seen) + question.seating.seat


@pytest.mark.parametrize("title", games.titles())
def test_a_player_that_is_kept_decides_as_one_that_is_made_anew(title):
    game = games.load(title)
    bot, match = game.info.bots[-1], Match(game.setup(game.info.players[0]), seed=bytes(32))
    kept = [Sitter(question(match, seat, bot, 1.0).seating) for seat in range(match.players)]
    told, compared = [0] * match.players, 0
    while match.actors and len(match.steps) < ACTIONS:
        seat = match.actors[0]
        now = question(match, seat, bot, 1.0)
        chosen = kept[seat].choose(decision(now, told[seat], luck(now)))
        anew = Sitter(now.seating).choose(decision(now, 0, luck(now)))

        assert anew == chosen
        told[seat], compared = len(now.seen), compared + 1
        match.play(seat, chosen)
    assert compared > 10


@pytest.mark.parametrize("title", games.titles())
def test_it_weighs_as_one_that_is_made_anew(title):
    game = games.load(title)
    match = Match(game.setup(game.info.players[0]), seed=bytes(32))
    bot, seat = game.info.bots[-1], match.actors[0]
    kept, told = Sitter(question(match, seat, bot, 1.0).seating), 0
    for _ in range(6):
        now = question(match, seat, bot, 1.0)
        if now.legal:
            weighed = kept.weigh(decision(now, told, 1, weighs=True))
            assert Sitter(now.seating).weigh(decision(now, 0, 1, weighs=True)) == weighed
            told = len(now.seen)
        match.play(match.actors[0], match.legal(match.actors[0])[0])


def test_who_was_not_told_everything_does_not_decide():
    now = asked(begun())
    sitter = Sitter(now.seating)
    with pytest.raises(OutOfStep):
        sitter.choose(decision(now, 24, 1))


@pytest.fixture
def notes(monkeypatch):
    """Of each question that is sent: the seat, after how many bytes it begins, and where it ends."""
    sent, seats, tell = [], WeakKeyDictionary(), MindProcess.tell

    async def note(process, told):
        if isinstance(told, Decision):
            sent.append((seats[process], told.after, told.after + len(told.events)))
        else:
            seats[process] = told.seat
        return await tell(process, told)

    monkeypatch.setattr(MindProcess, "tell", note)
    return sent


async def play(pool, match, actions, disturb=None):
    """The actions that bots choose; after each, something may happen to their processes."""
    for _ in range(actions):
        seat = match.actors[0]
        match.play(seat, await pool.choose(("t", seat), asked(match)))
        if disturb:
            await disturb(pool)
    return [step.action for step in match.steps]


async def kill_minds(pool):
    for pid in children(pool._starter.pid):
        os.kill(pid, signal.SIGKILL)
        await until(lambda pid=pid: not lives(pid))


async def kill_the_fork_server(pool):
    fork_server = pool._starter.pid
    minds = children(fork_server)
    os.kill(fork_server, signal.SIGKILL)
    await until(lambda: not any(map(lives, [fork_server, *minds])))


async def send_away(pool):
    pool.dismiss("t")


def played(disturb=None):
    async def scene():
        async with pool_of() as pool:
            return await play(pool, begun(), 5, disturb)

    return asyncio.run(scene())


def test_a_question_brings_only_what_is_new(notes, caplog):
    played()
    known = {}
    assert "failed" not in caplog.text
    for seat, before, now in notes:
        assert known.get(seat, 0) == before
        known[seat] = now
    assert any(before for _, before, _ in notes)


@pytest.mark.parametrize("disturb", [kill_minds, kill_the_fork_server, send_away])
def test_a_process_that_is_replaced_is_told_everything_and_decides_alike(disturb, notes):
    undisturbed = played()
    notes.clear()

    assert undisturbed == played(disturb)
    assert [] == [(seat, now) for seat, _, now in notes if (seat, 0, now) not in notes]


def test_no_two_seats_share_a_process():
    async def scene():
        async with pool_of() as pool:
            match = begun(players=3)
            await play(pool, match, 6)
            return {step.seat for step in match.steps if step.seat >= 0}, children(pool._starter.pid)

    seats, processes = asyncio.run(scene())

    assert len(seats) == len(processes) > 1


def test_a_table_that_went_on_otherwise_has_a_new_process(notes):
    async def scene():
        async with pool_of() as pool:
            first, other = begun(), begun(seed=bytes([7]) * 32)
            for match in (first, other):
                match.play(match.actors[0], match.legal(match.actors[0])[0])
                await pool.choose(("t", match.actors[0]), asked(match))

    asyncio.run(scene())

    assert [0, 0] == [before for _, before, _ in notes]


def test_only_so_many_are_kept_and_the_oldest_go(monkeypatch):
    monkeypatch.setattr(pooling, "MOST", 2)

    async def scene():
        async with pool_of() as pool:
            for table in "abc":
                match = begun()
                await pool.choose((table, match.actors[0]), asked(match))
            await until(lambda: len(children(pool._starter.pid)) == 2)
            return [place[0] for place in pool._resting]

    assert ["b", "c"] == asyncio.run(scene())


def test_who_rests_long_is_ended_and_who_does_not_stays(monkeypatch):
    async def scene():
        async with pool_of() as pool:
            match, now = begun(), 1000.0
            monkeypatch.setattr(pooling, "time", SimpleNamespace(monotonic=lambda: now))
            await pool.choose(("a", match.actors[0]), asked(match))
            now += pooling.IDLE - 1
            await pool.choose(("b", match.actors[0]), asked(match))
            now += 1.5
            pool._sweep()
            await until(lambda: len(children(pool._starter.pid)) == 1)
            return [place[0] for place in pool._resting]

    assert ["b"] == asyncio.run(scene())


def test_a_match_that_is_over_has_no_processes_left():
    async def scene():
        async with pool_of() as pool:
            match = begun()
            for table in "ab":
                await pool.choose((table, match.actors[0]), asked(match))
            pool.dismiss("a")
            await until(lambda: len(children(pool._starter.pid)) == 1)
            return [place[0] for place in pool._resting]

    assert ["b"] == asyncio.run(scene())


def test_at_the_end_of_a_match_the_server_lets_its_bots_go(server):
    async def watch():
        device = Device(server.address)
        onlooker = await device.sit((await device.create("kompakt", (Bot("random"), Bot("random")))).table, None)
        await until(server.bots)
        while not (onlooker.now and onlooker.now["outcome"]):
            await onlooker.receive()
        await until(lambda: not server.bots())
        await onlooker.close()

    asyncio.run(watch())


def test_bots_do_not_play_for_nobody(server):
    async def scene():
        device = Device(server.address)
        alone = (await device.create("venice", (Bot("random"), Bot("random")))).table
        beside = await device.sit((await device.create("venice", (Bot("random"), Mine("Anna")))).table, 1)
        while not (beside.now and beside.now["offers"]):  # the bot there has acted, later than those would have
            await beside.receive()
        onlooker = await device.sit(alone, None)
        await onlooker.receive()
        before = onlooker.now["made"], len(onlooker.items)
        fresh = await device.sit((await device.create("venice", (Bot("random"), Bot("random")))).table, None)
        await fresh.receive()
        while len(onlooker.items) == before[1]:
            await onlooker.receive()
        await asyncio.gather(beside.close(), onlooker.close(), fresh.close())
        return before, (0, len(fresh.items))

    waited, fresh = asyncio.run(scene())
    assert fresh == waited


def test_of_a_review_nothing_is_kept():
    async def scene():
        async with pool_of() as pool:
            now = asked(begun())
            weighed, suggested = (await pool.weigh(now)).values, await pool.suggest(now)
            await until(lambda: not children(pool._starter.pid))
            return set(weighed) <= set(now.legal), bool(weighed), suggested in now.legal

    assert (True, True, True) == asyncio.run(scene())


def test_where_nothing_is_forked_each_is_started_anew():
    """As on macOS and Windows."""

    async def scene():
        starter, now = Spawning(None), asked(begun())
        try:
            process: MindProcess = await starter.start("venice")
            confined = await process.confined()
            ready = await process.tell(now.seating)
            reply = await process.tell(decision(now, 0, luck(now)))
            process.end()
        finally:
            await starter.close()
        return confined, ready, reply

    confined, ready, reply = asyncio.run(scene())

    assert "limits" in confined.held
    assert "own network" in confined.missing
    assert Ready() == ready
    assert isinstance(reply, Choice)


def test_what_cannot_be_told_by_anybody_is_not_believed():
    """A bot may say whatever it likes."""

    async def scene(reply):
        async with pool_of() as pool:
            now = asked(begun())

            async def tell(self, told):
                return reply if isinstance(told, Decision) else Ready()

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(MindProcess, "tell", tell)
                return await pool.choose(("t", now.seating.seat), now) in now.legal

    for reply in (Choice(-1), Choice(10**9), Ready()):
        assert asyncio.run(scene(reply))


# Turns.


def order_of(at_once, wishes):
    """The order in which wishes of tables have their turn; all are there before the first is done."""

    async def scene():
        turns, begun, go_on = Turns(at_once), [], asyncio.Event()

        async def think(table):
            async with turns.of(table):
                begun.append(table)
                await go_on.wait()

        tasks = [asyncio.create_task(think(table)) for table in wishes]
        await asyncio.sleep(0)
        at_first = list(begun)
        go_on.set()
        await asyncio.gather(*tasks)
        return at_first, begun

    return asyncio.run(scene())


def test_tables_have_their_turn_one_after_the_other():
    assert order_of(1, "aaaabc") == (["a"], list("aabcaa"))


def test_so_many_think_at_once():
    at_first, all_of_them = order_of(2, "abc")

    assert (["a", "b"], ["a", "b", "c"]) == (at_first, all_of_them)


def test_who_does_not_wait_any_more_is_left_out():
    async def scene():
        turns, begun = Turns(1), []

        async def think(table):
            async with turns.of(table):
                begun.append(table)
                await asyncio.sleep(0)

        async with turns.of("x"):
            tasks = [asyncio.create_task(think(table)) for table in "abc"]
            await asyncio.sleep(0)
            tasks[0].cancel()
        tasks[1].cancel()  # its turn has just come
        await asyncio.gather(*tasks, return_exceptions=True)
        await think("d")
        return begun

    assert ["c", "d"] == asyncio.run(scene())
