"""Everything that crosses the network, as types. OpenAPI, docs/protocol.md and web/src/protocol.ts are made from them.

Nothing here holds a State: what a chair is sent is made from its View and the events it perceived.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder

Read = TypeVar("Read")

LONGEST_NAME = 24
LONGEST_SAYING = 500
LONGEST_NOTE = 4000
LONGEST_TOKEN = 64
MOST_SEATS = 16
LARGEST_BOARD = 200_000  # bytes of a board file that somebody brings

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, lt=1_000_000_000)]
END = r"$(?!\n)"  # in Python, $ alone lets a line's end pass
VISIBLE = rf"^[^\x00-\x1f\x7f-\x9f]*[^\x00-\x20\x7f-\xa0][^\x00-\x1f\x7f-\x9f]*{END}"  # no control characters
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=VISIBLE)]
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
Id = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}" + END)]
Settings = dict[str, str | int]

Text = tuple[str, dict[str, str | int]]
"""The id of a message in a catalogue, and its arguments; whoever shows it makes the sentence, in their language."""

Reason = Literal[
    "bad_message",  # not a message of this protocol
    "too_fast",  # too many messages
    "no_such_table",
    "no_such_game",
    "bad_settings",
    "bad_board",  # the game cannot be played on that board; the text says what is wrong with its file
    "bad_link",  # the link opens nothing here: it has no table, or none that knows it
    "used_link",  # the link opened a seat once, or was replaced by a newer one
    "not_yours",  # the seat is another's
    "taken",
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
    "no_aid",  # the table was laid without the notebook's aid
    "not_possible",
    "storage",  # the table could not be written down; nothing has happened
    "other_version",  # the table was played under other rules and cannot go on
    "foreign",  # the request came from a page of another origin
]


# What games there are.


class LettersInfo(Struct, frozen=True):
    of: str
    counts: dict[int, int]  # how many different ones, by the number of players


class OptionInfo(Struct, frozen=True):
    name: str
    choices: list[str | int]  # the first one is the default
    is_seat: bool  # its choices are the seats of the table
    letters: LettersInfo | None  # what may be named instead of a choice


class GameInfo(Struct, frozen=True):
    id: str
    titles: dict[str, str]
    version: int
    players: tuple[int, int]
    base: int  # so many play if nobody says
    roles: list[str]
    boards: list[str]
    own_board_bytes: int  # how large a board file may be that somebody brings; 0: the game takes none
    options: list[OptionInfo]
    channels: list[str]
    reasons: list[str]
    highlights: list[str]  # kinds of event that are worth looking at again
    bots: list[str]  # weakest first
    languages: list[str]


# Boards, as data: what one tells besides how it looks, in the coordinates of its picture.


class Spot(Struct, frozen=True):
    number: int
    x: float
    y: float
    name: str


class Transport(Struct, frozen=True):
    """A kind of way between spots, in the order of the board."""

    id: str
    name: str
    light: str  # its colour by day, as in `#0f2a33`
    dark: str
    on_light: str  # in which letters can be read on it
    on_dark: str
    secret: bool  # closed to ordinary tickets


class BoardLine(Struct, frozen=True):
    """A way between two spots, as the picture draws it."""

    a: int
    b: int
    by: str  # the id of a transport
    path: str  # from a to b, as SVG path data; empty: straight; in brief also: as `link-a-b-by` in the picture
    spot: int  # of its own, where its sign stands; 0: none


class Shape(Struct, frozen=True):
    """A part of a drawing: an SVG path, and what it is made of."""

    of: str
    d: str


class BoardCard(Struct, frozen=True):
    """A card that goes with the board."""

    number: int
    spots: list[int]  # that it names, in order
    worth: int


class BoardFacts(Struct, frozen=True):
    name: str
    title: str
    digest: str  # of what it is in play, however it is drawn
    size: tuple[float, float]  # of the picture, which begins at 0
    radius: float  # of the disc that a spot is drawn as; 0: it is none
    spots: list[Spot]  # none in brief
    transports: list[Transport]
    lines: list[BoardLine]
    drawings: dict[int, list[Shape]]  # by spot, what is painted on it
    cards: list[BoardCard]
    credits: list[str]
    licence: str


class BroughtBoard(Struct, frozen=True, forbid_unknown_fields=True):
    board_file: bytes  # in base64


class DrawnBoard(Struct, frozen=True):
    """A board that somebody brought, and that can be played on."""

    title: str
    picture: str  # SVG


# Tables, by HTTP.


class Open(Struct, frozen=True, tag="open"):
    """A seat that somebody takes by link."""


class Mine(Struct, frozen=True, tag="mine"):
    name: Name


class Bot(Struct, frozen=True, tag="bot"):
    bot: Id


SeatPlan = Open | Mine | Bot


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    board: Id | None = None
    board_file: bytes | None = None  # the content of a board file, in base64: a board of one's own, instead of a name
    options: Annotated[Settings, Meta(max_length=20)] = {}
    public: bool = False
    aid: bool | None = None  # whether notebooks may work things out; if not said: unless another person plays too


class Reach(Struct, frozen=True):
    """How others reach this server, as links to it have to name it."""

    public: str | None  # as whoever runs it says; then it is so for everybody
    addresses: list[str] | None  # of this machine in its network, the best first; None: it is another's to know
    opening: str | None  # the command that lets others in, if only this machine can reach it


class SeatLink(Struct, frozen=True):
    """What lets somebody take a seat: the page is `/t/<table>#<token>`. Shown once; only its digest is kept."""

    seat: int
    token: str


class TableCreated(Struct, frozen=True):
    table: str
    links: list[SeatLink]  # of the open seats
    watch: str  # the token for onlookers


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    name: Name | None = None  # needed for a seat


class Claimed(Struct, frozen=True):
    seat: int | None  # None: an onlooker's place, or a reader's
    reads: bool  # only the review of the match, which is over


class ShownLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


LinkState = Literal["free", "mine", "used", "watch", "read"]
"""Whether a link opens a seat, opened it for whoever asks, or once and no more; or it lets one look on, or read."""


class Invitation(Struct, frozen=True):
    """What a link is good for, as whoever has it may know. One that opens nothing is refused."""

    state: LinkState
    game: str
    host: str  # the name of whoever laid the table; empty, if they do not sit at it
    seat: int | None
    watch: bool  # whoever asks may look on without a link


class ReaderLink(Struct, frozen=True):
    """What lets somebody read a finished match: the page is `/t/<table>/review#<token>/<eyes>/<moment>`. Shown once."""

    token: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class HandToBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Id | None = None  # the game's strongest, if not said


SeatKind = Literal["open", "person", "bot"]


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str  # of the person; empty for a bot in its own right
    bot: str | None  # that plays it now
    mine: bool
    present: bool  # a device of the person is connected


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
    host: bool
    seats: list[SeatInfo]
    begun: bool
    over: bool
    commitment: str  # to the seed of all draws
    rematch: str | None  # the table where it goes on
    readonly: bool  # played under other rules than these
    guests: list[Guest]
    silent: bool  # has looked over a shoulder, and does not talk until the match is over


class TableSummary(Struct, frozen=True):
    table: str
    game: str
    board: str
    players: int
    open: list[int]
    names: list[str]  # of people, by seat; empty: a bot's seat, or a free one
    state: Literal["waiting", "playing", "over"]
    updated: int  # seconds since 1970
    own_board: str = ""  # the title of a board that somebody brought


class Tables(Struct, frozen=True):
    tables: list[TableSummary]


class Turn(Struct, frozen=True):
    """Who is to act at a table now."""

    mine: bool  # a seat of the receiver's is
    names: list[str]  # of all people who are; empty: bots are, or nobody


class Chapter(Struct, frozen=True):
    title: str
    html: str


class Rulebook(Struct, frozen=True):
    """A game's rules as built, each with its number, as HTML without scripts and styles."""

    language: str  # may be English where another one was asked for
    lead: str
    chapters: list[Chapter]


class Games(Struct, frozen=True):
    games: list[GameInfo]


class RematchMade(Struct, frozen=True):
    table: str


class Done(Struct, frozen=True):
    """It is so, now or already."""


class Failure(Struct, frozen=True):
    """What every refused request answers."""

    reason: Reason
    text: str  # one sentence, in English, for whoever writes a client


# What a chair perceives: items, numbered for it alone from 1, without gaps.


class Happened(Struct, frozen=True, tag="happened"):
    """Something in the match, as this chair perceives it."""

    event: dict[str, str | int | list[int]]  # its `kind`, and the fields that this kind uses
    text: Text


class Heard(Struct, frozen=True, tag="heard"):
    channel: str
    seat: int | None  # None: an onlooker
    name: str
    text: str


class SeatChanged(Struct, frozen=True, tag="seat"):
    seat: int
    what: Literal["sat", "left", "returned", "bot"]
    name: str


class BotsGoFirst(Struct, frozen=True, tag="bots_first"):
    """A seat lets the bots of its side move first."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    seat: int


class Rematched(Struct, frozen=True, tag="rematch"):
    table: str


Item = Happened | Heard | SeatChanged | BotsGoFirst | Resigned | Rematched


class Offer(Struct, frozen=True):
    """A legal action: what it is, as the game declares it, and how it is put into words."""

    action: int
    kind: str  # of the game's OFFERS
    facts: dict[str, int]  # by the names that are declared there
    under: Text  # what it is listed under
    text: Text  # what sets it apart there
    spot: int  # of the board's picture; 0: none


class Figure(Struct, frozen=True):
    """Something that stands on a spot of the board's picture."""

    spot: int
    mark: str
    seat: int | None
    name: Text


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


# The notebook's aid: what a chair can work out from all that it has perceived.


class Case(Struct, frozen=True):
    """One way that it may be, or can no longer be."""

    name: Text | None  # None: its spot has a name
    spot: int  # of the board's picture; 0: none
    share: float  # of all that is possible; 0: excluded
    why: Text | None  # it is excluded
    since: int  # by which of the chair's items; 0: from the start


class Doubt(Struct, frozen=True):
    """Something that is hidden, and all that it may be. Doubts under the same words make a grid."""

    under: Text
    about: Text
    cases: list[Case]


class Aid(Struct, frozen=True):
    items: int  # of the chair, that were taken into account
    doubts: list[Doubt]


# A match that is over, looked at again. A moment is a line of the record: 0 is before the first action.


class Reviewed(Struct, frozen=True):
    """What a chair, or all together, perceived in the whole match."""

    table: TableInfo
    spots: list[Spot]
    items: list[Happened | Resigned]
    perceived: list[int]  # at each moment, how many of these items
    makers: list[int | None]  # who made each moment but the first; None: chance
    highlights: list[int]  # moments that are worth looking at
    reads: bool  # the receiver came by a reader's link, and finds no table behind it


class SeatOffers(Struct, frozen=True):
    """What a seat might do."""

    seat: int
    offers: list[Offer]
    made: int | None  # the action that it made there in the match


class Variation(Struct, frozen=True):
    """What goes with a moment that never was."""

    items: list[Happened]  # what the chair would have perceived since the match was left
    choices: list[SeatOffers]  # of all who are to act
    left: int  # actions that may still be tried


class Moment(Struct, frozen=True):
    """How things stood for that chair, or might have stood."""

    now: Now
    aid: Aid  # what it could work out then; of all together: what everybody could
    variation: Variation | None  # None: it was so


class Candidate(Struct, frozen=True):
    offer: Offer
    value: float | None  # by the bot's own measure; None: it does not consider it, or does not tell
    made: bool  # it is what was done


class Suggestion(Struct, frozen=True):
    """What a bot would do, knowing what the seat knew."""

    bot: str
    action: int


class Thoughts(Struct, frozen=True):
    """What a bot makes of a decision, from what the seat knew then."""

    bot: str
    candidates: list[Candidate]  # the best first


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


ToServer = Sit | Act | Say | Note | LetBotsFirst | Resign | AskToLook | AnswerLook | Ping


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
    now: Now | None  # None until all seats are taken
    spots: list[Spot]
    notes: Notes | None
    link: str  # the last link of the seal; keep it, to hold the record to it
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

encode = msgspec.json.Encoder().encode


to_server: Decoder[ToServer] = Decoder(ToServer)


def decode(content: str | bytes | bytearray, decoder: Decoder[Read]) -> Read:
    """What a message means; raises DecodeError, however strange it is."""
    try:
        return decoder.decode(content)
    except (RecursionError, UnicodeError) as problem:
        raise msgspec.DecodeError(str(problem)) from None
