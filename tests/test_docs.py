"""Every command that the documents show is run: here, or by the test that the table below names.

Shown means: inside a fenced block marked `console` (lines that begin with `$ `) or `sh` (every line). A command of the
program, `nascondino …` or `python3 table.py …`, is run here as it stands, the lines of one block in one fresh folder.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent

COVERED_ELSEWHERE = {  # command → the test that runs it, or what it does
    "python3 table.py": "tests/test_table.py",
    "python3 table.py serve --host 0.0.0.0 --port 8460": "tests/cli/test_serve.py",
    "python3 table.py serve --bots my_bots": "tests/server/test_own_bots.py",
    "python3 table.py setup": "tests/test_table.py",
    "python3 table.py test": ".ci/run",
    "python3 table.py test --all": "tests/test_table.py",
    "python3 table.py test -k locks": "tests/test_table.py",
    "python3 table.py play venice": "tests/cli/test_play.py",
    "python3 table.py play venice --seat 2 --board london --save my.record": "tests/cli/test_play.py",
    "python3 table.py play --resume my.record": "tests/cli/test_play.py",
    "python3 table.py replay my.record --as 2": "tests/cli/test_records.py",
    "python3 table.py verify my.record": "tests/cli/test_records.py",
    "python3 table.py analyse my.record": "tests/cli/test_analyse.py",
    "python3 table.py analyse my.record --seat 2 --json": "tests/cli/test_analyse.py",
    "nascondino --shelf my_games rules marmot": "tests/cli/test_new_game.py",
    "nascondino --shelf my_games play marmot": "tests/cli/test_new_game.py",
    "python3 table.py bench kernel": "tests/bench/test_kernel.py",
    "python3 table.py bench bots": "tests/bench/test_bots.py",
    "nascondino arena inkognito --players 3 --bots master,greedy --games 18": "tests/cli/test_arena.py",
    ".venv/bin/python tools/exploitability.py ambush --positions 10": "tests/bots/test_exploitability.py",
    ".venv/bin/python tools/exploitability.py escort --positions 10": "tests/bots/test_exploitability.py",
    ".venv/bin/python tools/exploitability.py dive --positions 12": "tests/bots/test_exploitability.py",
    ".venv/bin/python tools/endgames.py --positions 8": "tests/bots/test_exploitability.py",
    ".venv/bin/python tools/pursuits.py --positions 6 --bots random,greedy,regular,expert": (
        "tests/bots/test_pursuits.py"
    ),
    ".venv/bin/python tools/seeing.py --matches 200 --iterations 2000": "tests/bots/test_seeing.py",
    ".venv/bin/python tools/learn_dice.py --matches 700 --iterations 500": "tests/bots/test_learn_dice.py",
    ".venv/bin/python tools/lock.py": "tests/test_locks.py",
    ".venv/bin/python tools/lock.py --upgrade": "tests/test_locks.py",
}

PROGRAM = re.compile(r"(?:nascondino|python3 table\.py)(?: +|$)")

FENCE = re.compile(r"^(?P<fence>```+)(?P<kind>console|sh)\n(?P<body>.*?)^(?P=fence)\s*$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    where: str
    commands: list[str]


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src").rglob("*.md"))]


def blocks_in(text: str, where: str) -> list[Block]:
    return [
        Block(f"{where}:{text.count(chr(10), 0, found.start()) + 1}", commands_in(found["kind"], found["body"]))
        for found in FENCE.finditer(text)
    ]


def commands_in(kind: str, body: str) -> list[str]:
    lines = body.replace("\\\n", " ").splitlines()
    if kind == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    without_remarks = (re.sub(r"(^|\s)#.*", "", line).strip() for line in lines)
    return [" ".join(line.split()) for line in without_remarks if line]


def blocks() -> list[Block]:
    found = (blocks_in(file.read_text(encoding="utf-8"), str(file.relative_to(ROOT))) for file in documents())
    return [block for blocks in found for block in blocks]


def run_here(command: str, folder: Path) -> None:
    arguments = shlex.split(PROGRAM.sub("", command, count=1))
    program = [sys.executable, "-P", "-m", "nascondino", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    quiet = {"stdin": subprocess.DEVNULL, "capture_output": True, "encoding": "utf-8"}
    run = subprocess.run(program, cwd=folder, env=environment, **quiet)
    assert 0 == run.returncode, f"{command}\n{run.stdout}\n{run.stderr}"


def marked(block: Block):
    """Arenas play for long."""
    return pytest.param(block, marks=[pytest.mark.slow] if "arena" in " ".join(block.commands) else [])


@pytest.mark.parametrize("block", [marked(block) for block in blocks()], ids=lambda block: block.where)
def test_shown_commands_work(block, tmp_path):
    for command in block.commands:
        if command not in COVERED_ELSEWHERE:
            assert PROGRAM.match(command), f"{block.where} shows `{command}`, which nothing runs: see COVERED_ELSEWHERE"
            run_here(command, tmp_path)


def test_the_table_has_no_entry_that_is_shown_nowhere():
    shown = {command for block in blocks() for command in block.commands}

    assert set() == set(COVERED_ELSEWHERE) - shown


@pytest.mark.parametrize("file", sorted(set(COVERED_ELSEWHERE.values())))
def test_what_the_table_names_exists(file):
    assert (ROOT / file).is_file()


def test_commands_are_found():
    console = "```console\n$ one  two # why\nits answer\n$ three \\\n    four\n```\n"
    others = "```sh\n# remark\nfive\n```\n```python\nsix\n```\n"

    assert [Block("x:1", ["one two", "three four"]), Block("x:7", ["five"])] == blocks_in(console + others, "x")


@pytest.mark.parametrize("file", documents(), ids=lambda file: str(file.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(file):
    targets = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))

    assert [] == [target for target in targets if not (file.parent / target).exists()]


def glossary() -> list[str]:
    """The words that a table of CONTRIBUTING begins its lines with."""
    return re.findall(r"^\| \*(.+?)\* \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)


def names_in_code() -> set[str]:
    """Whatever the code calls something, in small letters with a blank between its words; files are names, too."""
    files = [file for folder in ("src/nascondino", "web/src") for file in (ROOT / folder).rglob("*.*")]
    code = [file for file in files if file.suffix in {".py", ".ts", ".svelte"}]
    names = {name for file in code for name in re.findall(r"\w+", file.stem + " " + file.read_text(encoding="utf-8"))}
    return {re.sub(r"(?<=[a-z])(?=[A-Z])|_+", " ", name).strip().lower() for name in names}


def test_every_word_of_the_glossary_is_a_name_in_the_code():
    names = "\n".join(names_in_code())

    assert [] == [word for word in glossary() if not re.search(rf"\b{word.lower()}s?\b", names)]
    assert "turning point" in glossary()
