"""What a seat is advised to do, and why: only from what it knows.

The reasons are facts. The best action and the next best one are tried in worlds that the seat holds for possible, and
what comes of them at once is counted: whether it wins or loses, and what is then left to be known, by it and by others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Appraiser, Clock, Judge, Player
from nascondino.kernel import seeded

from .search import Searcher
from .search.knowledge import Knowledge

ITERATIONS = 6000
WORLDS = 60  # in which actions are tried
ALIKE = 0.05  # of a match: actions that differ by less are as good as each other
NOTED = 0.05  # of the worlds, or of the cases: what makes less of a difference is no reason
TELLING = 0.1  # of the possibilities: as much for what it leaves open

Kind = Literal["only", "sure", "wins", "saves", "hides", "learns", "mixes", "alike"]


@dataclass(frozen=True)
class Why:
    """A fact that speaks for the best action: a figure of it, and of the next best one."""

    kind: Kind
    best: float = 0.0
    other: float = 0.0
    secret: int | None = None  # of which possibilities are counted


@dataclass(frozen=True)
class Advice:
    best: int
    best_value: float | None  # of a match; None, if the player has another measure
    other: int | None  # the next best; None: there is none
    other_value: float | None
    reasons: tuple[Why, ...]


def advise(player: Player, chair: Chair, view: Any, seen: Any, legal: Sequence[int]) -> Advice:
    """What the player prefers, and what speaks for it."""
    if len(legal) == 1:
        return Advice(legal[0], None, None, None, (Why("only"),))
    if isinstance(player, Searcher):
        return _searched(player, view, seen, legal)
    worth = player.weigh(view, seen, legal) if isinstance(player, Appraiser) else {}
    ranked = sorted(worth, key=lambda action: -worth[action]) or [player.act(view, seen, legal, Clock())]
    best, other = ranked[0], ranked[1] if len(ranked) > 1 else None
    if worth and isinstance(player, Judge):
        return _judged(worth, best, other, Foresight(chair, seen))
    return Advice(best, None, other, None, _reasons(Foresight(chair, seen), best, other))


def _judged(worth: dict[int, float], best: int, other: int | None, foresight: Foresight) -> Advice:
    """By a player that tells what its actions are worth of a match."""
    if other is None:
        return Advice(best, worth[best], None, None, _by_itself(is_sure=worth[best] == 1.0))
    reasons = _reasons(foresight, best, other)
    return Advice(best, worth[best], other, worth[other], (*reasons, *_alike(worth[best], worth[other])))


def _searched(player: Searcher, view: Any, seen: Any, legal: Sequence[int]) -> Advice:
    """The two that it prefers are looked at once more, both as closely: before, it looked most at the first."""
    thought = player.think(view, seen, legal, Clock(iterations=ITERATIONS))
    told = player.explanation
    if len(told.candidates) == 1:
        [only] = told.candidates
        is_sure = told.is_sure and Foresight(player.chair, seen).of(only.action).won == 1.0  # and not for others only
        return Advice(only.action, only.value, None, None, _by_itself(is_sure=is_sure))
    best, other = told.candidates[:2]
    values = {each.action: thought.value_of(each.action, ITERATIONS) for each in (best, other)}
    if not told.is_mixed and values[other.action] > values[best.action]:
        best, other = other, best
    reasons = _reasons(Foresight(player.chair, seen), best.action, other.action)
    if told.is_mixed and other.chance >= NOTED:
        reasons = (Why("mixes", best.chance, other.chance), *reasons)
    alike = _alike(values[best.action], values[other.action])
    return Advice(best.action, values[best.action], other.action, values[other.action], (*reasons, *alike))


def _by_itself(is_sure: bool) -> tuple[Why, ...]:
    """Nothing was compared with it."""
    return (Why("sure" if is_sure else "only"),)


def _alike(best_value: float, other_value: float) -> tuple[Why, ...]:
    return (Why("alike"),) if abs(best_value - other_value) < ALIKE else ()


def _reasons(foresight: Foresight, best: int, other: int | None) -> tuple[Why, ...]:
    """Where the best action does better at once than the next best one."""
    if other is None:
        return ()
    mine, next_best = foresight.of(best), foresight.of(other)
    found = []
    if mine.won - next_best.won >= NOTED:
        found.append(Why("wins", mine.won, next_best.won))
    if next_best.lost - mine.lost >= NOTED:
        found.append(Why("saves", mine.lost, next_best.lost))
    for secret in foresight.secrets:
        if foresight.is_mine(secret) and mine.to_others[secret] > next_best.to_others[secret] * (1 + TELLING):
            found.append(Why("hides", mine.to_others[secret], next_best.to_others[secret], secret))
        elif mine.to_me[secret] * (1 + TELLING) < next_best.to_me[secret]:
            found.append(Why("learns", mine.to_me[secret], next_best.to_me[secret], secret))
    return tuple(found)


@dataclass(frozen=True)
class Prospect:
    """What comes of an action at once, on average over worlds that the seat holds for possible."""

    won: float
    lost: float
    to_me: dict[int, float]  # by secret, how many possibilities are left to the seat
    to_others: dict[int, float]  # and to whoever sees what everybody sees


class Foresight:
    """Tries actions in worlds that agree with all that a seat has perceived."""

    def __init__(self, chair: Chair, seen: Any) -> None:
        self._chair, self._seat = chair, chair.seat or 0
        self._knowledge = Knowledge(chair)
        self._knowledge.update(seen)
        randoms = seeded(1)
        self._worlds = [self._knowledge.own.sample(randoms) for _ in range(WORLDS)]
        players, module = chair.setup.players, chair.game.module
        self._events = chair.game.buffers().events
        self._told = module.Event.array(players + 1, chair.game.info.most_events)
        self._counts = np.zeros(players + 1, np.int64)
        self._blank = module.Event.array(1)
        subject = chair.game.words.subject
        self.secrets = [which for which in range(len(chair.game.info.secrets)) if subject(which, players)]

    def is_mine(self, secret: int) -> bool:
        """Whether the seat knows it, and not everybody does."""
        own, public = self._knowledge.own, self._knowledge.public
        return len(own.possible(secret)) < len(public.possible(secret))

    def of(self, action: int) -> Prospect:
        seen = [self._tried(world.copy(), action) for world in self._worlds]
        won, lost, mine, others = zip(*seen, strict=True)
        return Prospect(_mean(won), _mean(lost), self._mean_left(mine), self._mean_left(others))

    def _mean_left(self, left: Sequence[dict[int, int]]) -> dict[int, float]:
        return {secret: _mean([each[secret] for each in left]) for secret in self.secrets}

    def _tried(self, world: Any, action: int) -> tuple[float, float, dict[int, int], dict[int, int]]:
        game, board = self._chair.game, self._chair.board.record
        count = game.run.apply(board, world, self._seat, action, self._events)
        game.run.tell(board, world, self._events, count, self._told, self._counts, self._blank)
        points = np.zeros(self._chair.setup.players, np.int32)
        is_over = bool(game.run.outcome(board, world, points))
        is_first = bool(points[self._seat] == points.max())
        left = (self._left(self._knowledge.own, self._seat), self._left(self._knowledge.public, -1))
        return float(is_over and is_first), float(is_over and not is_first), *left

    def _left(self, belief: Belief, chair: int) -> dict[int, int]:
        after = belief.after(self._told[chair, : self._counts[chair]])
        return {secret: len(after.possible(secret)) for secret in self.secrets}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
