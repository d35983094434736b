"""Inkognito, the card game: what helps a search: what each agent knows, when to call, and what points are worth.

Worlds are the deals of the black cards. A set of them is a row of words, a bit for each.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Collection, Sequence
from typing import Annotated, Any

import numpy as np

from nascondino.engine.guidance import CLOSED, GOES_ON
from nascondino.kernel import Int8, Record, lowest, routine, rule

from .beliefs import agent_of, fragment_in, identity_in
from .rules.calling import is_call
from .rules.cards import pair_of
from .rules.figures import IN_PAIRS, is_agent, partner
from .state import (
    AGENTS,
    CALLS_FROM,
    CARDS,
    FIGURES,
    FRAGMENTS,
    GOAL,
    MEETING,
    PAIRS,
    PAIRS_FROM,
    SHOW_IDENTITY,
    WORLDS,
    Board,
    State,
)

RIGHT = 0.8  # how often a call is right, as far as one knows
WORD = 32  # bits used of each
WORDS = WORLDS // WORD  # of a set of worlds
FEW = 12  # worlds: with more, no number is likely enough
PERCENT = 100
LEAST, SURE = 40, 75  # percent: with this chance a call is looked at; with this one a passable player calls
CALLED = 1000  # how readily
DISCREET = 4  # how readily an agent shows two fragments, which tell least and nothing of his party
SCORES = (GOAL + 1) ** FIGURES  # of a match, a digit for each seat
FOLD = 1_000_003


class Hints(Record):
    me: Int8  # the seat that thinks
    games: Int8  # begun
    mine: Annotated[list[int], np.int64, WORDS]  # the worlds that are possible for it
    with_pair: Annotated[list[list[list[int]]], np.int64, AGENTS, PAIRS, WORDS]  # in which the agent may show the pair
    with_card: Annotated[list[list[list[int]]], np.int64, AGENTS, CARDS, WORDS]  # in which the agent has the card
    number: Annotated[list[int], np.int8, WORLDS]
    party: Annotated[list[list[int]], np.int8, WORLDS, AGENTS]
    shares: Annotated[list[list[float]], np.float64, SCORES, FIGURES]  # of the match, by the score


def prepare(board: Any, view: Any, belief: Any) -> Any:
    hints = _hints(int(view.players)).copy()
    own = np.flatnonzero(view.identity)
    hints[0].me = own[0] if len(own) == 1 else view.ambassador
    hints[0].games = view.games
    hints[0].mine[:] = _words(belief.possible[1:] != 0)
    return hints


@functools.lru_cache(maxsize=4)
def _hints(players: int) -> Any:
    hints, deals = Hints.array(1), tables()
    for agent in range(AGENTS):
        has = [(deals.identity[1:, agent] == card) | (deals.fragment[1:, agent] == card) for card in range(CARDS)]
        for card in range(1, CARDS):
            hints[0].with_card[agent][card] = _words(has[card])
        for low, high in itertools.combinations(range(1, CARDS), 2):
            hints[0].with_pair[agent][pair_of(low, high)] = _words(has[low] != has[high])
    hints[0].number[:] = deals.number
    hints[0].party[:] = (deals.identity + 1) // 2
    for score in itertools.product(range(GOAL + 1), repeat=players):
        place = sum(points * (GOAL + 1) ** seat for seat, points in enumerate(score))
        hints[0].shares[place][:players] = shares(score)
    return hints


def _words(members: Any) -> Any:
    """A set of worlds, without the one of number 0."""
    bits = np.asarray(members, np.int64).reshape(WORDS, WORD)
    return (bits << np.arange(WORD)).sum(axis=1)


# What an agent knows.


@routine
def known(hints: Hints, s: State, seat: int, word: int) -> int:
    """A word of the worlds that a seat must reckon with: by its own cards, and by the pairs that it was shown."""
    left = (1 << WORD) - 1
    if is_agent(s, seat):
        agent = agent_of(s, seat)
        left &= hints.with_card[agent][s.identity[seat]][word] & hints.with_card[agent][s.fragment[seat]][word]
    for figure in range(FIGURES):
        shown = int(s.shown[figure][seat])
        while shown != 0:
            left &= hints.with_pair[agent_of(s, figure)][lowest(shown)][word]
            shown &= shown - 1
    if seat == hints.me and left & hints.mine[word] != 0:  # else it is a world in which I am another
        left &= hints.mine[word]
    return left


@rule
def count_known(hints: Hints, s: State, seat: int) -> int:
    count = 0
    for word in range(WORDS):
        left = known(hints, s, seat, word)
        while left != 0:
            left &= left - 1
            count += 1
    return count


@rule
def times_known(hints: Hints, s: State, seat: int, other: int, number: int) -> int:
    """In how many of these worlds a call of the number, when meeting the other, is right."""
    count = 0
    for word in range(WORDS):
        left = known(hints, s, seat, word)
        while left != 0:
            world = 1 + word * WORD + lowest(left)
            left &= left - 1
            count += hints.number[world] == number and may_win(hints, s, seat, other, world)
    return count


@rule
def may_win(hints: Hints, s: State, seat: int, other: int, world: int) -> bool:
    """I-17: four must call to their ally."""
    if s.players != IN_PAIRS:
        return True
    return is_agent(s, other) and hints.party[world][seat] == hints.party[world][other]


@routine
def best_call(hints: Hints, s: State, seat: int) -> int:
    """The likeliest number and its chance in percent, as number · 128 + percent."""
    worlds, best, other = count_known(hints, s, seat), 0, partner(s, seat)
    if worlds > FEW:
        return 0
    for word in range(WORDS):
        left = known(hints, s, seat, word)
        while left != 0:
            number = int(hints.number[1 + word * WORD + lowest(left)])
            left &= left - 1
            percent = PERCENT * times_known(hints, s, seat, other, number) // worlds
            if percent > best & 127:
                best = number << 7 | percent
    return best


# The guides.


@rule
def focus(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int) -> int:
    """Of all calls only the likeliest, if that is likely at all."""
    if s.phase != MEETING or not is_call(actions[count - 1]):
        return count
    best, kept = best_call(hints, s, seat), 0
    for i in range(count):
        if not is_call(actions[i]) or (best & 127 >= LEAST and actions[i] == CALLS_FROM + (best >> 7)):
            actions[kept] = actions[i]
            kept += 1
    return kept


@rule
def guide(board: Board, hints: Hints, s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    for i in range(count):
        weights[i] = 1
        if s.phase == MEETING and is_call(actions[i]):
            weights[i] = CALLED if best_call(hints, s, seat) & 127 >= SURE else 1
        elif s.phase == MEETING and is_discreet(actions[i]):
            weights[i] = DISCREET


@rule
def is_discreet(action: int) -> bool:
    """A pair of two fragments."""
    return PAIRS_FROM + pair_of(FRAGMENTS[0], FRAGMENTS[1]) <= action < SHOW_IDENTITY


@rule
def rest(board: Board, hints: Hints, s: State) -> int:
    return CLOSED if s.games != hints.games else GOES_ON


@rule
def leaf(board: Board, hints: Hints, s: State, values: Any) -> None:
    """I-18: a game is worth what its point brings of the match."""
    place, digit = 0, 1
    for seat in range(s.players):
        place += digit * s.points[seat]
        digit *= GOAL + 1
    for seat in range(s.players):
        values[seat] = hints.shares[place][seat]


@rule
def recall(board: Board, s: State, seat: int) -> int:
    """The pairs that it was shown."""
    number = 0
    for figure in range(FIGURES):
        number = (number * FOLD + s.shown[figure][seat]) & (1 << 40) - 1
    return number


# What a score is worth.


def scored(points: Sequence[int], scoring: Collection[int]) -> tuple[int, ...]:
    return tuple(score + (seat in scoring) for seat, score in enumerate(points))


@functools.cache
def shares(points: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's share of the match (I-18), if in every game to come anybody is as likely to call as the others."""
    first = [score >= GOAL for score in points]
    if any(first):
        return tuple(won / sum(first) for won in first)
    seats = range(len(points))
    ends = [(chance, shares(scored(points, scoring))) for chance, scoring in endings(len(points), seats)]
    return tuple(sum(chance * share[seat] for chance, share in ends) for seat in seats)


def endings(players: int, callers: Sequence[int]) -> list[tuple[float, tuple[int, ...]]]:
    """Who scores if one of these calls, and with which chance: he, or all others (I-22, I-27); of four, any pair."""
    if players == IN_PAIRS:
        pairs = list(itertools.combinations(callers, 2))
        return [(1 / len(pairs), pair) for pair in pairs]
    ends: list[tuple[float, tuple[int, ...]]] = []
    for caller in callers:
        others = tuple(seat for seat in range(players) if seat != caller)
        ends += [(RIGHT / len(callers), (caller,)), ((1 - RIGHT) / len(callers), others)]
    return ends


# All deals.


class Tables:
    """Every deal at once: identity and fragment of each agent, and the number."""

    def __init__(self) -> None:
        worlds = range(1, WORLDS)
        self.identity, self.fragment = (np.zeros((WORLDS, AGENTS), np.int64) for _ in range(2))
        self.identity[1:] = [[identity_in(world, i) for i in range(AGENTS)] for world in worlds]
        self.fragment[1:] = [[fragment_in(world, i) for i in range(AGENTS)] for world in worlds]
        order = {fragments: n for n, fragments in enumerate(itertools.permutations(FRAGMENTS), 1)}
        by_identity = np.take_along_axis(self.fragment, np.argsort(self.identity, axis=1), axis=1)
        self.number = np.array([0, *(order[tuple(fragments)] for fragments in by_identity[1:].tolist())])


@functools.cache
def tables() -> Tables:
    return Tables()
