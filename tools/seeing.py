"""How often detectives of the dice game who always see Mister X would catch him: a bound for those who do not.

    python tools/seeing.py [--bots seeing,master] [--mister-x greedy] [--players 4] [--matches 200] [--iterations 2000]

A `seeing` detective searches as a master does, but is told before each decision where he is, and so is everybody in its
search. It is no player: it knows what nobody may. Matches of all bots begin alike.
"""

import argparse
import functools
from collections.abc import Sequence
from random import Random
from typing import Any

from nascondino import bots
from nascondino.arena.intervals import wilson
from nascondino.bots.search import Effort, Searcher, tree
from nascondino.bots.search.binding import bind_all
from nascondino.bots.search.memory import rules_of
from nascondino.engine.game import Game
from nascondino.engine.guidance import guided
from nascondino.engine.match import Match
from nascondino.engine.player import Clock, Player
from nascondino.engine.review import secret
from nascondino.games import load
from nascondino.games.dice.sight import show_public
from nascondino.games.dice.state import MISTER_X
from nascondino.kernel import rule

SEEING = "seeing"


@rule
def look(board: Any, s: Any, seat: int, out: Any) -> None:
    """As the game has it, but for his place."""
    show_public(s, out)
    out.pawns[MISTER_X] = s.pawns[MISTER_X]


@functools.cache
def search_of(game: Game) -> Any:
    """In which nothing is hidden."""
    rules = guided(rules_of(game))
    rules.__name__ += " seen by all"
    vars(rules).update(look=look)
    return bind_all(tree.search, tree.PARTS, rules, compiled=game.compiled)


class Seeing:
    """A detective who looks at the truth."""

    def __init__(self, match: Match, seat: int, random: Random, effort: Effort) -> None:
        self._match = match
        master = bots.LEVELS["master"]
        self._searcher = Searcher(match.chair(seat), random, effort, master.style)
        self._searcher.search = search_of(match.game)
        self._searcher.opinion = None

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        knowledge = self._searcher.knowledge
        knowledge.update(seen)
        place = secret(self._match, None, 0)
        for belief in (knowledge.own, knowledge.public) if place else ():
            belief.record[0].possible[:] = False
            belief.record[0].possible[place] = True
        return self._searcher.act(view, seen, legal, clock)


def player(bot: str, match: Match, seat: int, random: Random, effort: Effort) -> Player:
    return Seeing(match, seat, random, effort) if bot == SEEING else bots.make(bot, match.chair(seat), random, effort)


def is_caught(bot: str, mister_x: str, players: int, start: int, effort: Effort) -> bool:
    match = Match(load("dice").setup(players), seed=start.to_bytes(32, "big"))
    sitting = [
        player(bot if seat else mister_x, match, seat, Random(f"{start} {seat}"), effort) for seat in range(players)
    ]
    while match.outcome is None:
        seat = match.actors[0]
        match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
    return 0 not in match.outcome.winners()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=f"{SEEING},master")
    parser.add_argument("--mister-x", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=2000)
    chosen = parser.parse_args()
    effort = Effort(iterations=chosen.iterations)
    print("| detectives | matches | caught him | with 95 % |\n|---|---|---|---|")
    for bot in chosen.bots.split(","):
        starts = range(1, chosen.matches + 1)
        caught = sum(is_caught(bot, chosen.mister_x, chosen.players, start, effort) for start in starts)
        low, high = wilson(caught, chosen.matches)
        print(f"| {bot} | {chosen.matches} | {caught / chosen.matches:.1%} | {low:.1%} to {high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
