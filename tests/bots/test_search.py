"""The search: it decides from what its seat knows, the same for the same effort, and sees what is near."""

import math
from random import Random

import pytest

from nascondino import bots
from nascondino.bots.search import Candidate, Effort, Searcher
from nascondino.bots.search.searcher import SEEN, mixed
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


def test_it_is_settled_when_nothing_else_could_become_the_favourite():
    match = played("venice", 30)
    seat = match.actors[0]
    player = bots.make("master", match.chair(seat), Random(1), Effort(iterations=ITERATIONS))
    thought = player.think(match.view(seat), match.seen(seat), match.legal(seat), Clock())
    first, second, *_ = player.explanation.candidates
    ahead = first.visits - second.visits

    def is_settled(legal, ahead):
        return thought.is_settled(player.scratches[0], legal, ahead)

    assert ahead > 1
    assert [True, False] == [is_settled(match.legal(seat), ahead - 1), is_settled(match.legal(seat), ahead)]
    assert not is_settled([first.action], 0)
    allowed = [action for action in match.legal(seat) if action != first.action]
    assert not is_settled(allowed, ahead - 1)


class Clocks:
    """In place of the processor's: each look takes so many seconds of it."""

    def __init__(self, monkeypatch, seconds):
        self.now, self.seconds = 1.0, seconds
        monkeypatch.setattr("time.thread_time", self.look)

    def look(self):
        self.now += self.seconds
        return self.now


@pytest.mark.parametrize(("seconds", "least"), [(0.001, 1000), (0.0, math.inf)])
def test_how_much_of_a_search_is_left_is_told_by_its_own_pace(monkeypatch, seconds, least):
    """Half of the budget had gone when it began; and some clocks do not tick at every look."""
    match = played("venice", 30)
    seat = match.actors[0]
    player = bots.make("master", match.chair(seat), Random(1), Effort(seconds=1.0))
    thought = player.think(match.view(seat), match.seen(seat), match.legal(seat), Clock(seconds=0.0))
    clocks, left = Clocks(monkeypatch, seconds), []
    monkeypatch.setattr(thought, "is_settled", lambda scratch, legal, ahead: left.append(ahead) or True)
    thought._within(player.scratches[0], Clock(seconds=1.0), clocks.now - 0.5, match.legal(seat))

    assert 1 == len(left)
    assert left[0] >= least


def test_it_is_never_settled_for_whoever_chooses_among_what_is_nearly_as_good():
    match = played("venice", 30)
    seat = match.actors[0]
    player = bots.make("regular", match.chair(seat), Random(1))
    thought = player.think(match.view(seat), match.seen(seat), match.legal(seat), Clock())

    assert not thought.is_settled(player.scratches[0], match.legal(seat), -1.0)


def test_only_what_the_table_allows_is_chosen():
    match = played("venice", 30)
    seat = match.actors[0]
    favourite, _ = decided(match, seat)
    allowed = [action for action in match.legal(seat) if action != favourite]
    player = bots.make("expert", match.chair(seat), Random(1), Effort(iterations=ITERATIONS))

    assert player.act(match.view(seat), match.seen(seat), allowed, Clock()) in allowed


STYLED = [title for title in titles() if load(title).info.styled]


def considered(match, level):
    """What is near enough to the favourite, each with what it comes to and how readily the guide would choose it."""
    seat, style = match.actors[0], bots.STYLES[level].style
    player = bots.make(level, match.chair(seat), Random(1), Effort(iterations=600))
    thought = player.think(match.view(seat), match.seen(seat), match.legal(seat), Clock())
    scratch, candidates = player.scratches[0], player.explanation.candidates
    edges = thought._root_edges(scratch, len(candidates))
    priors = dict(zip(scratch.choices.tolist(), edges["prior"].tolist(), strict=False))
    favourite = max(candidates, key=lambda each: each.visits)
    least = favourite.value - style.temperature
    near = [each for each in candidates if each.value > least and each.visits >= SEEN * favourite.visits]
    return candidates[0], favourite, {each.action: priors[each.action] for each in near}


@pytest.mark.parametrize(("title", "actions"), [("venice", 13), ("venice", 33), ("kompakt", 36), ("kompakt", 40)])
def test_the_careful_do_what_the_guide_would_and_the_bold_what_it_would_not(title, actions):
    match = played(title, actions, 3)
    careful, _, likely = considered(match, "careful")
    bold, _, unlikely = considered(match, "bold")

    assert careful.action != bold.action
    assert max(likely.values()) == likely[careful.action] > likely[bold.action]
    assert min(unlikely.values()) == unlikely[bold.action] < unlikely[careful.action]


@pytest.mark.parametrize("level", bots.STYLES)
@pytest.mark.parametrize("title", STYLED)
def test_a_style_costs_little_and_leaves_nothing_to_luck(title, level):
    for actions in range(10, 40, 3):
        match = played(title, actions, 3, seed=3)
        chosen, favourite, _ = considered(match, level)

        assert 1 == chosen.chance
        assert chosen.value > favourite.value - bots.STYLES[level].style.temperature
        assert chosen.visits >= SEEN * favourite.visits


def test_styles_are_offered_where_guides_tell_them_apart_and_a_master_is_still_the_strongest():
    offered = {title: bots.names(load(title)) for title in titles()}

    assert {"dice", "kompakt", "venice"} == set(STYLED)
    assert STYLED == [title for title, names in offered.items() if set(bots.STYLES) <= set(names)]
    assert STYLED == [title for title, names in offered.items() if set(bots.STYLES) & set(names)]
    assert {"master"} == {names[-1] for names in offered.values()}


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
