"""The twin law: worlds that a chair perceived alike must look alike to it, now and in all it may do.

Beside a match, each chair has a bag of other worlds. Every action of somebody else is replaced, in each of them, by
every action that the chair would have perceived the same way. What the chair then sees, who acts and what it may do
must be byte for byte the same in all worlds of the bag: else something depends on what it was never told.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.contract import CHANCE, ONLOOKER, UNBOUND, acts
from nascondino.kernel import rule

from .broken import Broken
from .walk import Happened, Referee

rules = UNBOUND  # kernel.bind puts one game's module here

MOST = 400  # worlds kept in a bag; the fullest bag is told in the tally


@dataclass
class Tally:
    """What was compared: worlds by kind of seat (others than the true one apart), and events by kind."""

    worlds: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    fullest: int = 0


class Twins:
    """One chair's bag; the true world is always in it."""

    def __init__(self, referee: Referee, chair: int, states: Any) -> None:
        self.referee = referee
        self.chair = chair
        self.bag = states.copy()
        self.joined = referee.setting.game.module.State.joined
        self.desk = Desk(referee)

    def follow(self, happened: Happened, random: Random, tally: Tally) -> None:
        """Extend the bag by what happened, as far as this chair can tell, and compare all worlds in it."""
        self.bag = distinct(self.joined([happened.after, *self._alike(happened)]))
        if len(self.bag) > MOST:
            kept = random.sample(range(len(self.bag)), MOST)
            self.bag = distinct(self.joined([happened.after, self.bag[kept]]))
        self._compare(happened)
        self._count(happened, tally)

    def _alike(self, happened: Happened) -> list[Any]:
        """The worlds one action later, for every action that the chair would have perceived as it did this one."""
        return [self._alike_from(self.bag[i : i + 1], happened) for i in range(len(self.bag))]

    def _alike_from(self, world: Any, happened: Happened) -> Any:
        desk = self.desk
        told = happened.told[self.chair]
        count = desk.extend(
            self.referee.boards, world, self.referee.setting.players, self.chair, happened.actor, happened.action,
            as_bytes(told), desk.found, desk.actions, desk.weights, desk.events, desk.perceived,
            as_bytes(desk.perceived), desk.blank,
        )
        return desk.found[:count].copy()

    def _compare(self, happened: Happened) -> None:
        truth = self._all_it_knows(happened.after)
        for i in range(len(self.bag)):
            world = self._all_it_knows(self.bag[i : i + 1])
            for name, value in truth.items():
                if world[name] != value:
                    raise Broken(
                        f"after action {happened.action} of seat {happened.actor}, the {name} of chair {self.chair} "
                        f"depends on what it was never told: {value!r} or {world[name]!r}"
                    )

    def _all_it_knows(self, states: Any) -> dict[str, Any]:
        actors = self.referee.actors(states)
        return {
            "view": self.referee.look(states, self.chair).tobytes(),
            "list of actors": actors,
            "list of legal actions": self.referee.legal(states, self.chair) if self.chair in actors else [],
            "outcome": self.referee.outcome(states),
            "role": self.referee.setting.role(states, self.chair),
        }

    def _count(self, happened: Happened, tally: Tally) -> None:
        kind = self.referee.setting.role(happened.after, self.chair)
        tally.worlds[kind] += len(self.bag)
        tally.others[kind] += len(self.bag) - 1
        tally.fullest = max(tally.fullest, len(self.bag))
        for event in happened.told[self.chair]["kind"]:
            tally.events[self.referee.setting.game.module.EVENTS[event]] += 1


class Desk:
    """Scratch arrays for `extend`."""

    def __init__(self, referee: Referee) -> None:
        game = referee.setting.game
        self.extend = game.bound(extend)
        self.actions = referee.actions
        self.weights = referee.weights
        self.events = referee.events
        self.blank = referee.blank
        self.perceived = game.module.Event.array(game.info.most_events)
        self.found = game.module.State.array((referee.setting.players + 1) * game.info.most_legal + 1)


def extend(
    boards: Any,
    world: Any,
    players: int,
    chair: int,
    actor: int,
    action: int,
    told: Any,
    found: Any,
    actions: Any,
    weights: Any,
    events: Any,
    perceived: Any,
    perceived_bytes: Any,
    blank: Any,
) -> int:
    """A template: write what the world may be after an action that the chair would perceive as told."""
    board = boards[0]
    actors = rules.actors(board, world[0])
    n = 0
    for seat in range(CHANCE, players):
        if seat == ONLOOKER or not acts(actors, seat) or (seat == chair) != (actor == chair):
            continue
        if seat == CHANCE:
            count = rules.chance(board, world[0], actions, weights)
        else:
            count = rules.legal(board, world[0], seat, actions)
        for i in range(count):
            if seat == chair and actions[i] != action:
                continue
            found[n] = world[0]
            heard = 0
            for e in range(rules.apply(board, found[n], seat, actions[i], events)):
                perceived[heard] = blank[0]
                heard += rules.perceive(board, found[n], chair, events[e], perceived[heard])
            if same_rows(perceived_bytes, heard, told):
                n += 1
    return n


@rule
def same_rows(rows: Any, count: int, others: Any) -> bool:
    if count != len(others):
        return False
    for i in range(count):
        for j in range(rows.shape[1]):
            if rows[i, j] != others[i, j]:
                return False
    return True


def distinct(states: Any) -> Any:
    """Each world once, by its bytes."""
    _, first = np.unique(as_bytes(states), axis=0, return_index=True)
    return states[np.sort(first)]




def as_bytes(records: Any) -> Any:
    """The same memory as rows of bytes."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
