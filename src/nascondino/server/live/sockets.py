"""A connected device: what it wishes, and what its chair is sent.

News are made when they are sent, from where the chair stands then: a slow reader gets fewer and larger ones, never a
queue. One that reads nothing answers no heartbeat, and uvicorn lets it go; it resumes where it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from ..limits import Bucket, Limits
from ..log import OutcomeUnknown
from ..refusals import Refused, not_yours
from ..tables import decisions
from ..tables.entries import AnyEntry
from ..tables.shoulders import Look
from ..wire import messages, padding, socket_messages
from ..wire.messages import Spot, TableInfo
from ..wire.socket_messages import (
    Accepted,
    Act,
    AddSalt,
    AnswerLook,
    AskToLook,
    Begin,
    LetBotsFirst,
    News,
    Note,
    Notes,
    Resign,
    Say,
    Seated,
    Sit,
)
from .projection import Standing, items_beside
from .room import Room

LOG = logging.getLogger(__name__)

AGAIN, TRY_LATER = 1012, 1013  # close codes: connect again; too slow, or too many

DECISIONS: dict[type, Any] = {
    Act: decisions.act,
    AddSalt: decisions.add_salt,
    Begin: decisions.begin,
    Note: decisions.note,
    LetBotsFirst: decisions.let_bots_first,
    Resign: decisions.resign,
}


class Listener(Protocol):
    """What a connection tells."""

    def received(self, content: bytes) -> None:
        """A message."""

    def writable(self) -> None:
        """What was to be sent has been sent."""

    def lost(self) -> None:
        """Nothing comes any more."""


class Connection(Protocol):
    """To a device."""

    def listen(self, listener: Listener) -> None: ...

    @property
    def is_free(self) -> bool:
        """Whether what is sent now does not have to wait."""

    def send_text(self, content: bytes) -> None: ...


class Socket:
    """One device at one table. It looks through one chair at a time, the one it asked for last."""

    def __init__(
        self,
        connection: Connection,
        room: Room,
        session: str,
        limits: Limits,
        may_ask: Callable[[], bool],  # more, from where it is
        close: Callable[[int], Awaitable[None]],
    ) -> None:
        self.session = session
        self._connection = connection
        self._room = room
        self._limits = limits
        self._close = close
        self._bucket = Bucket(limits.messages)
        self._may_ask = may_ask
        self._wishes = 0  # that wait to be written down
        self._replies: list[Any] = []
        self._ended: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._seated = False
        self._seat: int | None = None
        self._chair = room.table.chair(None)
        self._look: Look | None = None  # over a shoulder, as it was sent last
        self._sit_id = 0
        self._sent = 0  # the number of the last item
        self._stood: int | None = None  # the number of items with which it was sent last how things stand
        self._info: TableInfo | None = None  # as it was sent last
        self._edition = -1
        self._spots: Any = None
        self._notes: Notes | None = None

    async def serve(self) -> None:
        """Until either side goes."""
        self._room.enter(self)
        self._connection.listen(self)
        try:
            code = await self._ended
            if code is not None:
                await self._close(code)
        finally:
            self._room.leave(self)

    def lost(self) -> None:
        self._end(None)

    def _end(self, code: int | None) -> None:
        if not self._ended.done():
            self._ended.set_result(code)

    # What comes in.

    def received(self, content: bytes) -> None:
        if self._ended.done():
            return
        if len(self._replies) > self._limits.replies:
            self._end(TRY_LATER)
            return
        try:
            self._receive(content)
        except Refused as refusal:
            self._refuse(content, refusal.reason)
        except msgspec.DecodeError:
            self._refuse(content, "bad_message")

    def _receive(self, content: bytes) -> None:
        if not (self._bucket.take() and self._may_ask()):
            self._refuse(content, "too_fast")
        else:
            self._carry_out(messages.decode(content, socket_messages.to_server))

    def _carry_out(self, message: socket_messages.ToServer) -> None:
        room, decide = self._room, DECISIONS.get(type(message))
        if decide:
            self._wish(message, decide)
        elif isinstance(message, Sit):
            self._sit_down(message)
        elif isinstance(message, AskToLook):
            room.ask_to_look(self.session, message)
            self._reply(Accepted(message.id))
        elif isinstance(message, AnswerLook):
            room.answer_look(self.session, message)
            self._reply(Accepted(message.id))
        elif isinstance(message, Say):
            self._wish(message, room.decide_saying)
        else:  # a ping
            self._reply(Accepted(message.id))

    def _wish(self, message: socket_messages.ToServer, decide: Any) -> None:
        if self._wishes >= self._limits.wishes:
            raise Refused("too_fast", "Too many wishes wait to be written down.")
        self._wishes += 1
        self._room.submit(partial(self._done, message.id), decide, self.session, message)

    def _done(self, number: int, entry: AnyEntry | None, problem: Exception | None) -> None:
        """The answer to a wish. If it was written down, all are woken next, and it goes with the news."""
        self._wishes -= 1
        if isinstance(problem, OutcomeUnknown):
            self._end(AGAIN)  # whoever comes back learns what has happened; what has not is sent again
        elif isinstance(problem, Refused):
            self._reply(socket_messages.Refusal(number, problem.reason))
        elif problem:
            LOG.error("a wish could not be carried out: %s", type(problem).__name__, exc_info=problem)
            self._end(AGAIN)
        elif entry:
            self._replies.append(Accepted(number))
        else:
            self._reply(Accepted(number))

    def _sit_down(self, wish: Sit) -> None:
        """All that a chair knows is large: nobody gets it again and again without having read it."""
        if self._connection.is_free:
            self._reply(self._sit(wish))
        else:
            self._end(TRY_LATER)

    def _sit(self, wish: Sit) -> Seated:
        if wish.seat is not None and not self._room.table.holds(self.session, wish.seat):
            raise not_yours(wish.seat)
        self._seated, self._seat, self._sit_id = True, wish.seat, wish.id
        self._chair = self._room.table.chair(wish.seat)
        return self._snapshot(wish.after)

    def _snapshot(self, after: int | None = None) -> Seated:
        """Everything, or the items after that one. Over a shoulder they have numbers that nobody can resume from."""
        self._look = self._looking()
        length = self._length()
        known = after if after is not None and after <= length and self._look is None else 0
        self._sent, self._spots, self._notes = length, self._room.projection.spots, self._own_notes()
        self._info = self._room.info(self.session)
        return Seated(
            re=self._sit_id,
            seat=self._seat,
            over=self._look.seat if self._look else None,
            first=known + 1,
            items=self._items(known),
            table=self._info,
            now=self._now(),
            offering=self._room.projection.offering,
            spots=self._spots_on_wire(),
            notes=self._notes,
            link=self._room.projection.link,
            at=_milliseconds(),
        )

    # What it looks through: its chair, or, as an onlooker with everybody's leave, over a shoulder.

    def _looking(self) -> Look | None:
        return self._room.shoulders.look(self.session) if self._seat is None else None

    def _length(self) -> int:
        look = self._look
        if look:
            return look.others().length(self._room.table.events[look.seat])
        return self._room.projection.lengths[self._chair]

    def _items(self, after: int) -> Any:
        """As JSON already."""
        table, look = self._room.table, self._look
        if look:
            return items_beside(table, look.seat, look.others(), after)
        return self._room.projection.items(self._chair, after)

    def _now(self) -> Any:
        """Whole, as JSON already."""
        if self._look:
            return self._room.projection.over_a_shoulder(self._look.seat)
        standing = self._standing()
        self._stood = standing.items if standing else None
        return standing and standing.whole

    def _standing(self) -> Standing | None:
        """Over a shoulder there is none that changes could be added to."""
        return None if self._look else self._room.projection.standing(self._chair)

    def _spots_on_wire(self) -> list[Spot]:
        return [Spot(*spot) for spot in self._room.projection.spots]

    def _renewed_info(self) -> TableInfo:
        """The same object, if nothing has happened that could change it."""
        edition = self._room.edition
        if self._info is None or edition != self._edition:
            self._edition = edition
            return self._room.info(self.session)
        return self._info

    def _own_notes(self) -> Notes | None:
        return None if self._seat is None else self._room.table.notes.get(self._seat)

    # What goes out.

    def _refuse(self, content: bytes, reason: messages.Reason) -> None:
        self._reply(socket_messages.Refusal(_id_of(content), reason))

    def _reply(self, message: Any) -> None:
        self._replies.append(message)
        self.wake()

    def writable(self) -> None:
        self.wake()

    def prepare(self) -> None:
        """Make how things stand, to be sent at the next beat."""
        if self._seated:
            self._standing()

    def wake(self) -> None:
        """Send what there is; if what was sent before still lies there, when it has gone."""
        if self._ended.done() or not self._connection.is_free:
            return
        if self._edition != self._room.edition and self._has_lost_its_place():
            self._end(AGAIN)
            return
        if self._seated and self._look is not self._looking():
            self._replies.append(self._snapshot())
        news = self._news() if self._seated else None
        if self._replies:
            self._send_replies(news)
        if news:
            self._send_at_length(news)
        if self._room.stale:
            self._end(AGAIN)

    def _has_lost_its_place(self) -> bool:
        """To another device: the seat it looks through, or with its last seat the right to look on."""
        table = self._room.table
        if not table.may_watch(self.session):
            return True
        return self._seated and self._seat is not None and not table.holds(self.session, self._seat)

    def _news(self) -> News | None:
        """What this chair may know and was not sent. That others were told something must not show."""
        length, info, notes = self._length(), self._renewed_info(), self._own_notes()
        if length == self._sent and info == self._info and notes == self._notes:
            return None
        now, change = self._what_changed()
        projection = self._room.projection
        news = News(
            accepted=[],
            first=self._sent + 1,
            items=self._items(self._sent),
            now=now,
            change=change,
            table=info if info is not self._info and info != self._info else None,
            spots=self._spots_on_wire() if projection.spots is not self._spots else None,
            notes=notes if notes != self._notes else None,
            link=projection.link,
            at=_milliseconds(),
        )
        self._sent, self._info, self._notes, self._spots = length, info, notes, projection.spots
        return news

    def _what_changed(self) -> tuple[Any, Any]:
        """How things stand: whole, or what has changed since it was sent last; neither, if nothing has."""
        standing = self._standing()
        if standing is None:
            return self._now(), None
        before, self._stood = self._stood, standing.items
        if before is None or before not in (standing.items, standing.since):
            return standing.whole, None
        return None, standing.change if before == standing.since else None

    def _send_replies(self, news: News | None) -> None:
        """What is accepted goes with the news, if there are any."""
        replies, self._replies = self._replies, []
        for reply in replies:
            if news and isinstance(reply, Accepted):
                news.accepted.append(reply.re)
            elif isinstance(reply, Seated):
                self._send_at_length(reply)
            else:
                self._connection.send_text(padding.padded(messages.encode(reply), padding.SHORT))

    def _send_at_length(self, message: Seated | News) -> None:
        content = messages.encode(message)
        self._connection.send_text(content.ljust(len(content) + self._spare(message)))

    def _spare(self, message: Seated | News) -> int:
        """The room that is left in all that may tell a secret by its length; what else is there, everybody may know."""
        spare = padding.spare(message.items, padding.ITEM * max(1, self._sent - message.first + 1))
        if isinstance(message, Seated):
            spare += padding.spare(message.now or b"", padding.WHOLE)
            return spare + padding.spare(messages.encode(message.notes), padding.WRITTEN)
        if message.notes:
            spare += padding.spare(messages.encode(message.notes), padding.WRITTEN)
        if message.now:
            return spare + padding.spare(message.now, padding.WHOLE)
        return spare + padding.spare(message.change or b"", padding.CHANGE)


def _id_of(content: str | bytes) -> int | None:
    """The number of a message, even of one that is wrong otherwise, so that its sender learns which one it was."""
    try:
        return messages.decode(content, _numbered).id
    except msgspec.DecodeError:
        return None


class _Numbered(msgspec.Struct):
    id: socket_messages.Count


_numbered = msgspec.json.Decoder(_Numbered)


def _milliseconds() -> int:
    return int(time.time() * 1000)
