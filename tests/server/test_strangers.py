"""Strangers who take connections and time: they are let go, and nobody else notices."""

import asyncio
import contextlib
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from nascondino.client.device import Device
from nascondino.server.limits import Rate
from nascondino.server.wire.http_messages import Mine
from nascondino.trials.stage import served
from nascondino.trials.unlimited import UNLIMITED

SOON = 0.3  # seconds
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE_HEAD = HALF_A_HEAD + b"\r\n"
PLAYERS = (Mine("Anna"), Mine("Bruno"))


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def stranger(address, said=b""):
    """Somebody who connects, says so much and waits."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]))
    writer.write(said)
    try:
        yield reader
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def until_let_go(reader):
    """All that was said to them."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), 30)


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, WHOLE_HEAD + HALF_A_HEAD], ids=["nothing", "half", "more"])
def test_who_does_not_finish_asking_is_let_go(database, said):
    async def wait():
        limits = replace(UNLIMITED, seconds_for_head=SOON)
        async with served(database, limits=limits) as address, contextlib.AsyncExitStack() as crowd:
            silent = [await crowd.enter_async_context(stranger(address, said)) for _ in range(180)]
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            place = await anna.sit(table, 0)
            await place.receive()
            acted = await place.act(place.now["offers"][0][0])
            heard = [await until_let_go(one) for one in silent]
            still = await anna.request("GET", "/healthz")
            await place.close()
            return acted["type"], len(heard), still.status

    assert ("accepted", 180, 200) == asyncio.run(wait())


def test_who_is_slow_after_a_whole_question_is_answered(database):
    """What is measured is the head alone, not how long the connection lasts."""

    async def ask():
        async with served(database, limits=replace(UNLIMITED, seconds_for_head=SOON)) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            place = await anna.sit(table, 0)
            await place.receive()
            async with stranger(address) as silent:  # when this one has been let go, the time for heads has passed
                await until_let_go(silent)
            acted = await place.act(place.now["offers"][0][0])
            await place.close()
            return acted["type"]

    assert "accepted" == asyncio.run(ask())


def test_an_address_has_so_many_connections_and_no_more(database):
    """Sockets count as well, and whoever goes makes room."""

    async def crowd():
        async with served(database, limits=replace(UNLIMITED, connections_of_address=3)) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            socket = await anna.connect(table)
            async with stranger(address), stranger(address):
                async with stranger(address, WHOLE_HEAD) as too_many:
                    refused = await until_let_go(too_many)
                await socket.close()
                await until_answered(address)
            return refused

    assert asyncio.run(crowd()) in (None, b"")


def test_all_together_have_so_many_connections_and_no_more(database):
    async def crowd():
        async with served(database, limits=replace(UNLIMITED, connections=2)) as address:
            async with stranger(address), stranger(address), stranger(address, WHOLE_HEAD) as too_many:
                refused = await until_let_go(too_many)
            await until_answered(address)
            return refused

    assert asyncio.run(crowd()) in (None, b"")


async def until_answered(address):
    """The server learns a little later that somebody has gone."""
    async with asyncio.timeout(30):
        answer = b""
        while not answer.startswith(b"HTTP/1.1 200"):
            async with stranger(address, WHOLE_HEAD) as asking:
                with contextlib.suppress(ConnectionError):
                    answer = await asking.read(15)


def test_a_body_that_does_not_come_is_not_waited_for(database):
    async def ask():
        async with served(database, limits=replace(UNLIMITED, seconds_for_body=SOON)) as address:
            host = address.removeprefix("http://")
            head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n"
            async with stranger(address, head.encode() + b'{"game"') as slow:
                answer = await asyncio.wait_for(slow.readuntil(b"whole in time"), 30)
            return answer.split(b"\r\n")[0]

    assert b"HTTP/1.1 400 Bad Request" == asyncio.run(ask())


def test_sockets_are_not_opened_as_fast_as_one_likes(database):
    async def connect():
        async with served(database, limits=replace(UNLIMITED, handshakes=Rate(0.001, 2))) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            for _ in range(2):
                await (await anna.connect(table)).close()
            with pytest.raises(InvalidStatus) as refused:
                await anna.connect(table)
            return refused.value.response.status_code

    assert 403 == asyncio.run(connect())


@pytest.mark.parametrize(("proxy", "statuses"), [(None, [200, 200, 429]), ("127.0.0.1", [200, 200, 200])])
def test_only_a_trusted_proxy_says_for_whom_it_asks(database, proxy, statuses):
    """Else whoever names another address each time has no limits."""

    async def ask():
        limits = replace(UNLIMITED, questions=Rate(0.001, 2))
        async with served(database, limits=limits, trusted_proxy=proxy) as address:
            anna = Device(address)
            asked = [await anna.request("GET", "/api/games", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(3)]
            return [answer.status for answer in asked]

    assert statuses == asyncio.run(ask())
