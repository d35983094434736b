"""What is sent by WebSocket alone, as types: what a client asks for, and what it is answered and told."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder

from nascondino.engine.contract import Figure

from .messages import (
    END,
    MOST_SEATS,
    Field,
    Id,
    Item,
    Name,
    Now,
    Offer,
    Offering,
    Outcome,
    Reason,
    Spot,
    TableInfo,
)

LONGEST_SAYING = 500
LONGEST_NOTE = 4000

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, lt=1_000_000_000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]


# By WebSocket, to the server. `id` is any number of the client's own; the answer repeats it.


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Look through this chair from now on; None is an onlooker's. `after`: the last item that is known already."""

    id: Count
    seat: SeatNumber | None
    after: Count | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """`made`, the number of actions this seat has made, makes it safe to send again."""

    id: Count
    seat: SeatNumber
    made: Count
    action: Count


class AddSalt(Struct, frozen=True, forbid_unknown_fields=True, tag="add_salt"):
    """Random bytes for a seat of mine, before the match begins. `commitment`: the table's, as I was told it before."""

    id: Count
    seat: SeatNumber
    commitment: Hex
    salt: Hex


class Begin(Struct, frozen=True, forbid_unknown_fields=True, tag="begin"):
    """Begin without the salts of others that are still awaited, when all seats are taken."""

    id: Count
    seat: SeatNumber


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """`key` is new for every saying, and makes it safe to send again."""

    id: Count
    seat: SeatNumber | None
    key: Annotated[str, Meta(min_length=8, max_length=40)]
    channel: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Note(Struct, frozen=True, forbid_unknown_fields=True, tag="note"):
    """The seat's private notes, whole. `made`: how often they were written before."""

    id: Count
    seat: SeatNumber
    made: Count
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class LetBotsFirst(Struct, frozen=True, forbid_unknown_fields=True, tag="let_bots_first"):
    """Let the bots of my side do what only they can do, before me; if there is nothing, let one of them act once."""

    id: Count
    seat: SeatNumber


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """The side gives up the match when each person of it says so; only where the table has `two_sides`."""

    id: Count
    seat: SeatNumber


class AskToLook(Struct, frozen=True, forbid_unknown_fields=True, tag="ask_to_look"):
    """Ask to look over a seat's shoulder, as an onlooker; None: not any more. It begins when everybody gave leave."""

    id: Count
    seat: SeatNumber | None
    name: Name | None = None  # needed for a seat


class AnswerLook(Struct, frozen=True, forbid_unknown_fields=True, tag="answer_look"):
    """A seat's answer to an onlooker's wish. To take leave back is to decline."""

    id: Count
    seat: SeatNumber
    ask: Count
    given: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    id: Count


ToServer = Sit | AddSalt | Begin | Act | Say | Note | LetBotsFirst | Resign | AskToLook | AnswerLook | Ping


to_server: Decoder[ToServer] = Decoder(ToServer)


# By WebSocket, to the client.


class Notes(Struct, frozen=True):
    made: int
    text: str


class Change(Struct, frozen=True):
    """The parts of Now that are not as they were sent last; of the view, the fields."""

    view: dict[str, Field] | UnsetType = UNSET
    figures: list[Figure] | UnsetType = UNSET
    actors: list[int] | UnsetType = UNSET
    roles: list[str] | UnsetType = UNSET
    sides: list[int] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    made: int | UnsetType = UNSET
    offers: list[Offer] | UnsetType = UNSET
    talk: list[str] | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET


class Seated(Struct, frozen=True, tag="seated"):
    """The answer to `sit`: everything, or the items since `after` if the client has the rest.

    It is sent again, whole, when it begins or ends that an onlooker looks over a shoulder.
    """

    re: int
    seat: int | None
    over: int | None  # the seat over whose shoulder the receiver looks; these items and numbers are void afterwards
    first: int  # the number of the first of these items; 1 means everything, and what was known is void
    items: list[Item]
    table: TableInfo
    now: Now | None  # None until the match begins
    offering: Offering
    spots: list[Spot]
    notes: Notes | None
    link: str  # the last link of the seal; keep each, to hold the record to them
    at: int  # milliseconds since 1970


class News(Struct, frozen=True, tag="news"):
    """What is new for this chair. Items continue the numbers of those before."""

    accepted: list[int]  # messages of this client that are written down for good; they are not answered otherwise
    first: int
    items: list[Item]
    now: Now | None  # whole, where `change` does not follow what was sent last
    change: Change | None  # if neither is there, things stand as they stood
    table: TableInfo | None  # if it changed
    spots: list[Spot] | None  # if they changed
    notes: Notes | None  # if they were written on another device
    link: str
    at: int


class Accepted(Struct, frozen=True, tag="accepted"):
    """Written down for good."""

    re: int


class Refusal(Struct, frozen=True, tag="refused"):
    """Nothing has happened."""

    re: int | None  # None: the message could not be read
    reason: Reason


ToClient = Seated | News | Accepted | Refusal
