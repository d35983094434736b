import hashlib
from random import Random

import pytest

from nascondino.engine.match import Match
from nascondino.games import load


@pytest.fixture(scope="session")
def game():
    return load("venice")


@pytest.fixture(scope="session")
def board(game):
    return game.board("london")


@pytest.fixture
def begin(game, board):
    """A match whose draws follow from a number."""

    def match(number=1, players=4, options=None, **more):
        seed = hashlib.sha256(str(number).encode()).digest()
        return Match(game.setup(players, board, options), seed=seed, **more)

    return match


@pytest.fixture
def play_on():
    """Let random seats make random moves, by a number of their own, for some actions or to the end."""

    def play(match, number=1, actions=10_000):
        random = Random(number)
        while match.actors and actions > 0:
            seat = random.choice(match.actors)
            match.play(seat, random.choice(match.legal(seat)))
            actions -= 1
        return match

    return play
