"""Measure anew what the baseline of Venice takes from self-play, and what it leaves open.

    python tools/nijssen_winands.py categories [--board london] [--matches 40] [--iterations 500]
    python tools/nijssen_winands.py reduction  …

`categories` counts at every decision of a seeker which categories of places are there, and in which Mister X is: the
`weights` of `Parameters`. `reduction` lets seekers with different coalition reductions chase him on the same starts.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from nascondino.arena.contests import seed
from nascondino.arena.intervals import wilson
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.venice.bots.determinised_search import CATEGORIES, category
from nascondino.games.venice.bots.nijssen_winands import NijssenWinands, Parameters
from nascondino.games.venice.state import MISTER_X, SEEK

REDUCTIONS = (0.0, 0.1, 0.25, 0.5)
HUNTED_DOWN = ("caught", "cornered")

Watch = Callable[[Match, NijssenWinands], None]


def play(setup: Setup, start: int, seekers: Parameters, clock: Clock, watch: Watch = lambda match, player: None) -> str:
    """How a match ended between a usual Mister X and seekers of such parameters; `watch` sees each decision."""
    match = Match(setup, seed=seed(0, start))
    players = [
        NijssenWinands(match.chair(seat), Random(f"{start} {seat}"), seekers if seat else Parameters())
        for seat in range(match.players)
    ]
    while match.outcome is None:
        seat = match.actors[0]
        action = players[seat].act(match.view(seat), match.seen(seat), match.legal(seat), clock)
        watch(match, players[seat])
        match.play(seat, action)
    return match.outcome.reason


def categories(setup: Setup, matches: int, clock: Clock) -> None:
    present: Counter[int] = Counter()
    true: Counter[int] = Counter()

    def watch(match: Match, player: NijssenWinands) -> None:
        state: Any = match._truth.states[0]
        if state.phase == SEEK:
            guide = player.guides[0]
            player.public.update(match.seen(None))
            present.update({category(guide, state, station) for station in player.public.possible()})
            true[category(guide, state, state.pawns[MISTER_X])] += 1

    for start in range(matches):
        play(setup, start, Parameters(), clock, watch)
    for kind in range(1, CATEGORIES):
        print(f"{kind}: {true[kind]}/{present[kind]} = {true[kind] / max(1, present[kind]):.3f}")


def reduction(setup: Setup, matches: int, clock: Clock) -> None:
    for value in REDUCTIONS:
        parameters = Parameters(reduction=value)
        hunted = sum(play(setup, start, parameters, clock) in HUNTED_DOWN for start in range(matches))
        low, high = wilson(hunted, matches)
        print(f"r = {value}: seekers win {hunted} of {matches} ({low:.0%} to {high:.0%})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what the baseline of Venice takes from self-play.")
    parser.add_argument("what", choices=["categories", "reduction"])
    parser.add_argument("--board", default="london")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=500)
    wanted = parser.parse_args()
    game = load("venice")
    setup = game.setup(wanted.players, game.board(wanted.board))
    measure = {"categories": categories, "reduction": reduction}[wanted.what]
    measure(setup, wanted.matches, Clock(iterations=wanted.iterations))


if __name__ == "__main__":
    main()
