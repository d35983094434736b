"""Every import contract of pyproject.toml keeps what is right and breaks on what is wrong."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

CONTRACTS = {
    contract["id"]: contract["name"]
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
}

FILES_OF_A_GAME = "game", "bots", "words", "beliefs", "sight", "rules", "board", "state", "info"

PLANTS = [  # contract, file inside the package, what is planted there
    ("direction", "kernel/planted.py", "import nascondino.engine"),
    ("direction", "engine/planted.py", "import nascondino.games"),
    ("direction", "games/one/rules.py", "import nascondino.testing"),
    ("direction", "testing/planted.py", "import nascondino.cli"),
    ("direction", "bots/planted.py", "import nascondino.envs"),
    ("direction", "unplaced/__init__.py", ""),
    ("server", "server/wire/planted.py", "import nascondino.server.tables"),
    ("server", "server/tables/planted.py", "import nascondino.server.live"),
    ("server", "server/unplaced.py", ""),
    ("strangers", "games/one/rules.py", "import nascondino.games.two.state"),
    ("strangers", "games/two/info.py", "from nascondino.games import one"),
    ("unnamed", "cli/planted.py", "import nascondino.games.one.game"),
    ("unnamed", "games/__init__.py", "from nascondino.games.two import info"),
    ("inside", "games/one/info.py", "from nascondino.games.one import state"),
    ("inside", "games/one/rules.py", "from nascondino.games.one.sight import view"),
    ("inside", "games/two/rules/meeting.py", "from nascondino.games.two.sight import view"),
    ("inside", "games/two/board.py", "import nascondino.games.two.rules.meeting"),
    ("inside", "games/two/bots.py", "import nascondino.games.two.words"),
    ("inside", "games/two/unplaced.py", ""),
]


@pytest.fixture
def package(tmp_path):
    """A copy of the package with two more games, one with its rules in a package, and every optional folder."""
    copy = tmp_path / "nascondino"
    shutil.copytree(ROOT / "src" / "nascondino", copy, ignore=lambda _, names: [n for n in names if n == "tests"])
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for game in "one", "two":
        for name in "__init__", *FILES_OF_A_GAME:
            plant(copy / "games" / game / f"{name}.py", "")
    (copy / "games" / "two" / "rules.py").unlink()
    for name in "__init__", "meeting":
        plant(copy / "games" / "two" / "rules" / f"{name}.py", "")
    for folder in "server", "arena", "bots", "envs":
        plant(copy / folder / "__init__.py", "")
    return copy


def plant(file: Path, line: str) -> None:
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as end:
        end.write(f"\n{line}\n")


def broken_contracts(package: Path) -> set[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONIOENCODING": "utf-8", "COLUMNS": "500"}
    run = subprocess.run(command, cwd=package.parent, env=environment, capture_output=True, encoding="utf-8")
    verdicts = dict(re.findall(r"^(.+) (KEPT|BROKEN)\b", run.stdout, re.MULTILINE))
    assert set(CONTRACTS.values()) == set(verdicts), run.stdout + run.stderr
    broken = {contract for contract, name in CONTRACTS.items() if verdicts[name] == "BROKEN"}
    assert bool(broken) == bool(run.returncode)
    return broken


def test_a_package_that_keeps_the_order_is_accepted(package):
    plant(package / "games" / "one" / "rules.py", "from nascondino.games.one import board, info, state")
    plant(package / "games" / "two" / "sight.py", "from nascondino.games.two.rules import meeting")
    plant(package / "games" / "one" / "board.py", "import nascondino.parts, nascondino.engine, nascondino.kernel")

    assert set() == broken_contracts(package)


@pytest.mark.parametrize(("contract", "file", "line"), PLANTS)
def test_a_planted_import_is_caught(package, contract, file, line):
    plant(package / file, line)

    assert {contract} == broken_contracts(package)


def test_every_contract_is_broken_by_some_plant():
    assert set(CONTRACTS) == {contract for contract, _, _ in PLANTS}
