"""The sizes of the tree below fixed positions: whoever changes a rule changes one of them."""

import shlex
from pathlib import Path

import pytest

from nascondino.cli import parser
from nascondino.cli.arguments import setup
from nascondino.cli.perft import counted

GOLDEN = [
    line.split(":")
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("arguments", "golden"), GOLDEN, ids=[arguments.strip() for arguments, _ in GOLDEN])
def test_the_tree_has_as_many_nodes_as_ever(arguments, golden):
    expected = [int(number) for number in golden.split()]
    asked = parser().parse_args(["perft", "inkognito", *shlex.split(arguments)])
    result = counted(setup(asked), len(expected), asked.seed, asked.after)
    by_choice = "\n".join(f"{choice:24} {nodes}" for choice, nodes in result["divide"].items())

    assert expected == result["nodes"], f"at depth {len(expected)}:\n{by_choice}"
