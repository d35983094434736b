"""Scotland Yard Venice: tickets are dealt, and tiles drawn (V-1 … V-6)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule
from nascondino.parts.stations import occupied

from ..state import DOUBLE_MOVES, HID, MISTER_X, ORDINARY, PLACED, Board, State
from .pawns import purse
from .rounds import begin_round
from .telling import tell

IN_THE_BOX = (0, 57, 45, 23)  # V-1: tickets by kind
DEALT = (0, 11, 8, 4)  # V-3: to each detective
BLACK_TICKETS = 5  # V-2
PAWNS_IN_PLAY = 4  # V-5: police make up the seekers to this number


@rule
def deal_tickets(s: State) -> None:
    s.black = BLACK_TICKETS
    s.doubles = DOUBLE_MOVES
    for kind in ORDINARY:
        s.supply[kind] = IN_THE_BOX[kind] - s.detectives * DEALT[kind]  # V-4
        for pawn in range(1, s.detectives + 1):
            s.tickets[purse(s, pawn)][kind] += DEALT[kind]


@rule
def next_to_place(s: State) -> int:
    """The first seeker without a station; Mister X draws last."""
    for pawn in range(1, s.seekers + 1):
        if s.pawns[pawn] == 0:
            return pawn
    return MISTER_X


@rule
def tiles_to_draw(board: Board, s: State, actions: Any, weights: Any) -> int:
    """V-6: each pawn draws from its own deck; a deck is the set of tiles not yet drawn."""
    deck = board.mister_x_tiles if next_to_place(s) == MISTER_X else board.detective_tiles
    n = 0
    for station in deck:
        if station != 0 and not occupied(s, station):
            actions[n] = station
            weights[n] = 1
            n += 1
    return n


@rule
def place(board: Board, s: State, station: int, events: Any) -> int:
    pawn = next_to_place(s)
    s.pawns[pawn] = station
    if pawn != MISTER_X:
        return tell(events, 0, PLACED, pawn=pawn, station=station)
    return begin_round(board, s, events, tell(events, 0, HID, station=station))
