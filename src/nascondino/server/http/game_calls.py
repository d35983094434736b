"""Calls about games: what they are, their texts and rules."""

from __future__ import annotations

import asyncio

from nascondino import games
from nascondino.engine.info import SEAT, Option
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, languages

from ..wire.calls import Plain
from ..wire.http_messages import LARGEST_BOARD, GameInfo, Games, LettersInfo, OptionInfo, Preparation, Rulebook
from .asking import Asked, Services, known_game, table_language
from .rulebooks import rulebook


async def list_games(services: Services, asked: Asked) -> Games:
    services.shelf.warm_up()
    return Games([await game_info(services, title) for title in games.titles()])


def option_info(option: Option) -> OptionInfo:
    is_seat, letters = option.choices == SEAT, option.letters
    named = LettersInfo(letters.of, dict(letters.counts)) if letters else None
    return OptionInfo(option.name, [] if is_seat else list(option.choices), is_seat, named, option.fewest)


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
        own_board_bytes=LARGEST_BOARD if info.own_boards else 0,
        options=[option_info(option) for option in info.options],
        channels=[channel.name for channel in info.channels],
        reasons=list(info.reasons),
        highlights=list(info.highlights),
        bots=list(services.roster.names(info)),
        languages=languages(games.folder(title) / "locale"),
    )


async def preparation(services: Services, asked: Asked) -> Preparation:
    return services.shelf.preparation(asked.path["game"])


async def texts(services: Services, asked: Asked) -> Plain:
    """A catalogue: of a game, or, for `table`, of the table itself."""
    is_table = asked.path["game"] == "table"
    folder = TABLE_TEXTS if is_table else games.folder(known_game(asked)) / "locale"
    known = {path.stem: path for path in folder.glob("*.ftl")}
    path = known.get(asked.path["language"], known[LANGUAGE])
    return Plain(path.read_text(encoding="utf-8"), "text/plain; charset=utf-8", is_public=True)


async def rules(services: Services, asked: Asked) -> Rulebook:
    return await asyncio.to_thread(rulebook, games.folder(known_game(asked)), table_language(asked))
