"""A match that cannot go on, since its log was written under other rules: what was written down, to be taken home.

Its draws are not in the log, they followed from seed and salts under those rules; so it is no record, but whoever has
the program of that version can make one of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ..wire.messages import Settings
from .entries import Acted, AnyEntry, Created, GaveIn, Sat

Salts = tuple[str, ...] | None


class Head(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was played, by whom, and the seed and salts that all draws followed from."""

    game: str
    version: int
    board: str
    board_digest: str
    own_board: str = ""  # its file, if it is none of the game's
    options: Settings
    seats: list[str]
    seed: str
    salts: Salts = None  # by seat, as in a record's header


class ActionLine(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    action: int | None = None  # by its number in that version of the game
    resigned: bool = False


def text(entries: Sequence[AnyEntry], salts: Salts) -> str:
    """JSON, a line for what was played and one for each action."""
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in _lines(entries, salts))


def _lines(entries: Sequence[AnyEntry], salts: Salts) -> Iterator[Head | ActionLine]:
    for entry in entries:
        if isinstance(entry, Created):
            yield _head(entry, entries, salts)
        elif isinstance(entry, Acted):
            yield ActionLine(entry.seat, entry.action)
        elif isinstance(entry, GaveIn):
            yield ActionLine(entry.seat, resigned=True)


def _head(created: Created, entries: Sequence[AnyEntry], salts: Salts) -> Head:
    names = [seat.name or seat.bot for seat in created.seats]
    for entry in entries:
        if isinstance(entry, Sat):
            names[entry.seat] = entry.name
    return Head(
        game=created.game,
        version=created.version,
        board=created.board,
        board_digest=created.board_digest,
        own_board=created.own_board,
        options=created.options,
        seats=names,
        seed=created.seed.hex(),
        salts=salts,
    )
