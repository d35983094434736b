"""`nascondino beliefs`: what a seat could think of the secrets in a recorded match, and how right that was."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput

from .arguments import add_json, print_json, seat_at
from .records import opened

if TYPE_CHECKING:
    from nascondino.bots.opinions import Guess, Opinion
    from nascondino.engine.belief import Belief
    from nascondino.engine.match import Match

SUMMARY = "Tell what a seat could think of the secrets in a recorded match, move by move, and how right that was"
COUNTED, WEIGHTED = "counted", "weighted"
NAMED = 3  # of the likeliest


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a match that is over, such as my.record")
    parser.add_argument("--seat", metavar="S", required=True, help="whose beliefs")
    parser.add_argument("--board", metavar="FILE", help="the board, if it is not one of the game's own")
    parser.add_argument("-o", "--output", metavar="FOLDER", help="draw a map of every moment there, as SVG")
    add_json(parser)


@dataclass(frozen=True)
class Moment:
    """After an action, with a secret in doubt: what could be thought of it, in every way there is."""

    action: int  # its number
    which: int  # of the secrets
    guesses: dict[str, Guess]
    likeliest: list[tuple[str, float]]  # by the last of the ways
    picture: str  # empty, if there is no map of it


def run(arguments: argparse.Namespace) -> int:
    record, game, board = opened(arguments.record, arguments.board)
    seat = seat_at(arguments.seat, record.header.players)
    if record.end is None:
        raise BadInput(f"{arguments.record} is not over: what is true is told when it is.")

    from nascondino.engine.record import open_match, replayed

    match = open_match(record, game, board)
    watcher = Watcher(match, seat)
    moments = [moment for _ in replayed(record, match) for moment in watcher.look()]
    if arguments.output:
        _draw(moments, Path(arguments.output))
    if arguments.json:
        print_json({"game": game.info.id, "seat": arguments.seat, **_figures(moments)})
    else:
        print("\n".join(_lines(moments)))
    return 0


class Watcher:
    """Follows a match from one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        from nascondino.bots.opinions import Counting, opinion
        from nascondino.engine.belief import Belief

        self.match, self.seat = match, seat
        self.belief: Belief = Belief(match.chair(seat))
        subject = match.game.words.subject
        self.secrets = [n for n in range(len(match.game.info.secrets)) if subject(n, match.players)]
        self.counting = {which: Counting(match.chair(seat), which) for which in self.secrets}
        self.weighing: Opinion | None = opinion(match.chair(seat))
        self.perceived = 0

    def look(self) -> Iterator[Moment]:
        """What is in doubt now, if the seat has perceived anything since."""
        seen = self.match.seen(self.seat)
        if len(seen) > self.perceived and self.match.outcome is None:
            self.belief.update(seen)
            yield from (moment for which in self.secrets if (moment := self._moment(which, seen)))
        self.perceived = len(seen)

    def _moment(self, which: int, seen: Any) -> Moment | None:
        from nascondino.bots.opinions import Guess
        from nascondino.engine.review import secret

        truth, ways = secret(self.match, self.seat, which), {COUNTED: self._weights(self.counting[which], seen)}
        if len(ways[COUNTED]) < 2:
            return None
        if self.weighing:
            ways[WEIGHTED] = self._weights(self.weighing, seen)
        guesses = {way: Guess(weights, truth) for way, weights in ways.items()}
        last = list(ways.values())[-1]
        return Moment(len(self.match.steps), which, guesses, self._likeliest(which, last), self._picture(last, truth))

    def _weights(self, opinion: Opinion, seen: Any) -> dict[int, float]:
        opinion.update(seen)
        return opinion.weights()

    def _likeliest(self, which: int, weights: dict[int, float]) -> list[tuple[str, float]]:
        value = self.match.game.words.value
        chosen = sorted(weights, key=lambda each: -weights[each])[:NAMED]
        return [(value(which, each, self.match.board), weights[each]) for each in chosen]

    def _picture(self, weights: dict[int, float], truth: int) -> str:
        """A map, if the values of the secret are spots of the board."""
        from nascondino.parts.heat_map import heat_map

        spots = {case.spot for doubt in self.belief.doubts() for case in doubt.cases}
        if not set(weights) <= spots:
            return ""
        view = self.match.plain_view(self.seat)
        return heat_map(self.match.board.svg("light", view), self.match.board.spots(view), weights, truth)


def _draw(moments: Sequence[Moment], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = [moment for moment in moments if moment.picture]
    for moment in drawn:
        (folder / f"after-{moment.action:04}.svg").write_text(moment.picture, encoding="utf-8")
    if not drawn:
        print("No map was drawn: maps tell where somebody is, if that is in doubt.", file=sys.stderr)


# Told.


def _ways(moments: Sequence[Moment]) -> dict[str, list[Guess]]:
    return {way: [moment.guesses[way] for moment in moments] for way in (moments[0].guesses if moments else ())}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _figures(moments: Sequence[Moment]) -> dict[str, Any]:
    from nascondino.bots.opinions import reliability

    return {
        "moments": [
            {
                "action": moment.action,
                "secret": moment.which,
                "possible": len(moment.guesses[COUNTED].weights),
                "likeliest": [{"value": value, "share": round(share, 4)} for value, share in moment.likeliest],
                **{way: _judged(guess) for way, guess in moment.guesses.items()},
            }
            for moment in moments
        ],
        "summary": {
            way: {
                "bits": round(_mean([guess.bits for guess in guesses]), 3),
                "rank": round(_mean([guess.rank for guess in guesses]), 2),
                "reliability": [
                    {"claims": each.count, "thought": round(each.thought, 4), "true": round(each.true, 4)}
                    for each in reliability(guesses)
                ],
            }
            for way, guesses in _ways(moments).items()
        },
    }


def _judged(guess: Guess) -> dict[str, float]:
    return {"share": round(guess.share, 4), "rank": guess.rank, "bits": round(guess.bits, 3)}


def _lines(moments: Sequence[Moment]) -> Iterator[str]:
    if not moments:
        yield "Nothing was ever in doubt."
    for moment in moments:
        true = ", ".join(f"{way} {guess.share:.1%} (rank {guess.rank:g})" for way, guess in moment.guesses.items())
        named = ", ".join(f"{value} {share:.1%}" for value, share in moment.likeliest)
        possible = len(moment.guesses[COUNTED].weights)
        yield f"{moment.action:4}  {possible} possible; the truth: {true}; likeliest: {named}"
    for way, guesses in _ways(moments).items():
        bits, rank = _mean([guess.bits for guess in guesses]), _mean([guess.rank for guess in guesses])
        yield f"{way}: the truth surprised by {bits:.2f} bits on average, and was number {rank:.1f} of what was thought"
