"""Detectives who see Mister X are a bound for those who do not."""

from random import Random

import pytest

from nascondino.bots.search import Effort
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.engine.review import secret
from nascondino.games import load
from nascondino.games.dice.actions import place_of
from nascondino.games.dice.state import SEEKERS_FROM, STAYS_FROM
from tools.seeing import SEEING, is_caught, player

EFFORT = Effort(iterations=100)


@pytest.mark.parametrize("start", [1, 2, 3])
def test_who_sees_him_goes_to_him_whenever_a_die_leads_there(start):
    match = Match(load("dice").setup(4), seed=start.to_bytes(32, "big"))
    names = ["greedy", SEEING, SEEING, SEEING]
    sitting = [player(name, match, seat, Random(seat), EFFORT) for seat, name in enumerate(names)]
    while match.outcome is None:
        seat = match.actors[0]
        legal, place = match.legal(seat), secret(match, None, 0)
        action = sitting[seat].act(match.view(seat), match.seen(seat), legal, Clock())
        if any(SEEKERS_FROM <= each < STAYS_FROM and place_of(each) == place for each in legal):
            assert place_of(action) == place
        match.play(seat, action)


def test_they_catch_him_more_often_than_random_ones():
    caught = {bot: sum(is_caught(bot, "greedy", 4, start, EFFORT) for start in range(5)) for bot in (SEEING, "random")}

    assert caught[SEEING] > caught["random"]
