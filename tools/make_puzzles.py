"""Find the puzzles of every game: moments of bots' matches at which a seat can know for certain what is hidden from it.

    python tools/make_puzzles.py [GAME…]

Bots play with fixed seeds. A moment is a puzzle if something that happened then left one answer to a question, without
telling it outright, after what is possible had changed several times. The same sources give the same puzzles.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from nascondino import bots, games
from nascondino.engine import record
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.engine.review import Review
from nascondino.puzzles import EASY, FILE, FOLDER, HARD, MEDIUM, Inquiry, Puzzle, certain, inquiries, possible

LEVELS = (EASY,) * 3 + (MEDIUM,) * 4 + (HARD,) * 3  # of a game's puzzles, the easiest first
ALIKE = ("greedy",)
MIXED = ("greedy", "greedy", "random")  # where all play alike, all matches may be alike
LONGEST = 400  # actions of a match that is searched
TELLING = {  # events that say the answer, so that nobody has to think
    *("placed", "hid", "shown", "hand_ended", "ended", "started"),
    *("dealt", "confided", "answered", "looked", "turned_up"),
}


@dataclass(frozen=True)
class Plan:
    """Which matches of a game are searched, and what makes a moment worth asking about."""

    players: int
    matches: int
    eyes: int  # the seat
    turns: int  # so often, at least, what is possible has changed
    suspects: range
    board: str | None = None
    options: dict[str, str | int] = field(default_factory=dict)
    bots: tuple[str, ...] = MIXED  # in turn


PLANS = {
    "venice": [
        Plan(4, 250, eyes=1, turns=5, suspects=range(8, 36), board="venice", bots=ALIKE),
        Plan(5, 250, eyes=2, turns=5, suspects=range(8, 36), board="london", bots=ALIKE),
        Plan(3, 250, eyes=1, turns=5, suspects=range(8, 36), board="venice", bots=ALIKE),
    ],
    "dice": [
        Plan(4, 250, eyes=1, turns=3, suspects=range(5, 25)),
        Plan(3, 250, eyes=2, turns=3, suspects=range(5, 25), options={"tiles": "expert"}),
    ],
    "kompakt": [
        Plan(2, 400, eyes=1, turns=1, suspects=range(3, 30), options={"black_tickets": 4}),
        Plan(3, 400, eyes=2, turns=1, suspects=range(3, 30), options={"black_tickets": 3}),
        Plan(4, 400, eyes=3, turns=1, suspects=range(3, 30), options={"black_tickets": 2}),
    ],
    "inkognito": [
        Plan(4, 150, eyes=0, turns=2, suspects=range(3, 5)),
        Plan(3, 150, eyes=1, turns=2, suspects=range(3, 5)),
        Plan(5, 150, eyes=4, turns=2, suspects=range(3, 5)),
    ],
    "mille_grazie": [
        Plan(3, 60, eyes=1, turns=2, suspects=range(8, 20)),
        Plan(4, 60, eyes=2, turns=2, suspects=range(8, 20)),
    ],
}


@dataclass(frozen=True)
class Found:
    """A moment that may be a puzzle."""

    plan: Plan
    attempt: int
    moment: int
    question: int
    inquiry: Inquiry

    @property
    def score(self) -> float:
        """How much there is to think about: what was possible, and how often it changed."""
        return (1 + self.inquiry.turns) * math.log2(len(self.inquiry.suspects))

    @property
    def answer(self) -> int:
        answer = certain(self.inquiry.doubt)
        assert answer is not None
        return answer


def main() -> None:
    for title in sys.argv[1:] or PLANS:
        found = [each for plan in PLANS[title] for each in search(title, plan)]
        chosen = spread(found)
        print(f"{title}: {len(found)} found, of scores {', '.join(f'{each.score:.0f}' for each in chosen)}")
        write(title, chosen)


def search(title: str, plan: Plan) -> Iterator[Found]:
    for attempt in range(plan.matches):
        yield from moments(played(title, plan, attempt), plan, attempt)


def played(title: str, plan: Plan, attempt: int) -> Match:
    game, random = games.load(title), Random(attempt)
    seed = hashlib.sha256(f"{title} {plan.board} {plan.players} {attempt}".encode()).digest()
    board = game.board(plan.board) if plan.board else None
    match = Match(game.setup(plan.players, board, plan.options), seed=seed, limit=LONGEST)
    names = enumerate(seated(plan, attempt))
    hands = [bots.make(name, match.chair(seat), Random(random.random())) for seat, name in names]
    while match.actors:
        seat = random.choice(match.actors)
        match.play(seat, hands[seat].act(match.view(seat), match.seen(seat), match.legal(seat), Clock()))
    return match


def seated(plan: Plan, attempt: int) -> list[str]:
    return [plan.bots[(seat + attempt) % len(plan.bots)] for seat in range(plan.players)]


def moments(match: Match, plan: Plan, attempt: int) -> Iterator[Found]:
    """Those at which a question has just been answered by nothing but reasoning."""
    asked = list(inquiries(match, plan.eyes))
    if not any(is_worth_asking(inquiry, plan) for after in asked for inquiry in after):
        return
    kinds = [match.game.event_name(int(event.kind)) for event in match.seen(plan.eyes)]
    heard = [lengths[plan.eyes] for lengths in Review(match).perceived]
    for moment, (start, end) in enumerate(itertools.pairwise(heard), 1):
        if 0 < start < end and not TELLING & set(kinds[start:end]):
            for n, inquiry in enumerate(asked[end - 1]):
                if is_worth_asking(inquiry, plan) and not was_known(inquiry, asked[start - 1]):
                    yield Found(plan, attempt, moment, n, inquiry)


def is_worth_asking(inquiry: Inquiry, plan: Plan) -> bool:
    return (
        certain(inquiry.doubt) is not None
        and inquiry.turns >= plan.turns
        and len(inquiry.suspects) in plan.suspects
        and has_no_short_cut(inquiry)
    )


def has_no_short_cut(inquiry: Inquiry) -> bool:
    """Where cases stay possible beside the certain one, there are several ways to compare."""
    shares = [inquiry.doubt.cases[n].share for n in possible(inquiry.doubt)]
    return len(shares) == 1 or min(shares) < 1 / 3


def was_known(inquiry: Inquiry, before: list[Inquiry]) -> bool:
    return any(certain(other.doubt) is not None for other in before if other.doubt[:2] == inquiry.doubt[:2])


def spread(found: list[Found]) -> list[Found]:
    """As many as there are levels, from the easiest to the hardest, no two of them alike."""
    by_score = sorted(found, key=lambda each: each.score)
    unlike = {(each.question, each.answer, each.inquiry.suspects): each for each in by_score}
    ordered = sorted(unlike.values(), key=lambda each: each.score)
    count, last = len(LEVELS), len(ordered) - 1
    if last < count - 1:
        raise SystemExit(f"only {len(ordered)} were found")
    return [ordered[round(n * last / (count - 1))] for n in range(count)]


def write(title: str, chosen: list[Found]) -> None:
    folder = games.folder(title) / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"*{record.SUFFIX}"):
        old.unlink()
    puzzles = [written(title, folder, n, each) for n, each in enumerate(chosen)]
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    (folder / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def written(title: str, folder: Path, n: int, found: Found) -> Puzzle:
    """The record ends with the moment: what came after is nobody's business."""
    whole, name = played(title, found.plan, found.attempt), f"{n + 1:02}{record.SUFFIX}"
    start = Review(whole).at(found.moment)
    record.write(folder / name, start, seated(found.plan, found.attempt))
    return Puzzle(name, found.plan.eyes, found.question, found.answer, LEVELS[n])


if __name__ == "__main__":
    main()
