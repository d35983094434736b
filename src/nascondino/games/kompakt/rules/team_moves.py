"""Scotland Yard, pocket edition: what the figures may do in the team's turn.

A move is legal only if after it as many figures as possible still move in this turn (K-24). Nearly always that is all
of them, whatever one does, and `pursuits` finds it out in passing. Only where ways or tickets run short it is
reckoned, first by tickets alone, and move by move where that does not decide it.
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import routine, rule
from nascondino.parts.stations import has_way_out, occupied

from ..actions import pawn_of, pursuit, station_of, ticket_of
from ..state import (
    BUS,
    DETECTIVES,
    MISTER_X,
    OPENLY,
    PAWNS,
    SEEKERS_FROM,
    STATIONS,
    TAXI,
    TICKETS,
    UNDERGROUND,
    Board,
    State,
)

# Every move there is.


@rule
def pursuits(board: Board, s: State, actions: Any) -> int:
    """All moves, if each figure that has to move has as many ways by taxi, and the team the tickets, as have to move.

    Then nobody can be left standing. `spare` is below 0 if one of the numbers in it is; the usual case costs no more.
    """
    n, due, ways = 0, DETECTIVES - s.moved[1] - s.moved[2] - s.moved[3], 0
    spare = s.tickets[TAXI] - due
    for pawn in range(1, PAWNS):
        if not s.moved[pawn]:
            taxi = moves_by(board, s, pawn, TAXI, actions, n)
            bus = moves_by(board, s, pawn, BUS, actions, taxi)
            end = moves_by(board, s, pawn, UNDERGROUND, actions, bus)
            spare |= taxi - n - due
            ways |= (taxi - n | (bus - taxi) << 7 | (end - bus) << 14) << 7 * group(pawn, TAXI)
            n = end
    return n if spare >= 0 else keep(board, s, reckon(board, s, ways), actions, n)


@rule
def moves_by(board: Board, s: State, pawn: int, ticket: int, actions: Any, n: int) -> int:
    """K-6, K-9, K-10; a detective never takes a ferry (K-12)."""
    if s.tickets[ticket] > 0:
        here = s.pawns[pawn]
        for i in range(board.first[here][ticket], board.first[here][ticket + 1]):
            if not occupied(s, board.target[i]):
                actions[n] = pursuit(pawn, ticket, board.target[i])
                n += 1
    return n


@rule
def may_move(board: Board, s: State, pawn: int) -> bool:
    if s.moved[pawn]:
        return False
    for ticket in TICKETS:
        if s.tickets[ticket] > 0 and has_way_out(board, s, s.pawns[pawn], ticket):
            return True
    return False


@rule
def any_may_move(board: Board, s: State) -> bool:
    for pawn in range(1, PAWNS):
        if may_move(board, s, pawn):
            return True
    return False


# K-24: those of them after which the most figures move. Nothing here asks where Mister X is while he is under.
# Moves make nine groups, by figure and ticket. A set of them is a number of nine bits; `ways` counts the moves in each.


@routine
def reckon(board: Board, s: State, ways: int) -> int:
    """What to keep, as a number: how many others must be able to move, the groups that may let them, those that do.

    0 is everything. It does not get the list of moves: to hand that on slows down the usual case as well.
    """
    fares = usable(board, s)
    due = figures_in(fares)
    if due < 2:
        return 0
    stock, groups, sure = stock_of(s), with_ways(ways, 1), never_barred(ways, due)
    for wanted in range(due - 1, 0, -1):
        certain = groups & those_that_let(stock, sure, wanted)
        if certain == groups:
            return 0
        possible = groups & those_that_let(stock, fares, wanted)
        if certain != 0 or any_lets_go(board, s, possible, wanted):
            return wanted << 18 | possible << 9 | certain
    return 0


@rule
def keep(board: Board, s: State, reckoned: int, actions: Any, n: int) -> int:
    """These, and whatever catches Mister X in the open: it ends the hand, so that it leaves nobody standing (K-23)."""
    if reckoned == 0:
        return n
    kept, x = 0, open_station(s)
    wanted, possible, certain = reckoned >> 18, reckoned >> 9 & 0o777, reckoned & 0o777
    for i in range(n):
        action = actions[i]
        if (
            holds(certain, group_of(action))
            or station_of(action) == x
            or (holds(possible, group_of(action)) and lets_go(board, s, action, wanted))
        ):
            actions[kept] = action
            kept += 1
    return kept


@rule
def any_lets_go(board: Board, s: State, possible: int, wanted: int) -> bool:
    """Whether a move of these groups does, other than a catch in the open."""
    for pawn in range(1, PAWNS):
        here = s.pawns[pawn]
        for i in range(board.first[here][TAXI], board.first[here][OPENLY]):
            ticket, there = board.ticket[i], board.target[i]
            if holds(possible, group(pawn, ticket)) and there != open_station(s) and not occupied(s, there):
                if lets_go(board, s, pursuit(pawn, ticket, there), wanted):
                    return True
    return False


@rule
def open_station(s: State) -> int:
    """Where everybody sees Mister X during the team's turn; 0 is nowhere."""
    return 0 if s.dived else int(s.pawns[MISTER_X])


# Move by move.


@routine
def lets_go(board: Board, s: State, action: int, wanted: int) -> bool:
    """Whether as many others as wanted, one or both, can move after this move."""
    one, other = pawn_of(action) % DETECTIVES + 1, (pawn_of(action) + 1) % DETECTIVES + 1
    left, third = paid(stock_of(s), ticket_of(action)), station_of(action)
    if wanted == 1:
        return can_go(board, s, one, left, s.pawns[other], third) or can_go(board, s, other, left, s.pawns[one], third)
    return can_both_go(board, s, one, other, left, third) or can_both_go(board, s, other, one, left, third)


@rule
def can_both_go(board: Board, s: State, one: int, other: int, left: int, third: int) -> bool:
    """In this order; the first not onto Mister X in the open, for then the other would not move any more (K-23)."""
    here = s.pawns[one]
    for i in range(board.first[here][TAXI], board.first[here][OPENLY]):
        ticket, there = board.ticket[i], board.target[i]
        if has(left, ticket) and there != s.pawns[other] and there != third and there != open_station(s):
            if can_go(board, s, other, paid(left, ticket), there, third):
                return True
    return False


@rule
def can_go(board: Board, s: State, pawn: int, left: int, second: int, third: int) -> bool:
    """Whether it has not moved and can, with these tickets left and the other figures on these stations."""
    if not s.moved[pawn]:
        here = s.pawns[pawn]
        for i in range(board.first[here][TAXI], board.first[here][OPENLY]):
            if has(left, board.ticket[i]) and board.target[i] != second and board.target[i] != third:
                return True
    return False


# Groups of moves.


@rule
def group(pawn: int, ticket: int) -> int:
    return (pawn - 1) * len(TICKETS) + ticket - 1


@rule
def group_of(action: int) -> int:
    return (action - SEEKERS_FROM) // STATIONS


@rule
def holds(groups: int, group: int) -> bool:
    return groups >> group & 1 != 0


@rule
def figures_in(groups: int) -> int:
    return (groups & 0o7 != 0) + (groups & 0o70 != 0) + (groups & 0o700 != 0)


@rule
def usable(board: Board, s: State) -> int:
    """K-9: by which figures that have not moved could move, if nobody stood in their way."""
    groups = 0
    for pawn in range(1, PAWNS):
        here = board.first[s.pawns[pawn]]
        for ticket in TICKETS:
            if not s.moved[pawn] and s.tickets[ticket] > 0 and here[ticket] < here[ticket + 1]:
                groups |= 1 << group(pawn, ticket)
    return groups


@rule
def with_ways(ways: int, least: int) -> int:
    """Groups of so many moves at least."""
    groups = 0
    for each in range(DETECTIVES * len(TICKETS)):
        if ways >> 7 * each & 127 >= least:
            groups |= 1 << each
    return groups


@rule
def never_barred(ways: int, due: int) -> int:
    """Groups of which a move is left, whatever the others do first: each of them bars one at most.

    Of three figures one may have only two ways: after one of the others has gone, it can go before the last.
    """
    groups = with_ways(ways, due)
    if due == DETECTIVES and figures_in(groups) == 2:
        for first in range(0, DETECTIVES * len(TICKETS), len(TICKETS)):
            if groups >> first & 7 == 0:
                groups |= with_ways(ways, 2) & 7 << first
    return groups


@rule
def those_that_let(stock: int, fares: int, wanted: int) -> int:
    """Groups whose ticket leaves so many of the other figures one of these fares."""
    one, two, three, groups = fares & 7, fares >> 3 & 7, fares >> 6, 0
    for ticket in TICKETS:
        left = paid(stock, ticket)
        if suffices(left, two, three, wanted):
            groups |= 1 << group(1, ticket)
        if suffices(left, three, one, wanted):
            groups |= 1 << group(2, ticket)
        if suffices(left, one, two, wanted):
            groups |= 1 << group(3, ticket)
    return groups


# The team's tickets: a bit for each kind of which there is one, then for two, then for three; no turn takes more.


@rule
def stock_of(s: State) -> int:
    stock = 0
    for kind in TICKETS:
        stock |= 0o111 >> 3 * (3 - min(int(s.tickets[kind]), 3)) << (kind - 1)
    return stock


@rule
def has(stock: int, ticket: int) -> bool:
    return stock >> (ticket - 1) & 1 != 0


@rule
def paid(stock: int, ticket: int) -> int:
    """What is left: of this kind, one for two, two for three."""
    return stock & ~(0o111 << (ticket - 1)) | stock >> 3 & 0o11 << (ticket - 1)


@rule
def suffices(stock: int, one: int, other: int, wanted: int) -> bool:
    """Whether as many as wanted of two figures can pay, each by one of these kinds."""
    one, other = one & stock, other & stock
    both = one | other
    if wanted == 1:
        return both != 0
    return one != 0 and other != 0 and (both & (both - 1) != 0 or both & stock >> 3 != 0)
