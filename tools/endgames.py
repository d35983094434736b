"""Solve the detectives' last turn of the dice game exactly, and measure what bots lose there.

    python tools/endgames.py [--bots greedy,expert] [--positions 12] [--iterations 2000]

After Mister X has covered his last box only the detectives act, and the dice. So everything can be tried: in every
place where he may be, each as likely as the others, and for every roll by its chance. Told is by how much a choice of a
bot makes it less likely that he is caught. Positions are those of matches between greedy players.
"""

import argparse
import itertools
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from nascondino import bots
from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE_BIT
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.dice.state import MOVES, SEEK
from nascondino.kernel import lowest, seeded

PLAYERS = 3
CHANCE = -1
DRAWN = 200  # worlds, to find all that differ
MOST = 200_000  # positions looked at for one decision; those that need more are left out


class TooLarge(Exception):
    """It would take too long."""


class Endgame:
    """Worlds that are alike to the detectives, and nobody else acts."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self._setup, self._run, self._boards = setup, setup.game.run, setup.board.record
        self._seat = seat
        self._buffers = setup.game.buffers()
        self._points = np.zeros(setup.players, np.int32)
        self.looked_at = 0

    def values(self, worlds: list[Any]) -> dict[int, float]:
        """Of each legal action: the chance that the detectives win, if they go on as well as can be."""
        actions = self._legal(worlds[0], self._seat)
        return {action: self._value(self._after(worlds, self._seat, action)) / len(worlds) for action in actions}

    def _value(self, worlds: list[Any]) -> float:
        """In how many of these worlds they win, in the mean over all rolls."""
        open_ones = [world for world in worlds if not self._is_over(world)]
        won = sum(self._is_won(world) for world in worlds)
        if not open_ones:
            return won
        acting = int(self._run.actors(self._boards, open_ones[0]))
        if acting == CHANCE_BIT:
            return won + self._mean(open_ones)
        seat = lowest(acting)
        return won + max(
            self._value(self._after(open_ones, seat, action)) for action in self._legal(open_ones[0], seat)
        )

    def _mean(self, worlds: list[Any]) -> float:
        buffers = self._buffers
        n = self._run.chance(self._boards, worlds[0], buffers.actions, buffers.weights)
        odds: list[tuple[int, int]] = list(zip(buffers.actions[:n].tolist(), buffers.weights[:n].tolist(), strict=True))
        total = sum(weight for _, weight in odds)
        return sum(weight / total * self._value(self._after(worlds, CHANCE, action)) for action, weight in odds)

    def _legal(self, world: Any, seat: int) -> list[int]:
        n = self._run.legal(self._boards, world, seat, self._buffers.actions)
        actions: list[int] = self._buffers.actions[:n].tolist()
        return actions

    def _after(self, worlds: list[Any], seat: int, action: int) -> list[Any]:
        self.looked_at += len(worlds)
        if self.looked_at > MOST:
            raise TooLarge
        after = [world.copy() for world in worlds]
        for world in after:
            self._run.apply(self._boards, world, seat, action, self._buffers.events)
        return after

    def _is_over(self, world: Any) -> bool:
        return bool(self._run.outcome(self._boards, world, self._points))

    def _is_won(self, world: Any) -> bool:
        over = self._is_over(world)
        return over and bool(self._points[self._seat] == self._points.max())


def worlds(match: Match, seat: int) -> list[Any]:
    """One for each place where Mister X may be."""
    belief, randoms = Belief(match.chair(seat)), seeded(1)
    belief.update(match.seen(seat))
    drawn = (belief.sample(randoms) for _ in range(DRAWN))
    found = {int(world[0].pawns[0]): world for world in drawn}
    return [found[place] for place in sorted(found)]


def last_turns() -> Iterator[tuple[Match, int]]:
    """Decisions of greedy detectives after Mister X has covered his last box, without end."""
    game = load("dice")
    for seed in itertools.count(1):
        match = Match(game.setup(PLAYERS), seed=seed.to_bytes(32, "big"))
        sitting = [bots.make("greedy", match.chair(seat), Random(f"{seed} {seat}")) for seat in range(PLAYERS)]
        while match.outcome is None:
            seat = match.actors[0]
            told = match.view(seat), match.seen(seat), match.legal(seat)
            if told[0].phase == SEEK and told[0].moves == MOVES and len(told[2]) > 1:
                yield match, seat
            match.play(seat, sitting[seat].act(*told, Clock()))


def measured(names: list[str], positions: int, iterations: int) -> dict[str, list[float]]:
    """For each bot, at each position that is not too large, by how much its choice is worse than the best."""
    found: dict[str, list[float]] = {name: [] for name in names}
    for match, seat in last_turns():
        try:
            values = Endgame(match.setup, seat).values(worlds(match, seat))
        except TooLarge:
            continue
        for name, losses in found.items():
            player, told = bots.make(name, match.chair(seat), Random(1)), (match.view(seat), match.seen(seat))
            action = player.act(*told, match.legal(seat), Clock(iterations=iterations))
            losses.append(max(values.values()) - values[action])
        if len(losses) == positions:
            return found
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="random,greedy,expert")
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--iterations", type=int, default=2000)
    arguments = parser.parse_args()
    found = measured(arguments.bots.split(","), arguments.positions, arguments.iterations)
    print("| bot | less likely to catch him, mean | most | best choice missed |\n|---|---|---|---|")
    for name, losses in found.items():
        missed = sum(loss > 1e-9 for loss in losses)
        print(f"| {name} | {fmean(losses):.3f} | {max(losses):.3f} | {missed} of {len(losses)} |")


if __name__ == "__main__":
    main()
