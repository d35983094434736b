"""Messages on a pipe or a socket: each with its length before it."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass

LENGTH = 4  # bytes
LONGEST_REPLY = 1_000_000  # bytes: a bot may be anybody's


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH, "big") + content


async def receive(reader: asyncio.StreamReader) -> bytes:
    """The next reply; raises EOFError or ValueError, if it is none."""
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    if length > LONGEST_REPLY:
        raise ValueError("the reply is too long")
    return await reader.readexactly(length)


@dataclass(frozen=True)
class PipeEnd:
    """The process's end of it. Plain system calls: more is not left to a confined one."""

    incoming: int
    outgoing: int

    def send(self, content: bytes) -> None:
        rest = memoryview(framed(content))
        while rest:
            rest = rest[os.write(self.outgoing, rest) :]

    def receive(self) -> bytes:
        """The next message; raises EOFError when there will be none."""
        return self._exactly(int.from_bytes(self._exactly(LENGTH), "big"))

    def _exactly(self, count: int) -> bytes:
        found = bytearray()
        while len(found) < count:
            part = os.read(self.incoming, min(count - len(found), 1 << 20))
            if not part:
                raise EOFError
            found += part
        return bytes(found)
