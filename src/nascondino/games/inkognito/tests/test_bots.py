"""The greedy spy is honest and clearly better than chance, as an agent and as the Ambassador."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load

MATCHES = 100


def play(names, seed, **options):
    """Each seat's share of the win."""
    match = Match(load("inkognito").setup(len(names), chosen=options), seed=seed.to_bytes(32, "big"), limit=3000)
    sitting = [bots.make(name, match.chair(seat), Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while match.actors:
        seat = match.actors[0]
        action = sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        assert action in match.legal(seat)
        match.play(seat, action)
    winners = match.outcome.winners()
    return [(seat in winners) / len(winners) for seat in range(len(names))], match.outcome.reason


def share(players, seat, **options):
    """How much of a hundred matches a greedy player wins against random ones; all equal, 1 / players."""
    names = ["random"] * players
    names[seat] = "greedy"
    return sum(play(names, seed, **options)[0][seat] for seed in range(1, MATCHES + 1)) / MATCHES


@pytest.mark.parametrize("players", [3, 5])
def test_a_greedy_agent_wins_much_more_often_than_random_ones(players):
    assert share(players, 0) > 1.5 / players


def test_a_greedy_agent_of_four_wins_more_often_though_its_ally_plays_at_random():
    assert share(4, 0) > 1.4 / 4


def test_a_greedy_ambassador_wins_much_more_often_than_random_agents():
    assert share(5, 4, ambassador="fixed") > 1.5 / 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_matches_of_greedy_players_come_to_an_end(players):
    assert {"right", "wrong"} >= {play(["greedy"] * players, seed)[1] for seed in range(1, 4)}
