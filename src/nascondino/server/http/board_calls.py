"""Calls about boards: the games' own, as they lie on a table, and such as somebody brings; as pictures and as facts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from nascondino.engine import contract
from nascondino.engine.contract import LoadedBoard, Theme
from nascondino.engine.game import Setup

from ..wire import http_messages, messages
from ..wire.calls import Plain
from ..wire.http_messages import BroughtBoard, DrawnBoard
from .asking import Asked, Services, room_to_read, table_language

NAMES_AND_SPOTS = re.compile(r"""\n?<title>[^<]*</title>| data-[a-z-]+=("[^"]*"|'[^']*')|(?<=class="station) [^"]*""")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
COLOURS_BESIDE_VARIABLES = re.compile(r"(?<![\w-])([\w-]+): [^;{}]*; (?=\1: var)")
STRAIGHT_WAY = re.compile(r"M-?[\d.]+[ -][\d.]+l-?[\d.]+[ -][\d.]+")
MOST_DRAWN = 64  # pictures and documents that are kept
MOST_OWN_DRAWN = 16  # of boards that somebody brought: however many there are, ours stay
_DRAWN: dict[Any, str] = {}
_OWN_DRAWN: dict[Any, str] = {}
_DRAWER = ThreadPoolExecutor(1, "drawer")  # of boards that somebody brought: a large one takes a second


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


async def table_board_picture(services: Services, asked: Asked) -> Plain:
    """The board as an onlooker sees it: some are laid out anew in each match."""
    setup, view = await _board_of_table(services, asked)
    return Plain(await _picture(setup.game.info.id, setup.board, asked, view), "image/svg+xml", is_public=True)


async def table_board_picture_in_brief(services: Services, asked: Asked) -> Plain:
    return await brief_picture_of(asked, *await _board_of_table(services, asked))


async def table_board_facts(services: Services, asked: Asked) -> Plain:
    setup, view = await _board_of_table(services, asked)
    return Plain(await _facts(setup.game.info.id, setup.board, asked, view), "application/json", is_public=True)


async def table_board_facts_in_brief(services: Services, asked: Asked) -> Plain:
    return await brief_facts_of(asked, *await _board_of_table(services, asked))


async def _board_of_table(services: Services, asked: Asked) -> tuple[Setup, Any]:
    table = (await room_to_read(services, asked)).table
    return table.setup, table.match.plain_view(None) if table.match else None


async def brief_picture_of(asked: Asked, setup: Setup, view: Any) -> Plain:
    return Plain(await _brief_picture(setup.game.info.id, setup.board, asked, view), "image/svg+xml", is_public=True)


async def brief_facts_of(asked: Asked, setup: Setup, view: Any) -> Plain:
    return Plain(await _brief_facts(setup.game.info.id, setup.board, asked, view), "application/json", is_public=True)


async def _picture(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    theme, language = _theme(asked), table_language(asked)
    return await _made(lambda: board.svg(theme, view, language), (game, theme, language), board, view)


async def _brief_picture(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    """For whoever has the lines, which the facts tell."""
    theme, language = _theme(asked), table_language(asked)
    what = game, f"brief {theme}", language
    return await _made(lambda: as_image(board.svg_without_lines(theme, view, language)), what, board, view)


def as_image(picture: str) -> str:
    """Without names and spots: in an image nobody can point at anything, and they are a fifth of what is sent.

    Nor with colours beside their variables, which every browser knows: in the style alone, since to look for them takes
    long where there are no semicolons, as in the labels of a board that somebody brought.
    """
    return STYLE.sub(lambda style: COLOURS_BESIDE_VARIABLES.sub("", style[0]), NAMES_AND_SPOTS.sub("", picture))


async def _facts(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    language = table_language(asked)
    return await _made(lambda: _as_json(board.facts(view, language)), (game, "facts", language), board, view)


async def _brief_facts(game: str, board: LoadedBoard, asked: Asked, view: Any) -> str:
    """For whoever has the spots, which a table tells."""
    language = table_language(asked)
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
        lines=[http_messages.BoardLine(*line._replace(path=_path_if_bent(line.path))) for line in facts.lines],
        drawings={spot: [http_messages.Shape(*shape) for shape in shapes] for spot, shapes in facts.drawings.items()},
        cards=[http_messages.BoardCard(card.number, list(card.spots), card.worth) for card in facts.cards],
        credits=list(facts.credits),
        licence=facts.licence,
    )
    return messages.encode(told).decode()


def _path_if_bent(path: str) -> str:
    """A straight way follows from its ends; most are, and they are a third of all that a board tells."""
    return "" if STRAIGHT_WAY.fullmatch(path) else path


def _theme(asked: Asked) -> Theme:
    return "dark" if asked.path["theme"] == "dark" else "light"
