"""Opinions keep to what is possible, and are judged by the truth."""

import math

import pytest

from nascondino.bots.opinions import Counting, Guess, opinion, reliability
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.record import open_match, read, replayed
from nascondino.engine.review import secret
from nascondino.games import folder, load


def test_the_truth_is_ranked_among_what_was_thought_likelier():
    guess = Guess({1: 0.5, 2: 0.2, 3: 0.2, 4: 0.1}, truth=3)

    assert (0.2, 2.5) == (guess.share, guess.rank)
    assert math.log2(5) == pytest.approx(guess.bits)


def test_what_was_held_for_impossible_surprises_without_end():
    assert math.inf == Guess({1: 1.0}, truth=2).bits


def test_claims_are_held_against_how_often_they_were_true():
    guesses = [Guess({1: 0.75, 2: 0.25}, truth=1), Guess({1: 0.75, 2: 0.25}, truth=2)]
    rare, often = reliability(guesses)

    assert (2, 0.25, 0.5) == (rare.count, rare.thought, rare.true)
    assert (2, 0.75, 0.5) == (often.count, often.thought, often.true)


RECORD = folder("venice") / "records" / "london-caught-4.record"


def watched():
    """At each moment of a match: the weights of both opinions, the belief, and the truth."""
    game, record = load("venice"), read(RECORD)
    match = open_match(record, game, game.board(record.header.board))
    counting, weighing, belief = Counting(match.chair(1)), opinion(match.chair(1)), Belief(match.chair(1))
    for _ in replayed(record, match):
        for each in counting, weighing, belief:
            each.update(match.seen(1))
        yield counting.weights(), weighing.weights(), belief.possible(), secret(match, 1, 0)


def test_an_opinion_keeps_to_what_is_possible_and_leaves_none_of_it_out():
    seen = 0
    for counted, weighed, possible, truth in watched():
        assert possible == list(counted) == list(weighed)
        assert 1 == pytest.approx(sum(counted.values())) == pytest.approx(sum(weighed.values()))
        assert min(weighed.values()) > 0
        assert truth in possible
        seen += len(possible) > 1
    assert seen > 10


def test_an_opinion_is_more_than_counting():
    assert any(max(weighed.values()) > 1.5 * max(counted.values()) for counted, weighed, *_ in watched())


def test_a_game_need_have_none():
    game = load("inkognito")

    assert opinion(Chair(game.setup(game.info.base), 0)) is None
