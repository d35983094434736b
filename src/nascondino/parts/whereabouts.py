"""Where the one who flees may be: what games share that have no other secret.

Their State has `pawns`, and his is pawn 0. Their Belief has `public`, a state without him, and `possible`, a mark for
each place where he may be; who uses `exclude` also has the number of `events` perceived, the `routes` by which he may
have come to each place, and why a place was excluded, when (after how many of his moves), by whom, and `since` which
event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import SimpleNamespace
from typing import Any

from nascondino.engine.contract import Case, Message
from nascondino.kernel import Random, below, rule

FUGITIVE = 0  # his pawn


@rule
def secret(board: Any, s: Any, seat: int, which: int) -> int:
    """The only secret is where he is."""
    place: int = s.pawns[FUGITIVE]
    return place


@rule
def possible(board: Any, belief: Any, which: int, place: int) -> bool:
    may_be: bool = belief.possible[place]
    return may_be


@rule
def any_place(belief: Any, random: Random) -> int:
    """Every possible place is as likely as any other."""
    drawn = count = 0
    for place in range(len(belief.possible)):
        if belief.possible[place]:
            count += 1
            if below(random, count) == 0:
                drawn = place
    return drawn


@rule
def exclude(belief: Any, place: int, why: int, who: int) -> None:
    belief.possible[place] = False
    belief.routes[place] = 0
    belief.since[place] = belief.events
    belief.why[place] = why
    belief.when[place] = belief.public.moves
    belief.who[place] = who


# For a notebook.


def plain(belief: Any) -> SimpleNamespace:
    """The marks of a belief as lists: whoever looks at every place is several times quicker so."""
    return SimpleNamespace(**{name: belief[name].tolist() for name in belief.dtype.names if belief[name].ndim})


def cases(
    places: Iterable[int],
    weights: Sequence[float],
    since: Sequence[int],
    why: Callable[[int], Message],
) -> list[Case]:
    """Each place with its share of the weights, or why he cannot be there. A place is a spot of the same number."""
    total = sum(weights)
    return [
        Case(None, place, weights[place] / total)
        if weights[place]
        else Case(None, place, 0.0, why(place), since[place])
        for place in places
    ]
