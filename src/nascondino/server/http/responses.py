"""What a call answers, as a response by HTTP: how it is compressed, padded and kept, and what a refusal looks like."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..wire.calls import Call, Plain
from ..wire.http_messages import Failure
from ..wire.messages import Reason, encode
from ..wire.padding import ANSWER, padded
from .board_calls import MOST_DRAWN

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
LONG = 4000  # bytes: a shorter answer is one packet or two anyway
QUICKLY = 1  # of gzip's levels
NOT_KEPT = {"cache-control": "no-store"}


async def response(call: Call, request: Request, answer: Any) -> Response:
    if call.is_for_chair:
        return _to_chair(answer)
    if not isinstance(answer, Plain):
        return _json(request, encode(answer))
    if answer.is_public:
        await asyncio.to_thread(_compressed, answer.content)  # a large board takes a while
        return _public(request, answer)
    headers = dict(NOT_KEPT)
    if answer.file_name:
        headers["content-disposition"] = f'attachment; filename="{answer.file_name}"'
    return Response(answer.content, media_type=answer.media_type, headers=headers)


def refusal(reason: Reason, text: str) -> Response:
    return Response(encode(Failure(reason, text)), STATUS.get(reason, CONFLICT), NOT_KEPT, "application/json")


def _to_chair(answer: Any) -> Response:
    """Its length tells nothing of what is in it."""
    is_text = isinstance(answer, Plain)
    content = answer.content.encode() if is_text else encode(answer)
    media_type = answer.media_type if is_text else "application/json"
    return Response(padded(content, ANSWER), media_type=media_type, headers=NOT_KEPT)


def _json(request: Request, content: bytes) -> Response:
    """Compressed if it is long; the same content gives the same bytes."""
    headers = dict(NOT_KEPT)
    if len(content) > LONG and _takes_gzip(request):
        content = gzip.compress(content, QUICKLY, mtime=0)
        headers |= {"vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(content, media_type="application/json", headers=headers)


def _public(request: Request, answer: Plain) -> Response:
    """Compressed, where the browser takes it; not at all, if it has the same already."""
    tag, compressed = _compressed(answer.content)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if not _takes_gzip(request):
        return Response(answer.content, media_type=answer.media_type, headers=headers)
    return Response(compressed, media_type=answer.media_type, headers={**headers, "content-encoding": "gzip"})


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@functools.lru_cache(MOST_DRAWN)
def _compressed(content: str) -> tuple[str, bytes]:
    """A name that changes with the content, and the content."""
    body = content.encode()
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"', gzip.compress(body)
