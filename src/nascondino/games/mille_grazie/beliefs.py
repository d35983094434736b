"""Mille Grazie: the exact set of roads that each compass may be set to, and why no other.

A belief holds what is public as a state, with the compasses that the believer knows: its own, and those that were
shown. It moves along with every event, by the very functions that the rules use. Of orders nothing is hidden: the draw
pile is the set of cards that are nowhere else, and chance draws from it.
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, below, rule

from .rules import begin, name_first_noble
from .rules.ambush import is_road
from .rules.orders import deal, fill_the_map, next_to_deal, reshuffle
from .rules.travelling import arrive, beset, finish, fulfil, lose, may_take, may_travel_on, open_round, set_out, use
from .sight import compass, show_public
from .state import (
    AMBUSHED,
    ARRIVED,
    BEGUN,
    COMPASSES,
    DEALT,
    DISCARDED,
    DISCARDS,
    DRAWN,
    ENDED,
    FULFILLED,
    GUARDED,
    HELD,
    KNOWN,
    LAID,
    LEFT,
    LOST,
    MAP,
    NO_ROAD,
    NOT_GUARDED,
    NOT_SET,
    OUT_OF_ORDER,
    PASSED,
    RESHUFFLED,
    ROADS,
    ROADS_ESCORTED,
    SEATS,
    SET,
    SET_OUT,
    SETTING_OUT,
    TAKEN,
    THE_OTHER,
    TRAVELLED,
    TURNED_AWAY,
    Belief,
    Board,
    Event,
    Options,
    State,
)


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    belief.chair = seat + 1
    begin(board, options, belief.public)


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    belief.events += 1
    if event.kind in (BEGUN, SET, SET_OUT, TRAVELLED, AMBUSHED, GUARDED):
        learn_of_compasses(board, belief, event)
    elif event.kind in (DRAWN, DEALT, LAID, TURNED_AWAY, RESHUFFLED):
        learn_of_cards(board, belief.public, event)
    else:
        learn_of_the_noble(board, belief.public, event)


@rule
def learn_of_cards(board: Board, s: State, event: Event) -> None:
    if event.kind == DRAWN:
        name_first_noble(s, event.seat)
    elif event.kind == DEALT:
        deal(board, s, event.seat, event.card)
        if next_to_deal(s) == s.players:
            fill_the_map(board, s)
    elif event.kind == RESHUFFLED:
        reshuffle(board, s)
    else:
        s.where[event.card] = MAP if event.kind == LAID else DISCARDS
        lay_or_travel(board, s)


@rule
def lay_or_travel(board: Board, s: State) -> None:
    """If neither, the round is over, and the next event tells so."""
    if not fill_the_map(board, s):
        may_travel_on(board, s)


@rule
def learn_of_the_noble(board: Board, s: State, event: Event) -> None:
    if event.kind == LOST:
        lose(s, event.card)
    elif event.kind == ARRIVED:
        arrive(s, event.city)
        if not may_take(board, s):
            may_travel_on(board, s)
    elif event.kind == FULFILLED:
        fulfil(board, s, event.card)
    elif event.kind == LEFT:
        may_travel_on(board, s)
    elif event.kind == DISCARDED:
        s.where[event.card] = DISCARDS
    elif event.kind == TAKEN:
        s.where[event.card] = HELD + event.seat
        lay_or_travel(board, s)
    elif event.kind == ENDED:
        finish(s, event.reason)


@rule
def learn_of_compasses(board: Board, belief: Belief, event: Event) -> None:
    if event.kind == BEGUN:
        learn_round(belief, event)
    elif event.kind == SET:
        learn_plan(board, belief, event)
    elif event.kind == SET_OUT:
        learn_escort(board, belief, event)
    elif event.kind == TRAVELLED:
        learn_way(belief, event)
    elif event.kind == AMBUSHED:
        learn_ambush(board, belief, event)
    else:
        learn_compass(belief, event)


@rule
def learn_round(belief: Belief, event: Event) -> None:
    open_round(belief.public, event.seat)
    for seat in range(SEATS):
        belief.chosen[seat] = False
        for road in range(ROADS):
            belief.may[seat][road] = False
            belief.since[seat][road] = 0


@rule
def learn_plan(board: Board, belief: Belief, event: Event) -> None:
    """M-6: a brigand waits anywhere on the map; the noble sets out when all have chosen."""
    choose(board, belief, event)
    if chosen(belief) == belief.public.players - 1:
        belief.public.phase = SETTING_OUT


@rule
def choose(board: Board, belief: Belief, event: Event) -> None:
    """A compass is set. If it is our own, we know to what."""
    belief.chosen[event.seat] = True
    for road in range(1, ROADS):
        belief.may[event.seat][road] = is_road(board, road)
    belief.public.dials[event.seat][0] = event.road
    belief.public.dials[event.seat][1] = event.other
    note_when_known(belief, event.seat)


@rule
def chosen(belief: Belief) -> int:
    count = 0
    for seat in range(SEATS):
        if belief.chosen[seat]:
            count += 1
    return count


@rule
def learn_escort(board: Board, belief: Belief, event: Event) -> None:
    """M-7: whether he is escorted is public."""
    if event.number == ROADS_ESCORTED:
        choose(board, belief, event)
    set_out(belief.public, event.number)


@rule
def learn_way(belief: Belief, event: Event) -> None:
    """M-13: nobody may keep silent, so whoever does not show himself now does not wait there."""
    use(belief.public, event.road)
    for seat in range(SEATS):
        if seat != event.seat and belief.may[seat][event.road]:
            exclude(belief, seat, event.road)


@rule
def learn_ambush(board: Board, belief: Belief, event: Event) -> None:
    """M-13, M-16: that a brigand scores tells that the road is not guarded."""
    s = belief.public
    learn_compass(belief, event)
    if event.number > 0:
        s.points[event.seat] += event.number
        if belief.may[s.noble][event.road]:
            exclude(belief, s.noble, event.road)
        beset(board, s, event.road)


@rule
def exclude(belief: Belief, seat: int, road: int) -> None:
    belief.may[seat][road] = False
    belief.since[seat][road] = belief.events


@rule
def learn_compass(belief: Belief, event: Event) -> None:
    """A compass is shown."""
    know(belief.public, event.seat, event.road)
    note_when_known(belief, event.seat)


@rule
def note_when_known(belief: Belief, seat: int) -> None:
    """Once all compasses of a seat are known, that excludes every road but theirs."""
    if known(belief.public, seat) < compasses(belief.public, seat):
        return
    for road in range(1, ROADS):
        if belief.may[seat][road] and belief.since[seat][road] == 0:
            belief.since[seat][road] = belief.events


@rule
def know(s: State, seat: int, road: int) -> None:
    """Note a compass that was shown. Two of one seat stand in ascending order."""
    dials = s.dials[seat]
    if dials[0] == road or dials[1] == road:
        return
    if dials[0] == 0:
        dials[0] = road
    else:
        dials[0], dials[1] = min(dials[0], road), max(dials[0], road)


# Four secrets: the compass of each seat; in the game for two the second ones of both come after the first ones.


@rule
def owner_of(s: State, which: int) -> int:
    return which % 2 if s.players == 2 else which


@rule
def slot_of(s: State, which: int) -> int:
    return which // 2 if s.players == 2 else 0


@rule
def compasses(s: State, owner: int) -> int:
    """M-19: in the game for two the brigand sets both of his."""
    return 2 if s.players == 2 and owner != s.noble else 1


@rule
def is_set(belief: Belief, which: int) -> bool:
    s = belief.public
    owner = owner_of(s, which)
    return belief.chosen[owner] and slot_of(s, which) < compasses(s, owner)


@rule
def known(s: State, owner: int) -> int:
    """How many of a seat's compasses are known."""
    count = 0
    for slot in range(COMPASSES):
        if s.dials[owner][slot] != 0:
            count += 1
    return count


@rule
def secret(board: Board, s: State, seat: int, which: int) -> int:
    """The road of a compass, shown ones first; 0 if it is not set."""
    return compass(s, owner_of(s, which), slot_of(s, which))


@rule
def possible(board: Board, belief: Belief, which: int, road: int) -> bool:
    return why_not(board, belief, which, road) == 0


@rule
def why_not(board: Board, belief: Belief, which: int, road: int) -> int:
    """What excludes that a compass is set to this road; 0 if nothing does."""
    s = belief.public
    owner, slot = owner_of(s, which), slot_of(s, which)
    if not is_set(belief, which):
        return NOT_SET if road > 0 else 0
    if not is_road(board, road):
        return NO_ROAD
    if slot < known(s, owner):
        return KNOWN if compass(s, owner, slot) != road else 0
    if not belief.may[owner][road]:
        return excluded(s, owner, road)
    if compasses(s, owner) - known(s, owner) == 1 or has_partner(belief, owner, slot, road):
        return 0
    return OUT_OF_ORDER


@rule
def excluded(s: State, owner: int, road: int) -> int:
    """A road that is out of question was travelled: a brigand kept silent there, or one robbed the noble."""
    if owner == s.noble:
        return NOT_GUARDED
    return THE_OTHER if s.dials[owner][0] == road else PASSED


@rule
def has_partner(belief: Belief, owner: int, slot: int, road: int) -> bool:
    """Of two hidden compasses, the first is set to the road that comes first in the alphabet."""
    for other in range(1, ROADS):
        if belief.may[owner][other] and other != road and (other > road) == (slot == 0):
            return True
    return False


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    """Every setting of the hidden compasses is as likely as any other."""
    show_public(belief.public, s)
    for owner in range(s.players):
        for slot in range(COMPASSES):
            s.dials[owner][slot] = belief.public.dials[owner][slot]
        if belief.chosen[owner]:
            for _ in range(known(belief.public, owner), compasses(s, owner)):
                know(s, owner, any_road(belief, random, s, owner))


@rule
def any_road(belief: Belief, random: Random, s: State, owner: int) -> int:
    """A road where the seat's compass may be, and no other of its compasses is."""
    drawn, count = 0, 0
    for road in range(1, ROADS):
        if belief.may[owner][road] and s.dials[owner][0] != road:
            count += 1
            if below(random, count) == 0:
                drawn = road
    return drawn
