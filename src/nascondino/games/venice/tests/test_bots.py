"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.arena import play
from nascondino.engine.belief import Chair
from nascondino.engine.player import Clock
from nascondino.games import load

MATCHES = 60
MORE_OR_LESS = [2, pytest.param(4, marks=pytest.mark.slow), pytest.param(6, marks=pytest.mark.slow)]  # seats
HUNTED_DOWN = {"caught", "cornered"}


def escapes(board, players, mister_x, detectives):
    """How often a Mister X of one kind escapes detectives of another."""
    game = load("venice")
    setup = game.setup(players, game.board(board))
    names = [mister_x, *[detectives] * (players - 1)]
    outcomes = [play(setup, names, seed)[1] for seed in range(1, MATCHES + 1)]
    return sum(outcome.reason not in HUNTED_DOWN for outcome in outcomes)


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize("players", MORE_OR_LESS)
def test_a_greedy_mister_x_escapes_random_detectives_more_often_than_a_random_one(board, players):
    assert escapes(board, players, "greedy", "random") > escapes(board, players, "random", "random") + MATCHES // 6


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize("players", MORE_OR_LESS)
def test_greedy_detectives_catch_a_random_mister_x_more_often_than_random_ones(board, players):
    assert escapes(board, players, "random", "greedy") < escapes(board, players, "random", "random") - MATCHES // 6


def test_a_detective_who_is_not_the_nearest_draws_nearer_too(stage):
    """Mister X is on 2 for certain, detective 1 is two moves away from him, and detective 2 comes after him."""
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12-13-14", x=1, seekers=[4, 8, 11, 13]).play("gondola 2")
    told = scene.match.view(2), scene.match.seen(2), scene.match.legal(2)
    hunters = [bots.make("greedy", scene.match.chair(2), Random(seed)) for seed in range(8)]
    actions = {hunter.act(*told, Clock()) for hunter in hunters}

    assert {"2 gondola 7"} == {scene.match.game.words.notation(action, 2) for action in actions}


def test_an_unknown_bot_is_named_in_the_refusal():
    game = load("venice")
    chair = Chair(game.setup(2), 0)
    with pytest.raises(bots.NoSuchBot, match="No bot 'deep' plays venice; there are: random, greedy"):
        bots.make("deep", chair, Random(1))
