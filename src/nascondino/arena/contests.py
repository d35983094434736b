"""Who meets whom: every two bots on the same starts, each in the place of the other.

Where two sides last for a whole match, a contest is one bot against another, once on either side of each start. Else
it is one bot alone among copies of the other, once on every seat of each start.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from msgspec import Struct

from nascondino.engine.game import Setup
from nascondino.engine.match import Match

Lineup = tuple[str, ...]
"""The bots of a match, by seat."""


class Fixture(Struct, frozen=True):
    """A match to be played: its start, which decides every draw, and who sits where."""

    start: int
    seats: Lineup


class Fault(Struct, frozen=True):
    """A bot that could not go on: it has lost the match."""

    seat: int
    text: str


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was played."""

    start: int
    seats: Lineup
    reason: str
    points: tuple[int, ...]
    actions: int
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # that they took, by seat
    fault: Fault | None = None

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.start, self.seats)

    def score(self, bot: str) -> float:
        """1 for a match that the bot has won; what several seats have won together, they share."""
        if self.fault:
            return float(self.seats[self.fault.seat] != bot)
        winners = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        return sum(self.seats[seat] == bot for seat in winners) / len(winners)

    def points_of(self, bot: str) -> float:
        """The mean of its seats."""
        its_own = [points for points, name in zip(self.points, self.seats, strict=True) if name == bot]
        return sum(its_own) / len(its_own)


@dataclass(frozen=True)
class Contest:
    """One bot against another. Each start is played by every lineup, and counts once: as the mean of them."""

    first: str
    second: str
    lineups: tuple[Lineup, ...]
    even: float  # the first one's score if both play equally well

    def fixtures(self, start: int) -> Iterator[Fixture]:
        return (Fixture(start, lineup) for lineup in self.lineups)


@dataclass(frozen=True)
class Sides:
    """The two sides of a match, by the role that each of them plays."""

    roles: tuple[str, str]
    seats: tuple[frozenset[int], frozenset[int]]

    def lineup(self, bots: tuple[str, str]) -> Lineup:
        """A bot for each side."""
        players = len(self.seats[0] | self.seats[1])
        return tuple(bots[seat in self.seats[1]] for seat in range(players))


def sides(setup: Setup) -> Sides | None:
    """None, where sides change within a match."""
    if not setup.game.info.two_sides:
        return None
    match, seats = Match(setup, seed=bytes(32)), range(setup.players)
    numbers = sorted({match.side(seat) for seat in seats}, key=[match.side(seat) for seat in seats].index)
    first, second = (frozenset(seat for seat in seats if match.side(seat) == number) for number in numbers)
    return Sides((match.role(min(first)), match.role(min(second))), (first, second))


def contests(setup: Setup, bots: Sequence[str]) -> list[Contest]:
    two = sides(setup)
    if two:
        return [_between_sides(two, *pair) for pair in combinations(bots, 2)]
    return [_alone_among(setup.players, *pair) for pair in permutations(bots, 2)]


def _between_sides(two: Sides, first: str, second: str) -> Contest:
    return Contest(first, second, (two.lineup((first, second)), two.lineup((second, first))), even=1 / 2)


def _alone_among(players: int, one: str, others: str) -> Contest:
    lineups = (tuple(one if seat == its else others for seat in range(players)) for its in range(players))
    return Contest(one, others, tuple(lineups), even=1 / players)


def starts_for(matches: int, setup: Setup) -> int:
    """How many starts make so many matches between two bots; rather a few matches more, than a start half played."""
    lineups = {lineup for contest in contests(setup, ("one", "another")) for lineup in contest.lineups}
    return math.ceil(matches / len(lineups))


def seed(run: int, start: int) -> bytes:
    """What the referee draws by."""
    return hashlib.sha256(f"nascondino arena {run} {start}".encode()).digest()


def luck(run: int, fixture: Fixture, seat: int, decision: int) -> int:
    """What a bot's choices at random follow from: its own stream, which tells nothing of the referee's."""
    text = f"nascondino luck {run} {fixture.start} {','.join(fixture.seats)} {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
