"""Calls to the system that Python has no function for."""

from __future__ import annotations

import ctypes
import functools
import os


@functools.cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def syscall(number: int, *arguments: object) -> int:
    return _checked(_library().syscall(ctypes.c_long(number), *arguments))


def prctl(option: int, argument: object, more: object = None) -> int:
    zero = ctypes.c_ulong(0)
    return _checked(_library().prctl(ctypes.c_int(option), argument, zero if more is None else more, zero, zero))


def unshare(flags: int) -> int:
    return _checked(_library().unshare(ctypes.c_int(flags)))
