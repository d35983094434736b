"""People play while their server is killed and its disk fails; nothing acknowledged may be lost or doubled.

Prints totals as JSON; ends with 1 if anything is wrong.
"""

import argparse
import asyncio
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from nascondino import games
from nascondino.trials.failing_disk import FailingDisk
from nascondino.trials.kills import Plan, Trial
from nascondino.trials.process import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1"}  # the server's rules: to load compiled ones would take most of its short lives


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=200, help="of the server; bots are killed besides; 200")
    parser.add_argument("--faults", type=int, default=300, help="of the disk: failed writes and syncs, no room; 300")
    parser.add_argument("--tables", type=int, default=3, help="where people play at the same time; 3")
    parser.add_argument("--minutes", type=float, default=60, help="after which it ends in any case; 60")
    parser.add_argument("--seed", type=int, default=1, help="of what people do, and of the moments; 1")


def soak(chosen: argparse.Namespace) -> int:
    plan = Plan(chosen.kills, chosen.faults, chosen.seed, chosen.tables, tuple(games.titles()), chosen.minutes)
    with tempfile.TemporaryDirectory() as folder:
        disk = FailingDisk(Path(folder))
        server = ServerProcess(Path(folder), environment={**disk.environment, **PLAIN})
        server.start()
        try:
            totals = asyncio.run(Trial(server, disk, plan).run())
        finally:
            server.kill()
    print(json.dumps(asdict(totals), indent=2))
    is_done = totals.kills >= plan.kills and totals.all_faults >= plan.faults
    return 0 if totals.clean and is_done else 1
