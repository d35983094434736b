"""`nascondino serve`: where it listens, what it says, and what it refuses."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from nascondino import cli
from nascondino.cli import serve
from nascondino.server.child import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def test_it_says_where_it_is_and_serves_the_page_there(tmp_path):
    server = ServerProcess(tmp_path, environment=PLAIN)
    server.start()
    try:
        with urllib.request.urlopen(f"{server.address}/") as answer:
            policy = answer.headers["content-security-policy"]

        assert "default-src 'none'" in policy
        assert f"Nascondino is at http://localhost:{server.port}" in server.log
    finally:
        server.stop()


def test_the_command_of_the_readme_serves_the_network(tmp_path):
    server = ServerProcess(tmp_path, ("--host", "0.0.0.0"), PLAIN)  # noqa: S104
    server.start()
    try:
        assert b"ok" == urllib.request.urlopen(f"{server.address}/healthz").read()
    finally:
        server.stop()


def test_it_ends_when_it_is_asked_to_and_says_nothing_more(tmp_path):
    server = ServerProcess(tmp_path, environment=PLAIN)
    server.start()
    os.kill(server.pid, signal.SIGINT)

    assert server.wait() in (0, 130)
    assert "Traceback" not in server.log


def test_a_port_in_use_is_said_in_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = subprocess.run(
            [sys.executable, "-m", "nascondino", "serve", "--port", str(port), "--database", tmp_path / "t.db"],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )

    assert (1, f"nascondino: Port {port} of 127.0.0.1 cannot be used: Address already in use.\n") == (
        ran.returncode,
        ran.stderr,
    )


@pytest.mark.parametrize("pace", ["nan", "-1", "soon", "61"])
def test_a_pace_that_is_none_is_said_in_a_sentence(pace, capsys):
    assert 2 == cli.main(["serve", f"--pace={pace}"])
    assert "the pace is a number of seconds from 0 to 60" in capsys.readouterr().err


def test_without_a_command_it_serves_and_opens_the_browser(monkeypatch):
    opened = []
    monkeypatch.setattr(serve, "run", lambda arguments: opened.append((arguments.open, arguments.host)) or 0)

    assert 0 == cli.main([])
    assert [(True, "127.0.0.1")] == opened
