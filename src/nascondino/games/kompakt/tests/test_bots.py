"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load

MATCHES = 40


def play(names, seed):
    """A match between bots, one name for each seat: the points."""
    game = load("kompakt")
    match = Match(game.setup(len(names)), seed=seed.to_bytes(32, "big"))
    sitting = [bots.make(name, match.chair(seat), Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while match.actors:
        seat = match.actors[seed % len(match.actors)]
        action = sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        assert action in match.legal(seat)
        match.play(seat, action)
    return match.outcome.points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_player_beats_random_ones(players):
    """In seats in turn: in its own hand it earns more than they do in theirs, by fleeing well and by hunting well."""
    best = 0.0
    for seed in range(MATCHES):
        own = seed % players
        points = play(["greedy" if seat == own else "random" for seat in range(players)], seed)
        best += (points[own] == max(points)) / points.count(max(points))

    assert best / MATCHES > 1 / players + 0.2


def earned(mister_x, detective):
    """What the first seat earns as Mister X, on average, in the game for two."""
    return sum(play([mister_x, detective], seed)[0] for seed in range(MATCHES)) / MATCHES


def test_a_greedy_team_lets_mister_x_earn_less():
    assert earned("greedy", "greedy") < earned("greedy", "random") - 5
    assert earned("random", "greedy") < earned("random", "random") - 5


def test_a_greedy_mister_x_earns_more_from_a_greedy_team():
    assert earned("greedy", "greedy") > earned("random", "greedy") + 3
