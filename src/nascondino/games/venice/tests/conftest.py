"""A tiny stage: a board made of a few links, pawns where a test wants them, and the referee between them.

scene = stage(gondola="1-2-3 3-4", motorboat="1-4", x=1, seekers=[4, 5, 6, 7])
scene.play("gondola 2", "1 motorboat 1")
"""

import msgspec
import pytest

from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.games.venice.board import NEEDS, board_record
from nascondino.games.venice.state import GONDOLA, JET_SKI, MISTER_X
from nascondino.games.venice.words import LOCALE
from nascondino.parts.boards import check
from nascondino.parts.stations import StationBoard
from nascondino.testing import networks, scene

ORDINARY = slice(GONDOLA, JET_SKI + 1)
SEED = bytes(32)


def network(gondola="", motorboat="", jet_ski="", vaporetto="", *, x, seekers):
    """A board with these lines, written `1-2-3 7-9`; its start tiles are the stations that the scene needs."""
    drawn = {"gondola": gondola, "motorboat": motorboat, "jet_ski": jet_ski, "vaporetto": vaporetto}
    file = networks.network(drawn, covert="vaporetto", starts={"mister_x": (x,)})
    spare = [station.id for station in file.stations if station.id not in (x, *seekers)]
    starts = {"mister_x": (x,), "detectives": (*seekers, *spare[: 5 - len(seekers)])}
    board = msgspec.structs.replace(file, starts=starts, ground="water")
    check(board, NEEDS)
    return StationBoard(board, board_record(board), LOCALE)


class Scene(scene.Scene):
    """What Venice's tests ask."""

    def x_may(self):
        return self.seat_may(self.state.mister_x)

    def pawn_may(self, pawn):
        """What can be done with a seeker's pawn, whoever moves it."""
        every = {notation for seat in self.match.actors for notation in self.seat_may(seat)}
        return sorted(notation.split(" ", 1)[1] for notation in every if notation.startswith(f"{pawn} "))

    def waiting(self):
        """The pawns that can move now."""
        return [pawn for pawn in range(1, self.state.seekers + 1) if self.pawn_may(pawn)]

    def round(self, *flights):
        """Mister X's actions, then every seeker goes to the other station of its pair (see `long_walk`)."""
        self.play(*flights)
        for pawn in self.waiting():
            here = self.station(pawn)
            there = here + 1 if here % 2 else here - 1
            self.play(next(f"{pawn} {way}" for way in self.pawn_may(pawn) if way.endswith(f" {there}")))
        return self

    def rounds(self, count):
        """Rounds in which Mister X goes to and fro by gondola."""
        for _ in range(count):
            self.round("gondola 2" if self.station(MISTER_X) == 1 else "gondola 1")
        return self

    def station(self, pawn):
        return int(self.state.pawns[pawn])

    def supply(self):
        return self.state.supply[ORDINARY].tolist()

    def tickets(self, pawn):
        return self.state.tickets[pawn][ORDINARY].tolist()


@pytest.fixture(scope="session")
def venice():
    return load("venice")


@pytest.fixture
def stage(venice):
    """Set a scene. What is given beside board and pawns is in the state before the first tile is drawn."""

    def set_scene(
        gondola, motorboat="", jet_ski="", vaporetto="",
        *, x, seekers, players=5, mister_x=0, stuck_rule="detectives", tickets=None, supply=None, **given,
    ):  # fmt: skip
        board = network(gondola, motorboat, jet_ski, vaporetto, x=x, seekers=seekers)
        options = {"mister_x": mister_x, "stuck_rule": stuck_rule}
        scene = Scene(Match(venice.setup(players, board, options), seed=SEED, chosen=True))
        for pawn, held in (tickets or {}).items():
            scene.state.tickets[pawn][ORDINARY] = held
        if supply is not None:
            scene.state.supply[ORDINARY] = supply
        for field, value in given.items():
            scene.state[field] = value
        return scene.play(*(f"tile {station}" for station in (*seekers, x)))

    return set_scene


PAIRS = "3-4 5-6 7-8 9-10 11-12"


@pytest.fixture
def long_walk(stage):
    """Mister X between 1 and 2, each seeker between two stations that all transports join: it lasts 22 rounds."""

    def set_scene(players=5, **given):
        seekers = [3, 5, 7, 9, 11][: 5 if players == 6 else 4]
        return stage(
            "1-2 2-12 4-5 6-7 8-9 10-11 " + PAIRS, PAIRS, PAIRS, "1-12", x=1, seekers=seekers, players=players, **given
        )

    return set_scene


@pytest.fixture
def fresh(venice):
    """A match on a real board of which no tile is drawn yet."""

    def begin(players, board="london", **options):
        return Scene(Match(venice.setup(players, venice.board(board), options), seed=SEED, chosen=True))

    return begin
