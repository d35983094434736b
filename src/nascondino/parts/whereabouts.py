"""Where the one who flees may be: what games share that have no other secret.

Their State has `pawns`, and his is pawn 0. Their Belief has `public`, a state without him, and `possible`, a mark for
each place where he may be; who uses `exclude` also has why a place was excluded, when (after how many of his moves)
and by whom.
"""

from __future__ import annotations

from typing import Any

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
    belief.why[place] = why
    belief.when[place] = belief.public.moves
    belief.who[place] = who
