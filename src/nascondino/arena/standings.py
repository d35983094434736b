"""What the matches so far say: who scores how much against whom, how sure that is, and what is settled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .contests import Contest, Fixture, Lineup, Result, Sides
from .intervals import MeanBounds, mean_interval


@dataclass(frozen=True)
class Estimate:
    """A mean over starts, and its 95 % interval."""

    mean: float
    low: float
    high: float
    starts: int


class Tally:
    """The scores of a contest's first bot, start by start in their order, whichever of them ended first.

    With `until`, it is settled once the interval does not contain that score any more; later starts do not count then.
    """

    def __init__(self, contest: Contest, planned: int, until: float | None) -> None:
        self.contest = contest
        self.planned = planned
        self.until = until
        self.starts = 0
        self.settled = False
        self._bounds = MeanBounds(planned if until is None else None)

    @property
    def done(self) -> bool:
        return self.settled or self.starts == self.planned

    def advance(self, results: dict[Fixture, Result]) -> None:
        """Take in every start that has been played by all lineups, up to the first that has not."""
        while not self.done and (played := self._played(results)):
            self._bounds.add(_mean([result.score(self.contest.first) for result in played]))
            self.starts += 1
            low, high = self._bounds.interval()
            self.settled = self.until is not None and not low <= self.until <= high

    def _played(self, results: dict[Fixture, Result]) -> list[Result]:
        """Of the next start; nothing unless all are there."""
        played = [results[fixture] for fixture in self.contest.fixtures(self.starts) if fixture in results]
        return played if len(played) == len(self.contest.lineups) else []


class Standings:
    """All contests, and every result of theirs."""

    def __init__(
        self,
        contests: Sequence[Contest],
        sides: Sides | None,
        planned: int,
        until: float | None,
        results: dict[Fixture, Result],
    ) -> None:
        self.sides = sides
        self.until = until
        self.tallies = [Tally(contest, planned, until) for contest in contests]
        self._results = results
        self.advance()

    def advance(self) -> None:
        for tally in self.tallies:
            tally.advance(self._results)

    @property
    def done(self) -> bool:
        return all(tally.done for tally in self.tallies)

    def fixtures(self) -> Iterator[Fixture]:
        """What is to be played, start by start; of contests that are settled meanwhile, no more."""
        seen: set[Fixture] = set()
        for start in range(max(tally.planned for tally in self.tallies)):
            for tally in self.tallies:
                for fixture in tally.contest.fixtures(start):
                    if not tally.done and fixture not in self._results and fixture not in seen:
                        seen.add(fixture)
                        yield fixture

    def left(self) -> int:
        """How many matches are to be played at most."""
        return sum(1 for _ in self.fixtures())

    def counted(self) -> list[Result]:
        """The matches that count, in the order of starts and contests."""
        found = {
            fixture: self._results[fixture]
            for start in range(max(tally.starts for tally in self.tallies))
            for tally in self.tallies
            for fixture in tally.contest.fixtures(start)
            if start < tally.starts
        }
        return list(found.values())

    # Estimates.

    def score(self, tally: Tally) -> Estimate:
        """Of the first bot, by start: the mean of its lineups, which were played on the same draws."""
        contest = tally.contest
        scores = [_mean([result.score(contest.first) for result in played]) for played in self._starts(tally)]
        return self._estimate(tally, scores)

    def score_as(self, tally: Tally, bot: str, lineup: Lineup) -> Estimate:
        """Of one of the two, in one lineup."""
        results = (self._results[Fixture(start, lineup)] for start in range(tally.starts))
        return self._estimate(tally, [result.score(bot) for result in results])

    def points(self, tally: Tally) -> Estimate:
        """Of the first bot, by start; these have no bounds, so the interval goes by their standard error."""
        contest = tally.contest
        points = [_mean([result.points_of(contest.first) for result in played]) for played in self._starts(tally)]
        return Estimate(*mean_interval(points), len(points))

    def _starts(self, tally: Tally) -> Iterator[list[Result]]:
        for start in range(tally.starts):
            yield [self._results[fixture] for fixture in tally.contest.fixtures(start)]

    def _estimate(self, tally: Tally, scores: list[float]) -> Estimate:
        bounds = MeanBounds(tally.planned if self.until is None else None)
        for score in scores:
            bounds.add(score)
        return Estimate(_mean(scores), *bounds.interval(), len(scores))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@dataclass(frozen=True)
class Effort:
    """What a bot's decisions took, and how often it could not go on."""

    decisions: int
    seconds: float
    faults: tuple[str, ...]

    @property
    def each(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


def effort(bot: str, results: Iterable[Result]) -> Effort:
    decisions, seconds, faults = 0, 0.0, []
    for result in results:
        its_seats = [seat for seat, name in enumerate(result.seats) if name == bot]
        decisions += sum(result.decisions[seat] for seat in its_seats)
        seconds += sum(result.seconds[seat] for seat in its_seats)
        if result.fault and result.fault.seat in its_seats:
            faults.append(result.fault.text)
    return Effort(decisions, seconds, tuple(faults))
