"""The shelf: every folder here that has a `game.py` is a game. Nothing else lists them.

Games may also stand elsewhere, in folders that NASCONDINO_GAMES names.
"""

from __future__ import annotations

import functools
import importlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from nascondino.engine.errors import WrongUsage
from nascondino.engine.info import Info

if TYPE_CHECKING:
    from nascondino.engine.game import Game

OWN = Path(__file__).parent


class NoSuchGame(WrongUsage):
    """Nothing of that name is on the shelf."""


def shelves() -> list[Path]:
    """Our own folder, and those of others."""
    return [OWN, *(Path(folder) for folder in os.environ.get("NASCONDINO_GAMES", "").split(os.pathsep) if folder)]


def titles() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted({path.parent.name for shelf in shelves() for path in shelf.glob("*/game.py")}))


def info(game_id: str) -> Info:
    """A game's facts, without loading its rules."""
    _check(game_id)
    facts: Info = importlib.import_module(f"{__name__}.{game_id}.info").INFO
    return facts


def load(game_id: str) -> Game:
    """A game ready to be played. Imports the compiler."""
    _check(game_id)
    return _load(game_id)


@functools.cache
def _load(game_id: str) -> Game:
    from nascondino.engine.game import Game  # late, so that titles and facts stay instant

    return Game(importlib.import_module(f"{__name__}.{game_id}.game"))


def folder(game_id: str) -> Path:
    _check(game_id)
    return next(shelf / game_id for shelf in shelves() if (shelf / game_id / "game.py").exists())


def _check(game_id: str) -> None:
    """Refuse what is not there; let Python find what is, wherever it stands."""
    if game_id not in titles():
        raise NoSuchGame(f"There is no game '{game_id}'; there are: {', '.join(titles())}.")
    __path__[:] = map(str, shelves())
