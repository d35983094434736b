"""Puzzles: moments of bots' matches at which a seat can know for certain what is hidden from it.

A game's are in its folder `puzzles`: a record up to the moment, and in `puzzles.json` whose eyes we look through, what
is asked and what the answer is. `tools/make_puzzles.py` finds them.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from nascondino import games
from nascondino.engine import record
from nascondino.engine.belief import Belief
from nascondino.engine.contract import Doubt, Message
from nascondino.engine.match import Match

FOLDER, FILE = "puzzles", "puzzles.json"
LEVELS = EASY, MEDIUM, HARD = 1, 2, 3


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str  # the file
    seat: int  # whose eyes we look through
    question: int  # which of the questions that are open then
    answer: int  # which of its cases
    level: int


@functools.cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Those of a game, the easiest first."""
    file = games.folder(game_id) / FOLDER / FILE
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def moment_of(game_id: str, puzzle: Puzzle) -> Match:
    """The match, as it stood then."""
    game, found = games.load(game_id), record.read(games.folder(game_id) / FOLDER / puzzle.record)
    match = record.open_match(found, game, game.board(found.header.board))
    for _ in record.replayed(found, match):
        pass
    return match


# What can be asked.


def questions(belief: Belief) -> list[Doubt]:
    """What a notebook leaves open; or what the game's own `questions.py` asks."""
    game = belief.chair.game
    own = getattr(game.module, "questions", None)
    return own.questions(belief.record[0], belief.chair.board) if own else belief.doubts()


def asked(doubt: Doubt) -> Message:
    """The question itself: of a doubt that is listed under `venice-secret`, the text `venice-secret-asked`."""
    (under, arguments), (_, about) = doubt.under, doubt.about
    return f"{under}-asked", {**arguments, **about}


def certain(doubt: Doubt) -> int | None:
    """The case that is so in every possible world, if there is exactly one."""
    sure = [n for n, case in enumerate(doubt.cases) if case.share == 1]
    return sure[0] if len(sure) == 1 else None


def possible(doubt: Doubt) -> frozenset[int]:
    """The cases that are so in some possible world."""
    return frozenset(n for n, case in enumerate(doubt.cases) if case.share > 0)


def _shares(doubt: Doubt) -> list[float]:
    return [case.share for case in doubt.cases]


@dataclass(frozen=True)
class Inquiry:
    """A question, from when its answer was last unknown, up to now."""

    doubt: Doubt
    suspects: frozenset[int]  # cases that were possible at some time since then
    turns: int = 0  # how often what is possible, or how much of it, has changed since then

    def after(self, doubt: Doubt) -> Inquiry:
        """When something more is known."""
        answer, is_news = certain(self.doubt), _shares(doubt) != _shares(self.doubt)
        if answer is not None and answer != certain(doubt):
            return begun(doubt)
        return Inquiry(doubt, self.suspects | possible(doubt), self.turns + is_news)


def begun(doubt: Doubt) -> Inquiry:
    return Inquiry(doubt, possible(doubt))


def inquiries(match: Match, seat: int) -> Iterator[list[Inquiry]]:
    """What a seat asks itself, after each event that it has perceived."""
    belief, open_ones = Belief(match.chair(seat)), dict[str, Inquiry]()
    seen = match.seen(seat)
    for n in range(len(seen)):
        belief.take_in(seen[n : n + 1])
        asked_now = {repr(doubt[:2]): doubt for doubt in questions(belief)}
        open_ones = {
            key: open_ones[key].after(doubt) if key in open_ones else begun(doubt) for key, doubt in asked_now.items()
        }
        yield list(open_ones.values())


def last_inquiry(match: Match, puzzle: Puzzle) -> Inquiry:
    """What the puzzle asks."""
    *_, last = inquiries(match, puzzle.seat)
    return last[puzzle.question]
