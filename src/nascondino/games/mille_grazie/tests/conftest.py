"""A stage: nobles, orders and compasses where a test wants them, and the referee between them.

scene = stage(players=3, at={0: "Venezia"}, hands={0: ["Venezia-Genova"]})
scene.ambush("X", "V").play("alone", "V")
"""

from pathlib import Path

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.games.mille_grazie import words
from nascondino.games.mille_grazie.board import MilleGrazieBoard, board_record, check
from nascondino.games.mille_grazie.board_file import BoardFile, City, Order, Road
from nascondino.games.mille_grazie.state import DISCARDS, HELD, MAP, PILE
from nascondino.testing import scene

SEED = bytes(32)
MOST_DRAWS = 100
TINY = str(Path(__file__).parent / "tiny.json")


def network(roads, orders):
    """A map of these roads, written `A green Asti-Bari`, and these orders, written `Asti-Bari 3`."""
    lines = [line.split() for line in roads]
    ends = [line[2].split("-") for line in lines]
    cities = sorted({city for pair in ends for city in pair})
    cards = [(*text.split()[0].split("-"), int(text.split()[1])) for text in orders]
    board = BoardFile(
        format=1,
        id="tiny",
        title="Tiny",
        licence="CC0-1.0",
        credits=(),
        size=(100, 100),
        radius=1,
        ground="land",
        cities=tuple(City(name, 1, 1) for name in cities),
        roads=tuple(
            Road(letter, f"Via {letter}", a, b, colour) for (letter, colour, _), (a, b) in zip(lines, ends, strict=True)
        ),
        orders=tuple(Order(*card) for card in cards),
    )
    check(board)
    return MilleGrazieBoard(board, board_record(board))


class Scene(scene.Scene):
    """Cards may be called by their cities: `card Milano-Genova`."""

    # What is done.

    def ambush(self, *notations):
        """The brigands' compasses, in the order of their seats; they need not come in that order."""
        seats = list(self.match.actors)
        for seat, notation in zip(seats, notations, strict=True):
            self.match.play(seat, words.parse(notation, seat))
        return self

    def set_compass(self, seat, notation):
        self.match.play(seat, words.parse(notation, seat))
        return self

    def found(self, notation):
        return super().found(self._numbered(notation))

    def _numbered(self, notation):
        word, _, name = notation.partition(" ")
        return f"{word} {self.card(name)}" if "-" in name else notation

    def card(self, name, but=()):
        """The number of a card, by its cities."""
        first, destination = name.split("-")
        return next(
            n
            for n, order in enumerate(self.board.file.orders, 1)
            if (order.first, order.destination) == (first, destination) and n not in but
        )

    # What is the case.

    @property
    def board(self):
        return self.match.board

    def may(self, seat=None):
        """What a seat, by default the one to act, may do."""
        seat = self.match.actors[0] if seat is None else seat
        return self.seat_may(seat)

    def at(self, seat):
        return self.board.city(int(self.state.cities[seat]))

    def orders(self, where):
        return sorted(
            self.board.order_between(card)
            for card in range(1, len(self.board.file.orders) + 1)
            if self.state.where[card] == where
        )

    def hand(self, seat):
        return self.orders(HELD + seat)

    def on_the_map(self):
        return self.orders(MAP)

    def discards(self):
        return self.orders(DISCARDS)

    def pile(self):
        return self.orders(PILE)

    def points(self):
        return self.state.points[: self.match.players].tolist()

    def noble(self):
        return int(self.state.noble)

    def draw_any(self):
        """Let chance do its first choice until somebody else is to act; that takes only so long."""
        for _ in range(MOST_DRAWS):
            if self.match.actors != (CHANCE,):
                return self
            self.match.play(CHANCE, self.match.legal(CHANCE)[0])
        raise AssertionError("chance goes on drawing")


@pytest.fixture(scope="session")
def mille_grazie():
    return load("mille_grazie")


@pytest.fixture
def fresh(mille_grazie):
    """A match of which nothing is drawn yet."""

    def begin(players, board=None, **options):
        return Scene(Match(mille_grazie.setup(players, board, options), seed=SEED, chosen=True))

    return begin


@pytest.fixture
def stage(fresh):
    """A match whose brigands are about to hide. What is given is so; the rest of the orders is in the pile."""

    def set_scene(players=3, board=None, *, at=(), hands=(), on_the_map=(), discards=(), points=(), **options):
        scene = fresh(players, board, **options).play("noble 0").draw_any()
        state = scene.state
        state.where[:] = PILE
        for seat, city in dict(at).items():
            state.cities[seat] = [known.name for known in scene.board.file.cities].index(city) + 1
        places = {HELD + seat: cards for seat, cards in dict(hands).items()} | {MAP: on_the_map, DISCARDS: discards}
        taken = []
        for where, names in places.items():
            for name in names:
                taken.append(scene.card(name, but=taken))
                state.where[taken[-1]] = where
        for seat, score in dict(points).items():
            state.points[seat] = score
        return scene

    return set_scene


@pytest.fixture
def country():
    """Make a map of roads and orders."""
    return network
