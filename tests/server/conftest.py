"""A real server, on loopback, in plain mode: its rules need no compiling."""

from pathlib import Path

import pytest

from nascondino.server.child import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1"}


@pytest.fixture
def server(tmp_path):
    """A server process of this test alone: `address`, `database`, `log`, `kill()`, `restart()`, `stop()`."""
    yield from _running(tmp_path)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory):
    """A server process that many tests use, each with tables of its own; none may stop it."""
    yield from _running(tmp_path_factory.mktemp("server"))


def _running(folder: Path):
    process = ServerProcess(folder, environment=PLAIN)
    process.start()
    yield process
    process.kill()
    assert "Traceback" not in process.log, process.log
