"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.belief import Chair
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load

MATCHES = 60
HUNTED_DOWN = {"caught", "cornered"}


def play(board, players, names, seed):
    """A match between bots: one name for Mister X, one for all detectives."""
    game = load("venice")
    match = Match(game.setup(players, board), seed=seed.to_bytes(32, "big"))
    x = match.settings["mister_x"]
    sitting = [bots.make(names[seat != x], match.chair(seat), Random(f"{seed} {seat}")) for seat in range(players)]
    while match.actors:
        seat = match.actors[0]
        action = sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        assert action in match.legal(seat)
        match.play(seat, action)
    return match.outcome.reason


def escapes(board, players, mister_x, detectives):
    board = load("venice").board(board)
    reasons = [play(board, players, (mister_x, detectives), seed) for seed in range(1, MATCHES + 1)]
    return sum(reason not in HUNTED_DOWN for reason in reasons)


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
