"""The referee's draws and the chain that seals a record.

The referee takes 32 random bytes for each match, the seed, and commits to them. Knowing that, every seat may add a
salt, random bytes of its own. From both together, the key, every draw and every nonce follows: whoever adds a salt
cannot foresee a draw, since the seed is secret; and the referee cannot choose one, since it was bound before it knew
the salt. At the end the seed is opened.

link(n) = SHA-256(link(n − 1) ‖ SHA-256(nonce(n) ‖ line(n))): a link says nothing about its line before the seed is
opened, and no line can be changed after its link is known.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

SEED_BYTES = 32
START = bytes(32)
"""The link before the first line."""

BOT, NONE = "bot", "none"
"""What stands for the salt of a seat that added none: a bot's, for which the referee would choose; or a person's."""


class Odds(NamedTuple):
    """By which numbers an outcome is drawn: from `first` to `last`, of those below `total`."""

    first: int
    last: int
    total: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def new_salt() -> str:
    """As records write it."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is public from the start; it binds the referee to the seed without showing it."""
    return hashlib.sha256(b"nascondino seed\0" + seed).hexdigest()


def key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The seed, into which the seats have mixed their salts, one after the other."""
    mixed = seed
    for seat, salt in enumerate(salts):
        if salt not in (BOT, NONE):
            mixed = hmac.digest(mixed, b"salt %d " % seat + bytes.fromhex(salt), "sha256")
    return mixed


def draw(key: bytes, n: int, weights: Sequence[int]) -> int:
    """The position of the n-th draw's outcome. 256 bits over a small total: no bias that could be measured."""
    number = int.from_bytes(_stream(key, b"draw", n), "big") % sum(weights)
    for position, weight in enumerate(weights):
        if number < weight:
            return position
        number -= weight
    raise ValueError("the weights of chance add up to nothing")


def odds(weights: Sequence[int], position: int) -> Odds:
    """Those of the outcome at this position."""
    first = sum(weights[:position])
    return Odds(first, first + weights[position] - 1, sum(weights))


def link(key: bytes, previous: bytes, n: int, line: bytes) -> bytes:
    """The link of line n, given the link before it."""
    hidden = hashlib.sha256(_stream(key, b"nonce", n) + line).digest()
    return hashlib.sha256(previous + hidden).digest()


def _stream(key: bytes, purpose: bytes, n: int) -> bytes:
    stream = _keyed(key).copy()
    stream.update(purpose + b" %d" % n)
    return stream.digest()


@functools.lru_cache(2048)
def _keyed(key: bytes) -> hmac.HMAC:
    """Ready for a message: the key of a match that goes on is not taken in again and again."""
    return hmac.new(key, digestmod="sha256")
