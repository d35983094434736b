"""`nascondino verify`: whether a record is whole, unchanged, and by the rules."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput, WrongUsage

from .arguments import add_json, print_json
from .records import opened

if TYPE_CHECKING:
    from nascondino.engine.record import Kept

SUMMARY = "Check a record: its chain of seals, every draw, every action, the outcome"

INTEGRITY = "integrity and rules only: without a link from someone who played, it could be another match"
LINK = "integrity, rules and the link"
KEPT = "integrity, rules and what was kept while it was played"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("records", metavar="RECORD", nargs="+", help="the file of a match, such as my.record")
    parser.add_argument("--link", metavar="HEX", help="a link that someone who played has kept")
    parser.add_argument("--kept", metavar="FILE", help="what a browser kept while it was played, saved from the review")
    parser.add_argument("--board", metavar="FILE", help="the board, if it is not one of the game's own")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    _check_link(arguments)
    kept = _kept(arguments)
    results = [verified(path, arguments.board, arguments.link, kept) for path in arguments.records]
    for result in results:
        if "fault" in result:
            print(f"nascondino: {result['fault']}", file=sys.stderr)
        elif not arguments.json:
            print(_sentence(result))
    if arguments.json:
        print_json({"records": results})
    return int(any("fault" in result for result in results))


def _check_link(arguments: argparse.Namespace) -> None:
    if arguments.link is None:
        return
    if len(arguments.records) > 1:
        raise WrongUsage("A link belongs to one record; give one record with --link.")
    if not re.fullmatch("[0-9a-fA-F]{64}", arguments.link):
        raise WrongUsage("A link is 64 hexadecimal digits.")


def _kept(arguments: argparse.Namespace) -> Kept | None:
    if arguments.kept is None:
        return None
    if len(arguments.records) > 1:
        raise WrongUsage("What was kept belongs to one record; give one record with --kept.")
    from nascondino.engine import record

    return record.read_kept(Path(arguments.kept))


def verified(path: str, board: str | None, link: str | None, kept: Kept | None = None) -> dict[str, Any]:
    """What was found in one file; `fault` if something is wrong."""
    from nascondino.engine import record

    try:
        verdict = record.verify(*opened(path, board), link, kept)
    except BadInput as problem:
        return {"file": path, "ok": False, "fault": str(problem)}
    outcome = verdict.outcome
    return {
        "file": path,
        "ok": True,
        "actions": verdict.actions,
        "draws": verdict.draws,
        "draws_follow_from_the_seed": verdict.draws_derived,
        "salts": list(verdict.salts),
        "outcome": outcome and {"reason": outcome.reason, "points": list(outcome.points)},
        "link_seals_line": verdict.link_found,
        "checked": KEPT if kept else INTEGRITY if link is None else LINK,
    }


def _sentence(result: dict[str, Any]) -> str:
    end = f"ended by '{result['outcome']['reason']}'" if result["outcome"] else "not over"
    draws = f"{result['draws']} draws" + ("" if result["draws_follow_from_the_seed"] else " chosen by hand")
    found = f"the link seals line {result['link_seals_line']}" if result["checked"] == LINK else result["checked"]
    return f"{result['file']}: right. {result['actions']} actions, {draws}{_salted(result)}, {end}. Checked: {found}."


def _salted(result: dict[str, Any]) -> str:
    """Who could not be cheated in the draws."""
    from nascondino.engine import seal
    from nascondino.engine.texts import seat_number

    seats = [seat_number(n) for n, salt in enumerate(result["salts"]) if salt not in (seal.BOT, seal.NONE)]
    if not (seats and result["draws_follow_from_the_seed"]):
        return ""
    return f" by the seed and the salt of seat {', '.join(map(str, seats))}"
