"""Compose the recorded matches of Mille Grazie: for every way in which a match can end, with two, three and four.

    python tools/make_mille_grazie_records.py

Some are played by bots, with every card drawn by a fixed seed. The others are staged: puppets who know everything play
towards their end, and chance is chosen. Nothing is left to luck: the same sources give the same records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games.mille_grazie.rules.ambush import pair
from nascondino.games.mille_grazie.rules.travelling import other_end
from nascondino.games.mille_grazie.state import AMBUSH, ESCORTS_FROM, LEAVE, ROADS, SETTING_OUT, TRAVEL

GAME = games.load("mille_grazie")
MOST_TRIES = 1000

Choose = Callable[[Match, int, list[int]], int]


@dataclass(frozen=True)
class Play:
    """A record to be made: its end, its table and who plays; `fits` says whether it is what was wanted."""

    name: str
    reason: str
    players: int
    who: str
    options: dict[str, str | int] = field(default_factory=dict)
    fits: Callable[[Match], bool] = lambda match: True


def shared(match: Match) -> bool:
    """Several brigands reached 30 in one ambush, with equal points (M-17)."""
    return match.outcome is not None and len(match.outcome.winners()) > 1


def short(match: Match) -> bool:
    return len(match.steps) < 160


PLAYS = (
    Play("delivered-2", "delivered", 2, "greedy", fits=short),
    Play("delivered-3", "delivered", 3, "greedy", {"first_noble": "random"}),
    Play("waylaid-4", "waylaid", 4, "greedy"),
    Play("waylaid-2", "waylaid", 2, "puppet"),
    Play("waylaid-4-shared", "waylaid", 4, "puppet", {"first_noble": "random"}, fits=shared),
)


def main() -> None:
    for play in PLAYS:
        match = compose(play)
        path = games.folder("mille_grazie") / "records" / f"italy-{play.name}.record"
        path.parent.mkdir(exist_ok=True)
        record.write(path, match, [play.who] * play.players)
        print(f"{path.name}: {len(match.steps)} actions, {match.outcome}")


def compose(play: Play) -> Match:
    """The first attempt that ends as it should."""
    for attempt in range(MOST_TRIES):
        match = perform(play, Random(attempt))
        if match.outcome and match.outcome.reason == play.reason and play.fits(match):
            return match
    raise SystemExit(f"{play}: none of {MOST_TRIES} attempts ends so")


def perform(play: Play, random: Random) -> Match:
    seed = hashlib.sha256(f"{play.name} {random.random()}".encode()).digest()
    match = Match(GAME.setup(play.players, None, play.options), seed=seed, chosen=play.who == "puppet")
    hands = {seat: hand(play.who, match, seat, random) for seat in range(play.players)}
    hands[CHANCE] = lambda match, seat, legal: random.choice(legal)
    while match.actors:
        seat = random.choice(match.actors)
        match.play(seat, hands[seat](match, seat, match.legal(seat)))
    return match


def hand(name: str, match: Match, seat: int, random: Random) -> Choose:
    """What chooses a seat's actions: a puppet, or a bot in its chair."""
    if name == "puppet":
        return puppet
    bot = bots.make(name, match.chair(seat), Random(random.random()))
    return lambda match, seat, legal: bot.act(match.view(seat), match.seen(seat), legal, Clock())


# A puppet: as a noble he always takes the last way, and never an order; as a brigand he knows that.


def puppet(match: Match, seat: int, legal: list[int]) -> int:
    view = match.view(seat)
    if view.phase == AMBUSH:
        first, second = way(match.board.record[0], int(view.cities[view.noble]))
        return pair(min(first, second), max(first, second)) if view.players == 2 else second
    if view.phase == SETTING_OUT:
        return ESCORTS_FROM + 1
    return legal[-1] if view.phase == TRAVEL else LEAVE


def way(board: Any, city: int) -> tuple[int, int]:
    """The first two roads that a puppet takes from a city."""
    first = max(road for road in range(1, ROADS) if city in board.ends[road])
    there = other_end(board, first, city)
    return first, max(road for road in range(1, ROADS) if there in board.ends[road] and road != first)


if __name__ == "__main__":
    main()
