"""What a game provides. `game.py` of a game's folder gathers these names; `kernel.bind` binds templates to it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, cast

from msgspec import Struct

from nascondino.kernel import Record, rule

from .info import Info
from .texts import LANGUAGE

ONLOOKER = -1  # as a seat number in compiled code; None at the Python face
CHANCE = -2

CHANCE_BIT = 1 << 30  # in what `actors` returns; stands alone when set


@rule
def bit(seat: int) -> int:
    """The seat's bit in what `actors` returns. As an int, for a small field would overflow in plain Python."""
    return CHANCE_BIT if seat == CHANCE else 1 << int(seat)


@rule
def acts(actors: int, seat: int) -> bool:
    """Whether the seat's bit is set in what `actors` returned."""
    return actors & bit(seat) != 0


Theme = Literal["light", "dark"]


Lists = Mapping[str, Sequence[str | int]]
"""By name: what is called so by a board or its game, by number."""


class LoadedBoard(Protocol):
    """A board ready to be played on. Views are plain."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def size(self) -> str:
        """Its measure in words, as in `199 stations, 467 links`."""

    @property
    def digest(self) -> str:
        """The same for boards that are the same in play, however they are drawn."""

    @property
    def imprint(self) -> str:
        """The same only for boards that are the same in every word and line: what to remember pictures and texts by."""

    @property
    def own(self) -> str:
        """The file it came from, as a text, if it is a person's own; empty: it is one of the game's."""

    def svg(self, theme: Theme, view: Record | None = None, language: str = LANGUAGE) -> str:
        """A picture, for paper or for night; of a board that is laid out anew in each match, as the view shows it."""

    def svg_without_lines(self, theme: Theme, view: Record | None = None, language: str = LANGUAGE) -> str:
        """For whoever has `facts`: the lines of a transport, which these tell, belong into its group `links-ID`."""

    @property
    def spots_stay(self) -> bool:
        """Whether the spots are the same whatever a view shows: not if the board is laid out anew in each match."""

    def spots(self, view: Record) -> tuple[Spot, ...]:
        """Where things can stand or lie, in the coordinates of the picture: what it draws there has `data-spot`."""

    def facts(self, view: Record | None = None, language: str = LANGUAGE) -> BoardFacts:
        """What the board tells besides how it looks, so that nobody has to read its picture."""

    @property
    def lists(self) -> Lists:
        """What the numbers in offers are called here, for the game's OFFERS to refer to; everybody may know it."""

    @property
    def record(self) -> Any:
        """An array of one Board Record."""


Message = tuple[str, dict[str, str | int]]
"""The id of a text in the game's catalogues, and its arguments."""


class Spot(NamedTuple):
    """A place of the board's picture, by the number that actions and figures refer to."""

    number: int
    x: float
    y: float
    name: str


class Transport(NamedTuple):
    """A kind of way between spots, in the order of the board."""

    id: str
    name: str
    light: str  # its colour by day, as in `#0f2a33`
    dark: str
    on_light: str  # in which letters can be read on it
    on_dark: str
    secret: bool = False  # it is closed to ordinary tickets


class BoardLine(NamedTuple):
    """A way between two spots, as the picture draws it."""

    a: int
    b: int
    by: str  # the id of a transport
    path: str  # from a to b, as SVG path data
    spot: int = 0  # of its own, where its sign stands; 0: none


class Shape(NamedTuple):
    """A part of a drawing: an SVG path, and what it is made of."""

    of: str
    d: str


class BoardCard(NamedTuple):
    """A card that goes with the board: the spots that it names, in order, and what it is worth."""

    number: int
    spots: tuple[int, ...]
    worth: int


class BoardFacts(NamedTuple):
    """A board as data, in the coordinates of its picture, which begin at 0."""

    name: str
    title: str
    digest: str
    size: tuple[float, float]
    radius: float  # of what a spot is drawn as; 0: it is no disc
    spots: tuple[Spot, ...]
    credits: tuple[str, ...]
    licence: str
    transports: tuple[Transport, ...] = ()
    lines: tuple[BoardLine, ...] = ()
    drawings: Mapping[int, tuple[Shape, ...]] = MappingProxyType({})  # by spot, what is painted on it
    cards: tuple[BoardCard, ...] = ()


class Figure(Struct, frozen=True):
    """Something that stands on a spot and is drawn there: a letter or two, and what it is called."""

    spot: int
    mark: str
    seat: int | None  # whose it is; None: nobody's in particular
    name: Message


class Case(NamedTuple):
    """One way that it may be, or can no longer be."""

    name: Message | None  # None: its spot has a name
    spot: int  # of the board's picture, if it is a place there; 0: none
    share: float  # of all that is possible; 0: excluded
    why: Message | None = None  # it is excluded
    since: int = 0  # by which of the perceived events, counted from 1; 0: from the start


class Doubt(NamedTuple):
    """Something that is hidden, and all that it may be. Doubts that are listed under the same words make a grid."""

    under: Message
    about: Message
    cases: list[Case]
    secrets: tuple[int, ...] = (0,)  # the INFO.secrets that it is about


class Facts(NamedTuple):
    """What an offer is, apart from any words: one of the game's OFFERS, and its facts in the order declared there."""

    kind: str
    values: tuple[int, ...] = ()


class Source(NamedTuple):
    """What a text is told, or where a spot is: a fact of the offer, or what a list has at that number."""

    fact: str
    of: str = ""  # the name of the list; empty: the fact itself


class Phrase(NamedTuple):
    """A text of the game's catalogues, and what each of its arguments is."""

    id: str
    arguments: Mapping[str, Source]


class OfferKind(NamedTuple):
    """One kind of offer: its facts, which are numbers, and all that follows from them.

    It is data, so that the terminal and the page make the same words of the same facts.
    """

    facts: tuple[str, ...]
    under: Phrase  # what it is listed under
    text: Phrase  # what sets it apart there
    spot: Source | None = None  # that it is about, so that it can be chosen there; None: nowhere


class InWords(NamedTuple):
    """What a legal action is called, and where it can be chosen."""

    under: Message
    text: Message
    spot: int  # 0: none


class Words(Protocol):
    """How a game is put into words; see each game's words.py.

    Views and events are plain (`Record.plain`), whoever asks: the terminal, the server or a test. Beliefs are Records.
    """

    def notation(self, action: int, seat: int) -> str:
        """The action as records write it, the same on every board."""

    def parse(self, text: str, seat: int) -> int:
        """The action that a notation stands for; ValueError if none."""

    def spoken(self, action: int, seat: int, board: LoadedBoard) -> str:
        """As the notation, but with the board's own words."""

    def situation(self, view: Record, board: LoadedBoard) -> Hashable:
        """All of a view that decides what an action is: the less, the more often what was said before serves again."""

    def facts(self, action: int, situation: Any, board: LoadedBoard) -> Facts:
        """What a legal action is to whoever is offered it in that situation; its words follow by OFFERS."""

    def figures(self, view: Record, board: LoadedBoard) -> list[Figure]:
        """What the view shows on the board, to be drawn on its spots."""

    def sentence(self, event: Record, board: LoadedBoard) -> Message:
        """What happened, as a perceived event tells it."""

    def picture(self, view: Record, board: LoadedBoard, language: str = LANGUAGE) -> str:
        """A view as a board for the terminal."""

    def subject(self, which: int, players: int) -> Message | None:
        """What one of the INFO.secrets is about; None, if so many players have no such secret."""

    def value(self, which: int, value: int, board: LoadedBoard) -> str:
        """A value of a secret, by the number that beliefs give it."""

    def explain(self, belief: Any, which: int, value: int, board: LoadedBoard) -> Message:
        """Why a Belief Record excludes a value, or that it does not; ValueError if there is no such value."""

    def doubts(self, belief: Any, board: LoadedBoard) -> list[Doubt]:
        """What a Belief Record leaves open now, for a notebook; nothing, while nothing is hidden."""


class Way(NamedTuple):
    """Where one kind of way leads from a place."""

    by: Message
    to: list[Spot]


class Comer(NamedTuple):
    """A figure that can come to a place in one move, and by which ways."""

    who: Figure
    by: list[Message]


class Atlas(Protocol):
    """A game's map for whoever asks at a terminal: its atlas.py. A game without ways between places has none.

    Views are plain.
    """

    def places(self, view: Record, board: LoadedBoard) -> Sequence[Spot]:
        """Those of the board's spots where somebody can be, and ways begin."""

    def ways(self, place: int, view: Record, board: LoadedBoard) -> list[Way]:
        """Where one gets to from a place, whoever may go there now."""

    def comers(self, place: int, view: Record, board: LoadedBoard) -> list[Comer]:
        """Who, of the figures that the view shows, can come to a place, with what the view shows of their means."""

    def chart(
        self, around: int, columns: int, rows: int, view: Record, board: LoadedBoard, language: str = LANGUAGE
    ) -> str:
        """The map in characters, with what the view shows on it; if it has no room for all, the part around a place."""


class Rules(Protocol):
    """The compiled half of a game: functions on records. States, views and events come in empty (all zero)."""

    INFO: Info
    Board: type[Record]
    Options: type[Record]
    State: type[Record]
    View: type[Record]
    Event: type[Record]
    Belief: type[Record]
    EVENTS: Mapping[str, tuple[str, ...]]  # the kinds of event, from 1 on, each with the fields it uses
    OFFERS: Mapping[str, OfferKind]  # the kinds of offer, each with its facts and how they are put into words
    CONSTANTS: tuple[str, ...]  # the names of those numbers, or lists, beside them in state.py that the page uses too

    def begin(self, board: Any, options: Any, s: Any) -> None:
        """Set up the first state."""

    def actors(self, board: Any, s: Any) -> int:
        """A bit for each seat that may act now; CHANCE_BIT alone; 0 when the match is over."""

    def legal(self, board: Any, s: Any, seat: int, actions: Any) -> int:
        """Write the seat's legal actions, ascending; return their number."""

    def chance(self, board: Any, s: Any, actions: Any, weights: Any) -> int:
        """Write what chance may do and how likely each is; return their number."""

    def apply(self, board: Any, s: Any, seat: int, action: int, events: Any) -> int:
        """Carry out a legal action; write what happened; return the number of events."""

    def outcome(self, board: Any, s: Any, points: Any) -> int:
        """0 while the match goes on, else its end reason; write each seat's points so far."""

    def side(self, s: Any, seat: int) -> int:
        """Seats of one side share all they see."""

    def role(self, s: Any, seat: int) -> int:
        """The position in INFO.roles of what the seat plays now."""

    def look(self, board: Any, s: Any, seat: int, out: Any) -> None:
        """Write what the seat sees now; the compiler reserves the name `view`."""

    def perceive(self, board: Any, s: Any, seat: int, event: Any, out: Any) -> int:
        """Write the event as the seat perceives it; 0 = not at all.

        `s` is the state after the whole action, so an event names the seats that its secret belongs to.
        """

    def expect(self, board: Any, options: Any, seat: int, belief: Any) -> None:
        """What the seat believes before it has perceived anything."""

    def learn(self, board: Any, belief: Any, event: Any) -> None:
        """Take in one perceived event."""

    def secret(self, board: Any, s: Any, seat: int, which: int) -> int:
        """The value of one of the INFO.secrets in s, as far as the seat's belief tells values apart."""

    def possible(self, board: Any, belief: Any, which: int, value: int) -> bool:
        """Whether that value of the secret agrees with all that was perceived."""

    def sample(self, board: Any, belief: Any, random: Any, s: Any) -> None:
        """Write a state that agrees with all that was perceived."""


UNBOUND = cast(Rules, None)
"""What the global `rules` of a template is until `kernel.bind` puts a game's module there."""
