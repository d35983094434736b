"""Inkognito, the card game: its records, phases, cards, events and action numbers. No logic.

A *figure* is one of the four agents or the Ambassador, numbered 0 … 4. A seat's figure has the seat's number. With
three players figure 3 is the fictitious agent; with three and four, figure 4 is the Ambassador, then a deck of cards.
"""

from __future__ import annotations

import itertools
from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind, Source
from nascondino.engine.offers import phrase
from nascondino.kernel import Int8, Int32, Record

FIGURES = 5
COLOURS = ("azure", "yellow", "green", "pink", "black")  # which messages turn into names
NOBODY = FIGURES  # where a figure is looked for and there is none
AGENTS = 4
FICTITIOUS = 3  # the fourth agent of three players (I-32)
AMBASSADOR = 4  # his figure, until a seat that plays him hands him on (I-34)

PLACES = 6  # 1 … 5; 0 is none
SERIES = 5  # rounds until all take their places back (I-14)
GOAL = 3  # points that win the match (I-18)

IDENTITIES = FIDDLEBOTTOM, BUBBLE, ZSA_ZSA, AGENT_X = 1, 2, 3, 4  # cards; 0 is none. The number's order (I-15)
ALLY_OF = (0, BUBBLE, FIDDLEBOTTOM, AGENT_X, ZSA_ZSA)  # by identity (I-3)
FRAGMENTS = FRAGMENT_52, FRAGMENT_11, FRAGMENT_0, FRAGMENT_29 = 5, 6, 7, 8
CARD_WORDS = ("", "fiddlebottom", "bubble", "zsazsa", "x", "52", "11", "0", "29")  # which messages turn into names
IDENTITY, FRAGMENT = 1, 2  # which of two black cards
HALF_WORDS = ("", "identity", "fragment")  # which messages turn into names
CARDS = 1 + len(IDENTITIES) + len(FRAGMENTS)
PAIRS = 29  # pairs of the eight cards, 1 … 28, in order of the lower card, then of the higher; 0 is none
AN_AGENTS_PAIRS = 12  # those of which one card is true (I-8)
NUMBERS = 24  # orders of the four fragments, 1 … 24, as their card numbers sort
CALLS = ((), *itertools.permutations(FRAGMENTS))  # these orders by their numbers
WORLDS = 1 + NUMBERS**2  # 1 + 24 · order of the identities + order of the fragments, each 0 … 23; 0 is not yet dealt

# DRAWING is always played: a first starter by seat is the only outcome, and so the first game is told like the others.
PHASES = DRAWING, DEALING, LAYING, PLAYING, TURNING, MEETING, ANSWERING, OVER = range(8)
REASONS = RIGHT, WRONG = 1, 2  # as in info.py; of a call
AMBASSADOR_FIXED, AMBASSADOR_ROTATES = 0, 1  # the option ambassador
FIRST_BY_SEAT, FIRST_AT_RANDOM = 0, 1  # the option first_starter

# Action numbers; 0 is none, so that a choice of 0 is one not made yet. A place, played, laid face down or turned up by
# chance. A pair of cards to show. A black card to show: identity, fragment (I-11, I-12). One of the fictitious agent's
# to look at, when meeting or asking it: identity, fragment (I-20, I-21). A figure to ask. Nothing. A number to call.
# Chance: a black card dealt; the figure that starts.
PAIRS_FROM = PLACES - 1
SHOW_IDENTITY = PAIRS_FROM + PAIRS
SHOW_FRAGMENT = SHOW_IDENTITY + 1
LOOK_IDENTITY = SHOW_FRAGMENT + 1
LOOK_FRAGMENT = LOOK_IDENTITY + 1
ASKS_FROM = LOOK_FRAGMENT + 1
NOTHING = ASKS_FROM + FIGURES
CALLS_FROM = NOTHING  # the number n is called by CALLS_FROM + n
DEALS_FROM = CALLS_FROM + NUMBERS
STARTS_FROM = DEALS_FROM + CARDS
ACTIONS = STARTS_FROM + FIGURES  # as in info.py
MOST_CHOICES = AN_AGENTS_PAIRS + 2 + NUMBERS  # when two agents of four meet; as in info.py

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "drawn": ("figure",),
    "game_begun": ("number",),
    "dealt": ("figure", "card"),
    "series_begun": (),
    "begun": ("figure", "number"),
    "laid": ("figure", "place"),
    "went": ("figure", "place"),
    "met": ("figure", "to", "place"),
    "chosen": ("figure", "choice"),
    "showed": ("figure", "to", "card", "other"),
    "confided": ("figure", "to", "card"),
    "asked": ("figure", "to"),
    "answered": ("figure", "to", "card"),
    "looked": ("figure", "which", "card"),
    "called": ("figure", "number"),
    "turned_up": ("figure", "card", "other"),
    "game_ended": ("figure", "reason"),
    "scored": ("figure", "number"),
    "ended": ("reason",),
}
DRAWN, GAME_BEGUN, DEALT, SERIES_BEGUN, BEGUN, LAID, WENT, MET, CHOSEN, SHOWED = range(1, 11)
CONFIDED, ASKED, ANSWERED, LOOKED, CALLED, TURNED_UP, GAME_ENDED, SCORED, ENDED = range(11, 20)

PLACE = phrase("inkognito-offer-place", place=Source("place", "places"))
PAIR = phrase("inkognito-offer-pair", card=Source("card", "cards"), other=Source("other", "cards"))
WHICH = phrase("inkognito-offer-which", which=Source("which", "halves"))
FIGURE = phrase("inkognito-offer-figure", figure=Source("figure", "colours"))
NUMBER = phrase("inkognito-offer-number", called=Source("number", "calls"))
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it is
    "go": OfferKind(("place",), phrase("inkognito-offer-go"), PLACE, Source("place")),
    "lay": OfferKind(("place",), phrase("inkognito-offer-lay"), PLACE, Source("place")),
    "show": OfferKind(("card", "other"), phrase("inkognito-offer-show"), PAIR),  # the true one first
    "black": OfferKind(("which",), phrase("inkognito-offer-black"), WHICH),
    "look": OfferKind(("which",), phrase("inkognito-offer-look"), WHICH),
    "ask": OfferKind(("figure",), phrase("inkognito-offer-ask"), FIGURE),
    "nothing": OfferKind((), phrase("inkognito-offer-else"), phrase("inkognito-offer-nothing")),
    "call": OfferKind(("number",), phrase("inkognito-offer-call"), NUMBER),
}
CONSTANTS = (  # that the page uses too
    "COLOURS",
    "CARD_WORDS",
    "AGENTS",
    "FICTITIOUS",
    "GOAL",
    "IDENTITIES",
    "ALLY_OF",
    "FRAGMENTS",
    "IDENTITY",
    "FRAGMENT",
    "CALLS",
    "MEETING",
    "ANSWERING",
    "RIGHT",
)


class Board(Record):
    """Names and pictures of the places are in the file; the rules know only how many there are."""

    places: Int8


class Options(Record):
    players: Int8
    ambassador: Int8
    first_starter: Int8


class State(Record):
    players: Int8
    rotates: Int8  # the option ambassador
    first_starter: Int8  # the option
    ambassador: Int8  # his figure
    phase: Int8
    reason: Int8  # why the match is over
    games: Int8  # begun
    first: Int8  # the agent that started this game (I-29)
    starter: Int8  # the agent that starts this round
    rounds: Int8  # begun in this series
    laid: Int8  # the Ambassador's place, face down (I-24)
    asker: Int8  # while he waits for an answer
    asked: Int8
    points: Annotated[list[int], np.int8, FIGURES]  # of seats
    hand: Annotated[list[list[bool]], np.int8, FIGURES, PLACES]  # not yet turned up: a laid place is in it
    here: Annotated[list[int], np.int8, FIGURES]  # the place turned up this round
    identity: Annotated[list[int], np.int8, FIGURES]  # black cards
    fragment: Annotated[list[int], np.int8, FIGURES]
    choices: Annotated[list[int], np.int8, FIGURES]  # actions chosen at meetings, not yet due (I-30)
    shown: Annotated[list[list[int]], np.int32, FIGURES, FIGURES]  # by whom, to whom: a bit for each pair (I-10)


class View(Record):
    """Of what is hidden, the seat's own; all black cards once the match is over."""

    players: Int8
    rotates: Int8
    first_starter: Int8
    ambassador: Int8
    phase: Int8
    reason: Int8
    games: Int8
    first: Int8
    starter: Int8
    rounds: Int8
    laid: Int8  # 0 but to the Ambassador
    asker: Int8
    asked: Int8
    points: Annotated[list[int], np.int8, FIGURES]
    hand: Annotated[list[list[bool]], np.int8, FIGURES, PLACES]
    here: Annotated[list[int], np.int8, FIGURES]
    identity: Annotated[list[int], np.int8, FIGURES]
    fragment: Annotated[list[int], np.int8, FIGURES]
    chosen: Annotated[list[bool], np.int8, FIGURES]  # that a figure has chosen is public
    choice: Int8  # the seat's own
    shown: Annotated[list[list[bool]], np.int8, FIGURES, PAIRS]  # by the seat: to whom, which pairs


class Event(Record):
    """Fields that a kind of event does not use are 0.

    Hidden ones are those of cards, the place laid face down, and a choice before it is due.
    """

    kind: Int8
    figure: Int8  # who did it
    to: Int8  # to whom, with whom; an answer that the Ambassador of five sees too is told twice (I-25)
    place: Int8
    card: Int8
    other: Int8  # the second card
    which: Int8  # of the fictitious agent's cards; they lie apart, so all see it (I-20)
    number: Int8  # called; of the game or round; or points
    choice: Int8  # the action chosen at a meeting (I-30)
    reason: Int8


class Belief(Record):
    """What the believer knows, as a state; which worlds are left; how much there is of what he did not see."""

    known: State  # without black cards: those are in the worlds
    dealt: Int8  # black cards, in this game
    laid: Int8  # whether the Ambassador has laid a place that the believer does not know
    chosen: Annotated[list[bool], np.int8, FIGURES]  # has made a choice that the believer does not know
    unseen: Annotated[list[list[int]], np.int8, FIGURES, FIGURES]  # pairs shown out of his sight: by whom, to whom
    possible: Annotated[list[bool], np.int8, WORLDS]
    why: Annotated[list[int], np.int8, WORLDS]  # what excluded a world first
    who: Annotated[list[int], np.int8, WORLDS]  # the figure whose cards did
    what: Annotated[list[int], np.int8, WORLDS]  # the pair or the black card
    events: Int32  # perceived so far
    since: Annotated[list[int], np.int32, WORLDS]  # the number of the event that did
    choices: Annotated[list[int], np.int8, MOST_CHOICES]  # scratch of a sample


EXCLUSIONS = DEALT_TO_ME, PAIR_SAYS_NO, BLACK_CARD_SAYS_NO, TURNED_UP_OTHERWISE = 1, 2, 3, 4
