"""Templates: the ways into a game's rules from Python. They take arrays, which are cheaper to pass than records."""

from __future__ import annotations

from typing import Any

from .contract import CHANCE_BIT, ONLOOKER, UNBOUND, acts

rules = UNBOUND  # kernel.bind puts one game's module here

NOBODY = -9  # as a seat that does nothing
ROLES, SIDES, POINTS, COUNTS, REASON = range(5)  # rows of the numbers of a survey


def begin(boards: Any, options: Any, states: Any) -> None:
    rules.begin(boards[0], options[0], states[0])


def actors(boards: Any, states: Any) -> int:
    return rules.actors(boards[0], states[0])


def legal(boards: Any, states: Any, seat: int, actions: Any) -> int:
    return rules.legal(boards[0], states[0], seat, actions)


def chance(boards: Any, states: Any, actions: Any, weights: Any) -> int:
    return rules.chance(boards[0], states[0], actions, weights)


def outcome(boards: Any, states: Any, points: Any) -> int:
    return rules.outcome(boards[0], states[0], points)


def look(boards: Any, states: Any, seat: int, views: Any) -> None:
    rules.look(boards[0], states[0], seat, views[0])


def apply(boards: Any, states: Any, seat: int, action: int, events: Any) -> int:
    """Carry out an action that is known to be legal."""
    return rules.apply(boards[0], states[0], seat, action, events)


def tell(boards: Any, states: Any, events: Any, count: int, told: Any, counts: Any, blank: Any) -> None:
    """Tell every chair, seats first and the onlooker last, the events as it perceives them."""
    chairs = len(counts)
    for chair in range(chairs):
        seat = chair if chair < chairs - 1 else ONLOOKER
        n = 0
        for i in range(count):
            told[chair, n] = blank[0]
            if rules.perceive(boards[0], states[0], seat, events[i], told[chair, n]):
                n += 1
        counts[chair] = n


def play(
    boards: Any,
    states: Any,
    seat: int,
    action: int,
    events: Any,
    blank: Any,
    seen: Any,
    lengths: Any,
    even_chance: bool,
    no_view: Any,
    views: Any,
    actions: Any,
    numbers: Any,
) -> int:
    """All that the referee does for a legal action: carry it out, add to what each chair has seen, see who acts.

    Then, unless chance is due, which is worth it only if others are to choose for it, all that there is to tell now:
    every chair's view; of each seat its role, its side, its points, and what it may do; and the reason of the end.
    With NOBODY as the seat nothing is carried out.
    """
    chairs = len(lengths)
    if seat != NOBODY:
        count = rules.apply(boards[0], states[0], seat, action, events)
        for chair in range(chairs):
            who = chair if chair < chairs - 1 else ONLOOKER
            for i in range(count):
                n = lengths[chair]
                seen[chair, n] = blank[0]
                if rules.perceive(boards[0], states[0], who, events[i], seen[chair, n]):
                    lengths[chair] += 1
    acting = rules.actors(boards[0], states[0])
    if even_chance or acting != CHANCE_BIT:
        for chair in range(chairs):
            views[chair] = no_view[0]
            rules.look(boards[0], states[0], chair if chair < chairs - 1 else ONLOOKER, views[chair])
        points = numbers[POINTS]
        points[:] = 0
        numbers[REASON, 0] = rules.outcome(boards[0], states[0], points)
        for n in range(chairs - 1):
            numbers[ROLES, n] = rules.role(states[0], n)
            numbers[SIDES, n] = rules.side(states[0], n)
            may_act = acts(acting, n)
            numbers[COUNTS, n] = rules.legal(boards[0], states[0], n, actions[n]) if may_act else 0
    return acting


def expect(boards: Any, options: Any, seat: int, beliefs: Any) -> None:
    rules.expect(boards[0], options[0], seat, beliefs[0])


def learn(boards: Any, beliefs: Any, events: Any, count: int) -> None:
    """Take in events as they were perceived."""
    for i in range(count):
        rules.learn(boards[0], beliefs[0], events[i])


def possible(boards: Any, beliefs: Any, which: int, out: Any) -> None:
    """Mark the values of a secret that are possible."""
    for value in range(len(out)):
        out[value] = rules.possible(boards[0], beliefs[0], which, value)


def secret(boards: Any, states: Any, seat: int, which: int) -> int:
    return rules.secret(boards[0], states[0], seat, which)


def sample(boards: Any, beliefs: Any, randoms: Any, states: Any) -> None:
    rules.sample(boards[0], beliefs[0], randoms[0], states[0])


def side(states: Any, seat: int) -> int:
    return rules.side(states[0], seat)


def role(states: Any, seat: int) -> int:
    return rules.role(states[0], seat)
