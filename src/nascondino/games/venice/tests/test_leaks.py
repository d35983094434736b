"""Leaks planted one by one into the rules: the laws must catch each of them.

The rules run as plain Python here, on a tiny board.
"""

from pathlib import Path

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.leaks import Leaks, onlookers

TINY = str(Path(__file__).parent / "tiny.json")
X = 0  # Mister X's pawn, and in these matches his seat
A_DETECTIVE = 2  # a seat


def hunt(game, matches=10):
    """Hold all laws against the game, with police and without."""
    for players in (3, 5):
        laws.check(game, game.board(TINY), players, matches=matches, seed=1)


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (3, 5):
        laws.check_audiences(game, game.board(TINY), players, matches=60)


LEAKS = Leaks(load("venice"), hunt, listen)


def his_station(s, seat):
    return None if seat == s.mister_x else s.pawns[X]


def one_moment(s, seat):
    return s.moves == 5


def view_tells_half_of_it_in_another_field(s, seat, out):
    if seat != s.mister_x:
        out.stuck_rule = s.pawns[X] % 2


def view_tells_whether_a_seeker_is_near(s, seat, out):
    out.moved[5] = abs(s.pawns[X] - s.pawns[1]) == 1


def score_by_his_station(s, points):
    points[s.mister_x] = s.pawns[X] % 2


def belief_excludes_the_truth(belief, event):
    belief.possible[9] = False


PLANTED = LEAKS.gathered(
    LEAKS.revealing("pawns", X),
    LEAKS.revealing("pawns", X, onlookers),
    LEAKS.revealing("pawns", X, one_moment),
    LEAKS.showing(view_tells_half_of_it_in_another_field),
    LEAKS.showing(view_tells_whether_a_seeker_is_near),
    LEAKS.in_every_event("number", his_station),
    LEAKS.telling_too_many("hid", "station", lambda s, event: A_DETECTIVE),
    LEAKS.telling_too_many("fled", "station", lambda s, event: A_DETECTIVE),
    LEAKS.withholding(lambda s, seat, action: seat != s.mister_x and action % 256 == s.pawns[X]),
    LEAKS.calling(lambda s, seats: seats & 0b10 or seats if s.pawns[X] % 2 else seats),
    LEAKS.scoring(score_by_his_station),
    LEAKS.forgetting("moved", "possible"),
    LEAKS.excluding(belief_excludes_the_truth),
)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(LEAKS.unaltered, matches=1)
    listen(LEAKS.unaltered)


@pytest.mark.parametrize("leak", PLANTED, ids=str)
def test_a_planted_leak_is_caught(leak):
    leak.must_be_caught()
