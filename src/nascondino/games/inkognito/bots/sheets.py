"""Inkognito, the card game: what everybody knows at a moment of a game that is played on.

The rules keep the pairs that were shown, not what follows from them, nor black cards that were seen. So each seat has a
*sheet* here: the deals that are left to it, and what can be read off them.
"""

from __future__ import annotations

import functools
import itertools
from typing import Annotated, Any, NamedTuple

import numpy as np

from nascondino.kernel import Int32, Record, below, lowest, routine, rule

from ..beliefs import agent_of
from ..guides import SCORES, shares, tables
from ..rules.cards import high_card, low_card, pair_of
from ..rules.figures import IN_PAIRS, is_agent
from ..state import (
    AGENTS,
    ANSWERED,
    BEGUN,
    CARDS,
    CONFIDED,
    FICTITIOUS,
    FIGURES,
    FRAGMENT,
    FRAGMENTS,
    GOAL,
    IDENTITIES,
    IDENTITY,
    LOOKED,
    NUMBERS,
    PAIRS,
    SHOWED,
    WORLDS,
    State,
)

DEALS = WORLDS - 1
OF_A_HAND = 36  # deals that are possible for an agent who has seen his own cards
ROUNDS = 64  # after so many, of one game, nobody waits for more


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


class Interim(Record):
    """Sums on the way to others."""

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
def conclude(facts: Facts, s: State, sheets: Sheets, interim: Interim, seat: int) -> None:
    """Read off a sheet what it says."""
    count_deals(facts, s, sheets, interim, seat)
    count = sheets.count[seat]
    for figure in range(FIGURES):
        sheets.trust[seat][figure] = 0.0
        sheets.chance[seat][figure] = 0.0
        of_agent = is_agent(s, figure)
        agent = agent_of(s, figure) if of_agent else 0
        if of_agent:
            sheets.doubt[seat][figure][IDENTITY] = doubt(facts, interim, agent, 0, count)
            sheets.doubt[seat][figure][FRAGMENT] = doubt(facts, interim, agent, AGENTS, count)
        if s.players == IN_PAIRS and of_agent:
            sheets.trust[seat][figure] = interim.allied[agent] / count
        if s.players != IN_PAIRS or of_agent:
            most = 1
            for number in range(1, NUMBERS + 1):
                if interim.numbers[agent][number] > interim.numbers[agent][most]:
                    most = number
            sheets.number[seat][figure] = most
            sheets.chance[seat][figure] = interim.numbers[agent][most] / count


@rule
def count_deals(facts: Facts, s: State, sheets: Sheets, interim: Interim, seat: int) -> None:
    for agent in range(AGENTS):
        interim.allied[agent] = 0
        for card in range(CARDS):
            interim.cards[agent][card] = 0
        for number in range(NUMBERS + 1):
            interim.numbers[agent][number] = 0
    mine = agent_of(s, seat) if is_agent(s, seat) else 0
    for i in range(sheets.count[seat]):
        deal = sheets.deals[seat][i]
        for agent in range(AGENTS):
            identity = facts.identity[deal][agent]
            interim.cards[agent][identity] += 1
            interim.cards[agent][facts.fragment[deal][agent]] += 1
            if s.players != IN_PAIRS or (identity + 1) // 2 == (facts.identity[deal][mine] + 1) // 2:
                interim.allied[agent] += 1
                interim.numbers[agent][facts.number[deal]] += 1


@routine
def doubt(facts: Facts, interim: Interim, agent: int, before: int, count: int) -> float:
    """The bits that one of four cards would tell: the identities, or the fragments."""
    bits = facts.bits[count]
    for card in range(before + 1, before + AGENTS + 1):
        bits -= facts.bits[interim.cards[agent][card]]
    return bits / count


@routine
def take_in(facts: Facts, s: State, sheets: Sheets, interim: Interim, events: Any, n: int) -> None:
    """What happened, as far as it is for somebody's eyes."""
    for i in range(n):
        event = events[i]
        if event.kind == BEGUN:
            sheets.rounds += 1
        elif event.kind == SHOWED:
            keep(facts, sheets, event.to, agent_of(s, event.figure), event.card, event.other)
            conclude(facts, s, sheets, interim, event.to)
        elif event.kind == LOOKED:
            keep(facts, sheets, event.figure, agent_of(s, FICTITIOUS), event.card, 0)
            conclude(facts, s, sheets, interim, event.figure)
        elif event.kind == CONFIDED or event.kind == ANSWERED:
            sheets.told[event.figure][event.to] |= IDENTITY if event.card < FRAGMENTS[0] else FRAGMENT
            keep(facts, sheets, event.to, agent_of(s, event.figure), event.card, 0)
            conclude(facts, s, sheets, interim, event.to)


@routine
def write_sheets(facts: Facts, s: State, position: Position, sheets: Sheets, interim: Interim, random: Any) -> None:
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
        conclude(facts, s, sheets, interim, seat)


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
