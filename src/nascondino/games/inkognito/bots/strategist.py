"""Inkognito, the card game: a player that plays games on from what it knows, and so sees what an action brings.

What a look, an answer or a pair is worth is then what it does to the chances of a right call, one's own and others';
and whether to call, whether that wins the match more often than waiting does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Budget, Clock, Judgement, Player, least_of

from ..guides import tables
from ..rules.calling import is_call
from ..rules.figures import IN_PAIRS, partner
from ..state import (
    ANSWERED,
    BEGUN,
    CALLS_FROM,
    CONFIDED,
    FICTITIOUS,
    FIGURES,
    FRAGMENT,
    FRAGMENTS,
    IDENTITY,
    LOOKED,
    SHOWED,
)
from . import playouts
from .sheets import ROUNDS, Position, Told
from .spy import Spy, share, stakes_alone, this_game

TOLD = CONFIDED, ANSWERED, LOOKED  # what tells of a black card
LEAST = 0.3  # chance of being right with which a call is thought about
WORLDS_AT_ONCE = 16  # between looks at the clock
ENOUGH = 64  # worlds, before a candidate is given up
CLEARLY = 2.5  # standard errors that one must be behind the best to be given up
NEVER = 2.0  # no chance is enough
JUDGED = 2000  # playouts for each look at a decision that is judged


@dataclass(frozen=True)
class Manner:
    """How much to think and how far, what to remember, and what to be content with."""

    seconds: float  # of one core
    playouts: int | None = None
    horizon: int = ROUNDS  # rounds to play on
    memory: int = ROUNDS  # rounds after which one forgets what one was shown
    slack: float = 0.0  # how much worse, of a match, an action may look and still be chosen at times


@dataclass(frozen=True)
class Level:
    """Makes players of one manner."""

    manner: Manner

    def __call__(self, chair: Chair, random: Random) -> Player:
        return Strategist(chair, random, self.manner)

    def is_compiled(self) -> bool:
        return playouts.is_compiled()


class Strategist:
    """An agent, or the Ambassador of five."""

    def __init__(self, chair: Chair, random: Random, manner: Manner) -> None:
        self.chair, self.random, self.manner = chair, random, manner
        self.seat = 0 if chair.seat is None else chair.seat
        self.belief = Belief(chair)
        self.scratch = playouts.new_scratch(chair.game, chair.setup.players)

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        worth = self.think(view, seen, legal, clock)
        behind = {action: max(worth.values()) - value for action, value in worth.items()}
        near = {action: self.manner.slack - gap for action, gap in behind.items() if gap < self.manner.slack}
        if len(near) < 2 or max(worth.values()) == 1.0:  # what wins for sure is not left to chance
            return min(behind, key=behind.__getitem__)
        return self.random.choices(list(near), list(near.values()))[0]

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        return self.think(view, seen, legal, Clock())

    def think(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> dict[int, float]:
        """What each action brings of the match."""
        begun = time.thread_time()
        given = self._given(view, seen, legal)
        if given:
            return given
        belief, position = self._position(view, seen)
        rivals = Rivals(candidates(legal, position.deals))
        seconds = clock.seconds if clock.iterations is not None else least_of(self.manner.seconds, clock.seconds)
        most, budget = least_of(self.manner.playouts, clock.iterations), Budget(seconds, begun)
        while rivals.are_several and (most is None or rivals.played < most):
            rivals.compare(self._played_on(belief, position, rivals.left))
            if budget.is_used():
                break
        return rivals.worth

    def judge(
        self, view: Any, seen: Any, legal: Sequence[int], made: int, iterations: int | None = None
    ) -> Judgement:
        """The best and what was done are played on once more, in the same worlds."""
        count = iterations or JUDGED
        worth = self.think(view, seen, legal, Clock(iterations=count))
        best = max(worth, key=worth.__getitem__)
        if made == best:
            return Judgement(made, worth[best], worth[best])
        belief, position = self._position(view, seen)
        actions, batches = np.array([best, made]), max(1, count // (2 * WORLDS_AT_ONCE))
        values = np.concatenate([self._played_on(belief, position, actions) for _ in range(batches)], axis=1)
        best_value, made_value = values.mean(axis=1).tolist()
        return Judgement(best, best_value, made_value)

    def _position(self, view: Any, seen: Any) -> tuple[Belief, Position]:
        """What is remembered is laid out, to be played on from."""
        belief = Belief(self.chair)
        belief.update(remembered(seen, self.seat, self.manner.memory))
        events = this_game(seen)
        rounds = int(np.count_nonzero(events["kind"] == BEGUN))
        last = min(rounds + self.manner.horizon, ROUNDS)
        self.scratch.randoms[0].word = np.uint64(self.random.getrandbits(64) | 1)
        self.scratch.facts[0].sure[:] = thresholds(view)
        return belief, Position(self.seat, np.asarray(belief.possible()), told(events), rounds, last)

    def _given(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """The call that is right whatever is hidden, if there is one: what is certain nobody forgets."""
        self.belief.update(seen)
        deals = np.asarray(self.belief.possible())
        action, winners = candidates(legal, deals)[0], winning(view, self.seat)
        points = view.points[: view.players].tolist()
        now, then = share(points, self.seat, []), share(points, self.seat, winners)
        return {action: then} if then > now and is_right(action, winners, deals) else {}

    def _played_on(self, belief: Belief, position: Position, actions: Any) -> Any:
        values = np.zeros((len(actions), WORLDS_AT_ONCE))
        playouts.compiled_play_on()(self.chair.board.record, belief.record, self.scratch, position, actions, values)
        return values


class Rivals:
    """Actions that are compared in the same worlds, until the best is clear."""

    def __init__(self, actions: list[int]) -> None:
        self.left = np.array(actions)
        self.worth = dict.fromkeys(actions, 1.0 / len(actions))
        self.played = 0
        self._values = np.zeros((len(actions), 0))

    @property
    def are_several(self) -> bool:
        return len(self.left) > 1

    def compare(self, values: Any) -> None:
        """By what they brought in some more worlds; those that are clearly worse than the best are given up."""
        self.played += values.size
        self._values = np.concatenate([self._values, values], axis=1)
        means, worlds = self._values.mean(axis=1), self._values.shape[1]
        self.worth |= zip(self.left.tolist(), means.tolist(), strict=True)
        behind = self._values[means.argmax()] - self._values
        may_be = behind.mean(axis=1) <= CLEARLY * behind.std(axis=1) / np.sqrt(worlds)
        if worlds >= ENOUGH and not may_be.all():
            self._give_up(~may_be, float(means[may_be].min()))

    def _give_up(self, lost: Any, least: float) -> None:
        """It counts no more than what is left, which may have less luck in worlds to come."""
        for action in self.left[lost].tolist():
            self.worth[action] = min(self.worth[action], least)
        self.left, self._values = self.left[~lost], self._values[~lost]


def candidates(legal: Sequence[int], deals: Any) -> list[int]:
    """All but calls, and of these the likeliest, if that is likely at all."""
    found = [action for action in legal if not is_call(action)]
    counts = np.bincount(tables().number[deals], minlength=2)
    call = CALLS_FROM + int(counts.argmax())
    if call in legal and counts.max() >= LEAST * len(deals):
        return [call, *found]
    return found or list(legal)


def winning(view: Any, seat: int) -> list[int]:
    """Who scores by a right call of the seat, as it meets somebody now."""
    return [seat, partner(view, seat)] if view.players == IN_PAIRS else [seat]


def is_right(action: int, winners: list[int], deals: Any) -> bool:
    """Whether it is a call that is right in all these deals; of four, one to the ally."""
    if not is_call(action) or (tables().number[deals] != action - CALLS_FROM).any():
        return False
    one, *other = winners  # of four, agents have the numbers of their figures
    parties = (tables().identity[deals] + 1) // 2
    return all((parties[:, one] == parties[:, ally]).all() for ally in other)


def told(events: Any) -> Any:
    """The black cards that figures have seen, as far as I know which."""
    found = events[np.isin(events["kind"], TOLD)]
    rows = Told.array(len(found))
    for row, event in zip(rows, found, strict=True):
        if event.kind == LOOKED:
            row.figure, row.to, row.which = FICTITIOUS, event.figure, event.which
        else:
            row.figure, row.to = event.figure, event.to
            row.which = 0 if event.card == 0 else IDENTITY if event.card < FRAGMENTS[0] else FRAGMENT
    return rows


def remembered(seen: Any, seat: int, rounds: int) -> Any:
    """What was perceived, without the cards that others showed more than so many rounds ago."""
    kinds = seen["kind"]
    ago = np.cumsum((kinds == BEGUN)[::-1])[::-1]
    by_others = (seen["figure"] != seat) | (kinds == LOOKED)
    faded = (ago > rounds) & np.isin(kinds, (SHOWED, *TOLD)) & by_others
    if not faded.any():
        return seen
    left = seen.copy()
    left["card"][faded] = left["other"][faded] = 0
    return left


# How sure others are when they call.


def thresholds(view: Any) -> Any:
    """By who calls to whom in which round: like spies who are as patient at any score as at the first."""
    rounds = np.arange(ROUNDS + 1)
    at_first = np.maximum(Spy.LEAST, Spy.SURE - Spy.PATIENCE * rounds)
    overdue = np.maximum(0, rounds - Spy.LATE)
    found = np.full((FIGURES, FIGURES, len(rounds)), NEVER)
    for seat in range(view.players):
        for other in range(FIGURES):
            needed = _needed(view, seat, other, at_first)
            needed = np.where(overdue > 0, np.minimum(1.0, needed) - Spy.PATIENCE * overdue, needed)
            found[seat][other] = np.maximum(Spy.LEAST, needed)
    return found


def _needed(view: Any, seat: int, other: int, at_first: Any) -> Any:
    players, points = int(view.players), view.points[: view.players].tolist()
    others = [each for each in range(players) if each != seat]
    if players == IN_PAIRS:
        right, wrong = share(points, seat, [seat, other]), share(points, seat, set(others) - {other})
        return at_first if other in others and right > wrong else np.full(len(at_first), NEVER)
    before, now = (stakes_alone(each, seat, others) for each in ([0] * players, points))
    return np.array([now.least_chance(before.hope(chance)) for chance in at_first.tolist()])


# The levels.

novice = Level(Manner(0.05, 40, horizon=2, memory=3, slack=0.1))
regular = Level(Manner(0.2, 150, horizon=3, memory=7, slack=0.02))
expert = Level(Manner(1.0, 300, horizon=10, memory=14, slack=0.005))
master = Level(Manner(3.0, 8000))
