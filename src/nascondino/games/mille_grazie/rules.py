"""Mille Grazie: the rules.

phase          who acts        what may be done                                         what follows
DRAWING        chance          the first noble (M-5)                                    DEALING
DEALING        chance          an order for the next seat (M-3)                         … LAYING
LAYING         chance          a card for the map, or turned away (M-4)                 … AMBUSH at first, else TRAVEL †
AMBUSH         all brigands    a road to wait on; two in the game for two (M-6, M-19)   … SETTING_OUT
SETTING_OUT    the noble       alone, or the road his escort guards (M-7)               TRAVEL
TRAVEL         the noble       an unused road at his city (M-8)                         LOSING, TAKING, TRAVEL †, OVER
LOSING         chance          one of his orders (M-14)                                 … as after TRAVEL
TAKING         the noble       to take the order, or to leave it (M-10, M-11)           LAYING, TRAVEL †
OVER           nobody

† When the journey is over, the next seat is the noble, and the round begins with AMBUSH (M-5).
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from .state import (
    ALONE,
    AMBUSH,
    AMBUSHED,
    ARRIVED,
    BEGUN,
    BOOTY,
    CARDS_FROM,
    COMPASSES,
    DEALING,
    DEALT,
    DELIVERED,
    DISCARDED,
    DISCARDS,
    DRAWING,
    DRAWN,
    ENDED,
    ESCORTS_FROM,
    FIRST_AT_RANDOM,
    FULFILLED,
    GOAL,
    GUARDED,
    HELD,
    LAID,
    LAYING,
    LEAVE,
    LEFT,
    LOSING,
    LOST,
    MAP,
    MOST_ORDERS,
    ON_THE_MAP,
    OVER,
    PAIRS_FROM,
    PILE,
    RESHUFFLED,
    ROADS,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SEATS_FROM,
    SET,
    SET_OUT,
    SETTING_OUT,
    SWAPS_FROM,
    TAKE,
    TAKEN,
    TAKING,
    TRAVEL,
    TRAVELLED,
    TURNED_AWAY,
    WAYLAID,
    Board,
    Options,
    State,
)

LETTERS = ROADS - 1


# Setting up.


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.first_noble = options.first_noble
    s.phase = DRAWING


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == DRAWING:
        return first_nobles(s, actions, weights)
    where = HELD + s.noble if s.phase == LOSING else PILE
    n = 0
    for card in range(1, board.cards + 1):
        if s.where[card] == where:
            actions[n] = CARDS_FROM + card
            weights[n] = 1
            n += 1
    return n


@rule
def first_nobles(s: State, actions: Any, weights: Any) -> int:
    """M-5: any seat if it is drawn, else the first one."""
    count = s.players if s.first_noble == FIRST_AT_RANDOM else 1
    for seat in range(count):
        actions[seat] = SEATS_FROM + seat
        weights[seat] = 1
    return count


@rule
def name_first_noble(s: State, seat: int) -> None:
    s.noble = seat
    s.phase = DEALING


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


# The map's orders.


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
def orders_at(board: Board, s: State, where: int) -> int:
    count = 0
    for card in range(1, board.cards + 1):
        if s.where[card] == where:
            count += 1
    return count


@rule
def order_in(board: Board, s: State, city: int) -> int:
    """The card on the city's field; 0 if it is free."""
    for card in board.orders_from[city]:
        if card == 0 or s.where[card] == MAP:
            return int(card)
    return 0


@rule
def reshuffle(board: Board, s: State) -> None:
    """M-12: the discards become the draw pile. A pile is the set of its cards: it is chance that orders them."""
    for card in range(1, board.cards + 1):
        if s.where[card] == DISCARDS:
            s.where[card] = PILE


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


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase in (DRAWING, DEALING, LAYING, LOSING):
        return CHANCE_BIT
    if s.phase == AMBUSH:
        return brigands_without_a_plan(s)
    return bit(s.noble)


@rule
def brigands_without_a_plan(s: State) -> int:
    """M-6: they choose in secret, so in any order."""
    seats = 0
    for seat in range(s.players):
        if seat != s.noble and s.dials[seat][0] == 0:
            seats |= bit(seat)
    return seats


@rule
def side(s: State, seat: int) -> int:
    """M-6: brigands may talk but show each other nothing, so everyone is a side of his own."""
    return seat


@rule
def role(s: State, seat: int) -> int:
    return 0 if seat == s.noble else 1


# What may be done.


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == AMBUSH:
        return pairs(board, actions) if s.players == 2 else roads(board, 1, 0, actions, 0)
    if s.phase == SETTING_OUT:
        actions[0] = ALONE
        return roads(board, 1, ESCORTS_FROM, actions, 1)
    if s.phase == TRAVEL:
        return ways_on(board, s, actions)
    return takings(board, s, actions)


@rule
def is_road(board: Board, road: int) -> bool:
    return board.colour[road] != 0


@rule
def roads(board: Board, first: int, base: int, actions: Any, n: int) -> int:
    """M-6, M-7: any road of the map."""
    for road in range(first, ROADS):
        if is_road(board, road):
            actions[n] = base + road
            n += 1
    return n


@rule
def pairs(board: Board, actions: Any) -> int:
    """M-19: two compasses, on two different roads."""
    n = 0
    for low in range(1, ROADS):
        if is_road(board, low):
            n = roads(board, low + 1, pair(low, 0), actions, n)
    return n


@rule
def ways_on(board: Board, s: State, actions: Any) -> int:
    """M-8: from his city, by a road that he has not used on this journey."""
    n = 0
    for road in board.roads_at[s.cities[s.noble]]:
        if road == 0:
            break
        if not s.used[road]:
            actions[n] = road
            n += 1
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


# Action numbers.


@rule
def pair(low: int, high: int) -> int:
    """Pairs in order of the lower road, then of the higher."""
    before = (low - 1) * (2 * LETTERS - low) // 2
    return PAIRS_FROM + before + high - low


@rule
def low_of(action: int) -> int:
    """The lower road of a pair."""
    low = 1
    while pair(low, LETTERS) < action:
        low += 1
    return low


@rule
def high_of(action: int) -> int:
    low = low_of(action)
    return action - pair(low, low + 1) + low + 1


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        name_first_noble(s, action - SEATS_FROM)
        return tell(events, 0, DRAWN, seat=s.noble)
    if s.phase == DEALING:
        return deal_next(board, s, action - CARDS_FROM, events)
    if s.phase == LAYING:
        return draw(board, s, action - CARDS_FROM, events)
    if s.phase == AMBUSH:
        return plan(s, seat, action, events)
    if s.phase == SETTING_OUT:
        return start(s, action, events)
    if s.phase == TRAVEL:
        return journey(board, s, action, events)
    if s.phase == LOSING:
        return be_robbed(board, s, action - CARDS_FROM, events)
    return decide(board, s, action, events)


@rule
def deal_next(board: Board, s: State, card: int, events: Any) -> int:
    seat = next_to_deal(s)
    deal(board, s, seat, card)
    n = tell(events, 0, DEALT, seat=seat, card=card)
    if next_to_deal(s) < s.players:
        return n
    return lay_and_go_on(board, s, events, n)


@rule
def plan(s: State, seat: int, action: int, events: Any) -> int:
    """M-6, M-19: the noble may set out when every brigand has set his compass, or both of them."""
    if s.players == 2:
        s.dials[seat][0], s.dials[seat][1] = low_of(action), high_of(action)
    else:
        s.dials[seat][0] = action
    if brigands_without_a_plan(s) == 0:
        s.phase = SETTING_OUT
    return tell(events, 0, SET, seat=seat, road=s.dials[seat][0], other=s.dials[seat][1])


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
def waits_on(s: State, seat: int, road: int) -> bool:
    for slot in range(COMPASSES):
        if seat != s.noble and s.dials[seat][slot] == road:
            return True
    return False


@rule
def somebody_waits(s: State, road: int) -> bool:
    for seat in range(s.players):
        if waits_on(s, seat, road):
            return True
    return False


@rule
def is_open(s: State, seat: int, road: int) -> bool:
    """M-13, M-16: a compass on this road was shown, as the noble came by; his own, if somebody waited there."""
    return s.used[road] and (seat != s.noble or somebody_waits(s, road))


@rule
def show_compasses(s: State, road: int, booty: int, events: Any, n: int) -> int:
    """M-13: all who wait there show themselves, and each of them scores; M-16: nothing on a guarded road."""
    for seat in range(s.players):
        if waits_on(s, seat, road):
            s.points[seat] += booty
            n = tell(events, n, AMBUSHED, seat=seat, road=road, number=booty)
    return n


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


@rule
def go_on(board: Board, s: State, events: Any, n: int) -> int:
    """M-5: when the journey is over, the next seat is the noble; at first, the one that was drawn."""
    if may_travel_on(board, s):
        return n
    open_round(s, (s.noble + 1) % s.players if s.roads > 0 else s.noble)
    return tell(events, n, BEGUN, seat=s.noble)


@rule
def may_travel_on(board: Board, s: State) -> bool:
    """M-8: 4 or 5 roads, exactly; fewer only if every road at his city is used."""
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


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    """M-17: most points win; whoever has as many shares the win."""
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    seat: int = 0,
    road: int = 0,
    other: int = 0,
    city: int = 0,
    card: int = 0,
    number: int = 0,
    reason: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.seat = seat
    event.road = road
    event.other = other
    event.city = city
    event.card = card
    event.number = number
    event.reason = reason
    return n + 1
