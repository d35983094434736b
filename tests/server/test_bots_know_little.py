"""A bot gets what its seat may know, the same bytes in matches that look alike to it; and it acts at a fixed time."""

import asyncio
import pickle
from random import Random
from types import SimpleNamespace

import pytest

from nascondino import bots, games
from nascondino.engine.contract import CHANCE
from nascondino.engine.questions import Question, Seating, question
from nascondino.server.bots import keeper as keeping
from nascondino.server.bots.keeper import BotKeeper
from nascondino.server.tables import entries
from nascondino.server.tables.table import Table
from nascondino.testing.histories import twin
from nascondino.testing.walk import Referee, walk
from nascondino.trials.leaks import cut
from nascondino.trials.stage import ChosenDraws
from tests.samples import every_game

BEGUN = 1000.0


def asked(draws, setup, history, seat):
    """What a bot would be asked for the seat, after each action of the match."""
    draws.follow(history)
    match = draws(setup, seed=bytes(32), salts=())
    for step in history:
        if step.actor != CHANCE:
            match.play(step.actor, step.action)
            yield pickle.dumps(question(match, seat, "random", 1.0))


@pytest.mark.parametrize("title", every_game("venice", "inkognito"))
def test_in_worlds_that_look_alike_a_bot_is_asked_the_same(title):
    game, different = games.load(title), 0
    setup = game.setup(game.info.players[1], game.board())
    referee = Referee(setup)
    for seat in range(setup.players):
        random = Random(f"{title} {seat}")
        played = cut(list(walk(referee, random, 24)), referee)
        other, steps = twin(referee, played, seat, random)
        assert list(asked(ChosenDraws(), setup, played, seat)) == list(asked(ChosenDraws(), setup, other, seat))
        different += steps
    assert different


def test_a_question_holds_nothing_but_what_a_seat_may_know():
    assert {"seating", "view", "seen", "legal", "seconds"} == set(Question.__dataclass_fields__)
    assert {"bot", "game", "board", "own_board", "players", "settings", "seat"} == set(Seating.__struct_fields__)


# Time tells too.


class Clock:
    """Time passes by sleeping only, and by what a bot is said to think."""

    def __init__(self, monkeypatch):
        self.now = BEGUN
        monkeypatch.setattr(keeping.time, "monotonic", lambda: self.now)
        monkeypatch.setattr(keeping.asyncio, "sleep", self.sleep)

    async def sleep(self, seconds):
        self.now += max(0.0, seconds)


def table_of_two(title, bot):
    """As far as the first action."""
    setup = games.load(title).setup(2)
    seats = (entries.SeatAtStart(bot=bot), entries.SeatAtStart(bot=bot))
    return Table("t", entries.Created(title, 1, title, "", {}, bytes(32), seats, "", ""), setup)


def released_after(clock, keeper_type, thinking, table=None):
    """How long after the question the action of a bot is made."""
    table, moments = table or table_of_two("venice", "random"), []

    async def choose(place, question):
        clock.now += thinking
        return question.legal[0]

    async def do(decide, *wish):
        moments.append(clock.now - BEGUN)

    clock.now = BEGUN
    keeper = keeper_type(SimpleNamespace(choose=choose), 1.0)
    asyncio.run(keeper._play(SimpleNamespace(table=table, do=do), table.match.actors[0]))
    return moments[0]


def test_a_bot_acts_at_a_fixed_time_however_long_it_thinks(monkeypatch):
    clock = Clock(monkeypatch)
    assert [1, 1, 1, 1] == [released_after(clock, BotKeeper, thinking) for thinking in (0, 0.25, 0.5, 1)]
    assert [2, 2, 3] == [released_after(clock, BotKeeper, thinking) for thinking in (1.25, 2, 2.5)]


def test_a_master_with_secrets_takes_its_own_time_even_if_there_is_nothing_to_think_about(monkeypatch):
    clock, table = Clock(monkeypatch), table_of_two("venice", "master")
    mister_x, detective = table.match.actors[0], 1 - table.match.actors[0]

    assert [4, 4, 5] == [released_after(clock, BotKeeper, thinking, table) for thinking in (0, 3.25, 4.25)]
    while mister_x in table.match.actors:
        table.match.play(mister_x, table.match.legal(mister_x)[0])
    assert (detective,) == table.match.actors
    assert [1, 4] == [released_after(clock, BotKeeper, thinking, table) for thinking in (0, 3.25)]


@pytest.mark.parametrize(("title", "bot"), [("venice", "expert"), ("venice", "greedy"), ("inkognito", "master")])
def test_whoever_has_no_time_of_its_own_acts_at_the_first_beat(title, bot):
    assert 0 == bots.own_time(bot, games.load(title))


def test_one_that_acts_when_ready_would_be_seen(monkeypatch):
    class Hasty(BotKeeper):
        async def _play(self, room, seat):
            action = await self._pool.choose(("t", seat), question(room.table.match, seat, "random", self._pace))
            await room.do(lambda table: action)

    clock = Clock(monkeypatch)
    assert [0, 0.25] == [released_after(clock, Hasty, thinking) for thinking in (0, 0.25)]


def test_without_a_pace_nobody_waits():
    assert keeping.until_beat(0.3, 0) == 0
