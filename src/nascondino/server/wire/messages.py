"""What is sent both by HTTP and by WebSocket, as types: the table, its spots, what a chair perceives, how things stand.

What goes one way only is in http_messages.py and socket_messages.py. OpenAPI, docs/protocol.md and web/src/protocol.ts
are made from all three. Nothing in them holds a State: what a chair is sent is made from its View and the events that
it perceived.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.json import Decoder

from nascondino.engine.contract import Figure

Read = TypeVar("Read")

LONGEST_NAME = 24
MOST_SEATS = 16

END = r"$(?!\n)"  # in Python, $ alone lets a line's end pass
VISIBLE = rf"^[^\x00-\x1f\x7f-\x9f]*[^\x00-\x20\x7f-\xa0][^\x00-\x1f\x7f-\x9f]*{END}"  # no control characters
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=VISIBLE)]
Id = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}" + END)]
Settings = dict[str, str | int]

Text = tuple[str, dict[str, str | int]]
"""The id of a message in a catalogue, and its arguments; whoever shows it makes the sentence, in their language."""

Reason = Literal[
    "bad_message",  # not a message of this protocol
    "too_fast",  # too many messages
    "too_many_tables",  # laid by this session, or from this address, in a day
    "no_such_table",
    "no_such_game",
    "bad_settings",
    "bad_name",  # it hides something: characters that cannot be seen, or that change the direction of writing
    "like_name",  # it looks like another's at the table, or like what the table calls bots, onlookers, seats and roles
    "bad_board",  # the game cannot be played on that board; the text says what is wrong with its file
    "bad_link",  # the link opens nothing here: it has no table, or none that knows it
    "used_link",  # the link opened a seat once, or was replaced by a newer one
    "not_yours",  # the seat is another's
    "taken",
    "other_side",  # who sits on one side takes no seat of another while other people play
    "not_begun",
    "over",
    "not_to_act",
    "not_legal",
    "stale",  # made for a situation that has passed
    "ahead",  # counts actions that the table does not have
    "no_such_channel",
    "silent",  # has looked over a shoulder, and does not talk until the match is over
    "not_two_sides",
    "not_over",
    "still_there",  # a bot may play for others only when they have been away for a while
    "no_aid",  # the table was laid without the notebook's aid
    "no_hints",  # the table was laid without hints
    "not_possible",
    "storage",  # the table could not be written down; nothing has happened
    "unsure",  # the disk failed while it was written down: it may have happened; look again
    "damaged",  # the log of the table cannot be read
    "other_version",  # the table was played under other rules and cannot go on
    "foreign",  # the request came from a page of another origin
]


# The table.

SeatKind = Literal["open", "person", "bot"]


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str  # of the person; empty for a bot in its own right
    bot: str | None  # that plays it now
    mine: bool
    present: bool  # a device of the person is connected
    away_since: int | None  # none is, since then: seconds since 1970; None: one is, or nobody holds the seat
    beside: list[int]  # seats of other sides on the same device: it hears no side's talk while they are on several
    resigning: bool  # has voted to give up, and the vote counts
    owes_salt: bool  # the match waits for the salt that its device is to add
    again: bool  # would play again


class Guest(Struct, frozen=True):
    """An onlooker who looks over a shoulder, or asks for leave to; whoever holds no seat is told of those who look."""

    ask: int  # the number of the wish; `answer_look` names it
    name: str  # as they call themselves
    seat: int  # over whose shoulder
    state: Literal["asking", "looking", "declined"]  # declined: by anybody, for the guest alone to know
    mine: bool  # it is the receiver
    given: list[int]  # of the receiver's own seats, those that gave leave
    declined: list[int]  # and those that declined; all others have not answered


class TableInfo(Struct, frozen=True):
    """What everybody around the table may know of it; `mine`, `host` and `silent` are the receiver's own."""

    table: str
    game: str
    board: str
    own_board: str  # the title of a board that somebody brought; empty: it is one of the game's
    options: Settings
    two_sides: bool  # throughout the match: one can resign to the other
    public: bool
    aid: bool  # whether notebooks may work things out
    patience: int | None  # minutes after which a bot may play for who is away; None: never
    hints: bool  # whether whoever is to act may ask what to do
    opinions: bool  # whether a notion of how people play says how likely what is possible is
    host: bool
    seats: list[SeatInfo]
    begun: bool
    over: bool
    commitment: str  # to the referee's seed; keep it before adding a salt
    rematch: str | None  # the table where it goes on
    readonly: bool  # played under other rules than these
    guests: list[Guest]
    silent: bool  # has looked over a shoulder, and does not talk until the match is over


# Where things stand on a board's picture, in its coordinates.


class Spot(Struct, frozen=True):
    number: int
    x: float
    y: float
    name: str


# What a chair perceives: items, numbered for it alone from 1, without gaps.


class Happened(Struct, frozen=True, tag="happened"):
    """Something in the match, as this chair perceives it."""

    event: dict[str, str | int | list[int]]  # its `kind`, and the fields that this kind uses
    text: Text


class Heard(Struct, frozen=True, tag="heard"):
    """Somebody has said something on a channel that this chair hears."""

    channel: str
    seat: int | None  # None: an onlooker
    name: str
    text: str
    earlier: bool = False  # at the table that this is the rematch of


class SeatChanged(Struct, frozen=True, tag="seat"):
    """Somebody, or a bot, plays a seat from now on."""

    seat: int
    what: Literal["sat", "left", "lent", "returned", "bot"]  # lent: a bot plays, as long as its holder is away
    name: str
    by: str = ""  # who asked for the bot, where it is lent


class BotsGoFirst(Struct, frozen=True, tag="bots_first"):
    """A seat lets the bots of its side move first."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat votes to give up."""

    seat: int


class WouldPlayAgain(Struct, frozen=True, tag="again"):
    """A seat agrees to a rematch."""

    seat: int


class Rematched(Struct, frozen=True, tag="rematch"):
    """The next match has a table."""

    table: str


Item = Happened | Heard | SeatChanged | BotsGoFirst | Resigned | WouldPlayAgain | Rematched


Offer = tuple[int, str, list[int]]
"""A legal action: its number, its kind, and its facts. What it is called follows from these, as `Offering` tells."""


Source = tuple[str, str]
"""The name of a fact; and of the list that has what is meant at this number, or empty: the number itself is meant."""

Phrase = tuple[str, dict[str, Source]]
"""The id of a message in a catalogue, and what each of its arguments is."""


class OfferKind(Struct, frozen=True):
    """What offers of this kind tell, and what follows from it."""

    facts: list[str]  # their names
    under: Phrase  # what it is listed under
    text: Phrase  # what sets it apart there
    spot: Source | None  # of the board's picture, where it can be chosen; None: nowhere


class Offering(Struct, frozen=True):
    """How offers are put into words at this table, for every client to do so alike."""

    kinds: dict[str, OfferKind]
    lists: dict[str, list[str | int]]


class Outcome(Struct, frozen=True):
    reason: str
    points: list[int]
    winners: list[int]


Field = bool | int | list[Any]
"""Numbers and truths, or lists of numbers, nested as in the game's View."""


class Now(Struct, frozen=True):
    """How things stand, for one chair."""

    view: dict[str, Field]  # by the names of the game's View
    figures: list[Figure]
    actors: list[int]  # seats that may act
    roles: list[str]  # by seat
    sides: list[int]  # by seat; seats of one side share all they see
    points: list[int]  # so far
    made: int  # actions that this seat has made
    offers: list[Offer]  # what it may do now
    talk: list[str]  # channels it may talk on
    outcome: Outcome | None


encode = msgspec.json.Encoder().encode


def decode(content: str | bytes | bytearray, decoder: Decoder[Read]) -> Read:
    """What a message means; raises DecodeError, however strange it is."""
    try:
        return decoder.decode(content)
    except (RecursionError, UnicodeError) as problem:
        raise msgspec.DecodeError(str(problem)) from None
