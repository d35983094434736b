"""Pages that list somebody's tables are told when one of them has changed: what its people know anyway, and no more."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nascondino.client.device import PATIENCE, Device
from nascondino.server.live import listing
from nascondino.server.wire import padding
from nascondino.server.wire.http_messages import Bot, Mine, Open, Tables
from nascondino.server.wire.socket_messages import Ping, Resign, Say
from nascondino.trials.stage import served

from .test_absence import seated


class Page:
    """One that shows a device's tables."""

    def __init__(self, socket):
        self._socket = socket

    @classmethod
    async def of(cls, device):
        address = f"{device.address.replace('http', 'ws', 1)}/api/mine/socket"
        return cls(await connect(address, additional_headers=device.headers(), compression=None, proxy=None))

    async def next(self):
        """The next message: a list, or None for an answer to a ping."""
        content = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        message = msgspec.json.decode(content)
        return msgspec.convert(message, Tables).tables if "tables" in message else None

    async def until(self, holds):
        while not (tables := await self.next()) or not holds(tables[0]):
            pass
        return tables[0]

    async def is_told_nothing(self):
        """Whether an answer comes before any list."""
        await self._socket.send(padding.wish(Ping(1)).decode())
        return await self.next() is None

    async def close(self):
        await self._socket.close()


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(listing, "REST", 0)


def run(tmp_path, scene):
    async def play():
        async with served(tmp_path / "tables.db", pace=0) as address:
            return await scene(address)

    return asyncio.run(play())


@pytest.mark.usefixtures("at_once")
def test_a_list_is_live(tmp_path):
    async def scene(address):
        anna, bruno = Device(address), Device(address)
        created = await anna.create("venice", [Mine("Anna"), Open()])
        page = await Page.of(anna)
        waiting = await page.until(lambda table: table.state == "waiting")
        await bruno.claim(created.table, created.links[0].token, "Bruno")
        mine = await page.until(lambda table: table.turn)
        place = await seated(anna, created.table, 0)
        await place.act(place.now["offers"][0][0])
        theirs = await page.until(lambda table: not table.turn.mine)
        await place.answer(Resign(place.next_id(), 0))
        over = await page.until(lambda table: table.state == "over")
        await place.close()
        await page.close()
        return waiting, mine, theirs, over

    waiting, mine, theirs, over = run(tmp_path, scene)

    assert ([1], [0], None) == (waiting.open, waiting.mine, waiting.turn)
    assert (True, ["Anna"]) == (mine.turn.mine, mine.turn.names)
    assert ["Bruno"] == theirs.turn.names
    assert [1] == over.winners


@pytest.mark.usefixtures("at_once")
def test_nothing_is_told_when_nobodys_turn_has_changed(tmp_path):
    """What is said, and a secret choice while others still choose, are no news to a list."""

    async def scene(address):
        anna = Device(address)
        created = await anna.create("venice", [Mine("Anna"), Bot("random")])
        page = await Page.of(anna)
        await page.until(lambda table: table.turn and table.turn.mine)
        place = await seated(anna, created.table, 0)
        await place.answer(Say(place.next_id(), 0, "key 12345", "table", "Hello"))
        quiet = await page.is_told_nothing()
        await place.close()
        await page.close()
        return quiet

    assert run(tmp_path, scene)


def test_each_is_told_of_their_own_tables(tmp_path):
    async def scene(address):
        anna, carla = Device(address), Device(address)
        await anna.create("venice", [Mine("Anna"), Open()])
        await carla.begin()
        page = await Page.of(carla)
        tables = await page.next()
        await page.close()
        with pytest.raises(InvalidStatus):
            await Page.of(Device(address))  # without a session
        return tables

    assert [] == run(tmp_path, scene)


def test_no_session_is_told(tmp_path):
    async def scene(address):
        anna = Device(address)
        await anna.create("venice", [Mine("Anna"), Open()], public=True)
        return [await anna.ask("GET", path) for path in ("/api/mine", "/api/tables")]

    assert all(b"sessions" not in content for content in run(tmp_path, scene))
