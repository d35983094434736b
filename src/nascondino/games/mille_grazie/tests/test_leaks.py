"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions. The rules run as plain Python here, on a tiny board.
"""

from pathlib import Path

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.broken import Broken
from nascondino.testing.leaks import Leaks

TINY = str(Path(__file__).parent / "tiny.json")
LEAKS = Leaks(load("mille_grazie"))


def hunt(game, players=3, matches=3):
    """Hold all laws against the game."""
    laws.check(game, game.board(TINY), players, matches=matches, seed=1)


def listen(game, matches=2):
    """Hold only the table of who sees what against the game; hands get full only on the real board."""
    for players in (2, 4):
        for board in (TINY, "italy"):
            laws.check_audiences(game, game.board(board), players, matches=matches)


def test_the_table_finds_nothing_in_the_true_rules():
    listen(LEAKS.planted(), matches=1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_laws_find_nothing_in_the_true_rules(players):
    hunt(LEAKS.planted(), players, matches=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_tiny_board_beliefs_are_exact_all_match_long(players):
    """There the bags hold every world that was perceived alike, so that the law of exactness is held to every step."""
    game = load("mille_grazie")
    report = laws.check(game, game.board(TINY), players, matches=4, seed=3)

    assert 20 < report.twins.fullest < 400


# The view.


def hidden(s, seat):
    """A compass that the seat was not shown: its road, or 0."""
    for owner in range(s.players):
        for road in s.dials[owner]:
            if owner != seat and road and not s.used[road]:
                return int(road)
    return 0


def view_shows_all_compasses(s, seat, out):
    out.dials[:] = s.dials


def view_shows_them_to_onlookers(s, seat, out):
    if seat == -1:
        out.dials[:] = s.dials


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


VIEWS = [
    (view_shows_all_compasses, 3),
    (view_shows_them_to_onlookers, 3),
    (view_shows_a_brigand_his_fellows, 3),
    (view_shows_the_escort, 3),
    (view_keeps_the_place_of_a_shown_compass, 2),
    (view_tells_half_of_it_in_another_field, 2),
    (view_shows_the_guarded_road_though_nobody_waited, 2),
]


@pytest.mark.parametrize(("show", "players"), VIEWS, ids=[show.__name__ for show, _ in VIEWS])
def test_a_view_that_leaks_is_caught(show, players):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(LEAKS.showing(show), players)


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_carries_a_hint_is_caught(kind):
    game = LEAKS.hinting(kind, "number", lambda s, seat, event: seat != event.seat and 1 + hidden(s, seat) % 2)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_is_told_only_sometimes_is_caught(kind):
    game = LEAKS.hushing(kind, lambda s, seat: hidden(s, seat) % 2 == 0)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


def everyone(s, seat, event):
    return True


def onlookers(s, seat, event):
    return seat == -1


def the_next_seat(s, seat, event):
    return seat == (event.seat + 1) % s.players


@pytest.mark.parametrize("kind", ["set", "set_out"])
@pytest.mark.parametrize("hears", [everyone, onlookers, the_next_seat], ids=lambda hears: hears.__name__)
def test_a_road_told_to_too_many_is_caught_by_the_table(kind, hears):
    with pytest.raises(Broken, match="by the table"):
        listen(LEAKS.telling(kind, "road", hears))


def test_the_second_road_of_a_pair_told_is_caught_by_the_table():
    with pytest.raises(Broken, match="by the table"):
        listen(LEAKS.telling("set", "other", everyone))


# Who acts, and what may be done.


def test_legal_actions_that_depend_on_an_ambush_are_caught():
    game = LEAKS.withholding(lambda s, seat, action: seat == s.noble and action == hidden(s, seat))

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(game)


def test_actors_that_depend_on_a_compass_are_caught():
    game = LEAKS.calling(lambda s, seats: seats & -seats if any(dial % 2 for dial in s.dials[:, 0]) else seats)

    with pytest.raises(Broken, match=r"list of actors|others may act"):
        hunt(game, players=4)


def test_an_outcome_that_depends_on_a_compass_is_caught():
    def score(s, points):
        points[0] += hidden(s, 0) % 2

    with pytest.raises(Broken, match="outcome"):
        hunt(LEAKS.scoring(score))


# Beliefs that claim too much or too little.


def test_a_belief_that_forgets_who_kept_silent_is_caught():
    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(LEAKS.forgetting("travelled", "may"))


def test_a_belief_that_forgets_that_a_robbed_road_is_not_guarded_is_caught():
    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(LEAKS.forgetting("ambushed", "may"))


def test_a_belief_that_excludes_the_truth_is_caught():
    def exclude(belief, event):
        belief.may[:, 3] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(LEAKS.learning(exclude))


def test_a_belief_that_thinks_a_passed_road_is_not_guarded_is_caught():
    def exclude(belief, event):
        if event.kind == LEAKS.kinds["travelled"]:
            belief.may[event.seat][event.road] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(LEAKS.learning(exclude))
