"""Matches between bots, in bulk."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nascondino import bots
from nascondino.engine.game import Setup
from nascondino.engine.match import Match, Outcome
from nascondino.engine.player import Clock

LONGEST = 20_000  # actions of a match whose rules do not end it
NO_HURRY = Clock()


def play(setup: Setup, names: Sequence[str], seed: int, clock: Clock = NO_HURRY) -> tuple[Match, Outcome]:
    """A match between bots, one name for each seat; the same seed gives the same match."""
    match = Match(setup, seed=seed.to_bytes(32, "big"), limit=None if setup.game.info.bounded else LONGEST)
    players = [bots.make(name, match.chair(seat), Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while (outcome := match.outcome) is None:
        seat = match.actors[0]
        match.play(seat, players[seat].act(match.view(seat), match.seen(seat), match.legal(seat), clock))
    return match, outcome
