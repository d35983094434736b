"""What a game tells a search beside its rules: its guides.py. Here is what stands for a name that it does not have.

A search plays on from worlds that it draws from beliefs. The rules alone would do; guides make it see further with the
same effort. They are rules, compiled into the search, but for `prepare` and `mixture`.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Protocol

from nascondino.kernel import Bool, Record, rule

from .contract import Rules

GOES_ON, QUIET, CLOSED = 0, 1, 2  # what `rest` says of a position


class GuidedRules(Rules, Protocol):
    """The rules of a game with its guides: what templates of a search are bound to. Seats' values are 0 … 1."""

    Hints: type[Record]

    def prepare(self, board: Any, view: Any, belief: Any) -> Any:
        """In Python, before each decision: an array of one Hints, what the others look up. It may be a shared one."""

    def focus(self, board: Any, hints: Any, s: Any, seat: int, actions: Any, count: int) -> int:
        """Keep the legal actions that are worth looking at, in their order; return their number.

        It must not depend on what the seat does not know: one would tell worlds apart by it that look alike.
        """

    def guide(self, board: Any, hints: Any, s: Any, seat: int, actions: Any, count: int, weights: Any) -> None:
        """Write how readily a passable player would choose each action, 1 at least. It may know all."""

    def rest(self, board: Any, hints: Any, s: Any) -> int:
        """Whether play may be cut short here (QUIET), whether it must be (CLOSED), or neither (GOES_ON)."""

    def leaf(self, board: Any, hints: Any, s: Any, values: Any) -> None:
        """Write each seat's value of a position in which play was cut short."""

    def final(self, board: Any, hints: Any, s: Any, values: Any) -> None:
        """Change each seat's value of the end, which is its share of the win: some may stand by each other."""

    def mixes(self, board: Any, hints: Any, s: Any, seat: int) -> bool:
        """Whether the seat has to be unpredictable here."""

    def recall(self, board: Any, s: Any, seat: int) -> int:
        """What the seat knows in s beside its view, as a number: equal only if it knows the same."""

    def suppose(self, board: Any, belief: Any, value: int, s: Any) -> int:
        """Write into an empty state what a belief says, its first secret having that value; return who keeps it.

        Only a game that has this is given opinions: how likely each value is, if its keeper acts as the guide would.
        """

    def mixture(self, board: Any, view: Any, legal: Sequence[int]) -> dict[int, float]:
        """In Python: how often to choose what, where secret choices at once are solved as a game; else nothing.

        It may be about some of the legal actions: then it says how often each of these, if it is one of them.
        """


class Hints(Record):
    """Nothing to look up."""

    none: Bool


def prepare(board: Any, view: Any, belief: Any) -> Any:
    return Hints.array(1)


@rule
def focus(board: Any, hints: Any, s: Any, seat: int, actions: Any, count: int) -> int:
    """All of them."""
    return count


@rule
def guide(board: Any, hints: Any, s: Any, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Any is as good as any other."""
    for i in range(count):
        weights[i] = 1


@rule
def rest(board: Any, hints: Any, s: Any) -> int:
    """Play goes on to the end."""
    return GOES_ON


@rule
def leaf(board: Any, hints: Any, s: Any, values: Any) -> None:
    """Nobody is ahead."""
    for seat in range(len(values)):
        values[seat] = 1 / len(values)


@rule
def final(board: Any, hints: Any, s: Any, values: Any) -> None:
    """To win is all."""


@rule
def mixes(board: Any, hints: Any, s: Any, seat: int) -> bool:
    return False


@rule
def recall(board: Any, s: Any, seat: int) -> int:
    return 0


def mixture(board: Any, view: Any, legal: Sequence[int]) -> dict[int, float]:
    """Nothing is solved."""
    return {}


DEFAULTS = (Hints, prepare, focus, guide, rest, leaf, final, mixes, recall, mixture)


def guided(game: ModuleType) -> Any:
    """A game's module, with these names wherever it has none of its own."""
    module = ModuleType(game.__name__)
    vars(module).update({default.__name__: default for default in DEFAULTS} | vars(game))
    return module
