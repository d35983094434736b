"""The sizes of the tree below fixed positions, from each game's tests/perft.txt: whoever changes a rule changes one."""

import shlex

import pytest

from nascondino import games
from nascondino.cli import parser
from nascondino.cli.arguments import setup
from nascondino.cli.perft import counted


def golden(game):
    """The lines of a game's file: arguments of `nascondino perft`, and the nodes at the depths 1, 2, 3 …"""
    text = (games.folder(game) / "tests" / "perft.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            arguments, nodes = line.split(":")
            yield f"{game} {arguments.strip()}", [int(number) for number in nodes.split()]


GOLDEN = [line for game in games.titles() for line in golden(game)]


@pytest.mark.parametrize(("arguments", "expected"), GOLDEN, ids=[arguments for arguments, _ in GOLDEN])
def test_the_tree_has_as_many_nodes_as_ever(arguments, expected):
    asked = parser().parse_args(["perft", *shlex.split(arguments)])
    result = counted(setup(asked), len(expected), asked.seed, asked.after)
    by_choice = "\n".join(f"{choice:24} {nodes}" for choice, nodes in result["divide"].items())

    assert expected == result["nodes"], f"at depth {len(expected)}:\n{by_choice}"
