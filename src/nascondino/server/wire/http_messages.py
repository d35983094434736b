"""What is sent by HTTP alone, as types: games, boards, tables and links, the notebook's aid, reviews."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import (
    MOST_SEATS,
    Happened,
    Id,
    Name,
    Now,
    Offer,
    Offering,
    Reason,
    Resigned,
    Settings,
    Spot,
    TableInfo,
    Text,
)

LONGEST_TOKEN = 64
LONGEST_PATIENCE = 7 * 24 * 60  # minutes
LARGEST_BOARD = 200_000  # bytes of a board file that somebody brings

Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]


# What games there are.


class LettersInfo(Struct, frozen=True):
    of: str
    counts: dict[int, int]  # how many different ones, by the number of players


class OptionInfo(Struct, frozen=True):
    name: str
    choices: list[str | int]  # the first one is the default
    is_seat: bool  # its choices are the seats of the table
    letters: LettersInfo | None  # what may be named instead of a choice
    fewest: int  # it makes a difference from so many players on


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


class Preparation(Struct, frozen=True):
    """How far a game is that is made ready for a table: its rules are compiled once, for this machine."""

    stage: Literal["starting", "compiling", "loading", "ready"]
    done: int  # functions of its rules that are compiled
    of: int  # so many there are, about


# Boards, as data: what one tells besides how it looks, in the coordinates of its picture.


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
    adds_salt: bool = False  # the match waits for the salt that I shall add, knowing the commitment


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
    patience: Annotated[int, Meta(ge=1, le=LONGEST_PATIENCE)] | None = 10  # as in `TableInfo`
    hints: bool | None = None  # whether whoever is to act may ask what to do; if not said: the same


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
    adds_salt: bool = False


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
    role: str  # that this seat has first; empty, if it opens none
    names: list[str]  # of the people who sit there
    bots: int  # that do
    free: int  # seats that are open, this one among them
    watch: bool  # whoever asks may look on without a link
    aid: bool  # whether notebooks may work things out


class ReaderLink(Struct, frozen=True):
    """What lets somebody read a finished match: the page is `/t/<table>/review#<token>/<eyes>/<moment>`. Shown once."""

    token: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    adds_salt: bool = False


class HandToBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Id | None = None  # the game's strongest, if not said


class Turn(Struct, frozen=True):
    """Who is to act at a table now."""

    mine: bool  # a seat of the receiver's is
    names: list[str]  # of all people who are; empty: bots are, or nobody


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
    winners: list[int] = []  # seats, when it is over
    mine: list[int] = []  # seats of the receiver's
    turn: Turn | None = None  # of the receiver's own tables that go on, and only by the socket that tells of them


class Tables(Struct, frozen=True):
    tables: list[TableSummary]


class Chapter(Struct, frozen=True):
    title: str
    html: str


GuideTopic = Literal["aim", "components", "setup", "turn", "example", "sight", "tips", "variants"]


class Piece(Struct, frozen=True):
    """Something that lies on the table."""

    picture: str  # by its name, which the face of the game knows
    html: str


class GuideChapter(Struct, frozen=True):
    topic: GuideTopic
    title: str
    html: str
    pieces: list[Piece]  # none but of the components


class Rulebook(Struct, frozen=True):
    """A game's rules as built, each with its number, and a guide to learn them by; HTML without scripts and styles."""

    language: str  # may be English where another one was asked for
    lead: str
    chapters: list[Chapter]
    guide: list[GuideChapter]


class Games(Struct, frozen=True):
    games: list[GameInfo]


# Puzzles: a moment of a match between bots, through the eyes of a seat that can know the answer to a question.


class Puzzles(Struct, frozen=True):
    levels: list[int]  # of each puzzle, from 1, which is easy, to 3


class Suspect(Struct, frozen=True):
    """A possible answer."""

    case: int
    name: Text | None  # None: its spot has a name
    spot: int  # of the board's picture; 0: none


class Posed(Struct, frozen=True):
    """A puzzle, without its answer."""

    table: TableInfo
    spots: list[Spot]
    seat: int  # whose eyes we look through
    items: list[Happened]  # that it has perceived
    now: Now
    question: Text
    suspects: list[Suspect]
    level: int


class Guess(Struct, frozen=True, forbid_unknown_fields=True):
    case: int | None  # None: tell me


class RematchMade(Struct, frozen=True):
    table: str | None  # None: others have to agree first


class Done(Struct, frozen=True):
    """What was wished for is so: from now on, or already."""


class Failure(Struct, frozen=True):
    """What every refused request answers."""

    reason: Reason
    text: str  # one sentence, in English, for whoever writes a client


# The notebook's aid: what a chair can work out from all that it has perceived.


class Case(Struct, frozen=True):
    """One way that it may be, or can no longer be."""

    name: Text | None  # None: its spot has a name
    spot: int  # of the board's picture; 0: none
    share: float  # of all that is possible; 0: excluded
    why: int | None  # it is excluded: the number of the reason in its doubt, from 0
    since: int  # by which of the chair's items; 0: from the start


class Changed(Struct, frozen=True):
    """What the last event did that changed what is possible."""

    since: int  # by which of the chair's items
    gone: int  # possibilities that fell away
    come: int  # and that came in


class Doubt(Struct, frozen=True):
    """Something that is hidden, and all that it may be. Doubts under the same words make a grid."""

    under: Text
    about: Text
    cases: list[Case]
    reasons: list[Text]  # for exclusions; of a case with a spot, `place` and `station` are its name and number
    left: int  # possibilities: places; or, of what hangs together, ways that all of it may be; 0: not counted
    changed: Changed | None


class Aid(Struct, frozen=True):
    items: int  # of the chair, that were taken into account
    doubts: list[Doubt]
    told: dict[int, Text]  # by its number, what each item that excluded something told this chair


class Likely(Struct, frozen=True):
    """One way that it may be, and how likely that is thought to be."""

    name: str
    spot: int  # of the board's picture; 0: none
    share: float


class Opinion(Struct, frozen=True):
    """What somebody thinks of the secret who sees what everybody sees. No knowledge: a notion of how people play."""

    likely: list[Likely]  # the likeliest first; empty: nothing is in doubt


# A hint: what a bot would do in a seat's place, knowing what the seat knows.


class Why(Struct, frozen=True):
    """A fact that speaks for the best action: a figure of it, and of the next best one."""

    kind: Literal["only", "sure", "wins", "saves", "hides", "learns", "mixes", "alike"]
    best: float  # a share, or how many possibilities are left
    other: float
    about: Text | None  # the secret whose possibilities are counted


class Hint(Struct, frozen=True):
    bot: str
    best: int  # an action
    best_value: float | None  # what it is worth of a match; None: the bot does not say
    other: int | None  # the next best; None: there is none
    other_value: float | None
    reasons: list[Why]


class Judged(Struct, frozen=True):
    """What becomes of a guess."""

    right: bool
    answer: int | None  # None: it stays open
    doubt: Doubt  # all that can be known, once the answer is; else the case that was guessed, and why not


# A match that is over, looked at again. A moment is a line of the record: 0 is before the first action.


class Reviewed(Struct, frozen=True):
    """What a chair, or all together, perceived in the whole match."""

    table: TableInfo
    offering: Offering
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


class SeatAccuracy(Struct, frozen=True):
    """How well a seat decided, wherever it had a choice."""

    seat: int
    decisions: int
    accuracy: float | None  # the part of what could be hoped for that a decision kept, on average; None: it had none


class LostChance(Struct, frozen=True):
    """A decision that lost something, from what its seat knew then."""

    seat: int
    moment: int  # at which it was to act
    made: Offer
    best: Offer
    best_value: float  # of a match, by the judge's search: what would have been best
    made_value: float  # and what was done
    turning: bool  # it is among those by which the seat lost most


AnalysisState = Literal["preparing", "working", "done", "failed"]


class Analysis(Struct, frozen=True):
    """A match that is over, judged decision by decision. It is worked out when it is first asked for."""

    state: AnalysisState
    judged: int  # decisions so far
    decisions: int  # in all; 0: not known yet
    seats: list[SeatAccuracy]  # none, until it is done
    lost: list[LostChance]  # by moment


class Suggestion(Struct, frozen=True):
    """What a bot would do, knowing what the seat knew."""

    bot: str
    action: int


class Thoughts(Struct, frozen=True):
    """What a bot makes of a decision, from what the seat knew then."""

    bot: str  # that thought
    of_a_match: bool  # values are shares of a match, 0 … 1
    candidates: list[Candidate]  # the best first
