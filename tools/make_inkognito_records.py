"""Compose the recorded matches of Inkognito: for three, four and five players, won by a right call and by a wrong one.

    python tools/make_inkognito_records.py

Most are played by bots, with every card drawn by a fixed seed. One is staged: the example of the printed rules, played
until somebody has three points. Nothing is left to luck: the same sources give the same records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.match import Match
from nascondino.engine.player import Clock

GAME = games.load("inkognito")
MOST_TRIES = 200
MOST_ACTIONS = 330  # a shorter match is easier to read
PLAYS: tuple[tuple[str, int, str, dict[str, str | int]], ...] = (
    ("right", 3, "greedy", {}),
    ("right", 4, "greedy", {"first_starter": "random"}),
    ("wrong", 4, "random", {}),
    ("right", 5, "greedy", {"ambassador": "rotates"}),
    ("wrong", 5, "random", {"first_starter": "random"}),
)

DEAL = ("bubble", "fiddlebottom", "zsazsa", "x", "11", "52", "0", "29")
OPENING = ("place 2", "place 2", "place 1", "place 1", "place 1", "show bubble 0", "show fiddlebottom 11")
AGAIN = ("place 5", "place 3", "place 4", "place 5")  # yellow starts now; azure, who is last, follows her
AT_ONCE = ("place 5", "place 5", "place 3", "place 4")  # whoever starts is Bubble, and Fiddlebottom sits to the left


def main() -> None:
    for reason, players, bot, options in PLAYS:
        write(played(reason, players, bot, options), [bot] * players, f"inkognito-{reason}-{players}")
    write(example(), ["puppet"] * 4, "inkognito-example-4")


def write(match: Match, seats: list[str], name: str) -> None:
    path = games.folder("inkognito") / "records" / f"{name}.record"
    path.parent.mkdir(exist_ok=True)
    record.write(path, match, seats)
    print(f"{path.name}: {len(match.steps)} actions")


def played(reason: str, players: int, bot: str, options: dict[str, str | int]) -> Match:
    """The first match of bots that ends as it should, and soon."""
    for attempt in range(MOST_TRIES):
        seed = hashlib.sha256(f"{reason} {players} {attempt}".encode()).digest()
        match = Match(GAME.setup(players, chosen=options), seed=seed)
        sitting = [bots.make(bot, match.chair(seat), Random(f"{attempt} {seat}")) for seat in range(players)]
        while match.actors and len(match.steps) < MOST_ACTIONS:
            seat = match.actors[0]
            match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
        if match.outcome and match.outcome.reason == reason:
            return match
    raise SystemExit(f"none of {MOST_TRIES} attempts of {players} ends by '{reason}'")


def example() -> Match:
    """The opening and the call of the printed rules, and four games more that are called at once."""
    match = Match(GAME.setup(4), seed=bytes(32), chosen=True)
    for notation in script():
        play(match, notation)
    return match


def script() -> Iterator[str]:
    """Azure is Colonel Bubble, yellow Lord Fiddlebottom. The start moves on with each game, and so do the cards."""
    yield "start azure"
    for game in range(5):
        yield from (f"deal {card}" for half in (DEAL[:4], DEAL[4:]) for card in turned(half, game % 4))
        if game == 0:
            yield from (*OPENING, *AGAIN)
        else:
            yield from AT_ONCE
        yield from ("place 2", "call 52-11-0-29", "black identity")


def turned(cards: tuple[str, ...], by: int) -> tuple[str, ...]:
    return cards[-by:] + cards[:-by] if by else cards


def play(match: Match, notation: str) -> None:
    """By the first seat that may."""
    for seat in match.actors:
        action = GAME.words.parse(notation, seat)
        if action in match.legal(seat):
            match.play(seat, action)
            return
    raise SystemExit(f"nobody may '{notation}'; seats {match.actors} act")


if __name__ == "__main__":
    main()
