"""Scotland Yard, the dice game: what is particular to playing it well."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, MakePlayer, Player, best

from .actions import how_of, pawn_of, place_of, pursuit
from .guides import city
from .rules.rounds import next_show
from .rules.seeking import may_go_now
from .state import (
    BLACK,
    DOUBLE,
    DOUBLE_COUNTS_TWICE,
    FIRST_HALF,
    FLED,
    FLIGHTS_FROM,
    HELICOPTER,
    HIDDEN,
    HIDING,
    MISTER_X,
    PASS,
    PASSED,
    PLACING,
    REROLL,
    STAYS_FROM,
    TRANSPORTS,
    Event,
)

NEARNESS = 0.5  # what a possible place is worth to a detective shrinks by this with every move to it


def greedy(chair: Chair, random: Random) -> Player:
    """One move ahead, on exact beliefs."""
    return Fugitive(chair, random) if chair.seat == chair.setup.settings["mister_x"] else Hunter(chair, random)


PLAYERS: dict[str, MakePlayer] = {"greedy": greedy}


class Hunter:
    """Catches if it can; else moves so that the pawns are near to where Mister X may be after his next move."""

    CATCH = 3.0  # what it is worth to catch him now, by its chance
    OWN = 0.3  # how much the nearness of the pawn itself adds to that of the nearest, without which the others wander
    WORTH_A_TOKEN = 0.3  # how much better the best roll would have to be

    def __init__(self, chair: Chair, random: Random) -> None:
        self.board = chair.board.record[0]
        self.belief = Belief(chair)
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        worth = self.weigh(view, seen, legal)
        return best(list(worth), worth.__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.belief.update(seen)
        if view.phase == PLACING:
            return {place: self._spread(view, place) for place in legal}
        worth = {action: self._worth(view, action) for action in legal if action < STAYS_FROM}
        may_spend = REROLL in legal and not self._spares_tokens(view)
        if not worth:
            return {REROLL if may_spend else legal[0]: 0.0}
        if may_spend:
            worth[REROLL] = self._best_roll(view) - self.WORTH_A_TOKEN
        return worth

    def _spares_tokens(self, view: Any) -> bool:
        """They are the partners' too, who would be surprised to find them gone before they have rolled once."""
        return bool(view.players > 2 and view.moves == 0)

    def _spread(self, view: Any, place: int) -> float:
        """Far from the colleagues, near to everything else."""
        pawns = [int(pawn) for pawn in view.pawns[1:] if pawn] + [place]
        nearest = city(self.board, view).distances[pawns].min(axis=0)
        return float((NEARNESS**nearest).sum())

    def _worth(self, view: Any, action: int) -> float:
        pawn, face, place = pawn_of(action), how_of(action), place_of(action)
        possible = self.belief.possible()
        later = self._later(view, face, [there for there in possible if there != place])
        after = view.pawns[1 : view.detectives + 1].copy()
        after[pawn - 1] = place
        near = NEARNESS ** city(self.board, view).distances[after][:, later]
        nearness = float(near.max(axis=0).mean() + self.OWN * near[pawn - 1].mean())
        return self.CATCH * (place in possible) / len(possible) + nearness

    def _later(self, view: Any, face: int, possible: list[int]) -> list[int]:
        """Where he may be after his next move, if this die is used too."""
        faces = [kind for kind in TRANSPORTS if view.used[kind] or kind == face]
        onward = city(self.board, view).onward
        return [there for here in possible for kind in faces for there in onward[kind, here]] or possible or [0]

    def _best_roll(self, view: Any) -> float:
        """What the best roll would be worth to one of the pawns in turn."""
        onward = city(self.board, view).onward
        wished = (
            pursuit(pawn, face, place)
            for pawn in range(1, view.detectives + 1)
            if may_go_now(view, pawn)
            for face in TRANSPORTS
            for place in onward[face, int(view.pawns[pawn])]
        )
        return max(self._worth(view, action) for action in wished)


class Fugitive:
    """Keeps away from the detectives, keeps them guessing, and saves what it can use once for when it helps."""

    CAUGHT = 10.0  # what being caught costs, by its chance
    DISTANCE = 0.5  # a move more to the nearest detective, up to FAR_ENOUGH
    FAR_ENOUGH = 3
    GUESSING = 0.7  # for every doubling of the places where he may be
    WAYS_OUT = 0.03
    BLACK_TICKET = 0.6
    BY_HELICOPTER = 0.6
    DOUBLE_BELOW = 0.0  # if no single move is worth this much, run twice

    def __init__(self, chair: Chair, random: Random) -> None:
        self.board = chair.board.record[0]
        self.random = random
        self.hunters_belief = Belief(replace(chair, seat=None))
        self.guesses: dict[int, int] = {}  # by how he travels, 0 for a pass: among how many places they would guess

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return best(legal, self.weigh(view, seen, legal).__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.hunters_belief.update(as_hunters_saw(seen))
        self.guesses.clear()
        return {action: self.DOUBLE_BELOW if action == DOUBLE else self._worth(view, action) for action in legal}

    def _worth(self, view: Any, action: int) -> float:
        place = int(view.pawns[MISTER_X]) if action == PASS else place_of(action)
        away = int(city(self.board, view).distances[view.pawns[1 : view.detectives + 1], place].min())
        ends_turn = view.phase != FIRST_HALF or view.double_counts == DOUBLE_COUNTS_TWICE
        if away == 0 and ends_turn:
            return -2 * self.CAUGHT
        guesses = 1 if view.phase == HIDING else self._guesses_after(view, action)
        threatened = view.phase != FIRST_HALF and away == 1
        return (
            -self.CAUGHT * threatened / guesses
            + self.DISTANCE * min(away, self.FAR_ENOUGH)
            + self.GUESSING * math.log2(guesses)
            + self.WAYS_OUT * len(city(self.board, view).all_onward(place))
            - self._cost(action)
        )

    def _cost(self, action: int) -> float:
        if action < FLIGHTS_FROM or action == PASS:
            return 0
        return {BLACK: self.BLACK_TICKET, HELICOPTER: self.BY_HELICOPTER}.get(how_of(action), 0)

    def _guesses_after(self, view: Any, action: int) -> int:
        """Among how many places the hunters would have to guess."""
        how = 0 if action == PASS else how_of(action)
        if view.moves + 1 == next_show(view):
            return 1
        if how not in self.guesses:
            event = Event.array(1)
            event[0].kind, event[0].how = FLED if how else PASSED, how
            self.guesses[how] = max(1, len(self.hunters_belief.after(event).possible()))
        return self.guesses[how]


def as_hunters_saw(seen: Any) -> Any:
    """Mister X's own events without the places that he alone perceived."""
    seen = seen.copy()
    seen["place"][np.isin(seen["kind"], (HIDDEN, FLED))] = 0
    return seen
