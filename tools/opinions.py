"""Hold opinions against the truth, in matches of a bot against itself.

    python tools/opinions.py venice [--board london] [--players 4] [--bot regular] [--matches 10] [--alike 0.5]

For every action after which something was in doubt to an onlooker: how much the truth surprised (the log score, in
bits) and which place it had among all that was possible, by counting and by weighing; and, of what was thought likely
to about the same degree, how likely on average and how often it was true. `--alike` can be given several times.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean

from nascondino import bots
from nascondino.arena.contests import seed
from nascondino.bots.opinions import Counting, Guess, Opinion, Weighing, opinion, reliability
from nascondino.engine.belief import Chair
from nascondino.engine.game import Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.engine.review import secret
from nascondino.games import load


def ways(onlooker: Chair, alike: Sequence[float]) -> dict[str, Opinion]:
    weighed: dict[str, Opinion] = {f"weighed, {share:.0%} alike": Weighing(onlooker, share) for share in alike}
    own = opinion(onlooker)
    return {"counted": Counting(onlooker), **weighed, **({"the game's own": own} if own else {})}


def moments(setup: Setup, bot: str, start: int, alike: Sequence[float]) -> Iterator[dict[str, Guess]]:
    match = Match(setup, seed=seed(0, start), limit=None if setup.game.info.bounded else 2000)
    players = [bots.make(bot, match.chair(seat), Random(f"{start} {seat}")) for seat in range(match.players)]
    opinions = ways(Chair(setup, None), alike)
    while match.outcome is None:
        seat = match.actors[0]
        match.play(seat, players[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
        for each in opinions.values():
            each.update(match.seen(None))
        if match.outcome is None and len(opinions["counted"].weights()) > 1:
            yield {way: Guess(each.weights(), secret(match, None, 0)) for way, each in opinions.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--board")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--alike", type=float, action="append")
    chosen = parser.parse_args()
    game = load(chosen.game)
    setup = game.setup(chosen.players, game.board(chosen.board))
    found = [
        moment
        for start in range(chosen.matches)
        for moment in moments(setup, chosen.bot, start, chosen.alike or [0.5])
    ]
    for way in found[0]:
        guesses = [moment[way] for moment in found]
        bits, rank = mean(guess.bits for guess in guesses), mean(guess.rank for guess in guesses)
        print(f"{way}: {len(guesses)} moments, {bits:.2f} bits, rank {rank:.1f}")
        for row in reliability(guesses):
            print(f"  thought {row.thought:.1%}, true {row.true:.1%} of {row.count}")


if __name__ == "__main__":
    main()
