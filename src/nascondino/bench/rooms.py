"""Rooms by themselves, without a network and a disk: how much of a move's time is the table's own, and for what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import msgspec

from nascondino import games
from nascondino.client.device import standing
from nascondino.engine import seal
from nascondino.engine.game import Game
from nascondino.server.limits import Limits, Rate
from nascondino.server.live.room import Room
from nascondino.server.live.sockets import Socket
from nascondino.server.tables.entries import AnyEntry, Created, SeatAtStart
from nascondino.server.tables.table import Table
from nascondino.server.wire.socket_messages import Act, Sit, ToServer
from nascondino.trials.offline import NoLogOrBots, RecordingConnection, closed

PLAYERS = 3
TABLES = 100  # in turns, as on a busy server: what one table needs is not at hand any more when it is its turn again
ENOUGH = Rate(1e9, 1e9)


@dataclass(frozen=True)
class Shares:
    """Microseconds of processor time of one move."""

    wishes: float  # to read what somebody wishes, and decide about it
    rules: float  # to carry it out, and seal it
    news: float  # to tell three chairs


@dataclass
class Spent:
    """Nanoseconds so far."""

    all: int = 0
    rules: int = 0
    wishes: int = 0


class TimedRoom(Room):
    """Counts what goes into the rules."""

    spent: Spent

    def _take_effect(self, entry: AnyEntry) -> None:
        begin = time.thread_time_ns()
        super()._take_effect(entry)
        self.spent.rules += time.thread_time_ns() - begin


class Listener(RecordingConnection):
    """Takes in what was sent."""

    now: Any = None

    def take_in(self) -> None:
        for content in self.sent:
            message = msgspec.json.decode(content)
            if message["type"] in ("seated", "news"):
                self.now = standing(self.now, message)
        self.sent.clear()


class TimedTable:
    """A table of three, and its devices."""

    def __init__(self, game: Game, number: int, spent: Spent) -> None:
        setup = game.setup(PLAYERS)
        seats = tuple(SeatAtStart(f"player {seat}", "session") for seat in range(PLAYERS))
        seed = seal.new_seed()
        place = game.info.id, game.info.version, setup.board.name, setup.board.digest
        created = Created(*place, dict(setup.settings), seed, seats, "session", "")
        self._log = cast(Any, NoLogOrBots())
        self._spent = spent
        self._messages = 0
        self._listeners = [Listener() for _ in seats]
        limits = Limits(messages=ENOUGH)
        room = TimedRoom(Table(str(number), created, setup), self._log, self._log, limits, beat=0)
        room.spent = spent
        self._sockets = [Socket(each, room, "session", limits, lambda: True, closed) for each in self._listeners]
        for seat, socket in enumerate(self._sockets):
            room.enter(socket)
            socket.received(self._written(Sit(self._next_id(), seat, None)))
        self._take_in()

    @property
    def is_over(self) -> bool:
        return bool(self._listeners[0].now["outcome"])

    def move(self, random: Random) -> None:
        """One action, by anybody who may act, as far as all three have seen it."""
        seat = random.choice(self._listeners[0].now["actors"])
        now = self._listeners[seat].now
        wish = self._written(Act(self._next_id(), seat, now["made"], random.choice(now["offers"])[0]))
        with self._counted():
            self._sockets[seat].received(wish)
            self._spent.wishes += time.thread_time_ns() - self._begin
            self._log.then(None)
        self._take_in()

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._begin = time.thread_time_ns()
        yield
        self._spent.all += time.thread_time_ns() - self._begin

    def _take_in(self) -> None:
        for listener in self._listeners:
            listener.take_in()

    def _written(self, message: ToServer) -> bytes:
        return msgspec.json.encode(message)

    def _next_id(self) -> int:
        self._messages += 1
        return self._messages


def run(game_id: str, moves: int) -> Shares:
    return asyncio.run(_run(games.load(game_id), moves))


async def _run(game: Game, moves: int) -> Shares:
    """The first half is for getting warm."""
    random, spent = Random(5), Spent()
    tables = [TimedTable(game, number, spent) for number in range(min(TABLES, moves))]
    for number in range(moves):
        if number == moves // 2:
            spent.all = spent.rules = spent.wishes = 0
        place = number % len(tables)
        if tables[place].is_over:
            tables[place] = TimedTable(game, len(tables) + number, spent)
        tables[place].move(random)
    each = 1000 * (moves - moves // 2)
    return Shares(spent.wishes / each, spent.rules / each, (spent.all - spent.wishes - spent.rules) / each)
