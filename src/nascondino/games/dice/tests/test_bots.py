"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load

MATCHES = 30


def play(players, names, seed, options):
    """A match between bots: one name for Mister X, one for all detectives."""
    game = load("dice")
    match = Match(game.setup(players, None, options), seed=seed.to_bytes(32, "big"))
    x = match.settings["mister_x"]
    sitting = [bots.make(names[seat != x], match.chair(seat), Random(f"{seed} {seat}")) for seat in range(players)]
    while match.actors:
        seat = match.actors[0]
        action = sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        assert action in match.legal(seat)
        match.play(seat, action)
    return match.outcome.reason


def escapes(players, mister_x, detectives, **options):
    reasons = [play(players, (mister_x, detectives), seed, options) for seed in range(1, MATCHES + 1)]
    return sum(reason == "escaped" for reason in reasons)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_mister_x_escapes_random_detectives_more_often_than_a_random_one(players):
    assert escapes(players, "greedy", "random") > escapes(players, "random", "random") + MATCHES // 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_detectives_catch_a_greedy_mister_x_more_often_than_random_ones(players):
    assert escapes(players, "greedy", "greedy") < escapes(players, "greedy", "random") - MATCHES // 20


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_players_know_the_expert_side(players):
    mixed = escapes(players, "random", "greedy", tiles="expert")

    assert mixed < escapes(players, "random", "random", tiles="expert")
