"""A table where cards fall as a test wants them, and the referee between them.

    scene = stage("bubble 11", "fiddlebottom 52", "zsazsa 0", "x 29")
    scene.round("rialto rialto marco marco", "marco").play("azure: show bubble 0", "yellow: show fiddlebottom 11")

Without a colour before it, an action is that of the first seat, or of chance, that may do it.
"""

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.match import Match, NotAllowed
from nascondino.games import load
from nascondino.games.inkognito import words
from nascondino.games.inkognito.state import MEETING
from nascondino.testing import scene

SEED = bytes(32)
PLACES = {"marco": 1, "rialto": 2, "giorgio": 3, "salute": 4, "sospiri": 5}
FOUR = ("bubble 11", "fiddlebottom 52", "zsazsa 0", "x 29")
COLOURS = words.COLOURS


class Scene(scene.Scene):
    """What Inkognito's tests ask."""

    def found(self, notation):
        colour, _, action = notation.rpartition(": ")
        for seat in (COLOURS.index(colour),) if colour else self.match.actors:
            if seat in self.match.actors and action in self.may(seat):
                return seat, words.parse(action, seat)
        raise NotAllowed(f"nobody may '{notation}' now; seats {self.match.actors} are to act")

    def may(self, seat):
        return self.seat_may(COLOURS.index(seat) if isinstance(seat, str) else seat)

    def kinds(self, seat):
        """The kinds of action that a seat may choose from, and how many of each."""
        found = {}
        for notation in self.may(seat):
            kind = notation.split()[0]
            found[kind] = found.get(kind, 0) + 1
        return found

    def deal(self, *hands):
        self.play(*(f"deal {hand.split()[0]}" for hand in hands))
        return self.play(*(f"deal {hand.split()[1]}" for hand in hands))

    def go(self, places):
        """Places in turn order."""
        return self.play(*(f"place {PLACES[place]}" for place in places.split()))

    def round(self, places, ambassador):
        """A whole round up to its meetings: the agents' places in turn order, and the Ambassador's."""
        laid_first = self.match.players == 5
        return self.go(f"{ambassador} {places}" if laid_first else f"{places} {ambassador}")

    def quiet(self):
        """A round in which nobody meets, since all go to the first place that they have."""
        first = next(place for place in range(1, 6) if self.state.hand[:, place].all())
        for _ in range(5):
            self.match.play(self.match.actors[0], first)
        return self

    def afresh(self):
        """All places are in hand again, and azure starts: for what takes many rounds."""
        self.state.hand[:, 1:] = 1
        self.state.starter = 0
        return self

    def sentences(self, seat):
        say = self.match.game.say
        return [say(words.sentence(event, self.match.board)) for event in self.match.plain_seen(seat)]

    def worlds(self, seat):
        """How many deals are possible for the seat."""
        return len(self.belief(seat).possible())

    def belief(self, seat):
        belief = Belief(self.match.chair(seat))
        belief.update(self.match.seen(seat))
        return belief

    def meeting(self):
        return [COLOURS[seat] for seat in self.match.actors] if self.state.phase == MEETING else []

    def points(self):
        return self.state.points[: self.match.players].tolist()


@pytest.fixture(scope="session")
def inkognito():
    return load("inkognito")


@pytest.fixture
def fresh(inkognito):
    """A match of which nothing is drawn yet."""

    def begin(players, **options):
        return Scene(Match(inkognito.setup(players, chosen=options), seed=SEED, chosen=True))

    return begin


@pytest.fixture
def stage(fresh):
    """A match in which the black cards are dealt so to the agents, in the order of their seats."""

    def set_scene(*hands, players=4, start="azure", **options):
        scene = fresh(players, first_starter="random", **options)
        return scene.play(f"start {start}").deal(*(hands or FOUR))

    return set_scene
