"""A bot knows no more than its seat: if something else were true that it cannot tell apart, it does the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief
from nascondino.engine.entry_points import NOBODY
from nascondino.engine.game import Game
from nascondino.engine.match import Match
from nascondino.engine.player import Clock, MakePlayer
from nascondino.kernel import seeded

STEPS = 80  # of a match
MOMENTS = 6  # of those with something in doubt
EVERY = 3  # they are so many apart
TRIES = 20  # to find another world
LITTLE = Clock(iterations=20)  # for bots that search


@dataclass
class Moment:
    """A seat is to act, and cannot tell the truth from another world."""

    match: Match
    seat: int
    other: Any  # an array of one State

    def swap(self) -> None:
        """Make the other world true, and the truth the other; wherever the referee leaves a trace of it, too."""
        truth = self.match._truth.states.copy()
        self.match._truth.states[:], self.other = self.other, truth
        self.match._survey_after(NOBODY, 0)


def moments(game: Game) -> Iterator[Moment]:
    """Of a match that is played at random, by as many as can play."""
    match, luck, found = Match(game.setup(game.info.players[1]), seed=bytes(32)), random.Random(1), 0
    while match.actors and len(match.steps) < STEPS and found < MOMENTS * EVERY:
        seat = luck.choice(match.actors)
        other = another_world(match, seat)
        found += other is not None
        if other is not None and found % EVERY == 0:
            yield Moment(match, seat, other)
        match.play(seat, luck.choice(match.legal(seat)))


def another_world(match: Match, seat: int) -> Any:
    """An array of one State that agrees with all that the seat has perceived, and is not true; None: none was found."""
    belief, randoms = Belief(match.chair(seat)), seeded(len(match.steps))
    belief.update(match.seen(seat))
    worlds = (belief.sample(randoms) for _ in range(TRIES))
    return next((world for world in worlds if world.tobytes() != match._truth.states.tobytes()), None)


def choices(moment: Moment, make: MakePlayer) -> tuple[int, int]:
    """What a player does as it is, and if the other world were true."""
    told = moment.match.view(moment.seat).tobytes(), moment.match.legal(moment.seat)
    as_it_is = _choice(moment, make, others_luck=1)
    moment.swap()
    assert told == (moment.match.view(moment.seat).tobytes(), moment.match.legal(moment.seat)), "it could tell"
    otherwise = _choice(moment, make, others_luck=2)
    moment.swap()
    return as_it_is, otherwise


def _choice(moment: Moment, make: MakePlayer, others_luck: int) -> int:
    """Of a player that is made now. Random numbers that are not its own are as somebody else left them."""
    random.seed(others_luck)
    np.random.seed(others_luck)
    match, seat = moment.match, moment.seat
    player = make(match.chair(seat), random.Random(7))
    return player.act(match.view(seat), match.seen(seat), match.legal(seat), LITTLE)
