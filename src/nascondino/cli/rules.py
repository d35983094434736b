"""`nascondino rules`: every rule of a game by its id, with the tests that name it."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from nascondino.engine.errors import BadInput

from .arguments import add_json, print_json

SUMMARY = "List every rule by its id, with the tests that name it"

ID = r"[A-Z]{1,3}-[0-9]+"
A_RULE = re.compile(rf"^\s*(?:[-*+|]|#+)?\s*[*_`]*(?P<id>{ID})\b[*_`]*[\s:.|–—-]*(?P<text>.*?)\s*$")
"""A list item, heading or table row of RULES.md that begins with an id."""


@dataclass(frozen=True)
class Rule:
    game: str
    id: str
    text: str
    tests: list[str]
    status: str


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="all games, if not said")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from nascondino import games

    titles = [arguments.game] if arguments.game else games.titles()
    rules = [rule for title in titles for rule in rules_of(title, games.folder(title))]
    tested = sum(rule.status == "tested" for rule in rules)
    if arguments.json:
        counts = {"tested": tested, "untested": len(rules) - tested}
        print_json({"rules": [asdict(rule) for rule in rules], **counts})
    else:
        for rule in rules:
            print(f"{rule.id:6} {rule.status:9} {len(rule.tests):3} tests   {_short(rule.text)}")
        print(f"{tested} of {len(rules)} rules are tested.")
    return 0


def rules_of(game: str, folder: Path) -> list[Rule]:
    """The rules in a game's RULES.md, each with the tests that name it."""
    rulebook, tests = folder / "RULES.md", folder / "tests"
    if not tests.is_dir():
        raise BadInput(f"Rules are held against the tests of a checkout, and there are no tests of {game} here.")
    if not rulebook.is_file():
        raise BadInput(f"{game} has no RULES.md to read rules from.")
    naming = [found for file in sorted(tests.rglob("test_*.py")) for found in tests_in(file, folder)]
    texts = dict(reversed(ids_in(rulebook.read_text(encoding="utf-8"))))  # reversed: the first line of an id counts
    return [_rule(game, rule_id, texts[rule_id], naming) for rule_id in sorted(texts, key=_order)]


def ids_in(rulebook: str) -> list[tuple[str, str]]:
    """Every line that begins with an id, and what it says."""
    found = map(A_RULE.match, rulebook.splitlines())
    return [(line["id"], line["text"]) for line in found if line]


def tests_in(file: Path, folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every test of a file, and the ids in its name or anywhere in its text, the remarks right above it included."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            text = "\n".join(lines[_first_line(node, lines) : node.end_lineno])
            name = f"{file.relative_to(folder).as_posix()}::{node.name}"
            yield name, set(re.findall(rf"\b{ID}\b", text)) | ids_in_name(node.name)


def _first_line(test: ast.FunctionDef, lines: list[str]) -> int:
    first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)]) - 1
    while first > 0 and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    return first


def ids_in_name(name: str) -> set[str]:
    """`test_v_12_v_14_lines_run_both_ways` names V-12 and V-14."""
    found = re.findall(r"(?<=_)([a-z]{1,3})_([0-9]+)(?=_|$)", name)
    return {f"{letters.upper()}-{number}" for letters, number in found}


def _rule(game: str, rule_id: str, text: str, naming: list[tuple[str, set[str]]]) -> Rule:
    tests = [name for name, ids in naming if rule_id in ids]
    return Rule(game, rule_id, text, tests, "tested" if tests else "untested")


def _order(rule_id: str) -> tuple[str, int]:
    letters, number = rule_id.split("-")
    return letters, int(number)


def _short(text: str, most: int = 80) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
