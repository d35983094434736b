"""Scotland Yard Venice: the rules.

phase          who acts         what may be done                                  what follows
SETUP          chance           a tile for the next pawn (V-6)                    … FLEE
FLEE           Mister X         a move, or to declare a double move (V-20)        SEEK, or FIRST_HALF
FIRST_HALF     Mister X         a move after which a second is possible (V-21)    SECOND_HALF
SECOND_HALF    Mister X         a move                                            SEEK
SEEK           detectives       any pawn that has not moved, in any order (V-9)   SEEK … FLEE
OVER           nobody
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import event_writer, rule
from nascondino.parts.stations import has_way_out, occupied

from .state import (
    BEGUN,
    BLACK,
    CAUGHT,
    CORNERED,
    DOUBLE,
    DOUBLE_MOVES,
    DOUBLED,
    ENDED,
    ESCAPED,
    FIRST_HALF,
    FLED,
    FLEE,
    GONDOLA,
    HID,
    MISTER_X,
    MOVED,
    ORDINARY,
    OVER,
    PLACED,
    POOL,
    ROUNDS,
    SECOND_HALF,
    SEEK,
    SEEKERS_FROM,
    SETUP,
    SHOWN,
    SHOWS,
    SKIPPED,
    STATIONS,
    STRANDED,
    STUCK_ALL_PAWNS,
    TICKETS,
    Board,
    Event,
    Options,
    State,
    View,
)

tell = event_writer(Event)

IN_THE_BOX = (0, 57, 45, 23)  # V-1: tickets by kind
DEALT = (0, 11, 8, 4)  # V-3: to each detective
BLACK_TICKETS = 5  # V-2
PAWNS_IN_PLAY = 4  # V-5: police make up the seekers to this number


# Setting up.


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.mister_x = options.mister_x  # V-28
    s.stuck_rule = options.stuck_rule
    s.detectives = 2 if options.players == 2 else options.players - 1  # V-8
    s.seekers = max(s.detectives, PAWNS_IN_PLAY)  # V-5
    s.black = BLACK_TICKETS
    s.doubles = DOUBLE_MOVES
    for kind in ORDINARY:
        s.supply[kind] = IN_THE_BOX[kind] - s.detectives * DEALT[kind]  # V-4
        for pawn in range(1, s.detectives + 1):
            s.tickets[purse(s, pawn)][kind] += DEALT[kind]
    s.phase = SETUP


@rule
def purse(s: State | View, pawn: int) -> int:
    """The pawn in front of which this detective's tickets lie (V-3, V-8)."""
    return POOL if s.players == 2 else pawn


@rule
def next_to_place(s: State) -> int:
    """The first seeker without a station; Mister X draws last."""
    for pawn in range(1, s.seekers + 1):
        if s.pawns[pawn] == 0:
            return pawn
    return MISTER_X


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
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


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == SETUP:
        return CHANCE_BIT
    if s.phase == OVER:
        return 0
    if s.phase == SEEK:
        return seats_with_a_pawn_to_move(board, s)
    return bit(s.mister_x)


@rule
def seats_with_a_pawn_to_move(board: Board, s: State) -> int:
    seats = 0
    for pawn in range(1, s.seekers + 1):
        if may_move(board, s, pawn):
            if is_police(s, pawn):
                return detectives_seats(s)  # V-29
            seats |= bit(owner(s, pawn))
    return seats


@rule
def detectives_seats(s: State) -> int:
    return bit(s.players) - 1 - bit(s.mister_x)


@rule
def is_police(s: State | View, pawn: int) -> bool:
    return pawn > s.detectives


@rule
def owner(s: State | View, pawn: int) -> int:
    """The seat of a detective's player: detectives sit in seat order around Mister X."""
    detective = 0 if s.players == 2 else pawn - 1
    return detective if detective < s.mister_x else detective + 1


@rule
def moves_pawn(s: State, seat: int, pawn: int) -> bool:
    """V-29: a detective is moved by its player, the police by any of them."""
    return seat != s.mister_x and (is_police(s, pawn) or owner(s, pawn) == seat)


@rule
def side(s: State, seat: int) -> int:
    """V-17: the detectives win and lose together, and share all they see."""
    return 0 if seat == s.mister_x else 1


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.mister_x else 1


# What may be done.


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == SEEK:
        return seekers_moves(board, s, seat, actions)
    n = flights(board, s, actions)
    if s.phase == FLEE and may_double(board, s, s.pawns[MISTER_X]):
        actions[n] = DOUBLE
        n += 1
    return n


@rule
def flights(board: Board, s: State, actions: Any) -> int:
    """Mister X's moves: a black ticket goes anywhere any transport goes (V-22)."""
    n = 0
    here = s.pawns[MISTER_X]
    for i in range(board.first[here][GONDOLA], board.first[here][BLACK + 1]):
        ticket, station = board.ticket[i], board.target[i]
        if can_pay(s, ticket) and may_flee_to(board, s, ticket, station):
            actions[n] = flight(ticket, station)
            n += 1
    return n


@rule
def may_flee_to(board: Board, s: State, ticket: int, station: int) -> bool:
    """V-14: to free stations only; V-21: the first half of a double move must leave a second."""
    return not occupied(s, station) and (s.phase != FIRST_HALF or second_is_possible(board, s, ticket, station))


@rule
def can_pay(s: State | View, ticket: int) -> bool:
    """V-4: he pays from the common supply, and what it lacks he cannot use."""
    return s.black > 0 if ticket == BLACK else s.supply[ticket] > 0


@rule
def can_flee(board: Board, s: State, here: int) -> bool:
    """V-32: whether he could move from there, with what he can pay."""
    for ticket in TICKETS:
        if can_pay(s, ticket) and has_way_out(board, s, here, ticket):
            return True
    return False


@rule
def may_double(board: Board, s: State, here: int) -> bool:
    """V-21: whether two moves in a row are possible from there."""
    if s.doubles == 0:
        return False
    for ticket in TICKETS:
        if can_pay(s, ticket):
            for i in range(board.first[here][ticket], board.first[here][ticket + 1]):
                station = board.target[i]
                if not occupied(s, station) and second_is_possible(board, s, ticket, station):
                    return True
    return False


@rule
def second_is_possible(board: Board, s: State, first: int, here: int) -> bool:
    """V-21: once the first ticket is paid, a second move to a free station can be paid too."""
    for ticket in TICKETS:
        left = s.black if ticket == BLACK else s.supply[ticket]
        if ticket == first:
            left -= 1
        if left > 0 and has_way_out(board, s, here, ticket):
            return True
    return False


@rule
def seekers_moves(board: Board, s: State, seat: int, actions: Any) -> int:
    n = 0
    for pawn in range(1, s.seekers + 1):
        if not s.moved[pawn] and moves_pawn(s, seat, pawn):
            n = pawn_moves(board, s, pawn, actions, n)
    return n


@rule
def pawn_moves(board: Board, s: State, pawn: int, actions: Any, n: int) -> int:
    """V-12, V-14, V-16; a seeker never travels by vaporetto (V-23)."""
    here = s.pawns[pawn]
    for i in range(board.first[here][GONDOLA], board.first[here][BLACK]):
        ticket, station = board.ticket[i], board.target[i]
        if may_travel(s, pawn, ticket) and not occupied(s, station):
            actions[n] = pursuit(pawn, ticket, station)
            n += 1
    return n


@rule
def may_travel(s: State | View, pawn: int, ticket: int) -> bool:
    """V-16: a transport without a ticket is closed to a detective; V-5: police need none."""
    return is_police(s, pawn) or s.tickets[purse(s, pawn)][ticket] > 0


@rule
def may_move(board: Board, s: State, pawn: int) -> bool:
    if s.moved[pawn]:
        return False
    for ticket in ORDINARY:
        if may_travel(s, pawn, ticket) and has_way_out(board, s, s.pawns[pawn], ticket):
            return True
    return False


@rule
def any_may_move(board: Board, s: State) -> bool:
    for pawn in range(1, s.seekers + 1):
        if may_move(board, s, pawn):
            return True
    return False


# Action numbers.


@rule
def flight(ticket: int, station: int) -> int:
    return (ticket - 1) * STATIONS + station


@rule
def pursuit(pawn: int, ticket: int, station: int) -> int:
    return SEEKERS_FROM + ((pawn - 1) * len(ORDINARY) + ticket - 1) * STATIONS + station


@rule
def station_of(action: int) -> int:
    return action % STATIONS


@rule
def ticket_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return action // STATIONS + 1
    return (action - SEEKERS_FROM) // STATIONS % len(ORDINARY) + 1


@rule
def pawn_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return MISTER_X
    return (action - SEEKERS_FROM) // STATIONS // len(ORDINARY) + 1


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == SETUP:
        return place(board, s, action, events)
    if s.phase == SEEK:
        return pursue(board, s, action, events)
    if action == DOUBLE:
        declare_double(s)
        return tell(events, 0, DOUBLED)
    return flee(board, s, action, events)


@rule
def declare_double(s: State) -> None:
    s.doubles -= 1
    s.phase = FIRST_HALF


@rule
def flee(board: Board, s: State, action: int, events: Any) -> int:
    ticket, station = ticket_of(action), station_of(action)
    s.pawns[MISTER_X] = station
    fill_box(s, ticket)
    n = tell(events, 0, FLED, ticket=ticket, number=s.moves, station=station)
    if is_shown(s):
        n = tell(events, n, SHOWN, number=s.moves, station=station)
    if s.phase == SEEK and stranded(board, s):
        n = end(s, STRANDED, 0, events, n)
    return n


@rule
def fill_box(s: State, ticket: int) -> None:
    """V-18: the ticket covers the next box of the log; no ticket returns from there (V-31)."""
    if ticket == BLACK:
        s.black -= 1
    else:
        s.supply[ticket] -= 1
    s.moves += 1
    s.phase = SECOND_HALF if s.phase == FIRST_HALF else SEEK


@rule
def is_shown(s: State) -> bool:
    """V-19: he stands on the board after these moves, until his next one."""
    return s.moves in SHOWS


@rule
def stranded(board: Board, s: State) -> bool:
    """V-26 and V-27, looked at when the seekers' turn begins."""
    if not any_may_move(board, s):
        return True
    if s.stuck_rule == STUCK_ALL_PAWNS:
        return False
    for pawn in range(1, s.detectives + 1):
        if holds_usable_ticket(board, s, pawn):
            return False
    return True


@rule
def holds_usable_ticket(board: Board, s: State, pawn: int) -> bool:
    """V-27: a ticket of a transport that stops where he stands; being boxed in for a moment does not count."""
    here = s.pawns[pawn]
    for ticket in ORDINARY:
        if s.tickets[purse(s, pawn)][ticket] > 0 and board.first[here][ticket] < board.first[here][ticket + 1]:
            return True
    return False


@rule
def pursue(board: Board, s: State, action: int, events: Any) -> int:
    pawn, ticket, station = pawn_of(action), ticket_of(action), station_of(action)
    travel(s, pawn, ticket, station)
    n = tell(events, 0, MOVED, pawn=pawn, ticket=ticket, station=station)
    if station == s.pawns[MISTER_X]:
        return end(s, CAUGHT, pawn, events, n)  # V-15
    if any_may_move(board, s):
        return n
    return end_round(board, s, events, n)


@rule
def travel(s: State, pawn: int, ticket: int, station: int) -> None:
    """V-4: a detective's ticket goes into the common supply; a police pawn pays nothing (V-5)."""
    s.pawns[pawn] = station
    s.moved[pawn] = True
    if not is_police(s, pawn):
        s.tickets[purse(s, pawn)][ticket] -= 1
        s.supply[ticket] += 1


@rule
def end_round(board: Board, s: State, events: Any, n: int) -> int:
    """V-10, V-11: whoever has not moved by now cannot, and is skipped."""
    for pawn in range(1, s.seekers + 1):
        if not s.moved[pawn]:
            n = tell(events, n, SKIPPED, pawn=pawn)
    if s.rounds == ROUNDS:
        return end(s, ESCAPED, 0, events, n)  # V-25
    return begin_round(board, s, events, n)


@rule
def begin_round(board: Board, s: State, events: Any, n: int) -> int:
    if not can_flee(board, s, s.pawns[MISTER_X]):
        return end(s, CORNERED, 0, events, n)  # V-14
    open_round(s)
    return tell(events, n, BEGUN, number=s.rounds)


@rule
def open_round(s: State) -> None:
    s.rounds += 1
    s.phase = FLEE
    for pawn in range(1, s.seekers + 1):
        s.moved[pawn] = False


@rule
def end(s: State, reason: int, pawn: int, events: Any, n: int) -> int:
    """Mister X must show himself when he is caught (V-15); we open his station at every end."""
    s.phase = OVER
    s.reason = reason
    return tell(events, n, ENDED, pawn=pawn, reason=reason, station=s.pawns[MISTER_X])


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """V-24 to V-26: the side that won has a point for each of its seats."""
    if s.phase == OVER:
        hunted_down = s.reason in (CAUGHT, CORNERED)
        for seat in range(s.players):
            points[seat] = 1 if (side(s, seat) == 1) == hunted_down else 0
    return s.reason
