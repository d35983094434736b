"""Matrix games: two choose secretly at once, and what one wins the other loses.

A payoff has a row for each choice of the one who wants much, and a column for each of the one who wants little. A
*mixture* says how often each choice is made. What it can be sure of is what it brings against the best answer to it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np


class Solution(NamedTuple):
    """Mixtures that nobody can do much against."""

    rows: Any
    columns: Any
    floor: float  # what the rows are sure of, and
    ceiling: float  # what the columns are sure to keep them to: the value of the game is between

    @property
    def value(self) -> float:
        return (self.floor + self.ceiling) / 2


def solved(payoff: Any, rounds: int) -> Solution:
    """By regret matching⁺, later rounds counting more; the more rounds, the nearer floor and ceiling are."""
    regrets = [np.zeros(size) for size in payoff.shape]
    sums = [np.zeros(size) for size in payoff.shape]
    row, column = matching(regrets[0]), matching(regrets[1])
    for turn in range(1, rounds + 1):  # in turn, not at once: that comes nearer sooner
        _regret(regrets[0], payoff @ column, row)
        row = matching(regrets[0])
        _regret(regrets[1], -(row @ payoff), column)
        column = matching(regrets[1])
        sums[0] += turn * row
        sums[1] += turn * column
    row, column = sums[0] / sums[0].sum(), sums[1] / sums[1].sum()
    return Solution(row, column, floor(payoff, row), ceiling(payoff, column))


def _regret(regrets: Any, brought: Any, mixture: Any) -> None:
    """Of not having made each choice more often; 0 at least."""
    regrets[:] = np.maximum(regrets + brought - mixture @ brought, 0)


def matching(regrets: Any) -> Any:
    total = regrets.sum()
    return regrets / total if total > 0 else np.full(len(regrets), 1 / len(regrets))


def floor(payoff: Any, rows: Any) -> float:
    """What a mixture of rows brings at least."""
    return float((np.asarray(rows) @ payoff).min())


def ceiling(payoff: Any, columns: Any) -> float:
    """What a mixture of columns concedes at most."""
    return float((payoff @ np.asarray(columns)).max())
