"""A request that has been let in, what it is answered with, and the table that it is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nascondino import games
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, best_language, languages, seat_number

from ..bots.pool import BotPool
from ..bots.roster import Roster
from ..live.analyses import Analyses
from ..live.room import Room
from ..live.rooms import Rooms
from ..live.shelf import Shelf
from ..log import Log
from ..refusals import Refused
from ..tables.table import Table
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


async def room_to_watch(services: Services, asked: Asked) -> Room:
    """The room of a table that the session may look at. To all others it does not exist."""
    return await _room_if(Table.may_watch, services, asked)


async def room_to_read(services: Services, asked: Asked) -> Room:
    """The room of a table whose match the session may look at again: as one around the table, or as a reader."""
    return await _room_if(Table.may_read, services, asked)


async def _room_if(may: Callable[[Table, str], bool], services: Services, asked: Asked) -> Room:
    room = await services.rooms.room(asked.path["table"])
    if not may(room.table, asked.session):
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


def known_game(asked: Asked) -> str:
    game = asked.path["game"]
    if game not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game}'.")
    return game


def game_language(room: Room, asked: Asked) -> str:
    """The language asked for, if the game has it; else English."""
    known = languages(games.folder(room.table.created.game) / "locale")
    return asked.path["language"] if asked.path["language"] in known else LANGUAGE


def table_language(asked: Asked) -> str:
    """The language of ours that is nearest to the one asked for; so no path can lead to another file."""
    return best_language([asked.path["language"]], languages(TABLE_TEXTS))
