"""What can be asked for by HTTP. One list of calls serves the routes, the OpenAPI document and docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from nascondino import bots, games
from nascondino.engine import record, seal
from nascondino.engine.contract import LoadedBoard, Theme
from nascondino.engine.info import SEAT, Option
from nascondino.engine.match import Match
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, best_language, languages, seat_number

from . import decisions, messages, reviews, sessions
from .entries import Chosen, Created
from .log import Conflict, Log
from .messages import (
    Claim,
    Claimed,
    CreateTable,
    GameInfo,
    Games,
    HandToBot,
    Invitation,
    LettersInfo,
    Moment,
    OptionInfo,
    Reach,
    ReaderLink,
    RematchMade,
    Reviewed,
    Rulebook,
    SeatLink,
    ShownLink,
    Suggestion,
    TableCreated,
    TableInfo,
    Tables,
    TableSummary,
    TakeSeat,
    Thoughts,
    Turn,
)
from .refusals import Refused, bad_link, not_yours
from .rooms import Room, Rooms
from .rulebooks import rulebook
from .shelf import Shelf
from .table import Table
from .thinkers import Question, Thinkers, question

MOST_LISTED = 100
MOST_DRAWN = 64  # pictures that are kept
REFLECTION = 1.0  # seconds that a bot may think about a match that is over
ONLOOKER, ALL = "onlooker", "all"


@dataclass(frozen=True)
class Plain:
    """An answer that is no JSON."""

    content: str
    media_type: str
    file_name: str | None = None
    is_public: bool = False  # the same for everybody who may ask: browsers may keep it, and it travels compressed


@dataclass(frozen=True)
class Asked:
    """A request that has been let in."""

    session: str  # the digest of the session's token; empty without one
    path: dict[str, str]
    body: Any
    here: bool = False  # from this machine, by an address that leads every machine to itself


@dataclass(frozen=True)
class Services:
    """What the calls work with."""

    log: Log
    shelf: Shelf
    rooms: Rooms
    thinkers: Thinkers
    reach: Callable[[], Reach]


Handler = Callable[[Services, Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Call:
    method: Literal["GET", "POST"]
    path: str
    meaning: str
    answer: Any
    handler: Handler
    body: Any = None
    needs_session: bool = False


class Done(msgspec.Struct, frozen=True):
    """It is so, now or already."""


async def reach(services: Services, asked: Asked) -> Reach:
    """Found out anew each time: a machine may have gone to another network. Which those are, others need not know."""
    told = services.reach()
    return told if asked.here else Reach(told.public, addresses=None, opening=None)


# Games.


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


_DRAWN: dict[Any, str] = {}


async def rules(services: Services, asked: Asked) -> Rulebook:
    language = best_language([asked.path["language"]], languages(TABLE_TEXTS))  # and no path to any other file
    return await asyncio.to_thread(rulebook, _game_folder(asked.path["game"]), language)


def _game_folder(game_id: str) -> Path:
    if game_id not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game_id}'.")
    return games.folder(game_id)


def _theme(asked: Asked) -> Theme:
    return "dark" if asked.path["theme"] == "dark" else "light"


# Tables.


async def create_table(services: Services, asked: Asked) -> TableCreated:
    wish: CreateTable = asked.body
    setup = await services.shelf.setup(wish.game, len(wish.seats), wish.board, wish.options)
    tokens = [sessions.new_token() for _ in wish.seats]
    for plan in wish.seats:
        if isinstance(plan, messages.Bot) and plan.bot not in bots.names(setup.game):
            raise Refused("bad_settings", f"There is no bot '{plan.bot}' for this game.")
    watch, table_id = sessions.new_token(), sessions.new_table_id()
    created = Created(
        game=wish.game,
        version=setup.game.info.version,
        board=setup.board.name,
        board_digest=setup.board.digest,
        options=setup.settings,
        seed=seal.new_seed(),
        seats=tuple(_chosen(plan, asked.session, token) for plan, token in zip(wish.seats, tokens, strict=True)),
        host=asked.session,
        watch=sessions.digest(watch),
        public=wish.public,
        aid=_is_alone(wish.seats) if wish.aid is None else wish.aid,
    )
    await services.rooms.create(table_id, created)
    links = [SeatLink(n, tokens[n]) for n, plan in enumerate(wish.seats) if isinstance(plan, messages.Open)]
    return TableCreated(table_id, links, watch)


def _is_alone(seats: list[messages.SeatPlan]) -> bool:
    """Whether whoever sits there plays against bots only."""
    return sum(not isinstance(plan, messages.Bot) for plan in seats) <= 1


def _chosen(plan: messages.SeatPlan, session: str, token: str) -> Chosen:
    if isinstance(plan, messages.Mine):
        return Chosen(name=plan.name, session=session)
    if isinstance(plan, messages.Bot):
        return Chosen(bot=plan.bot)
    return Chosen(link=sessions.digest(token))


async def list_public_tables(services: Services, asked: Asked) -> Tables:
    return _tables(await services.log.public_tables(MOST_LISTED))


async def list_my_tables(services: Services, asked: Asked) -> Tables:
    return _tables(await services.log.tables_of(asked.session, MOST_LISTED))


def _tables(rows: list[tuple[int, bytes]]) -> Tables:
    found = [(updated, msgspec.json.decode(summary, type=TableSummary)) for updated, summary in rows]
    return Tables([msgspec.structs.replace(summary, updated=updated) for updated, summary in found])


async def table_info(services: Services, asked: Asked) -> TableInfo:
    return (await watched(services, asked)).info(asked.session)


async def turn(services: Services, asked: Asked) -> Turn:
    """Whose turn it is is public. It is no part of a summary, or every action would write one."""
    table = (await watched(services, asked)).table
    acting = [table.seats[seat] for seat in table.match.actors] if table.match else []
    people = [seat for seat in acting if seat.by_person]
    return Turn(any(seat.held_by(asked.session) for seat in people), [seat.name for seat in people])


async def watched(services: Services, asked: Asked) -> Room:
    """The room of a table that the session may look at. To all others it does not exist."""
    room = await services.rooms.room(asked.path["table"])
    if not room.table.may_watch(asked.session):
        raise Refused("no_such_table", "There is no such table.")
    return room


async def readable(services: Services, asked: Asked) -> Room:
    """The room of a table whose match the session may look at again: as one around the table, or as a reader."""
    room = await services.rooms.room(asked.path["table"])
    if not room.table.may_read(asked.session):
        raise Refused("no_such_table", "There is no such table.")
    return room


async def invitation(services: Services, asked: Asked) -> Invitation:
    """Asked by POST, for the token must stand in no address. Nothing changes."""
    room, wish = await _linked(services, asked), asked.body
    return decisions.invitation(room.table, asked.session, sessions.digest(wish.token))


async def claim(services: Services, asked: Asked) -> Claimed:
    wish: Claim = asked.body
    room = await _linked(services, asked)
    await invitation(services, asked)  # before anything about the table is told, the token has to be one of its own
    opened: list[Claimed] = []

    def decide(table: Any) -> Any:
        entry, claimed = decisions.claim(table, asked.session, sessions.digest(wish.token), wish.name)
        opened.append(claimed)
        return entry

    await room.do(decide)
    return opened[0]


async def _linked(services: Services, asked: Asked) -> Room:
    """The room that a link names. If there is none, that is as little known as a token there that is none."""
    try:
        return await services.rooms.room(asked.path["table"])
    except Refused as refusal:
        raise bad_link() if refusal.reason == "no_such_table" else refusal from None


async def take_seat(services: Services, asked: Asked) -> Done:
    wish: TakeSeat = asked.body
    room = await watched(services, asked)
    await room.do(lambda table: decisions.take(table, asked.session, _seat(asked), wish.name))
    return Done()


async def hand_to_bot(services: Services, asked: Asked) -> Done:
    wish: HandToBot = asked.body
    room = await watched(services, asked)
    await room.do(lambda table: decisions.hand_to_bot(table, asked.session, _seat(asked), wish.bot))
    return Done()


async def take_back(services: Services, asked: Asked) -> Done:
    room = await watched(services, asked)
    await room.do(lambda table: decisions.take_back(table, asked.session, _seat(asked)))
    return Done()


async def fresh_link(services: Services, asked: Asked) -> SeatLink:
    room, token = await watched(services, asked), sessions.new_token()
    await room.do(lambda table: decisions.invite(table, asked.session, _seat(asked), sessions.digest(token)))
    return SeatLink(_seat(asked), token)


async def rematch(services: Services, asked: Asked) -> RematchMade:
    """The table where it goes on; made by whoever asks first."""
    room = await watched(services, asked)
    if room.table.rematch:
        return RematchMade(room.table.rematch)
    seats, table_id = decisions.rematch(room.table, asked.session), sessions.next_table_id(room.table.created.seed)
    again = msgspec.structs.replace(
        room.table.created, seats=seats, seed=seal.new_seed(), version=room.table.setup.game.info.version
    )
    with contextlib.suppress(Conflict):  # made already: by another at this moment, or before the server was killed
        await services.rooms.create(table_id, again)
    await room.do(lambda table: decisions.rematched(table, table_id))
    return RematchMade(room.table.rematch or table_id)


async def finished_record(services: Services, asked: Asked) -> Plain:
    """The record of a match that is over: all is open then."""
    room = await readable(services, asked)
    table = room.table
    if room.readonly:
        return await _export(room, asked)
    if table.match is None or not table.over:
        raise Refused("not_over", "The match is not over.")
    text = record.text(table.match, table.names)
    return Plain(text, "text/plain; charset=utf-8", file_name=f"{table.created.game}-{table.id}{record.SUFFIX}")


async def _export(room: Room, asked: Asked) -> Plain:
    """What was written down of a match that cannot go on; asked for by those who played, for it opens all secrets."""
    table = room.table
    if not (table.holds_any(asked.session) or (asked.session and table.created.host == asked.session)):
        raise Refused("not_yours", "Only those who played can export a match that cannot go on.")
    return Plain(await room.export(), "text/plain; charset=utf-8", file_name=f"{table.created.game}-{table.id}.log")


# Looking at it again.


async def share(services: Services, asked: Asked) -> ReaderLink:
    """Whoever may read may pass it on, as with any book."""
    room, token = await readable(services, asked), sessions.new_token()
    await room.do(lambda table: decisions.share(table, sessions.digest(token)))
    return ReaderLink(token)


async def review(services: Services, asked: Asked) -> Reviewed:
    room = await readable(services, asked)
    info, eyes, reads = room.info(asked.session), _eyes(room, asked), not room.table.may_watch(asked.session)
    return await room.look_back(lambda replay: replay.whole(info, eyes, reads=reads))


async def moment(services: Services, asked: Asked) -> Moment:
    room = await readable(services, asked)
    eyes, point = _eyes(room, asked), _point(asked)
    return await room.look_back(lambda replay: replay.moment(eyes, point))


async def moment_in_words(services: Services, asked: Asked) -> Plain:
    room = await readable(services, asked)
    eyes, point, language = _eyes(room, asked), _point(asked), await _language(services, room, asked)
    text = await room.look_back(lambda replay: replay.in_words(eyes, point, language))
    return Plain(text, "text/plain; charset=utf-8")


async def _language(services: Services, room: Room, asked: Asked) -> str:
    """The one asked for, if the game speaks it."""
    known = (await game_info(services, room.table.created.game)).languages
    return asked.path["language"] if asked.path["language"] in known else LANGUAGE


async def thoughts(services: Services, asked: Asked) -> Thoughts:
    """What the game's strongest bot makes of a decision, from what the seat knew then."""
    room = await readable(services, asked)
    situation = await _situation(room, asked)
    values, seat, point = await services.thinkers.weigh(situation), situation.seat, _point(asked)
    return await room.look_back(lambda replay: replay.thoughts(seat, point, situation.bot, values))


async def suggestion(services: Services, asked: Asked) -> Suggestion:
    """What that bot would do there: in a variation, so that it can go on."""
    situation = await _situation(await readable(services, asked), asked)
    return Suggestion(situation.bot, await services.thinkers.suggest(situation))


async def _situation(room: Room, asked: Asked) -> Question:
    """What the game's strongest bot is asked in a seat's place; only of a match that is over."""
    seat, point, bot = _seat_of(room, _seat(asked)), _point(asked), bots.names(room.table.setup.game)[-1]
    return await room.look_back(lambda replay: question(replay.decision(seat, point), seat, bot, REFLECTION))


def _point(asked: Asked) -> reviews.Point:
    return reviews.point(asked.path["moment"])


def _eyes(room: Room, asked: Asked) -> reviews.Eyes:
    chair = asked.path["chair"]
    if chair == ONLOOKER:
        return None
    return "all" if chair == ALL else _seat_of(room, _seat(asked, "chair"))


def _seat_of(room: Room, seat: int) -> int:
    if seat >= room.table.players:
        raise Refused("bad_settings", f"This table has no seat {seat_number(seat)}.")
    return seat


async def laid_board(services: Services, asked: Asked) -> Plain:
    """The board as an onlooker sees it: some are laid out anew in each match."""
    room = await readable(services, asked)
    view = room.table.match.view(None) if room.table.match else None
    return _picture(room.table.setup.board, asked, view)


async def view_in_words(services: Services, asked: Asked) -> Plain:
    """What a chair sees, as a text: where a game has no face of its own, and for whoever reads better than looks."""
    room = await watched(services, asked)
    seat, match = _chair(room.table, asked, room.shoulders.over(asked.session))
    text = match.game.words.picture(match.view(seat), match.board, await _language(services, room, asked))
    return Plain(text, "text/plain; charset=utf-8")


async def notebook_aid(services: Services, asked: Asked) -> msgspec.Raw:
    """What a chair can work out from all that it has perceived."""
    room = await watched(services, asked)
    if not room.table.created.aid:
        raise Refused("no_aid", "This table was laid without the notebook's aid.")
    return room.aid(*_chair(room.table, asked))


def _chair(table: Table, asked: Asked, over: int | None = None) -> tuple[int | None, Match]:
    """A chair that the session may look through, be it over a shoulder, and the match that it looks at."""
    seat = None if asked.path["chair"] == ONLOOKER else _seat(asked, "chair")
    if seat is not None and seat != over and not table.holds(asked.session, seat):
        raise not_yours(seat)
    if table.match is None:
        raise Refused("not_begun", "The match has not begun: seats are open.")
    return seat, table.match


def _seat(asked: Asked, name: str = "seat") -> int:
    text = asked.path[name]
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise Refused("bad_settings", "A seat is a small number.")
    return int(text)


REVIEW_PATH = "/api/tables/{table}/review"
SEAT_PATH = "/api/tables/{table}/seats/{seat}"

CALLS = (
    Call("GET", "/api/reach", "How others reach this server, for links to it", Reach, reach),
    Call("GET", "/api/games", "The games on the shelf", Games, list_games),
    Call(
        "GET", "/api/games/{game}/texts/{language}", "The texts of a game, or of the `table`, as Fluent", Plain, texts
    ),
    Call(
        "GET",
        "/api/games/{game}/boards/{board}/{theme}/{language}",
        "A board as a picture, light or dark",
        Plain,
        board_picture,
    ),
    Call("GET", "/api/games/{game}/rules/{language}", "The rules of a game, by number", Rulebook, rules),
    Call("GET", "/api/tables", "Public tables that are not over", Tables, list_public_tables),
    Call("POST", "/api/tables", "Create a table", TableCreated, create_table, CreateTable, needs_session=True),
    Call("GET", "/api/mine", "Tables where I hold a seat", Tables, list_my_tables, needs_session=True),
    Call("GET", "/api/tables/{table}", "What everybody around a table may know of it", TableInfo, table_info),
    Call("GET", "/api/tables/{table}/turn", "Who is to act at a table", Turn, turn),
    Call("POST", "/api/tables/{table}/invitation", "What a link is good for", Invitation, invitation, ShownLink),
    Call("POST", "/api/tables/{table}/claim", "Use a link", Claimed, claim, Claim, needs_session=True),
    Call("POST", "/api/tables/{table}/rematch", "Play again, everybody one seat further", RematchMade, rematch),
    Call(
        "GET",
        "/api/tables/{table}/record",
        "The record of a match that is over, or all that was written down of one that cannot go on under these rules",
        Plain,
        finished_record,
    ),
    Call("POST", REVIEW_PATH, "A link by which whoever has it may read a finished match", ReaderLink, share),
    Call("GET", f"{REVIEW_PATH}/{{chair}}", "A finished match, as a chair, or `all`, perceived it", Reviewed, review),
    Call("GET", f"{REVIEW_PATH}/{{chair}}/{{moment}}", "How things stood for it", Moment, moment),
    Call("GET", f"{REVIEW_PATH}/{{chair}}/{{moment}}/words/{{language}}", "The same as a text", Plain, moment_in_words),
    Call("GET", f"{REVIEW_PATH}/{{seat}}/{{moment}}/thoughts", "What a bot makes of a decision", Thoughts, thoughts),
    Call("GET", f"{REVIEW_PATH}/{{seat}}/{{moment}}/bot", "What it would do", Suggestion, suggestion),
    Call("GET", "/api/tables/{table}/view/{chair}/{language}", "What a chair sees, as a text", Plain, view_in_words),
    Call("GET", "/api/tables/{table}/aid/{chair}", "What a chair can work out", messages.Aid, notebook_aid),
    Call(
        "GET", "/api/tables/{table}/board/{theme}/{language}", "The board as it lies on this table", Plain, laid_board
    ),
    Call(
        "POST",
        f"{SEAT_PATH}/take",
        "Take an open seat of a public table",
        Done,
        take_seat,
        TakeSeat,
        needs_session=True,
    ),
    Call("POST", f"{SEAT_PATH}/bot", "Let a bot play the seat", Done, hand_to_bot, HandToBot),
    Call("POST", f"{SEAT_PATH}/back", "Take it back from the bot", Done, take_back),
    Call("POST", f"{SEAT_PATH}/link", "A fresh link; an older one is void", SeatLink, fresh_link),
)
