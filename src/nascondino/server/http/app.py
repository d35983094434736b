"""The web application: routes, and what every request and answer has to obey."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import gzip
import hashlib
import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from nascondino import games
from nascondino.engine.match import Match

from .. import beats
from ..bots.keeper import BotKeeper
from ..bots.pool import BotPool
from ..bots.roster import Roster
from ..keeping import Keeping
from ..limits import Buckets, Limits, household
from ..live.analyses import Analyses
from ..live.housekeeping import keep_house
from ..live.listing import Following
from ..live.rooms import Rooms
from ..live.shelf import Shelf, too_large
from ..live.sockets import TRY_LATER, Socket
from ..log import Log
from ..refusals import Refused
from ..tables.table import Referee
from ..wire import openapi
from ..wire.calls import CALLS, Call, Plain
from ..wire.http_messages import LARGEST_BOARD, Failure, Reach
from ..wire.messages import Reason, decode, encode
from ..wire.padding import ANSWER, padded
from . import addresses, log_lines, sessions
from .addresses import LOOPBACK
from .api import HANDLERS
from .asking import Asked, Services, watched
from .direct_websocket import DirectWebSocket
from .game_calls import MOST_DRAWN
from .guarded_http import ConnectionGuard, GuardedHttp
from .sites import Doorkeeper, Site, origin_of
from .static_files import Static

LOG = logging.getLogger(__name__)

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}
STATUS: dict[Reason, int] = {
    "bad_message": 400,
    "bad_settings": 422,
    "bad_board": 422,
    "bad_name": 422,
    "too_fast": 429,
    "too_many_tables": 429,
    "no_such_table": 404,
    "no_such_game": 404,
    "bad_link": 404,
    "used_link": 410,
    "not_yours": 403,
    "no_aid": 403,
    "no_hints": 403,
    "foreign": 403,
    "storage": 507,
    "unsure": 507,
    "damaged": 507,
}
CONFLICT = 409
IN_BASE64 = (LARGEST_BOARD + 3) * 4 // 3  # bytes of a board file
LONG = 4000  # bytes: a shorter answer is one packet or two anyway
QUICKLY = 1  # of gzip's levels
API = "/api"
PAGES = (
    *("/", "/new", "/tables", "/t/{table}", "/t/{table}/review"),
    *("/learn", "/learn/{game}", "/learn/{game}/puzzles/{puzzle}"),
)


def _cores() -> int:
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    database: Path
    public_url: str | None = None
    host: str = LOOPBACK  # the address that it listens on
    port: int = 0
    opening: str = "nascondino serve --host 0.0.0.0"  # the command that lets others in, if nobody else can come
    pace: float = 1.0  # seconds until a bot's action is released
    bots_at_once: int = field(default_factory=_cores)  # that think
    own_bots: Path | None = None  # the folder of users' bots
    trusted_proxy: str | None = None  # the address that may say for whom it asks
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    compiles_ahead: bool = False  # all games, while nobody waits for one
    hsts: bool = False  # whether browsers are told to reach the public URL by https alone from now on

    def site(self) -> Site:
        return Site(self.host, origin_of(self.public_url) if self.public_url else None)

    def reach(self) -> Reach:
        return addresses.reach(self.host, self.port, self.public_url, self.opening)


def application(settings: Settings, referee: Referee = Match) -> ASGIApp:
    """Opens the database; raises BadInput, if it cannot. `referee` makes the matches: to play chosen ones, another."""
    return Doorkeeper(_Server(settings, referee).application(), settings.site(), HEADERS, hsts=settings.hsts)


def serving(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve it."""
    config = uvicorn.Config(
        app,
        http=GuardedHttp.under(ConnectionGuard(settings.limits)),
        ws=DirectWebSocket,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy,
        log_level="warning",
        access_log=False,  # a path would tell who looks at which table
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_our_fault)
    log_lines.limit("uvicorn")
    return config


def tune_garbage_collector() -> None:
    """Tables are many small objects that live long; to look through them again and again took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _is_our_fault(said: logging.LogRecord) -> bool:
    """Uvicorn logs a traceback for a text that is no UTF-8, and closes the socket; anybody could fill a disk so."""
    return not str(said.msg).startswith("Invalid UTF-8")


class _Server:
    def __init__(self, settings: Settings, referee: Referee) -> None:
        self.settings = settings
        self.referee = referee
        self.site = settings.site()
        self.log = Log(settings.database)
        self.cookies = sessions.Cookies(settings.database)
        self.services: Services
        self.sockets: Counter[str] = Counter()
        self.changes = Buckets(settings.limits.changes)
        self.questions = Buckets(settings.limits.questions)
        self.boards = Buckets(settings.limits.boards)
        self.handshakes = Buckets(settings.limits.handshakes)
        self.tables_of_session = Buckets(settings.limits.tables_of_session)
        self.tables_of_address = Buckets(settings.limits.tables_of_address)
        self.messages_of_address = Buckets(settings.limits.messages_of_address)

    def application(self) -> Starlette:
        calls = [
            *(Route(call.path.removeprefix(API), self._endpoint(call), methods=[call.method]) for call in CALLS),
            WebSocketRoute("/tables/{table}/socket", self._socket),
            WebSocketRoute("/mine/socket", self._following),
            Route("/openapi.json", self._openapi),
        ]
        routes = [Mount(API, routes=calls), Route("/healthz", self._healthy), *Static().routes(PAGES)]
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={HTTPException: _no_such_thing})

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        own_bots = self.settings.own_bots
        pool, roster = BotPool(self.settings.bots_at_once, own_bots=own_bots), Roster(own_bots)
        keeper = BotKeeper(pool, self.settings.pace)
        shelf = Shelf(pool)
        analyses = Analyses(pool, shelf)
        rooms = Rooms(self.log, shelf, keeper, self.settings.limits, self.referee)
        self.services = Services(self.log, shelf, rooms, pool, roster, analyses, self.settings.reach)
        beside = [_say_protections(pool), keep_house(self.log, rooms, self.settings.keeping)]
        if self.settings.compiles_ahead:
            beside.append(_compile_ahead(shelf, self.log))
        tasks = [asyncio.create_task(each) for each in beside]
        await roster.read(pool)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            analyses.close()
            shelf.close()
            await keeper.close()
            await pool.close()
            self.log.close()

    # HTTP.

    def _endpoint(self, call: Call) -> Any:
        async def endpoint(request: Request) -> Response:
            try:
                return await self._answer(call, request)
            except Refused as refusal:
                return _failure(refusal.reason, refusal.text)

        return endpoint

    async def _answer(self, call: Call, request: Request) -> Response:
        self._let_in(call.method, request)
        session, cookie = await self._session(request, is_needed=call.needs_session)
        body = await _body(call, request, self.settings.limits)
        if call.may_bring_board and body.board_file is not None:
            self._take(self.boards, request)
        if call.lays_table:
            self._count_table(session, request)
        asked = Asked(session, request.path_params, body, _is_here(request))
        begun = time.monotonic()
        answer = await HANDLERS[call.name](self.services, asked)
        if isinstance(answer, Plain) and answer.is_public:
            await asyncio.to_thread(_compressed, answer.content)  # a large board takes a while
        response = _response(call, request, answer)
        if call.is_for_chair:
            beat = beats.HINT if call.is_thought_over else beats.ANSWER
            await asyncio.sleep(beats.release(begun, time.monotonic(), beat) - time.monotonic())
        if cookie:
            sessions.start(response, cookie, https=self.site.is_https(request))
        return response

    async def _session(self, connection: HTTPConnection, *, is_needed: bool) -> tuple[str, str | None]:
        """Whose the connection is, empty if nobody's; and a cookie that the browser is to keep, if it needs another.

        Not another for whoever claims a seat: with an answer that gets lost, the seat would be lost. What is gained by
        it is had otherwise: under https nobody else can plant a cookie here, and by plain http who can could read it.
        """
        https = self.site.is_https(connection)
        token = self.cookies.token(connection.cookies, https=https)
        if token:
            return sessions.digest(token), None
        earlier = self.cookies.earlier_token(connection.cookies, https=https)
        if earlier and await self.log.holds_a_seat(sessions.digest(earlier)):
            return sessions.digest(earlier), self.cookies.marked(earlier)
        if not is_needed:
            return "", None
        cookie = self.cookies.new()
        return sessions.digest(sessions.token_in(cookie)), cookie

    def _let_in(self, method: str, request: Request) -> None:
        self._take(self.questions if method == "GET" else self.changes, request)
        if method != "GET" and not self.site.is_own_page(request):
            raise Refused("foreign", "This request comes from a page of another site.")

    def _take(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(_household(request)):
            raise Refused("too_fast", "Too many requests; wait a moment.")

    def _count_table(self, session: str, request: Request) -> None:
        """For the address as well, as anybody can have any number of sessions."""
        if not (self.tables_of_session.take(session) and self.tables_of_address.take(_household(request))):
            raise Refused("too_many_tables", "So many tables have been laid from here lately that another has to wait.")

    async def _openapi(self, request: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    async def _healthy(self, request: Request) -> Response:
        if self.log.is_gone:
            return PlainTextResponse("the database was deleted or replaced", 503)
        return PlainTextResponse("ok")

    # WebSocket.

    async def _socket(self, websocket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect):  # before they were told that they have to go
            await self._let_sit(websocket)

    async def _following(self, websocket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await self._let_follow(websocket)

    async def _let_follow(self, websocket: WebSocket) -> None:
        """Who has no session yet has no tables."""
        address = _household(websocket)
        is_ours = self.site.is_own_page(websocket) and self.handshakes.take(address)
        session, _ = await self._session(websocket, is_needed=False) if is_ours else ("", None)
        if not session:
            await websocket.close()
            return
        await websocket.accept()
        if await self._is_one_too_many(websocket, address):
            return
        connection, services = DirectWebSocket.of(websocket), self.services
        await self._serve(Following(connection, session, services.log, services.rooms, self.settings.limits), address)

    async def _is_one_too_many(self, websocket: WebSocket, address: str) -> bool:
        if self.sockets[address] < self.settings.limits.sockets_of_address:
            return False
        await websocket.close(TRY_LATER)
        return True

    async def _let_sit(self, websocket: WebSocket) -> None:
        address = _household(websocket)
        if not (self.site.is_own_page(websocket) and self.handshakes.take(address)):
            await websocket.close()  # before it is accepted: the handshake is refused
            return
        session, cookie = await self._session(websocket, is_needed=True)  # so that guests can be told apart
        try:
            room = await watched(self.services, Asked(session, websocket.path_params, None))
        except Refused:
            await websocket.close()
            return
        await websocket.accept(headers=self._cookie(websocket, cookie))
        if await self._is_one_too_many(websocket, address):
            return
        connection = DirectWebSocket.of(websocket)
        may_ask = partial(self.messages_of_address.take, address)
        socket = Socket(connection, room, session, self.settings.limits, may_ask, partial(_let_go, websocket))
        await self._serve(socket, address)

    def _cookie(self, websocket: WebSocket, cookie: str | None) -> list[tuple[bytes, bytes]]:
        response = Response()
        if cookie:
            sessions.start(response, cookie, https=self.site.is_https(websocket))
        return [header for header in response.raw_headers if header[0] == b"set-cookie"]

    async def _serve(self, socket: Socket | Following, address: str) -> None:
        self.sockets[address] += 1
        try:
            await socket.serve()
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def _let_go(websocket: WebSocket, code: int) -> None:
    """At once, if they have not read what was sent before: a farewell would wait behind it."""
    connection = DirectWebSocket.of(websocket)
    if connection.is_free:
        await websocket.close(code)
    else:
        connection.transport.abort()


async def _say_protections(pool: BotPool) -> None:
    """What keeps bots from cheating here, and what this system does not offer."""
    try:
        found = await pool.protections()
    except Exception as problem:
        LOG.warning("bots have no processes to think in: %s", type(problem).__name__)
        return
    missing = ", ".join(found.missing) or "nothing"
    LOG.info("Bots think in processes of their own. In force: %s. Missing: %s.", ", ".join(found.held), missing)


async def _compile_ahead(shelf: Shelf, log: Log) -> None:
    """All games, those first that are played here: so nobody has to wait for their rules."""
    known = games.titles()
    try:
        played = [title for title in await log.games_played() if title in known]
    except Refused:  # the disk has failed, and the log has said it
        played = []
    await shelf.compile_ahead(list(dict.fromkeys([*played, *known])))


async def _body(call: Call, request: Request, limits: Limits) -> Any:
    if call.body is None:
        return None
    try:
        async with asyncio.timeout(limits.seconds_for_body):
            content = await _content(call, request, limits.message_bytes)
    except TimeoutError:
        raise Refused("bad_message", "The request did not come whole in time.") from None
    except ClientDisconnect:
        raise Refused("bad_message", "The request did not come whole.") from None
    try:
        return decode(content, msgspec.json.Decoder(call.body))
    except msgspec.DecodeError as problem:
        raise Refused("bad_message", f"The request is not as it should be: {problem}.") from None


async def _content(call: Call, request: Request, most: int) -> bytearray:
    content = bytearray()
    most += IN_BASE64 if call.may_bring_board else 0
    async for part in request.stream():
        content += part
        if len(content) > most:
            text = f"The request is larger than {most} bytes."
            raise too_large() if call.may_bring_board else Refused("bad_message", text)
    return content


def _response(call: Call, request: Request, answer: Any) -> Response:
    if call.is_for_chair:
        return _response_to_chair(answer)
    if not isinstance(answer, Plain):
        return _json_response(request, encode(answer))
    if answer.is_public:
        return _public_response(request, answer)
    headers = {"cache-control": "no-store"}
    if answer.file_name:
        headers["content-disposition"] = f'attachment; filename="{answer.file_name}"'
    return Response(answer.content, media_type=answer.media_type, headers=headers)


def _response_to_chair(answer: Any) -> Response:
    """Its length tells nothing of what is in it."""
    is_text = isinstance(answer, Plain)
    content = answer.content.encode() if is_text else encode(answer)
    media_type = answer.media_type if is_text else "application/json"
    return Response(padded(content, ANSWER), media_type=media_type, headers={"cache-control": "no-store"})


def _json_response(request: Request, content: bytes) -> Response:
    """Compressed if it is long; the same content gives the same bytes."""
    headers = {"cache-control": "no-store"}
    if len(content) > LONG and "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, QUICKLY, mtime=0)
        headers |= {"vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(content, media_type="application/json", headers=headers)


def _public_response(request: Request, answer: Plain) -> Response:
    """Compressed, where the browser takes it; not at all, if it has the same already."""
    tag, compressed = _compressed(answer.content)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer.content, media_type=answer.media_type, headers=headers)
    return Response(compressed, media_type=answer.media_type, headers={**headers, "content-encoding": "gzip"})


@functools.lru_cache(MOST_DRAWN)
def _compressed(content: str) -> tuple[str, bytes]:
    """A name that changes with the content, and the content."""
    body = content.encode()
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"', gzip.compress(body)


def _failure(reason: Reason, text: str) -> Response:
    return Response(
        encode(Failure(reason, text)), STATUS.get(reason, CONFLICT), {"cache-control": "no-store"}, "application/json"
    )


async def _no_such_thing(request: Request, problem: Exception) -> Response:
    """An answer where no call or page is asked for: in the form of the others there."""
    if not isinstance(problem, HTTPException):
        raise problem
    if not request.scope["path"].startswith(f"{API}/"):
        return PlainTextResponse("There is no such page.", problem.status_code, problem.headers)
    failure = Failure("bad_message", f"There is no such call: {problem.detail}.")
    return Response(encode(failure), problem.status_code, problem.headers, "application/json")


def _is_here(request: Request) -> bool:
    """Both count: behind a proxy everybody comes from this machine, and anybody can call a server what they like."""
    return addresses.is_here(_address(request)) and addresses.is_here(request.url.hostname or "")


def _household(connection: HTTPConnection) -> str:
    return household(_address(connection))


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
