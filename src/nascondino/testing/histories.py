"""Whole matches that a chair perceives alike: to be played somewhere, so that what leaves there can be compared.

`twins.py` compares worlds as they stand now. Here each world remembers how it came about, since what a table has sent
depends on every step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from nascondino.engine.contract import CHANCE

from .walk import Happened, Referee

MOST = 24  # worlds that are kept
TRIED = 40  # actions of one seat in one world


@dataclass(frozen=True)
class World:
    """A state, and how it came about; `different`: in how many steps it is not what truly happened."""

    state: Any
    different: int = 0
    step: Happened | None = None
    before: World | None = None

    def history(self) -> list[Happened]:
        steps: list[Happened] = []
        world: World | None = self
        while world and world.step:
            steps.append(world.step)
            world = world.before
        return steps[::-1]


def twin(referee: Referee, played: Sequence[Happened], chair: int, random: Random) -> tuple[list[Happened], int]:
    """Of the matches found that the chair perceives as the one played, the most different; in how many steps it is."""
    worlds = [World(referee.begin())]
    for happened in played:
        alike = [after for world in worlds for after in _alike(referee, world, happened, chair, random)]
        worlds = _kept(alike, happened.after.tobytes(), random)
    best = max(worlds, key=lambda world: world.different)
    return best.history(), best.different


def _alike(referee: Referee, world: World, truth: Happened, chair: int, random: Random) -> Iterator[World]:
    """The world after each action that the chair would have perceived as it did the true one."""
    told = truth.told[chair].tobytes()
    for seat in referee.actors(world.state):
        if _kind(seat, chair) != _kind(truth.actor, chair):
            continue
        for action in _tried(referee.legal(world.state, seat), truth.action, random, own=seat == chair):
            step = referee.apply(world.state, seat, action)
            if step.told[chair].tobytes() == told:
                different = world.different + ((seat, action) != (truth.actor, truth.action))
                yield World(step.after, different, step, world)


def _kind(seat: int, chair: int) -> str:
    return "chance" if seat == CHANCE else "own" if seat == chair else "other"


def _tried(legal: list[int], true_action: int, random: Random, *, own: bool) -> list[int]:
    """The true one if it can be made, which keeps the true match among all; and some others, unless it is one's own."""
    same = [true_action] if true_action in legal else []
    others = [action for action in legal if action != true_action]
    return same if own else same + random.sample(others, min(TRIED, len(others)))


def _kept(worlds: list[World], truth: bytes, random: Random) -> list[World]:
    """Of worlds in the same state the most different; of all, some; always one from which the true match goes on."""
    random.shuffle(worlds)
    by_state: dict[bytes, World] = {}
    for world in sorted(worlds, key=lambda world: world.different):
        by_state[world.state.tobytes()] = world
    as_in_truth = by_state.pop(truth)
    others = list(by_state.values())
    return [as_in_truth, *random.sample(others, min(MOST - 1, len(others)))]
