"""What a device was sent, byte for byte. The envelope is blanked: it may differ, but not in its length."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from typing import Any

from nascondino.client.device import Answer, Place
from nascondino.server.wire import padding
from nascondino.server.wire.socket_messages import ToServer
from nascondino.testing.broken import Broken

ENVELOPE = re.compile(
    rb'"(?:link|commitment)":"[0-9a-f]{64}"'
    rb'|"(?:table|rematch)":"[a-z0-9]{15}"'
    rb'|"at":[0-9]{13}(?=[,}])'
    rb'|"(?:updated|away_since)":[0-9]{10}(?=[,}])'
)
UNTOLD_HEADERS = ("date", "set-cookie")
SHOWN = 60  # bytes on either side of a difference


@dataclass(frozen=True)
class Payload:
    kind: str  # the message's type, or the request
    body: bytes  # without what the envelope says


@dataclass
class Transcript:
    """Everything that one device was sent through one channel, in order."""

    name: str
    payloads: list[Payload] = field(default_factory=list)

    def add(self, kind: str, content: bytes) -> None:
        self.payloads.append(Payload(kind, body(content)))

    def add_answer(self, request: str, answer: Answer) -> None:
        headers = sorted((name.lower(), value) for name, value in answer.headers)
        told = [f"{name}: {value}" for name, value in headers if name not in UNTOLD_HEADERS]
        self.add(request, "\n".join([str(answer.status), *told, ""]).encode() + answer.content)


class RecordedPlace(Place):
    """A chair that remembers every message as it came."""

    def __init__(self, socket: Any, seat: int | None, name: str) -> None:
        super().__init__(socket, seat)
        self.transcript = Transcript(name)

    def take_in(self, content: bytes) -> dict[str, Any]:
        message = super().take_in(content)
        self.transcript.add(message["type"], content)
        return message


class Overheard(Place):
    """Somebody else's chair, as one sees it who listens on the way: how long messages are, in both directions."""

    def __init__(self, socket: Any, seat: int | None) -> None:
        super().__init__(socket, seat)
        self.lengths: dict[str, list[int]] = {"messages of": [], "messages to": []}

    async def send(self, message: ToServer) -> None:
        self.lengths["messages of"].append(len(padding.wish(message)))
        await super().send(message)

    def take_in(self, content: bytes) -> dict[str, Any]:
        self.lengths["messages to"].append(len(content))
        return super().take_in(content)


def body(content: bytes) -> bytes:
    return ENVELOPE.sub(lambda found: b"~" * len(found[0]), content)


def compare(one: Transcript, other: Transcript) -> int:
    """How many payloads are the same, in the same order; Broken at the first that is not."""
    for number, (a, b) in enumerate(zip(one.payloads, other.payloads, strict=False), 1):
        if a != b:
            raise Broken(
                f"{one.name}, payload {number} ({a.kind}) depends on what the chair was never told: {_at(a, b)}"
            )
    if len(one.payloads) != len(other.payloads):
        kinds = [payload.kind for payload in (*one.payloads, *other.payloads)[-3:]]
        raise Broken(
            f"{one.name}: {len(one.payloads)} payloads or {len(other.payloads)}, "
            f"depending on what the chair was never told; the last are {kinds}"
        )
    return len(one.payloads)


def _at(one: Payload, other: Payload) -> str:
    a, b = one.body, other.body
    if one.kind != other.kind:
        return f"{one.kind} or {other.kind}"
    place = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    around = slice(max(0, place - SHOWN), place + SHOWN)
    return f"…{a[around].decode(errors='replace')}… or …{b[around].decode(errors='replace')}…"


def compare_lengths(one: dict[str, list[int]], other: dict[str, list[int]]) -> int:
    """How many messages of others are as long, in the same order; Broken if there is one that is not."""
    for what, lengths in one.items():
        for number, (a, b) in enumerate(itertools.zip_longest(lengths, other[what]), 1):
            if a != b:
                raise Broken(
                    f"{what}, number {number}: the length, {a} or {b}, depends on what the chair was never told"
                )
    return sum(map(len, one.values()))
