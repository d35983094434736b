"""What may be thought of a secret, beside what is certain: an opinion, where the game has one."""

from __future__ import annotations

from typing import Any

from nascondino.bots.opinions import opinion
from nascondino.engine.belief import Belief, Chair

from ..wire.http_messages import Likely, Opinion

NAMED = 12  # of what is no place on the board
SECRET = 0  # games have opinions of one


def opinion_of(chair: Chair, seen: Any) -> Opinion:
    """From what the chair has perceived; whoever knows the secret learns what the others may think."""
    held = opinion(chair)
    if held is None or not len(seen):
        return Opinion([])
    held.update(seen)
    weights = held.weights()
    if len(weights) < 2:
        return Opinion([])
    spots = _spots(chair, seen)
    likeliest = sorted(weights.items(), key=lambda each: -each[1])
    shown = likeliest if spots.issuperset(weights) else likeliest[:NAMED]
    name, board = chair.game.words.value, chair.board
    return Opinion([Likely(name(SECRET, n, board), n if n in spots else 0, round(share, 4)) for n, share in shown])


def _spots(chair: Chair, seen: Any) -> set[int]:
    """The places on the board that the secret may be."""
    belief = Belief(chair)
    belief.update(seen)
    return {case.spot for doubt in belief.doubts() for case in doubt.cases if case.spot}
