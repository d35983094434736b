"""Calls about tables: to make and find them, to take seats, and to take the record home."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from nascondino.engine import record, seal
from nascondino.engine.game import Game
from nascondino.engine.match import Match

from ..live import listing
from ..live.listing import MOST_LISTED
from ..live.opinions import opinion_of
from ..live.room import Room
from ..log import Conflict
from ..refusals import Refused, bad_link, not_yours
from ..tables import decisions, names
from ..tables.entries import Created, SeatAtStart
from ..tables.table import Table
from ..wire import http_messages
from ..wire.calls import Plain
from ..wire.http_messages import (
    Claim,
    Claimed,
    CreateTable,
    Done,
    HandToBot,
    Hint,
    Invitation,
    Opinion,
    Reach,
    RematchMade,
    SeatLink,
    TableCreated,
    Tables,
    TakeSeat,
    Turn,
)
from ..wire.messages import TableInfo
from . import sessions
from .asking import ONLOOKER, Asked, Services, game_language, room_to_read, room_to_watch, seat_in_path


async def reach(services: Services, asked: Asked) -> Reach:
    """Found out anew each time: a machine may have gone to another network. Which those are, others need not know."""
    told = services.reach()
    return told if asked.here else Reach(told.public, addresses=None, opening=None)


async def create_table(services: Services, asked: Asked) -> TableCreated:
    wish: CreateTable = asked.body
    setup = await services.shelf.setup(wish.game, len(wish.seats), wish.board, wish.options, wish.board_file)
    tokens = [sessions.new_token() for _ in wish.seats]
    for plan in wish.seats:
        if isinstance(plan, http_messages.Bot) and plan.bot not in services.roster.names(setup.game.info):
            raise Refused("bad_settings", f"There is no bot '{plan.bot}' for this game.")
    _check_names(wish.seats, setup.game)
    watch, table_id = sessions.new_token(), sessions.new_table_id()
    created = Created(
        game=wish.game,
        version=setup.game.info.version,
        board=setup.board.name,
        board_digest=setup.board.digest,
        own_board=setup.board.own,
        options=setup.settings,
        seed=seal.new_seed(),
        seats=tuple(_chosen(plan, asked.session, token) for plan, token in zip(wish.seats, tokens, strict=True)),
        host=asked.session,
        watch=sessions.digest(watch),
        public=wish.public,
        aid=_is_alone(wish.seats) if wish.aid is None else wish.aid,
        patience=wish.patience,
        hints=_is_alone(wish.seats) if wish.hints is None else wish.hints,
        votes_end=True,
        format=record.FORMAT,
    )
    await services.rooms.create(table_id, created)
    links = [SeatLink(n, tokens[n]) for n, plan in enumerate(wish.seats) if isinstance(plan, http_messages.Open)]
    return TableCreated(table_id, links, watch)


def _is_alone(seats: list[http_messages.SeatPlan]) -> bool:
    """Whether whoever sits there plays against bots only."""
    return sum(not isinstance(plan, http_messages.Bot) for plan in seats) <= 1


def _check_names(seats: list[http_messages.SeatPlan], game: Game) -> None:
    called = [plan.name for plan in seats if isinstance(plan, http_messages.Mine)]
    for number, name in enumerate(called):
        names.check(name, called[:number], game)


def _chosen(plan: http_messages.SeatPlan, session: str, token: str) -> SeatAtStart:
    if isinstance(plan, http_messages.Mine):
        return SeatAtStart(name=plan.name, session=session, adds_salt=plan.adds_salt)
    if isinstance(plan, http_messages.Bot):
        return SeatAtStart(bot=plan.bot)
    return SeatAtStart(link=sessions.digest(token))


async def list_public_tables(services: Services, asked: Asked) -> Tables:
    return listing.told(await services.log.public_tables(MOST_LISTED), asked.session)


async def list_my_tables(services: Services, asked: Asked) -> Tables:
    return listing.told(await services.log.tables_of(asked.session, MOST_LISTED), asked.session)


async def table_info(services: Services, asked: Asked) -> TableInfo:
    return (await room_to_watch(services, asked)).info(asked.session)


async def turn(services: Services, asked: Asked) -> Turn:
    return (await room_to_watch(services, asked)).turn(asked.session)


async def invitation(services: Services, asked: Asked) -> Invitation:
    """Asked by POST, for the token must stand in no address. Nothing changes."""
    room, wish = await _room_of_link(services, asked), asked.body
    return decisions.invitation(room.table, asked.session, sessions.digest(wish.token))


async def claim(services: Services, asked: Asked) -> Claimed:
    wish: Claim = asked.body
    room, digest = await _room_of_link(services, asked), sessions.digest(wish.token)
    await invitation(services, asked)  # before anything about the table is told, the token has to be one of its own
    await room.do(decisions.claim, asked.session, digest, wish)
    return decisions.claimed(room.table, asked.session, digest)


async def _room_of_link(services: Services, asked: Asked) -> Room:
    """The room that a link names. If there is none, that is as little known as a token there that is none."""
    try:
        return await services.rooms.room(asked.path["table"])
    except Refused as refusal:
        raise bad_link() if refusal.reason == "no_such_table" else refusal from None


async def take_seat(services: Services, asked: Asked) -> Done:
    wish: TakeSeat = asked.body
    room = await room_to_watch(services, asked)
    await room.do(decisions.take, asked.session, seat_in_path(asked), wish)
    return Done()


async def hint(services: Services, asked: Asked) -> Hint:
    """Nobody else is told that it was asked for: it is as with the notebook's aid."""
    room = await room_to_watch(services, asked)
    seat = seat_in_path(asked)
    room.hints.match_for(asked.session, seat)
    await services.shelf.deepened(room.table.created.game)
    return await room.hints.hint(asked.session, seat, services.bot_pool)


async def hand_to_bot(services: Services, asked: Asked) -> Done:
    wish: HandToBot = asked.body
    room = await room_to_watch(services, asked)
    names = services.roster.names(room.table.setup.game.info)
    await room.do(decisions.hand_to_bot, asked.session, seat_in_path(asked), wish.bot, names)
    return Done()


async def stand_in(services: Services, asked: Asked) -> Done:
    room = await room_to_watch(services, asked)
    names = services.roster.names(room.table.setup.game.info)
    await room.do(room.decide_stand_in, asked.session, seat_in_path(asked), names)
    return Done()


async def take_back(services: Services, asked: Asked) -> Done:
    room = await room_to_watch(services, asked)
    await room.do(decisions.take_back, asked.session, seat_in_path(asked))
    return Done()


async def fresh_link(services: Services, asked: Asked) -> SeatLink:
    room, token = await room_to_watch(services, asked), sessions.new_token()
    await room.do(decisions.invite, asked.session, seat_in_path(asked), sessions.digest(token))
    return SeatLink(seat_in_path(asked), token)


async def rematch(services: Services, asked: Asked) -> RematchMade:
    """The table where it goes on; made by whoever agrees last."""
    room = await room_to_watch(services, asked)
    await room.do(decisions.agree_to_rematch, asked.session)
    if room.table.undecided():
        return RematchMade(room.table.rematch)
    return await _rematched(services, room)


async def begin_rematch(services: Services, asked: Asked) -> RematchMade:
    room = await room_to_watch(services, asked)
    await room.do(decisions.agree_to_rematch, asked.session)
    return await _rematched(services, room)


async def _rematched(services: Services, room: Room) -> RematchMade:
    table = room.table
    if table.rematch:
        return RematchMade(table.rematch)
    table_id, info = sessions.next_table_id(table.created.seed), table.setup.game.info
    again = msgspec.structs.replace(
        table.created,
        seats=decisions.seats_of_rematch(table, services.roster.names(info)),
        said=decisions.said_before_rematch(table),
        admitted=tuple(sorted(table.admitted)),
        seed=seal.new_seed(),
        version=info.version,
        votes_end=True,
        format=record.FORMAT,
    )
    with contextlib.suppress(Conflict):  # made already: by another at this moment, or before the server was killed
        await services.rooms.create(table_id, again)
    await room.do(decisions.rematched, table_id)
    return RematchMade(table.rematch or table_id)


async def finished_record(services: Services, asked: Asked) -> Plain:
    """The record of a match that is over: all is open then."""
    room = await room_to_read(services, asked)
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


async def view_in_words(services: Services, asked: Asked) -> Plain:
    """What a chair sees, as a text: where a game has no face of its own, and for whoever reads better than looks."""
    room = await room_to_watch(services, asked)
    seat, match = _chair(room.table, asked, room.shoulders.over(asked.session))
    text = match.game.words.picture(match.plain_view(seat), match.board, game_language(room, asked))
    return Plain(text, "text/plain; charset=utf-8")


async def notebook_aid(services: Services, asked: Asked) -> msgspec.Raw:
    """What a chair can work out from all that it has perceived."""
    room = await _room_with_aid(services, asked)
    return room.aid(*_chair(room.table, asked))


async def notebook_opinion(services: Services, asked: Asked) -> Opinion:
    """As with the aid: where the table allows it, and from what the chair has perceived alone."""
    room = await _room_with_aid(services, asked)
    seat, match = _chair(room.table, asked)
    await services.shelf.deepened(match.game.info.id)
    chair, seen = match.chair(seat), match.seen(seat)
    return await asyncio.to_thread(opinion_of, chair, seen)


async def _room_with_aid(services: Services, asked: Asked) -> Room:
    room = await room_to_watch(services, asked)
    if not room.table.created.aid:
        raise Refused("no_aid", "This table was laid without the notebook's aid.")
    return room


def _chair(table: Table, asked: Asked, over: int | None = None) -> tuple[int | None, Match]:
    """A chair that the session may look through, be it over a shoulder, and the match that it looks at."""
    seat = None if asked.path["chair"] == ONLOOKER else seat_in_path(asked, "chair")
    if seat is not None and seat != over and not table.holds(asked.session, seat):
        raise not_yours(seat)
    if table.match is None:
        raise Refused("not_begun", "The match has not begun: seats are open.")
    return seat, table.match
