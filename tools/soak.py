"""Long trials of the table: `python3 table.py soak kills`. They end with figures, and fail if anything is wrong."""

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from nascondino import games
from nascondino.server.child import ServerProcess
from nascondino.server.soaks.kills import Plan, Trial


def kills_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=200, help="of the server; bots are killed besides; 200")
    parser.add_argument("--tables", type=int, default=3, help="where people play at the same time; 3")
    parser.add_argument("--minutes", type=float, default=60, help="after which it ends in any case; 60")
    parser.add_argument("--seed", type=int, default=1, help="of what people do, and of the moments; 1")


def kills(chosen: argparse.Namespace) -> int:
    """People play while their server is killed again and again; nothing acknowledged may be lost or doubled."""
    plan = Plan(chosen.kills, chosen.seed, chosen.tables, tuple(games.titles()), chosen.minutes)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            totals = asyncio.run(Trial(server, plan).run())
        finally:
            server.kill()
    print(json.dumps(asdict(totals), indent=2))
    return 0 if totals.clean and totals.kills >= plan.kills else 1


TRIALS = {kills: kills_arguments}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    trials = parser.add_subparsers(metavar="TRIAL", required=True)
    for trial, arguments in TRIALS.items():
        command = trials.add_parser(trial.__name__, help=trial.__doc__, description=trial.__doc__)
        arguments(command)
        command.set_defaults(trial=trial)
    chosen = parser.parse_args()
    code: int = chosen.trial(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
