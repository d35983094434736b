"""Landlock: the kernel keeps a process to the files it was granted, and to itself. See landlock(7)."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from . import Protections, libc

CREATE, ADD, RESTRICT = 444, 445, 446  # system calls, the same on all processors
VERSION = 1  # asked for instead of a ruleset
BENEATH = 1  # a rule about a path

READ_FILE, READ_FOLDER = 1 << 2, 1 << 3
FILE_RIGHTS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}  # by the version that brought them
TCP_SINCE, TCP_RIGHTS = 4, 0b11  # to listen and to connect
SCOPES_SINCE, SCOPES = 6, 0b11  # abstract sockets and signals


class Ruleset(ctypes.Structure):
    """What is forbidden unless a rule grants it. Older kernels know only the first fields."""

    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scopes", ctypes.c_uint64))


class Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("parent", ctypes.c_int32))


def restrict(protections: Protections, readable: Sequence[Path]) -> None:
    """From here on."""
    try:
        version = libc.syscall(CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(VERSION))
    except OSError:
        return
    held = len(protections.held)
    protections.attempt("files by landlock", partial(_restrict, version, readable))
    if len(protections.held) > held:
        protections.held += ["network by landlock"] * (version >= TCP_SINCE)
        protections.held += ["signals by landlock"] * (version >= SCOPES_SINCE)


def _restrict(version: int, readable: Sequence[Path]) -> None:
    rules = Ruleset(
        sum(rights for since, rights in FILE_RIGHTS.items() if version >= since),
        TCP_RIGHTS if version >= TCP_SINCE else 0,
        SCOPES if version >= SCOPES_SINCE else 0,
    )
    size = 8 * (1 + (version >= TCP_SINCE) + (version >= SCOPES_SINCE))
    ruleset = libc.syscall(CREATE, ctypes.byref(rules), ctypes.c_size_t(size), ctypes.c_uint32(0))
    for path in readable:
        _grant(ruleset, path)
    libc.syscall(RESTRICT, ctypes.c_int(ruleset), ctypes.c_uint32(0))
    os.close(ruleset)


def _grant(ruleset: int, path: Path) -> None:
    """To read it, and what lies beneath. What is not there, or not for us, need not be granted."""
    try:
        parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rule = Beneath(READ_FILE | READ_FOLDER if path.is_dir() else READ_FILE, parent)
    libc.syscall(ADD, ctypes.c_int(ruleset), ctypes.c_int(BENEATH), ctypes.byref(rule), ctypes.c_uint32(0))
    os.close(parent)
