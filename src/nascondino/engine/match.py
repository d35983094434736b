"""`Match`, the referee: the only holder of the truth. What leaves it is made from views and perceived events."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from . import seal
from .belief import Chair
from .contract import CHANCE, CHANCE_BIT
from .entry_points import NOBODY
from .game import Game, Setup
from .seal import Odds
from .survey import Survey
from .texts import seat_number

LIMIT = "limit"
"""An end reason of the engine's own: the agreed number of actions has been made."""

RESIGNED = "resigned"
"""Another: one of two sides has resigned; each seat of the other side has a point."""

ACTIONS_AHEAD = 16  # for so many there is always room in what the chairs have seen


class NotAllowed(Exception):
    """An action that the referee does not carry out. Nothing has changed. Its text tells no secret."""


class NotToAct(NotAllowed):
    """The seat has no decision to make now."""


class NotLegal(NotAllowed):
    """The seat may act, but not so."""


class NotTwoSides(NotAllowed):
    """Only where two sides last as long as the match can one resign to the other: else running scores would be lost."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the named reason, and each seat's points."""

    reason: str
    points: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)


@dataclass(frozen=True, slots=True)
class Step:
    """One action as it was carried out."""

    seat: int
    action: int
    odds: Odds | None = field(default=None, compare=False)  # of a draw


class Match:
    """One play of a game. Chance is played by the referee, as soon as it is due: `seed` and `salts` decide every draw.

    `salts` has one for each seat; none at all, if only the referee draws; None, if it is from the time before salts.
    With `chosen`, chance is left to whoever calls `play`: for replays, and for records made by hand.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: bytes | None = None,
        salts: tuple[str, ...] | None = (),
        chosen: bool = False,
        limit: int | None = None,
    ) -> None:
        self.setup = setup
        self.game = setup.game
        self.board = setup.board
        self.players = setup.players
        self.settings = setup.settings
        self.limit = limit
        self.seed = seed or seal.new_seed()
        self.salts = salts
        self.key = seal.key(self.seed, salts or ())
        self.chosen = chosen
        self.steps: list[Step] = []
        self.draws = 0
        self.resigned: int | None = None  # the seat that has
        self.survey: Survey  # all that there is to tell now
        self.actors: tuple[int, ...] = ()  # that may act now; (CHANCE,) if a draw is left to the caller; () at the end
        self.outcome: Outcome | None = None
        self._truth = _Truth(setup.game, setup.players)
        self._scratch = setup.scratch
        self._due: tuple[list[int], list[int]] | None = None  # outcomes of the draw that is due, and their weights
        self.game.run.begin(self.board.record, setup.options, self._truth.states)
        self._survey_after(NOBODY, 0)
        self._play_chance()

    # What anyone may ask about.

    def role(self, seat: int) -> str:
        """What the seat plays now."""
        return self.game.info.roles[self.survey.roles[seat]]

    def side(self, seat: int) -> int:
        """Seats of one side share all they see."""
        return self.survey.sides[seat]

    @property
    def points(self) -> tuple[int, ...]:
        """So far, as everybody may know them."""
        return self.survey.points

    # What one seat may know.

    def chair(self, seat: int | None) -> Chair:
        """The seat, or an onlooker's place, as a player knows it."""
        return Chair(self.setup, seat)

    def view(self, seat: int | None) -> Any:
        """What the seat, or an onlooker, sees now: a View Record."""
        content = self.survey.views[-1 if seat is None else seat]
        return self.game.module.View.joined([memoryview(content)])[0]

    def plain_view(self, seat: int | None) -> Any:
        """As `view`, but plain: for words, boards and atlases."""
        return self.game.module.View.plain(self.view(seat))

    def seen(self, seat: int | None, after: int = 0) -> Any:
        """Every Event that the seat, or an onlooker, has perceived, in order; or those after the first so many."""
        chair = -1 if seat is None else seat
        return self._truth.seen[chair, after : self._truth.lengths[chair]].copy()

    def plain_seen(self, seat: int | None, after: int = 0) -> list[Any]:
        """As `seen`, but plain: for words."""
        return [self.game.module.Event.plain(event) for event in self.seen(seat, after)]

    def perceived(self, seat: int | None, after: int = 0) -> list[bytes]:
        """As `seen`, but each event as bytes."""
        chair, seen = -1 if seat is None else seat, self._truth.seen
        size, content = seen.itemsize, seen[chair, after : self._truth.lengths[chair]].tobytes()
        return [content[start : start + size] for start in range(0, len(content), size)]

    def told(self, before: Sequence[int]) -> list[bytes]:
        """What each chair has perceived since it had perceived so many events: the seats, then the onlookers."""
        seen, lengths = self._truth.seen, self._truth.lengths.tolist()
        return [seen[n, before[n] : end].tobytes() for n, end in enumerate(lengths)]

    def lengths(self) -> list[int]:
        """How many events each chair has perceived: the seats, then the onlookers."""
        lengths: list[int] = self._truth.lengths.tolist()
        return lengths

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now; nothing if it is not to act."""
        return list(self._choices(seat)) if seat in self.actors else []

    def drawn(self) -> int:
        """What seed and salts make of the draw that is due."""
        actions, weights = self._outcomes()
        return actions[seal.draw(self.key, self.draws, weights)]

    # The one way to change it.

    def play(self, seat: int, action: int) -> None:
        """Carry out a seat's action, then whatever chance does next; or refuse and change nothing."""
        self.check(seat, action)
        self._carry_out(seat, action)
        self._play_chance()

    def check(self, seat: int, action: int) -> None:
        """Refuse it, if it would be refused."""
        if seat not in self.actors:
            raise NotToAct(f"{_seat_name(seat)} is not to act now.")
        if action not in self._choices(seat):
            raise NotLegal(f"{_seat_name(seat)} cannot do that now.")

    def resign(self, seat: int) -> None:
        """End the match in favour of the other side; or refuse and change nothing."""
        self.check_resignation(seat)
        self.resigned = seat
        self._judge()

    def check_resignation(self, seat: int) -> None:
        """Refuse it, if it would be refused."""
        if self.outcome or seat not in range(self.players):
            raise NotToAct(f"{_seat_name(seat)} cannot resign now.")
        if not self.game.info.two_sides:
            raise NotTwoSides(f"{_seat_name(seat)} cannot resign: no two sides last for a whole match of this game.")

    def leave_chance_to_the_referee(self) -> None:
        """From here on every draw follows from seed and salts."""
        self.chosen = False
        self._play_chance()

    def _carry_out(self, seat: int, action: int) -> None:
        if len(self.steps) % ACTIONS_AHEAD == 0:
            self._truth.make_room()
        self.steps.append(Step(seat, action, self._odds(action) if seat == CHANCE else None))
        self.draws += seat == CHANCE
        self._survey_after(seat, action)

    def _survey_after(self, seat: int, action: int) -> None:
        """Let the rules carry it out, and take in all that there is to tell now; not if chance goes on at once."""
        self._due = None
        truth, scratch = self._truth, self._scratch.take()
        even_chance = self.chosen or self._stopped()
        acting = self.game.run.play(
            self.board.record,
            truth.states,
            seat,
            action,
            scratch.events,
            scratch.no_event,
            truth.seen,
            truth.lengths,
            even_chance,
            scratch.no_view,
            scratch.views,
            scratch.legal,
            scratch.numbers,
        )
        self._acting = _seats(int(acting))
        if even_chance or self._acting != (CHANCE,):
            self.survey = scratch.survey()
            self._judge()
        self._scratch.give_back(scratch)

    def _judge(self) -> None:
        self.actors = () if self._stopped() else self._acting
        self.outcome = self._outcome()

    def _outcome(self) -> Outcome | None:
        points = self.survey.points
        if self.survey.reason:
            return Outcome(self.game.reason(self.survey.reason), points)
        if self.resigned is not None:
            return Outcome(RESIGNED, self._points_without(self.resigned))
        return Outcome(LIMIT, points) if self._stopped() else None

    def _play_chance(self) -> None:
        while not (self.chosen or self._stopped()) and self._acting == (CHANCE,):
            self._carry_out(CHANCE, self.drawn())

    def _choices(self, actor: int) -> Sequence[int]:
        return self._outcomes()[0] if actor == CHANCE else self.survey.legal[actor]

    def _odds(self, action: int) -> Odds:
        actions, weights = self._outcomes()
        return seal.odds(weights, actions.index(action))

    def _outcomes(self) -> tuple[list[int], list[int]]:
        if self._due is None:
            scratch = self._scratch.take()
            count = self.game.run.chance(self.board.record, self._truth.states, scratch.drawable, scratch.weights)
            self._due = scratch.drawable[:count].tolist(), scratch.weights[:count].tolist()
            self._scratch.give_back(scratch)
        return self._due

    def _points_without(self, loser: int) -> tuple[int, ...]:
        return tuple(int(self.side(seat) != self.side(loser)) for seat in range(self.players))

    def _stopped(self) -> bool:
        """Whether the match is over though its rules would let it go on."""
        return self.resigned is not None or (self.limit is not None and len(self.steps) >= self.limit)


class _Truth:
    """The state, and what each chair has perceived."""

    def __init__(self, game: Game, players: int) -> None:
        self.states = game.module.State.array(1)
        self.seen = game.module.Event.array(players + 1, 0)  # by chair: the seats, then the onlookers
        self.lengths = np.zeros(players + 1, np.int64)
        self.ahead = ACTIONS_AHEAD * game.info.most_events

    def make_room(self) -> None:
        """For all that the next actions may tell."""
        used, room = self.lengths.max(), self.seen.shape[1]
        if used + self.ahead > room:
            larger = np.zeros((len(self.seen), 2 * room + self.ahead), self.seen.dtype)
            larger[:, :room] = self.seen
            self.seen = larger


@functools.cache
def _seats(actors: int) -> tuple[int, ...]:
    """The seats whose bits are set in what the rules' `actors` returned."""
    if actors == CHANCE_BIT:
        return (CHANCE,)
    return tuple(seat for seat in range(actors.bit_length()) if actors >> seat & 1)


def _seat_name(seat: int) -> str:
    """As people count."""
    return "Chance" if seat == CHANCE else f"Seat {seat_number(seat)}"
