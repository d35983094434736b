"""The greedy spy is honest and clearly better than chance, as an agent and as the Ambassador."""

import itertools
import math
from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.inkognito.bots.spy import shares, stakes_alone
from nascondino.games.inkognito.rules.calling import is_call

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


@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.slow)])
def test_a_greedy_agent_wins_much_more_often_than_random_ones(players):
    assert share(players, 0) > 1.5 / players


@pytest.mark.slow
def test_a_greedy_agent_of_four_wins_more_often_though_its_ally_plays_at_random():
    assert share(4, 0) > 1.4 / 4


@pytest.mark.slow
def test_a_greedy_ambassador_wins_much_more_often_than_random_agents():
    assert share(5, 4) > 1.5 / 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_matches_of_greedy_players_come_to_an_end(players):
    assert {"right", "wrong"} >= {play(["greedy"] * players, seed)[1] for seed in range(1, 4)}


def test_spies_who_all_wait_for_the_others_to_call_do_not_wait_for_ever():
    """A match of four in which each would give it to another by calling."""
    assert "limit" != play(["greedy"] * 4, seed=5)[1]


# Whether to call.

LATE = 14  # rounds, after which an even chance is enough before anybody has scored


def waited(scene, points=(), rounds=LATE):
    """Nobody meets for so many rounds; then azure and yellow do."""
    scene.state.points[: len(points)] = points
    for _ in range(rounds):
        scene.afresh().quiet()
    return scene.afresh().round("rialto rialto marco giorgio", "salute")


def spy(scene):
    bot = bots.make("greedy", scene.match.chair(0), Random(1))
    return bot, bot.weigh(scene.match.view(0), scene.match.seen(0), scene.match.legal(0))


def half_sure(stage, points, rounds=LATE):
    """Azure of three has seen both cards of the fictitious agent: two numbers are left, and either may be right."""
    scene = stage(players=3)
    for card in ("identity", "fragment"):
        scene.afresh().round("rialto marco giorgio rialto", "salute").play(f"azure: look {card}")
    bot, worth = spy(waited(scene, points, rounds))

    assert 0.5 == bot._call(1)[1]
    return any(map(is_call, worth))


def test_with_an_even_chance_a_spy_calls_late_but_not_early(stage):
    assert half_sure(stage, (0, 0, 0))
    assert not half_sure(stage, (0, 0, 0), rounds=5)


@pytest.mark.parametrize("points", [(2, 2, 0), (2, 2, 1), (2, 1, 1), (2, 0, 0), (1, 0, 0)])
def test_a_spy_who_leads_does_not_give_the_match_away_by_an_even_chance(stage, points):
    assert not half_sure(stage, points)


@pytest.mark.parametrize("points", [(0, 2, 2), (0, 2, 0), (1, 2, 1), (2, 2, 2)])
def test_a_spy_who_would_lose_the_match_by_waiting_as_well_takes_an_even_chance(stage, points):
    assert half_sure(stage, points)


@pytest.mark.parametrize("points", [(2, 2, 0, 0, 0), (2, 0, 0, 0, 0), (2, 1, 1, 1, 1)])
def test_so_it_is_with_five(points):
    hope = stakes_alone([0] * 5, 0, range(1, 5)).hope(0.5)

    assert stakes_alone(points, 0, range(1, 5)).least_chance(hope) > 0.5


@pytest.mark.parametrize(
    ("points", "least"), [((0, 0, 0, 0), 0.5), ((0, 0, 2, 0), 0.5), ((2, 2, 2, 2), 0.5), ((0, 2, 0, 0), math.inf)]
)
def test_of_four_the_enemies_win_what_is_not_called_but_nobody_calls_for_an_ally_who_then_wins_alone(
    stage, points, least
):
    """Azure knows that yellow is his ally."""
    scene = stage().afresh().round("rialto rialto marco giorgio", "salute")
    scene.play("azure: show bubble 0", "yellow: black identity")
    bot, _ = spy(waited(scene, points))

    assert 1.0 == bot._trust(1)
    assert pytest.approx(least) == bot._sure(1)


def test_shares_of_the_match_add_up_and_follow_the_points():
    for players in (3, 4, 5):
        for points in itertools.product(range(3), repeat=players):
            found = shares(points)
            by_points = [found[seat] for seat in sorted(range(players), key=points.__getitem__)]

            assert pytest.approx(1) == sum(found)
            assert pytest.approx(sorted(found)) == by_points
