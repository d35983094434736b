"""A match between bots in processes of their own, one of which does not answer."""

from contextlib import closing

import pytest

from nascondino.arena import minds
from nascondino.arena.conditions import conditions
from nascondino.arena.contests import Fixture
from nascondino.arena.referee import Referee
from nascondino.games import load

CONDITIONS = conditions(load("venice").setup(2), 1, seconds=0.1)
FIXTURE = Fixture(0, ("random", "random"))


@pytest.fixture
def silent(monkeypatch):
    """Whoever is asked for the `times` next times says nothing."""
    ask = minds.Mind.ask
    left = [0]

    def ask_in_vain(mind, told, patience):
        if not left[0]:
            return ask(mind, told, patience)
        left[0] -= 1
        raise minds.MindSilent

    def silence(times):
        left[0] = times

    monkeypatch.setattr(minds.Mind, "ask", ask_in_vain)
    return silence


def test_who_was_silent_once_may_have_been_stopped_and_the_match_is_played_again(silent):
    with closing(Referee(CONDITIONS)) as referee:
        undisturbed = referee.play(FIXTURE)
        silent(times=1)
        disturbed = referee.play(FIXTURE)

    assert disturbed.fault is None
    assert undisturbed.points == disturbed.points
    assert undisturbed.actions == disturbed.actions


def test_who_is_silent_again_has_lost_and_the_next_match_is_played(silent):
    with closing(Referee(CONDITIONS)) as referee:
        silent(times=2)
        lost = referee.play(FIXTURE)
        after = referee.play(FIXTURE)

    assert "random on seat 1 did not answer in time" == lost.fault.text
    assert after.fault is None
