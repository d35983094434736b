"""The law of notebooks, held to every game; and faults of each kind, planted."""

import random

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.games import info, load, titles
from nascondino.testing import notebooks
from nascondino.testing.broken import Broken

TABLES = [(game, players) for game in titles() for players in info(game).players]


@pytest.mark.parametrize(("game_id", "players"), TABLES, ids=str)
def test_what_can_be_worked_out_is_whole_in_words_and_dated(game_id, players):
    game = load(game_id)
    notebooks.check(game, game.board(), players)


@pytest.mark.parametrize("game_id", ["venice", "dice", "kompakt"])
def test_the_places_left_are_those_of_the_exact_belief(game_id):
    """And each of them has a share."""
    for match, chair in moments(game_id):
        belief = believed(match, chair)
        left = [case.spot for doubt in belief.doubts() for case in doubt.cases if case.share]

        assert [place for place in belief.possible() if place] == left


def test_the_roads_left_are_those_where_a_compass_may_be():
    for match, chair in moments("mille_grazie", players=2):
        belief = believed(match, chair)
        for doubt in belief.doubts():
            seat = doubt.about[1]["seat"]
            both = {*belief.possible(seat), *belief.possible(seat + 2)} - {0}

            assert both == {case.spot % 100 for case in doubt.cases if case.share}


def test_a_card_is_left_to_an_agent_if_a_possible_deal_gives_it():
    game = load("inkognito")
    for match, chair in moments("inkognito"):
        belief = believed(match, chair)
        deals = [game.words.value(0, world, match.board).split(" ", 1)[1].split(", ") for world in belief.possible()]
        doubts = belief.doubts()
        for agent in range(len(doubts) // 2):
            for doubt in (doubts[agent], doubts[agent + len(doubts) // 2]):
                for case in doubt.cases:
                    told = sum(case.name[1]["card"] in deal[agent].split() for deal in deals) / len(deals)

                    assert told == case.share


def moments(game_id, players=None, matches=1):
    """Matches at every moment, and a chair of each."""
    game = load(game_id)
    for seed in range(matches):
        choose = random.Random(f"{game_id} {seed}")
        match = Match(game.setup(players or game.info.players[1]), seed=bytes([seed]) * 32)
        while match.actors and len(match.steps) < 60:
            seat = choose.choice(match.actors)
            match.play(seat, choose.choice(match.legal(seat)))
            yield match, choose.choice([None, *range(match.players)])


def believed(match, chair):
    belief = Belief(match.chair(chair))
    belief.update(match.seen(chair))
    return belief


def test_a_route_that_can_be_walked_in_more_ways_counts_more():
    """In Venice, after two moves, what is beside two ways on is likelier than what is beside one."""
    game = load("venice")
    shares = set()
    for match, _ in moments("venice", players=2):
        shares |= {case.share for doubt in believed(match, None).doubts() for case in doubt.cases if case.share}

    assert len(shares) > len({1.0, 1 / game.info.most_legal})


# The law catches each kind of fault.


def planted(monkeypatch, change):
    game = load("venice")
    doubts = game.words.doubts

    def changed(belief, board):
        return [doubt._replace(cases=[change(case) for case in doubt.cases]) for doubt in doubts(belief, board)]

    monkeypatch.setattr(game.words, "doubts", changed)
    notebooks.check(game, game.board(), 2)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda case: case._replace(share=case.share / 2), "add up to"),
        (lambda case: case._replace(why=None), "without a reason"),
        (lambda case: case._replace(spot=999), "which is not there"),
        (lambda case: case._replace(spot=0), "has no name"),
        (lambda case: case._replace(since=case.since and case.since - 1), "told so at event"),
        (lambda case: case._replace(why=case.why and ("venice-no-such-text", {})), "a text is missing"),
    ],
)
def test_a_fault_of_a_notebook_is_caught(monkeypatch, change, fault):
    with pytest.raises(Broken, match=fault):
        planted(monkeypatch, change)
