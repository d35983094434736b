"""A tiny stage: a board made of a few links, figures where a test wants them, and the referee between them.

scene = stage(taxi="1-2-3 3-4", bus="1-4", x=1, figures=[4, 5, 6])
scene.play("to 2", "1 bus 1")

"""

import pytest

from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.games.kompakt import words
from nascondino.games.kompakt.board import board_record
from nascondino.games.kompakt.state import MISTER_X, STARTING, TAXI, UNDERGROUND
from nascondino.games.kompakt.words import LOCALE
from nascondino.parts.stations import StationBoard
from nascondino.testing import networks, scene

ORDINARY = slice(TAXI, UNDERGROUND + 1)
SEED = bytes(32)


def network(taxi="", bus="", underground="", ferry="", *, starts):
    """A board with these lines, written `1-2-3 7-9`."""
    drawn = {"taxi": taxi, "bus": bus, "underground": underground, "ferry": ferry}
    board = networks.network(drawn, covert="ferry", starts={"mister_x": tuple(starts)})
    return StationBoard(board, board_record(board), LOCALE)


class Scene(scene.Scene):
    """What The pocket edition's tests ask."""

    def say(self, seat, notation):
        """What one particular seat does."""
        self.match.play(seat, words.parse(notation, seat))
        return self

    def x_may(self):
        return self.seat_may(self.state.mister_x)

    def figure_may(self, pawn):
        """What can be done with a figure, whoever moves it."""
        every = {notation for seat in self.match.actors for notation in self.seat_may(seat)}
        return sorted(notation.split(" ", 1)[1] for notation in every if notation.startswith(f"{pawn} "))

    def waiting(self):
        """The figures that can move now."""
        return [pawn for pawn in (1, 2, 3) if self.figure_may(pawn)]

    def stand(self, figures):
        """Put the figures wherever they are needed, not only on underground stations."""
        self.state.pawns[1:] = figures
        self.state.phase = STARTING
        return self

    def station(self, pawn):
        return int(self.state.pawns[pawn])

    def tickets(self):
        return self.state.tickets[ORDINARY].tolist()

    def points(self):
        return self.state.points[: self.match.players].tolist()

    def seen_station(self, seat):
        """Where the seat, or with None an onlooker, sees Mister X; 0 is nowhere."""
        return int(self.match.view(seat).pawns[MISTER_X])

    def hand_ended(self):
        """How the last hand ended that did."""
        ends = [text for text in self.told() if text.startswith("hand_ended")]
        return self.match.game.info.reasons[int(ends[-1].rpartition(" ")[2]) - 1] if ends else None


@pytest.fixture(scope="session")
def kompakt():
    return load("kompakt")


@pytest.fixture
def fresh(kompakt):
    """A match on the pocket board of which nothing is drawn yet."""

    def begin(players, **options):
        return Scene(Match(kompakt.setup(players, None, options), seed=SEED, chosen=True))

    return begin


@pytest.fixture
def stage(kompakt):
    """Set a scene at Mister X's first turn. What is given beside board and figures is in the state before he starts."""

    def set_scene(
        taxi,
        bus="",
        underground="",
        ferry="",
        *,
        x,
        figures,
        players=2,
        tickets=None,
        starts=None,
        black_tickets=1,
        **given,
    ):
        board = network(taxi, bus, underground, ferry, starts=starts or [x])
        setup = kompakt.setup(players, board, {"black_tickets": black_tickets})
        scene = Scene(Match(setup, seed=SEED, chosen=True)).play("first 0")
        scene.stand(figures)
        if tickets is not None:
            scene.state.tickets[ORDINARY] = tickets
        for field, value in given.items():
            scene.state[field] = value
        return scene.play(f"start {x}")

    return set_scene
