"""Inkognito, the card game: a game is played on to its end by passable spies, to see what an action brings."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from nascondino.engine.bulk import weighted
from nascondino.engine.contract import CHANCE, CHANCE_BIT
from nascondino.kernel import below, lowest, routine, rule, seeded, size, uncounted
from nascondino.kernel.compiling import compiled

from ..beliefs import complete
from ..rules import actors, apply, chance, legal
from ..rules.calling import is_call
from ..rules.figures import is_agent, is_fictitious, partner
from ..state import (
    ANSWERING,
    ASKS_FROM,
    CALLS_FROM,
    FICTITIOUS,
    FIGURES,
    FRAGMENT,
    GOAL,
    IDENTITY,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    MEETING,
    NOTHING,
    OVER,
    PAIRS_FROM,
    PLACES,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    State,
)
from .sheets import ROUNDS, Facts, Interim, Position, Sheets, facts_of, take_in, write_sheets

CALL = 20.0  # what it is worth to meet somebody when a number can be called
A_PAIR = 1.0  # bits that a pair tells at most
ANY_HAND = (1 << 16) - 1  # a bit for each identity and fragment
ALIKE = 1e-9  # sums differ in the last digits
WORTHLESS = -99.0  # less than anything


# What a passable spy does.


@routine
def choose(
    facts: Facts, s: State, sheets: Sheets, interim: Interim, seat: int, actions: Any, n: int, random: Any
) -> int:
    """What is worth most to it; of equals, any."""
    other = partner(s, seat) if s.phase == MEETING else s.asker
    if s.phase == MEETING and is_call(actions[n - 1]) and is_sure(facts, sheets, seat, other):
        return CALLS_FROM + sheets.number[seat][other]
    if s.phase not in (MEETING, ANSWERING):
        value_meetings(facts, s, sheets, interim, seat)
    best, most, equal = 0, WORTHLESS, 1
    for i in range(n):
        if s.phase == MEETING and is_call(actions[i]):
            break
        if s.phase in (MEETING, ANSWERING):
            worth = choice_worth(facts, s, sheets, seat, other, actions[i])
        else:
            worth = place_worth(s, interim, seat, actions[i])
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
def value_meetings(facts: Facts, s: State, sheets: Sheets, interim: Interim, seat: int) -> None:
    for figure in range(FIGURES):
        interim.worth[figure] = 0.0
        if figure != seat:
            interim.worth[figure] = meeting_worth(facts, s, sheets, seat, figure)


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
def place_worth(s: State, interim: Interim, seat: int, place: int) -> float:
    """What the meetings that may come of it are worth, by their chance."""
    for figure in range(FIGURES):
        interim.there[figure] = is_there(s, figure, place) if figure != seat else 0.0
    total = 0.0
    for figure in range(FIGURES):
        total += only(interim, figure, figure) * interim.worth[figure]
        if not is_agent(s, seat):
            for other in range(figure):
                total += only(interim, figure, other) * (interim.worth[figure] + interim.worth[other])
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
def only(interim: Interim, one: int, other: int) -> float:
    """The chance that just these two are there, or this one."""
    product = 1.0
    for figure in range(FIGURES):
        there = interim.there[figure]
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


# Playing on.


class Scratch(NamedTuple):
    """All memory that playouts write into, and what is looked up meanwhile."""

    facts: Any  # one
    origin: Any  # one State: a world, at this decision
    state: Any  # one
    blank: Any  # one State that stays empty
    known: Any  # one Sheets: in that world, at this decision
    sheets: Any  # one
    interim: Any  # one
    actions: Any
    weights: Any
    events: Any
    randoms: Any  # one


def new_scratch(game: Any, players: int) -> Scratch:
    buffers = game.buffers()
    return Scratch(
        facts=facts_of(players).copy(),
        origin=State.array(1),
        state=State.array(1),
        blank=State.array(1),
        known=Sheets.array(1),
        sheets=Sheets.array(1),
        interim=Interim.array(1),
        actions=buffers.actions,
        weights=buffers.weights,
        events=buffers.events,
        randoms=seeded(0),
    )


def play_on(boards: Any, beliefs: Any, scratch: Scratch, position: Position, candidates: Any, values: Any) -> None:
    """Draw a world for each column of values, and write what each candidate brings in it, with the same luck."""
    board, facts, interim, random = boards[0], scratch.facts[0], scratch.interim[0], scratch.randoms[0]
    actions, weights, events = uncounted(scratch.actions), uncounted(scratch.weights), uncounted(scratch.events)
    s, sheets, games = scratch.state[0], scratch.sheets[0], beliefs[0].known.games
    for column in range(values.shape[1]):
        scratch.origin[0] = scratch.blank[0]
        draw_world(beliefs[0], scratch, position)
        luck = random.word
        for row in range(len(candidates)):
            scratch.state[0] = scratch.origin[0]
            scratch.sheets[0] = scratch.known[0]
            random.word = luck
            seat, action = position.seat, candidates[row]
            while True:
                n = apply(board, s, seat, action, events)
                if s.games != games or s.phase == OVER or sheets.rounds > position.last:
                    break
                take_in(facts, s, sheets, interim, events, n)
                acting = actors(board, s)
                if acting == CHANCE_BIT:
                    seat = CHANCE
                    n = chance(board, s, actions, weights)
                    action = actions[weighted(weights, n, random)]
                else:
                    seat = lowest(acting)
                    n = legal(board, s, seat, actions)
                    action = choose(facts, s, sheets, interim, seat, actions, n, random)
            values[row, column] = match_share(facts, s, position.seat)


@rule
def draw_world(belief: Any, scratch: Scratch, position: Position) -> None:
    """Where others have chosen in secret already, they choose anew: like spies, not like dice."""
    s, random = scratch.origin[0], scratch.randoms[0]
    complete(belief, position.deals[below(random, len(position.deals))], random, s)
    write_sheets(scratch.facts[0], s, position, scratch.known[0], scratch.interim[0], random)


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
