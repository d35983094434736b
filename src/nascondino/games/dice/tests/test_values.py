"""What three detectives' position is worth: it was learned, and says what anybody would."""

import numpy as np
import pytest

from nascondino.games.dice.guides import leaf, prepare
from nascondino.games.dice.guides.values import WEIGHTS, facts_of, learned, share, ways_out
from nascondino.games.dice.state import TAXI, UNDERGROUND


@pytest.fixture
def fleeing(fresh):
    """Mister X is about to flee from 14, with detectives beside him and far away; and what a search looks up."""
    scene = fresh(4).play(*(f"tile {letter}" for letter in "ABCDEFGHI"), "place 12", "place 13", "place 35", "place 14")
    state, board = scene.state.copy(), scene.match.board.record[0]
    state.used[TAXI] = 1
    return state, prepare(board, scene.match.view(None), None)[0]


def test_a_share_is_near_to_the_logistic_function_and_never_beyond_its_ends():
    worth = np.linspace(-8, 8, 33)

    assert [1 / (1 + np.exp(-each)) for each in worth] == pytest.approx([share(each) for each in worth], abs=0.025)
    assert 0 <= share(-100) < share(0) == 0.5 < share(100) <= 1


def test_every_fact_has_a_weight(fleeing):
    state, hints = fleeing

    assert len(WEIGHTS) == len(facts_of(hints, state))


@pytest.mark.parametrize("kept", ["black", "doubles", "helicopters"])
def test_what_mister_x_has_left_helps_him(fleeing, kept):
    state, hints = fleeing
    before = learned(hints, state)
    state[kept] -= 1

    assert learned(hints, state) > before


def test_tokens_and_turns_help_the_detectives(fleeing):
    state, hints = fleeing
    with_all = learned(hints, state)
    state.tokens -= 1
    with_fewer = learned(hints, state)
    state.moves += 6

    assert with_all > with_fewer > learned(hints, state)


def test_the_third_detective_counts(fleeing):
    """The two who are nearest are as near as before."""
    state, hints = fleeing
    far_off = learned(hints, state)
    state.pawns[3] = 16

    assert learned(hints, state) > far_off


def test_only_dice_that_were_used_take_him_on_and_to_nobody(fleeing):
    state, hints = fleeing
    by_taxi = ways_out(hints, state, True)
    state.used[TAXI], state.used[UNDERGROUND] = 0, 1

    assert by_taxi & ~ways_out(hints, state, False) == 0
    assert by_taxi & 1 << int(state.pawns[2]) == 0
    assert ways_out(hints, state, True) == 1 << int(state.pawns[0])


def test_what_detectives_have_mister_x_has_not(fleeing, fresh):
    state, hints = fleeing
    values = np.zeros(4)
    leaf(None, hints, state, values)

    assert [1 - learned(hints, state), *[learned(hints, state)] * 3] == pytest.approx(list(values))
