"""The odds of two detectives who see Mister X: what they are by all rolls and all moves, worked out by hand."""

import functools
import itertools

import numpy as np
import pytest

from nascondino.engine.match import Match
from nascondino.games import load
from nascondino.games.dice.guides import city
from nascondino.games.dice.guides.odds import PERSISTENCE, roll_chances
from nascondino.games.dice.state import TRANSPORTS


@pytest.fixture(scope="module")
def laid():
    """A city of four players, and the odds in it."""
    match = Match(load("dice").setup(4), seed=bytes(32))
    return match, city(match.board.record[0], match.view(None))


def test_a_roll_of_several_dice_shows_every_set_of_transports_as_often_as_they_fall():
    chances = roll_chances([0, 1, 1, 0, 2], 2)  # a taxi, a bus, and an X twice as often

    assert [0.25, 0.3125, 0.3125, 0.125] == pytest.approx(list(chances[:4]))
    assert not chances[4:].any()


def by_hand(match, laid, turns, a, b, x):
    """The same by looking at every die."""
    faces = [face for face, count in enumerate(match.board.record[0].faces) for _ in range(count)]

    def moves(face, here):
        return laid.onward[face, here] if face in TRANSPORTS else []

    def over_rolls(dice, worth, here):
        """What the best move is worth, on average; none is possible by an X."""
        rolls = itertools.product(faces, repeat=dice)
        reached = [{there for face in set(roll) for there in moves(face, here)} or {here} for roll in rolls]
        return np.mean([max(map(worth, places)) for places in reached])

    def later(one, other, place):
        if turns == 1:
            return 0.0
        onward = [there for there in laid.all_onward(place) if there not in (one, other)]
        caught = laid.hints[0].caught[turns - 1]
        both = [min((caught[a][b][there] for there in onward), default=1.0) for a, b in ((one, other), (other, one))]
        return PERSISTENCE * sum(both) / 2

    def second(one, place):
        return over_rolls(3, lambda other: 1.0 if other == place else later(one, other, place), b)

    def first(place):
        return over_rolls(4, functools.cache(lambda one: 1.0 if one == place else second(one, place)), a)

    return first(x)


@pytest.mark.parametrize(("turns", "places"), [(1, (1, 4, 2)), (1, (9, 12, 10)), (2, (14, 20, 17))])
def test_they_are_those_of_all_rolls_and_moves(laid, turns, places):
    match, city = laid
    a, b, x = places

    assert by_hand(match, city, turns, a, b, x) == pytest.approx(float(city.hints[0].caught[turns][a][b][x]), abs=1e-5)


def test_with_more_turns_left_they_are_no_worse(laid):
    caught = laid[1].hints[0].caught[:, 1:, 1:, 1:]

    assert np.all(np.diff(caught, axis=0) > -1e-6)
    assert 0 < caught[1].mean() < caught[-1].mean() < 1
