"""Compose the recorded matches of the dice game: both ways in which a match can end, at every seat count.

    python tools/make_dice_records.py

Most are played by bots, with every tile and roll drawn by a fixed seed. One is staged: tiles lie so that a bus goes
from 15 to 19, and the dice fall as it needs them. Nothing is left to luck: the same sources give the same records.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from random import Random

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.match import Match
from nascondino.engine.player import Clock

GAME = games.load("dice")
RECORDS = games.folder("dice") / "records"
MOST_TRIES = 1000


@dataclass(frozen=True)
class Play:
    """A record to be made: its end, its table, who plays, and what must happen in it."""

    reason: str
    players: int
    flees: str = "greedy"
    seeks: str = "greedy"
    options: dict[str, str | int] = field(default_factory=dict)
    shows: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.reason}-{self.players}{'-expert' if 'tiles' in self.options else ''}.record"


PLAYS = (
    Play("caught", 2, shows=("black", "double")),
    Play("caught", 4, options={"mister_x": 2}, shows=("black", "helicopter")),
    Play("caught", 3, options={"tiles": "expert", "refill": "full"}, shows=("double", "pass")),
    Play("escaped", 3, flees="random", seeks="random", shows=("double", "helicopter", "black", "pass")),
    Play("escaped", 4, options={"tiles": "BGH", "mister_x": 3, "double_counts": "once"}, shows=("black", "double")),
)

BUS_RIDE = (  # the printed example, as a match of two
    "tile A", "tile B", "tile C", "tile D", "tile E", "tile I",
    "place 16", "place 7", "place 20",
    "roll 2 1 0", "1 taxi 15", "roll 0 2 0", "2 stays", "taxi 19",
    "roll 0 2 1", "1 bus 19",
)  # fmt: skip


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for play in PLAYS:
        match, seats = compose(play)
        keep(match, seats, play.name)
    keep(staged(BUS_RIDE), ["person", "person"], "caught-2-bus-ride.record")


def keep(match: Match, seats: list[str], name: str) -> None:
    record.write(RECORDS / name, match, seats)
    print(f"{name}: {len(match.steps)} actions")


def compose(play: Play) -> tuple[Match, list[str]]:
    """The first attempt that ends as it should."""
    for attempt in range(MOST_TRIES):
        match, seats = perform(play, attempt)
        told = {GAME.words.notation(step.action, step.seat).split()[0] for step in match.steps}
        if match.outcome and match.outcome.reason == play.reason and set(play.shows) <= told:
            return match, seats
    raise SystemExit(f"{play}: none of {MOST_TRIES} attempts ends so")


def perform(play: Play, attempt: int) -> tuple[Match, list[str]]:
    seed = hashlib.sha256(f"{play.name} {attempt}".encode()).digest()
    match = Match(GAME.setup(play.players, None, play.options), seed=seed)
    who = [play.flees if match.role(seat) == "mister_x" else play.seeks for seat in range(play.players)]
    sitting = [bots.make(name, match.chair(seat), Random(f"{attempt} {seat}")) for seat, name in enumerate(who)]
    while match.actors:
        seat = match.actors[0]
        match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
    return match, who


def staged(notations: tuple[str, ...]) -> Match:
    match = Match(GAME.setup(2), seed=hashlib.sha256(b"bus ride").digest(), chosen=True)
    for notation in notations:
        seat = match.actors[0]
        match.play(seat, GAME.words.parse(notation, seat))
    return match


if __name__ == "__main__":
    main()
