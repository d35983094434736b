"""Inkognito, the card game: a game is played on to its end by passable spies, to see what an action brings.

The rules keep the pairs that were shown, not what follows from them, nor black cards that were seen. So each seat has a
*sheet* here: the deals that are left to it, and what can be read off them.
"""

from __future__ import annotations

import functools
import itertools
from typing import Annotated, Any, NamedTuple

import numpy as np

from nascondino.engine.bulk import weighted
from nascondino.engine.contract import CHANCE, CHANCE_BIT
from nascondino.kernel import Int32, Record, below, lowest, routine, rule, seeded, uncounted
from nascondino.kernel.compiling import compiled

from ..beliefs import agent_of, complete
from ..guides import SCORES, shares, tables
from ..rules import actors, apply, chance, legal
from ..rules.calling import is_call
from ..rules.cards import high_card, low_card, pair_of
from ..rules.figures import IN_PAIRS, is_agent, is_fictitious, partner
from ..state import (
    AGENTS,
    ANSWERED,
    ANSWERING,
    ASKS_FROM,
    BEGUN,
    CALLS_FROM,
    CARDS,
    CONFIDED,
    FICTITIOUS,
    FIGURES,
    FRAGMENT,
    FRAGMENTS,
    GOAL,
    IDENTITIES,
    IDENTITY,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    LOOKED,
    MEETING,
    NOTHING,
    NUMBERS,
    OVER,
    PAIRS,
    PAIRS_FROM,
    PLACES,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    SHOWED,
    WORLDS,
    State,
)

DEALS = WORLDS - 1
OF_A_HAND = 36  # deals that are possible for an agent who has seen his own cards
ROUNDS = 64  # after so many, of one game, nobody waits for more
CALL = 20.0  # what it is worth to meet somebody when a number can be called
A_PAIR = 1.0  # bits that a pair tells at most
ANY_HAND = (1 << 16) - 1  # a bit for each identity and fragment
ALIKE = 1e-9  # sums differ in the last digits
WORTHLESS = -99.0  # less than anything


class Facts(Record):
    """What is to be looked up: about deals, about hands, and about this match."""

    identity: Annotated[list[list[int]], np.int8, WORLDS, AGENTS]
    fragment: Annotated[list[list[int]], np.int8, WORLDS, AGENTS]
    number: Annotated[list[int], np.int8, WORLDS]
    dealt: Annotated[list[list[list[list[int]]]], np.int16, AGENTS, CARDS, CARDS, OF_A_HAND]  # by agent and his cards
    by_pair: Annotated[list[int], np.int32, PAIRS]  # hands that may show it, a bit for each
    by_card: Annotated[list[int], np.int32, CARDS]  # hands with it
    bits: Annotated[list[float], np.float64, WORLDS]  # n · log₂ n
    shares: Annotated[list[list[float]], np.float64, SCORES, FIGURES]  # of the match, by the score
    sure: Annotated[list[list[list[float]]], np.float64, FIGURES, FIGURES, ROUNDS + 1]  # who calls to whom, and when


class Sheets(Record):
    """Of all seats. What is read off a sheet is by seat, and by the figure that it is about."""

    rounds: Int32  # of this game
    deals: Annotated[list[list[int]], np.int16, FIGURES, DEALS]
    count: Annotated[list[int], np.int32, FIGURES]
    told: Annotated[list[list[int]], np.int8, FIGURES, FIGURES]  # by whom, to whom: which black cards, a bit for each
    doubt: Annotated[list[list[list[float]]], np.float64, FIGURES, FIGURES, FRAGMENT + 1]  # bits of identity, fragment
    trust: Annotated[list[list[float]], np.float64, FIGURES, FIGURES]
    number: Annotated[list[list[int]], np.int8, FIGURES, FIGURES]  # likeliest to be right, called to this figure
    chance: Annotated[list[list[float]], np.float64, FIGURES, FIGURES]  # that it is


class Scratch(Record):
    cards: Annotated[list[list[int]], np.int32, AGENTS, CARDS]
    numbers: Annotated[list[list[int]], np.int32, FIGURES, NUMBERS + 1]
    allied: Annotated[list[int], np.int32, AGENTS]
    there: Annotated[list[float], np.float64, FIGURES]
    worth: Annotated[list[float], np.float64, FIGURES]


class Told(Record):
    """A black card that one has shown to another; which, if that is known."""

    figure: Int32
    to: Int32
    which: Int32  # 0: either


class Desk(NamedTuple):
    """What one thinks with: all memory that is written into, and what is known of the position."""

    facts: Any  # one
    origin: Any  # one State: a world, at this decision
    state: Any  # one
    blank: Any  # one State that stays empty
    known: Any  # one Sheets: in that world, at this decision
    sheets: Any  # one
    scratch: Any  # one
    actions: Any
    weights: Any
    events: Any
    randoms: Any  # one


class Position(NamedTuple):
    """A decision, and what its seat knows."""

    seat: int
    deals: Any  # that are left to it
    told: Any
    rounds: int  # of this game
    last: int  # the round in which play is cut short


# What can be looked up.


@functools.lru_cache(maxsize=4)
def facts_of(players: int) -> Any:
    facts, deals = Facts.array(1), tables()
    found = facts[0]
    found.identity[:], found.fragment[:], found.number[:] = deals.identity, deals.fragment, deals.number
    hands = list(itertools.product(IDENTITIES, FRAGMENTS))
    for agent, (identity, fragment) in itertools.product(range(AGENTS), hands):
        fits = (deals.identity[:, agent] == identity) & (deals.fragment[:, agent] == fragment)
        found.dealt[agent][identity][fragment][:] = np.flatnonzero(fits)
    for card in range(1, CARDS):
        found.by_card[card] = sum(1 << n for n, hand in enumerate(hands) if card in hand)
    for low, high in itertools.combinations(range(1, CARDS), 2):
        found.by_pair[pair_of(low, high)] = int(found.by_card[low]) ^ int(found.by_card[high])
    found.bits[1:] = np.arange(1, WORLDS) * np.log2(np.arange(1, WORLDS))
    for score in itertools.product(range(GOAL + 1), repeat=players):
        place = sum(points * (GOAL + 1) ** seat for seat, points in enumerate(score))
        found.shares[place][:players] = shares(score)
    return facts


# Sheets.


@rule
def holds(facts: Facts, deal: int, agent: int, card: int) -> bool:
    return facts.identity[deal][agent] == card or facts.fragment[deal][agent] == card


@routine
def keep(facts: Facts, sheets: Sheets, seat: int, agent: int, card: int, other: int) -> None:
    """Of the deals those are left in which the agent has the card; or, of two cards, just one."""
    kept = 0
    for i in range(sheets.count[seat]):
        deal = sheets.deals[seat][i]
        if holds(facts, deal, agent, card) != (other != 0 and holds(facts, deal, agent, other)):
            sheets.deals[seat][kept] = deal
            kept += 1
    sheets.count[seat] = kept


@routine
def conclude(facts: Facts, s: State, sheets: Sheets, scratch: Scratch, seat: int) -> None:
    """Read off a sheet what it says."""
    count_deals(facts, s, sheets, scratch, seat)
    count = sheets.count[seat]
    for figure in range(FIGURES):
        sheets.trust[seat][figure] = 0.0
        sheets.chance[seat][figure] = 0.0
        of_agent = is_agent(s, figure)
        agent = agent_of(s, figure) if of_agent else 0
        if of_agent:
            sheets.doubt[seat][figure][IDENTITY] = doubt(facts, scratch, agent, 0, count)
            sheets.doubt[seat][figure][FRAGMENT] = doubt(facts, scratch, agent, AGENTS, count)
        if s.players == IN_PAIRS and of_agent:
            sheets.trust[seat][figure] = scratch.allied[agent] / count
        if s.players != IN_PAIRS or of_agent:
            most = 1
            for number in range(1, NUMBERS + 1):
                if scratch.numbers[agent][number] > scratch.numbers[agent][most]:
                    most = number
            sheets.number[seat][figure] = most
            sheets.chance[seat][figure] = scratch.numbers[agent][most] / count


@rule
def count_deals(facts: Facts, s: State, sheets: Sheets, scratch: Scratch, seat: int) -> None:
    for agent in range(AGENTS):
        scratch.allied[agent] = 0
        for card in range(CARDS):
            scratch.cards[agent][card] = 0
        for number in range(NUMBERS + 1):
            scratch.numbers[agent][number] = 0
    mine = agent_of(s, seat) if is_agent(s, seat) else 0
    for i in range(sheets.count[seat]):
        deal = sheets.deals[seat][i]
        for agent in range(AGENTS):
            identity = facts.identity[deal][agent]
            scratch.cards[agent][identity] += 1
            scratch.cards[agent][facts.fragment[deal][agent]] += 1
            if s.players != IN_PAIRS or (identity + 1) // 2 == (facts.identity[deal][mine] + 1) // 2:
                scratch.allied[agent] += 1
                scratch.numbers[agent][facts.number[deal]] += 1


@routine
def doubt(facts: Facts, scratch: Scratch, agent: int, before: int, count: int) -> float:
    """The bits that one of four cards would tell: the identities, or the fragments."""
    bits = facts.bits[count]
    for card in range(before + 1, before + AGENTS + 1):
        bits -= facts.bits[scratch.cards[agent][card]]
    return bits / count


@routine
def take_in(facts: Facts, s: State, sheets: Sheets, scratch: Scratch, events: Any, n: int) -> None:
    """What happened, as far as it is for somebody's eyes."""
    for i in range(n):
        event = events[i]
        if event.kind == BEGUN:
            sheets.rounds += 1
        elif event.kind == SHOWED:
            keep(facts, sheets, event.to, agent_of(s, event.figure), event.card, event.other)
            conclude(facts, s, sheets, scratch, event.to)
        elif event.kind == LOOKED:
            keep(facts, sheets, event.figure, agent_of(s, FICTITIOUS), event.card, 0)
            conclude(facts, s, sheets, scratch, event.figure)
        elif event.kind == CONFIDED or event.kind == ANSWERED:
            sheets.told[event.figure][event.to] |= IDENTITY if event.card < FRAGMENTS[0] else FRAGMENT
            keep(facts, sheets, event.to, agent_of(s, event.figure), event.card, 0)
            conclude(facts, s, sheets, scratch, event.to)


@routine
def write_sheets(facts: Facts, s: State, position: Position, sheets: Sheets, scratch: Scratch, random: Any) -> None:
    """What everybody knows in this world: I by my belief, the others by what they were shown."""
    sheets.rounds = position.rounds
    for seat in range(s.players):
        begin_sheet(facts, s, position, sheets, seat)
    for figure in range(FIGURES):
        for to in range(FIGURES):
            sheets.told[figure][to] = 0
    for i in range(len(position.told)):
        note_told(facts, s, position.seat, position.told[i], sheets, random)
    for seat in range(s.players):
        if seat != position.seat:
            note_pairs(facts, s, sheets, seat)
        conclude(facts, s, sheets, scratch, seat)


@rule
def begin_sheet(facts: Facts, s: State, position: Position, sheets: Sheets, seat: int) -> None:
    """By one's own cards; mine, by all that I have learned."""
    if seat == position.seat:
        sheets.count[seat] = len(position.deals)
        for i in range(len(position.deals)):
            sheets.deals[seat][i] = position.deals[i]
    elif is_agent(s, seat):
        sheets.count[seat] = OF_A_HAND
        for i in range(OF_A_HAND):
            sheets.deals[seat][i] = facts.dealt[agent_of(s, seat)][s.identity[seat]][s.fragment[seat]][i]
    else:
        sheets.count[seat] = DEALS
        for i in range(DEALS):
            sheets.deals[seat][i] = i + 1


@rule
def note_told(facts: Facts, s: State, me: int, told: Told, sheets: Sheets, random: Any) -> None:
    """A black card that was shown out of my sight may have been either."""
    which = told.which if told.which != 0 else IDENTITY + below(random, 2)
    sheets.told[told.figure][told.to] |= which
    if told.to != me:
        card = s.identity[told.figure] if which == IDENTITY else s.fragment[told.figure]
        keep(facts, sheets, told.to, agent_of(s, told.figure), card, 0)


@rule
def note_pairs(facts: Facts, s: State, sheets: Sheets, to: int) -> None:
    for figure in range(FIGURES):
        shown = int(s.shown[figure][to])
        while shown != 0:
            pair = lowest(shown)
            shown &= shown - 1
            keep(facts, sheets, to, agent_of(s, figure), low_card(pair), high_card(pair))


# What a passable spy does.


@routine
def choose(
    facts: Facts, s: State, sheets: Sheets, scratch: Scratch, seat: int, actions: Any, n: int, random: Any
) -> int:
    """What is worth most to it; of equals, any."""
    other = partner(s, seat) if s.phase == MEETING else s.asker
    if s.phase == MEETING and is_call(actions[n - 1]) and is_sure(facts, sheets, seat, other):
        return CALLS_FROM + sheets.number[seat][other]
    if s.phase not in (MEETING, ANSWERING):
        value_meetings(facts, s, sheets, scratch, seat)
    best, most, equal = 0, WORTHLESS, 1
    for i in range(n):
        if s.phase == MEETING and is_call(actions[i]):
            break
        if s.phase in (MEETING, ANSWERING):
            worth = choice_worth(facts, s, sheets, seat, other, actions[i])
        else:
            worth = place_worth(s, scratch, seat, actions[i])
        if worth > most + ALIKE:
            best, most, equal = actions[i], worth, 1
        elif worth > most - ALIKE:
            equal += 1
            if below(random, equal) == 0:
                best = actions[i]
    return best


@rule
def is_sure(facts: Facts, sheets: Sheets, seat: int, other: int) -> bool:
    return sheets.chance[seat][other] >= facts.sure[seat][other][min(sheets.rounds, ROUNDS)]


@rule
def value_meetings(facts: Facts, s: State, sheets: Sheets, scratch: Scratch, seat: int) -> None:
    for figure in range(FIGURES):
        scratch.worth[figure] = 0.0
        if figure != seat:
            scratch.worth[figure] = meeting_worth(facts, s, sheets, seat, figure)


@routine
def meeting_worth(facts: Facts, s: State, sheets: Sheets, seat: int, figure: int) -> float:
    if is_sure(facts, sheets, seat, figure):
        return CALL
    if not is_agent(s, figure):
        most = 0.0
        for asked in range(FIGURES):
            if is_agent(s, asked) and asked != seat:
                most = max(most, asking_worth(sheets, seat, asked))
        return most
    if not is_agent(s, seat):
        return min(asking_worth(sheets, seat, figure), A_PAIR)
    if is_fictitious(s, figure):
        return asking_worth(sheets, seat, figure)
    return min(2 * asking_worth(sheets, seat, figure), A_PAIR) + sheets.trust[seat][figure]


@rule
def asking_worth(sheets: Sheets, seat: int, figure: int) -> float:
    """The bits that a black card tells, if its owner chooses which."""
    return min(sheets.doubt[seat][figure][IDENTITY], sheets.doubt[seat][figure][FRAGMENT])


@rule
def place_worth(s: State, scratch: Scratch, seat: int, place: int) -> float:
    """What the meetings that may come of it are worth, by their chance."""
    for figure in range(FIGURES):
        scratch.there[figure] = is_there(s, figure, place) if figure != seat else 0.0
    total = 0.0
    for figure in range(FIGURES):
        total += only(scratch, figure, figure) * scratch.worth[figure]
        if not is_agent(s, seat):
            for other in range(figure):
                total += only(scratch, figure, other) * (scratch.worth[figure] + scratch.worth[other])
    return total


@rule
def is_there(s: State, figure: int, place: int) -> float:
    if s.here[figure] != 0:
        return 1.0 if s.here[figure] == place else 0.0
    left = 0
    for each in range(1, PLACES):
        left += s.hand[figure][each]
    return s.hand[figure][place] / left if left > 0 else 0.0


@routine
def only(scratch: Scratch, one: int, other: int) -> float:
    """The chance that just these two are there, or this one."""
    product = 1.0
    for figure in range(FIGURES):
        there = scratch.there[figure]
        product *= there if figure in (one, other) else 1.0 - there
    return product


@rule
def choice_worth(facts: Facts, s: State, sheets: Sheets, seat: int, other: int, action: int) -> float:
    if action == NOTHING:
        return 0.0
    if action in (LOOK_IDENTITY, LOOK_FRAGMENT):
        return float(sheets.doubt[seat][FICTITIOUS][IDENTITY if action == LOOK_IDENTITY else FRAGMENT])
    if ASKS_FROM <= action < NOTHING:
        return asking_worth(sheets, seat, action - ASKS_FROM)
    return telling_worth(facts, s, sheets, seat, other, action)


@routine
def telling_worth(facts: Facts, s: State, sheets: Sheets, seat: int, other: int, action: int) -> float:
    """To tell much to the ally, and little to enemies."""
    known = known_of(facts, s, sheets, seat, other)
    after = known & said_by(facts, s, seat, action)
    bits = facts.bits[size(known)] / size(known) - facts.bits[size(after)] / size(after)
    return (2 * sheets.trust[seat][other] - 1) * bits


@rule
def said_by(facts: Facts, s: State, seat: int, action: int) -> int:
    if action == SHOW_IDENTITY:
        return int(facts.by_card[s.identity[seat]])
    if action == SHOW_FRAGMENT:
        return int(facts.by_card[s.fragment[seat]])
    return int(facts.by_pair[action - PAIRS_FROM])


@rule
def known_of(facts: Facts, s: State, sheets: Sheets, seat: int, other: int) -> int:
    """The hands that I may have, by what I have shown to this figure."""
    known = ANY_HAND
    if sheets.told[seat][other] & IDENTITY:
        known &= facts.by_card[s.identity[seat]]
    if sheets.told[seat][other] & FRAGMENT:
        known &= facts.by_card[s.fragment[seat]]
    shown = int(s.shown[seat][other])
    while shown != 0:
        known &= facts.by_pair[lowest(shown)]
        shown &= shown - 1
    return known


@rule
def size(hands: int) -> int:
    count = 0
    while hands != 0:
        hands &= hands - 1
        count += 1
    return count


# Playing on.


def desk(game: Any, players: int) -> Desk:
    buffers = game.buffers()
    return Desk(
        facts=facts_of(players).copy(),
        origin=State.array(1),
        state=State.array(1),
        blank=State.array(1),
        known=Sheets.array(1),
        sheets=Sheets.array(1),
        scratch=Scratch.array(1),
        actions=buffers.actions,
        weights=buffers.weights,
        events=buffers.events,
        randoms=seeded(0),
    )


def play_on(boards: Any, beliefs: Any, desk: Desk, position: Position, candidates: Any, values: Any) -> None:
    """Draw a world for each column of values, and write what each candidate brings in it, with the same luck."""
    board, facts, scratch, random = boards[0], desk.facts[0], desk.scratch[0], desk.randoms[0]
    actions, weights, events = uncounted(desk.actions), uncounted(desk.weights), uncounted(desk.events)
    s, sheets, games = desk.state[0], desk.sheets[0], beliefs[0].known.games
    for column in range(values.shape[1]):
        desk.origin[0] = desk.blank[0]
        draw_world(beliefs[0], desk, position)
        luck = random.word
        for row in range(len(candidates)):
            desk.state[0] = desk.origin[0]
            desk.sheets[0] = desk.known[0]
            random.word = luck
            seat, action = position.seat, candidates[row]
            while True:
                n = apply(board, s, seat, action, events)
                if s.games != games or s.phase == OVER or sheets.rounds > position.last:
                    break
                take_in(facts, s, sheets, scratch, events, n)
                acting = actors(board, s)
                if acting == CHANCE_BIT:
                    seat = CHANCE
                    n = chance(board, s, actions, weights)
                    action = actions[weighted(weights, n, random)]
                else:
                    seat = lowest(acting)
                    n = legal(board, s, seat, actions)
                    action = choose(facts, s, sheets, scratch, seat, actions, n, random)
            values[row, column] = match_share(facts, s, position.seat)


@rule
def draw_world(belief: Any, desk: Desk, position: Position) -> None:
    """Where others have chosen in secret already, they choose anew: like spies, not like dice."""
    s, random = desk.origin[0], desk.randoms[0]
    complete(belief, position.deals[below(random, len(position.deals))], random, s)
    write_sheets(desk.facts[0], s, position, desk.known[0], desk.scratch[0], random)


@rule
def match_share(facts: Facts, s: State, seat: int) -> float:
    """I-18: a game is worth what its points bring of the match."""
    place, digit = 0, 1
    for each in range(s.players):
        place += digit * s.points[each]
        digit *= GOAL + 1
    share: float = facts.shares[place][seat]
    return share


@functools.cache
def compiled_play_on() -> Any:
    return compiled(play_on)


def is_compiled() -> bool:
    """Whether one can begin at once. As plain Python one would think for many seconds about the least."""
    return bool(getattr(compiled_play_on(), "signatures", False))
