"""What comes with a request: read as far as it may be long, and in the time that it may take."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..limits import Limits
from ..live.shelf import too_large
from ..refusals import Refused
from ..wire.calls import Call
from ..wire.http_messages import LARGEST_BOARD
from ..wire.messages import decode

IN_BASE64 = (LARGEST_BOARD + 3) * 4 // 3  # bytes of a board file


async def read_body(call: Call, request: Request, limits: Limits) -> Any:
    """The body that the call asks for; None, if it asks for none."""
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
