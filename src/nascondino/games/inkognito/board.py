"""Inkognito, the card game: there is no board, only five places. A file names them and says what is on their cards."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal
from xml.sax.saxutils import escape

from msgspec import Meta

from nascondino.engine import contract
from nascondino.engine.contract import BoardFacts, Lists, Spot, Theme
from nascondino.engine.texts import LANGUAGE
from nascondino.parts import ornaments
from nascondino.parts.board_file import AnyBoardFile, Outline, Part, Point, Text
from nascondino.parts.boards import BoardError, FileBoard, read_as, title_in
from nascondino.parts.curves import number
from nascondino.parts.drawing import frame, group
from nascondino.parts.drawing_style import COLOURS, plain_sheet

from . import state
from .info import INFO
from .state import CALLS, CARD_WORDS, HALF_WORDS, PLACES, Board

DATA = Path(__file__).parent / "data"
LOCALE = Path(__file__).parent / "locale"


class Shape(Part, frozen=True):
    """A part of a picture, which is 100 wide and 110 high: an SVG path, and what it is made of."""

    of: Literal["sky", "water", "stone", "pale", "dark", "accent", "line"]
    d: Outline


class Place(Part, frozen=True):
    name: Annotated[Text, Meta(min_length=1)]
    picture: tuple[Shape, ...] = ()


class PlacesFile(AnyBoardFile, frozen=True):
    places: tuple[Place, ...]


class InkognitoBoard(FileBoard[PlacesFile]):
    """The places, ready to be visited, and the file they came from, which knows their names."""

    @property
    def size(self) -> str:
        return f"{len(self.file.places)} places"

    @property
    def digest(self) -> str:
        """In play any five places are the same, whatever they are called."""
        return hashlib.sha256(f"{INFO.id} {len(self.file.places)}".encode()).hexdigest()

    def svg(self, theme: Theme, view: Any = None, language: str = LANGUAGE) -> str:
        return "\n".join(_table(self.file, theme))

    def spots(self, view: Any) -> tuple[Spot, ...]:
        """The middles of the cards."""
        return tuple(Spot(n, *_middle(n), place.name) for n, place in enumerate(self.file.places, 1))

    @functools.cached_property
    def lists(self) -> Lists:
        """By number of a place, a card, a black card, a figure, or a call."""
        return {
            "places": ("", *(place.name for place in self.file.places)),
            "cards": CARD_WORDS,
            "halves": HALF_WORDS,
            "colours": state.COLOURS,
            "calls": tuple(called(number) for number in range(len(CALLS))),
        }

    def facts(self, view: Any = None, language: str = LANGUAGE) -> BoardFacts:
        return BoardFacts(
            name=self.name,
            title=title_in(self.file, LOCALE, language),
            digest=self.digest,
            size=SIZE,
            radius=0,
            spots=self.spots(view),
            credits=self.file.credits,
            licence=self.file.licence,
            drawings={n: _shapes(place) for n, place in enumerate(self.file.places, 1)},
        )


def called(number: int) -> str:
    """A telephone number, 1 … 24, as its fragments: `52-11-0-29`."""
    return "-".join(CARD_WORDS[card] for card in CALLS[number])


def load_board(source: str) -> InkognitoBoard:
    """A board by name, or by the path of a file."""
    return _load(DATA / f"{source}.json" if source in INFO.boards else Path(source))


@functools.cache
def _load(path: Path) -> InkognitoBoard:
    file = read_as(path, PlacesFile, _check)
    boards = Board.array(1)
    boards[0].places = len(file.places)
    return InkognitoBoard(file, boards)


def _check(file: PlacesFile) -> None:
    """I-2: five places, which can be told apart."""
    if len(file.places) != PLACES - 1:
        raise BoardError.at("$.places", f"there must be {PLACES - 1} places, not {len(file.places)}")
    names = [place.name.casefold() for place in file.places]
    for n, name in enumerate(names):
        if name in names[:n]:
            raise BoardError.at(f"$.places[{n}].name", f"another place is called {file.places[n].name} too")


# The picture: five cards on a carnival table.

SIZE = (1500, 800)
CARD = (250, 384)
DIAMOND = (50, 80)
ROW = 462  # where the middle of the third card is
SPREAD = 276  # from card to card
TURN = 2.4  # degrees by which each card leans more than its neighbour
WHOLE = "M0 0H100V110H0Z"  # the outline of a picture
DROP = 9  # how much lower the outer cards lie

CLOTH = {
    "cloth": {"light": "#dcd2e6", "dark": "#1d1730"},
    "diamond": {"light": "#d0c3de", "dark": "#251d3d"},
    "accent": {"light": "#6a3f92", "dark": "#b68be0"},
    "card": {"light": "#fbf8f0", "dark": "#1a1d24"},
    "sky": {"light": "#e9e2ee", "dark": "#221b38"},
    "stone": {"light": "#e6d6b4", "dark": "#57503f"},
    "pale": {"light": "#fbf3df", "dark": "#e3cf94"},
    "shade": {"light": "#3d3350", "dark": "#0d0f14"},
}
STYLE = (
    ".board .cloth { fill: var(--cloth) }",
    ".board path.diamond { fill: var(--diamond) }",
    ".board .card rect { fill: var(--card); stroke: var(--quiet-ink); stroke-width: 1.5 }",
    ".board .card .shadow { fill: var(--shade); fill-opacity: 0.25; stroke: none }",
    ".board .card .rim { fill: none; stroke: var(--accent); stroke-width: 1.2 }",
    ".board .card .sky { fill: var(--sky); stroke: none }",
    ".board .card path { stroke: var(--ink); stroke-width: 0.7 }",
    ".board .card path.water { fill: var(--water) }",
    ".board .card path.stone { fill: var(--stone) }",
    ".board .card path.pale { fill: var(--pale) }",
    ".board .card path.dark { fill: var(--shade) }",
    ".board .card path.accent { fill: var(--accent) }",
    ".board .card path.line { fill: none }",
    ".board .card text { fill: var(--ink) }",
    ".board .card .number { fill: var(--accent); font-weight: 600 }",
)


def _table(file: PlacesFile, theme: Theme) -> Iterator[str]:
    width, height = SIZE
    shades = {name: shade[theme] for name, shade in (COLOURS | CLOTH).items()}
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="board {theme}" role="img">'
    yield f"<title>{escape(file.title)}</title>"
    yield f"<style>\n{plain_sheet(shades, STYLE)}\n</style>"
    yield f'<rect class="cloth" width="{width}" height="{height}"/>'
    yield from group("harlequin", _harlequin())
    for n, place in enumerate(file.places, 1):
        yield from _card(n, place)
    yield from group("ornaments", _title(file.title))
    yield from group("frame", frame(SIZE, (*file.credits, file.licence)))
    yield "</svg>\n"


def _harlequin() -> Iterator[str]:
    """The diamonds of a harlequin's coat, in one path."""
    (width, height), (half, high) = SIZE, (DIAMOND[0] / 2, DIAMOND[1] / 2)
    corners = (
        f"M{x} {y}l{number(half)} {number(high)} {number(-half)} {number(high)} {number(-half)} {number(-high)}Z"
        for y in range(0, height, DIAMOND[1])
        for x in range(0, width + DIAMOND[0], DIAMOND[0])
    )
    yield f'<path class="diamond" d="{"".join(corners)}"/>'


def _title(text: str) -> Iterator[str]:
    yield f'<g transform="translate({SIZE[0] / 2:g} 132)">'
    yield from ornaments.title(text, 500)
    yield "</g>"


def _middle(n: int) -> Point:
    """Where the middle of a card is: they lie in a bow."""
    off = n - PLACES / 2
    return SIZE[0] / 2 + off * SPREAD, ROW + abs(off) * DROP


def _card(n: int, place: Place) -> Iterator[str]:
    """A place card: its picture, its name, and the number by which it is played in two corners."""
    width, height = CARD
    x, y = map(number, _middle(n))
    turned = number((n - PLACES / 2) * TURN)
    yield f'<g class="card" id="place-{n}" data-spot="{n}" transform="translate({x} {y}) rotate({turned})">'
    yield f'<g transform="translate({number(-width / 2)} {number(-height / 2)})">'
    yield f'<rect class="shadow" x="5" y="8" width="{width}" height="{height}" rx="16"/>'
    yield f'<rect width="{width}" height="{height}" rx="16"/>'
    yield f'<rect class="rim" x="9" y="9" width="{width - 18}" height="{height - 18}" rx="10"/>'
    yield from _picture(place)
    size = min(26, 1.55 * width / len(place.name))
    yield f'<text x="{width / 2:g}" y="{height - 56}" font-size="{number(size)}">{escape(place.name)}</text>'
    for turned in ("", f' transform="rotate(180 {width / 2:g} {height / 2:g})"'):
        yield f'<text class="number" x="30" y="40" font-size="24"{turned}>{n}</text>'
    yield "</g></g>"


def _picture(place: Place) -> Iterator[str]:
    first, *others = (f'<path class="{shape.of}" d="{shape.d}"/>' for shape in _shapes(place))
    yield f'<g transform="translate(25 50) scale(2)">{first}'
    yield from others[:-1]
    yield f"{others[-1]}</g>"


def _shapes(place: Place) -> tuple[contract.Shape, ...]:
    """All that is painted: the sky, what is under it, and a line around both."""
    painted = (contract.Shape(shape.of, shape.d) for shape in place.picture)
    return contract.Shape("sky", WHOLE), *painted, contract.Shape("line", WHOLE)
