"""A stage: tiles where a test wants them, pawns on them, and the referee between them.

    scene = stage("ABCDEF", pawns=[2, 7], x=9)
    scene.play("roll 2 1 0", "1 taxi 1", …)

Tiles lie in reading order, three to a row. What a test gives beside that is written into the state once all have
hidden. `plain` is a board on which every place is a stop of taxis only, but for what is said.
"""

import msgspec
import pytest

from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.games.dice import words
from nascondino.games.dice.board import DiceBoard, board_record, load_board
from nascondino.games.dice.board_file import Side, Street
from nascondino.games.dice.state import HIDING, TRANSPORTS
from nascondino.testing import scene

SEED = bytes(32)


class Scene(scene.Scene):
    """What The dice game's tests ask."""

    def may(self, beginning=""):
        """What can be done now by whoever is to act."""
        every = [notation for seat in self.match.actors for notation in self.seat_may(seat)]
        return [notation for notation in every if notation.startswith(beginning)]

    def goes(self, beginning):
        """The places that actions which begin so lead to."""
        return [int(notation.split()[-1]) for notation in self.may(beginning + " ")]

    def outcomes(self):
        """What chance may do, with its weights."""
        actions, weights = self.match._outcomes()
        return {words.notation(action, -2): weight for action, weight in zip(actions, weights, strict=True)}

    def turn(self, face, place):
        """The detective in turn rolls nothing but this face and goes there with it; with None he stays."""
        held = int(self.state.held)
        roll = [held if face == number else 0 for number in TRANSPORTS]
        self.play("roll {} {} {}".format(*roll))
        pawn = self.in_turn()
        name = words.HOW_WORDS.get(face)
        return self.play(f"{pawn} stays" if place is None else f"{pawn} {name} {place}")

    def in_turn(self):
        return int(self.may()[0].split()[0])

    def round(self, *flights):
        """All detectives roll X and stay, then Mister X acts."""
        for _ in range(self.state.detectives):
            self.turn(None, None)
        return self.play(*flights)

    def rounds(self, count):
        """Rounds in which everybody stays."""
        for _ in range(count):
            self.round("pass")
        return self

    def place(self, pawn):
        return int(self.state.pawns[pawn])

    def used(self):
        return self.state.used[list(TRANSPORTS)].tolist()

    def dice(self):
        """In hand, used, in the supply."""
        return int(self.state.held), int(self.state.used.sum()), int(self.state.supply)


@pytest.fixture(scope="session")
def dice():
    return load("dice")


@pytest.fixture(scope="session")
def tiles():
    return load_board("dice")


def plain(tiles, stops=None, streets=(), lanes=()):
    """Our tiles, but with these stops only: taxis stop everywhere. Streets and lanes are those of both sides."""
    file = tiles.file
    changed = tuple(
        _plain_tile(tile, range(4 * i + 1, 4 * i + 5), stops or {}, streets, lanes) for i, tile in enumerate(file.tiles)
    )
    file = msgspec.structs.replace(file, tiles=changed)
    return DiceBoard(file, board_record(file))


def _plain_tile(tile, places, stops, streets, lanes):
    side = Side(
        stops=tuple(("taxi", *stops.get(place, ())) for place in places),
        streets=tuple(Street(*street) for street in streets if street[0] in places),
        lanes=tuple(lane for lane in lanes if lane[0] in places),
    )
    return msgspec.structs.replace(tile, dark=side, light=side)


@pytest.fixture
def stage(dice, tiles):
    """Set a scene on our tiles, or on `board`."""

    def set_scene(
        layout="ABCDEF", *, pawns, x, board=None, players=None, mister_x=0, turned="", options=None, **given
    ):
        players = players or len(pawns) + 1
        options = {"mister_x": mister_x, "tiles": "expert" if turned else "standard", **(options or {})}
        match = Match(dice.setup(players, board or tiles, options), seed=SEED, chosen=True)
        scene = Scene(match)
        _lay(scene.state, layout, turned)
        scene.state.pawns[1 : 1 + len(pawns)] = pawns
        scene.state.phase = HIDING
        scene.play(f"place {x}")
        for field, value in given.items():
            scene.state[field] = value
        return scene

    return set_scene


def _lay(state, layout, turned):
    for slot, letter in enumerate(layout, 1):
        tile = "ABCDEFGHI".index(letter) + 1
        state.layout[slot], state.slots[tile] = tile, slot
        state.light[tile] = letter in turned


@pytest.fixture
def fresh(dice, tiles):
    """A match of which no tile is laid yet."""

    def begin(players, board=None, **options):
        return Scene(Match(dice.setup(players, board or tiles, options), seed=SEED, chosen=True))

    return begin


@pytest.fixture
def streets(tiles):
    """`plain`, with our tiles at hand."""

    def make(stops=None, streets=(), lanes=()):
        return plain(tiles, stops, streets, lanes)

    return make
