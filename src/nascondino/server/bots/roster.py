"""The bots that can be had at this server's tables: ours, and those of users.

A user's bot is a Python file in one folder, and is called as the file. The server never imports it: a confined process
does, and says which games it plays.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path

from nascondino import bots
from nascondino.engine.errors import BadInput
from nascondino.engine.info import Info

from .pool import BotPool
from .starting import MindFailed

LOG = logging.getLogger(__name__)

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
LONGEST = 200  # characters of what somebody's bot says of itself in a log


class Roster:
    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._own: dict[str, tuple[str, ...]] = {}  # users' bots, and the games they play

    def names(self, info: Info) -> tuple[str, ...]:
        """The bots that play this game, ours from weakest to strongest."""
        own = (name for name, titles in self._own.items() if info.id in titles and name not in bots.names_by(info))
        return bots.names_by(info, tuple(own))

    async def read(self, pool: BotPool) -> None:
        """Find out about the bots in the folder; of those that cannot be used, say why."""
        files = _files(self._folder)
        if files:
            await pool.warm_up()
        for path in files:
            try:
                self._own[path.stem] = await _introduced(path, pool)
            except BadInput as problem:
                LOG.warning("%s cannot be used: %s", path.name, problem)


def _files(folder: Path | None) -> list[Path]:
    """Those whose names begin with an underscore are for others to import."""
    return sorted(path for path in folder.glob("*.py") if not path.name.startswith("_")) if folder else []


async def _introduced(path: Path, pool: BotPool) -> tuple[str, ...]:
    if not NAME.fullmatch(path.stem):
        raise BadInput("a bot is named by up to 40 small letters, digits, - and _.")
    if path.stem in bots.FOR_ANY_GAME:
        raise BadInput("we have a bot of that name.")
    try:
        return await pool.introduce(path.stem)
    except MindFailed as problem:
        raise BadInput(_printable(f"{problem.kind}: {problem.text}")) from None
    except Exception as problem:
        raise BadInput(f"its process failed ({type(problem).__name__}).") from None


def _printable(text: str) -> str:
    """Without what a terminal cannot show: the text may be anything."""
    return "".join(sign if sign.isprintable() else " " for sign in text)[:LONGEST]
