"""Ratings on Elo's scale, by role: how strong a bot is among all of them, as one number with its doubt.

Bradley and Terry's model, fitted to all comparisons at once by choix, so that no order matters.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from .contests import Result, Sides
from .intervals import Z

MIDDLE = 1500.0
TENFOLD = 400 / math.log(10)  # points to a unit of the model: 400 are ten to one
SPREAD = 350.0  # of bots of which nothing is known

ANY = "any"  # the role, where roles change within a match

Entrant = tuple[str, str]
"""A bot in a role."""


@dataclass(frozen=True)
class Rating:
    bot: str
    role: str
    value: float
    reach: float  # of the 95 % interval, to either side


def can_be_fitted() -> bool:
    """Whether choix is there: it is an extra."""
    return importlib.util.find_spec("choix") is not None


def fitted(results: Iterable[Result], sides: Sides | None) -> list[Rating]:
    """Role by role, the strongest first; around the middle of all."""
    compared = [pair for result in results for pair in (_by_side(result, sides) if sides else _by_seat(result))]
    if not compared:
        return []
    import choix

    entrants = sorted({entrant for pair in compared for entrant in pair})
    data = [(entrants.index(winner), entrants.index(loser)) for winner, loser in compared]
    with _same_luck():  # it takes the comparisons in a random order, and stops when it is near enough
        mean, covariance = choix.ep_pairwise(len(entrants), data, (TENFOLD / SPREAD) ** 2)
    to_the_middle = np.eye(len(entrants)) - 1 / len(entrants)
    values = MIDDLE + TENFOLD * to_the_middle @ mean
    reaches = Z * TENFOLD * np.sqrt(np.diag(to_the_middle @ covariance @ to_the_middle))
    each = zip(entrants, values.tolist(), reaches.tolist(), strict=True)
    rated = [Rating(*who, value, reach) for who, value, reach in each]
    roles = sides.roles if sides else (ANY,)
    return sorted(rated, key=lambda rating: (roles.index(rating.role), -rating.value, rating.bot))


@contextmanager
def _same_luck() -> Iterator[None]:
    """NumPy's own random numbers are the same every time, and for others as if nothing had been."""
    before = np.random.get_state()
    np.random.seed(0)
    try:
        yield
    finally:
        np.random.set_state(before)


def _by_side(result: Result, sides: Sides) -> list[tuple[Entrant, Entrant]]:
    """The winner and the loser; nobody, if both have won."""
    one, other = ((result.seats[min(seats)], role) for seats, role in zip(sides.seats, sides.roles, strict=True))
    return _ranked(one, result.score(one[0]), other, result.score(other[0]))


def _by_seat(result: Result) -> list[tuple[Entrant, Entrant]]:
    """The bot that is alone, and the copy on the next seat; other copies would tell the same once more."""
    alone = next(seat for seat, bot in enumerate(result.seats) if result.seats.count(bot) == 1)
    beside = (alone + 1) % len(result.seats)
    points: list[float] = list(result.points)
    if result.fault:
        points[alone], points[beside] = (result.score(result.seats[seat]) for seat in (alone, beside))
    return _ranked((result.seats[alone], ANY), points[alone], (result.seats[beside], ANY), points[beside])


def _ranked(one: Entrant, its: float, other: Entrant, others: float) -> list[tuple[Entrant, Entrant]]:
    if its == others:
        return []
    return [(one, other)] if its > others else [(other, one)]
