"""What a bot is asked, and how it is put to its process. All of it is what the bot's seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from .game import Setup
    from .match import Match

Place = tuple[str, int]
"""A table and a seat at it."""


class Seating(Struct, frozen=True, tag="seating"):
    """What a process is told once: for whom it thinks, and what is played."""

    bot: str
    game: str
    board: str
    own_board: str  # the file of a board that somebody brought: a process reads no other
    players: int
    settings: tuple[tuple[str, str | int], ...]
    seat: int


def seating(setup: Setup, seat: int, bot: str) -> Seating:
    return Seating(
        bot=bot,
        game=setup.game.info.id,
        board=setup.board.name,
        own_board=setup.board.own,
        players=setup.players,
        settings=tuple(setup.settings.items()),
        seat=seat,
    )


@dataclass(frozen=True)
class Question:
    """What a seat is to decide on, with all that it has perceived in the match."""

    seating: Seating
    view: bytes
    seen: bytes
    legal: tuple[int, ...]
    seconds: float


def question(match: Match, seat: int, bot: str, seconds: float, choices: Sequence[int] | None = None) -> Question:
    """What a bot needs to know to act for a seat, by one of these choices, or by any."""
    legal = tuple(match.legal(seat) if choices is None else choices)
    asked = seating(match.setup, seat, bot)
    return Question(asked, match.view(seat).tobytes(), match.seen(seat).tobytes(), legal, seconds)


# Told to a process.


class Decision(Struct, frozen=True, tag="decision"):
    """A question, without what the process has been told before."""

    after: int  # so many bytes of what was perceived it must have
    events: bytes  # perceived since
    view: bytes
    legal: tuple[int, ...]
    seconds: float | None
    luck: int  # what choices at random follow from
    iterations: int | None = None
    weighs: bool = False  # what the actions are worth is asked for, and not for one of them


def decision(asked: Question, told: int, luck: int, *, weighs: bool = False) -> Decision:
    """The question, for a process that has been told so many bytes of what was perceived."""
    return Decision(told, asked.seen[told:], asked.view, asked.legal, asked.seconds, luck, weighs=weighs)


class Introduce(Struct, frozen=True, tag="introduce"):
    """Which games a user's bot plays."""

    bot: str


# Told by it.


class Confined(Struct, frozen=True, tag="confined"):
    """What it has given up, before it was told anything."""

    held: tuple[str, ...]
    missing: tuple[str, ...]


class Introduction(Struct, frozen=True, tag="introduction"):
    games: tuple[str, ...]


class Ready(Struct, frozen=True, tag="ready"):
    pass


class Choice(Struct, frozen=True, tag="choice"):
    action: int


class Values(Struct, frozen=True, tag="values"):
    values: dict[int, float]


class Failed(Struct, frozen=True, tag="failed"):
    """The name of what went wrong; and its text, which may tell what a seat knows."""

    kind: str
    text: str


Told = Seating | Decision | Introduce
Reply = Confined | Introduction | Ready | Choice | Values | Failed

encode = msgspec.msgpack.Encoder().encode
decode_told = msgspec.msgpack.Decoder(Told).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
