"""The entries of a table's log. The log is the truth: a table is what its entries make of it, in order."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from nascondino.engine.record import UNSALTED

from ..wire.messages import Settings


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table, as it is kept."""


class SeatAtStart(Struct, frozen=True, omit_defaults=True):
    """A seat as the table was created: open by link, a person's, or a bot's."""

    name: str = ""
    session: str = ""  # the digest of the session that holds it
    bot: str = ""  # that plays it; if somebody holds it, until they come
    link: str = ""  # the digest of the token that opens it
    adds_salt: bool = False  # its device is to add a salt before the match begins


class Saying(Struct, frozen=True, omit_defaults=True):
    """What somebody has said to all, at the table before."""

    seat: int | None  # that they have now
    channel: str
    name: str
    text: str


class Created(Entry, frozen=True, tag="created"):
    game: str
    version: int
    board: str
    board_digest: str
    options: Settings
    seed: bytes
    seats: tuple[SeatAtStart, ...]
    host: str  # the digest of a session
    watch: str  # the digest of the onlookers' token
    public: bool = False
    aid: bool = False  # whether notebooks may work things out
    hints: bool = False  # whether whoever is to act may ask what to do
    own_board: str = ""  # the file of a board that somebody brought
    votes_end: bool = False  # with the turn; at tables of earlier versions, only when the seat acts
    format: int = UNSALTED  # of the record; tables from before there were salts do not say it
    patience: int | None = 10  # minutes after which a bot may play for who is away; None: never
    # From the table that this is the rematch of:
    said: tuple[Saying, ...] = ()  # to all
    admitted: tuple[str, ...] = ()  # sessions of onlookers


class Invited(Entry, frozen=True, tag="invited"):
    """A fresh link for the seat; an older one is void."""

    seat: int
    link: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took the seat; a link is used up by it."""

    seat: int
    name: str
    session: str
    adds_salt: bool = False


class Salted(Entry, frozen=True, tag="salted"):
    """A device has added its salt, for a seat that it holds."""

    seat: int
    salt: str


class BegunWithout(Entry, frozen=True, tag="begun"):
    """Whoever waited for others' salts waits no longer."""

    seat: int


class GivenToBot(Entry, frozen=True, tag="bot"):
    """A bot plays the seat from now on; if a person holds it, until they return."""

    seat: int
    bot: str
    by: int | None = None  # the seat of another person who has asked for it, since its holder is away


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Admitted(Entry, frozen=True, tag="admitted"):
    """An onlooker came in by link."""

    session: str


class Shared(Entry, frozen=True, tag="shared"):
    """A link by which whoever has it may read the finished match."""

    link: str


class Reading(Entry, frozen=True, tag="reading"):
    """Somebody came by such a link."""

    session: str


class Acted(Entry, frozen=True, tag="acted"):
    seat: int
    action: int
    perceived: int  # a checksum over what all chairs perceived of it, to compare under changed rules


class BotsLetFirst(Entry, frozen=True, tag="ahead"):
    seat: int


class GaveIn(Entry, frozen=True, tag="resigned"):
    seat: int


class Spoken(Entry, frozen=True, tag="said"):
    """Who hears it is settled when it is said, since roles may change."""

    seat: int | None
    session: str
    key: str
    channel: str
    name: str
    text: str
    seats: tuple[int, ...]  # that hear it
    onlookers: bool


class Noted(Entry, frozen=True, tag="noted"):
    seat: int
    text: str


class Agreed(Entry, frozen=True, tag="again"):
    """Whoever holds the seat would play again."""

    seat: int


class RematchedAt(Entry, frozen=True, tag="rematch"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """All secrets were opened, since the match could not go on under other rules. It never will, under any."""


AnyEntry = (
    Created
    | Invited
    | Sat
    | Salted
    | BegunWithout
    | GivenToBot
    | Returned
    | Admitted
    | Shared
    | Reading
    | Acted
    | BotsLetFirst
    | GaveIn
    | Spoken
    | Noted
    | Agreed
    | RematchedAt
    | Closed
)

State = Literal["waiting", "playing", "over"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
