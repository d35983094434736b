"""Calls about games: what they are, their texts, boards and rules."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from nascondino import games
from nascondino.engine import contract
from nascondino.engine.contract import LoadedBoard, Theme
from nascondino.engine.game import Setup
from nascondino.engine.info import SEAT, Option
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, best_language, languages

from ..refusals import Refused
from ..wire import http_messages, messages
from ..wire.calls import Plain
from ..wire.http_messages import (
    LARGEST_BOARD,
    BroughtBoard,
    DrawnBoard,
    GameInfo,
    Games,
    LettersInfo,
    OptionInfo,
    Preparation,
    Rulebook,
)
from .asking import Asked, Services, readable
from .rulebooks import rulebook

POINTED_AT = re.compile(r"""\n?<title>[^<]*</title>| data-[a-z-]+=("[^"]*"|'[^']*')""")
STRAIGHT = re.compile(r"M-?[\d.]+[ -][\d.]+l-?[\d.]+[ -][\d.]+")
MOST_DRAWN = 64  # pictures and documents that are kept
MOST_OWN_DRAWN = 16  # of boards that somebody brought: however many there are, ours stay
_DRAWN: dict[Any, str] = {}
_OWN_DRAWN: dict[Any, str] = {}
_DRAWER = ThreadPoolExecutor(1, "drawer")  # of boards that somebody brought: a large one takes a second


async def list_games(services: Services, asked: Asked) -> Games:
    services.shelf.awaken()
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
    whose, language = asked.path["game"], asked.path["language"]
    folder = TABLE_TEXTS if whose == "table" else _game_folder(whose) / "locale"
    known = {path.stem: path for path in folder.glob("*.ftl")}
    path = known.get(language, known[LANGUAGE])
    return Plain(path.read_text(encoding="utf-8"), "text/plain; charset=utf-8", is_public=True)


async def board_picture(services: Services, asked: Asked) -> Plain:
    game, board = asked.path["game"], await services.shelf.board(asked.path["game"], asked.path["board"])
    return Plain(await _picture(game, board, asked, None), "image/svg+xml", is_public=True)


async def board_facts(services: Services, asked: Asked) -> Plain:
    game, board = asked.path["game"], await services.shelf.board(asked.path["game"], asked.path["board"])
    return Plain(await _facts(game, board, asked, None), "application/json", is_public=True)


async def check_board(services: Services, asked: Asked) -> DrawnBoard:
    wish: BroughtBoard = asked.body
    game, board = asked.path["game"], await services.shelf.brought(asked.path["game"], wish.board_file)
    return DrawnBoard(board.title, await _picture(game, board, asked, None))


async def _picture(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    theme, language = _theme(asked), _language(asked)
    return await _made(lambda: board.svg(theme, view, language), (game, theme, language), board, view)


async def _brief_picture(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    """For whoever has the lines, which the facts tell."""
    theme, language = _theme(asked), _language(asked)
    what = game, f"brief {theme}", language
    return await _made(lambda: as_image(board.svg_without_lines(theme, view, language)), what, board, view)


def as_image(picture: str) -> str:
    """Without names and spots: in an image nobody can point at anything, and they are a fifth of what is sent."""
    return POINTED_AT.sub("", picture)


async def _facts(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    language = _language(asked)
    return await _made(lambda: _as_json(board.facts(view, language)), (game, "facts", language), board, view)


async def _brief_facts(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    """For whoever has the spots, which a table tells."""
    language = _language(asked)
    what = game, "brief facts", language
    return await _made(lambda: _as_json(board.facts(view, language)._replace(spots=())), what, board, view)


async def _made(make: Callable[[], str], what: tuple[str, str, str], board: LoadedBoard, view: Any) -> str:
    """Of two views under which everything lies at the same spots it is the same. Off the loop: boards may be large."""
    key = (what, board.imprint, None if view is None else board.spots(view))
    drawn, most, thread = (_OWN_DRAWN, MOST_OWN_DRAWN, _DRAWER) if board.own else (_DRAWN, MOST_DRAWN, None)
    if key in drawn:
        return drawn[key]
    return await asyncio.get_running_loop().run_in_executor(thread, _kept, drawn, most, key, make)


def _kept(drawn: dict[Any, str], most: int, key: Any, make: Callable[[], str]) -> str:
    made = drawn.get(key) or make()  # another may have asked for it meanwhile
    if len(drawn) >= most:
        drawn.clear()
    drawn[key] = made
    return made


def _as_json(facts: contract.BoardFacts) -> str:
    told = http_messages.BoardFacts(
        name=facts.name,
        title=facts.title,
        digest=facts.digest,
        size=facts.size,
        radius=facts.radius,
        spots=[messages.Spot(*spot) for spot in facts.spots],
        transports=[http_messages.Transport(*transport) for transport in facts.transports],
        lines=[http_messages.BoardLine(*line._replace(path=_bend(line.path))) for line in facts.lines],
        drawings={spot: [http_messages.Shape(*shape) for shape in shapes] for spot, shapes in facts.drawings.items()},
        cards=[http_messages.BoardCard(card.number, list(card.spots), card.worth) for card in facts.cards],
        credits=list(facts.credits),
        licence=facts.licence,
    )
    return messages.encode(told).decode()


def _bend(path: str) -> str:
    """A straight way follows from its ends; most are, and they are a third of all that a board tells."""
    return "" if STRAIGHT.fullmatch(path) else path


async def rules(services: Services, asked: Asked) -> Rulebook:
    return await asyncio.to_thread(rulebook, _game_folder(asked.path["game"]), _language(asked))


def _game_folder(game_id: str) -> Path:
    if game_id not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game_id}'.")
    return games.folder(game_id)


def _language(asked: Asked) -> str:
    """One of ours, and no path to any other file."""
    return best_language([asked.path["language"]], languages(TABLE_TEXTS))


def _theme(asked: Asked) -> Theme:
    return "dark" if asked.path["theme"] == "dark" else "light"


async def laid_board(services: Services, asked: Asked) -> Plain:
    """The board as an onlooker sees it: some are laid out anew in each match."""
    setup, view = await _laid(services, asked)
    return Plain(await _picture(setup.game.info.id, setup.board, asked, view), "image/svg+xml", is_public=True)


async def laid_picture_in_brief(services: Services, asked: Asked) -> Plain:
    return await brief_picture_as_laid(asked, *await _laid(services, asked))


async def laid_board_facts(services: Services, asked: Asked) -> Plain:
    setup, view = await _laid(services, asked)
    return Plain(await _facts(setup.game.info.id, setup.board, asked, view), "application/json", is_public=True)


async def laid_board_in_brief(services: Services, asked: Asked) -> Plain:
    return await brief_facts_as_laid(asked, *await _laid(services, asked))


async def brief_picture_as_laid(asked: Asked, setup: Setup, view: Any) -> Plain:
    return Plain(await _brief_picture(setup.game.info.id, setup.board, asked, view), "image/svg+xml", is_public=True)


async def brief_facts_as_laid(asked: Asked, setup: Setup, view: Any) -> Plain:
    return Plain(await _brief_facts(setup.game.info.id, setup.board, asked, view), "application/json", is_public=True)


async def _laid(services: Services, asked: Asked) -> tuple[Setup, Any]:
    table = (await readable(services, asked)).table
    return table.setup, table.match.plain_view(None) if table.match else None
