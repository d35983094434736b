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

MOST = 24  # worlds that are kept, unless more are asked for
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


class Alike:
    """The matches found that a chair perceives as the one that is played; that one is always among them.

    If the chair listens, it hears who acts, even where the rules tell nobody.
    """

    def __init__(
        self, referee: Referee, chair: int, random: Random, most: int = MOST, *, listens: bool = False
    ) -> None:
        self._referee = referee
        self._chair = chair
        self._random = random
        self._most = most
        self._listens = listens
        self.worlds = [World(referee.begin())]

    def follow(self, happened: Happened) -> None:
        """Extend each by every action that the chair would have perceived as it did this one."""
        alike = [after for world in self.worlds for after in self._after(world, happened)]
        self.worlds = _kept(alike, happened.after.tobytes(), self._random, self._most)

    def _after(self, world: World, truth: Happened) -> Iterator[World]:
        told = truth.told[self._chair].tobytes()
        for seat in self._referee.actors(world.state):
            if self._kind(seat) != self._kind(truth.actor):
                continue
            legal, is_own = self._referee.legal(world.state, seat), seat == self._chair
            for action in _tried(legal, truth.action, self._random, own=is_own):
                step = self._referee.apply(world.state, seat, action)
                if step.told[self._chair].tobytes() == told:
                    different = world.different + ((seat, action) != (truth.actor, truth.action))
                    yield World(step.after, different, step, world)

    def _kind(self, seat: int) -> str:
        """Of who acts, as far as the chair can tell."""
        if self._listens or seat in (CHANCE, self._chair):
            return str(seat)
        return "other"


def twin(
    referee: Referee, played: Sequence[Happened], chair: int, random: Random, *, listens: bool = False
) -> tuple[list[Happened], int]:
    """Of the matches found that the chair perceives as the one played, the most different; in how many steps it is."""
    alike = Alike(referee, chair, random, listens=listens)
    for happened in played:
        alike.follow(happened)
    best = max(alike.worlds, key=lambda world: world.different)
    return best.history(), best.different


def _tried(legal: list[int], true_action: int, random: Random, *, own: bool) -> list[int]:
    """The true one if it can be made, which keeps the true match among all; and some others, unless it is one's own."""
    same = [true_action] if true_action in legal else []
    others = [action for action in legal if action != true_action]
    return same if own else same + random.sample(others, min(TRIED, len(others)))


def _kept(worlds: list[World], truth: bytes, random: Random, most: int) -> list[World]:
    """Of worlds in the same state the most different; of all, some; always one from which the true match goes on."""
    random.shuffle(worlds)
    by_state: dict[bytes, World] = {}
    for world in sorted(worlds, key=lambda world: world.different):
        by_state[world.state.tobytes()] = world
    as_in_truth = by_state.pop(truth)
    others = list(by_state.values())
    return [as_in_truth, *random.sample(others, min(most - 1, len(others)))]
