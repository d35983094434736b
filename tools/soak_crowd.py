"""A match of people while strangers crowd the server: 180 silent connections, 150 slow readers, 500 tables of bots.

Prints figures, or with --json all of them; ends with 1 if an action was refused, took too long, or memory grew.
"""

import argparse
import asyncio
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from nascondino.trials.crowd import Totals, run
from nascondino.trials.process import ServerProcess
from nascondino.trials.strangers import GAME, Numbers


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--silent", type=int, default=180, help="connections that say nothing; 180")
    parser.add_argument("--slow", type=int, default=150, help="readers that do not read; 150")
    parser.add_argument("--tables", type=int, default=500, help="at which bots alone sit; 500")
    parser.add_argument("--watched", type=int, default=20, help="of these, where somebody looks on; 20")
    parser.add_argument("--actions", type=int, default=400, help="of the people; 400")
    parser.add_argument("--seed", type=int, default=1, help="of what they do; 1")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def soak(chosen: argparse.Namespace) -> int:
    numbers = Numbers(chosen.silent, chosen.slow, chosen.tables, chosen.watched)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), arguments=())
        server.start()
        try:
            totals = asyncio.run(run(server, numbers, GAME, chosen.actions, chosen.seed))
        finally:
            server.kill()
    print(json.dumps(asdict(totals), indent=2) if chosen.json else _told(totals))
    return 0 if totals.clean and totals.within_bounds else 1


def _told(totals: Totals) -> str:
    lines = []
    for name, span in (("alone", totals.alone), ("crowded", totals.crowded)):
        figures = f"p50 {span.p50:.1f} ms, p95 {span.p95:.1f} ms, longest {span.longest:.0f} ms"
        lines.append(f"{name:8} {span.actions} actions, {span.refused} refused, {figures}")
    memory = (totals.memory_alone, totals.memory_crowded, totals.memory_at_the_end)
    lines.append("memory   " + " → ".join(f"{each / 1e6:.0f} MB" for each in memory) + " alone, crowded, at the end")
    lines.append("strangers met " + ", ".join(f"{what} {number}" for what, number in sorted(totals.met.items())))
    return "\n".join([*lines, *totals.mistakes])
