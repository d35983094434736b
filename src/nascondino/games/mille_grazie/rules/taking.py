"""Mille Grazie: orders are dealt, laid on the map, and taken from it (M-3, M-4, M-10 … M-12)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    DEALT,
    DISCARDED,
    DISCARDS,
    HELD,
    LAID,
    LEAVE,
    LEFT,
    MAP,
    MOST_ORDERS,
    PILE,
    RESHUFFLED,
    SWAPS_FROM,
    TAKE,
    TAKEN,
    TURNED_AWAY,
    Board,
    State,
)
from .orders import deal, fill_the_map, next_to_deal, order_in, orders_at, reshuffle
from .telling import tell
from .travelling import go_on


@rule
def deal_next(board: Board, s: State, card: int, events: Any) -> int:
    seat = next_to_deal(s)
    deal(board, s, seat, card)
    n = tell(events, 0, DEALT, seat=seat, card=card)
    if next_to_deal(s) < s.players:
        return n
    return lay_and_go_on(board, s, events, n)


@rule
def draw(board: Board, s: State, card: int, events: Any) -> int:
    """M-4: a card whose field is taken is discarded."""
    city = board.first[card]
    if order_in(board, s, city) == 0:
        s.where[card] = MAP
        n = tell(events, 0, LAID, city=city, card=card)
    else:
        s.where[card] = DISCARDS
        n = tell(events, 0, TURNED_AWAY, card=card)
    return lay_and_go_on(board, s, events, n)


@rule
def lay_and_go_on(board: Board, s: State, events: Any, n: int) -> int:
    """M-10: a taken card is replaced at once; then the journey goes on."""
    if not fill_the_map(board, s):
        return go_on(board, s, events, n)
    if orders_at(board, s, PILE) == 0:
        reshuffle(board, s)
        n = tell(events, n, RESHUFFLED)
    return n


@rule
def takings(board: Board, s: State, actions: Any) -> int:
    """M-10: he may take the order or leave it; M-11: with three he must give one up, with fewer he cannot."""
    actions[0] = LEAVE
    if orders_at(board, s, HELD + s.noble) < MOST_ORDERS:
        actions[1] = TAKE
        return 2
    n = 1
    for card in range(1, board.cards + 1):
        if s.where[card] == HELD + s.noble:
            actions[n] = SWAPS_FROM + card
            n += 1
    return n


@rule
def decide(board: Board, s: State, action: int, events: Any) -> int:
    """M-11: what he gives up he discards first."""
    city = s.cities[s.noble]
    if action == LEAVE:
        return go_on(board, s, events, tell(events, 0, LEFT, seat=s.noble, city=city))
    card, n = order_in(board, s, city), 0
    if action != TAKE:
        s.where[action - SWAPS_FROM] = DISCARDS
        n = tell(events, 0, DISCARDED, seat=s.noble, card=action - SWAPS_FROM)
    s.where[card] = HELD + s.noble
    n = tell(events, n, TAKEN, seat=s.noble, card=card)
    return lay_and_go_on(board, s, events, n)
