"""Decisions of real matches in which one action is clearly right, found by trying all of them in all worlds."""

from random import Random

import numpy as np

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.kernel import seeded


class Truths:
    """The rules on states of the caller's, to see what an action leads to."""

    def __init__(self, setup):
        self.setup, self.run, self.boards = setup, setup.game.run, setup.board.record
        self.buffers = setup.game.buffers()

    def actors(self, states):
        bits = int(self.run.actors(self.boards, states))
        return [seat for seat in range(self.setup.players) if bits >> seat & 1 and bits < 1 << 30]

    def legal(self, states, seat):
        count = self.run.legal(self.boards, states, seat, self.buffers.actions)
        return self.buffers.actions[:count].tolist()

    def after(self, states, seat, action):
        states = states.copy()
        self.run.apply(self.boards, states, seat, action, self.buffers.events)
        return states

    def winners(self, states):
        """Nobody, as long as it goes on."""
        points = np.zeros(self.setup.players, np.int32)
        over = self.run.outcome(self.boards, states, points)
        return set(np.flatnonzero(points == points.max()).tolist()) if over else set()

    def wins(self, states, seat, action):
        winners = self.winners(self.after(states, seat, action))
        return seat in winners and (self.setup.game.info.two_sides or len(winners) == 1)


def worlds(match, seat):
    """What may be true for all that the seat knows, drawn again and again."""
    belief, randoms = Belief(match.chair(seat)), seeded(1)
    belief.update(match.seen(seat))
    while True:
        yield belief.sample(randoms)


def decisions(title, last=10_000):
    """The last decisions of each of the game's recorded matches: the match as it stood, and who was to act."""
    game = games.load(title)
    for path in sorted((games.folder(title) / "records").glob("*.record")):
        read = record.read(path)
        match = record.open_match(read, game, record.own_board(read, game) or game.board(read.header.board))
        makers = [seat for seat, _ in read.actions]
        for n, (maker, now) in enumerate(zip(makers, _each(read, match), strict=False)):
            if maker != CHANCE and n >= len(makers) - last and len(now.legal(maker)) > 1:
                yield now, maker


def of_greedy_players(title, players, seeds):
    """All decisions of matches that start from these seeds."""
    game = games.load(title)
    for seed in seeds:
        match = Match(game.setup(players), seed=seed.to_bytes(32, "big"))
        sitting = [bots.make("greedy", match.chair(seat), Random(f"{seed} {seat}")) for seat in range(players)]
        while match.outcome is None:
            seat = match.actors[0]
            if len(match.legal(seat)) > 1:
                yield match, seat
            match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))


def _each(read, match):
    yield match
    yield from record.replayed(read, match)
