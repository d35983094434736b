"""A server as `nascondino serve` starts it, but for measuring and for pictures, by which all comes from one machine.

It has no limits for one address; and with a seed, the same matches are drawn in every run.

python -m nascondino.trials.unlimited --port PORT --database FILE [--pace SECONDS] [--seed NUMBER]
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import socket
from pathlib import Path

import uvicorn

from nascondino.engine import seal
from nascondino.server.http.app import application
from nascondino.server.http.serving import serving, tune_garbage_collector
from nascondino.server.http.settings import Settings
from nascondino.server.limits import Limits, Rate

ENOUGH = Rate(1e9, 1e9)
UNLIMITED = Limits(
    messages=ENOUGH,
    messages_of_address=ENOUGH,
    onlookers=ENOUGH,
    changes=ENOUGH,
    questions=ENOUGH,
    tables_of_session=ENOUGH,
    tables_of_address=ENOUGH,
    boards=ENOUGH,
    handshakes=ENOUGH,
    sockets_of_address=100_000,
    connections=100_000,
    connections_of_address=100_000,
)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=Path, required=True)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    if chosen.seed is not None:
        _draw_alike(chosen.seed)
    listening = socket.create_server(("127.0.0.1", chosen.port))
    print(f"It is at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # noqa: T201
    tune_garbage_collector()
    settings = Settings(chosen.database, pace=chosen.pace, limits=UNLIMITED)
    uvicorn.Server(serving(application(settings), settings)).run(sockets=[listening])


def _draw_alike(seed: int) -> None:
    """Every new match has a seed that follows from its number: nobody plays for anything here."""
    numbers = itertools.count()
    seal.new_seed = lambda: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()


if __name__ == "__main__":
    main()
