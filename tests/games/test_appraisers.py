"""Players that tell what actions are worth to them: they tell it of legal ones, and act by it."""

import random

import pytest

from nascondino import bots
from nascondino.engine.match import Match
from nascondino.engine.player import Appraiser, Clock
from nascondino.games import load, titles

STEPS = 60


def decisions(title):
    """A match of a game's own bots: at each decision the player, what it was told, and what it did."""
    game = load(title)
    match = Match(game.setup(game.info.players[1]), seed=bytes(32))
    name = game.info.bots[-1]
    players = [bots.make(name, match.chair(seat), random.Random(seat)) for seat in range(match.players)]
    while match.actors and len(match.steps) < STEPS:
        seat = match.actors[0]
        told = match.view(seat), match.seen(seat), match.legal(seat)
        action = players[seat].act(*told, Clock())
        yield players[seat], told, action
        match.play(seat, action)


@pytest.mark.parametrize("title", titles())
def test_a_player_acts_by_what_it_says(title):
    """It does what is worth most to it; or, where it must mix, how often it does what, nothing that it never would."""
    decided = 0
    for player, told, action in decisions(title):
        assert isinstance(player, Appraiser)
        values = player.weigh(*told)

        assert set(values) <= set(told[2])
        assert values[action] == max(values.values()) or 0 < values[action] <= 1
        decided += 1
    assert decided > 5
