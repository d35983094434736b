"""Scotland Yard, pocket edition: what is particular to playing it well."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, MakePlayer, best
from nascondino.parts.matrix_games import solved
from nascondino.parts.stations import distances, ways_from

from . import guides
from .actions import pawn_of, station_of, ticket_of
from .state import (
    BLACK_COSTS,
    BLACK_FROM,
    FLEE,
    GIVE_UP,
    GIVING_UP,
    OPENLY,
    PAWNS,
    PLACING,
    PRICES,
    SEEKERS_FROM,
    TAXI,
    TICKETS,
    UNDERGROUND,
)


class Greedy:
    """One move ahead, on exact beliefs: a fugitive in its own hand, a hunter in those of the others."""

    def __init__(self, chair: Chair, random: Random) -> None:
        self.seat = chair.seat
        self.fugitive = Fugitive(chair, random)
        self.hunter = Hunter(chair, random)

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return self._player(view).act(view, seen, legal, clock)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        return self._player(view).weigh(view, seen, legal)

    def _player(self, view: Any) -> Fugitive | Hunter:
        return self.fugitive if view.mister_x == self.seat else self.hunter


PLAYERS: dict[str, MakePlayer] = {"greedy": Greedy}


class Hunter:
    """Goes where Mister X may be, or else near to where he may flee next.

    Giving up only pays him, so it is never the first to say so; but if others of the team have, it will not hold them.
    """

    NEARNESS = 0.5  # what a station is worth shrinks by this with every move to it
    OWN = 0.3  # what it counts that the figure itself comes nearer, and not only the nearest
    CATCH = 3.0
    THRIFT = 0.02  # for a pound

    def __init__(self, chair: Chair, random: Random) -> None:
        self.board = chair.board.record[0]
        self.belief = Belief(chair)
        self.random = random
        self.distances = distances(self.board, TAXI, UNDERGROUND)

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        worth = self.weigh(view, seen, legal)
        return best(list(worth), worth.__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.belief.update(seen)
        if view.phase == PLACING:
            return {station: self._cover(view, station) for station in legal}
        if GIVE_UP in legal and GIVING_UP in view.giving_up:  # K-16: it takes every player of the team
            return {GIVE_UP: 0.0}
        moves = [action for action in legal if SEEKERS_FROM <= action < GIVE_UP]
        targets = set(self.belief.possible())
        return {action: self._worth(view, action, targets) for action in moves}

    def _cover(self, view: Any, station: int) -> float:
        """How near the figures will be to the start stations."""
        figures = [int(there) for there in view.pawns[1:] if there] + [station]
        starts = self.board.starts[self.board.starts > 0]
        return float((self.NEARNESS ** self.distances[figures][:, starts].min(axis=0)).mean())

    def _worth(self, view: Any, action: int, targets: set[int]) -> float:
        station = station_of(action)
        catch = (station in targets) / len(targets)
        return self.CATCH * catch + self._pressure(view, action, targets) - self.THRIFT * PRICES[ticket_of(action)]

    def _pressure(self, view: Any, action: int, targets: set[int]) -> float:
        """How near the figures will be, the nearest and this one, to where Mister X may flee; 1 if he cannot."""
        after = view.pawns[1:].copy()
        after[pawn_of(action) - 1] = station_of(action)
        there = targets - {station_of(action)}
        fled = {way for station in there for way in ways_from(self.board, station, OPENLY, OPENLY)}
        nearness = self.NEARNESS ** self.distances[after][:, sorted(fled - set(after.tolist()))]
        if not nearness.size:
            return 1.0
        own = nearness[pawn_of(action) - 1]
        return float(nearness.max(axis=0).mean() + self.OWN * own.mean())


class Fugitive:
    """Keeps out of the figures' reach, in the open if he can, and dives if the tickets still to come are worth it."""

    PER_TICKET = 0.5  # what he hopes to get of the tickets that the team has left
    DISTANCE = 0.6  # a move more to the nearest figure, up to FAR_ENOUGH
    FAR_ENOUGH = 4
    WAYS_OUT = 0.25  # for each that no figure reaches at once

    def __init__(self, chair: Chair, random: Random) -> None:
        self.board = chair.board.record[0]
        self.random = random
        self.distances = distances(self.board, TAXI, UNDERGROUND)

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        return best(legal, self.weigh(view, seen, legal).__getitem__, self.random)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        reached = self._within_reach(view)
        guesses = len({station_of(action) for action in legal if action >= BLACK_FROM} & reached)
        return {action: self._worth(view, action, reached, guesses) for action in legal}

    def _within_reach(self, view: Any) -> set[int]:
        """Where a figure can be after its next move."""
        paid = [ticket for ticket in TICKETS if view.tickets[ticket]]
        ways = (ways_from(self.board, station, ticket, ticket) for station in view.pawns[1:] for ticket in paid)
        return {there for reached in ways for there in reached}

    def _worth(self, view: Any, action: int, reached: set[int], guesses: int) -> float:
        station, under = station_of(action), action >= BLACK_FROM
        caught = 0.0 if station not in reached else min(1.0, (PAWNS - 1) / guesses) if under else 1.0
        away = int(self.distances[np.asarray(view.pawns[1:]), station].min())
        safe = set(ways_from(self.board, station, OPENLY, OPENLY)) - reached
        return (
            -caught * self.PER_TICKET * sum(PRICES[ticket] * int(view.tickets[ticket]) for ticket in TICKETS)
            - BLACK_COSTS * under
            + self.DISTANCE * min(away, self.FAR_ENOUGH)
            + self.WAYS_OUT * len(safe)
        )


# Where to go by a black ticket.

ROUNDS = 400  # of a solution: floor and ceiling are then nearer than what is thought of chases is true

Move = tuple[int, int]  # of a figure: the ticket, 0 if it stays, and the station


def mixture(board: Any, view: Any, legal: Sequence[int]) -> dict[int, float]:
    """How often to go where, if by a black ticket: the team moves without having seen it, as in a matrix game."""
    dives = [action for action in legal if action >= BLACK_FROM] if view.phase == FLEE else []
    answers = team_moves(board, view) if dives else []
    if not answers:
        return {}
    return dict(zip(dives, solved(dive_payoff(board, view, dives, answers), ROUNDS).rows.tolist(), strict=True))


def dive_payoff(board: Any, view: Any, dives: Sequence[int], answers: Sequence[tuple[Move, ...]]) -> Any:
    """A row for each station noted, a column for each answer of the team; pounds that come to Mister X."""
    hints = guides.prepare(board, view, None)[0]
    return np.array([[_pounds(view, hints, station_of(dive), moves) for moves in answers] for dive in dives])


def team_moves(board: Any, view: Any) -> list[tuple[Move, ...]]:
    """All that figures can do together, each by the cheapest ticket that leads there."""
    taken = set(view.pawns[1:].tolist())
    each = [_figure_moves(board, view, int(here), taken) for here in view.pawns[1:]]
    return [moves for moves in itertools.product(*each) if _can_be_paid(view, moves) and _are_apart(moves)]


def _figure_moves(board: Any, view: Any, here: int, taken: set[int]) -> list[Move]:
    cheapest: dict[int, int] = {}
    for ticket in TICKETS:
        for station in ways_from(board, here, ticket, ticket) if view.tickets[ticket] else []:
            if station not in taken:
                cheapest.setdefault(station, ticket)
    return [(ticket, station) for station, ticket in cheapest.items()] or [(0, here)]  # it stays, and pays nothing


def _can_be_paid(view: Any, moves: tuple[Move, ...]) -> bool:
    return all(sum(ticket == kind for ticket, _ in moves) <= view.tickets[kind] for kind in TICKETS)


def _are_apart(moves: tuple[Move, ...]) -> bool:
    return len({station for _, station in moves}) == len(moves)


def _pounds(view: Any, hints: Any, x: int, moves: tuple[Move, ...]) -> float:
    """What is paid until he is caught; or this turn, and as long as the guides think that he then gets away."""
    paid = 0.0
    for ticket, station in moves:
        paid += PRICES[ticket]
        if station == x:
            return paid
    left = sum(int(view.tickets[kind]) * PRICES[kind] for kind in TICKETS) - paid
    figures = [station for _, station in moves]
    chase = min(int(hints.chase[a][b][x]) for a, b in itertools.combinations(figures, 2))
    return paid + min(left, guides.PER_ROUND * chase)
