"""Tokens: who somebody is, and what a link opens. The server keeps digests only.

A session's cookie is a token and a mark that only this server can make, so that nobody brings one of their own. The
session is the digest of the token: what is written down of it stays right when the mark is made anew.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
import time
from collections.abc import Mapping
from pathlib import Path

from starlette.responses import Response

from nascondino.engine.errors import BadInput

COOKIE = "nascondino"
HTTPS_COOKIE = "__Host-nascondino"  # so named, browsers take it by https from this very host, and from no sibling of it
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # of table ids: 32 that look different
LASTING = 400 * 24 * 3600  # seconds; the most that browsers allow
TOKEN = re.compile(r"[\w-]{22}", re.ASCII)
KEY_SIZE = 32


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


def cookie_name(*, https: bool) -> str:
    return HTTPS_COOKIE if https else COOKIE


def token_in(cookie: str) -> str:
    """What stands before the mark; empty if that is no token."""
    token = cookie.partition(".")[0]
    return token if TOKEN.fullmatch(token) else ""


class Cookies:
    """Makes the sessions' cookies, and knows again those that it made."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.key")
        try:
            self._key, self._since = _kept_key(path), path.stat().st_mtime
        except OSError as error:
            raise BadInput(f"The key {path} cannot be used: {error.strerror}.") from None
        if len(self._key) != KEY_SIZE:
            raise BadInput(f"The key {path} is damaged; without that file a new one is made, and seats stay theirs.")

    def new(self) -> str:
        return self.marked(new_token())

    def marked(self, token: str) -> str:
        mark = hmac.digest(self._key, token.encode(), "sha256")[:16]
        return f"{token}.{base64.urlsafe_b64encode(mark).decode().rstrip('=')}"

    def token(self, shown: Mapping[str, str], *, https: bool) -> str:
        """The token of the cookie, if we made it; else empty."""
        cookie = shown.get(cookie_name(https=https), "")
        token = token_in(cookie)
        return token if token and hmac.compare_digest(self.marked(token).encode(), cookie.encode()) else ""

    def earlier_token(self, shown: Mapping[str, str], *, https: bool) -> str:
        """One that may be ours from before this key was made. It is, if it holds a seat: nobody could guess it.

        Earlier versions made cookies without a mark, and under https without the prefix. Browsers have none of them any
        more when they would be too old.
        """
        cookie = shown.get(cookie_name(https=https), "") or shown.get(COOKIE, "")
        is_old = "." not in cookie
        if is_old and time.time() > self._since + LASTING:
            return ""
        return token_in(cookie) if is_old or cookie_name(https=https) in shown else ""


def _kept_key(path: Path) -> bytes:
    """For this user alone. Whoever can read it could make sessions, but none that holds a seat."""
    if not path.exists():
        made = path.with_name(f"{path.name}.new")
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_SIZE))
            file.flush()
            os.fsync(file.fileno())
        made.replace(path)
    path.chmod(0o600)
    return path.read_bytes()


def start(response: Response, cookie: str, *, https: bool) -> None:
    """Let the browser keep the session's cookie where no script can read it."""
    response.set_cookie(
        cookie_name(https=https), cookie, max_age=LASTING, httponly=True, samesite="lax", secure=https, path="/"
    )
