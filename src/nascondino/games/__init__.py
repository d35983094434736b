"""The shelf: every folder here that has a `game.py` is a game. Nothing else lists them."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from nascondino.engine.errors import WrongUsage
from nascondino.engine.info import Info

if TYPE_CHECKING:
    from nascondino.engine.game import Game

SHELF = Path(__file__).parent


class NoSuchGame(WrongUsage, LookupError):
    """Nothing of that name is on the shelf."""


@functools.cache
def titles() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(path.parent.name for path in SHELF.glob("*/game.py")))


def info(game_id: str) -> Info:
    """A game's facts, without loading its rules."""
    _check(game_id)
    facts: Info = importlib.import_module(f"{__name__}.{game_id}.info").INFO
    return facts


@functools.cache
def load(game_id: str) -> Game:
    """A game ready to be played. Imports the compiler."""
    from nascondino.engine.game import Game  # late, so that titles and facts stay instant

    _check(game_id)
    return Game(importlib.import_module(f"{__name__}.{game_id}.game"))


def folder(game_id: str) -> Path:
    _check(game_id)
    return SHELF / game_id


def _check(game_id: str) -> None:
    if game_id not in titles():
        raise NoSuchGame(f"There is no game '{game_id}'; there are: {', '.join(titles())}.")
