"""A real server, on loopback, in plain mode: its rules need no compiling."""

from pathlib import Path

import pytest

from nascondino.server.bots import readable
from nascondino.trials.process import ServerProcess
from tests import luck


@pytest.fixture(autouse=True)
def plain_minds(request, monkeypatch):
    """Bots of a server in this process think as plain Python: to load compiled code takes each server seconds."""
    if "compiled_minds" not in request.fixturenames:
        usual = readable.environment
        monkeypatch.setattr(readable, "environment", lambda: {**usual(), "NUMBA_DISABLE_JIT": "1"})


@pytest.fixture
def compiled_minds():
    """For a test of what is compiled: bots are as they are at a real table."""


@pytest.fixture
def server(tmp_path):
    """A server process of this test alone: `address`, `database`, `log`, `kill()`, `restart()`, `stop()`."""
    yield from _running(luck.server(tmp_path))


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory):
    """A server process that many tests use, each with tables of its own; none may stop it."""
    yield from _running(luck.server(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def generous(tmp_path_factory):
    """One that lets anybody ask as often as they like, and soon lets go whoever does not read."""
    program = Path(__file__).with_name("generous.py")
    yield from _running(luck.server(tmp_path_factory.mktemp("generous"), [], program))


def _running(process: ServerProcess):
    process.start()
    yield process
    process.kill()
    assert process.tracebacks() == []
