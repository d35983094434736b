"""What is sent of a puzzle: what its seat perceived up to the moment. The answer stays here until it is asked for."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Any

from nascondino.engine import contract
from nascondino.engine.match import Match
from nascondino.puzzles import Inquiry, Puzzle, asked, last_inquiry, moment_of, puzzles

from ..refusals import Refused
from ..wire.http_messages import Doubt, Guess, Judged, Posed, Suspect
from ..wire.messages import SeatInfo, Spot, TableInfo
from . import projection
from .phrases import phrases

MOST_KEPT = 64
FEWEST = 12  # places to choose from


@dataclass(frozen=True)
class Riddle:
    """A puzzle, ready to be shown and judged."""

    puzzle: Puzzle
    match: Match
    inquiry: Inquiry

    def posed(self) -> Posed:
        match, seat = self.match, self.puzzle.seat
        return Posed(
            table=_table(match),
            spots=[Spot(*spot) for spot in self._spots],
            seat=seat,
            items=[phrases(match.game, match.board).event(event) for event in match.perceived(seat)],
            now=_now(match, seat),
            question=asked(self.inquiry.doubt),
            suspects=self._suspects(),
            level=self.puzzle.level,
        )

    def _suspects(self) -> list[Suspect]:
        cases = self.inquiry.doubt.cases
        return [Suspect(n, cases[n].name, cases[n].spot) for n in self.choices]

    @functools.cached_property
    def choices(self) -> list[int]:
        """The cases that may be guessed: all that were possible for a while, and if these are few, places near them."""
        suspects, cases = self.inquiry.suspects, self.inquiry.doubt.cases
        at = {spot.number: (spot.x, spot.y) for spot in self._spots}
        placed = [n for n, case in enumerate(cases) if case.spot in at]

        def apart(n: int) -> float:
            return min(math.dist(at[cases[n].spot], at[cases[suspect].spot]) for suspect in suspects)

        decoys = sorted(set(placed) - suspects, key=apart)[: max(0, FEWEST - len(suspects))]
        return sorted(suspects | set(decoys))

    @property
    def _spots(self) -> tuple[contract.Spot, ...]:
        return self.match.board.spots(self.match.plain_view(None))

    def judged(self, guess: Guess) -> Judged:
        """Why not, of a wrong guess; of the right one, or none, all that can be known."""
        doubt, answer = self.inquiry.doubt, self.puzzle.answer
        if guess.case in (answer, None):
            return Judged(guess.case == answer, answer, _told(doubt))
        if guess.case not in self.choices:
            raise Refused("bad_settings", "A guess is one of the suspects, by its number.")
        return Judged(right=False, answer=None, doubt=_told(doubt._replace(cases=[doubt.cases[guess.case]])))


def _told(doubt: contract.Doubt) -> Doubt:
    return projection.doubt(doubt, lambda event: event)  # a puzzle has no items but events


@functools.lru_cache(MOST_KEPT)
def riddle(game_id: str, number: int) -> Riddle:
    """The puzzle of that number, from 1; refuses one that is not there. The game has to be ready."""
    known = puzzles(game_id)
    if not 1 <= number <= len(known):
        raise Refused("bad_settings", f"There is no puzzle {number}; there are {len(known)}.")
    puzzle = known[number - 1]
    match = moment_of(game_id, puzzle)
    return Riddle(puzzle, match, last_inquiry(match, puzzle))


def _now(match: Match, seat: int) -> Any:
    """As JSON already: what the seat sees. Like an onlooker it is offered nothing, since a puzzle is not played on."""
    return projection.now(match, match.view(seat).tobytes(), None, 0)


def _table(match: Match) -> TableInfo:
    """As if all the bots still sat there."""
    return TableInfo(
        table="",
        game=match.game.info.id,
        board=match.board.name,
        own_board="",
        options=match.settings,
        two_sides=match.game.info.two_sides,
        public=True,
        aid=False,
        patience=None,
        hints=False,
        opinions=False,
        host=False,
        seats=[_bot(seat) for seat in range(match.players)],
        begun=True,
        over=False,
        commitment="",
        rematch=None,
        readonly=True,
        guests=[],
        silent=True,
    )


def _bot(seat: int) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind="bot",
        name="",
        bot=None,
        mine=False,
        present=True,
        away_since=None,
        beside=[],
        resigning=False,
        owes_salt=False,
        again=False,
    )
