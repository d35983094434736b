"""A connected device: what it wishes, and what its chair is sent.

News are made when they are sent, from where the chair stands then: a slow reader gets fewer and larger ones, never a
queue. One that reads nothing answers no heartbeat, and uvicorn lets it go; it resumes where it was.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import decisions, messages, project
from .limits import Bucket, Limits
from .messages import Accepted, Act, GoAhead, News, Note, Notes, Ping, Resign, Say, Seated, Sit, Spot, TableInfo
from .refusals import Refused, not_yours
from .rooms import Room

AGAIN, TRY_LATER = 1012, 1013  # close codes: connect again; too slow, or too many

DECISIONS: dict[type, Any] = {
    Act: decisions.act,
    Say: decisions.say,
    Note: decisions.note,
    GoAhead: decisions.go_ahead,
    Resign: decisions.resign,
}


class Socket:
    """One device at one table. It looks through one chair at a time, the one it asked for last."""

    def __init__(self, websocket: WebSocket, room: Room, session: str, limits: Limits) -> None:
        self.session = session
        self._websocket = websocket
        self._room = room
        self._limits = limits
        self._bucket = Bucket(limits.messages)
        self._replies: deque[Any] = deque()
        self._woken = asyncio.Event()
        self._seated = False
        self._seat: int | None = None
        self._sent = 0  # the number of the last item
        self._info: TableInfo | None = None  # as it was sent last
        self._edition: Any = None
        self._spots: Any = None
        self._notes: Notes | None = None

    def wake(self) -> None:
        self._woken.set()

    async def serve(self) -> None:
        """Until either side goes."""
        self._room.enter(self)
        tasks = [asyncio.create_task(self._receive_all()), asyncio.create_task(self._send_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            await _end(tasks)

    async def close(self, code: int) -> None:
        if self._websocket.application_state is WebSocketState.CONNECTED:
            await self._websocket.close(code)

    # What comes in.

    async def _receive_all(self) -> None:
        while True:
            content = await self._receive()
            if len(self._replies) > self._limits.replies:
                await self.close(TRY_LATER)
                return
            self._reply(await self._answer(content))

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        content: str | bytes = message.get("text") or message.get("bytes") or ""
        return content

    async def _answer(self, content: str | bytes) -> Any:
        if not self._bucket.take():
            return messages.Refused(_id_of(content), "too_fast")
        try:
            return await self._carry_out(messages.decode(content, messages.to_server))
        except msgspec.DecodeError:
            return messages.Refused(_id_of(content), "bad_message")
        except Refused as refusal:
            return messages.Refused(_id_of(content), refusal.reason)

    async def _carry_out(self, message: messages.ToServer) -> Any:
        if isinstance(message, Sit):
            return self._sit(message)
        if not isinstance(message, Ping):
            decide = DECISIONS[type(message)]
            await self._room.do(lambda table: decide(table, self.session, message))
        return Accepted(message.id)

    def _sit(self, wish: Sit) -> Seated:
        table = self._room.table
        if wish.seat is not None and not table.holds(self.session, wish.seat):
            raise not_yours(wish.seat)
        known = wish.after if wish.after is not None and wish.after <= table.length(wish.seat) else 0
        self._seated, self._seat, self._sent = True, wish.seat, table.length(wish.seat)
        self._info, self._spots, self._notes = self._room.info(self.session), self._room.spots, self._own_notes()
        return Seated(
            re=wish.id,
            seat=wish.seat,
            first=known + 1,
            items=project.items(table, wish.seat, known),  # type: ignore[arg-type]  # JSON already
            table=self._info,
            now=self._room.now(wish.seat),  # type: ignore[arg-type]  # JSON already
            spots=self._spots_on_wire(),
            notes=self._notes,
            link=table.link,
            at=_milliseconds(),
        )

    def _spots_on_wire(self) -> list[Spot]:
        return [Spot(*spot) for spot in self._room.spots]

    def _renewed_info(self) -> TableInfo:
        """The same object, if nothing has happened that could change it."""
        edition = self._room.edition()
        if self._info is None or edition != self._edition:
            self._edition = edition
            return self._room.info(self.session)
        return self._info

    def _own_notes(self) -> Notes | None:
        return None if self._seat is None else self._room.table.notes.get(self._seat)

    # What goes out.

    def _reply(self, message: Any) -> None:
        self._replies.append(message)
        self.wake()

    async def _send_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._has_lost_its_seat():
                await self.close(AGAIN)
                return
            news = self._news() if self._seated else None
            for reply in self._replies_beside(news):
                await self._send(reply)
            if news:
                await self._send(news)
            if self._room.stale:
                await self.close(AGAIN)
                return

    def _has_lost_its_seat(self) -> bool:
        """To another device."""
        return self._seated and self._seat is not None and not self._room.table.holds(self.session, self._seat)

    def _news(self) -> News | None:
        """What this chair may know and was not sent. That others were told something must not show."""
        table = self._room.table
        length, info, notes = table.length(self._seat), self._renewed_info(), self._own_notes()
        if (length, info, notes) == (self._sent, self._info, self._notes):
            return None
        news = News(
            accepted=[],
            first=self._sent + 1,
            items=project.items(table, self._seat, self._sent),  # type: ignore[arg-type]  # JSON already
            now=self._room.now(self._seat),  # type: ignore[arg-type]  # JSON already
            table=info if info != self._info else None,
            spots=self._spots_on_wire() if self._room.spots is not self._spots else None,
            notes=notes if notes != self._notes else None,
            link=table.link,
            at=_milliseconds(),
        )
        self._sent, self._info, self._notes, self._spots = length, info, notes, self._room.spots
        return news

    def _replies_beside(self, news: News | None) -> list[Any]:
        """Replies to be sent; what is accepted goes with the news, if there are any."""
        replies = list(self._replies)
        self._replies.clear()
        if news is None:
            return replies
        news.accepted.extend(reply.re for reply in replies if isinstance(reply, Accepted))
        return [reply for reply in replies if not isinstance(reply, Accepted)]

    async def _send(self, message: Any) -> None:
        await self._websocket.send_text(messages.encode(message).decode())


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    """End them; what went wrong, unless the device has gone, is raised."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


def _id_of(content: str | bytes) -> int | None:
    """The number of a message, even of one that is wrong otherwise, so that its sender learns which one it was."""
    try:
        return messages.decode(content, _numbered).id
    except msgspec.DecodeError:
        return None


class _Numbered(msgspec.Struct):
    id: messages.Count


_numbered = msgspec.json.Decoder(_Numbered)


def _milliseconds() -> int:
    return int(time.time() * 1000)
