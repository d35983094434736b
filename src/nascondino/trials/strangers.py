"""Strangers who cost a server what they can: connections that say nothing, readers that do not read, tables of bots.

They keep to no rule but those that the server makes them keep to, come back whenever they are let go, and have
addresses of loopback of their own, so that they are other households than those who play. Linux only.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import os
import socket
import urllib.parse
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from websockets.exceptions import WebSocketException

from nascondino.client.device import Device, Place, RequestRefused
from nascondino.server.wire import messages
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.server.wire.socket_messages import Say, Sit

GAME = "venice"
SMALL = 4096  # bytes that wait for a reader who does not read, on their side
PAUSE = 0.5  # seconds
OFTEN = 0.1
SESSION_TABLES = 40  # that one of them lays before they take another cookie
ADDRESS_TABLES = 120  # and another address
SESSION_SOCKETS = 100
GONE = (OSError, WebSocketException)
TEXT = 0x81  # how a frame begins


@dataclass(frozen=True)
class Numbers:
    silent: int
    slow: int
    tables: int
    watched: int  # of these tables: bots play on while somebody looks


def run(address: str, numbers: Numbers, told: Connection) -> None:
    """In a process of its own. Says when all have come; ends when it is told to, and tells what it met."""
    asyncio.run(Strangers(address, numbers).stay(told))


class Strangers:
    def __init__(self, address: str, numbers: Numbers) -> None:
        self._address, self._numbers = address, numbers
        self._port = urllib.parse.urlsplit(address).port or 0
        self._met: Counter[str] = Counter()
        self._come: set[asyncio.Task[None] | None] = set()
        self._sources = (f"127.0.0.{number}" for number in itertools.count(2))

    async def stay(self, told: Connection) -> None:
        numbers = self._numbers
        tables = await self._lay_tables()
        talked_at = await self._host()
        source, slow_source = next(self._sources), next(self._sources)
        everybody = [
            *(self._be_silent(source) for _ in range(numbers.silent)),
            *(self._read_nothing(slow_source, talked_at.table["table"]) for _ in range(numbers.slow)),
            *self._watching(tables[: numbers.watched]),
        ]
        tasks = [asyncio.create_task(each) for each in (*everybody, self._talk(talked_at))]
        all_have_come = asyncio.create_task(self._all_have_come(len(everybody)))
        await asyncio.wait([all_have_come, *tasks], return_when=asyncio.FIRST_COMPLETED)  # or one of them has failed
        told.send("there")
        await asyncio.to_thread(told.recv)
        for task in tasks:
            task.cancel()
        problems = await asyncio.gather(*tasks, return_exceptions=True)
        mistakes = [repr(each) for each in problems if isinstance(each, Exception)]
        told.send(({**self._met, "tables": len(tables)}, mistakes))

    async def _all_have_come(self, many: int) -> None:
        """Once: some are let go at once, and all of them may never be there at the same time."""
        while len(self._come) < many:
            await asyncio.sleep(OFTEN)

    def _comes(self) -> None:
        self._come.add(asyncio.current_task())

    # Tables of bots.

    async def _lay_tables(self) -> list[str]:
        laid: list[str] = []
        while len(laid) < self._numbers.tables:
            source = next(self._sources)
            for _ in range(ADDRESS_TABLES // SESSION_TABLES):
                left = min(SESSION_TABLES, self._numbers.tables - len(laid))
                laid += await self._lay(Device(self._address, source), left)
        return laid

    async def _lay(self, device: Device, many: int) -> list[str]:
        laid: list[str] = []
        while len(laid) < many:
            try:
                laid.append((await device.create(GAME, [Bot("greedy")] * 3, public=True)).table)
            except RequestRefused as refused:
                self._met[refused.reason] += 1
                await asyncio.sleep(PAUSE)
        return laid

    def _watching(self, tables: list[str]) -> list[Coroutine[Any, Any, None]]:
        sources = [next(self._sources) for _ in range(1 + len(tables) // SESSION_SOCKETS)]
        return [self._watch(sources[n // SESSION_SOCKETS], table) for n, table in enumerate(tables)]

    async def _watch(self, source: str, table: str) -> None:
        device = Device(self._address, source)
        while True:
            with contextlib.suppress(*GONE):
                place = await device.sit(table, None)
                self._comes()
                while True:
                    await place.receive()
            await asyncio.sleep(PAUSE)

    # Connections.

    async def _be_silent(self, source: str) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0))
                self._comes()
                with contextlib.closing(writer):
                    await reader.read()
                self._met["silent_let_go"] += 1
            await asyncio.sleep(PAUSE)

    async def _read_nothing(self, source: str, table: str) -> None:
        """Asks again and again for all that there is, and reads nothing of it."""
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                writer = await self._connected(source, table)
                self._comes()
                with contextlib.closing(writer):
                    await self._ask_on(writer)
            await asyncio.sleep(PAUSE)

    async def _ask_on(self, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(_frame(messages.encode(Sit(1, None))))
                await writer.drain()
                await asyncio.sleep(PAUSE)
        except OSError:
            self._met["slow_let_go"] += 1

    async def _connected(self, source: str, table: str) -> asyncio.StreamWriter:
        """By hand, since any library would read."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        plain.setblocking(False)
        plain.bind((source, 0))
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self._port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=SMALL)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"),
        ]
        writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError
        return writer

    # What they could read.

    async def _host(self) -> Place:
        device = Device(self._address, next(self._sources))
        players = (Mine("Zoe"), Mine("Yann"))
        place = await device.sit((await device.create(GAME, players, public=True)).table, 0)
        await place.receive()
        return place

    async def _talk(self, place: Place) -> None:
        for number in itertools.count():
            await place.answer(Say(place.next_id(), 0, f"saying {number}", "table", "x" * 500))
            await asyncio.sleep(OFTEN)


def _frame(content: bytes) -> bytes:
    """Masked with zeros."""
    return bytes([TEXT, 0x80 | len(content), 0, 0, 0, 0]) + content
