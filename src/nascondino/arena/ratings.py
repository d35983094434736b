"""Ratings on Elo's scale, by role: how strong a bot is among all of them, as one number with its doubt.

By openskill's Plackett-Luce model, which knows matches among many, and shared wins. Bots do not learn, so nothing is
forgotten; matches are rated in the order of their starts, whichever ended first. A rating uses less of what matches
tell than a contest does, so its interval is wider: it sums up, and proves nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from .contests import Result, Sides
from .intervals import Z

MIDDLE, SPREAD = 1500.0, 200.0  # of bots of which nothing is known
BETA = 400 / math.log(10) / math.sqrt(2)  # so that 400 points are ten to one between two, as in Elo's system

ANY = "any"  # the role, where roles change within a match

Entrant = tuple[str, str]
"""A bot in a role."""


@dataclass(frozen=True)
class Rating:
    bot: str
    role: str
    value: float
    reach: float  # of the 95 % interval, to either side


def ratings(results: Iterable[Result], sides: Sides | None) -> list[Rating]:
    """Role by role, the strongest first."""
    model = PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=BETA, tau=0)
    found: dict[Entrant, PlackettLuceRating] = {}
    for result in results:
        entrants = _between_sides(result, sides) if sides else _among_seats(result)
        before = [[found.get(entrant) or model.rating()] for entrant, _ in entrants]
        after = model.rate(before, scores=[score for _, score in entrants])
        for entrant in {entrant for entrant, _ in entrants}:
            its_own = [rating for (who, _), [rating] in zip(entrants, after, strict=True) if who == entrant]
            found[entrant] = _middle(its_own)
    roles = sides.roles if sides else (ANY,)
    rated = [Rating(bot, role, rating.mu, Z * rating.sigma) for (bot, role), rating in found.items()]
    return sorted(rated, key=lambda rating: (roles.index(rating.role), -rating.value, rating.bot))


def _between_sides(result: Result, sides: Sides) -> list[tuple[Entrant, float]]:
    bots = [result.seats[min(seats)] for seats in sides.seats]
    return [((bot, role), result.score(bot)) for bot, role in zip(bots, sides.roles, strict=True)]


def _among_seats(result: Result) -> list[tuple[Entrant, float]]:
    """By points; a seat whose bot could not go on comes last."""
    points: list[float] = list(result.points)
    if result.fault:
        points[result.fault.seat] = min(points) - 1
    return [((bot, ANY), score) for bot, score in zip(result.seats, points, strict=True)]


def _middle(ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    """Of copies of one bot at one table."""
    middle = ratings[0]
    middle.mu = sum(rating.mu for rating in ratings) / len(ratings)
    middle.sigma = sum(rating.sigma for rating in ratings) / len(ratings)
    return middle
