"""How sure a share or a mean is."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

Z = 1.96  # of 95 %
DOUBT = 0.05


def wilson(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of matches won; it stays between 0 and 1 and holds for few matches too."""
    share, weight = won / played, Z * Z / played
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(share * (1 - share) / played + weight / (4 * played))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class MeanBounds:
    """A 95 % interval for the mean of scores between 0 and 1, such as those of starts, whatever their distribution.

    For every mean that might be the true one, two gamblers bet on each score: one that it is above, one that it is
    below. If the mean is true, no way to bet gains in the long run: the chance that one of them ever has 40 times his
    stake is at most 5 %. So a mean against which somebody has won that much is excluded, and stays so, however often
    one looks. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024.)

    How much is bet follows from earlier scores only. If it is settled that one looks once, after `planned` scores, the
    bets are larger, and the interval is narrower then.
    """

    GRID = np.linspace(0, 1, 2001)  # of means; whole, halves, thirds, quarters and fifths are nearly on it
    BOLD = 0.75  # of what could be bet without the risk of losing all

    def __init__(self, planned: int | None = None) -> None:
        self._planned = planned
        self._count = 0
        self._sum, self._squares = 0.5, 0.25  # as if one score had been seen that says nothing
        self._above, self._below = np.zeros_like(self.GRID), np.zeros_like(self.GRID)  # logarithms of what they have
        self._excluded = np.zeros(len(self.GRID), bool)

    def add(self, score: float) -> None:
        stake, gain = self._stake(), score - self.GRID
        with np.errstate(divide="ignore"):
            self._above += np.log1p(np.minimum(stake, self.BOLD / self.GRID) * gain)
            self._below += np.log1p(np.minimum(stake, self.BOLD / (1 - self.GRID)) * -gain)
        self._excluded |= np.maximum(self._above, self._below) >= math.log(2 / DOUBT)
        self._count += 1
        self._sum += score
        self._squares += (score - self._sum / (self._count + 1)) ** 2

    def _stake(self) -> float:
        """The more, the less scores have differed so far, and the fewer are still to come."""
        seen = self._count + 1
        looks = self._planned or seen * math.log(1 + seen)
        return math.sqrt(2 * math.log(2 / DOUBT) / (self._squares / seen * looks))

    def interval(self) -> tuple[float, float]:
        left = self.GRID[~self._excluded]
        return (float(left[0]), float(left[-1])) if len(left) else self._contradicted()

    def _contradicted(self) -> tuple[float, float]:
        """All means are excluded, as can happen by chance, or by scores that follow from each other."""
        mean = (self._sum - 0.5) / self._count
        return mean, mean


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of any numbers, and its 95 % interval if they are many: by their standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    reach = Z * math.sqrt(variance / len(values))
    return mean, mean - reach, mean + reach
