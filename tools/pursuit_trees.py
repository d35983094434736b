"""The end of a pursuit as a tree of what everybody knows, solved exactly: one flees unseen, a team hunts him.

Everything is public but where he is, so a node has one world for each place where he may be. Values are how likely he
is to get away. A *plan* says for each node how often each option is chosen; he has options of his own in each world.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from nascondino.testing.histories import World
from nascondino.testing.walk import Referee

MOST = 100_000  # actions tried for one tree
FLIGHT, HUNT = "flight", "hunt"

Plan = dict[int, Any]  # by the number of a node


class TooLarge(Exception):
    """It would take too long."""


class Turn(NamedTuple):
    """Actions one after the other, until somebody else acts, and where each of the worlds is then."""

    actions: tuple[int, ...]
    after: tuple[World, ...]


@dataclass
class Node:
    """An option leads from some of the worlds, by one edge each, to the end (`payoff`) or to a world of a child."""

    number: int
    kind: str
    worlds: Sequence[World]
    turns: list[Turn]  # the options
    group: Any  # of each option: of those in one group one is chosen
    option: Any  # of each edge
    world: Any  # of each edge
    payoff: Any  # of each edge; 0 where it goes on
    branches: list[Branch] = field(default_factory=list)

    def matching(self, weights: Any) -> Any:
        """A mixture of the options of each group, by their weights; even where there are none."""
        total, size = np.bincount(self.group, weights)[self.group], np.bincount(self.group)[self.group]
        return np.divide(weights, total, out=1 / size, where=total > 0)


class Branch(NamedTuple):
    edges: Any
    child: Node
    to: Any  # worlds of the child


class Tree:
    """Grown from a root on; `nodes` in the order in which they were found."""

    def __init__(self, referee: Referee, roots: Sequence[World], fugitive: int) -> None:
        self._referee, self._fugitive = referee, fugitive
        self._hunter = next(seat for seat in range(referee.setup.players) if seat != fugitive)
        self._left = float(MOST)  # actions that may still be tried
        self.nodes: list[Node] = []
        self.root = self._grow(roots)
        self._left = math.inf

    def chosen(self, node: Node, group: int, choose: Callable[[World, int], int]) -> int:
        """Which option of a group somebody takes who chooses action by action, for a seat, in a world."""
        his = node.kind == FLIGHT
        turn = Turn((), (node.worlds[group],) if his else tuple(node.worlds))
        while not turn.actions or not self._is_complete(turn, his=his):
            going = self._going(turn)[0]
            seat = self._referee.actors(going.state)[0]
            turn = self._longer(turn, seat, choose(going, seat))
        options = np.flatnonzero(node.group == group).tolist()
        if his:
            return next(number for number in options if node.turns[number].actions == turn.actions)
        return next(number for number in options if self._result(node.turns[number]) == self._result(turn))

    # Growth.

    def _grow(self, worlds: Sequence[World]) -> Node:
        if self._is_his(worlds[0]):
            node = self._flight(worlds)
        else:
            node = self._node(HUNT, worlds, list(self._turns(worlds)))
        self._branch(node)
        return node

    def _flight(self, worlds: Sequence[World]) -> Node:
        turns = [list(self._turns([world])) for world in worlds]
        of = np.repeat(np.arange(len(worlds)), [len(some) for some in turns])
        node = self._node(FLIGHT, worlds, [turn for some in turns for turn in some])
        node.group, node.option, node.world = of, np.arange(len(of)), of
        return node

    def _node(self, kind: str, worlds: Sequence[World], turns: list[Turn]) -> Node:
        """Where every option is open in all worlds; those of a flight are put right by `_flight`."""
        ends = np.array([self._payoff(world) for turn in turns for world in turn.after])
        option, world = np.divmod(np.arange(len(ends)), len(turns[0].after))
        node = Node(len(self.nodes), kind, worlds, turns, np.zeros(len(turns), int), option, world, ends)
        self.nodes.append(node)
        return node

    def _branch(self, node: Node) -> None:
        after = [world for turn in node.turns for world in turn.after]
        together: dict[Any, list[int]] = {}
        for edge, (option, world) in enumerate(zip(node.option.tolist(), after, strict=True)):
            if self._referee.actors(world.state):
                sign = self._signal(node.turns[option], world) if node.kind == FLIGHT else option
                together.setdefault(sign, []).append(edge)
        for edges in together.values():
            places: dict[int, World] = {}
            for edge in edges:
                places.setdefault(_place(after[edge]), after[edge])
            numbers = {place: number for number, place in enumerate(places)}
            to = np.array([numbers[_place(after[edge])] for edge in edges])
            node.branches.append(Branch(np.array(edges), self._grow(list(places.values())), to))

    def _turns(self, worlds: Sequence[World]) -> Iterator[Turn]:
        """All that the side that is to act may do, in worlds where it may do the same."""
        begun, his = [Turn((), tuple(worlds))], self._is_his(worlds[0])
        while begun:
            longer = [after for turn in begun for after in self._one_action_more(turn)]
            if not his:
                longer = self._different(longer)
            yield from (turn for turn in longer if self._is_complete(turn, his=his))
            begun = [turn for turn in longer if not self._is_complete(turn, his=his)]

    def _one_action_more(self, turn: Turn) -> Iterator[Turn]:
        going = self._going(turn)[0]
        for seat in self._referee.actors(going.state):
            for action in self._referee.legal(going.state, seat):
                yield self._longer(turn, seat, action)

    def _longer(self, turn: Turn, seat: int, action: int) -> Turn:
        return Turn((*turn.actions, action), tuple(self._after(world, seat, action) for world in turn.after))

    def _is_complete(self, turn: Turn, *, his: bool) -> bool:
        """Whether nobody of the side that began it is to act."""
        going = self._going(turn)
        return not going or self._is_his(going[0]) != his

    def _is_his(self, world: World) -> bool:
        return self._referee.actors(world.state) == (self._fugitive,)

    def _going(self, turn: Turn) -> list[World]:
        return [world for world in turn.after if self._referee.actors(world.state)]

    def _different(self, turns: list[Turn]) -> list[Turn]:
        """Of turns that come to the same, in whatever order pawns were moved, one."""
        return list({self._result(turn): turn for turn in turns}.values())

    def _result(self, turn: Turn) -> tuple[Any, ...]:
        going = self._going(turn)
        public = self._referee.look(going[0].state, self._hunter).tobytes() if going else b""
        return public, tuple(self._payoff(world) for world in turn.after)

    def _after(self, world: World, seat: int, action: int) -> World:
        if not self._referee.actors(world.state):
            return world
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        step = self._referee.apply(world.state, seat, action)
        return World(step.after, 0, step, world)

    def _payoff(self, world: World) -> float:
        """1 if he has got away, 0 if he has not, or not yet."""
        reason, points = self._referee.outcome(world.state)
        return float(bool(reason) and points[self._fugitive] == max(points))

    def _signal(self, turn: Turn, world: World) -> bytes:
        """What the team is told of a turn of his."""
        steps = world.history()[-len(turn.actions) :]
        return b"".join(step.told[self._hunter].tobytes() + b"|" for step in steps)


def _place(world: World) -> int:
    """Where Mister X is."""
    return int(world.state[0]["pawns"][0])


class Solution(NamedTuple):
    """A plan that nobody can do much against: he gets away as likely as `floor` at least, and `ceiling` at most."""

    plan: Plan
    floor: float
    ceiling: float

    @property
    def value(self) -> float:
        return (self.floor + self.ceiling) / 2


def solved(tree: Tree, rounds: int) -> Solution:
    """By counterfactual regret minimisation⁺: both sides in turn, later rounds counting more."""
    regrets = {node.number: np.zeros(len(node.turns)) for node in tree.nodes}
    sums = {node.number: np.zeros(len(node.turns)) for node in tree.nodes}
    for turn in range(1, rounds + 1):
        for kind in (FLIGHT, HUNT):
            _Round(regrets, sums, kind, turn).visit(tree.root, _evenly(tree.root), 1.0)
    plan = {node.number: node.matching(sums[node.number]) for node in tree.nodes}
    return Solution(plan, after_best_hunt(tree, plan), after_best_flight(tree, plan))


class _Round(NamedTuple):
    """One side learns: what it regrets not to have chosen more often, given how the other side plays now."""

    regrets: Plan
    sums: Plan
    learns: str
    weight: int

    def visit(self, node: Node, fled: Any, hunted: float) -> Any:
        """Worth of each world; `fled`, `hunted`: how likely he, and the team, are to play up to here."""
        regrets = self.regrets[node.number]
        mixture = node.matching(regrets)
        worth = node.payoff.copy()
        for edges, child, to in node.branches:
            came = fled[node.world[edges]]
            if node.kind == FLIGHT:
                reach = hunted
                came = came * mixture[node.option[edges]]
            else:
                reach = hunted * mixture[node.option[edges[0]]]
            worth[edges] = self.visit(child, np.bincount(to, came, len(child.worlds)), reach)[to]
        values = np.bincount(node.world, mixture[node.option] * worth, len(node.worlds))
        if node.kind == self.learns == FLIGHT:
            regrets[:] = np.maximum(regrets + hunted * (worth - values[node.world]), 0)
            self.sums[node.number] += self.weight * fled[node.world] * mixture
        elif node.kind == self.learns:
            conceded = np.bincount(node.option, fled[node.world] * worth, len(node.turns))
            regrets[:] = np.maximum(regrets + mixture @ conceded - conceded, 0)
            self.sums[node.number] += self.weight * hunted * mixture
        return values


def after_best_flight(tree: Tree, plan: Plan) -> float:
    """How likely he gets away who knows the team's plan."""

    def worth(node: Node) -> Any:
        brought = node.payoff.copy()
        for edges, child, to in node.branches:
            brought[edges] = worth(child)[to]
        if node.kind == FLIGHT:
            best = np.zeros(len(node.worlds))
            np.maximum.at(best, node.world, brought)
            return best
        return np.bincount(node.world, plan[node.number][node.option] * brought, len(node.worlds))

    return float(_evenly(tree.root) @ worth(tree.root))


def after_best_hunt(tree: Tree, plan: Plan) -> float:
    """How likely he gets away from a team that knows his plan."""

    def worth(node: Node, fled: Any) -> float:
        came = fled[node.world]
        if node.kind == FLIGHT:
            came = came * plan[node.number][node.option]
        brought = np.bincount(node.option, came * node.payoff, len(node.turns))
        for edges, child, to in node.branches:
            brought[node.option[edges[0]]] += worth(child, np.bincount(to, came[edges], len(child.worlds)))
        if node.kind == FLIGHT:
            return float(brought.sum())
        return float(brought.min())

    return worth(tree.root, _evenly(tree.root))


def _evenly(node: Node) -> Any:
    return np.full(len(node.worlds), 1 / len(node.worlds))
