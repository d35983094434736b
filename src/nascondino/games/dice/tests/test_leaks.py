"""Leaks planted one by one into the rules: the laws must catch each of them.

The rules run as plain Python here.
"""

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.leaks import Leaks, onlookers

X = 0  # Mister X's pawn, and in these matches his seat
A_DETECTIVE = 2  # a seat


def hunt(game, matches=6):
    """Hold all laws against the game."""
    laws.check(game, game.board(), 3, matches=matches, seed=1)


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (3, 4):
        laws.check_audiences(game, game.board(), players, settings={"tiles": "expert"}, matches=6)


LEAKS = Leaks(load("dice"), hunt, listen)


def his_place(s, seat):
    return None if seat == s.mister_x else s.pawns[X]


def one_moment(s, seat):
    return s.moves == 2


def view_shows_what_a_die_covers(s, seat, out):
    out.notes[s.opened + 1] = s.notes[s.opened + 1]


def view_tells_half_of_it_in_another_field(s, seat, out):
    if seat != s.mister_x:
        out.refill = s.pawns[X] % 2


def view_tells_whether_a_detective_is_near(s, seat, out):
    out.moved[X] = abs(int(s.pawns[X]) - int(s.pawns[1])) <= 4


def score_by_his_place(s, points):
    points[s.mister_x] = s.pawns[X] % 2


def chance_rolls_no_taxis_where_his_place_is_odd(board, s, actions, weights):
    """An honest die does not know where he is."""
    n = LEAKS.true.chance(board, s, actions, weights)
    if s.pawns[X] % 2 == 0:
        return n
    kept = [action for action in actions[:n] if action < 597]
    actions[: len(kept)] = kept
    return len(kept)


def belief_excludes_the_truth(belief, event):
    belief.possible[7] = belief.possible[9] = False


FORGOTTEN = r"not exact|other bytes than any|does not look like"

PLANTED = LEAKS.gathered(
    LEAKS.revealing("pawns", X),
    LEAKS.revealing("pawns", X, onlookers),
    LEAKS.revealing("pawns", X, one_moment),
    LEAKS.showing(view_shows_what_a_die_covers),
    LEAKS.showing(view_tells_half_of_it_in_another_field),
    LEAKS.showing(view_tells_whether_a_detective_is_near),
    LEAKS.in_every_event("number", his_place),
    LEAKS.telling_too_many("hidden", "place", lambda s, event: A_DETECTIVE),
    LEAKS.telling_too_many("fled", "place", lambda s, event: A_DETECTIVE),
    LEAKS.withholding(lambda s, seat, action: seat != s.mister_x and action % 37 == s.pawns[X]),
    LEAKS.calling(lambda s, seats: 0b110 if s.pawns[X] % 2 and seats == 0b10 else seats),
    LEAKS.scoring(score_by_his_place),
    LEAKS.replacing(
        "a roll depends on his place",
        r"not exact|other bytes than any",
        chance=chance_rolls_no_taxis_where_his_place_is_odd,
    ),
    LEAKS.forgetting("moved", "possible"),
    # What a double move excludes is too rare: see the tests of D-22.
    LEAKS.forgetting("named", "possible", FORGOTTEN, matches=40),
    LEAKS.forgetting("passed", "possible", FORGOTTEN, matches=40),
    LEAKS.excluding(belief_excludes_the_truth),
)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(LEAKS.unaltered, matches=1)
    listen(LEAKS.unaltered)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_with_named_tiles_and_where_a_double_move_is_one_turn(players):
    settings = {"tiles": "BDG" if players == 4 else "BD", "double_counts": "once", "refill": "full"}
    laws.check(load("dice"), load("dice").board(), players, settings=settings, matches=3, seed=2)


@pytest.mark.parametrize("leak", PLANTED, ids=str)
def test_a_planted_leak_is_caught(leak):
    leak.must_be_caught()
