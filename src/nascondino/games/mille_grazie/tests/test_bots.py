"""The greedy player is honest and clearly better than chance, as a noble and as a brigand."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.mille_grazie.bots import Planner, Position, mixture

MATCHES = 12
GAME = load("mille_grazie")


def play(players, greedy, seed):
    """A match of one greedy player, or one who is greedy in one role, among random ones; who has won."""
    match = Match(GAME.setup(players), seed=seed.to_bytes(32, "big"))
    sitting = [bots.make("random", match.chair(seat), Random(f"{seed} {seat}")) for seat in range(players)]
    clever = bots.make("greedy", match.chair(seed % players), Random(seed))
    while match.actors:
        seat = match.actors[0]
        bot = clever if seat == seed % players and match.role(seat) in greedy else sitting[seat]
        action = bot.act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        assert action in match.legal(seat)
        match.play(seat, action)
    winners = match.outcome.winners()
    return (seed % players in winners) / len(winners)


@pytest.mark.parametrize(
    ("players", "least"),
    [(2, 0.65), pytest.param(3, 0.5, marks=pytest.mark.slow), pytest.param(4, 0.4, marks=pytest.mark.slow)],
)
def test_a_greedy_player_wins_against_random_ones_much_more_often_than_his_share(players, least):
    assert sum(play(players, {"noble", "brigand"}, seed) for seed in range(MATCHES)) / MATCHES > least


@pytest.mark.slow
@pytest.mark.parametrize("role", ["noble", "brigand"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_does_one_who_is_greedy_in_one_role(players, role):
    wins = sum(play(players, {role}, seed) for seed in range(1, 151)) / 150

    assert wins > 1 / players + 0.08


def test_a_noble_takes_the_way_to_his_order_if_nobody_can_be_there():
    board = GAME.board()
    milano, order = 2, next(n for n, order in enumerate(board.file.orders, 1) if order.points == 4 and n == 14)
    plan = Planner(board.record[0]).plan(Position(milano, frozenset(), (order,), ()), 2, 0, ())

    assert {(20, 12)} == {journey.roads for journey, share in zip(plan.journeys, plan.mix, strict=True) if share > 0.5}


def test_a_noble_plans_no_journey_that_would_end_too_early():
    """M-8: from La Spezia, after L and A, the road U would lead back to Genova, and no further."""
    la_spezia = next(n for n, city in enumerate(GAME.board().file.cities, 1) if city.name == "La Spezia")
    plan = Planner(GAME.board().record[0]).plan(Position(la_spezia, frozenset({12, 1}), (), ()), 3, 1, ())

    assert {(3, 3)} == {(journey.roads[0], len(journey.roads)) for journey in plan.journeys}


def test_an_expert_waits_as_the_matrix_game_is_solved_and_lower_levels_as_they_have_searched():
    match = Match(GAME.setup(3), seed=bytes(32))
    seat = match.actors[0]
    told = match.view(seat), match.seen(seat), match.legal(seat)
    solution = mixture(match.board.record[0], told[0], told[2])
    chances = {}
    for level in ("regular", "expert", "master"):
        player = bots.make(level, match.chair(seat), Random(1))
        player.act(*told, Clock(iterations=50))
        chances[level] = {found.action: found.chance for found in player.explanation.candidates if found.chance}

    assert 1 == pytest.approx(sum(solution.values()))
    assert pytest.approx({action: often for action, often in solution.items() if often}) == chances["expert"]
    assert chances["expert"] == chances["master"] != chances["regular"]
