"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.dice import words

MATCHES = 30
MORE_OR_LESS = [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]  # seats


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


def thinking(scene, seat):
    """What the greedy detective at a seat holds each of its actions to be worth."""
    match = scene.match
    bot = bots.make("greedy", match.chair(seat), Random(1))
    return {
        words.notation(action, seat): worth
        for action, worth in bot.weigh(match.view(seat), match.seen(seat), match.legal(seat)).items()
    }


def at_the_start(fresh, *notations):
    """Mister X is on tile E, a detective beside it, the other one far away."""
    tiles = (f"tile {letter}" for letter in "ABCDEI")
    return fresh(3).play(*tiles, "place 12", "place 18", "place 20", *notations)


def test_a_pawn_that_is_not_the_nearest_comes_nearer_too(fresh):
    """Wherever pawn 1 goes pawn 2 stays the nearest; but 11 is a station, as 17 and 20 are, and 10 is far off."""
    worth = thinking(at_the_start(fresh, "roll 3 0 0"), 1)

    assert worth["1 taxi 11"] > worth["1 taxi 34"] > worth["1 taxi 10"]


@pytest.mark.parametrize("roll", ["roll 0 0 0", "roll 0 0 3", "roll 3 0 0"])
def test_in_the_first_round_nobody_spends_the_partners_tokens(fresh, roll):
    scene = at_the_start(fresh, roll)

    assert "token" in scene.may()
    assert "token" not in thinking(scene, 1)


def test_later_a_token_is_spent_where_no_die_is_of_use(fresh):
    scene = at_the_start(fresh).round("pass").play("roll 0 0 0")

    assert ["token"] == list(thinking(scene, 2))


@pytest.mark.parametrize("players", MORE_OR_LESS)
def test_a_greedy_mister_x_escapes_random_detectives_more_often_than_a_random_one(players):
    assert escapes(players, "greedy", "random") > escapes(players, "random", "random") + MATCHES // 3


@pytest.mark.parametrize("players", MORE_OR_LESS)
def test_greedy_detectives_catch_a_greedy_mister_x_more_often_than_random_ones(players):
    assert escapes(players, "greedy", "greedy") < escapes(players, "greedy", "random") - MATCHES // 20


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_players_know_the_expert_side(players):
    mixed = escapes(players, "random", "greedy", tiles="expert")

    assert mixed < escapes(players, "random", "random", tiles="expert")
