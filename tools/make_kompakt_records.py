"""Compose the recorded matches of the pocket edition: one for every way in which a match can end.

    python tools/make_kompakt_records.py

Most are played by bots, with everything drawn by a fixed seed. The rare end is staged: puppets who know everything play
towards it, and chance is chosen. Nothing is left to luck: the same sources give the same records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games.kompakt.actions import station_of
from nascondino.games.kompakt.state import BLACK_FROM, GIVE_UP, MISTER_X, OPENLY, TAXI, UNDERGROUND
from nascondino.parts.stations import distances, ways_from

GAME = games.load("kompakt")
FOLDER = games.folder("kompakt") / "records"
MOST_TRIES = 3000
STAGED = "staged"

Choose = Callable[[Match, int, list[int], Random], int]


@dataclass(frozen=True)
class Play:
    """A record to be made: its end, its table, and who plays; `seats` is said in the record."""

    reason: str
    seats: tuple[str, ...]
    options: dict[str, str | int] = field(default_factory=dict)
    most_actions: int = 1000  # a shorter match is easier to read
    shows: tuple[str, ...] = ()  # words of notations that must be in it


PLAYS = (
    Play("caught", ("greedy", "greedy"), shows=("black",), most_actions=70),
    Play("spent", ("greedy", "greedy", "greedy"), {"black_tickets": 2, "first_mister_x": "random"}, shows=("black",)),
    Play("stuck", ("greedy", "random", "greedy", "random"), {"black_tickets": 4}, shows=("black", "go")),
    Play("given_up", ("random", "random", "greedy"), shows=("black", "go"), most_actions=90),
    Play("cornered", (STAGED, STAGED), {"black_tickets": 3}),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for play in PLAYS:
        match = compose(play)
        path = FOLDER / f"pocket-{play.reason.replace('_', '-')}-{len(play.seats)}.record"
        record.write(path, match, list(play.seats))
        print(f"{path.name}: {len(match.steps)} actions")


def compose(play: Play) -> Match:
    """The first attempt that ends as it should."""
    for attempt in range(MOST_TRIES):
        match = perform(play, Random(attempt))
        if match.outcome and match.outcome.reason == play.reason and fits(match, play):
            return match
    raise SystemExit(f"{play}: none of {MOST_TRIES} attempts ends so")


def fits(match: Match, play: Play) -> bool:
    told = [GAME.words.notation(step.action, step.seat).split()[0] for step in match.steps]
    return len(told) <= play.most_actions and set(play.shows) <= set(told)


def perform(play: Play, random: Random) -> Match:
    seed = hashlib.sha256(f"{play.reason} {play.seats} {random.random()}".encode()).digest()
    match = Match(GAME.setup(len(play.seats), None, play.options), seed=seed, chosen=STAGED in play.seats)
    hands = {seat: hand(name, match, seat, random) for seat, name in enumerate(play.seats)} | {CHANCE: anything}
    while match.actors:
        seat = random.choice(match.actors)
        match.play(seat, hands[seat](match, seat, match.legal(seat), random))
    return match


def hand(name: str, match: Match, seat: int, random: Random) -> Choose:
    """What chooses a seat's actions: a puppet, or a bot in its chair."""
    if name == STAGED:
        return lured_or_herding
    bot = bots.make(name, match.chair(seat), Random(random.random()))
    return lambda match, seat, legal, _: bot.act(match.view(seat), match.seen(seat), legal, Clock())


def anything(match: Match, seat: int, legal: list[int], random: Random) -> int:
    return random.choice(legal)


# A puppet. It sees the whole board, Mister X included.


def lured_or_herding(match: Match, seat: int, legal: list[int], random: Random) -> int:
    """As Mister X, go where there are few ways out; as a detective, stand on them, and never catch him."""
    if match.role(seat) == "mister_x":
        board, openly = match.board.record[0], [action for action in legal if action < BLACK_FROM] or legal
        ways = {action: len(ways_from(board, station_of(action), OPENLY, OPENLY)) for action in openly}
        return min(openly, key=lambda action: (ways[action], random.random()))
    moves = [action for action in legal if action < GIVE_UP]
    return min(moves, key=lambda action: (*crowding(match, action), random.random()))


def crowding(match: Match, action: int) -> tuple[bool, int]:
    """How far from Mister X this ends; to catch him comes last."""
    his = int(match.view(None).pawns[MISTER_X])
    apart = distances(match.board.record[0], TAXI, UNDERGROUND)
    return station_of(action) == his, int(apart[station_of(action), his])


if __name__ == "__main__":
    main()
