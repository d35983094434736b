"""Weights that a search looks ahead by are learned from its own matches."""

from random import Random

import numpy as np
import pytest

from nascondino.games.dice.guides.values import WEIGHTS
from tools.learn_dice import chance, positions, regression, surprise


def test_a_match_has_facts_of_every_flight_and_one_end():
    found = list(positions(1, iterations=50))
    facts, ends = zip(*found, strict=True)

    assert {len(WEIGHTS)} == {len(each) for each in facts}
    assert 1 == len(set(ends))
    assert all(0 <= each[0] <= 1 and each[-1] == 1 for each in facts)
    assert [each[6] for each in facts] == sorted((each[6] for each in facts), reverse=True)  # turns left


def test_what_made_the_ends_is_found_again():
    random, weights = Random(1), np.array([3.0, -1.5, 0.5])
    facts = np.array([[random.uniform(-1, 1), random.uniform(-1, 1), 1.0] for _ in range(4000)])
    ends = np.array([float(random.random() < chance(each @ weights)) for each in facts])
    found = regression(facts, ends)

    assert list(weights) == pytest.approx(list(found), abs=0.3)
    assert surprise(chance(facts @ found), ends) < surprise(np.full(len(ends), 0.5), ends) == 1.0
