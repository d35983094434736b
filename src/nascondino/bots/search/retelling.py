"""A template: what a seat perceived, as an onlooker perceived it."""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import ONLOOKER, UNBOUND

rules = UNBOUND  # kernel.bind puts one game's module here


def retell(boards: Any, states: Any, events: Any, count: int, told: Any) -> int:
    """Write the events without what was the seat's own; return how many there are left.

    Whose secret an event is, it says itself, and roles that last as long as the match any state that may be true.
    """
    n = 0
    for i in range(count):
        if rules.perceive(boards[0], states[0], ONLOOKER, events[i], told[n]):
            n += 1
    return n
