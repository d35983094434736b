"""Plays matches between bots that think in processes of their own."""

from __future__ import annotations

import threading
import time

from nascondino.engine.match import Match
from nascondino.engine.questions import Choice, Decision, Failed, Reply, Seating, seating
from nascondino.engine.texts import seat_number

from . import LONGEST, contests
from .conditions import Conditions
from .contests import Fault, Fixture, Result
from .minds import Mind, MindEnded, MindSilent

PATIENCE = 120.0  # seconds beyond its budget that a bot has: its first decision may have to be compiled
OVERRUN = 10  # times its budget, that it has too


class Closed(Exception):
    """Nobody wants the match any more."""


class Faulty(Exception):
    """The bot of a seat cannot go on."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat


class Gone(Faulty):
    """Its process has ended or does not answer, which may be the doing of somebody who ended or stopped it."""


class Referee:
    """Holds the truth of one match after the other; and has the minds of the seats, which are never told it."""

    def __init__(self, conditions: Conditions) -> None:
        self._conditions = conditions
        self._minds: list[Mind] = []  # by seat
        self._lock = threading.Lock()
        self._closed = False

    def play(self, fixture: Fixture) -> Result:
        """If a bot is gone, the match is played once more from its start."""
        try:
            return self._play(fixture)
        except Gone:
            return self._play(fixture, once_more=True)

    def close(self) -> None:
        """From any thread: whoever plays here is Closed."""
        with self._lock:
            self._closed = True
            self._end_minds()

    def _play(self, fixture: Fixture, *, once_more: bool = False) -> Result:
        match = MatchInPlay(self._conditions, fixture, self._awake_minds())
        try:
            return match.played()
        except Faulty as faulty:
            if isinstance(faulty, Gone):
                self._start_afresh()
                if not once_more:
                    raise
            return match.lost_by(faulty)

    def _awake_minds(self) -> list[Mind]:
        with self._lock:
            if self._closed:
                raise Closed
            if not self._minds:
                self._minds = [Mind() for _ in range(self._conditions.players)]
            return self._minds

    def _start_afresh(self) -> None:
        """With other minds."""
        with self._lock:
            self._end_minds()
            if self._closed:
                raise Closed

    def _end_minds(self) -> None:
        for mind in self._minds:
            mind.end()
        self._minds = []


class MatchInPlay:
    """One match, and how much of it the mind of each seat has been told."""

    def __init__(self, conditions: Conditions, fixture: Fixture, minds: list[Mind]) -> None:
        setup = conditions.setup
        limit = None if setup.game.info.bounded else LONGEST
        self.match = Match(setup, seed=contests.seed(conditions.seed, fixture.start), limit=limit)
        self.conditions = conditions
        self.fixture = fixture
        self.minds = minds
        self.told = [0] * setup.players  # bytes of events
        self.decisions = [0] * setup.players
        self.seconds = [0.0] * setup.players

    def played(self) -> Result:
        for seat, bot in enumerate(self.fixture.seats):
            self._ask(seat, seating(self.match.setup, seat, bot))
        while self.match.outcome is None:
            seat = self.match.actors[0]
            self.match.play(seat, self._decided(seat))
        return self._result(self.match.outcome.reason, self.match.outcome.points)

    def lost_by(self, faulty: Faulty) -> Result:
        name = f"{self.fixture.seats[faulty.seat]} on seat {seat_number(faulty.seat)}"
        return self._result("fault", self.match.points, Fault(faulty.seat, f"{name} {faulty}"))

    def _decided(self, seat: int) -> int:
        decision, begun = self._decision(seat), time.perf_counter()
        reply = self._ask(seat, decision)
        self.seconds[seat] += time.perf_counter() - begun
        self.decisions[seat] += 1
        if not (isinstance(reply, Choice) and reply.action in decision.legal):
            raise Faulty(seat, "chose what is not legal")
        return reply.action

    def _decision(self, seat: int) -> Decision:
        """What the seat sees and may do now, and what it has perceived since it was asked last."""
        seen = self.match.seen(seat).tobytes()
        told, self.told[seat] = self.told[seat], len(seen)
        return Decision(
            after=told,
            events=seen[told:],
            view=self.match.view(seat).tobytes(),
            legal=tuple(self.match.legal(seat)),
            seconds=self.conditions.seconds,
            luck=contests.luck(self.conditions.seed, self.fixture, seat, self.decisions[seat]),
            iterations=self.conditions.iterations,
        )

    def _ask(self, seat: int, told: Seating | Decision) -> Reply:
        try:
            reply = self.minds[seat].ask(told, self._patience())
        except MindEnded:
            raise Gone(seat, "ended its process") from None
        except MindSilent:
            raise Gone(seat, "did not answer in time") from None
        if isinstance(reply, Failed):
            raise Faulty(seat, f"raised {reply.kind}: {reply.text}")
        return reply

    def _patience(self) -> float | None:
        seconds = self.conditions.seconds
        return None if seconds is None else PATIENCE + OVERRUN * seconds

    def _result(self, reason: str, points: tuple[int, ...], fault: Fault | None = None) -> Result:
        return Result(
            start=self.fixture.start,
            seats=self.fixture.seats,
            reason=reason,
            points=points,
            actions=len(self.match.steps),
            decisions=tuple(self.decisions),
            seconds=tuple(round(seconds, 4) for seconds in self.seconds),
            fault=fault,
        )
