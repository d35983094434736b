"""Which names and addresses this server goes by, which pages are its own, and what these may do.

A page of another site may let its own name lead to this machine (DNS rebinding). The browser then takes us for that
site, and lets its scripts ask us anything; but it says so in `Host`.
"""

from __future__ import annotations

import ipaddress
import re
import urllib.parse
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from nascondino.engine.errors import BadInput

from . import addresses

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?", re.ASCII)
PORTS = {"http": 80, "https": 443}
ELSEWHERE = "This server does not go by that name: use an address that it printed, or start it with --public-url."
ONE_YEAR = 365 * 24 * 3600  # seconds

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
HEADERS = {  # of every answer
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}


def origin_of(public_url: str) -> str:
    """The scheme, host and port of a URL, as browsers write them; raises BadInput if there is more, or less."""
    try:
        place = urllib.parse.urlsplit(public_url)
        port, found = place.port, HOST.fullmatch(place.netloc)
    except ValueError:
        found = None
    if not found or place.scheme not in PORTS or place.path not in ("", "/") or place.query or place.fragment:
        raise BadInput(f"'{public_url}' is not the address of a site, as in https://table.example.org")
    usual = port in (None, PORTS[place.scheme])
    return f"{place.scheme}://{found[1].lower()}" + ("" if usual else f":{port}")


@dataclass(frozen=True)
class Site:
    """What this server goes by."""

    listening: str  # the address that it listens on; it may be that of all
    public: str | None  # the origin by which others reach it

    def serves(self, host: str, local: str) -> bool:
        """Whether a request for this host is for us, that came to this address of the machine."""
        name = _name(host)
        return bool(name) and (addresses.is_here(name) or name in {_same(local), self._public_name, self._own_address})

    @property
    def _public_name(self) -> str:
        return _name(urllib.parse.urlsplit(self.public).netloc) if self.public else ""

    @property
    def _own_address(self) -> str:
        return "" if self.listening in (addresses.EVERY_IPV4, addresses.EVERY_IPV6) else _same(self.listening)

    def is_https(self, connection: HTTPConnection) -> bool:
        """Whether its browser reaches us by https; if others do, it is so for all: localhost counts as safe."""
        return connection.scope["scheme"] in ("https", "wss") or (self.public or "").startswith("https://")

    def is_own_page(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from a page of ours. A browser always says where a socket or a change comes from."""
        origin = connection.headers.get("origin")
        return origin is None or origin in {self._origin(connection), self.public}

    def _origin(self, connection: HTTPConnection) -> str | None:
        """Of our pages, as whoever sent this sees them: under the public name the public one alone."""
        host = connection.headers.get("host", "")
        if self.public and _name(host) == self._public_name:
            return self.public
        return f"{'https' if connection.scope['scheme'] in ('https', 'wss') else 'http'}://{host}"

    def wants_https_only(self, connection: HTTPConnection) -> bool:
        """Whether the answer may tell the browser so: said by another name, it would bind that one."""
        return bool(self.public) and self._origin(connection) == self.public


def _name(host: str) -> str:
    found = HOST.fullmatch(host)
    return _same(found[1].strip("[]")) if found else ""


def _same(name: str) -> str:
    """An address in one form, however it is written; any other name in small letters."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name.lower()
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


class Doorkeeper:
    """Lets in what is for this server, and says on every answer, even to a mistake of ours, what a page may do."""

    def __init__(self, app: ASGIApp, site: Site, *, hsts: bool) -> None:
        self._app = app
        self._site = site
        self._hsts = hsts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        local = (scope.get("server") or ("",))[0]
        app = self._app if self._site.serves(connection.headers.get("host", ""), local) else _elsewhere(scope)
        headers = [*HEADERS.items()]
        if self._hsts and self._site.wants_https_only(connection):
            headers.append((b"strict-transport-security", b"max-age=%d" % ONE_YEAR))

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, send_safely)


def _elsewhere(scope: Scope) -> ASGIApp:
    return PlainTextResponse(ELSEWHERE, 421) if scope["type"] == "http" else WebSocketClose()
