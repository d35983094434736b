"""A client of the public protocol in Python: for bots that run elsewhere, for tests and for measuring."""

from __future__ import annotations

import asyncio
import http.client
import urllib.parse
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nascondino.server.http import sessions
from nascondino.server.wire import http_messages, padding, socket_messages
from nascondino.server.wire.http_messages import Failure, TableCreated
from nascondino.server.wire.socket_messages import AddSalt

PATIENCE = 60.0  # seconds for an answer


class RequestRefused(Exception):
    """A request by HTTP was refused."""

    def __init__(self, status: int, failure: Failure) -> None:
        super().__init__(f"{status} {failure.reason}: {failure.text}")
        self.status = status
        self.reason = failure.reason
        self.text = failure.text


@dataclass(frozen=True)
class Answer:
    """What came back by HTTP."""

    status: int
    headers: tuple[tuple[str, str], ...]
    content: bytes


class Device:
    """A browser, as the server sees it: it keeps one cookie. `source` is the address of this machine that it uses."""

    def __init__(self, address: str, source: str | None = None) -> None:
        self.address = address
        self._source = (source, 0) if source else None
        self.cookie = ""
        self.cookie_name = sessions.COOKIE

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The content of the answer; raises RequestRefused."""
        answer = await self.request(method, path, None if body is None else msgspec.json.encode(body))
        if answer.status >= 400:
            raise RequestRefused(answer.status, msgspec.json.decode(answer.content, type=Failure))
        return answer.content

    async def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """The answer, whatever it is."""
        return await asyncio.to_thread(self._request, method, path, body, headers)

    def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        place = urllib.parse.urlsplit(self.address)
        connection = http.client.HTTPConnection(place.hostname or "", place.port, PATIENCE, self._source)
        try:
            connection.request(method, path, body, {**self.headers(), **headers})
            received = connection.getresponse()
            answer = Answer(received.status, tuple(received.getheaders()), received.read())
        finally:
            connection.close()
        for name, made in SimpleCookie(received.getheader("set-cookie", "")).items():
            self.cookie_name, self.cookie = name, made.value
        return answer

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{self.cookie_name}={self.cookie}"} if self.cookie else {}

    async def begin(self) -> None:
        """Get a cookie, before a seat is held by it: an answer that gets lost would take the seat along."""
        if not self.cookie:
            await self.ask("GET", "/api/mine")

    async def create(self, game: str, seats: Sequence[http_messages.SeatPlan], **more: Any) -> TableCreated:
        await self.begin()
        wish = http_messages.CreateTable(game=game, seats=list(seats), **more)
        return msgspec.json.decode(await self.ask("POST", "/api/tables", wish), type=TableCreated)

    async def claim(self, table: str, token: str, name: str | None = None, *, adds_salt: bool = False) -> int | None:
        await self.begin()
        content = await self.ask("POST", f"/api/tables/{table}/claim", http_messages.Claim(token, name, adds_salt))
        return msgspec.json.decode(content, type=http_messages.Claimed).seat

    async def sit(self, table: str, seat: int | None, after: int | None = None) -> Place:
        """Connect, and look through a chair."""
        place = Place(await self.connect(table), seat)
        await place.send(socket_messages.Sit(id=place.next_id(), seat=seat, after=after))
        return place

    async def connect(self, table: str, **headers: str) -> ClientConnection:
        """A socket at a table, without a chair yet."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return await connect(
            address,
            additional_headers={**self.headers(), **headers},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            local_addr=self._source,
        )


class Place:
    """A chair at a table, through a socket: what it was sent last, and what it may do."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.items: list[Any] = []
        self.now: dict[str, Any] | None = None
        self.over: int | None = None  # the seat over whose shoulder it looks
        self.table: dict[str, Any] = {}
        self.link = ""
        self.received = 0  # bytes
        self._id = 0

    def next_id(self) -> int:
        self._id += 1
        return self._id

    async def send(self, message: socket_messages.ToServer) -> None:
        await self.socket.send(padding.wish(message).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message; what it tells is taken in."""
        return self.take_in(await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE))

    def take_in(self, content: bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(content)
        self.received += len(content)
        if message["type"] in ("seated", "news"):
            self.items[message["first"] - 1 :] = message["items"]
            self.now = standing(self.now, message)
            self.table = message["table"] or self.table
            self.link = message["link"]
        if message["type"] == "seated":
            self.over = message["over"]
        return message

    async def answer(self, message: socket_messages.ToServer) -> dict[str, Any]:
        """Send a message and wait for its answer; news that come before are taken in."""
        await self.send(message)
        while True:
            received = await self.receive()
            if received.get("re") == message.id:
                return received
            if message.id in received.get("accepted", ()):
                return {"type": "accepted", "re": message.id}

    async def act(self, action: int) -> dict[str, Any]:
        if self.now is None or self.seat is None:
            raise ValueError("there is nothing to do")
        return await self.answer(socket_messages.Act(self.next_id(), self.seat, self.now["made"], action))

    async def add_salt(self, salt: str) -> dict[str, Any]:
        """For the seat, knowing the commitment."""
        if self.seat is None:
            raise ValueError("an onlooker has no salt to add")
        return await self.answer(AddSalt(self.next_id(), self.seat, self.table["commitment"], salt))

    async def until_news(self) -> None:
        while (await self.receive())["type"] != "news":
            pass

    async def close(self) -> None:
        await self.socket.close()


def standing(before: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any] | None:
    """How things stand after a message: as it says, or as before but for what has changed."""
    change = message.get("change")
    if message["now"] is not None or message["type"] == "seated" or before is None:
        now: dict[str, Any] | None = message["now"]
        return now
    return {**before, **change, "view": {**before["view"], **change.get("view", {})}} if change else before
