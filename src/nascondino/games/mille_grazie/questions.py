"""Mille Grazie: what a brigand can know for certain.

Where a compass points he cannot know before it is shown; but he can know by which road a noble must come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nascondino.engine.contract import Case, Doubt, Message

from .board import MilleGrazieBoard, road_letter, road_number
from .state import HELD, ROAD_SPOTS, TRAVEL

Way = tuple[int, ...]  # roads, in the order in which they are travelled


def questions(belief: Any, board: MilleGrazieBoard) -> list[Doubt]:
    """For each order that the noble can still deliver on this journey: which road lies on every way to do so."""
    s = belief.public
    if s.phase != TRAVEL or belief.chair == s.noble + 1:
        return []
    held = [card for card in range(1, len(board.file.orders) + 1) if s.where[card] == HELD + s.noble]
    found = ((card, deliveries(s, card, board)) for card in held)
    return [_question(int(s.noble), card, ways, board) for card, ways in found if ways]


def deliveries(s: Any, card: int, board: MilleGrazieBoard) -> list[Way]:
    """The ways, up to its destination, by which the noble delivers an order if nobody robs him of it."""
    goal = int(board.record[0].destination[card])
    return sorted({way[: cities.index(goal) + 1] for way, cities in journeys(s, board) if goal in cities})


def journeys(s: Any, board: MilleGrazieBoard) -> Iterator[tuple[Way, Way]]:
    """M-8: every way to travel all the roads that are left, none of them twice, and the cities that it leads to."""
    used = {road for road, is_used in enumerate(s.used.tolist()) if is_used}
    yield from _onward(int(s.cities[s.noble]), int(s.roads - s.travelled), used, board)


def _onward(city: int, more: int, used: set[int], board: MilleGrazieBoard) -> Iterator[tuple[Way, Way]]:
    if more == 0:
        yield (), ()
        return
    for road in _roads_at(city, board) - used:
        there = int(sum(board.record[0].ends[road]) - city)
        for way, cities in _onward(there, more - 1, used | {road}, board):
            yield (road, *way), (there, *cities)


def _roads_at(city: int, board: MilleGrazieBoard) -> set[int]:
    return {int(road) for road in board.record[0].roads_at[city] if road}


def _question(noble: int, card: int, ways: list[Way], board: MilleGrazieBoard) -> Doubt:
    about: Message = ("mille_grazie-figure-order", {"seat": noble, "order": board.order_called(card)})
    roads = [road_number(road.letter) for road in board.file.roads]
    return Doubt(("mille_grazie-passage", {}), about, [_case(road, ways, board) for road in roads])


def _case(road: int, ways: list[Way], board: MilleGrazieBoard) -> Case:
    """That the noble must take this road; if he need not, the shortest way without it."""
    without = [way for way in ways if road not in way]
    name: Message = ("mille_grazie-passage-road", {"road": board.road_called(road)})
    if not without:
        return Case(name, ROAD_SPOTS + road, 1.0)
    around = " – ".join(road_letter(each) for each in min(without, key=len))
    why: Message = ("mille_grazie-way-round", {"road": board.road_called(road), "way": around})
    return Case(name, ROAD_SPOTS + road, 1 - len(without) / len(ways), why)
