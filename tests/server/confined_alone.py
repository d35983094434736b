"""Tries some of what the hostile bot tries, with one measure in force, or none; prints what came of it."""

import importlib.util
import json
import os
import sys
from pathlib import Path

from nascondino.server.bots import readable
from nascondino.server.bots.confinement import Protections, landlock, libc, limits, namespaces, privileges, seccomp

measure, bots, names = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
spec = importlib.util.spec_from_file_location("hostile", bots / "hostile.py")
hostile = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hostile)
os.chdir("/")

MEASURES = {
    "nothing": lambda: None,
    "calls by seccomp": lambda: (privileges.give_up(), seccomp.restrict()),
    "files by landlock": lambda: landlock.restrict(Protections(), readable.all_of(bots)),
    "network by landlock": lambda: landlock.restrict(Protections(), [Path("/")]),
    "signals by landlock": lambda: landlock.restrict(Protections(), [Path("/")]),
    "own network": lambda: libc.unshare(namespaces.NEW_NETWORK),
    "limits": limits.set_all,
    "no privileges": privileges.give_up,
}
MEASURES[measure]()
json.dump(hostile.attempted(names), sys.stdout)
