"""Running the program in this process, and as a process of its own."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from nascondino.cli import main

ROOT = Path(__file__).resolve().parents[2]


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """Saved matches go into the test's own folder; and the terminal is the same everywhere."""
    monkeypatch.setenv("NASCONDINO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # texts are English, whatever the tester's are
    return tmp_path / "data"


@pytest.fixture
def run(capsys, monkeypatch):
    """Run the program here; `typed` is what the person types."""

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def environment(data):
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NASCONDINO_DATA": str(data)}


@pytest.fixture
def program():
    return [sys.executable, "-P", "-m", "nascondino"]


@pytest.fixture
def start(environment, program):
    """Run the program as a process of its own, to its end."""

    def start(*arguments, **more):
        quiet = {"stdin": subprocess.DEVNULL, "capture_output": True, "encoding": "utf-8", "env": environment}
        return subprocess.run([*program, *map(str, arguments)], **{**quiet, **more})

    return start


@pytest.fixture
def finished(run, tmp_path):
    """The record of a whole match: a person as the only detective against a greedy Mister X in London."""
    path = tmp_path / "finished.record"
    ran = run("play", "venice", "--players", 2, "--seat", 2, "--board", "london", "--save", path, typed="1\n" * 200)
    assert 0 == ran.code, ran.err
    assert "Its last link is" in ran.out
    return path
