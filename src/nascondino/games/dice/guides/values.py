"""Scotland Yard, the dice game: how likely three detectives are to catch Mister X, learned from matches of the search.

He is about to flee. What two of them would come to who see him says much of it, but neither who is third nor what is
left to use. Facts of both are weighed by `WEIGHTS`, which `tools/learn_dice.py` finds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nascondino.kernel import lowest, rule, size

from ..rules.travelling import mark
from ..state import MISTER_X, MOVES, TRANSPORTS, State

if TYPE_CHECKING:
    from . import Hints

WEIGHTS = (0.916, 0.188, 1.101, 0.322, -0.046, -0.061, 0.254, 0.149, -0.272, -0.783, -0.633, -2.185)
STEEPEST = 3.0  # beyond it he is as good as caught, or gone

Odds = tuple[float, float, float]  # of each two of the detectives, the best ones first
Facts = tuple[float, float, float, float, float, float, float, float, float, float, float, float]


@rule
def seen_by_two(hints: Hints, s: State) -> float:
    """The odds of those two who are placed best, where he does best to flee to, by any die."""
    return least_odds(hints, s, ways_out(hints, s, False))[0]


@rule
def learned(hints: Hints, s: State) -> float:
    facts, worth = facts_of(hints, s), 0.0
    for i in range(len(WEIGHTS)):
        worth += WEIGHTS[i] * facts[i]
    return share(worth)


@rule
def facts_of(hints: Hints, s: State) -> Facts:
    """The odds if any die may take him on, and if only those that were used; how many ways these are; what is left."""
    by_any, by_used = ways_out(hints, s, False), ways_out(hints, s, True)
    first, second, _ = least_odds(hints, s, by_any)
    used_first, used_second, used_third = least_odds(hints, s, by_used)
    return (
        first,
        second,
        used_first,
        used_second,
        used_third,
        float(size(by_used)),
        float(MOVES - s.moves),
        float(s.tokens),
        float(s.black),
        float(s.doubles),
        float(s.helicopters),
        1.0,
    )


@rule
def share(worth: float) -> float:
    """Of 0 … 1, near to the logistic function, but without a power: those differ by machine."""
    z = min(STEEPEST, max(-STEEPEST, worth / 2))
    return (1 + z * (27 + z * z) / (27 + 9 * z * z)) / 2


@rule
def ways_out(hints: Hints, s: State, only_used: bool) -> int:
    """Where dice take him; where he is, if they take him nowhere."""
    there = 0
    for kind in TRANSPORTS:
        if not only_used or s.used[kind] > 0:
            there |= hints.onward[kind][s.pawns[MISTER_X]]
    for pawn in range(1, s.detectives + 1):
        there &= ~mark(s.pawns[pawn])
    return there if there != 0 else mark(s.pawns[MISTER_X])


@rule
def least_odds(hints: Hints, s: State, there: int) -> Odds:
    """At that of these places at which the best two have least."""
    found = (2.0, 0.0, 0.0)
    while there != 0:
        odds = odds_at(hints, s, lowest(there))
        if odds[0] < found[0]:
            found = odds
        there &= there - 1
    return found


@rule
def odds_at(hints: Hints, s: State, place: int) -> Odds:
    best, middle, least, turns = 0.0, 0.0, 0.0, MOVES - s.moves
    for pawn in range(2, s.detectives + 1):
        for other in range(1, pawn):
            odds = float(hints.caught[turns][s.pawns[pawn]][s.pawns[other]][place])
            if odds > best:
                best, middle, least = odds, best, middle
            elif odds > middle:
                middle, least = odds, middle
            else:
                least = odds
    return best, middle, least
