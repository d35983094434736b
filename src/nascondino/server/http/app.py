"""The web application: its routes, and what runs beside them as long as it serves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
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
from ..live.analyses import Analyses
from ..live.housekeeping import keep_house
from ..live.rooms import Rooms
from ..live.shelf import Shelf
from ..log import Log
from ..refusals import Refused
from ..tables.table import Referee
from ..wire import openapi
from ..wire.calls import CALLS, Call
from ..wire.http_messages import Failure
from ..wire.messages import encode
from .admission import Admission, is_here
from .api import HANDLERS
from .asking import Asked, Services
from .bodies import read_body
from .responses import refusal, response
from .settings import Settings
from .sites import Doorkeeper
from .socket_endpoints import connect_to_table, follow_tables
from .static_files import Static

LOG = logging.getLogger(__name__)

API = "/api"
PAGES = (
    *("/", "/new", "/tables", "/t/{table}", "/t/{table}/review"),
    *("/learn", "/learn/{game}", "/learn/{game}/puzzles/{puzzle}"),
)


def application(settings: Settings, referee: Referee = Match) -> ASGIApp:
    """Opens the database; raises BadInput, if it cannot. `referee` makes the matches: to play chosen ones, another."""
    return Doorkeeper(_Server(settings, referee).application(), settings.site(), hsts=settings.hsts)


class _Server:
    def __init__(self, settings: Settings, referee: Referee) -> None:
        self.settings = settings
        self.referee = referee
        self.log = Log(settings.database)
        self.admission = Admission(settings, self.log)
        self.services: Services

    def application(self) -> Starlette:
        calls = [
            *(Route(call.path.removeprefix(API), self._endpoint(call), methods=[call.method]) for call in CALLS),
            WebSocketRoute("/tables/{table}/socket", self._socket_endpoint(connect_to_table)),
            WebSocketRoute("/mine/socket", self._socket_endpoint(follow_tables)),
            Route("/openapi.json", self._openapi),
        ]
        routes = [Mount(API, routes=calls), Route("/healthz", self._healthy), *Static().routes(PAGES)]
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={HTTPException: _no_such_thing})

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        pool = BotPool(settings.bots_at_once, settings.bots_patience, settings.own_bots)
        roster = Roster(settings.own_bots)
        keeper = BotKeeper(pool, settings.pace)
        shelf = Shelf(pool)
        analyses = Analyses(pool, shelf)
        rooms = Rooms(self.log, shelf, keeper, settings.limits, self.referee)
        self.services = Services(self.log, shelf, rooms, pool, roster, analyses, settings.reach)
        beside = [_log_protections(pool), keep_house(self.log, rooms, settings.keeping)]
        if settings.compiles_ahead:
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

    def _endpoint(self, call: Call) -> Any:
        async def endpoint(request: Request) -> Response:
            try:
                return await self._answer(call, request)
            except Refused as refused:
                return refusal(refused.reason, refused.text)

        return endpoint

    async def _answer(self, call: Call, request: Request) -> Response:
        admission = self.admission
        admission.check_request(call.method, request)
        session, cookie = await admission.session(request, is_needed=call.needs_session)
        body = await read_body(call, request, self.settings.limits)
        if call.may_bring_board and body.board_file is not None:
            admission.check_board(request)
        if call.lays_table:
            admission.check_table(session, request)
        asked = Asked(session, request.path_params, body, is_here(request))
        begun = time.monotonic()
        answered = await response(call, request, await HANDLERS[call.name](self.services, asked))
        if call.is_for_chair:
            beat = beats.HINT if call.is_thought_over else beats.ANSWER
            await asyncio.sleep(beats.release(begun, time.monotonic(), beat) - time.monotonic())
        admission.give_cookie(answered, request, cookie)
        return answered

    def _socket_endpoint(self, serve: Callable[..., Any]) -> Any:
        async def endpoint(websocket: WebSocket) -> None:
            with contextlib.suppress(WebSocketDisconnect):  # before they were told that they have to go
                await serve(websocket, self.services, self.admission, self.settings.limits)

        return endpoint

    async def _openapi(self, request: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    async def _healthy(self, request: Request) -> Response:
        if self.log.is_gone:
            return PlainTextResponse("the database was deleted or replaced", 503)
        return PlainTextResponse("ok")


async def _log_protections(pool: BotPool) -> None:
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


async def _no_such_thing(request: Request, problem: Exception) -> Response:
    """An answer where no call or page is asked for: in the form of the others there."""
    if not isinstance(problem, HTTPException):
        raise problem
    if not request.scope["path"].startswith(f"{API}/"):
        return PlainTextResponse("There is no such page.", problem.status_code, problem.headers)
    failure = Failure("bad_message", f"There is no such call: {problem.detail}.")
    return Response(encode(failure), problem.status_code, problem.headers, "application/json")
