"""The search: it decides from what its seat knows, the same for the same effort, and sees what is near."""

from random import Random

import pytest

from nascondino import bots
from nascondino.bots.search import Candidate, Effort, Searcher
from nascondino.bots.search.searcher import mixed
from nascondino.engine.game import Game
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load, titles
from nascondino.testing.example_game import game as example_game

ITERATIONS = 300


def decided(match, seat, *, effort=None, level="expert", luck=1):
    """What a new player of that level does, and how it explains it."""
    player = bots.LEVELS[level].player(match.chair(seat), Random(luck), effort or Effort(iterations=ITERATIONS))
    action = player.act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
    return action, player.explanation


def played(title, actions, players=None, seed=7):
    """A match so many actions long, of players without plans."""
    game = load(title)
    match = Match(game.setup(players or game.info.players[0]), seed=bytes([seed]) * 32)
    random = Random(seed)
    while match.actors and len(match.steps) < actions:
        seat = random.choice(match.actors)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("title", titles())
def test_the_same_effort_comes_to_the_same(title):
    match = played(title, 30)
    first, second = (decided(match, match.actors[0]) for _ in range(2))

    assert first == second


@pytest.mark.parametrize("title", titles())
def test_it_explains_what_it_does(title):
    match = played(title, 30)
    seat = match.actors[0]
    action, explained = decided(match, seat)
    candidates = {candidate.action: candidate for candidate in explained.candidates}

    assert candidates[action].chance > 0
    assert set(candidates) <= set(match.legal(seat))
    assert 1 == pytest.approx(sum(candidate.chance for candidate in explained.candidates))
    assert 0 <= explained.expected <= 1
    assert ITERATIONS == explained.iterations


@pytest.mark.parametrize("title", titles())
def test_its_tree_lasts_for_the_match(title):
    match = played(title, 30)
    seat = match.actors[0]
    player = Searcher(match.chair(seat), Random(1), Effort(iterations=ITERATIONS))
    visits = []
    for _ in range(2):
        player.act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
        visits.append(sum(candidate.visits for candidate in player.explanation.candidates))

    assert visits[1] > visits[0] > 0


def test_a_game_without_guides_is_searched_by_its_rules_alone():
    """As plain Python, since nobody would wait for it to be compiled."""
    game = Game(example_game, compiled=False)
    match = Match(game.setup(game.info.players[0]), seed=bytes(32))
    while match.outcome is None:
        seat = match.actors[0]
        match.play(seat, decided(match, seat, effort=Effort(iterations=20))[0])

    assert match.outcome.reason in game.info.reasons


def test_two_threads_search_together():
    match = played("venice", 30)
    seat = match.actors[0]
    _, alone = decided(match, seat)
    _, together = decided(match, seat, effort=Effort(iterations=ITERATIONS, threads=2))

    assert 2 * alone.iterations == together.iterations
    assert 2 * visits(alone) == visits(together)


def test_a_budget_of_no_time_still_comes_to_a_choice():
    match = played("venice", 30)
    action, explained = decided(match, match.actors[0], effort=Effort(seconds=0.0))

    assert action in match.legal(match.actors[0])
    assert explained.iterations > 0


def test_only_what_the_table_allows_is_chosen():
    match = played("venice", 30)
    seat = match.actors[0]
    favourite, _ = decided(match, seat)
    allowed = [action for action in match.legal(seat) if action != favourite]
    player = bots.make("expert", match.chair(seat), Random(1), Effort(iterations=ITERATIONS))

    assert player.act(match.view(seat), match.seen(seat), allowed, Clock()) in allowed


def visits(explained):
    return sum(candidate.visits for candidate in explained.candidates)


def test_iterations_that_are_asked_for_need_no_clock():
    match = played("venice", 30)
    seat = match.actors[0]
    player = bots.make("master", match.chair(seat), Random(1))
    player.act(match.view(seat), match.seen(seat), match.legal(seat), Clock(iterations=200))

    assert 200 == player.explanation.iterations


def test_what_a_solution_is_about_is_shared_out_as_it_says_and_all_else_stays():
    found = [Candidate(1, 60, 0.5, 0.6), Candidate(2, 30, 0.4, 0.3), Candidate(3, 10, 0.3, 0.1)]

    assert found == mixed(found, {})
    assert found == mixed(found, {7: 1.0})  # if none of those is chosen, it does not matter which
    shared = {each.action: each.chance for each in mixed(found, {1: 0.0, 2: 0.25, 4: 0.75})}
    assert pytest.approx({1: 0.0, 2: 0.225, 3: 0.1, 4: 0.675}) == shared
