"""Shares laid over a board's picture: the likelier, the stronger."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from nascondino.engine.contract import Spot

from .curves import number

WARM, RING = "#c2410c", "#1d2733"
SMALLEST, LARGEST = 10.0, 34.0  # radius


def heat_map(picture: str, spots: Sequence[Spot], shares: Mapping[int, float], truth: int = 0) -> str:
    """The picture with a disc on every spot that has a share, as large and strong as that; a ring around the truth."""
    discs = "\n".join(_discs(spots, shares, truth))
    body, end, rest = picture.rpartition("</svg>")
    return f'{body}<g class="heat">\n{discs}\n</g>\n{end}{rest}'


def _discs(spots: Sequence[Spot], shares: Mapping[int, float], truth: int) -> Iterator[str]:
    most = max(shares.values(), default=1.0)
    for spot in spots:
        at = f'cx="{number(spot.x)}" cy="{number(spot.y)}"'
        part = math.sqrt(shares.get(spot.number, 0.0) / most)
        if part:
            radius = number(SMALLEST + (LARGEST - SMALLEST) * part)
            title = f"<title>{shares[spot.number]:.1%}</title>"
            yield f'<circle {at} r="{radius}" fill="{WARM}" opacity="{0.2 + 0.5 * part:.2f}">{title}</circle>'
        if spot.number == truth:
            yield f'<circle {at} r="{number(LARGEST + 6)}" fill="none" stroke="{RING}" stroke-width="5"/>'
