"""The hostile bot under a kernel without Landlock and namespaces; prints what was held, and what was done."""

import asyncio
import ctypes
import errno
import json
import platform
import sys
from pathlib import Path

from nascondino.server.bots.confinement import libc, privileges, seccomp
from nascondino.server.bots.confinement.seccomp import ALLOW, CALL, IS, LOAD, RETURN, Instruction, Program
from tests.server.test_confinement import attack

UNKNOWN = 0x00050000 | errno.ENOSYS
CALLS = {"x86_64": (444, 272), "aarch64": (444, 97)}  # landlock_create_ruleset, unshare


def forget(*calls):
    """To this process, and to all that it starts, they are not there."""
    refused = [step for number in calls for step in ((IS, 0, 1, number), (RETURN, 0, 0, UNKNOWN))]
    steps = [Instruction(*step) for step in [(LOAD, 0, 0, CALL), *refused, (RETURN, 0, 0, ALLOW)]]
    program = Program(len(steps), (Instruction * len(steps))(*steps))
    libc.prctl(privileges.NO_NEW_PRIVILEGES, ctypes.c_ulong(1))
    libc.prctl(seccomp.SET_FILTER, ctypes.c_ulong(seccomp.FILTER), ctypes.byref(program))


if __name__ == "__main__":
    forget(*CALLS[platform.machine()])
    confined, found = asyncio.run(attack(Path(sys.argv[1])))
    json.dump({"held": confined.held, "missing": confined.missing, "attempts": found["attempts"]}, sys.stdout)
