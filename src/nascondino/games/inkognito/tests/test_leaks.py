"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions, the points. The rules run as plain Python here, with few worlds, for one chair at a time.
"""

from itertools import islice
from random import Random
from types import ModuleType

import pytest

from nascondino.engine.game import Game
from nascondino.games import load
from nascondino.testing import laws, twins
from nascondino.testing.beliefs import Believers
from nascondino.testing.broken import Broken
from nascondino.testing.twins import Tally, Twins
from nascondino.testing.walk import Referee, walk

inkognito = load("inkognito").module
KINDS = {name: kind for kind, name in enumerate(inkognito.EVENTS, 1)}
ONLOOKER = -1
STEPS = 40
HIDDEN = {"dealt": "card", "laid": "place", "chosen": "choice", "showed": "other", "confided": "card",
          "answered": "card", "looked": "card"}  # fmt: skip


@pytest.fixture(autouse=True)
def small_bags(monkeypatch):
    monkeypatch.setattr(twins, "MOST", 40)


def leaky(**planted):
    """Inkognito with some of its functions replaced."""
    module = ModuleType("leaky")
    vars(module).update(vars(inkognito))
    vars(module).update(planted)
    module.__file__ = inkognito.__file__
    return Game(module, compiled=False)


class OneChair(Referee):
    """A referee who looks after one chair only."""

    chair = 1

    @property
    def chairs(self):
        return (self.chair,)


def hunt(game, *seeds, players=4):
    """Hold the laws of twins and beliefs against the first rounds of a few matches, for the second seat.

    Plain Python is slow, so each test names the seeds of matches in which its leak comes to light.
    """
    for seed in seeds:
        random = Random(seed)
        referee = OneChair(game.setup(players))
        bag, believers = Twins(referee, OneChair.chair, referee.begin()), Believers(referee, random)
        for happened in islice(walk(referee, random, STEPS), STEPS):
            bag.follow(happened, random, Tally())
            believers.follow(happened, [bag])


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (3, 4, 5):
        laws.check_audiences(game, game.board(), players, matches=5)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(leaky(), 0)
    listen(leaky())


# The view.


def view_shows_who_another_is(board, s, seat, out):
    inkognito.look(board, s, seat, out)
    out.identity[2] = s.identity[2]


def view_shows_a_fragment_once(board, s, seat, out):
    inkognito.look(board, s, seat, out)
    if s.rounds == 2:
        out.fragment[3] = s.fragment[3]


def view_shows_what_others_chose(board, s, seat, out):
    inkognito.look(board, s, seat, out)
    for figure in range(5):
        out.chosen[figure] = s.choices[figure]


def view_shows_the_pairs_of_others(board, s, seat, out):
    inkognito.look(board, s, seat, out)
    for pair in range(1, 29):
        out.shown[0][pair] = s.shown[0][1] >> pair & 1 or s.shown[2][3] >> pair & 1 or s.shown[0][2] >> pair & 1


def view_tells_half_of_it_in_another_field(board, s, seat, out):
    inkognito.look(board, s, seat, out)
    out.games = s.identity[0] % 2


VIEWS = [
    view_shows_who_another_is,
    view_shows_a_fragment_once,
    view_shows_what_others_chose,
    view_tells_half_of_it_in_another_field,
]


@pytest.mark.parametrize("look", VIEWS, ids=lambda look: look.__name__)
def test_a_view_that_leaks_is_caught(look):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=look), 2, 0)


def test_a_view_that_shows_the_pairs_of_others_is_caught():
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=view_shows_the_pairs_of_others), 2)


def test_a_view_that_shows_the_place_laid_face_down_is_caught():
    def look(board, s, seat, out):
        inkognito.look(board, s, seat, out)
        out.laid = s.laid

    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=look), 0, players=5)


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_carries_a_hint_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = inkognito.perceive(board, s, seat, event, out)
        if event.kind == KINDS[name] and seat != 0:
            out.reason += 1 + s.identity[0] % 2
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_is_told_only_sometimes_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = inkognito.perceive(board, s, seat, event, out)
        return 0 if event.kind == KINDS[name] and (s.identity[0] + seat) % 2 == 0 else told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("name", HIDDEN)
@pytest.mark.parametrize("told_to", ["everyone", "onlookers", "one seat"])
def test_a_secret_told_to_too_many_is_caught_by_the_table(name, told_to):
    def perceive(board, s, seat, event, out):
        told = inkognito.perceive(board, s, seat, event, out)
        hears = {"everyone": True, "onlookers": seat == ONLOOKER, "one seat": seat == 2}[told_to]
        if event.kind == KINDS[name] and hears:
            out[HIDDEN[name]] = event[HIDDEN[name]]
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


# Who acts, what may be done, and the points.


def test_legal_actions_that_depend_on_who_another_is_are_caught():
    def legal(board, s, seat, actions):
        n = inkognito.legal(board, s, seat, actions)
        return n - 1 if n > 1 and s.identity[0] == 4 else n

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(leaky(legal=legal), 1)


def test_actors_that_depend_on_who_another_is_are_caught():
    def actors(board, s):
        seats = inkognito.actors(board, s)
        return seats & 0b10 or seats if s.identity[0] % 2 else seats

    with pytest.raises(Broken, match="list of actors"):
        hunt(leaky(actors=actors), 1)


def test_points_that_depend_on_who_another_is_are_caught():
    def outcome(board, s, points):
        reason = inkognito.outcome(board, s, points)
        points[0] += s.fragment[0] % 2
        return reason

    with pytest.raises(Broken, match="outcome"):
        hunt(leaky(outcome=outcome), 0)


# Beliefs that claim too much or too little.


def test_a_belief_that_holds_too_much_for_possible_is_caught():
    def possible(board, belief, which, world):
        return inkognito.possible(board, belief, which, world) or world == 1

    with pytest.raises(Broken, match=r"not exact: \[1\] too many"):
        hunt(leaky(possible=possible), 0)


def test_a_belief_that_excludes_what_may_be_is_caught():
    def learn(board, belief, event):
        inkognito.learn(board, belief, event)
        if event.kind == KINDS["showed"]:
            belief.possible[1:300] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn), 2)
