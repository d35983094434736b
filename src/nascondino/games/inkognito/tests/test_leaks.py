"""Leaks planted one by one into the rules: the laws must catch each of them.

The rules run as plain Python here, with few worlds, for one chair at a time.
"""

from itertools import islice
from random import Random

import pytest

from nascondino.games import load
from nascondino.testing import laws, twins
from nascondino.testing.beliefs import Believers
from nascondino.testing.leaks import LEGAL, TOO_MUCH_POSSIBLE, Leaks
from nascondino.testing.twins import Tally, Twins
from nascondino.testing.walk import Referee, walk

STEPS = 40
ONE_SEAT = 2
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


def hunt(game, seeds, players=4):
    """Hold the laws of twins and beliefs against the first rounds of a few matches, for the second seat.

    Plain Python is slow, so each leak names the seeds of matches in which it comes to light.
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


LEAKS = Leaks(load("inkognito"), hunt, listen)


def who_the_first_is(s, seat):
    return None if seat == 0 else s.identity[0]


def the_second_round(s, seat):
    return s.rounds == 2


def view_shows_what_others_chose(s, seat, out):
    for figure in range(5):
        out.chosen[figure] = s.choices[figure]


def view_shows_the_pairs_of_others(s, seat, out):
    for pair in range(1, 29):
        out.shown[0][pair] = s.shown[0][1] >> pair & 1 or s.shown[2][3] >> pair & 1 or s.shown[0][2] >> pair & 1


def view_shows_the_place_laid_face_down(s, seat, out):
    out.laid = s.laid


def view_tells_half_of_it_in_another_field(s, seat, out):
    out.games = s.identity[0] % 2


def one_less_is_legal_if_the_first_is_a_certain_agent(board, s, seat, actions):
    n = LEAKS.true.legal(board, s, seat, actions)
    return n - 1 if n > 1 and s.identity[0] == 4 else n


def score_by_a_fragment(s, points):
    points[0] += s.fragment[0] % 2


def one_world_is_always_possible(board, belief, which, world):
    return LEAKS.true.possible(board, belief, which, world) or world == 1


def belief_excludes_what_may_be(belief, event):
    if event.kind == LEAKS.kinds["showed"]:
        belief.possible[1:300] = False


PLANTED = LEAKS.gathered(
    LEAKS.revealing("identity", 2, seeds=(2, 0)),
    LEAKS.revealing("fragment", 3, the_second_round, seeds=(2, 0)),
    LEAKS.showing(view_shows_what_others_chose, seeds=(2, 0)),
    LEAKS.showing(view_tells_half_of_it_in_another_field, seeds=(2, 0)),
    LEAKS.showing(view_shows_the_pairs_of_others, seeds=(2,)),
    LEAKS.showing(view_shows_the_place_laid_face_down, seeds=(0,), players=5),
    LEAKS.in_every_event("reason", who_the_first_is),
    *(LEAKS.telling_too_many(kind, field, lambda s, event: ONE_SEAT) for kind, field in HIDDEN.items()),
    LEAKS.replacing(
        "legal actions depend on who another is",
        LEGAL,
        {"seeds": (1,)},
        legal=one_less_is_legal_if_the_first_is_a_certain_agent,
    ),
    LEAKS.calling(lambda s, seats: seats & 0b10 or seats if s.identity[0] % 2 else seats, seeds=(1,)),
    LEAKS.scoring(score_by_a_fragment, seeds=(0,)),
    LEAKS.replacing(
        "belief holds too much for possible",
        TOO_MUCH_POSSIBLE,
        {"seeds": (0,)},
        possible=one_world_is_always_possible,
    ),
    LEAKS.excluding(belief_excludes_what_may_be, seeds=(2,)),
)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(LEAKS.unaltered, seeds=(0,))
    listen(LEAKS.unaltered)


@pytest.mark.parametrize("leak", PLANTED, ids=str)
def test_a_planted_leak_is_caught(leak):
    leak.must_be_caught()
