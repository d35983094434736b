"""Removes tables that are kept no longer, and says so."""

from __future__ import annotations

import asyncio
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
        try:
            await remove_untouched(log, rooms, keeping, int(time.time()))
        except Refused:  # the disk has failed, and that has been said: next time
            LOG.warning("Tables that are kept no longer could not be removed now.")
        await asyncio.sleep(EVERY)


async def remove_untouched(log: Log, rooms: Rooms, keeping: Keeping, now: int) -> None:
    removed = 0
    while found := await log.untouched(keeping, now, AT_ONCE):
        gone = [await rooms.remove(table) for table in found]
        removed += sum(gone)
        if not all(gone):  # somebody is there now, and the rest comes next time
            break
    if removed:
        LOG.info("%d tables were removed, at which nothing had happened for as long as such tables are kept.", removed)
