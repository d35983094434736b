"""Matrix games are solved: known ones, and any other as well as by linear programming."""

import numpy as np
import pytest
from scipy.optimize import linprog

from nascondino.parts.matrix_games import ceiling, floor, solved

ROUNDS = 4000
KNOWN = {
    "matching pennies": ([[1, -1], [-1, 1]], 0.0, [0.5, 0.5]),
    "rock, paper, scissors": ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0.0, [1 / 3] * 3),
    "rock worth double": ([[0, 2, -1], [-2, 0, 1], [1, -1, 0]], 0.0, [0.25, 0.25, 0.5]),
    "a saddle": ([[4, 2, 5], [3, 1, 6]], 2.0, [1, 0]),
    "an even mixture of two rows": ([[3, -1], [-2, 2]], 0.5, [0.5, 0.5]),
    "three by four": ([[8, 3, 4, 7], [2, 6, 5, 1], [4, 4, 1, 3]], 13 / 3, [5 / 9, 4 / 9, 0]),
}


def by_linear_programming(payoff):
    """The most that a mixture of the rows can be sure of."""
    rows, columns = payoff.shape
    each = np.hstack([-payoff.T, np.ones((columns, 1))])
    once = np.append(np.ones(rows), 0)[None]
    bounds = [(0, None)] * rows + [(None, None)]
    return -linprog(np.append(np.zeros(rows), -1), each, np.zeros(columns), once, [1], bounds=bounds).fun


@pytest.mark.parametrize("name", KNOWN)
def test_a_known_game_is_solved(name):
    payoff, value, rows = KNOWN[name]
    found = solved(np.array(payoff, float), ROUNDS)

    assert value == pytest.approx(found.value, abs=0.01)
    assert rows == pytest.approx(found.rows.tolist(), abs=0.02)
    assert found.floor <= value + 1e-9
    assert found.ceiling >= value - 1e-9


@pytest.mark.parametrize("seed", range(5))
def test_any_game_is_solved_as_well_as_by_linear_programming(seed):
    payoff = np.random.default_rng(seed).normal(size=(12, 40))
    found, value = solved(payoff, ROUNDS), by_linear_programming(payoff)

    assert found.floor <= value + 1e-9
    assert value <= found.ceiling + 1e-9
    assert found.ceiling - found.floor < 0.01


def test_who_can_be_foreseen_is_sure_of_little():
    pennies = np.array(KNOWN["matching pennies"][0])

    assert (-1, 1) == (floor(pennies, [1, 0]), ceiling(pennies, [1, 0]))
    assert (0, 0) == (floor(pennies, [0.5, 0.5]), ceiling(pennies, [0.5, 0.5]))
