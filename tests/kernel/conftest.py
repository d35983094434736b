import os
import pty
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "nascondino"

ENTRY = """\
rules = None

def entry(x):
    return rules.answer(x)
"""

GAME = """\
from .rules import answer
"""

RULES = """\
from nascondino.kernel import rule
from .adding import called

@rule
def answer(x):
    return called(x)
"""

CALLED_RULE = """\
from nascondino.kernel import rule

@rule
def called(x):
    return x + {number}
"""

PROGRAM = """\
import importlib, sys
from nascondino.engine.template import entry
from nascondino.kernel import bind

for name in sys.argv[1:]:
    print(bind(entry, importlib.import_module(f"nascondino.games.{name}.game"))(1))
"""


@dataclass
class Screen:
    """A terminal with a process that writes to it."""

    process: subprocess.Popen
    terminal: int
    seen: bytes = b""

    def until(self, text):
        """Wait until this is to be seen."""
        while text not in self.seen.decode(errors="replace"):
            self.seen += os.read(self.terminal, 4096)

    def rest(self):
        """All that was to be seen, at its end."""
        self.process.communicate()
        try:
            while part := os.read(self.terminal, 4096):
                self.seen += part
        except OSError:  # how Linux says that the other end is closed
            pass
        finally:
            os.close(self.terminal)
        return self.seen.decode()


@dataclass
class Project:
    """The true kernel under two games of a few lines: quick to compile, and free to be edited."""

    root: Path

    def __post_init__(self):
        shutil.copytree(PACKAGE / "kernel", self.package / "kernel")
        for folder in ("engine", "parts", "games/one/rules", "games/two/rules"):
            (self.package / folder).mkdir(parents=True)
        (self.package / "__init__.py").touch()  # else an installed package of this name would be found before it
        (self.package / "engine" / "template.py").write_text(ENTRY)
        (self.root / "program.py").write_text(PROGRAM)
        for game, number in ("one", 10), ("two", 20):
            (self.package / "games" / game / "game.py").write_text(GAME)
            (self.package / "games" / game / "rules" / "__init__.py").write_text(RULES)
            self.edit(game, number)

    @property
    def package(self):
        return self.root / "nascondino"

    @property
    def cache(self):
        return self.root / "cache"

    def edit(self, game, number):
        """Let the game's called rule, in a file inside its rules, add another number."""
        (self.package / "games" / game / "rules" / "adding.py").write_text(CALLED_RULE.format(number=number))

    def environment(self, **more):
        """As a user has it, with an own home; what is given as None is left out."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA", "XDG"))}
        own = {"PYTHONPATH": str(self.root), "HOME": str(self.root), "NASCONDINO_CACHE": str(self.cache)}
        return {name: str(value) for name, value in {**inherited, **own, **more}.items() if value is not None}

    def start(self, *games, stderr=subprocess.PIPE, **more):
        command = [sys.executable, "-P", str(self.root / "program.py"), *games]
        streams = {"stdout": subprocess.PIPE, "stderr": stderr, "encoding": "utf-8"}
        return subprocess.Popen(command, env=self.environment(**more), cwd=self.root, **streams)

    def run(self, *games, **more):
        """What the games answer to 1."""
        started = self.start(*games, **more)
        out, err = started.communicate()

        assert (0, "") == (started.returncode, err)
        return [int(line) for line in out.split()]

    def on_terminal(self, *games):
        """What a person at a terminal would see beside the answers."""
        return self.begin_on_terminal(*games).rest()

    def begin_on_terminal(self, *games):
        ours, theirs = pty.openpty()
        started = self.start(*games, stderr=theirs)
        os.close(theirs)
        return Screen(started, ours)

    def compiled(self):
        """Every file of compiled code, with the time it was written."""
        return {path: path.stat().st_mtime_ns for path in self.cache.rglob("*.nbc")}

    def forget(self):
        """Remove all compiled code."""
        for path in self.cache.rglob("*.nb?"):
            path.unlink()


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)
