"""A random match on bare records, so that laws can look at the truth behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.contract import CHANCE, CHANCE_BIT, ONLOOKER
from nascondino.engine.game import Setup


@dataclass(frozen=True)
class Happened:
    """One action, what came of it, and what every chair was told."""

    actor: int
    action: int
    before: Any  # arrays of one State
    after: Any
    events: Any
    told: tuple[Any, ...]  # for each chair, the events as it perceived them


class Referee:
    """Calls a game's entries with scratch arrays of the right size, on states that belong to the caller."""

    def __init__(self, setup: Setup) -> None:
        info, module = setup.game.info, setup.game.module
        self.setup = setup
        self.run = setup.game.run
        self.boards = setup.board.record
        self.buffers = setup.game.buffers()
        self.actions, self.weights, self.events = self.buffers
        self.told = module.Event.array(setup.players + 1, info.most_events)
        self.counts = np.zeros(setup.players + 1, np.int32)
        self.blank = module.Event.array(1)

    @property
    def chairs(self) -> tuple[int, ...]:
        """Every seat, and the onlooker last."""
        return (*range(self.setup.players), ONLOOKER)

    def role(self, states: Any, chair: int) -> str:
        """The kind of chair: what the seat plays now, or `onlooker`."""
        return "onlooker" if chair == ONLOOKER else self.setup.game.info.roles[self.run.role(states, chair)]

    def sides(self, states: Any) -> list[int]:
        """By seat."""
        return [int(self.run.side(states, seat)) for seat in range(self.setup.players)]

    def begin(self) -> Any:
        states = self.setup.game.module.State.array(1)
        self.run.begin(self.boards, self.setup.options, states)
        return states

    def actors(self, states: Any) -> tuple[int, ...]:
        bits = self.run.actors(self.boards, states)
        if bits == CHANCE_BIT:
            return (CHANCE,)
        return tuple(seat for seat in range(self.setup.players) if bits >> seat & 1)

    def legal(self, states: Any, seat: int) -> list[int]:
        if seat == CHANCE:
            count = self.run.chance(self.boards, states, self.actions, self.weights)
        else:
            count = self.run.legal(self.boards, states, seat, self.actions)
        legal: list[int] = self.actions[:count].tolist()
        return legal

    def apply(self, before: Any, actor: int, action: int) -> Happened:
        after = before.copy()
        count = self.run.apply(self.boards, after, actor, action, self.events)
        self.run.tell(self.boards, after, self.events, count, self.told, self.counts, self.blank)
        told = tuple(self.told[chair, : self.counts[chair]].copy() for chair in range(len(self.counts)))
        return Happened(actor, action, before, after, self.events[:count].copy(), told)

    def look(self, states: Any, seat: int) -> Any:
        views = self.setup.game.module.View.array(1)
        self.run.look(self.boards, states, seat, views)
        return views

    def plain_view(self, states: Any, chair: int) -> Any:
        """What the chair sees, for words."""
        return self.setup.game.module.View.plain(self.look(states, chair)[0])

    def outcome(self, states: Any) -> tuple[int, list[int]]:
        points = np.zeros(self.setup.players, np.int32)
        reason: int = self.run.outcome(self.boards, states, points)
        return reason, points.tolist()


def walk(referee: Referee, random: Random, limit: int) -> Iterator[Happened]:
    """Play one match at random, to its end or to the limit."""
    states = referee.begin()
    for _ in range(limit):
        actors = referee.actors(states)
        if not actors:
            return
        actor = random.choice(actors)
        happened = referee.apply(states, actor, any_action(referee, states, actor, random))
        yield happened
        states = happened.after


def any_action(referee: Referee, states: Any, actor: int, random: Random) -> int:
    """Any kind of action, by the first word of its notation, then any of that kind: rare kinds are tried as often."""
    notation = referee.setup.game.words.notation
    kinds: dict[str, list[int]] = {}
    for action in referee.legal(states, actor):
        kinds.setdefault(notation(action, actor).split()[0], []).append(action)
    return random.choice(random.choice(list(kinds.values())))
