"""Leaks planted one by one into the rules: the laws must catch each of them.

The rules run as plain Python here, on a tiny board.
"""

from pathlib import Path

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.leaks import Leaks, onlookers

TINY = str(Path(__file__).parent / "tiny.json")
X = 0  # Mister X's figure
ONE_SEAT = 1


def hunt(game, matches=10):
    """Hold all laws against the game, with a team of one and of two."""
    for players in (2, 3):
        laws.check(game, game.board(TINY), players, settings={"black_tickets": 3}, matches=matches, seed=1)


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (2, 4):
        laws.check_audiences(game, game.board(TINY), players, matches=12)


LEAKS = Leaks(load("kompakt"), hunt, listen)


def under(s):
    return s.dived and s.phase == 4


def his_station(s, seat):
    return None if seat == s.mister_x else s.pawns[X]


def the_next_mister_x(s, seat):
    return seat == (s.mister_x + 1) % s.players


def view_tells_half_of_it_in_another_field(s, seat, out):
    if seat != s.mister_x and under(s):
        out.black_tickets += s.pawns[X] % 2


def view_tells_whether_a_figure_is_near(s, seat, out):
    if under(s):
        out.moved[X] = abs(s.pawns[X] - s.pawns[1]) == 1


def note_is_kept_from_who_wrote_it(s, seat, event):
    return -event.station if seat == event.seat else 0


def apply_leaves_the_note_when_the_match_is_over(board, s, seat, action, events):
    note = s.pawns[X] if under(s) else 0
    n = LEAKS.true.apply(board, s, seat, action, events)
    if s.phase == 5 and note:
        s.pawns[X] = note
    return n


def score_by_his_station(s, points):
    if under(s):
        points[s.mister_x] += s.pawns[X] % 2


def belief_forgets_the_ferry(belief, event):
    if event.kind == LEAKS.kinds["dived"] and not event.station:
        belief.possible[8] = False


def belief_excludes_the_truth(belief, event):
    belief.possible[9] = False


PLANTED = LEAKS.gathered(
    LEAKS.revealing("pawns", X),
    LEAKS.revealing("pawns", X, onlookers),
    LEAKS.revealing("pawns", X, the_next_mister_x),
    LEAKS.showing(view_tells_half_of_it_in_another_field),
    LEAKS.showing(view_tells_whether_a_figure_is_near),
    LEAKS.in_every_event("number", his_station),
    LEAKS.telling_too_many("dived", "station", lambda s, event: ONE_SEAT),
    LEAKS.hinting("dived", "station", note_is_kept_from_who_wrote_it),
    LEAKS.replacing(
        "a note is still there when the match is over",
        r"does not look like|view|impossible",
        {"matches": 60},
        apply=apply_leaves_the_note_when_the_match_is_over,
    ),
    LEAKS.withholding(lambda s, seat, action: under(s) and seat != s.mister_x and action % 128 == s.pawns[X]),
    LEAKS.calling(lambda s, seats: seats & -seats if under(s) and s.pawns[X] % 2 else seats),
    LEAKS.scoring(score_by_his_station),
    LEAKS.forgetting("moved", "possible"),
    LEAKS.excluding(belief_forgets_the_ferry, matches=30),
    LEAKS.excluding(belief_excludes_the_truth),
)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(LEAKS.unaltered, matches=1)
    listen(LEAKS.unaltered)


@pytest.mark.parametrize("leak", PLANTED, ids=str)
def test_a_planted_leak_is_caught(leak):
    leak.must_be_caught()
