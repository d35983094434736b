"""`nascondino perft`: the sizes of a game's tree, a fingerprint of its rules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from .arguments import add_json, add_seed, add_setup, print_json, setup, whole

if TYPE_CHECKING:
    from nascondino.engine.game import Setup

SUMMARY = "Count the nodes of a game's tree, depth by depth"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--depth", metavar="D", type=whole(1, 64), default=5, help="how deep; 5 if not said")
    parser.add_argument("--after", metavar="N", type=whole(0, 10_000), default=0, help="start after N random choices")
    add_seed(parser)
    parser.add_argument("--divide", action="store_true", help="count for each first choice")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    result = counted(setup(arguments), arguments.depth, arguments.seed, arguments.after)
    if not arguments.divide:
        del result["divide"]
    if arguments.json:
        print_json(result)
    else:
        _print(result)
    return 0


def counted(setup: Setup, depth: int, seed: int, after: int) -> dict[str, Any]:
    from nascondino.engine import perft

    by_choice = {
        _choice(setup, seat, action): nodes
        for seat, action, nodes in perft.divided(perft.position(setup, seed, after), depth)
    }
    return {
        "game": setup.game.info.id,
        "board": setup.board.name,
        "players": setup.players,
        "options": setup.settings,
        "seed": seed,
        "after": after,
        "nodes": [sum(at_depth) for at_depth in zip(*by_choice.values(), strict=True)] or [0] * depth,
        "divide": {choice: nodes[-1] for choice, nodes in by_choice.items()},
    }


def _choice(setup: Setup, seat: int, action: int) -> str:
    from nascondino.engine.contract import CHANCE

    return f"{'chance' if seat == CHANCE else seat} {setup.game.words.notation(action, seat)}"


def _print(result: dict[str, Any]) -> None:
    for choice, nodes in result.get("divide", {}).items():
        print(f"{choice:24} {nodes:>15,}")
    print("depth           nodes")
    for depth, nodes in enumerate(result["nodes"], 1):
        print(f"{depth:5} {nodes:>15,}")
