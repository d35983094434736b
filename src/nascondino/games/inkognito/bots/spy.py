"""Inkognito, the card game: a spy that looks one move ahead, on exact beliefs."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.player import Clock, Player, best

from ..beliefs import agent_of
from ..guides import endings, scored, shares, tables
from ..rules.calling import is_call
from ..rules.cards import high_card, low_card
from ..rules.figures import IN_PAIRS, is_agent, is_fictitious, partner
from ..state import (
    ANSWERED,
    ANSWERING,
    ASKS_FROM,
    BEGUN,
    CALLS_FROM,
    CONFIDED,
    FICTITIOUS,
    FIGURES,
    FRAGMENTS,
    GAME_BEGUN,
    IDENTITIES,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    MEETING,
    NOTHING,
    PAIRS_FROM,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    SHOWED,
)

HANDS = list(itertools.product(IDENTITIES, FRAGMENTS))  # what an agent may hold


def greedy(chair: Chair, random: Random) -> Player:
    """On exact beliefs: tells an enemy little and the ally much, meets whom there is most to learn from, and calls."""
    return Spy(chair, random)


class Spy:
    """An agent, or the Ambassador of five. Holds every deal that is possible for as likely as any other."""

    SURE = 0.8  # calls a number that is right with this chance, if nobody has scored yet
    PATIENCE = 0.02  # with each round of the game, a smaller chance will do
    LEAST = 0.5  # but not one below this: enemies who hide well leave two deals open for ever
    LATE = 20  # rounds after which patience ends at any score: if all wait for the others, no match would end
    CALL = 20.0  # what it is worth to meet somebody when a number can be called
    A_PAIR = 1.0  # bits that a pair tells at most

    def __init__(self, chair: Chair, random: Random) -> None:
        self.belief = Belief(chair)
        self.seat = 0 if chair.seat is None else chair.seat
        self.random = random

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        worth = self.weigh(view, seen, legal)
        return best(list(worth), lambda action: round(worth[action], 9), self.random)  # sums differ in the last digits

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.belief.update(seen)
        self.worlds = np.asarray(self.belief.possible())
        self.view, self.seen = view, this_game(seen)
        if view.phase == MEETING:
            return self._at_meeting(legal)
        if view.phase == ANSWERING:
            return {action: self._answer(action) for action in legal}
        meetings = {figure: self._worth_meeting(figure) for figure in range(FIGURES) if figure != self.seat}
        return {place: self._place(place, meetings) for place in legal}

    # Where to go.

    def _place(self, place: int, meetings: dict[int, float]) -> float:
        """What the meetings that may come of it are worth, by their chance."""
        there = {figure: self._is_there(figure, place) for figure in meetings}
        alone = sum(only(there, figure) * worth for figure, worth in meetings.items())
        if is_agent(self.view, self.seat):
            return alone
        pairs = itertools.combinations(there, 2)
        return alone + sum(only(there, *pair) * sum(meetings[figure] for figure in pair) for pair in pairs)

    def _is_there(self, figure: int, place: int) -> float:
        """The chance that a figure is, or will be, at a place: any that it still has is as likely."""
        if self.view.here[figure]:
            return float(self.view.here[figure] == place)
        hand = self.view.hand[figure]
        return float(hand[place]) / float(hand.sum())

    def _worth_meeting(self, figure: int) -> float:
        if self._call(figure)[1] >= self._sure(figure):
            return self.CALL
        if not is_agent(self.view, figure):
            return max(self._doubt(asked) for asked in self._agents())
        if not is_agent(self.view, self.seat):
            return min(self._doubt(figure), self.A_PAIR)
        if is_fictitious(self.view, figure):
            return self._doubt(figure)
        return min(2 * self._doubt(figure), self.A_PAIR) + self._trust(figure)

    # At a meeting.

    def _at_meeting(self, legal: Sequence[int]) -> dict[int, float]:
        other = partner(self.view, self.seat)
        number, chance = self._call(other)
        worth = {action: self._choice(action, other) for action in legal if not is_call(action)}
        if chance >= self._sure(other) and CALLS_FROM + number in legal:
            worth[CALLS_FROM + number] = self.CALL
        return worth

    def _call(self, other: int) -> tuple[int, float]:
        """The likeliest number, and the chance that it is right if it is called at a meeting with this figure."""
        counts = np.bincount(tables().number[self.worlds[self._may_win(other)]], minlength=2)
        number = int(counts.argmax())
        return number, float(counts[number]) / len(self.worlds)

    def _may_win(self, other: int) -> Any:
        """The worlds in which a call at a meeting with this figure can be right: of four, to the ally."""
        if self.view.players != IN_PAIRS:
            return np.ones(len(self.worlds), bool)
        if not is_agent(self.view, other):
            return np.zeros(len(self.worlds), bool)
        return self._party(self.seat) == self._party(other)

    # Whether to call.

    def _sure(self, other: int) -> float:
        """The chance of being right that a call needs: with it, calling wins the match as often as waiting does.

        What is hoped for from waiting follows from the chance that is enough before anybody has scored.
        """
        rounds = np.count_nonzero(self.seen["kind"] == BEGUN)
        at_first = max(self.LEAST, self.SURE - self.PATIENCE * rounds)
        points = self.view.points[: self.view.players].tolist()
        hope = self._stakes(other, [0] * len(points)).hope(at_first)
        needed, overdue = self._stakes(other, points).least_chance(hope), rounds - self.LATE
        return max(self.LEAST, needed if overdue <= 0 else min(1.0, needed) - self.PATIENCE * overdue)

    def _stakes(self, other: int, points: list[int]) -> Stakes:
        """At this score, for a call at a meeting with this figure."""
        others = [seat for seat in range(len(points)) if seat != self.seat]
        if len(points) != IN_PAIRS:
            return stakes_alone(points, self.seat, others)
        ally = {seat: self._trust(seat) for seat in others}
        won = sum(chance * share(points, self.seat, [self.seat, seat]) for seat, chance in ally.items())
        lost = sum(chance * share(points, self.seat, set(others) - {seat}) for seat, chance in ally.items())
        return Stakes(share(points, self.seat, [self.seat, other]), lost, won, lost)  # I-16

    # What to show.

    def _choice(self, action: int, other: int) -> float:
        """To learn much, and to tell much to the ally and little to enemies."""
        if action == NOTHING:
            return 0.0
        if action in (LOOK_IDENTITY, LOOK_FRAGMENT):
            return entropy(self._held(FICTITIOUS, action == LOOK_IDENTITY))
        if ASKS_FROM <= action < NOTHING:
            return self._doubt(action - ASKS_FROM)
        return (2 * self._trust(other) - 1) * self._told_by(action, other)

    def _answer(self, action: int) -> float:
        asker = int(self.view.asker)
        return (2 * self._trust(asker) - 1) * self._told_by(action, asker)

    # What I know of others.

    def _agents(self) -> list[int]:
        """All agents but me."""
        return [figure for figure in range(FIGURES) if is_agent(self.view, figure) and figure != self.seat]

    def _held(self, figure: int, identity: bool) -> Any:
        table = tables().identity if identity else tables().fragment
        return table[self.worlds, agent_of(self.view, figure)]

    def _party(self, figure: int) -> Any:
        return (self._held(figure, identity=True) + 1) // 2

    def _doubt(self, figure: int) -> float:
        """How many bits a black card of this agent tells me, if he chooses which."""
        return min(entropy(self._held(figure, identity=True)), entropy(self._held(figure, identity=False)))

    def _trust(self, figure: int) -> float:
        """The chance that this agent is my ally."""
        if self.view.players != IN_PAIRS:
            return 0.0
        return float((self._party(self.seat) == self._party(figure)).mean())

    # What others know of me.

    def _told_by(self, action: int, other: int) -> float:
        """How many bits about my black cards an agent learns by what I choose to show him."""
        known = self._known_to(other)
        after = [hand for hand in known if fits(hand, self._cards(action))]
        return math.log2(self._open_to(other, known) / self._open_to(other, after))

    def _cards(self, action: int) -> tuple[int, ...]:
        if action == SHOW_IDENTITY:
            return (int(self.view.identity[self.seat]),)
        if action == SHOW_FRAGMENT:
            return (int(self.view.fragment[self.seat]),)
        return low_card(action - PAIRS_FROM), high_card(action - PAIRS_FROM)

    def _known_to(self, other: int) -> list[tuple[int, int]]:
        """The hands that I may have, by what I have shown to this figure."""
        shown = np.isin(self.seen["kind"], (SHOWED, CONFIDED, ANSWERED))
        mine = self.seen[shown & (self.seen["figure"] == self.seat) & (self.seen["to"] == other)]
        cards = [tuple(filter(None, map(int, pair))) for pair in zip(mine["card"], mine["other"], strict=True)]
        return [hand for hand in HANDS if all(fits(hand, pair) for pair in cards)]

    def _open_to(self, other: int, hands: list[tuple[int, int]]) -> float:
        """How many of these hands he must reckon with, given what he himself may hold."""
        if not is_agent(self.view, other):
            return len(hands)
        identity, fragment = self._held(other, identity=True), self._held(other, identity=False)
        return float(sum(((identity != i) & (fragment != f)).mean() for i, f in hands))


class Stakes(NamedTuple):
    """My share of the match after a right call, after a wrong one, and after a game that is won or lost by waiting."""

    right: float
    wrong: float
    won: float
    lost: float

    def least_chance(self, hope: float) -> float:
        """With which a call wins the match as often as waiting does, if that wins the game as often as hoped for."""
        if self.right <= self.wrong:  # four players, and it is the ally who would win the match
            return math.inf
        wait = hope * self.won + (1 - hope) * self.lost
        return (wait - self.wrong) / (self.right - self.wrong)

    def hope(self, chance: float) -> float:
        """Of which this is the least chance."""
        wait = chance * self.right + (1 - chance) * self.wrong
        return (wait - self.lost) / (self.won - self.lost)


def stakes_alone(points: Sequence[int], seat: int, others: Sequence[int]) -> Stakes:
    """I-22, I-27: a wrong call is a point for everybody else; but so may theirs be for me."""
    right, wrong = share(points, seat, [seat]), share(points, seat, others)
    lost = sum(chance * share(points, seat, scoring) for chance, scoring in endings(len(points), others))
    return Stakes(right, wrong, right, lost)


def share(points: Sequence[int], seat: int, scoring: Collection[int]) -> float:
    """A seat's share of the match, once these have scored."""
    return shares(scored(points, scoring))[seat]


def fits(hand: tuple[int, int], cards: Iterable[int]) -> bool:
    """Whether exactly one of the cards shown would be true, as it must be."""
    return sum(card in hand for card in cards) == 1


def only(there: dict[int, float], *figures: int) -> float:
    """The chance that just these figures are there."""
    return math.prod(chance if figure in figures else 1 - chance for figure, chance in there.items())


def entropy(values: Any) -> float:
    """The bits that one learns by being told which of the values it is."""
    counts = np.bincount(values)
    shares = counts[counts > 0] / len(values)
    return float(-(shares * np.log2(shares)).sum())


def this_game(seen: Any) -> Any:
    """What was perceived since the black cards were shuffled."""
    begun = np.flatnonzero(seen["kind"] == GAME_BEGUN)
    return seen[begun[-1] if len(begun) else 0 :]
