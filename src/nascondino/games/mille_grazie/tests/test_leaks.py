"""Leaks planted one by one into the rules: the laws must catch each of them.

The rules run as plain Python here, on a tiny board.
"""

from pathlib import Path

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.leaks import Leaks, onlookers

TINY = str(Path(__file__).parent / "tiny.json")


def hunt(game, players=3, matches=3):
    """Hold all laws against the game."""
    laws.check(game, game.board(TINY), players, matches=matches, seed=1)


def listen(game, matches=2):
    """Hold only the table of who sees what against the game; hands get full only on the real board."""
    for players in (2, 4):
        for board in (TINY, "italy"):
            laws.check_audiences(game, game.board(board), players, matches=matches)


LEAKS = Leaks(load("mille_grazie"), hunt, listen)


def hidden(s, seat):
    """A compass that the seat was not shown: its road, or 0."""
    for owner in range(s.players):
        for road in s.dials[owner]:
            if owner != seat and road and not s.used[road]:
                return int(road)
    return 0


def the_next_seat(s, event):
    return (event.seat + 1) % s.players


def view_shows_a_brigand_his_fellows(s, seat, out):
    for other in range(s.players):
        if seat not in (-1, s.noble) and other != s.noble:
            out.dials[other] = s.dials[other]


def view_shows_the_escort(s, seat, out):
    out.dials[s.noble] = s.dials[s.noble]


def view_keeps_the_place_of_a_shown_compass(s, seat, out):
    for owner in range(s.players):
        if owner != seat:
            out.dials[owner] = [road if s.used[road] and owner != s.noble else 0 for road in s.dials[owner]]


def view_tells_half_of_it_in_another_field(s, seat, out):
    if hidden(s, seat):
        out.first_noble = hidden(s, seat) % 2


def view_shows_the_guarded_road_though_nobody_waited(s, seat, out):
    if s.used[s.dials[s.noble][0]]:
        out.dials[s.noble] = s.dials[s.noble]


def score_by_a_compass(s, points):
    points[0] += hidden(s, 0) % 2


def belief_excludes_the_truth(belief, event):
    belief.may[:, 3] = False


def belief_thinks_a_passed_road_is_not_guarded(belief, event):
    if event.kind == LEAKS.kinds["travelled"]:
        belief.may[event.seat][event.road] = False


PLANTED = LEAKS.gathered(
    LEAKS.revealing("dials", ...),
    LEAKS.revealing("dials", ..., onlookers),
    LEAKS.showing(view_shows_a_brigand_his_fellows),
    LEAKS.showing(view_shows_the_escort),
    LEAKS.showing(view_keeps_the_place_of_a_shown_compass, players=2),
    LEAKS.showing(view_tells_half_of_it_in_another_field, players=2),
    LEAKS.showing(view_shows_the_guarded_road_though_nobody_waited, players=2),
    LEAKS.in_every_event("number", hidden),
    LEAKS.telling_too_many("set", "road", the_next_seat),
    LEAKS.telling_too_many("set_out", "road", the_next_seat),
    LEAKS.telling_too_many("set", "other", the_next_seat),
    LEAKS.withholding(lambda s, seat, action: seat == s.noble and action == hidden(s, seat)),
    LEAKS.calling(lambda s, seats: seats & -seats if any(dial % 2 for dial in s.dials[:, 0]) else seats, players=4),
    LEAKS.scoring(score_by_a_compass),
    LEAKS.forgetting("travelled", "may"),  # who kept silent
    LEAKS.forgetting("ambushed", "may"),  # a robbed road is not guarded
    LEAKS.excluding(belief_excludes_the_truth),
    LEAKS.excluding(belief_thinks_a_passed_road_is_not_guarded),
)


def test_the_table_finds_nothing_in_the_true_rules():
    listen(LEAKS.unaltered, matches=1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_laws_find_nothing_in_the_true_rules(players):
    hunt(LEAKS.unaltered, players, matches=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_tiny_board_beliefs_are_exact_all_match_long(players):
    """There the bags hold every world that was perceived alike, so that the law of exactness is held to every step."""
    game = load("mille_grazie")
    report = laws.check(game, game.board(TINY), players, matches=4, seed=3)

    assert 20 < report.twins.fullest < 400


@pytest.mark.parametrize("leak", PLANTED, ids=str)
def test_a_planted_leak_is_caught(leak):
    leak.must_be_caught()
