"""Solve the end of small pursuits exactly, and measure what bots lose there to somebody who knows how they play.

    python tools/pursuits.py [--bots random,greedy,expert] [--positions 4] [--rounds 1] [--iterations 2000]

The last rounds of Venice for two on a board of a few stations. Positions are of matches between a greedy
Mister X and detectives that move at random. How a bot plays is how often it chose each option when it was asked several
times, with other random numbers; what it loses, by how much the other side does better against that than against the
solution.
"""

import argparse
import itertools
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import numpy as np
from pursuit_trees import (
    Node,
    Plan,
    Solution,
    TooLarge,
    Tree,
    after_best_flight,
    after_best_hunt,
    solved,
)

from nascondino import bots
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.venice.state import FLEE, ROUNDS
from nascondino.testing.histories import Alike, World
from nascondino.testing.networks import network
from nascondino.testing.walk import Referee

MISTER_X, HUNTER = 0, 1  # seats
PLAY = "greedy", "random"  # by seat
MOST_WORLDS = 300  # that are kept while a match is followed
LEARNING = 400  # rounds of a solution
DECIDED = 0.05  # positions that are nearer to sure are left out
ASKED = 4  # times

SMALL = network(
    {
        "gondola": "1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-1 3-14 6-11",
        "motorboat": "1-5-9-13-1",
        "jet_ski": "3-11",
        "vaporetto": "7-15",
    },
    covert="vaporetto",
    starts={"detectives": (1, 2, 5, 9, 13), "mister_x": (3, 7, 11, 15)},
)


def small_board() -> Setup:
    game = load("venice")
    return game.setup(2, game.own_board(msgspec.json.encode(SMALL)))


def positions(setup: Setup, rounds: int) -> Iterator[Match]:
    """Where Mister X is to act and so many rounds are left; one of a match, without end."""
    for seed in itertools.count(1):
        match = Match(setup, seed=seed.to_bytes(32, "big"))
        sitting = [bots.make(name, match.chair(seat), Random(f"{seed} {seat}")) for seat, name in enumerate(PLAY)]
        while match.outcome is None:
            seat = match.actors[0]
            told = match.view(seat), match.seen(seat), match.legal(seat)
            if told[0].phase == FLEE and told[0].rounds == ROUNDS - rounds + 1:
                yield match
                break
            match.play(seat, sitting[seat].act(*told, Clock()))


def worlds(referee: Referee, match: Match) -> list[World]:
    """One for each place where the detectives hold Mister X for possible, and how he may have come there."""
    alike = Alike(referee, HUNTER, Random(1), MOST_WORLDS)
    states = referee.begin()
    for step in match.steps:
        happened = referee.apply(states, step.seat, step.action)
        alike.follow(happened)
        states = happened.after
    found = {int(world.state[0]["pawns"][MISTER_X]): world for world in alike.worlds}
    belief = Belief(match.chair(HUNTER))
    belief.update(match.seen(HUNTER))
    if sorted(found) != belief.possible():
        raise TooLarge
    return list(found.values())


class Asked:
    """A bot, asked what it would do at every node of a tree."""

    def __init__(self, name: str, tree: Tree, referee: Referee, iterations: int) -> None:
        self._name, self._tree, self._referee = name, tree, referee
        self._clock = Clock(iterations=iterations)

    def plan(self) -> Plan:
        return {node.number: self._mixture(node) for node in self._tree.nodes}

    def _mixture(self, node: Node) -> Any:
        counts = np.zeros(len(node.turns))
        if self._name != "random":
            for group, seed in itertools.product(range(int(node.group.max()) + 1), range(ASKED)):
                counts[self._tree.chosen(node, group, self._choice(seed))] += 1
        return node.matching(counts)

    def _choice(self, seed: int) -> Callable[[World, int], int]:
        def choose(world: World, seat: int) -> int:
            chair = Chair(self._referee.setup, seat)
            view = self._referee.look(world.state, seat)[0]
            seen = np.concatenate([step.told[seat] for step in world.history()])
            legal = self._referee.legal(world.state, seat)
            return bots.make(self._name, chair, Random(seed)).act(view, seen, legal, self._clock)

        return choose


class Loss(NamedTuple):
    """How much less likely a bot gets away from who knows it, and how much likelier such a one from it."""

    fleeing: float
    hunting: float


def loss(tree: Tree, plan: Plan, solution: Solution) -> Loss:
    return Loss(solution.value - after_best_hunt(tree, plan), after_best_flight(tree, plan) - solution.value)


def measured(
    names: list[str], count: int, rounds: int, iterations: int
) -> tuple[list[Solution], dict[str, list[Loss]]]:
    """For each bot, at each position that is not too large."""
    setup = small_board()
    referee = Referee(setup)
    solutions: list[Solution] = []
    found: dict[str, list[Loss]] = {name: [] for name in (*names, "solved")}
    for match in positions(setup, rounds):
        try:
            tree = Tree(referee, worlds(referee, match), MISTER_X)
        except TooLarge:
            continue
        solution = solved(tree, LEARNING)
        if not DECIDED < solution.value < 1 - DECIDED:
            continue
        solutions.append(solution)
        for name in names:
            found[name].append(loss(tree, Asked(name, tree, referee, iterations).plan(), solution))
        found["solved"].append(loss(tree, solution.plan, solution))
        if len(solutions) == count:
            break
    return solutions, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="random,greedy,expert")
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=2000)
    chosen = parser.parse_args()
    solutions, found = measured(chosen.bots.split(","), chosen.positions, chosen.rounds, chosen.iterations)
    print(f"He gets away: {', '.join(f'{solution.value:.3f}' for solution in solutions)}.")
    print("| who plays | lost as Mister X, mean | most | lost as detectives, mean | most |\n|---|---|---|---|---|")
    for name, losses in found.items():
        cells = [f"{judge(side):.3f}" for side in zip(*losses, strict=True) for judge in (fmean, max)]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
