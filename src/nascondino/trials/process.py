"""A server as a process of its own, on this machine, which can be killed and started again: for tests and measuring."""

from __future__ import annotations

import http.client
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

PATIENCE = 60.0  # seconds for a start or an end
AT = re.compile(r"http://\S+:(\d+)")
TRACEBACK = re.compile(r"Traceback \(most recent call last\):\n(?: .*\n)+(\S.*)")
ORPHANED = ("EOFError", "FileNotFoundError", "BrokenPipeError", "ConnectionResetError")


class DidNotStart(Exception):
    """The text is what it said."""


class ServerProcess:
    """`nascondino serve` on loopback, with the database and the log in a folder. A restart keeps port and database."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = ("--pace", "0"),
        environment: Mapping[str, str] | None = None,
        program: Sequence[str] = ("-m", "nascondino", "serve", "--no-compile-ahead"),
    ) -> None:
        self.database = folder / "tables.db"
        self.port = 0
        self._log = folder / "log.txt"
        self._arguments = arguments
        self._program = program
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._running().pid

    @property
    def log(self) -> str:
        """All that it has said since it was started first."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def memory(self) -> int:
        """Bytes that it has in memory, without its bots'."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGESIZE")

    def tracebacks(self) -> list[str]:
        """Those in its log; but not of a bot's process that was being born when the server was killed."""
        found = TRACEBACK.finditer(self.log)
        return [trace[0] for trace in found if not ("spawn_main" in trace[0] and trace[1].startswith(ORPHANED))]

    def start(self) -> None:
        """Start it and wait until it answers."""
        said = len(self.log) if self._log.exists() else 0
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command(), stdout=log, stderr=log, env=self._environment)  # noqa: S603
        deadline = time.monotonic() + PATIENCE
        while not self._answers(said):
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise DidNotStart(self.log[said:])
            time.sleep(0.01)

    def kill(self) -> None:
        """As if the power had failed."""
        if self._process:
            self._process.kill()
            self._process.wait(PATIENCE)

    def wait(self) -> int:
        """Until it has ended; its exit code."""
        return self._running().wait(PATIENCE)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._running().terminate()
        self._running().wait(PATIENCE)

    def restart(self) -> None:
        self.kill()
        self.start()

    def bots(self) -> list[int]:
        """The ids of the processes that bots think in."""
        return [pid for fork_server in self.fork_servers() for pid in _children(fork_server)]

    def fork_servers(self) -> list[int]:
        """The id of the process from which they are forked."""
        return _children(self.pid, "-f", "bots.fork_server")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise RuntimeError("the server has not been started")
        return self._process

    def _command(self) -> list[str]:
        place = ["--port", str(self.port), "--database", str(self.database)]
        return [sys.executable, *self._program, *place, *self._arguments]

    def _answers(self, said: int) -> bool:
        found = AT.search(self.log[said:])
        if found is None:
            return False
        self.port = int(found[1])
        try:
            urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE).close()  # noqa: S310  # our own
        except (OSError, http.client.HTTPException):
            return False
        return True


def _children(pid: int, *more: str) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid), *more], capture_output=True)  # noqa: S603, S607
    return [int(child) for child in found.stdout.split()]
