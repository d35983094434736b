"""A match of people goes on while strangers crowd the server: how long its actions take, and what memory does."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from nascondino.client.device import Device, Place
from nascondino.server.wire.http_messages import Mine, Open, SeatPlan
from nascondino.server.wire.socket_messages import Ping

from . import strangers
from .process import ServerProcess
from .strangers import Numbers

PERSONS = 3
BREATH = 0.1  # seconds between two actions: people do not act at once
MOST_P95 = 50.0  # milliseconds
MOST_GROWTH = 16_000_000  # bytes of the server, from when all have come to the end


@dataclass
class Span:
    """Of actions."""

    actions: int = 0
    refused: int = 0
    p50: float = 0.0  # milliseconds until an action was answered
    p95: float = 0.0
    longest: float = 0.0


@dataclass
class Totals:
    alone: Span = field(default_factory=Span)
    crowded: Span = field(default_factory=Span)
    memory_alone: int = 0  # bytes of the server
    memory_crowded: int = 0  # when all had come, and half of the actions were made
    memory_at_the_end: int = 0
    met: dict[str, int] = field(default_factory=dict)  # by strangers: how often what happened to them
    mistakes: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.alone.refused or self.crowded.refused or self.mistakes)

    @property
    def within_bounds(self) -> bool:
        return self.crowded.p95 < MOST_P95 and self.memory_at_the_end - self.memory_crowded < MOST_GROWTH


class People:
    """They play one match after the other, an action at a time."""

    def __init__(self, address: str, game: str, chooser: random.Random) -> None:
        self._address, self._game, self._chooser = address, game, chooser
        self._places: list[Place] = []

    async def act(self, actions: int) -> Span:
        times, refused = [], 0
        for _ in range(actions):
            acting = await self._next()
            offers = acting.now["offers"] if acting.now else []
            begun = time.perf_counter()
            answer = await acting.act(self._chooser.choice(offers)[0])
            times.append(1000 * (time.perf_counter() - begun))
            refused += answer["type"] != "accepted"
            await asyncio.sleep(BREATH)
        p50, p95 = (float(np.percentile(times, share)) for share in (50, 95))
        return Span(actions, refused, round(p50, 2), round(p95, 2), round(max(times), 2))

    async def _next(self) -> Place:
        """Whoever has something to do; at a new table, if the match is over."""
        for place in self._places:
            await place.answer(Ping(place.next_id()))  # after it, all that there was to tell has been told
        for place in self._places:
            if place.now and place.now["offers"]:
                return place
        await self.leave()
        await self._sit_down()
        return await self._next()

    async def _sit_down(self) -> None:
        devices = [Device(self._address) for _ in range(PERSONS)]
        plans: list[SeatPlan] = [Mine("Anna"), *[Open()] * (PERSONS - 1)]
        created = await devices[0].create(self._game, plans)
        for device, link, name in zip(devices[1:], created.links, ("Bruno", "Carla"), strict=True):
            await device.claim(created.table, link.token, name)
        self._places = [await device.sit(created.table, seat) for seat, device in enumerate(devices)]

    async def leave(self) -> None:
        for place in self._places:
            await place.close()
        self._places = []


async def run(server: ServerProcess, numbers: Numbers, game: str, actions: int, seed: int) -> Totals:
    totals, people = Totals(), People(server.address, game, random.Random(seed))
    totals.alone = await people.act(max(1, actions // 4))
    totals.memory_alone = server.memory
    async with _crowd(server.address, numbers, totals):
        first = await people.act(actions // 2)
        totals.memory_crowded = server.memory
        second = await people.act(actions - actions // 2)
        totals.memory_at_the_end = server.memory
    totals.crowded = _worse(first, second)
    totals.mistakes += [f"in the server's log: {trace}" for trace in server.tracebacks()]
    await people.leave()
    return totals


def _worse(one: Span, other: Span) -> Span:
    """Of two halves, together: no percentile of the whole is above the larger of theirs."""
    worst: list[Callable[[Span], float]] = [lambda s: s.p50, lambda s: s.p95, lambda s: s.longest]
    p50, p95, longest = (max(each(one), each(other)) for each in worst)
    return Span(one.actions + other.actions, one.refused + other.refused, p50, p95, longest)


@asynccontextmanager
async def _crowd(address: str, numbers: Numbers, totals: Totals) -> AsyncIterator[None]:
    """In a process of its own, as it must not keep those waiting who are measured."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=strangers.run, args=(address, numbers, theirs))
    process.start()
    theirs.close()
    try:
        await _heard(ours)
        yield
        ours.send("enough")
        totals.met, mistakes = await _heard(ours)
        totals.mistakes += mistakes
    finally:
        process.join(timeout=10)
        process.kill()


async def _heard(pipe: Connection) -> Any:
    return await asyncio.to_thread(pipe.recv)
