"""Lengths tell nothing: whoever perceives a match, and sees how long everybody's messages are, learns no more by it.

In random matches somebody listens. In all worlds that look alike to them, as far as they are kept, every other chair's
device is sent the same number of messages, each as long: when it connects, by the next action, and in answer to what it
may ask for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

from nascondino import games
from nascondino.engine.contract import CHANCE, ONLOOKER
from nascondino.engine.game import Game, Setup
from nascondino.server.limits import Limits, Rate
from nascondino.server.live.room import Room
from nascondino.server.live.sockets import Socket
from nascondino.server.tables import decisions
from nascondino.server.tables.entries import Created, SeatAtStart
from nascondino.server.tables.table import Table
from nascondino.server.wire import padding
from nascondino.server.wire.socket_messages import Act, Sit, ToServer
from nascondino.testing.broken import Broken
from nascondino.testing.histories import Alike
from nascondino.testing.walk import Happened, Referee, walk

from .offline import NoLogOrBots, RecordingConnection, closed
from .stage import Scripted

MOST_WORLDS = 60  # that are kept beside a match
MOST_STEPS = 150
SHARE = 0.2  # of a match's positions that are compared
LIMITS = Limits(messages=Rate(1e9, 1e9))
LANGUAGE = "en"

Lengths = dict[str, tuple[int, ...]]  # of what a device is sent, by the occasion


@dataclass
class Tally:
    """What was compared and found the same."""

    positions: int = 0
    worlds: int = 0  # others than the true one
    fullest: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # of messages by the last action, how often each

    def figures(self) -> dict[str, Any]:
        """For JSON."""
        lengths = {str(length): count for length, count in sorted(self.lengths.items())}
        return {"positions": self.positions, "worlds": self.worlds, "fullest": self.fullest, "lengths": lengths}


def compare(
    title: str,
    positions: int,
    seed: int,
    most_worlds: int = MOST_WORLDS,
    tell: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Until so many positions of a game were compared; Broken at the first that shows something."""
    tally = Tally()
    for setup, worlds, listener in _positions(games.load(title), seed, most_worlds):
        asyncio.run(_compare(setup, worlds, listener, tally))
        tell(tally)
        if tally.positions == positions:
            break
    return tally


def _positions(game: Game, seed: int, most_worlds: int) -> Iterator[tuple[Setup, list[Sequence[Happened]], int]]:
    """Of match after match, some; each with its worlds, and who listens."""
    for number, setup in enumerate(_setups(game)):
        random = Random(f"{game.info.id} {seed} {number}")
        listener = (number + number // setup.players) % (setup.players + 1) + ONLOOKER
        for worlds in _listened(setup, listener, most_worlds, random):
            if random.random() < SHARE:
                yield setup, worlds, listener


def _setups(game: Game) -> Iterator[Setup]:
    """All boards and seat counts, again and again."""
    while True:
        for board in game.info.boards:
            for players in game.info.seat_counts():
                yield game.setup(players, game.board(board))


def _listened(setup: Setup, listener: int, most: int, random: Random) -> Iterator[list[Sequence[Happened]]]:
    """The worlds of somebody who listens to a match, each as its history, whenever somebody is to act or it is over."""
    referee = Referee(setup)
    alike, has_begun = Alike(referee, listener, random, most, listens=True), False
    for happened in walk(referee, random, MOST_STEPS):
        alike.follow(happened)
        has_begun |= happened.actor != CHANCE
        if has_begun and referee.actors(happened.after) != (CHANCE,):
            yield [world.history() for world in alike.worlds]


async def _compare(setup: Setup, worlds: list[Sequence[Happened]], listener: int, tally: Tally) -> None:
    """Each world at a table of its own."""
    truth, *others = [_Told(setup, history).lengths(listener) for history in worlds]
    for other in others:
        for occasion, lengths in truth.items():
            if lengths != other[occasion]:
                raise Broken(
                    f"{setup.game.info.id} on {setup.board.name}, after {len(worlds[0])} steps: {occasion} has the "
                    f"lengths {lengths} or {other[occasion]}, depending on what chair {listener} was never told"
                )
    tally.positions += 1
    tally.worlds += len(others)
    tally.fullest = max(tally.fullest, len(worlds))
    for occasion, lengths in truth.items():
        if occasion.startswith("news"):
            tally.lengths.update(lengths)


class _Told:
    """A table as it stands before the last action of a history, with a device at each chair."""

    def __init__(self, setup: Setup, history: Sequence[Happened]) -> None:
        last = max(number for number, step in enumerate(history) if step.actor != CHANCE)
        self._setup, self._action = setup, history[last]
        self._log = NoLogOrBots()
        self._room = Room(_table(setup, history, last), cast(Any, self._log), cast(Any, self._log), LIMITS, beat=0)
        self._devices = [_Device(self._room, seat) for seat in (*range(setup.players), None)]

    def lengths(self, listener: int) -> Lengths:
        """Of all messages to others than the listener."""
        found: Lengths = {}
        others = [device for device in self._devices if device.chair != listener]
        for device in self._devices:
            device.wish(Sit(1, device.seat))
        self._take(found, "what comes on connecting", others)
        step = self._action
        self._devices[step.actor].wish(Act(2, step.actor, self._room.table.made[step.actor], step.action))
        self._log.then(None)
        self._take(found, "news", others)
        for device in others:
            found[f"what {device.name} may ask for"] = tuple(self._asked(device.seat))
        return found

    def _take(self, found: Lengths, occasion: str, devices: Sequence[_Device]) -> None:
        for device in devices:
            found[f"{occasion}, for {device.name},"] = tuple(map(len, device.sent))
            device.sent.clear()

    def _asked(self, seat: int | None) -> Iterator[int]:
        match, words = self._room.table.match, self._setup.game.words
        if match is None:
            raise RuntimeError("the match has not begun")
        picture = words.picture(match.plain_view(seat), match.board, LANGUAGE).encode()
        for content in (bytes(self._room.aid(seat, match)), picture):
            yield len(padding.padded(content, padding.ANSWER))


def _table(setup: Setup, history: Sequence[Happened], last: int) -> Table:
    info, board = setup.game.info, setup.board
    seats = tuple(SeatAtStart(f"Person {seat}", f"session {seat}") for seat in range(setup.players))
    place = info.id, info.version, board.name, board.digest
    created = Created(*place, dict(setup.settings), bytes(32), seats, "session 0", "", public=True, aid=True)
    draws = [step.action for step in history if step.actor == CHANCE]
    table = Table("table", created, setup, lambda setup, seed, salts: Scripted(setup, seed, salts, draws))
    for step in history[:last]:
        if step.actor != CHANCE and table.match:
            table.apply(decisions.acted(table, table.match, step.actor, step.action))
    return table


class _Device(RecordingConnection):
    """At one chair."""

    def __init__(self, room: Room, seat: int | None) -> None:
        super().__init__()
        self.seat = seat
        session = "onlooker" if seat is None else f"session {seat}"
        self._socket = Socket(self, room, session, LIMITS, lambda: True, closed)
        room.enter(self._socket)

    @property
    def chair(self) -> int:
        return ONLOOKER if self.seat is None else self.seat

    @property
    def name(self) -> str:
        return "an onlooker" if self.seat is None else f"seat {self.seat}"

    def wish(self, message: ToServer) -> None:
        self._socket.received(padding.wish(message))
