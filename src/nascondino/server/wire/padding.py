"""Messages of lengths that tell nothing to whoever listens between a device and an https server.

What only some may know makes a message longer or shorter: more to choose from, a place with a longer name. So spaces
are added at its end, which JSON does not mind, until its length follows from what everybody may know: the kind of
message, and the number of items in it.
"""

from __future__ import annotations

from typing import Any

from .messages import encode
from .socket_messages import Note, Say, ToServer

ITEM = 256  # bytes for each item that a chair is told
WHOLE = 4096  # for how things stand
CHANGE = 2048  # for what has changed of it
WRITTEN = 1024  # for what a person has written
SHORT = 120  # for a short message, in both directions: few enough for the length to be one byte of its frame
ANSWER = 16 * 1024  # by HTTP, to a chair
GROWTH = 4  # what does not fit gets so many times the room


def room(length: int, least: int) -> int:
    """For something of that length: the least, or so many times as much that it fits."""
    while least < length:
        least *= GROWTH
    return least


def spare(part: Any, least: int) -> int:
    """The room that is left beside a part of a message, which is JSON already."""
    left = least - len(part)
    return left if left >= 0 else room(len(part), least) - len(part)


def padded(content: bytes, least: int) -> bytes:
    return content.ljust(room(len(content), least))


def wish(message: ToServer) -> bytes:
    """A message to the server, as a client sends it."""
    return padded(encode(message), WRITTEN if isinstance(message, Say | Note) else SHORT)
