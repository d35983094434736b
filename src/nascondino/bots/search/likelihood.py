"""Templates: what an event tells of a secret, if whoever keeps it acts as the game's guide would."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from nascondino.engine.contract import ONLOOKER, acts
from nascondino.engine.guidance import GuidedRules
from nascondino.kernel import rule

rules = cast(GuidedRules, None)  # kernel.bind puts one game's module with its guides here


class Scratch(NamedTuple):
    """All memory that the templates write into."""

    blank: Any  # one State that stays empty
    no_event: Any  # one that stays empty
    states: Any  # one in which the secret is supposed to have some value
    after: Any  # one, after an action
    told: Any  # one event
    as_bytes: Any  # the same memory
    events: Any
    actions: Any
    weights: Any


def keeper_acts(boards: Any, beliefs: Any, value: int, scratch: Scratch) -> bool:
    """Whether it is the turn of the seat that keeps the secret, if this may be its value."""
    scratch.states[0] = scratch.blank[0]
    seat = rules.suppose(boards[0], beliefs[0], value, scratch.states[0])
    return acts(rules.actors(boards[0], scratch.states[0]), seat)


def spread_shares(
    boards: Any, hints: Any, beliefs: Any, before: Any, after: Any, perceived: Any, scratch: Scratch
) -> None:
    """Add to after[v] how likely the secret is v now, and this was perceived of its keeper; before[v]: it was v."""
    board, hint, s, t = boards[0], hints[0], scratch.states[0], scratch.after[0]
    actions, weights, events = scratch.actions, scratch.weights, scratch.events
    for value in range(len(before)):
        if before[value] > 0:
            scratch.states[0] = scratch.blank[0]
            seat = rules.suppose(board, beliefs[0], value, s)
            n = rules.legal(board, s, seat, actions)
            rules.guide(board, hint, s, seat, actions, n, weights)
            total = 0
            for i in range(n):
                total += weights[i]
            for i in range(n):
                scratch.after[0] = scratch.states[0]
                rules.apply(board, t, seat, actions[i], events)
                scratch.told[0] = scratch.no_event[0]
                is_told = rules.perceive(board, t, ONLOOKER, events[0], scratch.told[0])
                if is_told and is_same(scratch.as_bytes, perceived):
                    after[rules.secret(board, t, ONLOOKER, 0)] += before[value] * weights[i] / total


@rule
def is_same(told: Any, perceived: Any) -> bool:
    for i in range(len(told)):
        if told[i] != perceived[i]:
            return False
    return True
