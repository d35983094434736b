"""A server as `nascondino serve` starts it, but without limits for one address: all the load comes from one machine.

python -m nascondino.bench.unlimited --port PORT --database FILE
"""

from __future__ import annotations

import argparse
import socket
from pathlib import Path

import uvicorn

from nascondino.server.app import Settings, application, look_for_garbage_seldom, serving
from nascondino.server.limits import Limits, Rate

ENOUGH = Rate(1e9, 1e9)
LIMITS = Limits(messages=ENOUGH, changes=ENOUGH, questions=ENOUGH, sockets_of_address=100_000)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=Path, required=True)
    chosen = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", chosen.port))
    print(f"It is at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # noqa: T201
    look_for_garbage_seldom()
    settings = Settings(chosen.database, pace=0, limits=LIMITS)
    uvicorn.Server(serving(application(settings), settings)).run(sockets=[listening])


if __name__ == "__main__":
    main()
