"""The end of a pursuit is solved exactly, and what a bot loses there is measured against the solution."""

import msgspec
import numpy as np
import pursuits
import pytest
from pursuit_trees import Tree, after_best_flight, after_best_hunt, solved

from nascondino.games import load
from nascondino.games.venice.state import FLEE, GONDOLA, MOTORBOAT, ROUNDS
from nascondino.testing.histories import World
from nascondino.testing.networks import network
from nascondino.testing.walk import Referee

CHAIN = "-".join(map(str, range(4, 15)))
BOTH_WAYS_BY_GONDOLA = {"gondola": f"1-2-4 1-3-4 {CHAIN}", "motorboat": "", "jet_ski": "", "vaporetto": ""}
EACH_WAY_BY_ANOTHER = {"gondola": f"1-2-4 3-4 {CHAIN}", "motorboat": "1-3", "jet_ski": "", "vaporetto": ""}
STARTS = {"detectives": (4, 8, 10, 12, 14), "mister_x": (1,)}


def last_round(drawn, black=0):
    """He is at 1, and can go to 2 or 3; a hunter at 4 can go to either; the others are far away."""
    game = load("venice")
    board = game.own_board(msgspec.json.encode(network(drawn, covert="vaporetto", starts=STARTS)))
    referee = Referee(game.setup(2, board))
    states = referee.begin()
    state = states[0]
    state.phase, state.rounds, state.moves, state.black, state.doubles = FLEE, ROUNDS, ROUNDS - 1, black, 0
    state.pawns[:5] = 1, 4, 8, 10, 12
    state.supply[[GONDOLA, MOTORBOAT]] = 5
    state.tickets[1, GONDOLA] = 5
    return Tree(referee, [World(states)], 0)


def test_of_two_ways_that_look_alike_he_takes_each_as_often():
    tree = last_round(BOTH_WAYS_BY_GONDOLA)
    solution = solved(tree, 300)

    assert pytest.approx(0.5, abs=0.01) == solution.floor
    assert pytest.approx(0.5, abs=0.01) == solution.ceiling
    assert pytest.approx([0.5, 0.5], abs=0.02) == solution.plan[tree.root.number].tolist()


def test_who_always_goes_the_same_way_is_caught_and_who_always_looks_there_is_escaped():
    tree = last_round(BOTH_WAYS_BY_GONDOLA)
    same = {node.number: np.eye(len(node.turns))[0] for node in tree.nodes}

    assert 0 == after_best_hunt(tree, same)
    assert 1 == after_best_flight(tree, same)


@pytest.mark.parametrize(("black", "value"), [(0, 0.0), (1, 0.5)])
def test_a_ticket_gives_him_away_unless_it_is_black(black, value):
    solution = solved(last_round(EACH_WAY_BY_ANOTHER, black), 300)

    assert pytest.approx(value, abs=0.01) == solution.value


def test_nothing_is_lost_by_the_solution():
    solutions, found = pursuits.measured(["random"], count=1, rounds=1, iterations=1)

    assert 0.02 > solutions[0].ceiling - solutions[0].floor >= 0
    assert 0.02 > max(found["solved"][0])
    assert max(found["random"][0]) > max(found["solved"][0])
