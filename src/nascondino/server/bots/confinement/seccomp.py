"""Seccomp: the system calls that are left to a process. All others fail.

What is left is what Python needs to compute, to read files and to answer. No sockets, no processes or threads, no
signals, no timers, no look at other processes, and no file is opened to be written.
"""

from __future__ import annotations

import ctypes
import errno
import platform
from collections.abc import Iterator
from typing import NamedTuple

from . import libc

ALLOWED = {  # by name: the number on x86-64 and, where there is one, on 64-bit ARM
    "read": (0, 63), "readv": (19, 65), "pread64": (17, 67), "write": (1, 64), "close": (3, 57), "lseek": (8, 62),
    "fstat": (5, 80), "newfstatat": (262, 79), "statx": (332, 291), "stat": (4, None), "lstat": (6, None),
    "access": (21, None), "faccessat": (269, 48), "faccessat2": (439, 439), "getdents64": (217, 61),
    "readlink": (89, None), "readlinkat": (267, 78), "getcwd": (79, 17), "fadvise64": (221, 223),
    "dup": (32, 23), "poll": (7, None), "ppoll": (271, 73), "select": (23, None),
    "pselect6": (270, 72), "mmap": (9, 222), "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214),
    "mremap": (25, 216), "madvise": (28, 233), "futex": (202, 98), "set_robust_list": (273, 99), "rseq": (334, 293),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "sigaltstack": (131, 132),
    "restart_syscall": (219, 128), "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "getcpu": (309, 168),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "gettimeofday": (96, 169), "time": (201, None),
    "nanosleep": (35, 101), "clock_nanosleep": (230, 115), "times": (100, 153), "getrusage": (98, 165),
    "getpid": (39, 172), "gettid": (186, 178), "getuid": (102, 174), "geteuid": (107, 175), "getgid": (104, 176),
    "getegid": (108, 177), "getrandom": (318, 278), "uname": (63, 160), "sysinfo": (99, 179),
    "exit": (60, 93), "exit_group": (231, 94),
}
NEWEST = 462  # of the calls that were looked at; a newer one is not there, so that libraries take an older way


class Checked(NamedTuple):
    """A call that is allowed by one of its arguments."""

    numbers: tuple[int, int]
    argument: int
    values: tuple[int, ...] = ()  # it must be one of these,
    without: int = 0  # or have none of these bits


TO_WRITE = 0o3 | 0o100 | 0o1000  # O_WRONLY and O_RDWR, O_CREAT, O_TRUNC
CHECKED = {
    "openat": Checked((257, 56), 2, without=TO_WRITE),
    "fcntl": Checked((72, 25), 1, (0, 1, 2, 3, 1030)),  # to copy it and look at it, but not to be sent signals by it
    "ioctl": Checked((16, 29), 1, (0x5401, 0x5451, 0x5450)),  # is it a terminal, and should programs inherit it
}

LOAD, IS, HAS, NEWER, RETURN = 0x20, 0x15, 0x45, 0x35, 0x06  # instructions of the filter
CALL, PROCESSOR, ARGUMENTS = 0, 4, 16  # where they lie in what it looks at
ALLOW, REFUSE, NOT_THERE = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS
KILL = 0x80000000
PROCESSORS = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}  # the column above, and what the kernel calls it
SET_FILTER, FILTER = 22, 2  # of prctl


class Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint16), ("yes", ctypes.c_uint8), ("no", ctypes.c_uint8), ("value", ctypes.c_uint32))


class Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("instructions", ctypes.POINTER(Instruction)))


def restrict() -> None:
    """From here on. Needs that no program can give privileges back."""
    column, processor = PROCESSORS.get(platform.machine(), (0, 0))
    if not processor:
        raise OSError("the numbers of the calls are not known here")
    steps = [Instruction(*step) for step in program(column, processor)]
    instructions = (Instruction * len(steps))(*steps)
    libc.prctl(SET_FILTER, ctypes.c_ulong(FILTER), ctypes.byref(Program(len(steps), instructions)))


Step = tuple[int, int, int, int]


def program(column: int, processor: int) -> Iterator[Step]:
    """The filter: instruction, how many to skip if so, how many if not, and the value."""
    yield LOAD, 0, 0, PROCESSOR
    yield IS, 1, 0, processor
    yield RETURN, 0, 0, KILL
    yield LOAD, 0, 0, CALL
    for numbers in ALLOWED.values():
        number = numbers[column]
        if number is not None:
            yield IS, 0, 1, number
            yield RETURN, 0, 0, ALLOW
    for checked in CHECKED.values():
        check = list(_check(checked))
        yield IS, 0, len(check), checked.numbers[column]
        yield from check
    yield NEWER, 0, 1, NEWEST + 1
    yield RETURN, 0, 0, NOT_THERE
    yield RETURN, 0, 0, REFUSE


def _check(checked: Checked) -> Iterator[Step]:
    """Compare the lower half of the argument: the kernel looks at no more of it."""
    yield LOAD, 0, 0, ARGUMENTS + 8 * checked.argument
    for value in checked.values:
        yield IS, 0, 1, value
        yield RETURN, 0, 0, ALLOW
    if checked.without:
        yield HAS, 1, 0, checked.without
        yield RETURN, 0, 0, ALLOW
    yield RETURN, 0, 0, REFUSE
