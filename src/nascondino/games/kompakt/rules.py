"""Scotland Yard, pocket edition: the rules.

phase       who acts               what may be done                                                what follows
DRAWING     chance                 the first Mister X (K-2)                                        PLACING
PLACING     any detective player   an underground station for the next figure (K-4)                … STARTING
STARTING    chance                 a start ticket whose station is free (K-4)                      FLEE
FLEE        Mister X               a move in the open, or one under a black ticket (K-11, K-19)    SEEK
SEEK        any detective player   a figure that has not moved (K-24); to give up or go on (K-16)  SEEK … FLEE
OVER        nobody

A hand may end in STARTING, FLEE and SEEK; then comes PLACING with the next Mister X, or OVER (K-18).
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule
from nascondino.parts.stations import has_way_out, occupied

from .seeking import any_may_move, pawn_of, pursuits, station_of, ticket_of
from .state import (
    BEGUN,
    BLACK,
    BLACK_FROM,
    CAUGHT,
    CORNERED,
    DETECTIVES,
    DIVED,
    DRAWING,
    DRAWN,
    ENDED,
    FIRST_BY_SEAT,
    FLED,
    FLEE,
    GAVE_UP,
    GIVE_UP,
    GIVEN_UP,
    GIVING_UP,
    GO_ON,
    GOING_ON,
    HAND_BEGUN,
    HAND_ENDED,
    MISTER_X,
    MOVED,
    OPENLY,
    OVER,
    PAWNS,
    PLACED,
    PLACING,
    SCORED,
    SEATS,
    SEATS_FROM,
    SEEK,
    SHOWN,
    SILENT,
    SKIPPED,
    SPENT,
    STARTED,
    STARTING,
    STUCK,
    TICKETS,
    WENT_ON,
    Board,
    Options,
    State,
)

DEALT = (0, 12, 8, 4)  # K-1: the team's tickets by kind
PRICES = (0, 1, 2, 3)  # K-20: what each is worth
BLACK_COSTS = 3  # K-11


# A hand.


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.black_tickets = options.black_tickets
    s.first_mister_x = options.first_mister_x
    s.phase = DRAWING


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
def is_under(s: State) -> bool:
    """K-11: from his black ticket until the start of his next turn."""
    return s.dived and s.phase == SEEK


# What chance does.


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    n = first_seats(s, actions) if s.phase == DRAWING else free_starts(board, s, actions)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def first_seats(s: State, actions: Any) -> int:
    """K-2: the first seat, or any of them."""
    n = 1 if s.first_mister_x == FIRST_BY_SEAT else s.players
    for seat in range(n):
        actions[seat] = SEATS_FROM + seat
    return n


@rule
def free_starts(board: Board, s: State, actions: Any) -> int:
    """K-4: a ticket whose station is taken is put back for another."""
    n = 0
    for station in board.starts:
        if station != 0 and not occupied(s, station):
            actions[n] = station
            n += 1
    return n


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase in (DRAWING, STARTING):
        return CHANCE_BIT
    if s.phase in (PLACING, SEEK):
        return detectives_seats(s)  # K-21
    if s.phase == FLEE:
        return bit(s.mister_x)
    return 0


@rule
def detectives_seats(s: State) -> int:
    return bit(s.players) - 1 - bit(s.mister_x)


@rule
def side(s: State, seat: int) -> int:
    """K-2: the others are one team, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


# What may be done.


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == PLACING:
        return free_underground_stations(board, s, actions)
    if s.phase == FLEE:
        return flights(board, s, actions)
    return seekers_actions(board, s, seat, actions)


@rule
def free_underground_stations(board: Board, s: State, actions: Any) -> int:
    """K-4: three different ones."""
    n = 0
    for station in board.underground:
        if station == 0:
            break
        if not occupied(s, station):
            actions[n] = station
            n += 1
    return n


@rule
def flights(board: Board, s: State, actions: Any) -> int:
    """K-7: in the open he pays nothing; K-11, K-12: a black ticket opens the ferries too."""
    n = flights_by(board, s, OPENLY, 0, actions, 0)
    return flights_by(board, s, BLACK, BLACK_FROM, actions, n) if may_dive(s) else n


@rule
def flights_by(board: Board, s: State, way: int, numbered_from: int, actions: Any, n: int) -> int:
    here = s.pawns[MISTER_X]
    for i in range(board.first[here][way], board.first[here][way + 1]):
        if not occupied(s, board.target[i]):
            actions[n] = numbered_from + board.target[i]
            n += 1
    return n


@rule
def may_dive(s: State) -> bool:
    """K-19: not twice in a row."""
    return s.black > 0 and not s.dived


@rule
def can_flee(board: Board, s: State) -> bool:
    """K-10: in the open, or by a black ticket that he may play."""
    here = s.pawns[MISTER_X]
    return has_way_out(board, s, here, OPENLY) or (may_dive(s) and has_way_out(board, s, here, BLACK))


@rule
def seekers_actions(board: Board, s: State, seat: int, actions: Any) -> int:
    n = pursuits(board, s, actions)
    if s.giving_up[seat] != GOING_ON:  # K-16: who took it back goes on for the rest of this turn
        actions[n] = GIVE_UP if s.giving_up[seat] == SILENT else GO_ON
        n += 1
    return n


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        return draw(s, action - SEATS_FROM, events)
    if s.phase == PLACING:
        pawn = put(s, action)
        return tell(events, 0, PLACED, pawn=pawn, station=action)
    if s.phase == STARTING:
        s.pawns[MISTER_X] = action
        return begin_turn(board, s, events, tell(events, 0, STARTED, station=action))
    if s.phase == FLEE:
        return flee(board, s, action, events)
    if action == GIVE_UP:
        return give_up(s, seat, events)
    if action == GO_ON:
        s.giving_up[seat] = GOING_ON
        return tell(events, 0, WENT_ON, seat=seat)
    return pursue(board, s, action, events)


@rule
def draw(s: State, mister_x: int, events: Any) -> int:
    begin_hand(s, mister_x)
    n = tell(events, 0, DRAWN, seat=mister_x)
    return tell(events, n, HAND_BEGUN, seat=mister_x, number=s.hands)


@rule
def put(s: State, station: int) -> int:
    """The next figure onto its station; the last one ends the setting up. Returns the figure."""
    pawn = 1
    while s.pawns[pawn] != 0:
        pawn += 1
    s.pawns[pawn] = station
    if pawn == DETECTIVES:
        s.phase = STARTING
    return pawn


@rule
def begin_turn(board: Board, s: State, events: Any, n: int) -> int:
    """K-11: he shows himself if he was under; K-10: if he cannot move then, he is caught."""
    open_turn(s)
    n = tell(events, n, BEGUN)
    if s.dived:
        n = tell(events, n, SHOWN, station=s.pawns[MISTER_X])
    if not can_flee(board, s):
        return end_hand(s, CORNERED, 0, events, n)
    return n


@rule
def open_turn(s: State) -> None:
    s.phase = FLEE
    clear_turn(s)


@rule
def clear_turn(s: State) -> None:
    for pawn in range(PAWNS):
        s.moved[pawn] = False
    for seat in range(SEATS):
        s.giving_up[seat] = SILENT


@rule
def flee(board: Board, s: State, action: int, events: Any) -> int:
    if action < BLACK_FROM:
        flee_openly(s, action)
        n = tell(events, 0, FLED, station=action)
    else:
        dive(s, station_of(action))
        n = tell(events, 0, DIVED, seat=s.mister_x, station=station_of(action))
    if not any_may_move(board, s):
        return end_hand(s, STUCK, 0, events, n)  # K-16
    return n


@rule
def flee_openly(s: State, station: int) -> None:
    s.pawns[MISTER_X] = station
    s.dived = False
    s.phase = SEEK


@rule
def dive(s: State, station: int) -> None:
    """K-11: he notes where he goes, and pays with points."""
    s.pawns[MISTER_X] = station
    s.black -= 1
    s.points[s.mister_x] -= BLACK_COSTS
    s.dived = True
    s.phase = SEEK


@rule
def pursue(board: Board, s: State, action: int, events: Any) -> int:
    pawn, ticket, station = pawn_of(action), ticket_of(action), station_of(action)
    travel(s, pawn, ticket, station)
    n = tell(events, 0, MOVED, pawn=pawn, ticket=ticket, station=station)
    if station == s.pawns[MISTER_X]:
        return end_hand(s, CAUGHT, pawn, events, n)  # K-13, K-15, K-23
    if not holds_tickets(s):
        return end_hand(s, SPENT, 0, events, n)  # K-15, K-23
    if any_may_move(board, s):
        return n
    return begin_turn(board, s, events, skip(s, events, n))


@rule
def travel(s: State, pawn: int, ticket: int, station: int) -> None:
    """K-8: the ticket goes to Mister X, who earns its price (K-17)."""
    s.pawns[pawn] = station
    s.moved[pawn] = True
    s.tickets[ticket] -= 1
    s.points[s.mister_x] += PRICES[ticket]


@rule
def holds_tickets(s: State) -> bool:
    for kind in TICKETS:
        if s.tickets[kind] > 0:
            return True
    return False


@rule
def skip(s: State, events: Any, n: int) -> int:
    """K-9, K-10: whoever has not moved by now cannot."""
    for pawn in range(1, PAWNS):
        if not s.moved[pawn]:
            n = tell(events, n, SKIPPED, pawn=pawn)
    return n


@rule
def give_up(s: State, seat: int, events: Any) -> int:
    """K-16: it takes every detective player."""
    s.giving_up[seat] = GIVING_UP
    n = tell(events, 0, GAVE_UP, seat=seat)
    return end_hand(s, GIVEN_UP, 0, events, n) if all_give_up(s) else n


@rule
def all_give_up(s: State) -> bool:
    for seat in range(s.players):
        if seat != s.mister_x and s.giving_up[seat] != GIVING_UP:
            return False
    return True


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
def finish(s: State, reason: int) -> None:
    s.phase = OVER
    s.reason = reason


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """K-17, K-18: most points win; the reason is that of the last hand."""
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    seat: int = 0,
    pawn: int = 0,
    ticket: int = 0,
    number: int = 0,
    reason: int = 0,
    station: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.seat = seat
    event.pawn = pawn
    event.ticket = ticket
    event.number = number
    event.reason = reason
    event.station = station
    return n + 1
