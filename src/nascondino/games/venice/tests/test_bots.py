"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.arena import play
from nascondino.engine.belief import Chair
from nascondino.games import load

MATCHES = 60
HUNTED_DOWN = {"caught", "cornered"}


def escapes(board, players, mister_x, detectives):
    """How often a Mister X of one kind escapes detectives of another."""
    game = load("venice")
    setup = game.setup(players, game.board(board))
    names = [mister_x, *[detectives] * (players - 1)]
    outcomes = [play(setup, names, seed)[1] for seed in range(1, MATCHES + 1)]
    return sum(outcome.reason not in HUNTED_DOWN for outcome in outcomes)


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_greedy_mister_x_escapes_random_detectives_more_often_than_a_random_one(board, players):
    assert escapes(board, players, "greedy", "random") > escapes(board, players, "random", "random") + MATCHES // 6


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_greedy_detectives_catch_a_random_mister_x_more_often_than_random_ones(board, players):
    assert escapes(board, players, "random", "greedy") < escapes(board, players, "random", "random") - MATCHES // 6


def test_an_unknown_bot_is_named_in_the_refusal():
    game = load("venice")
    chair = Chair(game.setup(2), 0)
    with pytest.raises(bots.NoSuchBot, match="No bot 'deep' plays venice; there are: random, greedy"):
        bots.make("deep", chair, Random(1))
