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

from nascondino.engine.buffers import Buffers
from nascondino.engine.contract import CHANCE, ONLOOKER, UNBOUND, acts
from nascondino.kernel import rule

from .broken import Broken
from .walk import Happened, Referee

rules = UNBOUND  # kernel.bind puts one game's module here

MOST = 600  # worlds kept in a bag, unless a secret has more values; the fullest bag is told in the tally


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
        self.complete = True  # as long as no world had to be dropped
        self.joined = referee.setup.game.module.State.joined
        self.workspace = Workspace(referee)

    def follow(self, happened: Happened, random: Random, tally: Tally) -> None:
        """Extend the bag by what happened, as far as this chair can tell, and compare all worlds in it."""
        self.bag = distinct(self.joined([happened.after, self._alike(happened)]))
        if len(self.bag) > MOST:
            self.complete = False
            self.bag = distinct(self.joined([happened.after, self.bag[self._kept(random)]]))
        self._compare(happened)
        self._count(happened, tally)

    def _kept(self, random: Random) -> list[int]:
        """Some worlds of a bag that is too full: at least one for each value of each secret, the others by lot."""
        order = np.random.default_rng(random.getrandbits(64)).permutation(len(self.bag))
        first = sorted({place for values in self.secrets()[order].T for place in firsts(np.ascontiguousarray(values))})
        others = np.delete(order, first)[: max(0, MOST - len(first))]
        kept: list[int] = [*order[first].tolist(), *others.tolist()]
        return kept

    def secrets(self) -> Any:
        """For each world of the bag, the values of all secrets."""
        found = np.zeros((len(self.bag), len(self.referee.setup.game.info.secrets)), np.int64)
        self.workspace.secrets_of(self.referee.boards, self.bag, self.chair, found)
        return found

    def _alike(self, happened: Happened) -> Any:
        """The worlds one action later, for every action that the chair would have perceived as it did this one."""
        workspace = self.workspace
        count, whole = workspace.extend(
            self.referee.boards,
            self.bag,
            self.referee.setup.players,
            self.chair,
            happened.actor,
            happened.action,
            as_bytes(happened.told[self.chair]),
            workspace.found,
            self.referee.buffers,
            workspace.perceived,
            as_bytes(workspace.perceived),
            workspace.blank,
        )
        self.complete &= whole
        return workspace.found[:count]

    def _compare(self, happened: Happened) -> None:
        workspace = self.workspace
        legal = np.asarray(self._legal(happened.after), np.int64)
        different = workspace.first_different(
            self.referee.boards,
            happened.after,
            self.bag,
            self.chair,
            legal,
            workspace.actions,
            as_bytes(self.referee.look(happened.after, self.chair)),
            workspace.views,
            as_bytes(workspace.views),
            workspace.no_view,
            workspace.points,
        )
        if different < len(self.bag):
            self._explain(happened, self.bag[different : different + 1])

    def _explain(self, happened: Happened, other: Any) -> None:
        truth, world = self._all_it_knows(happened.after), self._all_it_knows(other)
        name = next(name for name in truth if truth[name] != world[name])
        raise Broken(
            f"after action {happened.action} of seat {happened.actor}, the {name} of chair {self.chair} "
            f"depends on what it was never told: {truth[name]!r} or {world[name]!r}"
        )

    def _all_it_knows(self, states: Any) -> dict[str, Any]:
        return {
            "view": str(self.referee.look(states, self.chair)),
            "list of actors": self.referee.actors(states),
            "list of legal actions": self._legal(states),
            "outcome": self.referee.outcome(states),
            "role": self.referee.role(states, self.chair),
        }

    def _legal(self, states: Any) -> list[int]:
        return self.referee.legal(states, self.chair) if self.chair in self.referee.actors(states) else []

    def _count(self, happened: Happened, tally: Tally) -> None:
        kind = self.referee.role(happened.after, self.chair)
        tally.worlds[kind] += len(self.bag)
        tally.others[kind] += len(self.bag) - 1
        tally.fullest = max(tally.fullest, len(self.bag))
        for event in happened.told[self.chair]["kind"]:
            tally.events[self.referee.setup.game.event_name(event)] += 1


class Workspace:
    """The templates bound to the game, and scratch arrays for them."""

    def __init__(self, referee: Referee) -> None:
        game = referee.setup.game
        self.extend = game.bound(extend)
        self.first_different = game.bound(first_different)
        self.secrets_of = game.bound(secrets_of)
        self.views = game.module.View.array(1)
        self.no_view = game.module.View.array(1)
        self.points = np.zeros((2, referee.setup.players), np.int32)
        self.actions = referee.actions
        self.blank = referee.blank
        self.perceived = game.module.Event.array(game.info.most_events)
        self.found = game.module.State.array(16 * MOST)


def extend(
    boards: Any,
    worlds: Any,
    players: int,
    chair: int,
    actor: int,
    action: int,
    told: Any,
    found: Any,
    buffers: Buffers,
    perceived: Any,
    perceived_bytes: Any,
    blank: Any,
) -> tuple[int, bool]:
    """A template: write what the worlds may be after an action that the chair would perceive as told.

    Returns how many, and whether these are all: each world has the same share of the room there is.
    """
    board = boards[0]
    actions, weights, events = buffers
    n = 0
    whole = True
    share = (len(found) - 1) // len(worlds)
    for w in range(len(worlds)):
        actors = rules.actors(board, worlds[w])
        before = n
        for seat in range(CHANCE, players):
            if seat == ONLOOKER or not acts(actors, seat) or (seat == chair) != (actor == chair):
                continue
            if seat == CHANCE:
                count = rules.chance(board, worlds[w], actions, weights)
            else:
                count = rules.legal(board, worlds[w], seat, actions)
            for k in range(count):
                i = (k + w) % count  # not the same ones in each world, if there are too many
                if seat == chair and actions[i] != action:
                    continue
                if n - before == share:
                    whole = False
                    break
                found[n] = worlds[w]
                heard = 0
                for e in range(rules.apply(board, found[n], seat, actions[i], events)):
                    perceived[heard] = blank[0]
                    heard += rules.perceive(board, found[n], chair, events[e], perceived[heard])
                if same_rows(perceived_bytes, heard, told):
                    n += 1
    return n, whole


def secrets_of(boards: Any, worlds: Any, chair: int, found: Any) -> None:
    """A template: the values of all secrets in each world."""
    for w in range(len(worlds)):
        for which in range(found.shape[1]):
            found[w, which] = rules.secret(boards[0], worlds[w], chair, which)


def first_different(
    boards: Any,
    truth: Any,
    worlds: Any,
    chair: int,
    legal: Any,
    actions: Any,
    truth_view: Any,
    views: Any,
    view_bytes: Any,
    no_view: Any,
    points: Any,
) -> int:
    """A template: the first world that is not to the chair what the true one is; their number if there is none."""
    board = boards[0]
    actors = rules.actors(board, truth[0])
    reason = rules.outcome(board, truth[0], points[0])
    for w in range(len(worlds)):
        world = worlds[w]
        views[0] = no_view[0]
        rules.look(board, world, chair, views[0])
        if not same_rows(view_bytes, 1, truth_view) or rules.actors(board, world) != actors:
            return w
        if rules.outcome(board, world, points[1]) != reason:
            return w
        for seat in range(points.shape[1]):
            if points[0, seat] != points[1, seat]:
                return w
        if chair != ONLOOKER and rules.role(world, chair) != rules.role(truth[0], chair):
            return w
        if chair != ONLOOKER and acts(actors, chair):
            if rules.legal(board, world, chair, actions) != len(legal):
                return w
            for i in range(len(legal)):
                if actions[i] != legal[i]:
                    return w
    return len(worlds)


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
    """Each world once, by its bytes, in the order in which they came."""
    return states[firsts(states)]


def firsts(rows: Any) -> list[int]:
    """Where each of the rows comes first; a dictionary takes a tenth of the time that sorting them would."""
    keys = rows.view(np.uint8).view(f"V{rows.nbytes // len(rows)}").ravel().tolist()
    return sorted(dict(zip(reversed(keys), reversed(range(len(keys))), strict=True)).values())


def as_bytes(records: Any) -> Any:
    """The same memory as rows of bytes."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
