"""Inkognito, the card game: the figures, agents and Ambassador; who is who, and who meets whom."""

from __future__ import annotations

from nascondino.engine.contract import bit
from nascondino.kernel import rule

from ..state import ALLY_OF, FICTITIOUS, FIGURES, NOBODY, State, View

IN_PAIRS = 4  # so many players are two against two; fewer or more play alone (I-3, I-19, I-23)
WITH_AMBASSADOR = 5  # so many, and one of them is the Ambassador (I-23)


# Who is who.


@rule
def is_player(s: State | View, figure: int) -> bool:
    """The fictitious agent, and an Ambassador that is a deck, have no seat."""
    return figure < s.players


@rule
def is_agent(s: State, figure: int) -> bool:
    return figure != s.ambassador


@rule
def is_fictitious(s: State | View, figure: int) -> bool:
    """I-19: with three players, the fourth agent."""
    return figure == FICTITIOUS and not is_player(s, figure)


@rule
def next_agent(s: State, figure: int) -> int:
    """The agent to the left: the Ambassador does not count (I-14, I-34)."""
    left = (figure + 1) % FIGURES
    return left if is_agent(s, left) else (left + 1) % FIGURES


@rule
def nth_agent(s: State, n: int) -> int:
    """The agents in the order of their figures, from 0."""
    return n if n < s.ambassador else n + 1


@rule
def are_allies(s: State, one: int, other: int) -> bool:
    """I-3: Fiddlebottom with Bubble, Zsa Zsa with X."""
    return ALLY_OF[s.identity[one]] == s.identity[other]


# Who meets whom, and has a choice to make.


@rule
def chooses(s: State, figure: int) -> bool:
    """I-7: only where two meet; I-26: or two agents and the Ambassador of five. And only a player chooses."""
    if not is_player(s, figure):
        return False
    return figures_together(s, figure) == 2 or is_audience(s, figure)


@rule
def figures_together(s: State, figure: int) -> int:
    """How many figures are where this one is, itself among them."""
    count = 0
    for other in range(FIGURES):
        if s.here[other] == s.here[figure]:
            count += 1
    return count


@rule
def is_audience(s: State, figure: int) -> bool:
    """I-26: the Ambassador of five receives two agents where this figure is."""
    return is_player(s, s.ambassador) and s.here[s.ambassador] == s.here[figure] and figures_together(s, figure) == 3


@rule
def partner(s: State, figure: int) -> int:
    """Whom a figure that meets somebody has to do with: of three, the Ambassador."""
    if is_audience(s, figure):
        return s.ambassador
    for other in range(FIGURES):
        if other != figure and s.here[other] == s.here[figure]:
            return other
    return NOBODY


@rule
def seats_to_choose(s: State) -> int:
    seats = 0
    for seat in range(s.players):
        if s.choices[seat] == 0 and chooses(s, seat):
            seats |= bit(seat)
    return seats


@rule
def clear_choices(s: State) -> None:
    for figure in range(FIGURES):
        s.choices[figure] = 0
