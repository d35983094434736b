"""Beliefs are exact: a deal is possible if, and only if, the match can be played again with it and look the same.

For each of the 576 deals the match is replayed with those black cards. What the chair saw must be shown again; what it
did not see is replaced by anything that fits. If the chair perceives byte for byte the same, the deal is possible.
"""

from random import Random

import numpy as np
import pytest

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.contract import CHANCE
from nascondino.games import load
from nascondino.games.inkognito import game as inkognito
from nascondino.games.inkognito.beliefs import fragment_in, identity_in, nth_of, world_of
from nascondino.games.inkognito.state import (
    AGENTS,
    CALLS_FROM,
    DEALS_FROM,
    DEALT,
    PAIRS_FROM,
    SHOW_IDENTITY,
    WORLDS,
)
from nascondino.testing.walk import Referee, walk

GAME = load("inkognito")
STEPS = 60  # actions that are played and replayed


def script(players, seed):
    """A match of one long game: nobody calls."""
    referee = Referee(GAME.setup(players))
    random, steps, states = Random(seed), [], referee.begin()
    while len(steps) < STEPS:
        actor = random.choice(referee.actors(states))
        legal = referee.legal(states, actor)
        calm = [action for action in legal if not CALLS_FROM < action <= DEALS_FROM]
        steps.append(referee.apply(states, actor, random.choice(calm)))
        states = steps[-1].after
    return referee, steps


def told(steps, chair):
    return b"".join(step.told[chair].tobytes() for step in steps)


def is_replayed(referee, steps, chair, world):
    """Whether the match can be played with this deal so that the chair perceives the same."""
    states = referee.begin()
    for step in steps:
        action = fitting(referee, states, step, chair, world)
        if action is None:
            return False
        happened = referee.apply(states, step.actor, action)
        if told([happened], chair) != told([step], chair):
            return False
        states = happened.after
    return True


def fitting(referee, states, step, chair, world):
    """The same action; another deal; or, of a pair out of sight, one that is not used up. None if there is none."""
    legal = referee.legal(states, step.actor)
    if step.events[0]["kind"] == DEALT:
        figure = int(step.events[0]["figure"])
        agent = figure - (figure > states[0].ambassador)
        dealt = fragment_in if states[0].identity[figure] else identity_in
        return DEALS_FROM + dealt(world, agent)
    if step.actor in (CHANCE, chair) or not PAIRS_FROM < step.action < SHOW_IDENTITY or step.action in legal:
        return step.action if step.action in legal else None
    return legal[0] if is_out_of_sight(states[0], step.actor, chair) else None


def is_out_of_sight(state, actor, chair):
    from nascondino.games.inkognito.rules.figures import partner

    return partner(state, actor) != chair


@pytest.mark.parametrize("players", [4, *(pytest.param(players, marks=pytest.mark.slow) for players in (3, 5))])
@pytest.mark.parametrize("seed", [1])
def test_exactly_those_deals_are_possible_with_which_the_match_can_be_replayed(players, seed):
    referee, steps = script(players, seed)
    for chair in referee.chairs:
        belief = Belief(Chair(referee.setup, None if chair < 0 else chair))
        for step in steps:
            belief.take_in(step.told[chair])
        possible = belief.possible()
        replayed = [world for world in range(1, WORLDS) if is_replayed(referee, steps, chair, world)]

        assert replayed == possible


def test_orders_are_numbered_as_they_sort():
    orders = [tuple(nth_of(order, n) for n in range(AGENTS)) for order in range(24)]

    assert orders == sorted(set(orders))
    assert (1, 2, 3, 4) == orders[0]


def test_a_world_is_numbered_by_its_cards():
    states = inkognito.State.array(1)
    for ambassador in (4, 0, 2):
        agents = [figure for figure in range(5) if figure != ambassador]
        for world in range(1, WORLDS):
            states[0].ambassador = ambassador
            states[0].identity[agents] = [identity_in(world, i) for i in range(AGENTS)]
            states[0].fragment[agents] = [fragment_in(world, i) for i in range(AGENTS)]

            assert world == world_of(states[0])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_deal_is_excluded_by_the_first_thing_that_says_so(players):
    """Why, who and what are set exactly where a deal is excluded."""
    referee = Referee(GAME.setup(players))
    beliefs = {chair: Belief(Chair(referee.setup, None if chair < 0 else chair)) for chair in referee.chairs}
    for happened in walk(referee, Random(3), 120):
        for chair, belief in beliefs.items():
            belief.take_in(happened.told[chair])
            record = belief.record[0]

            assert np.array_equal(record.why[1:] == 0, record.possible[1:] != 0)
