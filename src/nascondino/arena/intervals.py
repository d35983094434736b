"""How sure a share is."""

from __future__ import annotations

import math

Z = 1.96  # of 95 %


def wilson(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of matches won; it stays between 0 and 1 and holds for few matches too."""
    share, weight = won / played, Z * Z / played
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(share * (1 - share) / played + weight / (4 * played))
    return max(0.0, middle - reach), min(1.0, middle + reach)
