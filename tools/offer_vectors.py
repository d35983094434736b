"""Write anew the offers by which their words are tested, in Python and in the page: `python tools/offer_vectors.py`.

For each board, how its offers are put into words, and offers of matches that are played at random: as they are sent,
and as both must read them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nascondino import games
from nascondino.engine.game import Game
from nascondino.engine.match import Match
from nascondino.server.live.phrases import phrases

FILE = Path(__file__).resolve().parent.parent / "tests" / "offer_vectors.json"
SEEDS = 2  # matches for each number of players
OF_A_KIND = 8  # offers


class Vector(msgspec.Struct, frozen=True):
    """The offers of one board."""

    board: str
    offering: Any
    offers: list[tuple[Any, Any]]  # as it is sent, and in words


def vectors() -> Iterator[Vector]:
    for title in games.titles():
        game = games.load(title)
        for board in game.info.boards:
            yield Vector(board, msgspec.json.decode(phrases(game, game.board(board)).offering), _offers(game, board))


def _offers(game: Game, board: str) -> list[tuple[Any, Any]]:
    found: dict[str, tuple[Any, Any]] = {}
    counted: Counter[str] = Counter()
    for match in _matches(game, board):
        for seat in match.actors:
            situation = game.words.situation(match.plain_view(seat), match.board)
            for action in match.legal(seat):
                facts = game.words.facts(action, situation, match.board)
                if str(facts) not in found and counted[facts.kind] < OF_A_KIND:
                    counted[facts.kind] += 1
                    found[str(facts)] = _both(game, match, action, facts)
    return list(found.values())


def _both(game: Game, match: Match, action: int, facts: Any) -> tuple[Any, Any]:
    by_name = dict(zip(game.module.OFFERS[facts.kind].facts, facts.values, strict=True))
    in_words = game.in_words(facts, match.board)._asdict()
    return (action, *facts), {"action": action, "kind": facts.kind, "facts": by_name, **in_words}


def _matches(game: Game, board: str) -> Iterator[Match]:
    """One after the other, each at all of its decisions."""
    for players in range(game.info.players[0], game.info.players[1] + 1):
        for seed in range(SEEDS):
            random, match = Random(seed), Match(game.setup(players, game.board(board)), seed=bytes([seed]) * 32)
            while match.actors:
                yield match
                seat = random.choice(match.actors)
                match.play(seat, random.choice(match.legal(seat)))


def content(found: Iterable[Vector]) -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(vector).decode() for vector in found) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(content(vectors()), encoding="utf-8")
    print(f"{FILE.name} written")
