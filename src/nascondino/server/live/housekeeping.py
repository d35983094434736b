"""Removes tables that are kept no longer, and says so."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from ..keeping import Keeping
from ..log import Log
from ..refusals import Refused
from .rooms import Rooms

LOG = logging.getLogger(__name__)

EVERY = 3600.0  # seconds
AT_ONCE = 100  # tables


async def keep_house(log: Log, rooms: Rooms, keeping: Keeping) -> None:
    """For as long as the server runs."""
    while True:
        with contextlib.suppress(Refused):  # the disk has failed, and the log has said it: next time
            await remove_untouched(log, rooms, keeping, int(time.time()))
        await asyncio.sleep(EVERY)


async def remove_untouched(log: Log, rooms: Rooms, keeping: Keeping, now: int) -> None:
    removed = 0
    while found := await log.untouched(keeping, now, AT_ONCE):
        gone = [await _is_removed(rooms, table) for table in found]
        removed += sum(gone)
        if not all(gone):  # the rest comes next time
            break
    if removed:
        LOG.info("%d tables were removed, at which nothing had happened for as long as such tables are kept.", removed)


async def _is_removed(rooms: Rooms, table: str) -> bool:
    """Not, if somebody is there now; or if it lies on a damaged page, which keeps no other table from going."""
    try:
        return await rooms.remove(table)
    except Refused:
        return False
