"""A game ready to be played: its facts, its words, and its rules compiled as they are needed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from nascondino.kernel import bind

from . import bulk, entry_points
from .buffers import Buffers
from .contract import Atlas, Facts, InWords, LoadedBoard, Message, Words
from .errors import BadInput, WrongUsage
from .info import Info, Option
from .offers import put_into_words
from .survey import Scratch, ScratchPool
from .texts import LANGUAGE, catalogue

Template = TypeVar("Template", bound=Callable[..., Any])


class SettingError(WrongUsage, ValueError):
    """A table setting that the game does not have or does not allow."""


class Game:
    """One title. `module` is its game.py, which gathers the names of the contract.

    Not `compiled`, its rules run as plain Python: for a debugger, and for rules that are not worth compiling.
    """

    def __init__(self, module: ModuleType, *, compiled: bool = True) -> None:
        self.module: Any = module
        self.compiled = compiled
        self._bound: dict[Any, Any] = {}
        self.info: Info = module.INFO
        self.words: Words = module.words
        self.atlas: Atlas | None = getattr(module, "atlas", None)

    @functools.cached_property
    def run(self) -> EntryPoints:
        return EntryPoints(self)

    def bound(self, template: Template) -> Template:
        """The template for this game; compiled when it is first called."""
        if template not in self._bound:
            self._bound[template] = bind(template, self.module, compiled=self.compiled)
        bound: Template = self._bound[template]
        return bound

    @functools.lru_cache(64)  # noqa: B019  # games are few and stay
    def scratch(self, players: int) -> ScratchPool:
        module = self.module
        return ScratchPool(lambda: Scratch(self.buffers(), module.View, module.Event, players))

    def buffers(self) -> Buffers:
        """New ones, large enough for whatever the rules write."""
        actions, weights = (np.zeros(self.info.most_legal, np.int64) for _ in range(2))
        return Buffers(actions, weights, self.module.Event.array(self.info.most_events))

    def board(self, source: str | None = None) -> LoadedBoard:
        """A board by name, or by the path of a file; the game's first one if none is named."""
        loaded: LoadedBoard = self.module.load_board(source or self.info.boards[0])
        return loaded

    def own_board(self, content: bytes) -> LoadedBoard:
        """A person's own board, by the content of its file. Raises BadInput, in one sentence that names no file."""
        if not self.info.own_boards:
            raise BadInput(f"{self.info.id} is played on its own boards only")
        loaded: LoadedBoard = self.module.own_board(content)
        return loaded

    def settings(self, players: int, chosen: Mapping[str, str | int]) -> dict[str, str | int]:
        """Every option with its value: the chosen one, or the default. Refuses what the game does not know."""
        self._check_players(players)
        known = {option.name: option for option in self.info.options}
        for name in chosen:
            if name not in known:
                has = ", ".join(known) or "none"
                raise SettingError(f"{self.info.id} has no option '{name}'; it has: {has}.")
        return {name: _value(option, players, chosen.get(name)) for name, option in known.items()}

    def setup(
        self, players: int, board: LoadedBoard | None = None, chosen: Mapping[str, str | int] | None = None
    ) -> Setup:
        """What is to be played: on the game's first board and by its defaults, unless it is said."""
        return Setup(self, board or self.board(), players, self.settings(players, chosen or {}))

    def _check_players(self, players: int) -> None:
        fewest, most = self.info.players
        if not fewest <= players <= most:
            raise SettingError(f"{self.info.id} is for {fewest} to {most} players, not {players}.")

    def options(self, players: int, settings: Mapping[str, str | int]) -> Any:
        """The settings as an array of one Options Record."""
        options = self.module.Options.array(1)
        options["players"] = players
        for option in self.info.options:
            options[option.name] = option.stored(settings[option.name])
        return options

    def in_words(self, facts: Facts, board: LoadedBoard) -> InWords:
        """An offer in a list to choose from, and on the board."""
        return put_into_words(self.module.OFFERS[facts.kind], facts.values, board.lists)

    def say(self, message: Message, language: str = LANGUAGE) -> str:
        """A message of the game's words, as text."""
        name, arguments = message
        return catalogue(self._locale, language).say(name, **arguments)

    def knows(self, message: str) -> bool:
        """Whether there is such a text: games need not have all of them."""
        return catalogue(self._locale).has(message)

    @property
    def _locale(self) -> Path:
        return Path(self.module.__file__).parent / "locale"

    def spellings(self, action: int, seat: int, board: LoadedBoard) -> set[str]:
        """All that a person may type for an action; some games' words know more ways to write it than two."""
        more: Callable[[int], list[str]] = getattr(self.words, "spellings", lambda action: [])
        return {self.words.notation(action, seat), self.words.spoken(action, seat, board), *more(action)}

    def event_name(self, kind: int) -> str:
        names: list[str] = list(self.module.EVENTS)
        return names[kind - 1]

    def reason(self, number: int) -> str:
        return self.info.reasons[number - 1]


@dataclass(frozen=True)
class Setup:
    """What is to be played: a game on a board, by so many, with these settings."""

    game: Game
    board: LoadedBoard
    players: int
    settings: dict[str, str | int]

    @property
    def name(self) -> str:
        return f"{self.board.name}, {self.players} players"

    @functools.cached_property
    def options(self) -> Any:
        return self.game.options(self.players, self.settings)

    @property
    def scratch(self) -> ScratchPool:
        return self.game.scratch(self.players)


def _value(option: Option, players: int, chosen: str | int | None) -> str | int:
    """The allowed value that was chosen, in whichever spelling; numbers may arrive as text."""
    allowed = option.allowed(players)
    if chosen is None:
        return allowed[0]
    for value in allowed:
        if str(value) == str(chosen):
            return value
    letters = option.letters.read(str(chosen), players) if option.letters else None
    if letters is None:
        raise SettingError(f"Option '{option.name}' cannot be '{chosen}'; it can be: {_can_be(option, players)}.")
    return letters


def _can_be(option: Option, players: int) -> str:
    words = ", ".join(map(str, option.allowed(players)))
    if option.letters is None:
        return words
    return f"{words}, or {option.letters.counts[players]} different letters of {option.letters.of}"


class EntryPoints:
    """The templates of `entry_points` and `bulk`, bound to one game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        template = getattr(entry_points, name, None) or getattr(bulk, name)
        entry: Callable[..., Any] = self._game.bound(template)
        setattr(self, name, entry)
        return entry
