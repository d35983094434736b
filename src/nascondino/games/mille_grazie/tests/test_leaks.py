"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions. The rules run as plain Python here, on a tiny board.
"""

from pathlib import Path
from types import ModuleType

import pytest

from nascondino.engine.game import Game
from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.broken import Broken

TINY = str(Path(__file__).parent / "tiny.json")
true = load("mille_grazie").module
KINDS = {name: kind for kind, name in enumerate(true.EVENTS, 1)}


def leaky(**planted):
    """Mille Grazie with some of its functions replaced."""
    module = ModuleType("leaky")
    vars(module).update(vars(true))
    vars(module).update(planted)
    return Game(module, compiled=False)


def hunt(game, players=3, matches=3):
    """Hold all laws against the game."""
    laws.check(game, game.board(TINY), players, matches=matches, seed=1)


def listen(game, matches=2):
    """Hold only the table of who sees what against the game; hands get full only on the real board."""
    for players in (2, 4):
        for board in (TINY, "italy"):
            laws.check_audiences(game, game.board(board), players, matches=matches)


def test_the_table_finds_nothing_in_the_true_rules():
    listen(leaky(), matches=1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_laws_find_nothing_in_the_true_rules(players):
    hunt(leaky(), players, matches=1)


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


def view_shows_all_compasses(board, s, seat, out):
    true.look(board, s, seat, out)
    out.dials[:] = s.dials


def view_shows_them_to_onlookers(board, s, seat, out):
    true.look(board, s, seat, out)
    if seat == -1:
        out.dials[:] = s.dials


def view_shows_a_brigand_his_fellows(board, s, seat, out):
    true.look(board, s, seat, out)
    for other in range(s.players):
        if seat not in (-1, s.noble) and other != s.noble:
            out.dials[other] = s.dials[other]


def view_shows_the_escort(board, s, seat, out):
    true.look(board, s, seat, out)
    out.dials[s.noble] = s.dials[s.noble]


def view_keeps_the_place_of_a_shown_compass(board, s, seat, out):
    true.look(board, s, seat, out)
    for owner in range(s.players):
        if owner != seat:
            out.dials[owner] = [road if s.used[road] and owner != s.noble else 0 for road in s.dials[owner]]


def view_tells_half_of_it_in_another_field(board, s, seat, out):
    true.look(board, s, seat, out)
    if hidden(s, seat):
        out.first_noble = hidden(s, seat) % 2


def view_shows_the_guarded_road_though_nobody_waited(board, s, seat, out):
    true.look(board, s, seat, out)
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


@pytest.mark.parametrize(("look", "players"), VIEWS, ids=[look.__name__ for look, _ in VIEWS])
def test_a_view_that_leaks_is_caught(look, players):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=look), players)


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_carries_a_hint_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = true.perceive(board, s, seat, event, out)
        if event.kind == KINDS[name] and seat != event.seat:
            out.number += 1 + hidden(s, seat) % 2
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_is_told_only_sometimes_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = true.perceive(board, s, seat, event, out)
        return 0 if event.kind == KINDS[name] and hidden(s, seat) % 2 == 0 else told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("kind", ["set", "set_out"])
@pytest.mark.parametrize("told_to", ["everyone", "onlookers", "the next seat"])
def test_a_road_told_to_too_many_is_caught_by_the_table(kind, told_to):
    def perceive(board, s, seat, event, out):
        told = true.perceive(board, s, seat, event, out)
        hears = {"everyone": True, "onlookers": seat == -1, "the next seat": seat == (event.seat + 1) % s.players}
        if event.kind == KINDS[kind] and hears[told_to]:
            out.road = event.road
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


def test_the_second_road_of_a_pair_told_is_caught_by_the_table():
    def perceive(board, s, seat, event, out):
        told = true.perceive(board, s, seat, event, out)
        out.other = event.other
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


# Who acts, and what may be done.


def test_legal_actions_that_depend_on_an_ambush_are_caught():
    def legal(board, s, seat, actions):
        n = true.legal(board, s, seat, actions)
        kept = [action for action in actions[:n] if n == 1 or seat != s.noble or action != hidden(s, seat)]
        actions[: len(kept)] = kept
        return len(kept)

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(leaky(legal=legal))


def test_actors_that_depend_on_a_compass_are_caught():
    def actors(board, s):
        seats = true.actors(board, s)
        return seats & -seats if any(dial % 2 for dial in s.dials[:, 0]) else seats

    with pytest.raises(Broken, match=r"list of actors|others may act"):
        laws.check(leaky(actors=actors), true.load_board(TINY), 4, matches=3, seed=1)


def test_an_outcome_that_depends_on_a_compass_is_caught():
    def outcome(board, s, points):
        reason = true.outcome(board, s, points)
        if reason == 0:
            points[0] += hidden(s, 0) % 2
        return reason

    with pytest.raises(Broken, match="outcome"):
        hunt(leaky(outcome=outcome))


# Beliefs that claim too much or too little.


def test_a_belief_that_forgets_who_kept_silent_is_caught():
    def learn(board, belief, event):
        before = belief.may.copy()
        true.learn(board, belief, event)
        if event.kind == KINDS["travelled"]:
            belief.may[:] = before

    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(leaky(learn=learn))


def test_a_belief_that_forgets_that_a_robbed_road_is_not_guarded_is_caught():
    def learn(board, belief, event):
        before = belief.may.copy()
        true.learn(board, belief, event)
        if event.kind == KINDS["ambushed"]:
            belief.may[:] = before

    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(leaky(learn=learn))


def test_a_belief_that_excludes_the_truth_is_caught():
    def learn(board, belief, event):
        true.learn(board, belief, event)
        belief.may[:, 3] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn))


def test_a_belief_that_thinks_a_passed_road_is_not_guarded_is_caught():
    def learn(board, belief, event):
        true.learn(board, belief, event)
        if event.kind == KINDS["travelled"]:
            belief.may[event.seat][event.road] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn))
