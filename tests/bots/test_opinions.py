"""Opinions keep to what is possible, and are judged by the truth."""

import math

import pytest

from nascondino.bots.opinions import Counting, Guess, has_opinion, opinion, reliability
from nascondino.bots.search.weighing import templates
from nascondino.bots.sitter import rehearse_search
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.record import open_match, read, replayed
from nascondino.engine.review import secret
from nascondino.games import folder, load, titles


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


RECORDS = {"venice": "london-caught-4", "dice": "escaped-4-expert", "kompakt": "pocket-spent-3"}


def watched(title):
    """At each moment of a match: the weights of both opinions, the belief, and the truth."""
    game, record = load(title), read(folder(title) / "records" / f"{RECORDS[title]}.record")
    match = open_match(record, game, game.board(record.header.board))
    counting, weighing, belief = Counting(match.chair(None)), opinion(match.chair(None)), Belief(match.chair(None))
    for _ in replayed(record, match):
        for each in counting, weighing, belief:
            each.update(match.seen(None))
        yield counting.weights(), weighing.weights(), belief.possible(), secret(match, None, 0)


@pytest.mark.parametrize("title", RECORDS)
def test_an_opinion_keeps_to_what_is_possible_and_leaves_none_of_it_out(title):
    seen = 0
    for counted, weighed, possible, truth in watched(title):
        assert possible == list(counted) == list(weighed)
        assert 1 == pytest.approx(sum(counted.values())) == pytest.approx(sum(weighed.values()))
        assert min(weighed.values()) > 0
        assert truth in possible
        seen += len(possible) > 1
    assert seen > 2


@pytest.mark.parametrize("title", RECORDS)
def test_an_opinion_is_more_than_counting(title):
    assert any(max(weighed.values()) > 1.3 * max(counted.values()) for counted, weighed, *_ in watched(title))


@pytest.mark.parametrize("title", ["dice", "kompakt"])
def test_a_rehearsal_compiles_what_opinions_need(title):
    """A confined process could not keep it, and would compile it anew for every match."""
    templates.cache_clear()
    rehearse_search(title)

    assert all(template.signatures for template in templates(load(title)))


def test_a_game_need_have_none():
    game = load("mille_grazie")

    assert opinion(Chair(game.setup(game.info.base), 0)) is None
    assert {"venice", "dice", "kompakt"} <= {title for title in titles() if has_opinion(load(title))}
