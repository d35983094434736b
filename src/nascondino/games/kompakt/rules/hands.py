"""Scotland Yard, pocket edition: a hand begins and ends, and what it is worth (K-1 … K-4, K-15 … K-18)."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import rule

from ..state import (
    CAUGHT,
    ENDED,
    GIVEN_UP,
    HAND_BEGUN,
    HAND_ENDED,
    MISTER_X,
    OVER,
    PAWNS,
    PLACING,
    PRICES,
    SCORED,
    SEATS,
    SEEK,
    SILENT,
    STUCK,
    TICKETS,
    State,
    View,
)
from .telling import tell

DEALT = (0, 12, 8, 4)  # K-1: the team's tickets by kind


@rule
def begin_hand(s: State, mister_x: int) -> None:
    """K-3: he has his black tickets, the team all others; K-4: the figures are put on the board anew."""
    s.hands += 1
    s.mister_x = mister_x
    s.black = s.black_tickets
    for kind in TICKETS:
        s.tickets[kind] = DEALT[kind]
    for pawn in range(PAWNS):
        s.pawns[pawn] = 0
    s.phase = PLACING


@rule
def end_hand(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """K-2, K-18: the next seat is Mister X, until everyone has been."""
    close_hand(s, reason)
    n = tell(events, n, HAND_ENDED, seat=s.mister_x, pawn=pawn, reason=reason)
    n = tell(events, n, SCORED, seat=s.mister_x, number=s.points[s.mister_x])
    if s.hands == s.players:
        finish(s, reason)
        return tell(events, n, ENDED, reason=reason)
    begin_hand(s, (s.mister_x + 1) % s.players)
    return tell(events, n, HAND_BEGUN, seat=s.mister_x, number=s.hands)


@rule
def close_hand(s: State, reason: int) -> None:
    """What a hand leaves behind: its score. Where he was under and nobody found him is never told (K-22)."""
    if is_under(s) and reason != CAUGHT:
        s.pawns[MISTER_X] = 0
    if reason in (GIVEN_UP, STUCK):
        hand_over_all_tickets(s)
    s.dived = False
    clear_turn(s)


@rule
def hand_over_all_tickets(s: State) -> None:
    """K-15: whoever gives up pays with all that is left; K-16: so does a team that can never move again."""
    for kind in TICKETS:
        s.points[s.mister_x] += s.tickets[kind] * PRICES[kind]
        s.tickets[kind] = 0


@rule
def is_under(s: State | View) -> bool:
    """K-11: from his black ticket until the start of his next turn."""
    return s.dived and s.phase == SEEK


@rule
def clear_turn(s: State) -> None:
    for pawn in range(PAWNS):
        s.moved[pawn] = False
    for seat in range(SEATS):
        s.giving_up[seat] = SILENT


@rule
def finish(s: State, reason: int) -> None:
    s.phase = OVER
    s.reason = reason
