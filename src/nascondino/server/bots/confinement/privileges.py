"""What a process may do beyond its user, and what others may do to it."""

from __future__ import annotations

import ctypes
import platform
import signal

from . import libc

END_WITH_PARENT, MEMORY_IS_OPEN, NO_NEW_PRIVILEGES = 1, 4, 38  # of prctl
SET_CAPABILITIES = {"x86_64": 126, "aarch64": 91}
CAPABILITY_VERSION = 0x20080522


def give_up() -> None:
    """Drop all capabilities, those of an own namespace too, and for good: no program can give any back."""
    libc.prctl(NO_NEW_PRIVILEGES, ctypes.c_ulong(1))
    number = SET_CAPABILITIES.get(platform.machine())
    if number is None:
        raise OSError("the number of this call is not known here")
    header, none = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION, 0), (ctypes.c_uint32 * 6)()
    libc.syscall(number, ctypes.byref(header), ctypes.byref(none))


def close_memory() -> None:
    """Keep other processes of the same user from reading this one's memory."""
    libc.prctl(MEMORY_IS_OPEN, ctypes.c_ulong(0))


def end_with_parent() -> None:
    """End when the parent ends. To be called after the last change of user, which would undo it."""
    libc.prctl(END_WITH_PARENT, ctypes.c_ulong(signal.SIGKILL))
