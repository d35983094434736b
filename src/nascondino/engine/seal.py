"""The referee's draws and the chain that seals a record.

One secret of 32 random bytes per match gives every draw and every nonce. It is committed to at the start and opened at
the end. link(n) = SHA-256(link(n − 1) ‖ SHA-256(nonce(n) ‖ line(n))): a link says nothing about its line before the
seed is opened, and no line can be changed after its link is known.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
from collections.abc import Sequence

SEED_BYTES = 32
START = bytes(32)
"""The link before the first line."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is public from the start; it binds the referee to the seed without showing it."""
    return hashlib.sha256(b"nascondino seed\0" + seed).hexdigest()


def draw(seed: bytes, n: int, weights: Sequence[int]) -> int:
    """The position of the n-th draw's outcome. 256 bits over a small total: no bias that could be measured."""
    number = int.from_bytes(_stream(seed, b"draw", n), "big") % sum(weights)
    for position, weight in enumerate(weights):
        if number < weight:
            return position
        number -= weight
    raise ValueError("the weights of chance add up to nothing")


def link(seed: bytes, previous: bytes, n: int, line: bytes) -> bytes:
    """The link of line n, given the link before it."""
    hidden = hashlib.sha256(_stream(seed, b"nonce", n) + line).digest()
    return hashlib.sha256(previous + hidden).digest()


def _stream(seed: bytes, purpose: bytes, n: int) -> bytes:
    stream = _keyed(seed).copy()
    stream.update(purpose + b" %d" % n)
    return stream.digest()


@functools.lru_cache(2048)
def _keyed(seed: bytes) -> hmac.HMAC:
    """Ready for a message: the key of a match that goes on is not taken in again and again."""
    return hmac.new(seed, digestmod="sha256")
