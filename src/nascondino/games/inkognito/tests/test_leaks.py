"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions, the points. The rules run as plain Python here, with few worlds, for one chair at a time.
"""

from itertools import islice
from random import Random

import pytest

from nascondino.games import load
from nascondino.testing import laws, twins
from nascondino.testing.beliefs import Believers
from nascondino.testing.broken import Broken
from nascondino.testing.leaks import Leaks
from nascondino.testing.twins import Tally, Twins
from nascondino.testing.walk import Referee, walk

LEAKS = Leaks(load("inkognito"))
STEPS = 40
HIDDEN = {"dealt": "card", "laid": "place", "chosen": "choice", "showed": "other", "confided": "card",
          "answered": "card", "looked": "card"}  # fmt: skip


@pytest.fixture(autouse=True)
def small_bags(monkeypatch):
    monkeypatch.setattr(twins, "MOST", 40)


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
    hunt(LEAKS.planted(), 0)
    listen(LEAKS.planted())


# The view.


def view_shows_who_another_is(s, seat, out):
    out.identity[2] = s.identity[2]


def view_shows_a_fragment_once(s, seat, out):
    if s.rounds == 2:
        out.fragment[3] = s.fragment[3]


def view_shows_what_others_chose(s, seat, out):
    for figure in range(5):
        out.chosen[figure] = s.choices[figure]


def view_shows_the_pairs_of_others(s, seat, out):
    for pair in range(1, 29):
        out.shown[0][pair] = s.shown[0][1] >> pair & 1 or s.shown[2][3] >> pair & 1 or s.shown[0][2] >> pair & 1


def view_tells_half_of_it_in_another_field(s, seat, out):
    out.games = s.identity[0] % 2


VIEWS = [
    view_shows_who_another_is,
    view_shows_a_fragment_once,
    view_shows_what_others_chose,
    view_tells_half_of_it_in_another_field,
]


@pytest.mark.parametrize("show", VIEWS, ids=lambda show: show.__name__)
def test_a_view_that_leaks_is_caught(show):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(LEAKS.showing(show), 2, 0)


def test_a_view_that_shows_the_pairs_of_others_is_caught():
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(LEAKS.showing(view_shows_the_pairs_of_others), 2)


def test_a_view_that_shows_the_place_laid_face_down_is_caught():
    def show(s, seat, out):
        out.laid = s.laid

    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(LEAKS.showing(show), 0, players=5)


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_carries_a_hint_is_caught(kind):
    game = LEAKS.hinting(kind, "reason", lambda s, seat, event: seat != 0 and 1 + s.identity[0] % 2)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_is_told_only_sometimes_is_caught(kind):
    game = LEAKS.hushing(kind, lambda s, seat: (s.identity[0] + seat) % 2 == 0)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


@pytest.mark.parametrize("kind", HIDDEN)
@pytest.mark.parametrize("hearers", [{0, 1, 2, 3, 4, -1}, {-1}, {2}], ids=["everyone", "onlookers", "one seat"])
def test_a_secret_told_to_too_many_is_caught_by_the_table(kind, hearers):
    game = LEAKS.telling(kind, HIDDEN[kind], lambda s, seat, event: seat in hearers)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


# Who acts, what may be done, and the points.


def test_legal_actions_that_depend_on_who_another_is_are_caught():
    def legal(board, s, seat, actions):
        n = LEAKS.true.legal(board, s, seat, actions)
        return n - 1 if n > 1 and s.identity[0] == 4 else n

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(LEAKS.planted(legal=legal), 1)


def test_actors_that_depend_on_who_another_is_are_caught():
    game = LEAKS.calling(lambda s, seats: seats & 0b10 or seats if s.identity[0] % 2 else seats)

    with pytest.raises(Broken, match="list of actors"):
        hunt(game, 1)


def test_points_that_depend_on_who_another_is_are_caught():
    def score(s, points):
        points[0] += s.fragment[0] % 2

    with pytest.raises(Broken, match="outcome"):
        hunt(LEAKS.scoring(score), 0)


# Beliefs that claim too much or too little.


def test_a_belief_that_holds_too_much_for_possible_is_caught():
    def possible(board, belief, which, world):
        return LEAKS.true.possible(board, belief, which, world) or world == 1

    with pytest.raises(Broken, match=r"not exact: \[1\] too many"):
        hunt(LEAKS.planted(possible=possible), 0)


def test_a_belief_that_excludes_what_may_be_is_caught():
    def exclude(belief, event):
        if event.kind == LEAKS.kinds["showed"]:
            belief.possible[1:300] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(LEAKS.learning(exclude), 2)
