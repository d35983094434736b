"""Calls about games: what they are, their texts, boards and rules."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from nascondino import bots, games
from nascondino.engine.contract import LoadedBoard, Theme
from nascondino.engine.info import SEAT, Option
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, best_language, languages

from ..refusals import Refused
from ..wire.calls import Plain
from ..wire.messages import GameInfo, Games, LettersInfo, OptionInfo, Rulebook
from .asking import Asked, Services, readable
from .rulebooks import rulebook

MOST_DRAWN = 64  # pictures that are kept
_DRAWN: dict[Any, str] = {}


async def list_games(services: Services, asked: Asked) -> Games:
    services.shelf.awaken()
    return Games([await game_info(services, title) for title in games.titles()])


def option_info(option: Option) -> OptionInfo:
    is_seat, letters = option.choices == SEAT, option.letters
    named = LettersInfo(letters.of, dict(letters.counts)) if letters else None
    return OptionInfo(option.name, [] if is_seat else list(option.choices), is_seat, named)


async def game_info(services: Services, title: str) -> GameInfo:
    info = games.info(title)
    return GameInfo(
        id=info.id,
        titles=dict(info.titles),
        version=info.version,
        players=info.players,
        base=info.base,
        roles=list(info.roles),
        boards=list(info.boards),
        options=[option_info(option) for option in info.options],
        channels=[channel.name for channel in info.channels],
        reasons=list(info.reasons),
        highlights=list(info.highlights),
        bots=list(bots.names_by(info)),
        languages=languages(games.folder(title) / "locale"),
    )


async def texts(services: Services, asked: Asked) -> Plain:
    """A catalogue: of a game, or, for `table`, of the table itself."""
    whose, language = asked.path["game"], asked.path["language"]
    folder = TABLE_TEXTS if whose == "table" else _game_folder(whose) / "locale"
    known = {path.stem: path for path in folder.glob("*.ftl")}
    path = known.get(language, known[LANGUAGE])
    return Plain(path.read_text(encoding="utf-8"), "text/plain; charset=utf-8", is_public=True)


async def board_picture(services: Services, asked: Asked) -> Plain:
    board = await services.shelf.board(asked.path["game"], asked.path["board"])
    return _picture(board, asked, None)


def _picture(board: LoadedBoard, asked: Asked, view: Any) -> Plain:
    """Two views under which everything lies at the same spots make the same picture."""
    theme, language = _theme(asked), best_language([asked.path["language"]], languages(TABLE_TEXTS))
    spots = None if view is None else board.spots(view)
    key = (board.name, board.digest, theme, language, spots)
    if key not in _DRAWN:
        if len(_DRAWN) >= MOST_DRAWN:
            _DRAWN.clear()
        _DRAWN[key] = board.svg(theme, view, language)
    return Plain(_DRAWN[key], "image/svg+xml", is_public=True)


async def rules(services: Services, asked: Asked) -> Rulebook:
    language = best_language([asked.path["language"]], languages(TABLE_TEXTS))  # and no path to any other file
    return await asyncio.to_thread(rulebook, _game_folder(asked.path["game"]), language)


def _game_folder(game_id: str) -> Path:
    if game_id not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game_id}'.")
    return games.folder(game_id)


def _theme(asked: Asked) -> Theme:
    return "dark" if asked.path["theme"] == "dark" else "light"


async def laid_board(services: Services, asked: Asked) -> Plain:
    """The board as an onlooker sees it: some are laid out anew in each match."""
    room = await readable(services, asked)
    view = room.table.match.view(None) if room.table.match else None
    return _picture(room.table.setup.board, asked, view)
