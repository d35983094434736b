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
    seconds: float | None


def question(
    match: Match, seat: int, bot: str, seconds: float | None, choices: Sequence[int] | None = None
) -> Question:
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


class Judge(Struct, frozen=True, tag="judge"):
    """How much was lost by what the seat did there."""

    decision: Decision
    made: int


class Advise(Struct, frozen=True, tag="advise"):
    """What to do there, and why."""

    decision: Decision


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


class Compiled(Struct, frozen=True, tag="compiled"):
    """How far it is with what it was to compile; before anything is answered, any number of times."""

    functions: int
    of: int  # about


class Choice(Struct, frozen=True, tag="choice"):
    action: int


class Values(Struct, frozen=True, tag="values"):
    bot: str  # that thought: until its search is compiled, another one sits there for a level
    of_a_match: bool  # they are shares of a match; else they are by the bot's own measure
    values: dict[int, float]


class Judged(Struct, frozen=True, tag="judged"):
    """What would have been best, and what that and what was done are worth of a match."""

    best: int
    best_value: float
    made_value: float


class Reason(Struct, frozen=True):
    """A fact that speaks for the best action: a figure of it, and of the next best one."""

    kind: str
    best: float
    other: float
    secret: int | None  # of which possibilities are counted


class Advice(Struct, frozen=True, tag="advice"):
    bot: str
    best: int
    best_value: float | None  # of a match; None, if the bot has another measure
    other: int | None  # the next best; None: there is none
    other_value: float | None
    reasons: tuple[Reason, ...]


class Failed(Struct, frozen=True, tag="failed"):
    """The name of what went wrong; and its text, which may tell what a seat knows."""

    kind: str
    text: str


Told = Seating | Decision | Judge | Advise | Introduce
Reply = Confined | Introduction | Ready | Compiled | Choice | Values | Judged | Advice | Failed

encode = msgspec.msgpack.Encoder().encode
decode_told = msgspec.msgpack.Decoder(Told).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
