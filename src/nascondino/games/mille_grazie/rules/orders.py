"""Mille Grazie: where the order cards are."""

from __future__ import annotations

from nascondino.kernel import rule

from ..state import DISCARDS, HELD, LAYING, MAP, ON_THE_MAP, PILE, Board, State, View


@rule
def orders_at(board: Board, s: State, where: int) -> int:
    count = 0
    for card in range(1, board.cards + 1):
        if s.where[card] == where:
            count += 1
    return count


@rule
def order_in(board: Board, s: State | View, city: int) -> int:
    """The card on the city's field; 0 if it is free."""
    for card in board.orders_from[city]:
        if card == 0 or s.where[card] == MAP:
            return int(card)
    return 0


@rule
def next_to_deal(s: State) -> int:
    """The first seat whose noble is nowhere yet; the number of players if there is none."""
    seat = 0
    while seat < s.players and s.cities[seat] != 0:
        seat += 1
    return seat


@rule
def deal(board: Board, s: State, seat: int, card: int) -> None:
    """M-3: the order lies open before him, and his noble starts in its first city."""
    s.where[card] = HELD + seat
    s.cities[seat] = board.first[card]


@rule
def fill_the_map(board: Board, s: State) -> bool:
    """M-4: cards are drawn until four are on the map; M-20: or until no card is left that could be laid."""
    if orders_at(board, s, MAP) == ON_THE_MAP or not any_can_be_laid(board, s):
        return False
    s.phase = LAYING
    return True


@rule
def any_can_be_laid(board: Board, s: State) -> bool:
    for card in range(1, board.cards + 1):
        if s.where[card] in (PILE, DISCARDS) and order_in(board, s, board.first[card]) == 0:
            return True
    return False


@rule
def reshuffle(board: Board, s: State) -> None:
    """M-12: the discards become the draw pile. A pile is the set of its cards: it is chance that orders them."""
    for card in range(1, board.cards + 1):
        if s.where[card] == DISCARDS:
            s.where[card] = PILE
