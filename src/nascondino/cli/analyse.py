"""`nascondino analyse`: how well each seat decided in a recorded match, from what it knew, and where most was lost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput
from nascondino.engine.texts import seat_number

from .arguments import add_json, print_json, seat_at, whole
from .records import opened

if TYPE_CHECKING:
    from nascondino.bots.analysis import JudgedDecision
    from nascondino.engine.match import Match

SUMMARY = "Tell how well each seat decided in a recorded match, from what it knew, and where most was lost"

Judged = dict[int, list["JudgedDecision"]]  # by seat


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a match that is over, such as my.record")
    parser.add_argument("--seat", metavar="S", help="only this seat")
    parser.add_argument("--board", metavar="FILE", help="the board, if it is not one of the game's own")
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=whole(1, 10_000_000),
        help="of each look at a decision; as the table takes them if not said",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    record, game, board = opened(arguments.record, arguments.board)
    players = record.header.players
    seats = range(players) if arguments.seat is None else [seat_at(arguments.seat, players)]
    if record.end is None:
        raise BadInput(f"{arguments.record} is not over.")

    from nascondino.engine.record import open_match, replayed

    match = open_match(record, game, board)
    for _ in replayed(record, match):
        pass
    judged = _judged(match, seats, arguments.iterations)
    if arguments.json:
        print_json({"game": game.info.id, "seats": [_figures(match, seat, found) for seat, found in judged.items()]})
    else:
        print("\n".join(line for seat, found in judged.items() for line in _lines(match, seat, found)))
    return 0


def _judged(match: Match, seats: Sequence[int], iterations: int | None) -> Judged:
    from nascondino.bots.analysis import decisions, judge_all
    from nascondino.engine.review import Review

    every = decisions(Review(match), seats)
    count, done = sum(len(whose.decisions) for whose in every), 0
    judged: Judged = {seat: [] for seat in seats}
    for whose in every:
        for found in judge_all(whose, iterations):
            judged[found.seat].append(found)
            done += 1
            _say_how_far(done, count)
    return judged


def _say_how_far(done: int, count: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {count} decisions", end="" if done < count else "\n", file=sys.stderr)


# Told.


def _figures(match: Match, seat: int, found: list[JudgedDecision]) -> dict[str, Any]:
    from nascondino.bots.analysis import accuracy, turning_points

    kept = accuracy(found)
    return {
        "seat": seat_number(seat),
        "decisions": len(found),
        "accuracy": None if kept is None else round(kept, 4),
        "turning_points": [
            {
                "action": each.moment + 1,
                "made": _named(match, seat, each.made),
                "best": _named(match, seat, each.best),
                "made_value": round(each.made_value, 4),
                "best_value": round(each.best_value, 4),
                "loss": round(each.loss, 4),
            }
            for each in turning_points(found)
        ],
    }


def _lines(match: Match, seat: int, found: list[JudgedDecision]) -> Iterator[str]:
    from nascondino.bots.analysis import accuracy, turning_points

    kept = accuracy(found)
    told = "nothing to decide" if kept is None else f"accuracy {kept:.0%} in {len(found)} decisions"
    yield f"Seat {seat_number(seat)}: {told}"
    for each in turning_points(found):
        fell = f"{each.best_value:.0%} → {each.made_value:.0%}"
        made, best = (_named(match, seat, action) for action in (each.made, each.best))
        yield f"{each.moment + 1:6}  {fell}: {made}; better: {best}"


def _named(match: Match, seat: int, action: int) -> str:
    return match.game.words.spoken(action, seat, match.board)
