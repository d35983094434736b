"""`nascondino serve`: where it listens, what it says, and what it refuses."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from nascondino import cli
from nascondino.cli import languages as terminal_languages
from nascondino.cli import serve
from nascondino.engine.texts import languages
from nascondino.server.wire.http_messages import Reach
from nascondino.trials.process import ServerProcess

PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def test_it_says_where_it_is_and_serves_the_page_there(tmp_path):
    server = ServerProcess(tmp_path, environment=PLAIN)
    server.start()
    try:
        with urllib.request.urlopen(f"{server.address}/") as answer:
            policy = answer.headers["content-security-policy"]

        assert "default-src 'none'" in policy
        assert f"Nascondino is at http://localhost:{server.port} " in server.log
        assert "Only this machine can open it." in server.log
        assert "python3 table.py serve --host 0.0.0.0" in server.log
    finally:
        server.stop()


def test_the_command_of_the_readme_serves_the_network(tmp_path):
    server = ServerProcess(tmp_path, ("--host", "0.0.0.0"), PLAIN)  # noqa: S104
    server.start()
    try:
        assert b"ok" == urllib.request.urlopen(f"{server.address}/healthz").read()
        assert "Only this machine can open it." not in server.log
        assert f"http://localhost:{server.port}" in server.log
    finally:
        server.stop()


HERE, HOME, CABLE = (f"http://{host}:8460" for host in ("localhost", "192.168.1.5", "192.168.7.2"))
ALONE = "Only this machine can open it. To let others in from your network: C"
ENDS = "(Ctrl-C ends it; no match is lost)"


@pytest.mark.parametrize(
    ("reach", "here", "expected"),
    [
        (Reach(None, [], "C"), HERE, [f"Nascondino is at {HERE} {ENDS}", ALONE]),
        (Reach(None, [HOME], None), HERE, [f"Nascondino is at {HOME} {ENDS}", f"On this machine also: {HERE}"]),
        (Reach(None, [HOME], None), HOME, [f"Nascondino is at {HOME} {ENDS}"]),
        (
            Reach(None, [HOME, CABLE], None),
            HERE,
            [
                f"Nascondino is at {HOME} {ENDS}",
                f"If that address does not lead others here: {CABLE}",
                f"On this machine also: {HERE}",
            ],
        ),
        (
            Reach(None, [], None),
            HERE,
            [
                f"Nascondino is at {HERE} {ENDS}",
                "This machine is in no network now, so only it can open the page.",
            ],
        ),
        (
            Reach("https://table.example", [], None),
            HERE,
            [f"Nascondino is at https://table.example {ENDS}", f"On this machine also: {HERE}"],
        ),
    ],
)
def test_it_tells_others_where_to_come_before_it_tells_its_own_machine(reach, here, expected):
    assert expected == serve.greeting(terminal_languages.texts("en"), reach, here)


@pytest.mark.parametrize("language", languages(terminal_languages.LOCALE))
def test_it_says_in_every_language_how_to_let_others_in(language):
    said = serve.greeting(terminal_languages.texts(language), Reach(None, [], serve.OPENING), HERE)

    assert [True, True] == [HERE in said[0], serve.OPENING in said[1]]


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", HERE),
        ("0.0.0.0", HERE),  # noqa: S104
        ("::", HERE),
        ("::1", "http://[::1]:8460"),
        ("192.168.1.5", HOME),
    ],
)
def test_its_own_machine_opens_it_where_it_listens(host, expected):
    assert expected == serve.own_address(host, 8460)


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
