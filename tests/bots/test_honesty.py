"""A bot decides by what its seat knows: were something else hidden, it would do the same; and it uses its own luck."""

import random

import pytest

from nascondino import bots
from nascondino.bots.search import Effort
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load, titles
from nascondino.kernel import seeded
from tests.bots.positions import Truths

EFFORT = Effort(iterations=60)
DECISIONS, TWINS = 4, 3


def decisions(title):
    """Some of a match in which something is hidden from whoever is to act."""
    game = load(title)
    match, luck = Match(game.setup(3), seed=bytes([3]) * 32), random.Random(3)
    found = 0
    while match.actors and found < DECISIONS:
        seat = luck.choice(match.actors)
        belief = Belief(match.chair(seat))
        belief.update(match.seen(seat))
        is_hidden = any(len(belief.possible(which)) > 1 for which in range(len(game.info.secrets)))
        if is_hidden and len(match.legal(seat)) > 1:
            yield match, seat, belief
            found += 1
        match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("bot", ["greedy", *bots.LEVELS])
@pytest.mark.parametrize("title", titles())
def test_what_it_cannot_know_changes_nothing(title, bot):
    decided = 0
    for match, seat, belief in decisions(title):
        truths, randoms = Truths(match.setup), seeded(5)
        choices = {act(match, seat, bot, match.view(seat), match.legal(seat))}
        for _ in range(TWINS):
            other = belief.sample(randoms)
            views = match.game.module.View.array(1)
            truths.run.look(truths.boards, other, seat, views)
            choices.add(act(match, seat, bot, views[0], truths.legal(other, seat)))

        assert 1 == len(choices)
        decided += 1
    assert decided == DECISIONS


def act(match, seat, bot, view, legal):
    player = bots.make(bot, match.chair(seat), random.Random(1), EFFORT)
    return player.act(view, match.seen(seat), legal, Clock())


@pytest.mark.parametrize("title", titles())
def test_its_luck_is_its_own(title):
    match, seat, _ = next(decisions(title))
    random.seed(1)
    before = random.getstate()
    act(match, seat, "expert", match.view(seat), match.legal(seat))

    assert before == random.getstate()
