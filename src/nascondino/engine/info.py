"""Facts about a game that can be read without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SEAT = "seat"
"""As an option's choices: any seat of the table."""


@dataclass(frozen=True)
class Letters:
    """What a table setting may be instead of one of its choices: so many different letters of these, in any order."""

    of: str
    counts: Mapping[int, int]  # how many, by the number of players

    def read(self, text: str, players: int) -> str | None:
        """The letters as they are kept: capital and in their order; None if they are not as many as they should be."""
        named = set(text.upper())
        is_right = named <= set(self.of) and len(named) == len(text) == self.counts[players]
        return "".join(letter for letter in self.of if letter in named) if is_right else None


@dataclass(frozen=True)
class Option:
    """A table setting. Its default is the first choice; a choice named by a word is stored as its position."""

    name: str
    choices: tuple[str, ...] | tuple[int, ...] | str
    meaning: str
    letters: Letters | None = None
    fewest: int = 0  # it makes a difference from so many players on

    def allowed(self, players: int) -> tuple[str | int, ...]:
        return tuple(range(players)) if self.choices == SEAT else tuple(self.choices)

    def words(self) -> tuple[str, ...]:
        """The choices that are words; a number, or a seat, needs no name."""
        return () if isinstance(self.choices, str) else tuple(word for word in self.choices if isinstance(word, str))

    def stored(self, value: str | int) -> int:
        """The number for a value in the Options Record; letters are bits, added to the number of choices."""
        if isinstance(value, int):
            return value
        if self.letters and value not in self.choices:
            return len(self.choices) + sum(1 << self.letters.of.index(letter) for letter in value)
        return tuple(self.choices).index(value)


@dataclass(frozen=True)
class Channel:
    """Who may talk and who hears it: roles, by name; `everyone` is every seat and onlooker."""

    name: str
    talk: tuple[str, ...]
    hear: tuple[str, ...]


EVERYONE = Channel("table", ("everyone",), ("everyone",))


@dataclass(frozen=True)
class Info:
    """What the lobby, the command line, the documents and the tests need to know of a game."""

    id: str
    titles: Mapping[str, str]  # by language; the published names
    version: int  # raised when rules, options, views, events or action numbers change; never for speed or style
    players: tuple[int, int]  # fewest and most
    base: int  # so many play if nobody says: as in the rulebook's base game, and three if it is for three and more
    roles: tuple[str, ...]
    boards: tuple[str, ...]  # the first one is the default
    reasons: tuple[str, ...]  # how a match can end; reason r of `outcome` is reasons[r - 1]
    actions: int  # every action is below this number
    most_legal: int  # legal actions, or outcomes of chance, at one moment
    most_events: int  # events of one action
    secrets: tuple[int, ...]  # for each independent secret, its possible values are numbered below this
    bounded: bool  # whether its rules end every match
    sources: tuple[str, ...]
    two_sides: bool = False  # whether its seats are on the same two sides throughout: one can resign to the other
    own_boards: bool = False  # whether a table may be laid with a board that somebody brings, as a file
    bots: tuple[str, ...] = ()  # the game's own players, weakest first; as in its bots.py
    styled: bool = False  # whether its guide tells careful play from bold, so that opponents of either kind are offered
    baselines: tuple[str, ...] = ()  # players to measure others by, which are not offered at tables
    highlights: tuple[str, ...] = ()  # kinds of event that are worth looking at again
    akin: tuple[str, ...] = ()  # research games of like kind, as OpenSpiel loads them, to measure beside
    options: tuple[Option, ...] = ()
    channels: tuple[Channel, ...] = field(default=(EVERYONE,))

    def seat_counts(self) -> range:
        return range(self.players[0], self.players[1] + 1)
