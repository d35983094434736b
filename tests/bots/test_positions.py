"""What is right in front of a level is never missed: positions of real matches, found by trying everything."""

from itertools import chain, islice
from random import Random

import pytest

from nascondino import bots
from nascondino.engine.player import Clock
from nascondino.games import titles
from tests.bots.positions import Truths, decisions, of_greedy_players, worlds

MOST = 6  # positions of each game
LAST = 10  # actions of a match, in which it may be won at once
WORLDS = 60  # drawn, to find all that differ
LITTLE, ENOUGH = Clock(iterations=20), Clock(iterations=600)
STARTS = {"dice": (3, range(6)), "kompakt": (2, range(4)), "venice": (3, range(4))}  # players and seeds of more matches


def chosen(match, seat, level, clock):
    player = bots.make(level, match.chair(seat), Random(1))
    return player.act(match.view(seat), match.seen(seat), match.legal(seat), clock)


# A win in one move.


def won_at_once(title):
    """A decision, and the actions that win it whatever is hidden."""
    more = of_greedy_players(title, *STARTS[title]) if title == "dice" else ()  # no record of it has one
    for match, seat in chain(decisions(title, last=LAST), more):
        truths, winning = Truths(match.setup), match.legal(seat)
        for world in islice(worlds(match, seat), WORLDS):
            winning = [action for action in winning if truths.wins(world, seat, action)]
            if not winning:
                break
        if 0 < len(winning) < len(match.legal(seat)):
            yield match, seat, winning


def wins_missed(title, most):
    """Of so many positions, by level; and how many there were."""
    missed, found = [], 0
    for match, seat, winning in islice(won_at_once(title), most):
        searching = [name for name in bots.names(match.game) if name in bots.SEARCHERS]
        actions = {level: chosen(match, seat, level, LITTLE) for level in searching}
        missed += [(len(match.steps), level) for level, action in actions.items() if action not in winning]
        found += 1
    return missed, found


@pytest.mark.parametrize("title", titles())
def test_a_sure_win_is_never_missed(title):
    missed, found = wins_missed(title, 1 if title == "dice" else MOST)

    assert [] == missed
    assert found > 0


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
def test_a_sure_win_is_never_missed_in_more_matches(title):
    assert [] == wins_missed(title, 40)[0]


# A loss in one move.


def given_away(title):
    """A decision of one who flees, and the actions after which all see him where the next of them wins by it."""
    for match, seat in chain(decisions(title), of_greedy_players(title, *STARTS[title])):
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


def losses_not_blocked(title, most, levels):
    failed, found = [], 0
    for match, seat, lost in islice(given_away(title), most):
        actions = {level: chosen(match, seat, level, ENOUGH) for level in levels}
        failed += [(len(match.steps), level) for level, action in actions.items() if action in lost]
        found += 1
    return failed, found


@pytest.mark.parametrize("title", ["venice", "kompakt"])  # dice are thrown before he is caught in the dice game
def test_nobody_walks_into_the_arms_of_those_who_see_him(title):
    failed, found = losses_not_blocked(title, MOST, ("expert", "master", *bots.STYLES))

    assert [] == failed
    assert found > 2


@pytest.mark.slow
@pytest.mark.parametrize("title", ["venice", "kompakt"])
def test_nobody_walks_into_the_arms_of_those_who_see_him_in_more_matches(title):
    assert [] == losses_not_blocked(title, 40, ("expert", "master"))[0]


# A match that somebody else wins.


def caught_for_another():
    """A detective's decision in the last hand, and what catches Mister X whatever is hidden, so that another wins."""
    for match, seat in of_greedy_players("kompakt", 3, range(20)):
        if is_behind(match, seat):
            truths, ending = Truths(match.setup), match.legal(seat)
            for world in islice(worlds(match, seat), WORLDS):
                ending = [action for action in ending if is_won_by_another(truths, world, seat, action)]
            if 0 < len(ending) < len(match.legal(seat)):
                yield match, seat, ending


def is_behind(match, seat):
    """In the last hand, as a detective whose own hand brought less than another's."""
    is_last = match.view(seat).hands == match.players
    return is_last and match.side(seat) != 0 and match.points[seat] < max(match.points)


def is_won_by_another(truths, world, seat, action):
    winners = truths.winners(truths.after(world, seat, action))
    mister_x = int(world[0].mister_x)
    return bool(winners) and not winners & {seat, mister_x}


def test_who_cannot_win_any_more_catches_mister_x_all_the_same():
    missed, found = [], 0
    for match, seat, ending in islice(caught_for_another(), MOST):
        found += 1
        if chosen(match, seat, "expert", ENOUGH) not in ending:
            missed.append((len(match.steps), ending))

    assert [] == missed
    assert found > 2
