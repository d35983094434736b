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

from ..limits import Bucket, Limits
from ..refusals import Refused, not_yours
from ..tables import decisions
from ..tables.shoulders import Look
from ..wire import messages
from ..wire.messages import (
    Accepted,
    Act,
    AnswerLook,
    AskToLook,
    LetBotsFirst,
    News,
    Note,
    Notes,
    Ping,
    Resign,
    Say,
    Seated,
    Sit,
    Spot,
    TableInfo,
)
from . import projection
from .rooms import Room

AGAIN, TRY_LATER = 1012, 1013  # close codes: connect again; too slow, or too many

DECISIONS: dict[type, Any] = {
    Act: decisions.act,
    Note: decisions.note,
    LetBotsFirst: decisions.let_bots_first,
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
        self._look: Look | None = None  # over a shoulder, as it was sent last
        self._sit_id = 0
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
            return messages.Refusal(_id_of(content), "too_fast")
        try:
            return await self._carry_out(messages.decode(content, messages.to_server))
        except msgspec.DecodeError:
            return messages.Refusal(_id_of(content), "bad_message")
        except Refused as refusal:
            return messages.Refusal(_id_of(content), refusal.reason)

    async def _carry_out(self, message: messages.ToServer) -> Any:
        if isinstance(message, Sit):
            return self._sit(message)
        if isinstance(message, AskToLook):
            self._room.ask_to_look(self.session, message)
        elif isinstance(message, AnswerLook):
            self._room.answer_look(self.session, message)
        elif isinstance(message, Say):
            await self._room.say(self.session, message)
        elif not isinstance(message, Ping):
            await self._room.do(DECISIONS[type(message)], self.session, message)
        return Accepted(message.id)

    def _sit(self, wish: Sit) -> Seated:
        if wish.seat is not None and not self._room.table.holds(self.session, wish.seat):
            raise not_yours(wish.seat)
        self._seated, self._seat, self._sit_id = True, wish.seat, wish.id
        return self._snapshot(wish.after)

    def _snapshot(self, after: int | None = None) -> Seated:
        """Everything, or the items after that one. Over a shoulder they have numbers that nobody can resume from."""
        self._look = self._looking()
        length = self._length()
        known = after if after is not None and after <= length and self._look is None else 0
        self._sent, self._spots, self._notes = length, self._room.spots, self._own_notes()
        self._info = self._room.info(self.session)
        return Seated(
            re=self._sit_id,
            seat=self._seat,
            over=self._look.seat if self._look else None,
            first=known + 1,
            items=self._items(known),
            table=self._info,
            now=self._now(),
            spots=self._spots_on_wire(),
            notes=self._notes,
            link=self._room.table.link,
            at=_milliseconds(),
        )

    # What it looks through: its chair, or, as an onlooker with everybody's leave, over a shoulder.

    def _looking(self) -> Look | None:
        return self._room.shoulders.look(self.session) if self._seat is None else None

    def _length(self) -> int:
        table, look = self._room.table, self._look
        return look.others().length(table.events[look.seat]) if look else table.length(self._seat)

    def _items(self, after: int) -> Any:
        """As JSON already."""
        table, look = self._room.table, self._look
        if look:
            return projection.items_beside(table, look.seat, look.others(), after)
        return projection.items(table, self._seat, after)

    def _now(self) -> Any:
        """As JSON already."""
        return self._room.now_over_a_shoulder(self._look.seat) if self._look else self._room.now(self._seat)

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
            if self._seated and self._look is not self._looking():
                self._replies.append(self._snapshot())
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
        length, info, notes = self._length(), self._renewed_info(), self._own_notes()
        if (length, info, notes) == (self._sent, self._info, self._notes):
            return None
        news = News(
            accepted=[],
            first=self._sent + 1,
            items=self._items(self._sent),
            now=self._now(),
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
