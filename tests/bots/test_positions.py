"""What is right in front of a searcher is never missed: positions of real matches, found by trying everything."""

from itertools import islice
from random import Random

import pytest

from nascondino import bots
from nascondino.bots.search import Effort
from nascondino.engine.player import Clock
from tests.bots.positions import Truths, decisions, worlds

MOST = 12  # positions of each game
LAST = 10  # actions of a match, in which it may be won at once
WORLDS = 60  # drawn, to find all that differ
HOPELESS = 0.1  # of a match: whatever he does, he is caught one move later
LITTLE, ENOUGH = Effort(iterations=20), Effort(iterations=600)


def chosen(match, seat, level, effort):
    """The action, and what comes of it as far as the player sees."""
    player = bots.make(level, match.chair(seat), Random(1), effort)
    action = player.act(match.view(seat), match.seen(seat), match.legal(seat), Clock())
    return action, player.explanation.expected


def won_at_once(title):
    """A decision, and the actions that win it whatever is hidden."""
    for match, seat in decisions(title, last=LAST):
        truths, winning = Truths(match.setup), match.legal(seat)
        for world in islice(worlds(match, seat), WORLDS):
            winning = [action for action in winning if truths.wins(world, seat, action)]
            if not winning:
                break
        if 0 < len(winning) < len(match.legal(seat)):
            yield match, seat, winning


@pytest.mark.parametrize("title", ["venice", "kompakt", "inkognito", "mille_grazie"])  # none is sure in the dice game
def test_a_sure_win_is_never_missed(title):
    found = 0
    for match, seat, winning in islice(won_at_once(title), MOST):
        for level in ("novice", "master"):
            assert chosen(match, seat, level, LITTLE)[0] in winning, (match.steps[-1], level)
        found += 1
    assert found > 0


def given_away(title):
    """A decision of one who flees, and the actions after which all see him where the next of them catches him."""
    for match, seat in decisions(title):
        if match.role(seat) == match.game.info.roles[0]:
            truths, world = Truths(match.setup), next(worlds(match, seat))
            lost = [action for action in match.legal(seat) if is_lost(truths, truths.after(world, seat, action), seat)]
            if 0 < len(lost) < len(match.legal(seat)):
                yield match, seat, lost


def is_lost(truths, states, seat):
    views = truths.setup.game.module.View.array(1)
    for other in truths.actors(states):
        truths.run.look(truths.boards, states, other, views)
        wins = any(truths.wins(states, other, action) for action in truths.legal(states, other))
        if other != seat and views[0].pawns[0] != 0 and wins:
            return True
    return False


def test_nobody_walks_into_the_arms_of_those_who_see_him():
    found = 0
    for match, seat, lost in islice(given_away("venice"), MOST):
        for level in ("regular", "master"):
            action, expected = chosen(match, seat, level, ENOUGH)

            assert action not in lost or expected < HOPELESS, (match.steps[-1], level)
        found += 1
    assert found > 5
