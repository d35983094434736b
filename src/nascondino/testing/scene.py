"""A match in the middle, for a test that says in notation what is done and asks what is the case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from nascondino.engine.entry_points import NOBODY
from nascondino.engine.match import Match, NotAllowed

from .playthrough import described


@dataclass
class Scene:
    """What every game's scenes have in common; the games' tests derive their own."""

    _match: Match

    @property
    def match(self) -> Match:
        """Surveyed anew, for a test may have changed its state by hand."""
        self._match._survey_after(NOBODY, 0)
        return self._match

    def play(self, *notations: str) -> Self:
        """Each is done by the first seat, or by chance, that may do it."""
        for notation in notations:
            self.match.play(*self.found(notation))
        return self

    def found(self, notation: str) -> tuple[int, int]:
        """The seat and the action that are meant."""
        for seat in self.match.actors:
            if notation in self.seat_may(seat):
                return seat, self.match.game.words.parse(notation, seat)
        may = [option for seat in self.match.actors for option in self.seat_may(seat)]
        raise NotAllowed(f"nobody may '{notation}' now; seats {self.match.actors} may {may}")

    def seat_may(self, seat: int) -> list[str]:
        return [self.match.game.words.notation(action, seat) for action in self.match.legal(seat)]

    @property
    def state(self) -> Any:
        return self._match._truth.states[0]

    def told(self, seat: int | None = None) -> list[str]:
        """Everything that the seat, or with None an onlooker, perceived so far."""
        return [described(event, self.match.game) for event in self.match.seen(seat)]

    def hears(self, seat: int | None, *notations: str) -> list[str]:
        """What the seat perceives of these actions."""
        before = len(self.told(seat))
        self.play(*notations)
        return self.told(seat)[before:]

    def ended(self) -> str | None:
        return self.match.outcome.reason if self.match.outcome else None
