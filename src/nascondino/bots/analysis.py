"""A match that is over, judged: what each decision lost, from what its seat knew then and nothing else.

The judge searches by iterations, so that a match is judged alike on every machine; what it says of one seat follows
from what that seat perceived. Values are shares of a match, 0 … 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nascondino.engine.contract import CHANCE
from nascondino.engine.player import Judgement
from nascondino.engine.questions import Decision, Question, Seating, decision, seating
from nascondino.engine.review import Review

from . import REVIEWER
from .sitter import Sitter

NOISE = 0.05  # of a match: less than this between two actions may be luck of the search, and counts as nothing lost
TURNING = 0.1  # of a match: a decision that lost so much is a turning point
MOST_TURNING = 3  # of a seat: those that lost most


@dataclass(frozen=True)
class Deciding:
    """A seat had more than one thing to do, and did one."""

    moment: int
    seen: int  # so many bytes of what it perceived
    view: bytes
    legal: tuple[int, ...]
    made: int


@dataclass(frozen=True)
class SeatDecisions:
    """All that one seat decided in a match, and what it knew each time."""

    seating: Seating
    seen: bytes  # all that it had perceived at the last of them
    decisions: tuple[Deciding, ...]

    def question(self, deciding: Deciding) -> Question:
        return Question(self.seating, deciding.view, self.seen[: deciding.seen], deciding.legal, seconds=None)


@dataclass(frozen=True)
class JudgedDecision:
    seat: int
    moment: int
    made: int
    best: int
    best_value: float
    made_value: float

    @property
    def loss(self) -> float:
        """Of a match; nothing, if it may be luck of the search."""
        loss = self.best_value - self.made_value
        return loss if loss >= NOISE else 0.0

    @property
    def kept(self) -> float:
        """The part of what could be hoped for that it kept."""
        return 1.0 - self.loss / self.best_value if self.loss else 1.0

    @property
    def is_turning(self) -> bool:
        return self.loss >= TURNING


def judged(whose: SeatDecisions, deciding: Deciding, found: Judgement) -> JudgedDecision:
    return JudgedDecision(
        seat=whose.seating.seat,
        moment=deciding.moment,
        made=deciding.made,
        best=found.best,
        best_value=found.best_value,
        made_value=found.made_value,
    )


# What was decided.


def decisions(review: Review, seats: Sequence[int]) -> list[SeatDecisions]:
    """Of each of these seats."""
    found: dict[int, list[Deciding]] = {seat: [] for seat in seats}
    seen: dict[int, bytes] = dict.fromkeys(seats, b"")
    for moment, step in enumerate(review.steps):
        match = review.at(moment) if step.seat in found and step.seat != CHANCE else None
        legal = tuple(match.legal(step.seat)) if match else ()
        if match and len(legal) > 1:
            seen[step.seat] = match.seen(step.seat).tobytes()
            view = match.view(step.seat).tobytes()
            found[step.seat].append(Deciding(moment, len(seen[step.seat]), view, legal, step.action))
    return [SeatDecisions(seating(review.setup, seat, REVIEWER), seen[seat], tuple(found[seat])) for seat in seats]


def asked(whose: SeatDecisions, deciding: Deciding, told: int) -> Decision:
    """For a judge who has been told so many bytes of what was perceived. What luck it has follows from the moment."""
    return decision(whose.question(deciding), told, deciding.moment)


def judge_all(whose: SeatDecisions, iterations: int | None = None) -> Iterator[JudgedDecision]:
    """All that a seat decided, one after the other, by one judge who sits there."""
    sitter, told = Sitter(whose.seating), 0
    for deciding in whose.decisions:
        found = sitter.judge(asked(whose, deciding, told), deciding.made, iterations)
        told = deciding.seen
        yield judged(whose, deciding, found)


# What came of it.


def accuracy(found: Sequence[JudgedDecision]) -> float | None:
    """The part of what could be hoped for that a decision kept, on average; None, if nothing was to be decided."""
    return sum(each.kept for each in found) / len(found) if found else None


def turning_points(found: Iterable[JudgedDecision]) -> list[JudgedDecision]:
    """Of one seat: the decisions that lost most, the worst first."""
    return sorted((each for each in found if each.is_turning), key=lambda each: -each.loss)[:MOST_TURNING]
