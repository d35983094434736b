"""Mille Grazie: the noble's journey, what he meets and what he fulfils (M-7 … M-9, M-12 … M-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nascondino.kernel import rule

from ..state import (
    ALONE,
    AMBUSH,
    ARRIVED,
    BEGUN,
    BOOTY,
    COMPASSES,
    DELIVERED,
    DISCARDS,
    ENDED,
    ESCORTS_FROM,
    FULFILLED,
    GOAL,
    GUARDED,
    HELD,
    LOSING,
    LOST,
    OVER,
    ROADS,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SET_OUT,
    TAKING,
    TRAVEL,
    TRAVELLED,
    WAYLAID,
    Board,
    State,
)
from .ambush import show_compasses, somebody_waits
from .orders import order_in, orders_at
from .telling import tell

# Setting out.


@rule
def start(s: State, action: int, events: Any) -> int:
    """M-7: 5 roads alone, 4 with an escort for one of them."""
    road = action - ESCORTS_FROM
    s.dials[s.noble][0] = road
    set_out(s, ROADS_ALONE if action == ALONE else ROADS_ESCORTED)
    return tell(events, 0, SET_OUT, seat=s.noble, number=s.roads, road=road)


@rule
def set_out(s: State, count: int) -> None:
    s.roads = count
    s.phase = TRAVEL


@rule
def ways_on(board: Board, s: State, actions: Any) -> int:
    """M-8: a road after which he can travel as many as are then left; should there be none, any that is not used."""
    n = 0
    if board.dead_ends[s.cities[s.noble]][s.travelled]:
        n = unused_roads(board, s, s.roads - s.travelled - 1, actions)
    return n if n > 0 else unused_roads(board, s, 0, actions)


@rule
def unused_roads(board: Board, s: State, more: int, actions: Any) -> int:
    """Those from his city after which so many more can be travelled."""
    n = 0
    for road in board.roads_at[s.cities[s.noble]]:
        if road == 0:
            break
        if not s.used[road] and leads_on(board, s, road, more):
            actions[n] = road
            n += 1
    return n


@rule
def leads_on(board: Board, s: State, road: int, more: int) -> bool:
    """Whether he can travel so many roads more after this one."""
    if more == 0:
        return True
    for way in board.ways[other_end(board, road, s.cities[s.noble])][more]:
        if way[0] == 0:
            return False
        if is_free(s, road, way):
            return True
    return False


@rule
def is_free(s: State, last: int, way: Sequence[int]) -> bool:
    """Whether no road of the way is used, nor the one that he would come by."""
    for road in way:
        if road == 0:
            return True
        if road == last or s.used[road]:
            return False
    return True


# A road, and who waits there.


@rule
def journey(board: Board, s: State, road: int, events: Any) -> int:
    use(s, road)
    n = tell(events, 0, TRAVELLED, seat=s.noble, road=road)
    if not somebody_waits(s, road):
        return reach(board, s, road, events, n)
    if s.dials[s.noble][0] == road:
        n = show_compasses(s, road, 0, events, n)
        n = tell(events, n, GUARDED, seat=s.noble, road=road)  # M-16
        return reach(board, s, road, events, n)
    n = show_compasses(s, road, BOOTY, events, n)
    beset(board, s, road)
    if anybody_won(s):
        return end(s, WAYLAID, events, n)  # M-18
    return lose_all_or_wait(board, s, events, n)


@rule
def use(s: State, road: int) -> None:
    """M-8: no road twice within the turn."""
    s.used[road] = True
    s.travelled += 1


@rule
def beset(board: Board, s: State, road: int) -> None:
    """M-14: by the colour of the road 1, 2 or 3 orders are lost, however many wait there; all, if he has fewer."""
    s.road = road
    s.to_lose = min(board.colour[road], orders_at(board, s, HELD + s.noble))
    s.phase = LOSING


@rule
def lose_all_or_wait(board: Board, s: State, events: Any, n: int) -> int:
    """M-14: if he has more than he loses, chance draws them, one by one."""
    if s.to_lose < orders_at(board, s, HELD + s.noble):
        return n
    for card in range(1, board.cards + 1):
        if s.where[card] == HELD + s.noble:
            lose(s, card)
            n = tell(events, n, LOST, seat=s.noble, card=card)
    return reach(board, s, s.road, events, n)


@rule
def lose(s: State, card: int) -> None:
    s.where[card] = DISCARDS
    s.to_lose -= 1


@rule
def be_robbed(board: Board, s: State, card: int, events: Any) -> int:
    lose(s, card)
    n = tell(events, 0, LOST, seat=s.noble, card=card)
    return n if s.to_lose > 0 else reach(board, s, s.road, events, n)


# A city.


@rule
def reach(board: Board, s: State, road: int, events: Any, n: int) -> int:
    """M-15: the ambush comes before the arrival; M-12: fulfilment comes before taking."""
    arrive(s, other_end(board, road, s.cities[s.noble]))
    city = s.cities[s.noble]
    n = tell(events, n, ARRIVED, seat=s.noble, city=city)
    for card in board.orders_to[city]:
        if card == 0:
            break
        if s.where[card] == HELD + s.noble:
            fulfil(board, s, card)
            n = tell(events, n, FULFILLED, seat=s.noble, card=card, number=board.worth[card])
    if anybody_won(s):
        return end(s, DELIVERED, events, n)
    if may_take(board, s):
        return n
    return go_on(board, s, events, n)


@rule
def other_end(board: Board, road: int, city: int) -> int:
    return board.ends[road][1] if board.ends[road][0] == city else board.ends[road][0]


@rule
def arrive(s: State, city: int) -> None:
    s.cities[s.noble] = city
    s.road = 0


@rule
def fulfil(board: Board, s: State, card: int) -> None:
    """M-9: its points are scored at once, and the card is discarded."""
    s.points[s.noble] += board.worth[card]
    s.where[card] = DISCARDS


@rule
def may_take(board: Board, s: State) -> bool:
    """M-10: whether an order lies where he has arrived."""
    if order_in(board, s, s.cities[s.noble]) == 0:
        return False
    s.phase = TAKING
    return True


# Going on, or the next round.


@rule
def go_on(board: Board, s: State, events: Any, n: int) -> int:
    """M-5: when the journey is over, the next seat is the noble; at first, the one that was drawn."""
    if may_travel_on(board, s):
        return n
    open_round(s, (s.noble + 1) % s.players if s.roads > 0 else s.noble)
    return tell(events, n, BEGUN, seat=s.noble)


@rule
def may_travel_on(board: Board, s: State) -> bool:
    """M-8: 4 or 5 roads, exactly; fewer only if there was no such way, and every road at his city is used."""
    if s.travelled == s.roads:
        return False
    for road in board.roads_at[s.cities[s.noble]]:
        if road == 0:
            break
        if not s.used[road]:
            s.phase = TRAVEL
            return True
    return False


@rule
def open_round(s: State, noble: int) -> None:
    """Compasses that met nobody are not shown (M-16): they are simply set anew."""
    s.noble = noble
    s.phase = AMBUSH
    s.roads = 0
    s.travelled = 0
    for road in range(1, ROADS):
        s.used[road] = False
    for seat in range(s.players):
        for slot in range(COMPASSES):
            s.dials[seat][slot] = 0


# The end.


@rule
def anybody_won(s: State) -> bool:
    """M-17."""
    for seat in range(s.players):
        if s.points[seat] >= GOAL:
            return True
    return False


@rule
def end(s: State, reason: int, events: Any, n: int) -> int:
    finish(s, reason)
    return tell(events, n, ENDED, reason=reason)


@rule
def finish(s: State, reason: int) -> None:
    """M-18: whoever is on a road does not arrive, and loses nothing any more."""
    s.phase = OVER
    s.reason = reason
    s.road = 0
    s.to_lose = 0
