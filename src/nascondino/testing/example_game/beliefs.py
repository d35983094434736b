"""Example game: the exact set of burrows where the fox can be."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, below, rule

from .rules import begin, spend_dig, within_a_step
from .sight import show_public
from .state import (
    BURROWS,
    DIG,
    DUG,
    FLOODED,
    HIDDEN,
    HIDE,
    OVER,
    SLIPPED,
    Belief,
    Board,
    Event,
    Options,
    State,
)


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    begin(board, options, belief.public)
    belief.possible[0] = True  # he is nowhere yet


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    belief.events += 1
    if event.kind == FLOODED:
        belief.public.flooded = event.burrow
        belief.public.phase = HIDE
    elif event.kind == DUG:
        spend_dig(belief.public)
        if belief.possible[event.burrow]:
            mark(belief, event.burrow, False)  # else it would be over
    elif event.kind in (HIDDEN, SLIPPED):
        learn_move(belief, event)
    else:
        belief.public.phase = OVER
        belief.public.reason = event.reason
        only(belief, event.burrow)


@rule
def learn_move(belief: Belief, event: Event) -> None:
    """He went where he may go from wherever he may have been (B-2, B-5); if we are he, we know."""
    for burrow in range(1, BURROWS + 1):
        belief.reached[burrow] = burrow != belief.public.flooded and may_come_to(belief, event.kind, burrow)
    belief.possible[0] = False
    for burrow in range(1, BURROWS + 1):
        mark(belief, burrow, belief.reached[burrow])
        belief.reached[burrow] = False
    belief.public.phase = DIG
    if event.burrow:
        only(belief, event.burrow)


@rule
def may_come_to(belief: Belief, kind: int, burrow: int) -> bool:
    if kind == HIDDEN:
        return True
    for here in range(1, BURROWS + 1):
        if belief.possible[here] and within_a_step(here, burrow):
            return True
    return False


@rule
def only(belief: Belief, here: int) -> None:
    for burrow in range(BURROWS + 1):
        mark(belief, burrow, burrow == here)


@rule
def mark(belief: Belief, burrow: int, possible: bool) -> None:
    belief.possible[burrow] = possible
    if not possible:
        belief.since[burrow] = belief.events


@rule
def secret(board: Board, s: State, seat: int, which: int) -> int:
    """The only secret is where the fox is."""
    return s.fox


@rule
def possible(board: Board, belief: Belief, which: int, burrow: int) -> bool:
    return belief.possible[burrow]


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    """Every possible burrow is as likely as any other."""
    show_public(belief.public, s)
    count = 0
    for burrow in range(BURROWS + 1):
        if belief.possible[burrow]:
            count += 1
            if below(random, count) == 0:
                s.fox = burrow
