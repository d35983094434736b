"""Where devices connect by WebSocket: to a table, or to the list of their own tables."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response
from starlette.websockets import WebSocket

from ..limits import Limits
from ..live.listing import Following
from ..live.sockets import TRY_LATER, Socket
from ..refusals import Refused
from .admission import Admission, household_of
from .asking import Asked, Services, room_to_watch
from .direct_websocket import DirectWebSocket


async def connect_to_table(websocket: WebSocket, services: Services, admission: Admission, limits: Limits) -> None:
    if not admission.admits_socket(websocket):
        await websocket.close()  # before it is accepted: the handshake is refused
        return
    session, cookie = await admission.session(websocket, is_needed=True)  # so that guests can be told apart
    try:
        room = await room_to_watch(services, Asked(session, websocket.path_params, None))
    except Refused:
        await websocket.close()
        return
    await websocket.accept(headers=_cookie_header(websocket, admission, cookie))
    if await _is_one_too_many(websocket, admission):
        return
    connection = DirectWebSocket.of(websocket)
    may_ask = partial(admission.admits_message, household_of(websocket))
    socket = Socket(connection, room, session, limits, may_ask, partial(_close, websocket))
    with admission.counted_socket(websocket):
        await socket.serve()


async def follow_tables(websocket: WebSocket, services: Services, admission: Admission, limits: Limits) -> None:
    """Who has no session yet has no tables."""
    is_admitted = admission.admits_socket(websocket)
    session, _ = await admission.session(websocket, is_needed=False) if is_admitted else ("", None)
    if not session:
        await websocket.close()
        return
    await websocket.accept()
    if await _is_one_too_many(websocket, admission):
        return
    following = Following(DirectWebSocket.of(websocket), session, services.log, services.rooms, limits)
    with admission.counted_socket(websocket):
        await following.serve()


async def _is_one_too_many(websocket: WebSocket, admission: Admission) -> bool:
    if admission.has_room_for_socket(websocket):
        return False
    await websocket.close(TRY_LATER)
    return True


def _cookie_header(websocket: WebSocket, admission: Admission, cookie: str | None) -> list[tuple[bytes, bytes]]:
    response = Response()
    admission.give_cookie(response, websocket, cookie)
    return [header for header in response.raw_headers if header[0] == b"set-cookie"]


async def _close(websocket: WebSocket, code: int) -> None:
    """With a farewell, unless that would wait behind what the other side does not read: then at once."""
    connection = DirectWebSocket.of(websocket)
    if connection.is_free:
        await websocket.close(code)
    else:
        connection.transport.abort()
