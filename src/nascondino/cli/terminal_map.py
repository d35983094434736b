"""A match's map for whoever asks at the terminal. All of it is made from a view, so what is hidden stays hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nascondino.engine.contract import Atlas, Comer, Figure, Message, Spot
from nascondino.engine.match import Match
from nascondino.kernel import Record

from .languages import Say
from .terminal import in_rows, key, size

BESIDES = 6  # lines of the screen that a map leaves to its legend and the prompt
FEWEST = 10  # lines of a map, however low the screen is


class TerminalMap:
    """What one side sees of the map."""

    def __init__(self, atlas: Atlas, match: Match, language: str, say: Say) -> None:
        self.atlas = atlas
        self.match = match
        self.language = language
        self.say = say

    def found(self, text: str, view: Record) -> Spot | None:
        """The place that is meant: by number and name, by either, or by a part of its name alone."""
        places, asked = self.atlas.places(view, self.match.board), key(text)
        named = [spot for spot in places if asked in map(key, (spot.name, *spot.name.split(maxsplit=1)))]
        holding = [spot for spot in places if asked in key(spot.name) and not asked.isdigit()]
        return named[0] if named else holding[0] if len(holding) == 1 else None

    def own(self, view: Record, seats: Sequence[int]) -> Spot:
        """Where one of these seats stands; or a figure that is nobody's in particular; or anybody."""
        places = {spot.number: spot for spot in self.atlas.places(view, self.match.board)}
        standing = [figure for figure in self._figures(view) if figure.spot in places]
        mine = [who for who in standing if who.seat in seats] or [who for who in standing if who.seat is None]
        return places[(mine or standing)[0].spot] if standing else next(iter(places.values()))

    def _figures(self, view: Record) -> list[Figure]:
        return self.match.game.words.figures(view, self.match.board)

    def chart(self, around: Spot, view: Record) -> str:
        columns, lines = size()
        rows = max(FEWEST, lines - BESIDES)
        return self.atlas.chart(around.number, columns - 1, rows, view, self.match.board, self.language)

    def ways(self, here: Spot, view: Record) -> str:
        """Where the ways from a place lead, who is there, and who can come."""
        ways = self.atlas.ways(here.number, view, self.match.board)
        rows = [(self._told(way.by), ", ".join(spot.name for spot in way.to)) for way in ways]
        return "\n".join([self.say("terminal-from", place=here.name), in_rows(rows), *self._who(here, view)])

    def _who(self, here: Spot, view: Record) -> Iterator[str]:
        there = [self._told(figure.name) for figure in self._figures(view) if figure.spot == here.number]
        if there:
            yield self.say("terminal-from-here", who=", ".join(there))
        coming = self.atlas.comers(here.number, view, self.match.board)
        places = {spot.number: spot.name for spot in self.atlas.places(view, self.match.board)}
        yield self.say("terminal-from-comers" if coming else "terminal-from-nobody")
        if coming:
            yield in_rows([self._coming(comer, places) for comer in coming])

    def _coming(self, comer: Comer, places: dict[int, str]) -> tuple[str, str]:
        by = ", ".join(map(self._told, comer.by))
        return self._told(comer.who.name), self.say("terminal-from-by", place=places[comer.who.spot], ways=by)

    def _told(self, message: Message) -> str:
        return self.match.game.say(message, self.language)
