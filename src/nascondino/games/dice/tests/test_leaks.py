"""Leaks planted one by one into the rules: the laws must catch each of them.

Every channel through which a seat learns something has one: the view, each kind of event, the actors, the legal
actions. The rules run as plain Python here.
"""

from types import ModuleType

import pytest

from nascondino.engine.game import Game
from nascondino.games import load
from nascondino.testing import laws
from nascondino.testing.broken import Broken

dice = load("dice").module
KINDS = {name: kind for kind, name in enumerate(dice.EVENTS, 1)}
X = 0  # Mister X's pawn, and in these matches his seat


def leaky(**planted):
    """The dice game with some of its functions replaced."""
    module = ModuleType("leaky")
    vars(module).update(vars(dice))
    vars(module).update(planted)
    return Game(module, compiled=False)


def hunt(game, matches=6):
    """Hold all laws against the game."""
    laws.check(game, game.board(), 3, matches=matches, seed=1)


def listen(game, matches=6):
    """Hold only the table of who sees what against the game."""
    for players in (3, 4):
        laws.check_audiences(game, game.board(), players, settings={"tiles": "expert"}, matches=matches)


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(leaky(), matches=1)
    listen(leaky())


# The view.


def view_shows_him_always(board, s, seat, out):
    dice.look(board, s, seat, out)
    out.pawns[X] = s.pawns[X]


def view_shows_him_to_onlookers(board, s, seat, out):
    dice.look(board, s, seat, out)
    if seat == -1:
        out.pawns[X] = s.pawns[X]


def view_shows_him_once(board, s, seat, out):
    dice.look(board, s, seat, out)
    if s.moves == 2:
        out.pawns[X] = s.pawns[X]


def view_tells_half_of_it_in_another_field(board, s, seat, out):
    dice.look(board, s, seat, out)
    if seat != s.mister_x:
        out.refill = s.pawns[X] % 2


def view_tells_whether_a_detective_is_near(board, s, seat, out):
    dice.look(board, s, seat, out)
    out.moved[X] = abs(int(s.pawns[X]) - int(s.pawns[1])) <= 4


VIEWS = [
    view_shows_him_always,
    view_shows_him_to_onlookers,
    view_shows_him_once,
    view_tells_half_of_it_in_another_field,
    view_tells_whether_a_detective_is_near,
]


@pytest.mark.parametrize("look", VIEWS, ids=lambda look: look.__name__)
def test_a_view_that_leaks_is_caught(look):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=look))


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_carries_a_hint_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = dice.perceive(board, s, seat, event, out)
        if event.kind == KINDS[name] and seat != s.mister_x:
            out.number += 1 + s.pawns[X] % 2
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_is_told_only_sometimes_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = dice.perceive(board, s, seat, event, out)
        return 0 if event.kind == KINDS[name] and s.pawns[X] % 2 == 0 else told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("kind", ["hidden", "fled"])
@pytest.mark.parametrize("told_to", ["everyone", "onlookers", "one detective"])
def test_a_place_told_to_too_many_is_caught_by_the_table(kind, told_to):
    def perceive(board, s, seat, event, out):
        told = dice.perceive(board, s, seat, event, out)
        hears = {"everyone": True, "onlookers": seat == -1, "one detective": seat == 2}[told_to]
        if event.kind == KINDS[kind] and hears:
            out.place = event.place
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


# Who acts, and what may be done.


def test_legal_actions_that_depend_on_his_place_are_caught():
    def legal(board, s, seat, actions):
        n = dice.legal(board, s, seat, actions)
        if seat == s.mister_x:
            return n
        kept = [action for action in actions[:n] if n == 1 or action % 37 != s.pawns[X]]
        actions[: len(kept)] = kept
        return len(kept)

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(leaky(legal=legal))


def test_actors_that_depend_on_his_place_are_caught():
    def actors(board, s):
        seats = dice.actors(board, s)
        return 0b110 if s.pawns[X] % 2 and seats == 0b10 else seats

    with pytest.raises(Broken, match=r"list of actors|others may act"):
        hunt(leaky(actors=actors))


def test_an_outcome_that_depends_on_his_place_is_caught():
    def outcome(board, s, points):
        reason = dice.outcome(board, s, points)
        if reason == 0:
            points[s.mister_x] = s.pawns[X] % 2
        return reason

    with pytest.raises(Broken, match="outcome"):
        hunt(leaky(outcome=outcome))


def test_a_roll_that_depends_on_his_place_is_caught():
    """An honest die does not know where he is: here an odd place rolls no taxis."""

    def chance(board, s, actions, weights):
        n = dice.chance(board, s, actions, weights)
        if s.pawns[X] % 2 == 0:
            return n
        kept = [action for action in actions[:n] if action < 597]
        actions[: len(kept)] = kept
        return len(kept)

    with pytest.raises(Broken, match=r"not exact|other bytes than any"):
        hunt(leaky(chance=chance))


# Beliefs that claim too much or too little.


def test_a_belief_that_forgets_a_visit_is_caught():
    def learn(board, belief, event):
        if event.kind != KINDS["moved"]:
            return dice.learn(board, belief, event)
        visited = bool(belief.possible[event.place])
        dice.learn(board, belief, event)
        belief.possible[event.place] = visited
        return None

    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(leaky(learn=learn))


@pytest.mark.parametrize("name", ["named", "passed"])  # what a double move excludes is too rare: see the tests of D-22
def test_a_belief_that_forgets_what_an_event_excludes_is_caught(name):
    def learn(board, belief, event):
        before = belief.possible.copy()
        dice.learn(board, belief, event)
        if event.kind == KINDS[name]:
            belief.possible[:] = before

    with pytest.raises(Broken, match=r"not exact|other bytes than any|does not look like"):
        hunt(leaky(learn=learn), matches=40)


def test_a_belief_that_excludes_the_truth_is_caught():
    def learn(board, belief, event):
        dice.learn(board, belief, event)
        belief.possible[7] = belief.possible[9] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn))
