"""Inkognito, the card game: black cards, and pairs of coloured ones."""

from __future__ import annotations

from nascondino.kernel import rule

from ..state import FRAGMENTS, LOOK_IDENTITY, SHOW_IDENTITY, State, View


@rule
def is_true(s: State | View, figure: int, card: int) -> bool:
    """Whether a coloured card is equal to one of the agent's black cards (I-8)."""
    return s.identity[figure] == card or s.fragment[figure] == card


@rule
def is_half_true(s: State, figure: int, low: int, high: int) -> bool:
    return is_true(s, figure, low) != is_true(s, figure, high)


@rule
def black_card(s: State, figure: int, action: int) -> int:
    return s.identity[figure] if action in (SHOW_IDENTITY, LOOK_IDENTITY) else s.fragment[figure]


@rule
def pair_of(low: int, high: int) -> int:
    return (low - 1) * (2 * FRAGMENTS[-1] - low) // 2 + high - low


@rule
def low_card(pair: int) -> int:
    low = 1
    while pair_of(low, FRAGMENTS[-1]) < pair:
        low += 1
    return low


@rule
def high_card(pair: int) -> int:
    low = low_card(pair)
    return low + pair - pair_of(low, low)


@rule
def was_shown(s: State, figure: int, to: int, pair: int) -> bool:
    return int(s.shown[figure][to]) >> pair & 1 != 0


@rule
def pairs_shown(s: State, figure: int, to: int) -> int:
    count = 0
    shown = int(s.shown[figure][to])
    while shown > 0:
        count += shown & 1
        shown >>= 1
    return count
