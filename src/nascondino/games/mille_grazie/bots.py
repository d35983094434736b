"""Mille Grazie: what is particular to playing it well.

Where the noble goes and where the brigands wait is a game of its own within every round: whoever can be foreseen loses.
The greedy player lists the journeys, what each is worth and what an ambush on each of its roads costs, solves that as
a matrix game, and draws from the solution: the noble a journey, a brigand a road.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, MakePlayer, Player
from nascondino.parts.matrix_games import solved

from .beliefs import owner_of
from .rules.ambush import high_of, low_of
from .rules.orders import order_in
from .rules.travelling import other_end
from .state import (
    ALONE,
    AMBUSH,
    BOOTY,
    ESCORTS_FROM,
    HELD,
    LEAVE,
    MAP,
    MOST_ORDERS,
    PAIRS_FROM,
    ROADS,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SEATS,
    SETTING_OUT,
    SWAPS_FROM,
    TAKE,
    TRAVEL,
    Board,
)

LATER = 0.6  # what an order is worth that must wait for another journey
NEARNESS = 0.85  # and it shrinks by this with every road to its destination
CONSIDERED = 40  # journeys: the best ones, if nobody waited anywhere
ESCORTED = 12  # and so many with an escort, on each of their roads
ROUNDS = 150  # of the matrix game's solution


def greedy(chair: Chair, random: Random) -> Player:
    """One journey ahead, unpredictably."""
    return Traveller(chair, random)


PLAYERS: dict[str, MakePlayer] = {"greedy": greedy}


@dataclass(frozen=True)
class Position:
    """What journeys start from: the noble's city, the roads he has used, his orders and those on the map."""

    city: int
    used: frozenset[int]
    held: tuple[int, ...]
    on_the_map: tuple[int, ...]


@dataclass(frozen=True)
class Journey:
    roads: tuple[int, ...]
    guarded: int  # the road that an escort guards; 0 if there is none
    worth: float  # if nobody waits anywhere
    costs: tuple[float, ...]  # for each road, what an ambush there costs


@dataclass(frozen=True)
class Plan:
    """A solution of the matrix game: how likely each journey is, and by its number each road to wait on."""

    journeys: Sequence[Journey]
    mix: Sequence[float]
    waits: Sequence[float]

    def likely(self, ambush: int) -> float:
        if ambush <= PAIRS_FROM:
            return self.waits[ambush]
        return self.waits[low_of(ambush)] * self.waits[high_of(ambush)]

    def ways(self, first: Callable[[Journey], int]) -> dict[int, float]:
        """How often each first action of a journey is what it begins with."""
        found: dict[int, float] = {}
        for journey, share in zip(self.journeys, self.mix, strict=True):
            found[first(journey)] = found.get(first(journey), 0.0) + share
        return found


class Traveller:
    """Every seat is a noble in turn, and a brigand in between."""

    def __init__(self, chair: Chair, random: Random) -> None:
        self.planner = planner(chair.board.record[0])
        self.belief = Belief(chair)
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        self.belief.update(seen)
        if view.phase == AMBUSH:
            return self._wait(view, legal)
        if view.phase == SETTING_OUT:
            return self._set_out(view)
        if view.phase == TRAVEL:
            return self._travel(view)
        return self._take(view, legal)

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        """How often it would do what; of an order, what it would then bring."""
        self.belief.update(seen)
        if view.phase == AMBUSH:
            return dict(zip(legal, self._waits(view, legal), strict=True))
        if view.phase in (SETTING_OUT, TRAVEL):
            return self._ways(view)
        return self._prospects(view, legal)

    def _ways(self, view: Any) -> dict[int, float]:
        return self._plan(view).ways(setting_out if view.phase == SETTING_OUT else first_road)

    def _waits(self, view: Any, legal: Sequence[int]) -> list[float]:
        mixed = mixture(self.planner.board, view, legal)
        return [mixed.get(action, 0.0) for action in legal]

    def _wait(self, view: Any, legal: Sequence[int]) -> int:
        """A road where the noble may well pass; in the game for two, two of them."""
        weights = self._waits(view, legal)
        return self.random.choices(legal, weights)[0] if any(weights) else self.random.choice(legal)

    def _set_out(self, view: Any) -> int:
        return setting_out(self._journey(view))

    def _travel(self, view: Any) -> int:
        return first_road(self._journey(view))

    def _journey(self, view: Any) -> Journey:
        """A journey drawn from the solution of what is still hidden."""
        plan = self._plan(view)
        return self.random.choices(plan.journeys, plan.mix)[0]

    def _plan(self, view: Any) -> Plan:
        """For the roads that are left; before he sets out, for all."""
        length = 0 if view.phase == SETTING_OUT else int(view.roads - view.travelled)
        guarded = int(view.dials[view.noble][0])
        dangerous = tuple(road for road in self._dangerous(view) if road != guarded)
        return self.planner.plan(position(view), length, hidden_compasses(view), dangerous)

    def _dangerous(self, view: Any) -> tuple[int, ...]:
        """The roads where somebody may still wait."""
        others = [which for which in range(SEATS) if owner_of(view, which) != view.noble]
        return tuple(sorted({road for which in others for road in self.belief.possible(which)} - {0}))

    def _take(self, view: Any, legal: Sequence[int]) -> int:
        """Whatever is there; for another order only if that is worth less from here."""
        prospects = self._prospects(view, legal)
        return max(prospects, key=prospects.__getitem__)

    def _prospects(self, view: Any, legal: Sequence[int]) -> dict[int, float]:
        """What is won by each choice: the order here, less the one that is given up for it."""
        city = int(view.cities[view.noble])
        here = self.planner.prospect(city, order_in(self.planner.board, view, city))
        lost = {action: self.planner.prospect(city, action - SWAPS_FROM) for action in legal if action > TAKE}
        return {action: 0.0 if action == LEAVE else here - lost.get(action, 0.0) for action in legal}


def mixture(board: Any, view: Any, legal: Sequence[int]) -> dict[int, float]:
    """By the matrix game: how often to wait where, and to set out how."""
    if view.phase not in (AMBUSH, SETTING_OUT):
        return {}
    ways = planner(board)
    plan = ways.plan(position(view), 0, hidden_compasses(view), ways.roads)
    setting = plan.ways(setting_out)
    weights = [setting.get(action, 0.0) if view.phase == SETTING_OUT else plan.likely(action) for action in legal]
    total = sum(weights)
    return {action: weight / total for action, weight in zip(legal, weights, strict=True)} if total else {}


def setting_out(journey: Journey) -> int:
    return ESCORTS_FROM + journey.guarded if journey.guarded else ALONE


def first_road(journey: Journey) -> int:
    return journey.roads[0]


def position(view: Any) -> Position:
    cards = range(1, len(view.where))
    return Position(
        int(view.cities[view.noble]),
        frozenset(np.flatnonzero(view.used).tolist()),
        tuple(card for card in cards if view.where[card] == HELD + view.noble),
        tuple(card for card in cards if view.where[card] == MAP),
    )


def hidden_compasses(view: Any) -> int:
    """How many compasses of brigands the noble has not met on this journey."""
    everybody = 2 if view.players == 2 else view.players - 1
    shown = sum(
        1 for seat in range(view.players) for road in view.dials[seat] if seat != view.noble and view.used[road]
    )
    return int(everybody - shown)


class Planner:
    """A board's ways and distances, and the plans that were made on it."""

    def __init__(self, board: Any) -> None:
        self.board = board
        self.roads = tuple(road for road in range(1, ROADS) if board.colour[road])
        self.at = {city: self._roads_at(city) for city in range(1, board.cities + 1)}
        self.distance = {city: self._distances(city) for city in self.at}
        self.first: list[int] = board.first.tolist()
        self.destination: list[int] = board.destination.tolist()
        self.worth: list[int] = board.worth.tolist()
        self.colour: list[int] = board.colour.tolist()
        self.plan = functools.lru_cache(maxsize=64)(self._plan)

    def _roads_at(self, city: int) -> list[tuple[int, int]]:
        """Each road from here, and the city it leads to."""
        ends = self.board.ends
        return [(road, int(other_end(self.board, road, city))) for road in self.roads if city in ends[road]]

    def _distances(self, start: int) -> dict[int, int]:
        """The least number of roads to every city."""
        found, ring = {start: 0}, [start]
        while ring:
            beside = {city: found[here] + 1 for here in ring for _, city in self.at[here] if city not in found}
            found |= beside
            ring = list(beside)
        return found

    def prospect(self, city: int, card: int) -> float:
        """What an order is worth to a noble who ends his journey here."""
        away = self.distance[city][self.destination[card]]
        return LATER * self.worth[card] * math.pow(NEARNESS, away)

    # The matrix game of a journey.

    def _plan(self, start: Position, length: int, compasses: int, dangerous: tuple[int, ...]) -> Plan:
        journeys, payoff = self.matrix(start, length, compasses, dangerous)
        found = solved(payoff, ROUNDS)
        waits = np.zeros(ROADS)
        waits[list(dangerous)] = found.columns[: len(dangerous)]
        return Plan(journeys, found.rows.tolist(), waits.tolist())

    def matrix(
        self, start: Position, length: int, compasses: int, dangerous: tuple[int, ...]
    ) -> tuple[list[Journey], Any]:
        """The journeys of so many roads more, and what they bring by the road where a brigand waits, or none.

        Before he sets out (0), journeys alone or with an escort.
        """
        journeys = self._best(start, length or ROADS_ALONE)[:CONSIDERED]
        if length == 0:
            with_escort = self._best(start, ROADS_ESCORTED)[:ESCORTED]
            journeys += [guarded for journey in with_escort for guarded in escorted(journey)]
        return journeys, self.payoff(journeys, compasses, dangerous)

    def journeys(self, start: Position, guarded: int) -> list[Journey]:
        """The best ones after he has set out alone (0), or with an escort for this road."""
        if not guarded:
            return self._best(start, ROADS_ALONE)[:CONSIDERED]
        return [replace(journey, guarded=guarded) for journey in self._best(start, ROADS_ESCORTED)[:CONSIDERED]]

    def _best(self, start: Position, length: int) -> list[Journey]:
        ways = list(self._ways(start.city, start.used, length))
        full = [roads for roads in ways if len(roads) == length]
        found = [self._journey(start, roads) for roads in full or ways]  # M-8
        return sorted(found, key=lambda journey: -journey.worth)

    def _ways(self, city: int, used: frozenset[int], length: int) -> Iterator[tuple[int, ...]]:
        """All ways of so many roads, or fewer if one cannot go on."""
        ways = [(road, there) for road, there in self.at[city] if road not in used] if length else []
        if not ways:
            yield ()
        for road, there in ways:
            for rest in self._ways(there, used | {road}, length - 1):
                yield road, *rest

    def _journey(self, start: Position, roads: tuple[int, ...]) -> Journey:
        """What comes of every order that he has, or takes on the way; and what he has at each road."""
        city, held, left = start.city, list(start.held), list(start.on_the_map)
        carried, value = [], {}
        for road in roads:
            carried.append(tuple(held))
            city = next(there for way, there in self.at[city] if way == road)
            for card in [card for card in held if self.destination[card] == city]:
                value[card] = float(self.worth[card])
                held.remove(card)
            for card in [card for card in left if self.first[card] == city and len(held) < MOST_ORDERS]:
                held.append(card)
                left.remove(card)
        value |= {card: self.prospect(city, card) for card in held}
        costs = tuple(self._cost(road, cards, value) for road, cards in zip(roads, carried, strict=True))
        return Journey(roads, 0, sum(value.values()), costs)

    def _cost(self, road: int, held: tuple[int, ...], value: dict[int, float]) -> float:
        """What a brigand wins there, and the share that is lost of what the noble's orders will bring (M-14)."""
        share = min(self.colour[road], len(held)) / max(len(held), 1)
        return BOOTY + share * sum(value[card] for card in held)

    def payoff(self, journeys: Sequence[Journey], compasses: int, dangerous: tuple[int, ...]) -> Any:
        """A row for each journey."""
        return np.array([self._row(journey, compasses, dangerous) for journey in journeys])

    def _row(self, journey: Journey, compasses: int, dangerous: tuple[int, ...]) -> list[float]:
        """What it brings for each road where a brigand may wait, and if none waits on its way."""
        costs = dict(zip(journey.roads, journey.costs, strict=True)) | {journey.guarded: 0.0}
        return [journey.worth - compasses * costs.get(road, 0.0) for road in dangerous] + [journey.worth]


def escorted(journey: Journey) -> Iterator[Journey]:
    """The same journey with an escort, for each road that it may guard."""
    for road in journey.roads:
        yield replace(journey, guarded=road)


def planner(board: Any) -> Planner:
    """One for each board, so that all seats share the plans."""
    return _planner(board.tobytes())


@functools.lru_cache(maxsize=8)
def _planner(board_bytes: bytes) -> Planner:
    return Planner(np.frombuffer(board_bytes, Board.dtype)[0])
