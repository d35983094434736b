"""Learn from matches of the search against itself what a position of the dice game is worth to three detectives.

    python tools/learn_dice.py [--matches 700] [--iterations 500]

Played are matches of four regulars with so many iterations. Whenever Mister X is about to flee, `facts_of` of the
position is noted, and in the end whether he was caught; logistic regression finds what weighs how much. Told is how
much the ends of a fifth of the matches, which it has not seen, surprise it, in bits, beside what two detectives' odds
say alone; then the weights from all matches, for `guides/values.py`. Played is by those that stand there before.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from nascondino import bots
from nascondino.bots.search import Effort
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.engine.review import secret
from nascondino.games import load
from nascondino.games.dice.guides import prepare, suppose
from nascondino.games.dice.guides.values import WEIGHTS, facts_of
from nascondino.games.dice.state import FLEE, State
from nascondino.kernel.compiling import compiled

PLAYERS = 4
HELD_BACK = 5  # of so many matches one is only to be foretold
STEPS = 30  # of Newton's method
SHRINKING = 2.0  # what large weights cost
UNSURE = 0.01  # nothing is thought likelier or less likely than this allows


def note(hints: Any, states: Any, facts: Any) -> None:
    found = facts_of(hints[0], states[0])
    for i in range(len(facts)):
        facts[i] = found[i]


NOTE = compiled(note)


def positions(start: int, iterations: int) -> Iterator[tuple[Any, float]]:
    """The facts whenever Mister X is about to flee in one match; and whether he was caught in the end."""
    match = Match(load("dice").setup(PLAYERS), seed=start.to_bytes(32, "big"))
    effort = Effort(iterations=iterations)
    players = [bots.make("regular", match.chair(n), Random(f"{start} {n}"), effort) for n in range(PLAYERS)]
    noted = []
    while match.outcome is None:
        seat = match.actors[0]
        if match.view(None).phase == FLEE:
            noted.append(facts_now(match))
        match.play(seat, players[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
    is_caught = float(match.settings["mister_x"] not in match.outcome.winners())
    yield from ((facts, is_caught) for facts in noted)


def facts_now(match: Match) -> Any:
    belief, states, facts = Belief(Chair(match.setup, None)), State.array(1), np.zeros(len(WEIGHTS))
    belief.update(match.seen(None))
    board = match.board.record[0]
    suppose(board, belief.record[0], secret(match, None, 0), states[0])
    NOTE(prepare(board, match.view(None), belief.record[0]), states, facts)
    return facts


def regression(facts: Any, caught: Any) -> Any:
    """Logistic, by Newton's method."""
    weights = np.zeros(facts.shape[1])
    for _ in range(STEPS):
        share = chance(facts @ weights)
        bend = (facts * (share * (1 - share))[:, None]).T @ facts + SHRINKING * np.eye(len(weights))
        weights += np.linalg.solve(bend, facts.T @ (caught - share) - SHRINKING * weights)
    return weights


def chance(worth: Any) -> Any:
    return 1 / (1 + np.exp(-worth))


def surprise(share: Any, caught: Any) -> float:
    """In bits, on average: the log score."""
    sure = np.clip(share, UNSURE, 1 - UNSURE)
    return float(-np.mean(np.log2(np.where(caught > 0, sure, 1 - sure))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=700)
    parser.add_argument("--iterations", type=int, default=500)
    chosen = parser.parse_args()
    found = [
        (start, *position)
        for start in range(1, chosen.matches + 1)
        for position in positions(start, chosen.iterations)
    ]
    starts, facts, caught = (np.array(column) for column in zip(*found, strict=True))
    unseen = starts % HELD_BACK == 0
    learned = chance(facts[unseen] @ regression(facts[~unseen], caught[~unseen]))
    print(f"{chosen.matches} matches, {len(found)} positions")
    print(f"surprise: {surprise(learned, caught[unseen]):.3f} bits, by the odds alone "
          f"{surprise(facts[unseen, 0], caught[unseen]):.3f}")
    print("WEIGHTS =", tuple(round(float(weight), 3) for weight in regression(facts, caught)))


if __name__ == "__main__":
    main()
