"""Tokens: who somebody is, and what a link opens. The server keeps digests only."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "nascondino"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # of table ids: 32 that look different
LASTING = 400 * 24 * 3600  # seconds; the most that browsers allow


def new_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Short, easy to read aloud, and not to be guessed: 15 letters and digits, 75 bits."""
    return _table_id(secrets.token_bytes(15))


def next_table_id(seed: bytes) -> str:
    """The table of the rematch: always the same, so that it cannot be made twice."""
    return _table_id(hashlib.sha256(b"rematch" + seed).digest())


def _table_id(content: bytes) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in content[:15])


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def session_of(connection: HTTPConnection) -> str:
    """The digest of the session's token; empty without one."""
    token = connection.cookies.get(COOKIE, "")
    return digest(token) if token else ""


def start(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep the session's token where no script can read it."""
    response.set_cookie(COOKIE, token, max_age=LASTING, httponly=True, samesite="lax", secure=secure, path="/")


def same_origin(connection: HTTPConnection, public_url: str | None) -> bool:
    """Whether a request comes from a page of ours. A browser always says where a socket or a change comes from."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin in {f"http://{host}", f"https://{host}", (public_url or "").rstrip("/")}
