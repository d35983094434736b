"""A request that has been let in, what it is answered with, and the table that it is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nascondino import games
from nascondino.engine.texts import LANGUAGE, languages, seat_number

from ..bots.pool import BotPool
from ..bots.roster import Roster
from ..live.analyses import Analyses
from ..live.rooms import Room, Rooms
from ..live.shelf import Shelf
from ..log import Log
from ..refusals import Refused
from ..wire.http_messages import Reach

ONLOOKER, ALL = "onlooker", "all"  # chairs, as paths name them

@dataclass(frozen=True)
class Asked:
    """A request that has been let in."""

    session: str  # the digest of the session's token; empty without one
    path: dict[str, str]
    body: Any
    here: bool = False  # from this machine, by an address that leads every machine to itself


@dataclass(frozen=True)
class Services:
    """What the calls work with."""

    log: Log
    shelf: Shelf
    rooms: Rooms
    bot_pool: BotPool
    roster: Roster
    analyses: Analyses
    reach: Callable[[], Reach]


Handler = Callable[[Services, Asked], Awaitable[Any]]


async def watched(services: Services, asked: Asked) -> Room:
    """The room of a table that the session may look at. To all others it does not exist."""
    room = await services.rooms.room(asked.path["table"])
    if not room.table.may_watch(asked.session):
        raise Refused("no_such_table", "There is no such table.")
    return room


async def readable(services: Services, asked: Asked) -> Room:
    """The room of a table whose match the session may look at again: as one around the table, or as a reader."""
    room = await services.rooms.room(asked.path["table"])
    if not room.table.may_read(asked.session):
        raise Refused("no_such_table", "There is no such table.")
    return room


def seat_in_path(asked: Asked, name: str = "seat") -> int:
    text = asked.path[name]
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise Refused("bad_settings", "A seat is a small number.")
    return int(text)


def seat_of(room: Room, seat: int) -> int:
    if seat >= room.table.players:
        raise Refused("bad_settings", f"This table has no seat {seat_number(seat)}.")
    return seat


def known_language(room: Room, asked: Asked) -> str:
    """The one asked for, if the game speaks it."""
    known = languages(games.folder(room.table.created.game) / "locale")
    return asked.path["language"] if asked.path["language"] in known else LANGUAGE
