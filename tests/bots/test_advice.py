"""Advice: what is preferred, and facts that speak for it."""

from itertools import islice
from random import Random

import pytest

from nascondino import bots
from nascondino.bots.advice import Foresight, advise
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from tests.bots.positions import decisions
from tests.bots.test_positions import won_at_once
from tests.samples import every_game


def advised(match, seat):
    player = bots.make(bots.REVIEWER, match.chair(seat), Random(0))
    return advise(player, match.chair(seat), match.view(seat), match.seen(seat), match.legal(seat))


def test_a_sure_win_is_named_as_one():
    match, seat, winning = next(won_at_once("venice"))
    told = advised(match, seat)

    assert told.best in winning
    assert (1.0, ["sure"]) == (told.best_value, [why.kind for why in told.reasons])


@pytest.mark.parametrize("title", every_game("venice", "kompakt"))
def test_it_is_legal_and_its_reasons_are_facts_in_favour(title):
    for match, seat in islice(decisions(title), 0, 60, 20):
        told = advised(match, seat)

        assert told.best in match.legal(seat)
        assert told.other is None or told.other in match.legal(seat)
        better = {"wins": 1, "hides": 1, "mixes": 1, "saves": -1, "learns": -1}
        assert all(better.get(why.kind, 0) * (why.best - why.other) >= 0 for why in told.reasons)


def again(match):
    """The same match, to try something in."""
    other = Match(match.setup, seed=match.seed, chosen=True)
    for step in match.steps:
        other.play(step.seat, step.action)
    return other


def test_what_is_left_to_others_is_what_they_could_work_out():
    """Mister X knows what is true, so what he foresees is what would be."""
    seen = set()
    for match, seat in islice((each for each in decisions("venice") if each[0].role(each[1]) == "mister_x"), 5, 12):
        foresight = Foresight(match.chair(seat), match.seen(seat))
        for action in match.legal(seat)[::5]:
            other = again(match)
            other.play(seat, action)
            public = Belief(other.chair(None))
            public.update(other.seen(None))

            assert len(public.possible()) == foresight.of(action).to_others[0]
            seen.add(len(public.possible()))
    assert len(seen) > 3
