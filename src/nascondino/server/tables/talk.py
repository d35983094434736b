"""Who may talk on a channel, and who hears it."""

from __future__ import annotations

from nascondino.engine.info import Channel
from nascondino.engine.match import Match

from .table import Table


def role(match: Match | None, seat: int | None) -> str | None:
    return None if match is None or seat is None else match.role(seat)


def may_talk(channel: Channel, role: str | None) -> bool:
    return "everyone" in channel.talk or role in channel.talk


def hearers(table: Table, channel: Channel) -> tuple[tuple[int, ...], bool]:
    """The seats that hear a channel now, and whether onlookers do."""
    if "everyone" in channel.hear:
        return tuple(range(table.players)), True
    match = table.match
    return tuple(seat for seat in range(table.players) if match and match.role(seat) in channel.hear), False
