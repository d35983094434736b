"""Calls about matches that are over: to look at them again, and to try what might have been."""

from __future__ import annotations

from nascondino import bots
from nascondino.engine.questions import Question, question

from ..live import reviews
from ..live.room import Room
from ..tables import decisions
from ..wire.calls import Plain
from ..wire.http_messages import Analysis, Moment, Opinion, ReaderLink, Reviewed, Suggestion, Thoughts
from . import sessions
from .asking import ALL, ONLOOKER, Asked, Services, game_language, room_to_read, seat_in_path, seat_of

REFLECTION = 1.0  # seconds that a bot may think about a match that is over


async def share(services: Services, asked: Asked) -> ReaderLink:
    """Whoever may read may pass it on, as with any book."""
    room, token = await room_to_read(services, asked), sessions.new_token()
    await room.do(decisions.share, sessions.digest(token))
    return ReaderLink(token)


async def review(services: Services, asked: Asked) -> Reviewed:
    room = await room_to_read(services, asked)
    info, eyes, reads = room.info(asked.session), _eyes(room, asked), not room.table.may_watch(asked.session)
    return await room.look_back(lambda replay: replay.whole(info, eyes, reads=reads))


async def analyse(services: Services, asked: Asked) -> Analysis:
    """Begun by whoever asks first, and kept; later askers are told how far it is."""
    return services.analyses.of(await room_to_read(services, asked))


async def moment(services: Services, asked: Asked) -> Moment:
    room = await room_to_read(services, asked)
    eyes, point = _eyes(room, asked), _point(asked)
    return await room.look_back(lambda replay: replay.moment(eyes, point))


async def moment_in_words(services: Services, asked: Asked) -> Plain:
    room = await room_to_read(services, asked)
    eyes, point, language = _eyes(room, asked), _point(asked), game_language(room, asked)
    text = await room.look_back(lambda replay: replay.in_words(eyes, point, language))
    return Plain(text, "text/plain; charset=utf-8")


async def moment_opinion(services: Services, asked: Asked) -> Opinion:
    room = await room_to_read(services, asked)
    await services.shelf.deepened(room.table.created.game)
    eyes, point = _eyes(room, asked), _point(asked)
    return await room.look_back(lambda replay: replay.opinion(eyes, point))


async def thoughts(services: Services, asked: Asked) -> Thoughts:
    """What the game's strongest bot makes of a decision, from what the seat knew then."""
    room = await room_to_read(services, asked)
    situation = await _situation(services, room, asked)
    found, seat, point = await services.bot_pool.weigh(situation), situation.seating.seat, _point(asked)
    return await room.look_back(lambda replay: replay.thoughts(seat, point, found))


async def suggestion(services: Services, asked: Asked) -> Suggestion:
    """What that bot would do there: in a variation, so that it can go on."""
    situation = await _situation(services, await room_to_read(services, asked), asked)
    return Suggestion(situation.seating.bot, await services.bot_pool.suggest(situation))


async def _situation(services: Services, room: Room, asked: Asked) -> Question:
    """What the game's strongest bot is asked in a seat's place; only of a match that is over."""
    room.finished_match()
    await services.shelf.deepened(room.table.created.game)  # until then another bot would think in its place
    seat, point, bot = seat_of(room, seat_in_path(asked)), _point(asked), bots.REVIEWER
    return await room.look_back(lambda replay: question(replay.decision(seat, point), seat, bot, REFLECTION))


def _point(asked: Asked) -> reviews.Point:
    return reviews.point(asked.path["moment"])


def _eyes(room: Room, asked: Asked) -> reviews.Eyes:
    chair = asked.path["chair"]
    if chair == ONLOOKER:
        return None
    return "all" if chair == ALL else seat_of(room, seat_in_path(asked, "chair"))
