"""Namespaces and a user of one's own: what is not there cannot be reached."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial

from . import NAMESPACES, OWN_USER, Protections, libc

NEW_USER, NEW_NETWORK, NEW_PROCESSES, NEW_MESSAGES = 0x10000000, 0x40000000, 0x20000000, 0x08000000
FIRST_USER = 0x6E000000  # so far up nobody has a name; each process is a user of its own
NOBODY = 65534  # where only few users can be


def leave(protections: Protections, *, keeps_user: bool) -> None:
    """Leave all namespaces. Root becomes another user, if that one can read Python; others get a user namespace."""
    changes_user = os.geteuid() == 0 and not keeps_user
    if not changes_user:
        protections.attempt(OWN_USER, partial(libc.unshare, NEW_USER))
    for name, flag in zip(NAMESPACES, (NEW_NETWORK, NEW_PROCESSES, NEW_MESSAGES), strict=True):
        protections.attempt(name, partial(libc.unshare, flag))
    if changes_user:
        protections.attempt(OWN_USER, become_nobody)


def become_nobody() -> None:
    """Become a user that nobody else is, another one in each process, so that bots cannot reach each other either."""
    os.setgroups([])
    with suppress(OSError):
        return _become(FIRST_USER + os.getpid())
    return _become(NOBODY)


def _become(number: int) -> None:
    os.setresgid(number, number, number)
    os.setresuid(number, number, number)
