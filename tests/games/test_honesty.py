"""Every bot of every game is honest, whoever adds one."""

import gc
import random

import pytest

from nascondino import bots
from nascondino.arena import contests
from nascondino.arena.conditions import conditions
from nascondino.arena.referee import MatchInPlay
from nascondino.engine.match import Match
from nascondino.games import load, titles
from nascondino.testing.honesty import choices, moments


def cases():
    return [(title, name) for title in titles() for name in bots.contestants(load(title))]


@pytest.mark.parametrize(("title", "name"), cases())
def test_a_bot_does_the_same_whatever_it_cannot_know(title, name):
    made = [choices(moment, lambda chair, luck: bots.make(name, chair, luck)) for moment in moments(load(title))]

    assert len(made) >= 2
    assert [as_it_is for as_it_is, _ in made] == [otherwise for _, otherwise in made]


class Peeping:
    """Finds the referee in memory, and acts by the truth."""

    def __init__(self, chair, luck):
        self.setup = chair.setup

    def act(self, view, seen, legal, clock):
        matches = [found for found in gc.get_objects() if type(found) is Match]  # not isinstance: proxies of the dead
        [match] = [match for match in matches if match.setup is self.setup]
        return legal[sum(match._truth.states.tobytes()) % len(legal)]


class Eavesdropping:
    """Takes random numbers that others left."""

    def __init__(self, chair, luck):
        pass

    def act(self, view, seen, legal, clock):
        return random.choice(legal)


@pytest.mark.parametrize("dishonest", [Peeping, Eavesdropping])
def test_one_that_cheats_is_found_out(dishonest):
    made = [choices(moment, dishonest) for moment in moments(load("venice"))]

    assert any(as_it_is != otherwise for as_it_is, otherwise in made)


@pytest.mark.parametrize("title", titles())
def test_what_the_arena_tells_a_mind_is_the_same_whatever_it_cannot_know(title):
    for moment in moments(load(title)):
        played = conditions(moment.match.setup, 1)
        fixture = contests.Fixture(0, ("random",) * moment.match.players)
        told = []
        for _ in range(2):
            referee = MatchInPlay(played, fixture, [])
            referee.match = moment.match
            told.append(referee._decision(moment.seat))
            moment.swap()

        assert told[0] == told[1]
