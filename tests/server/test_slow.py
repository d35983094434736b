"""Devices that do not read: they are let go, the server's memory stays as it is, and they resume where they were."""

import asyncio
import base64
import contextlib
import os
import re
import socket
from pathlib import Path

import pytest

from nascondino.client.device import Device
from nascondino.server.wire import messages
from nascondino.server.wire.http_messages import Mine, Open
from nascondino.server.wire.socket_messages import Ping, Say, Sit

SAYINGS = 400
MOST_GROWTH = 10_000  # kB, of the whole server


def test_who_does_not_read_is_let_go_and_resumes(generous):
    async def play():
        anna, bruno = Device(generous.address), Device(generous.address)
        created = await anna.create("venice", (Mine("Anna"), Open()))
        await bruno.claim(created.table, created.links[0].token, "Bruno")
        hers = await anna.sit(created.table, 0)
        await hers.receive()
        deaf = _connected(generous, bruno, created.table)
        deaf.sendall(_frame(TEXT, messages.encode(Sit(1, 1))))
        await _until(hers, bruno_is_there=True)
        before = _memory(generous)
        channel = hers.now["talk"][0]
        for n in range(SAYINGS):
            await hers.answer(Say(n + 10, 0, f"saying {n}", channel, f"{n}".ljust(500, "x")))
        await _until(hers, bruno_is_there=False)
        growth = _memory(generous) - before
        with contextlib.closing(deaf):
            his = await bruno.sit(created.table, 1, after=3)
            seated = await his.receive()
        await asyncio.gather(hers.close(), his.close())
        return seated, hers.items, growth

    seated, items, growth = asyncio.run(play())
    assert seated["first"] == 4
    assert len(seated["items"]) >= SAYINGS
    assert seated["items"][-SAYINGS:] == items[-SAYINGS:]
    assert growth < MOST_GROWTH


@pytest.mark.parametrize("times", [1, 100])
def test_many_who_do_not_read_cost_little(generous, times):
    """What they ask for is large: so much waits for one address, and who asks again before it was read is let go."""

    async def crowd():
        anna = Device(generous.address)
        table = (await anna.create("venice", (Mine("Anna"), Mine("Bruno")), public=True)).table
        hers = await anna.sit(table, 0)
        await hers.receive()
        for n in range(SAYINGS):
            await hers.answer(Say(n + 10, 0, f"saying {n}", hers.now["talk"][0], f"{n}".ljust(500, "x")))
        before = _memory(generous)
        deaf = await asyncio.to_thread(lambda: [ask(_connected(generous, Device(""), table)) for _ in range(150)])
        await hers.answer(Ping(9))  # all of it has come by then
        growth = _memory(generous) - before
        for one in deaf:
            one.close()
        await hers.close()
        return growth

    def ask(connection):
        with contextlib.suppress(ConnectionError):
            connection.sendall(_frame(TEXT, messages.encode(Sit(1, None))) * times)
        return connection

    assert asyncio.run(crowd()) < MOST_GROWTH


def test_who_asks_and_goes_in_one_breath_is_not_answered_and_breaks_nothing(server):
    """The question and the farewell come in one packet: when it is answered, nobody listens any more."""
    anna = Device(server.address)
    table = asyncio.run(anna.create("venice", (Mine("Anna"), Mine("Bruno")))).table

    with contextlib.closing(_connected(server, anna, table)) as connection:
        connection.sendall(_frame(TEXT, messages.encode(Sit(1, 1))) + _frame(CLOSE, b""))
        answer = connection.recv(4096)

    assert CLOSE == answer[0]
    assert [] == server.tracebacks()


TEXT, CLOSE = 0x81, 0x88  # how frames begin


def _frame(kind, content):
    """Masked with zeros."""
    return bytes([kind, 0x80 | len(content), 0, 0, 0, 0]) + content


def _connected(server, device, table):
    """By hand, since any library would read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"),
        *(f"{name}: {value}" for name, value in device.headers().items()),
    ]
    connection.sendall("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
    return connection


async def _until(place, *, bruno_is_there):
    while place.table["seats"][1]["present"] != bruno_is_there:
        await place.receive()


def _memory(server):
    """In kB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())[1])
