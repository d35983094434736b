"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions. The rules run as plain Python here.
"""

import pytest

from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.broken import Broken
from nascondino.testing.leaks import Leaks

LEAKS = Leaks(load("dice"))
X = 0  # Mister X's pawn, and in these matches his seat


def hunt(game, matches=6):
    """Hold all laws against the game."""
    laws.check(game, game.board(), 3, matches=matches, seed=1)


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (3, 4):
        laws.check_audiences(game, game.board(), players, settings={"tiles": "expert"}, matches=6)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(LEAKS.planted(), matches=1)
    listen(LEAKS.planted())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_with_named_tiles_and_where_a_double_move_is_one_turn(players):
    settings = {"tiles": "BDG" if players == 4 else "BD", "double_counts": "once", "refill": "full"}
    laws.check(load("dice"), load("dice").board(), players, settings=settings, matches=3, seed=2)


# The view.


def view_shows_him_always(s, seat, out):
    out.pawns[X] = s.pawns[X]


def view_shows_him_to_onlookers(s, seat, out):
    if seat == -1:
        out.pawns[X] = s.pawns[X]


def view_shows_him_once(s, seat, out):
    if s.moves == 2:
        out.pawns[X] = s.pawns[X]


def view_tells_half_of_it_in_another_field(s, seat, out):
    if seat != s.mister_x:
        out.refill = s.pawns[X] % 2


def view_tells_whether_a_detective_is_near(s, seat, out):
    out.moved[X] = abs(int(s.pawns[X]) - int(s.pawns[1])) <= 4


def view_shows_what_a_die_covers(s, seat, out):
    out.notes[s.opened + 1] = s.notes[s.opened + 1]


VIEWS = [
    view_shows_him_always,
    view_shows_what_a_die_covers,
    view_shows_him_to_onlookers,
    view_shows_him_once,
    view_tells_half_of_it_in_another_field,
    view_tells_whether_a_detective_is_near,
]


@pytest.mark.parametrize("show", VIEWS, ids=lambda show: show.__name__)
def test_a_view_that_leaks_is_caught(show):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(LEAKS.showing(show))


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_carries_a_hint_is_caught(kind):
    game = LEAKS.hinting(kind, "number", lambda s, seat, event: seat != s.mister_x and 1 + s.pawns[X] % 2)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


@pytest.mark.parametrize("kind", LEAKS.kinds)
def test_an_event_that_is_told_only_sometimes_is_caught(kind):
    game = LEAKS.hushing(kind, lambda s, seat: s.pawns[X] % 2 == 0)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


@pytest.mark.parametrize("kind", ["hidden", "fled"])
@pytest.mark.parametrize("hearers", [{0, 1, 2, 3, -1}, {-1}, {2}], ids=["everyone", "onlookers", "one detective"])
def test_a_place_told_to_too_many_is_caught_by_the_table(kind, hearers):
    game = LEAKS.telling(kind, "place", lambda s, seat, event: seat in hearers)

    with pytest.raises(Broken, match="by the table"):
        listen(game)


# Who acts, and what may be done.


def test_legal_actions_that_depend_on_his_place_are_caught():
    game = LEAKS.withholding(lambda s, seat, action: seat != s.mister_x and action % 37 == s.pawns[X])

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(game)


def test_actors_that_depend_on_his_place_are_caught():
    game = LEAKS.calling(lambda s, seats: 0b110 if s.pawns[X] % 2 and seats == 0b10 else seats)

    with pytest.raises(Broken, match=r"list of actors|others may act"):
        hunt(game)


def test_an_outcome_that_depends_on_his_place_is_caught():
    def score(s, points):
        points[s.mister_x] = s.pawns[X] % 2

    with pytest.raises(Broken, match="outcome"):
        hunt(LEAKS.scoring(score))


def test_a_roll_that_depends_on_his_place_is_caught():
    """An honest die does not know where he is: here an odd place rolls no taxis."""

    def chance(board, s, actions, weights):
        n = LEAKS.true.chance(board, s, actions, weights)
        if s.pawns[X] % 2 == 0:
            return n
        kept = [action for action in actions[:n] if action < 597]
        actions[: len(kept)] = kept
        return len(kept)

    with pytest.raises(Broken, match=r"not exact|other bytes than any"):
        hunt(LEAKS.planted(chance=chance))


# Beliefs that claim too much or too little.


def test_a_belief_that_forgets_a_visit_is_caught():
    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(LEAKS.forgetting("moved", "possible"))


@pytest.mark.parametrize("kind", ["named", "passed"])  # what a double move excludes is too rare: see the tests of D-22
def test_a_belief_that_forgets_what_an_event_excludes_is_caught(kind):
    with pytest.raises(Broken, match=r"not exact|other bytes than any|does not look like"):
        hunt(LEAKS.forgetting(kind, "possible"), matches=40)


def test_a_belief_that_excludes_the_truth_is_caught():
    def exclude(belief, event):
        belief.possible[7] = belief.possible[9] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(LEAKS.learning(exclude))
