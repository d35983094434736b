"""A real server, on loopback, in plain mode: its rules need no compiling."""

from pathlib import Path

import pytest

from nascondino.trials.process import ServerProcess
from tests import luck


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
