"""How much anybody may ask for: a bucket of tokens that fills again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_REMEMBERED = 10_000
DAY = 24 * 3600.0  # seconds


@dataclass(frozen=True)
class Rate:
    per_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """What one server grants."""

    messages: Rate = Rate(20, 60)  # of one socket
    messages_of_address: Rate = Rate(100, 1000)  # of all its sockets
    onlookers: Rate = Rate(2, 40)  # what all onlookers of a table say and wish for: everybody there is told
    wishes: int = 20  # of one socket that may wait to be written down
    changes: Rate = Rate(5, 40)  # by HTTP, of one address
    questions: Rate = Rate(50, 200)  # by HTTP, of one address
    tables_of_session: Rate = Rate(50 / DAY, 50)  # that it lays
    tables_of_address: Rate = Rate(1000 / DAY, 200)
    boards: Rate = Rate(0.2, 10)  # that one address brings
    message_bytes: int = 16 * 1024
    sockets_of_address: int = 200
    handshakes: Rate = Rate(10, 250)  # of sockets, by one address: after a restart all of a house come back at once
    connections: int = 2000  # of all; fewer, if the process may not have many files open
    connections_of_address: int = 300
    seconds_for_head: float = 15.0  # until a request has told what it asks for
    seconds_for_body: float = 30.0  # and until it is there
    seconds_to_read: float = 60.0  # what has been answered
    unread_bytes: int = 32_000_000  # that wait for slow readers at one address
    replies: int = 200  # that may wait for a slow reader


def household(address: str) -> str:
    """All that one customer of a provider has: of IPv6 that is a network of 2 ** 64 addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is granted."""
        now = time.monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many; those not used for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket.take()
