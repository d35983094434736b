"""Matches that are over, or far on, and questions about them."""

import asyncio
import contextlib
import sqlite3

import msgspec
import pytest

from nascondino.client.device import RequestRefused
from nascondino.server.tables import entries
from nascondino.server.wire.http_messages import Mine
from nascondino.server.wire.socket_messages import Resign

SHARED = [Mine("Anna"), Mine("Bruno")]


async def played(device, game, actions, *, resign, **settings):
    """Two on one device; the first always does the first thing that is offered, the second the last."""
    table = (await device.create(game, SHARED, **{"aid": False, **settings})).table
    await play_on(device, table, actions, resign=resign)
    return table


async def play_on(device, table, actions, *, resign):
    """The same at a table that there is; the last link of the seal, before anything was done."""
    places = [await device.sit(table, seat) for seat in range(2)]
    for place in places:
        await place.receive()
    link = places[0].link
    for _ in range(actions):
        seat = places[0].now["actors"][0]
        await places[seat].act(places[seat].now["offers"][-seat][0])
        await places[1 - seat].until_news()
    if resign:
        await places[1].answer(Resign(places[1].next_id(), 1))
    for place in places:
        await place.close()
    return link


def ask(device, table, path, kind):
    return msgspec.json.decode(asyncio.run(device.ask("GET", f"/api/tables/{table}{path}")), type=kind)


def refused(device, table, path):
    with pytest.raises(RequestRefused) as problem:
        asyncio.run(device.ask("GET", f"/api/tables/{table}{path}"))
    return problem.value.reason


def plant(database, table, *more):
    """Write entries behind those of a table, as no server would; none may be running."""
    with contextlib.closing(sqlite3.connect(database)) as log, log:
        [last] = log.execute("SELECT max(seq) FROM entry WHERE table_id = ?", (table,)).fetchone()
        for seq, entry in enumerate(more, last + 1):
            log.execute("INSERT INTO entry VALUES (?, ?, 0, ?)", (table, seq, entries.encode(entry)))
