"""A server that lets anybody ask as often as they like, and soon lets go whoever does not read. For tests."""

import argparse
import socket
from pathlib import Path

import uvicorn

from nascondino.server.app import Settings, application
from nascondino.server.limits import Limits, Rate

OFTEN = Rate(1e9, 1e9)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database", type=Path)
    chosen = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", chosen.port))
    app = application(Settings(chosen.database, pace=0, limits=Limits(OFTEN, OFTEN, OFTEN)))
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # noqa: T201
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False)).run(sockets=[listening])


if __name__ == "__main__":
    main()
