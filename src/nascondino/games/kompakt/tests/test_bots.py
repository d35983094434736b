"""The greedy player is honest and clearly better than chance, in both roles."""

from random import Random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.kompakt.bots import dive_payoff, mixture, team_moves
from nascondino.games.kompakt.state import BLACK_FROM, FLEE, GIVE_UP, GO_ON, SEEKERS_FROM
from nascondino.parts.matrix_games import floor

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


def decision(scene, seat):
    match = scene.match
    player = bots.make("greedy", match.chair(seat), Random(1))
    return player.act(match.view(seat), match.seen(seat), match.legal(seat), Clock())


def test_k_16_a_greedy_detective_gives_up_once_another_has_and_never_before(stage):
    line = "1-2-3-4-5-6-7-8-9-10-11-12"
    scene = stage(line, x=2, figures=[6, 8, 10], players=4).play("to 3")

    assert SEEKERS_FROM <= decision(scene, 2) < GIVE_UP

    scene.say(1, "give up")

    assert GIVE_UP == decision(scene, 2)

    scene.say(2, "give up")

    assert SEEKERS_FROM <= decision(scene, 2) < GIVE_UP  # while the third is still thinking
    assert GIVE_UP == decision(scene, 3)

    scene.say(3, "give up")

    assert "given_up" == scene.hand_ended()


def test_k_16_a_greedy_detective_goes_on_when_the_other_took_it_back(stage):
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12", x=2, figures=[6, 8, 10], players=3).play("to 3")
    scene.say(1, "give up").say(1, "go on")

    assert decision(scene, 2) not in (GIVE_UP, GO_ON)


def first_dive():
    """A match between greedy players when Mister X may first play a black ticket."""
    match = Match(load("kompakt").setup(2), seed=bytes(32))
    sitting = [bots.make("greedy", match.chair(seat), Random(seat)) for seat in range(2)]
    while match.view(None).phase != FLEE or max(match.legal(match.actors[0])) < BLACK_FROM:
        seat = match.actors[0]
        match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
    return match, match.actors[0]


def test_where_a_black_ticket_leads_is_mixed_so_that_no_answer_of_the_team_gains_by_knowing_it():
    match, seat = first_dive()
    board, view, legal = match.board.record[0], match.view(seat), match.legal(seat)
    mixed = mixture(board, view, legal)
    payoff = dive_payoff(board, view, list(mixed), team_moves(board, view))

    assert [action for action in legal if action >= BLACK_FROM] == list(mixed)
    assert 1 == pytest.approx(sum(mixed.values()))
    assert floor(payoff, list(mixed.values())) > payoff.min(axis=1).max() + 0.1  # any one station, if it is foreseen


def test_where_nothing_is_hidden_nothing_is_mixed():
    match, seat = first_dive()
    legal = [action for action in match.legal(seat) if action < BLACK_FROM]

    assert {} == mixture(match.board.record[0], match.view(seat), legal)
