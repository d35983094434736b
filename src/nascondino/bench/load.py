"""Clients at many tables, in a process of their own. Prints `seated`, waits for a line, plays, prints times as JSON.

    python -m nascondino.bench.load ADDRESS GAME TABLES SECONDS [PAUSE]

With the times, in milliseconds, it tells how many bytes its clients were sent meanwhile.

A table has three clients; its next action is made when all three have seen the last one, after a pause in seconds.
"""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

import msgspec

from nascondino.client.device import Device, Place
from nascondino.server.wire.http_messages import Mine
from nascondino.server.wire.socket_messages import Act

PLAYERS = 3
MATCHES = 3  # that wait for each table, so that nobody has to connect while it is measured


async def play(address: str, game: str, tables: int, seconds: float, pause: float) -> tuple[list[float], int]:
    """Milliseconds from an action to the moment when all three have seen it; and the bytes that they were sent."""
    waiting = [await _sit(address, game) for _ in range(tables * MATCHES)]
    print("seated", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    everybody, times = [place for places in waiting for place in places], list[float]()
    before = sum(place.received for place in everybody)
    end = time.monotonic() + seconds
    await asyncio.gather(*(_keep_playing(waiting, end, pause, times) for _ in range(tables)))
    return times, sum(place.received for place in everybody) - before


async def _sit(address: str, game: str) -> list[Place]:
    device = Device(address)
    created = await device.create(game, [Mine(f"player {seat}") for seat in range(PLAYERS)])
    places = [await device.sit(created.table, seat) for seat in range(PLAYERS)]
    for place in places:
        await place.receive()
    return places


async def _keep_playing(waiting: list[list[Place]], end: float, pause: float, times: list[float]) -> None:
    """Match after match, as long as tables are waiting."""
    places = waiting.pop()
    random = Random(hash(places[0].table["table"]))
    await asyncio.sleep(random.random() * pause)
    while time.monotonic() < end:
        now = places[0].now
        if now is None or now["outcome"]:
            if not waiting:
                return
            places = waiting.pop()
            continue
        begin = time.perf_counter()
        await _act(places, random.choice(now["actors"]), random)
        times.append((time.perf_counter() - begin) * 1000)
        if pause:
            await asyncio.sleep(pause)


async def _act(places: list[Place], seat: int, random: Random) -> None:
    place = places[seat]
    if place.now is None:
        raise RuntimeError("the match has not begun")
    action = random.choice(place.now["offers"])[0]
    await place.send(Act(place.next_id(), seat, place.now["made"], action))
    for other in places:
        await other.until_news()


def main() -> None:
    address, game, tables, seconds, *pause = sys.argv[1:]
    times, sent = asyncio.run(play(address, game, int(tables), float(seconds), float(pause[0]) if pause else 0.0))
    print(msgspec.json.encode({"times": times, "bytes": sent}).decode(), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
