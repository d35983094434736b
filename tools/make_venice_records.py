"""Compose the recorded matches of Scotland Yard Venice: one for every way in which a match can end.

    python tools/make_venice_records.py [BOARD …]

Some are played by bots, with every tile drawn by a fixed seed. The rare ends are staged: puppets who know everything
play towards them, and chance is chosen. Nothing is left to luck: the same sources give the same records.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games.venice.actions import station_of, ticket_of
from nascondino.games.venice.state import BLACK, DOUBLE, GONDOLA, JET_SKI, MISTER_X, MOTORBOAT
from nascondino.parts.stations import distances

GAME = games.load("venice")
MOST_TRIES = 1000

Choose = Callable[[Match, int, list[int], Random], int]


@dataclass(frozen=True)
class Play:
    """A record to be made: its end, its table, and who plays; `seats` is said in the record."""

    reason: str
    players: int
    flees: str
    seeks: str
    options: dict[str, str | int] = field(default_factory=dict)
    most_actions: int = 1000  # a shorter match is easier to read
    shows: tuple[str, ...] = ()  # what must happen in it


PLAYS = (
    Play("caught", 2, "greedy", "greedy"),
    Play("caught", 4, "greedy", "greedy", {"mister_x": 2}, most_actions=50, shows=("double", "black")),
    Play("escaped", 6, "greedy", "random", {"mister_x": 5}),
    Play("escaped", 3, "greedy", "random"),
    Play("cornered", 5, "lured", "herding"),
    Play("stranded", 3, "far", "wasteful"),
    Play("stranded", 6, "far", "wasteful", {"stuck_rule": "all_pawns", "mister_x": 1}),
)


def main() -> None:
    for board in sys.argv[1:] or GAME.info.boards:
        for play in PLAYS:
            match, seats = compose(play, board)
            path = games.folder("venice") / "records" / f"{board}-{play.reason}-{play.players}.record"
            path.parent.mkdir(exist_ok=True)
            record.write(path, match, seats)
            print(f"{path.name}: {len(match.steps)} actions")


def compose(play: Play, board: str) -> tuple[Match, list[str]]:
    """The first attempt that ends as it should."""
    for attempt in range(MOST_TRIES):
        match, seats = perform(play, board, Random(attempt))
        if match.outcome and match.outcome.reason == play.reason and fits(match, play):
            return match, seats
    raise SystemExit(f"{play} on {board}: none of {MOST_TRIES} attempts ends so")


def fits(match: Match, play: Play) -> bool:
    told = [GAME.words.notation(step.action, step.seat).split()[0] for step in match.steps]
    return len(told) <= play.most_actions and set(play.shows) <= set(told)


def perform(play: Play, board: str, random: Random) -> tuple[Match, list[str]]:
    seed = hashlib.sha256(f"{play.reason} {play.players} {random.random()}".encode()).digest()
    staged = play.flees in PUPPETS
    match = Match(GAME.setup(play.players, GAME.board(board), play.options), seed=seed, chosen=staged)
    who = [play.flees if match.role(seat) == "mister_x" else play.seeks for seat in range(play.players)]
    hands = {seat: hand(name, match, seat, random) for seat, name in enumerate(who)} | {CHANCE: any_tile}
    while match.actors:
        seat = random.choice(match.actors)
        match.play(seat, hands[seat](match, seat, match.legal(seat), random))
    return match, who


def hand(name: str, match: Match, seat: int, random: Random) -> Choose:
    """What chooses a seat's actions: a puppet, or a bot in its chair."""
    if name in PUPPETS:
        return PUPPETS[name]
    bot = bots.make(name, match.chair(seat), Random(random.random()))
    return lambda match, seat, legal, _: bot.act(match.view(seat), match.seen(seat), legal, Clock())


def any_tile(match: Match, seat: int, legal: list[int], random: Random) -> int:
    return random.choice(legal)


# Puppets. They see the whole board, Mister X included.


def lured(match: Match, seat: int, legal: list[int], random: Random) -> int:
    """Mister X, going where there are few ways out."""
    board, moves = match.board.record[0], [action for action in legal if action != DOUBLE]
    return min(moves, key=lambda action: (ways_out(board, station_of(action)), ticket_of(action), random.random()))


def herding(match: Match, seat: int, legal: list[int], random: Random) -> int:
    """A seeker who wants to stand on the ways out, and never to catch."""
    return min(legal, key=lambda action: (crowding(match, action), random.random()))


def crowding(match: Match, action: int) -> tuple[bool, int]:
    """How far from Mister X this move ends; to catch him comes last."""
    there, apart = his_station(match), distances(match.board.record[0], GONDOLA, JET_SKI)
    return station_of(action) == there, int(apart[station_of(action), there])


def far(match: Match, seat: int, legal: list[int], random: Random) -> int:
    """Mister X, going as far from every seeker as he can."""
    seekers = np.asarray(match.view(seat).pawns[1:])
    away = distances(match.board.record[0], GONDOLA, JET_SKI)[seekers[seekers > 0]]
    moves = [action for action in legal if action != DOUBLE]
    return max(moves, key=lambda action: (int(away[:, station_of(action)].min()), -ticket_of(action), random.random()))


def wasteful(match: Match, seat: int, legal: list[int], random: Random) -> int:
    """A seeker who only ever takes the gondola, and stays where nothing else stops."""
    return min(legal, key=lambda action: (*waste(match, action), random.random()))


def waste(match: Match, action: int) -> tuple[bool, bool, int]:
    board, station = match.board.record[0], station_of(action)
    caught = station == his_station(match)
    return caught, ticket_of(action) != GONDOLA, int(board.first[station][BLACK] - board.first[station][MOTORBOAT])


def his_station(match: Match) -> int:
    mister_x = int(match.settings["mister_x"])
    return int(match.view(mister_x).pawns[MISTER_X])


def ways_out(board: Any, station: int) -> int:
    return int(board.first[station][BLACK + 1] - board.first[station][BLACK])


PUPPETS: dict[str, Choose] = {"lured": lured, "herding": herding, "far": far, "wasteful": wasteful}

if __name__ == "__main__":
    main()
