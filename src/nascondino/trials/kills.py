"""People play while their server is killed and its disk fails, again and again. They resend what was not answered.

Nothing that was acknowledged may be lost, nothing may be doubled, nothing that happened may have been refused, and
every number, link and record must fit.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tqdm import tqdm
from websockets.exceptions import WebSocketException

from nascondino import bots, games
from nascondino.client.device import Device, Place, RequestRefused
from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.server.wire import http_messages
from nascondino.server.wire.http_messages import Bot, Mine, Open
from nascondino.server.wire.socket_messages import Act, Say

from .failing_disk import FAULTS, FailingDisk, Fault
from .process import ServerProcess

GONE = (OSError, WebSocketException, http.client.HTTPException)  # the server, or the way to it
PASSING = ("too_fast", "not_legal", "not_to_act", "over", "stale", "storage")  # refusals that may happen to anybody
AGAIN = ("too_fast", "storage", "unsure")  # refusals by HTTP after which the same is asked again
PAUSE = 0.02  # seconds before somebody tries again
LONGEST_STANDSTILL = 300.0  # seconds in which nobody at a table is told anything
SPARED_AFTER = 20.0  # seconds in which nobody at some table is told anything: nothing more is harmed until they are
PERSONS = 2
BOTS_KILLED = 0.3  # of all kills
SOON = 0.2  # of all harms come whether or not the server has told anybody anything since the last one
MOST_ACTIONS, LONGEST_WAIT = 20, 5.0  # acknowledged, and seconds, between two harms
Result = TypeVar("Result")


@dataclass
class Totals:
    kills: int = 0  # of the server
    bot_kills: int = 0
    faults: dict[Fault, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))  # of the disk, by kind
    failed_calls: int = 0
    refused: int = 0  # since the disk had failed: none of it has happened
    matches: int = 0
    told: int = 0  # messages that people were sent
    acknowledged: int = 0  # actions and sayings
    resent: int = 0
    lost: int = 0
    doubled: int = 0
    mistakes: list[str] = field(default_factory=list)  # whatever else is wrong

    @property
    def all_faults(self) -> int:
        return sum(self.faults.values())

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.mistakes)


class Person:
    """Somebody at a table: what they wished for, what was acknowledged, and what they were told."""

    def __init__(self, device: Device, table: str, seat: int, chooser: random.Random, totals: Totals) -> None:
        self.device, self.table, self.seat = device, table, seat
        self.items: list[Any] = []
        self.link = ""
        self.actions: dict[int, int] = {}  # acknowledged, by their numbers
        self.sayings: list[str] = []  # acknowledged
        self.told_last = time.monotonic()  # something new
        self._chooser, self._totals = chooser, totals
        self._unanswered: dict[int, Act | Say] = {}
        self._id = 0

    async def play(self) -> None:
        """To the end of the match, however often the server goes."""
        over = False
        while not over:
            try:
                over = await self._stay()
            except GONE:
                await asyncio.sleep(PAUSE)

    async def _stay(self) -> bool:
        """At the table as long as the server is there; True when the match is over."""
        place = await self.device.sit(self.table, self.seat, len(self.items))
        try:
            place.items = self.items
            await self._receive(place)
            for wish in self._unanswered.values():
                self._totals.resent += 1
                await place.send(wish)
            while self._unanswered or not (place.now and place.now["outcome"]):
                if place.now and not self._unanswered:
                    await self._wish(place, place.now)
                await self._receive(place)
            return True
        finally:
            await place.close()

    async def _receive(self, place: Place) -> None:
        known = len(self.items)
        message = await place.receive()
        self._totals.told += 1
        if message["type"] in ("seated", "news"):
            if message["first"] != known + 1:
                self._totals.mistakes.append(f"items {message['first']}… came after {known}")
            self.link = place.link
            if len(self.items) > known:
                self.told_last = time.monotonic()
        for number in message.get("accepted", [message.get("re")] if message["type"] == "accepted" else []):
            self._acknowledge(self._unanswered.pop(number))
        if message["type"] == "refused":
            self._refuse(self._unanswered.pop(message["re"]), message["reason"])

    async def _wish(self, place: Place, now: dict[str, Any]) -> None:
        if now["offers"]:
            action = self._chooser.choice(now["offers"])[0]
            await self._send(place, Act(self._next(), self.seat, now["made"], action))
        if now["talk"] and self._chooser.random() < 0.2:
            key = f"{self.seat}-{self._id}-saying"
            await self._send(place, Say(self._next(), self.seat, key, now["talk"][0], key))

    async def _send(self, place: Place, wish: Act | Say) -> None:
        self._unanswered[wish.id] = wish
        await place.send(wish)

    def _next(self) -> int:
        self._id += 1
        return self._id

    def _acknowledge(self, wish: Act | Say) -> None:
        self._totals.acknowledged += 1
        if isinstance(wish, Say):
            self.sayings.append(wish.text)
        elif wish.made in self.actions:
            self._totals.doubled += 1
        else:
            self.actions[wish.made] = wish.action

    def _refuse(self, wish: Act | Say, reason: str) -> None:
        self._totals.refused += reason == "storage"
        if reason not in PASSING:
            self._totals.mistakes.append(f"refused as '{reason}': {wish}")

    # Afterwards.

    async def check(self, totals: Totals) -> None:
        """What the table holds now against what this person knows."""
        await persist(self._catch_up)
        fresh = await persist(self._fresh)
        if fresh.items != self.items:
            totals.mistakes.append(f"seat {self.seat} was told other items than a newcomer")
        heard = [item["text"] for item in fresh.items if item["type"] == "heard" and item["seat"] == self.seat]
        compare(heard, self.sayings, totals)
        written = await persist(lambda: self.device.ask("GET", f"/api/tables/{self.table}/record"))
        self._check_record(record.parse(written.decode(), self.table), totals)

    def _check_record(self, kept: record.RecordFile, totals: Totals) -> None:
        game = games.load(kept.header.game)
        board = game.board(kept.header.board)
        if record.verify(kept, game, board, self.link).link_found is None:
            totals.mistakes.append(f"the record does not hold the last link of seat {self.seat}")
        made = [step.action for step in record.resume(kept, game, board).steps if step.seat == self.seat != CHANCE]
        compare(list(enumerate(made)), list(self.actions.items()), totals)

    async def _catch_up(self) -> None:
        """Others may have talked after this person had gone."""
        place = await self.device.sit(self.table, self.seat, len(self.items))
        place.items = self.items
        await self._receive(place)
        await place.close()

    async def _fresh(self) -> Place:
        place = await self.device.sit(self.table, self.seat)
        await place.receive()
        await place.close()
        return place


def compare(found: list[Any], acknowledged: list[Any], totals: Totals) -> None:
    totals.lost += len([one for one in acknowledged if one not in found])
    totals.doubled += len(found) - len(set(found)) + len([one for one in set(found) if one not in acknowledged])


async def persist(attempt: Callable[[], Awaitable[Result]]) -> Result:
    """Try until the server is there."""
    while True:
        try:
            return await attempt()
        except GONE:
            await asyncio.sleep(PAUSE)
        except RequestRefused as refused:
            if refused.reason not in AGAIN:
                raise
            await asyncio.sleep(1)


# A match.


async def play_match(
    address: str, game: str, chooser: random.Random, totals: Totals, matches: list[Sequence[Person]]
) -> None:
    """Some persons and, where there is room, a bot; then everything is compared. It is one of the matches meanwhile."""
    persons = await persist(lambda: _sit_down(address, game, chooser, totals))
    matches.append(persons)
    try:
        await _to_the_end(persons)
    finally:
        matches.remove(persons)
    for person in persons:
        await person.check(totals)
    totals.matches += 1


async def _to_the_end(persons: list[Person]) -> None:
    """However long it takes, as long as it goes on; raises TimeoutError, if it does not."""
    playing = asyncio.gather(*(person.play() for person in persons))
    while not playing.done():
        told = [len(person.items) for person in persons]
        await asyncio.wait([playing], timeout=LONGEST_STANDSTILL)
        if told == [len(person.items) for person in persons] and not playing.done():
            playing.cancel()
            raise TimeoutError
    await playing


async def _sit_down(address: str, game: str, chooser: random.Random, totals: Totals) -> list[Person]:
    host, guest = Device(address), Device(address)
    info = games.info(game)
    fewest, most = info.players
    players = min(most, max(fewest, PERSONS + 1))
    plans: list[http_messages.SeatPlan] = [Mine("Anna"), Open(), *(Bot(bots.names_by(info)[0]),) * (players - PERSONS)]
    chooser.shuffle(plans)
    created = await host.create(game, plans)
    link = created.links[0]
    await persist(lambda: guest.claim(created.table, link.token, "Bruno"))
    seats = [(host, plans.index(Mine("Anna"))), (guest, link.seat)]
    return [Person(device, created.table, seat, random.Random(chooser.random()), totals) for device, seat in seats]


# The killing.


@dataclass(frozen=True)
class Plan:
    kills: int  # of the server; bots are killed besides
    faults: int  # of the disk
    seed: int
    tables: int  # where people play at the same time
    titles: tuple[str, ...]
    minutes: float  # after which it ends in any case


class Trial:
    def __init__(self, server: ServerProcess, disk: FailingDisk, plan: Plan) -> None:
        self.totals = Totals()
        self.matches: list[Sequence[Person]] = []  # that are being played: who plays each
        self._server, self._disk, self._plan = server, disk, plan
        self._chooser = random.Random(plan.seed)
        self._until = time.monotonic() + 60 * plan.minutes

    @property
    def ended(self) -> bool:
        return self._left == (0, 0) or time.monotonic() > self._until or not self.totals.clean

    @property
    def _left(self) -> tuple[int, int]:
        """Kills and faults."""
        plan, totals = self._plan, self.totals
        return max(0, plan.kills - totals.kills), max(0, plan.faults - totals.all_faults)

    async def run(self) -> Totals:
        """Kill and break while matches are played; those that are going on at last are played to the end."""
        playing = [asyncio.create_task(self._play_on()) for _ in range(self._plan.tables)]
        with tqdm(total=sum(self._left), unit="kill", disable=None) as progress:
            while not self.ended:
                await self._wait()
                await self._harm()
                progress.update(self.totals.kills + self.totals.all_faults - progress.n)
                progress.set_postfix(acknowledged=self.totals.acknowledged, resent=self.totals.resent)
        self._disk.mend()
        await asyncio.gather(*playing)
        self._check_log()
        return self.totals

    async def _play_on(self) -> None:
        while not self.ended:
            title = self._chooser.choice(self._plan.titles)
            try:
                await play_match(self._server.address, title, self._chooser, self.totals, self.matches)
            except TimeoutError:
                self.totals.mistakes.append(f"a match of {title} came to a standstill")

    async def _harm(self) -> None:
        """The server, its disk, or a process in which a bot thinks."""
        thinking, (kills, faults) = self._server.bots(), self._left
        if thinking and self._chooser.random() < BOTS_KILLED:
            _kill_process(self._chooser.choice(thinking))
            self.totals.bot_kills += 1
        elif self._chooser.random() * (kills + faults) < faults:
            await self._break_disk()
        else:
            self._disk.mend()
            await asyncio.to_thread(self._server.restart)
            self.totals.kills += 1

    async def _break_disk(self) -> None:
        """It counts when a call has failed. What is still to fail then fails while more is harmed."""
        before, fault = self._disk.failed, self._disk.break_somehow(self._chooser)
        latest = time.monotonic() + LONGEST_WAIT
        while self._disk.failed == before and time.monotonic() < latest:
            await asyncio.sleep(0.001)
        self.totals.faults[fault] += self._disk.failed > before
        self.totals.failed_calls = self._disk.failed

    async def _wait(self) -> None:
        """Until so many more actions are made, or so long, if that is sooner: many kills shall hit in mid-action.

        Most wait for a server that is there: on a busy machine it would else be killed while it starts, for ever.
        """
        await self.until_all_matches_go_on()
        if self._chooser.random() > SOON:
            await self._until_somebody_is_told()
        goal = self.totals.acknowledged + self._chooser.randrange(MOST_ACTIONS)
        latest = time.monotonic() + self._chooser.uniform(0, LONGEST_WAIT)
        while self.totals.acknowledged < goal and time.monotonic() < latest:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._chooser.uniform(0, 0.01))

    async def until_all_matches_go_on(self) -> None:
        """Bots start more slowly than people come back: on a busy machine some would else be killed before they act."""
        while any(self._stands_still(persons) for persons in self.matches):
            self._disk.mend()
            await asyncio.sleep(0.01)

    def _stands_still(self, persons: Sequence[Person]) -> bool:
        return all(time.monotonic() - person.told_last > SPARED_AFTER for person in persons)

    async def _until_somebody_is_told(self) -> None:
        told, latest = self.totals.told, time.monotonic() + LONGEST_STANDSTILL
        while self.totals.told == told and time.monotonic() < latest:
            await asyncio.sleep(0.001)

    def _check_log(self) -> None:
        self.totals.mistakes += [f"in the server's log: {trace}" for trace in self._server.tracebacks()]


def _kill_process(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):  # it has ended by itself
        os.kill(pid, signal.SIGKILL)
