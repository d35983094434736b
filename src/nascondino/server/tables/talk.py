"""Who may talk on a channel, and who hears it."""

from __future__ import annotations

from nascondino.engine.info import Channel

from .table import Table


def role(table: Table, seat: int | None) -> str | None:
    """What it talks as: whoever plays for two sides, as an onlooker does, to all."""
    match = table.match
    return None if match is None or seat is None or table.is_between_sides(seat) else match.role(seat)


def may_talk(channel: Channel, role: str | None) -> bool:
    return "everyone" in channel.talk or role in channel.talk


def hearers(table: Table, channel: Channel) -> tuple[tuple[int, ...], bool]:
    """The seats that hear a channel now, and whether onlookers do."""
    if "everyone" in channel.hear:
        return tuple(range(table.players)), True
    return tuple(seat for seat in range(table.players) if role(table, seat) in channel.hear), False
