"""Who is let in: whose a connection is, where it comes from, and whether it has asked for too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ..limits import Buckets, household
from ..log import Log
from ..refusals import Refused
from . import addresses, sessions
from .settings import Settings


class Admission:
    def __init__(self, settings: Settings, log: Log) -> None:
        limits = settings.limits
        self._site = settings.site()
        self._log = log
        self._cookies = sessions.Cookies(settings.database)
        self._changes = Buckets(limits.changes)
        self._questions = Buckets(limits.questions)
        self._boards = Buckets(limits.boards)
        self._handshakes = Buckets(limits.handshakes)
        self._tables_of_session = Buckets(limits.tables_of_session)
        self._tables_of_address = Buckets(limits.tables_of_address)
        self._messages_of_address = Buckets(limits.messages_of_address)
        self._sockets: Counter[str] = Counter()  # that are open, by address
        self._most_sockets = limits.sockets_of_address

    async def session(self, connection: HTTPConnection, *, is_needed: bool) -> tuple[str, str | None]:
        """Whose the connection is, empty if nobody's; and a cookie that the browser is to keep, if it needs another.

        Not another for whoever claims a seat: with an answer that gets lost, the seat would be lost. What is gained by
        it is had otherwise: under https nobody else can plant a cookie here, and by plain http who can could read it.
        """
        https = self._site.is_https(connection)
        token = self._cookies.token(connection.cookies, https=https)
        if token:
            return sessions.digest(token), None
        earlier = self._cookies.earlier_token(connection.cookies, https=https)
        if earlier and await self._log.holds_a_seat(sessions.digest(earlier)):
            return sessions.digest(earlier), self._cookies.marked(earlier)
        if not is_needed:
            return "", None
        cookie = self._cookies.new()
        return sessions.digest(sessions.token_in(cookie)), cookie

    def give_cookie(self, response: Response, connection: HTTPConnection, cookie: str | None) -> None:
        if cookie:
            sessions.start(response, cookie, https=self._site.is_https(connection))

    def check_request(self, method: str, request: Request) -> None:
        self._take(self._questions if method == "GET" else self._changes, request)
        if method != "GET" and not self._site.is_own_page(request):
            raise Refused("foreign", "This request comes from a page of another site.")

    def check_board(self, request: Request) -> None:
        self._take(self._boards, request)

    def check_table(self, session: str, request: Request) -> None:
        """For the address as well, as anybody can have any number of sessions."""
        if not (self._tables_of_session.take(session) and self._tables_of_address.take(household_of(request))):
            raise Refused("too_many_tables", "So many tables have been laid from here lately that another has to wait.")

    def admits_socket(self, websocket: WebSocket) -> bool:
        return self._site.is_own_page(websocket) and self._handshakes.take(household_of(websocket))

    def has_room_for_socket(self, websocket: WebSocket) -> bool:
        return self._sockets[household_of(websocket)] < self._most_sockets

    @contextmanager
    def counted_socket(self, websocket: WebSocket) -> Iterator[None]:
        """Counted as long as it is open."""
        address = household_of(websocket)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def admits_message(self, address: str) -> bool:
        return self._messages_of_address.take(address)

    def _take(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(household_of(request)):
            raise Refused("too_fast", "Too many requests; wait a moment.")


def is_here(request: Request) -> bool:
    """Both count: behind a proxy everybody comes from this machine, and anybody can call a server what they like."""
    return addresses.is_here(_address(request)) and addresses.is_here(request.url.hostname or "")


def household_of(connection: HTTPConnection) -> str:
    return household(_address(connection))


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
