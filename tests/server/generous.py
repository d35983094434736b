"""A server that lets anybody ask as often as they like, and soon lets go whoever does not read. For tests."""

import argparse
import socket
from dataclasses import replace
from pathlib import Path

import uvicorn

from nascondino.server.http.app import application
from nascondino.server.http.serving import serving
from nascondino.server.http.settings import Settings
from nascondino.trials.unlimited import UNLIMITED
from tests import luck

UNREAD = 5_000_000


def main():
    luck.fix()
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database", type=Path)
    chosen = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", chosen.port))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # what is not read waits in the server, at once
    settings = Settings(chosen.database, pace=0, limits=replace(UNLIMITED, unread_bytes=UNREAD))
    config = serving(application(settings), settings)
    config.ws_ping_interval = config.ws_ping_timeout = 0.5
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # noqa: T201
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
