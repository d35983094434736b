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
kompakt = load("kompakt").module
KINDS = {name: kind for kind, name in enumerate(kompakt.EVENTS, 1)}
X = 0  # Mister X's figure


def leaky(**planted):
    """The game with some of its functions replaced."""
    module = ModuleType("leaky")
    vars(module).update(vars(kompakt))
    vars(module).update(planted)
    return Game(module, compiled=False)


def hunt(game, matches=10):
    """Hold all laws against the game, with a team of one and of two."""
    for players in (2, 3):
        laws.check(game, game.board(TINY), players, settings={"black_tickets": 3}, matches=matches, seed=1)


def listen(game):
    """Hold only the table of who sees what against the game."""
    for players in (2, 4):
        laws.check_audiences(game, game.board(TINY), players, matches=12)


def under(s):
    return s.dived and s.phase == 4


def test_the_laws_find_nothing_in_the_true_rules():
    hunt(leaky(), matches=1)
    listen(leaky())


# The view.


def view_shows_him_always(board, s, seat, out):
    kompakt.look(board, s, seat, out)
    out.pawns[X] = s.pawns[X]


def view_shows_him_to_onlookers(board, s, seat, out):
    kompakt.look(board, s, seat, out)
    if seat == -1:
        out.pawns[X] = s.pawns[X]


def view_shows_him_to_the_next_mister_x(board, s, seat, out):
    kompakt.look(board, s, seat, out)
    if seat == (s.mister_x + 1) % s.players:
        out.pawns[X] = s.pawns[X]


def view_tells_half_of_it_in_another_field(board, s, seat, out):
    kompakt.look(board, s, seat, out)
    if seat != s.mister_x and under(s):
        out.black_tickets += s.pawns[X] % 2


def view_tells_whether_a_figure_is_near(board, s, seat, out):
    kompakt.look(board, s, seat, out)
    if under(s):
        out.moved[X] = abs(s.pawns[X] - s.pawns[1]) == 1


VIEWS = [
    view_shows_him_always,
    view_shows_him_to_onlookers,
    view_shows_him_to_the_next_mister_x,
    view_tells_half_of_it_in_another_field,
    view_tells_whether_a_figure_is_near,
]


@pytest.mark.parametrize("look", VIEWS, ids=lambda look: look.__name__)
def test_a_view_that_leaks_is_caught(look):
    with pytest.raises(Broken, match=r"the view of chair|does not look like"):
        hunt(leaky(look=look))


# The events: each kind, by one more field, by telling it to too many, and by keeping it quiet.


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_carries_a_hint_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = kompakt.perceive(board, s, seat, event, out)
        if event.kind == KINDS[name] and seat != s.mister_x:
            out.number += 1 + s.pawns[X] % 2
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("name", KINDS)
def test_an_event_that_is_told_only_sometimes_is_caught(name):
    def perceive(board, s, seat, event, out):
        told = kompakt.perceive(board, s, seat, event, out)
        return 0 if event.kind == KINDS[name] and s.pawns[X] % 2 == 0 else told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


@pytest.mark.parametrize("told_to", ["everyone", "onlookers", "one detective"])
def test_a_note_told_to_too_many_is_caught_by_the_table(told_to):
    def perceive(board, s, seat, event, out):
        told = kompakt.perceive(board, s, seat, event, out)
        hears = {"everyone": True, "onlookers": seat == -1, "one detective": seat == 1}[told_to]
        if event.kind == KINDS["dived"] and hears:
            out.station = event.station
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


def test_a_note_kept_from_who_wrote_it_is_caught():
    def perceive(board, s, seat, event, out):
        told = kompakt.perceive(board, s, seat, event, out)
        if event.kind == KINDS["dived"]:
            out.station = 0
        return told

    with pytest.raises(Broken, match="by the table"):
        listen(leaky(perceive=perceive))


def test_a_note_that_is_still_there_when_the_match_is_over_is_caught():
    def apply(board, s, seat, action, events):
        note = s.pawns[X] if under(s) else 0
        n = kompakt.apply(board, s, seat, action, events)
        if s.phase == 5 and note:
            s.pawns[X] = note
        return n

    with pytest.raises(Broken, match=r"does not look like|view|impossible"):
        hunt(leaky(apply=apply), matches=60)


# Who acts, and what may be done.


def test_legal_actions_that_depend_on_his_station_are_caught():
    def legal(board, s, seat, actions):
        n = kompakt.legal(board, s, seat, actions)
        if seat == s.mister_x or not under(s):
            return n
        kept = [action for action in actions[:n] if n == 1 or action % 128 != s.pawns[X]]
        actions[: len(kept)] = kept
        return len(kept)

    with pytest.raises(Broken, match="list of legal actions"):
        hunt(leaky(legal=legal))


def test_actors_that_depend_on_his_station_are_caught():
    def actors(board, s):
        seats = kompakt.actors(board, s)
        return seats & -seats if under(s) and s.pawns[X] % 2 else seats

    with pytest.raises(Broken, match=r"list of actors|others may act"):
        hunt(leaky(actors=actors))


def test_an_outcome_that_depends_on_his_station_is_caught():
    def outcome(board, s, points):
        reason = kompakt.outcome(board, s, points)
        if under(s):
            points[s.mister_x] += s.pawns[X] % 2
        return reason

    with pytest.raises(Broken, match="outcome"):
        hunt(leaky(outcome=outcome))


# Beliefs that claim too much or too little.


def test_a_belief_that_forgets_a_visit_is_caught():
    def learn(board, belief, event):
        visited = event.kind == KINDS["moved"] and bool(belief.possible[event.station])
        kompakt.learn(board, belief, event)
        if visited:
            belief.possible[event.station] = True

    with pytest.raises(Broken, match=r"not exact|sampled"):
        hunt(leaky(learn=learn))


def test_a_belief_that_forgets_the_ferry_is_caught():
    def learn(board, belief, event):
        kompakt.learn(board, belief, event)
        if event.kind == KINDS["dived"] and not event.station:
            belief.possible[8] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn), matches=30)


def test_a_belief_that_excludes_the_truth_is_caught():
    def learn(board, belief, event):
        kompakt.learn(board, belief, event)
        belief.possible[9] = False

    with pytest.raises(Broken, match=r"impossible|missing"):
        hunt(leaky(learn=learn))
