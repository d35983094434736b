"""Example game: its records, phases, events and action numbers. No logic."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind, Source
from nascondino.engine.offers import phrase
from nascondino.kernel import Int8, Int32, Record

BURROWS = 9  # in a row, numbered from 1; 0 is none
FOX, HUNTER = 0, 1  # the seats

PHASES = FLOOD, HIDE, DIG, SLIP, OVER = 0, 1, 2, 3, 4
REASONS = CAUGHT, ESCAPED = 1, 2  # as in info.py

# An action is the number of a burrow: to be flooded, to hide in, to dig up, to slip into.

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "flooded": ("burrow",),
    "hidden": ("burrow",),
    "dug": ("burrow",),
    "slipped": ("burrow",),
    "ended": ("reason", "burrow"),
}
FLOODED, HIDDEN, DUG, SLIPPED, ENDED = range(1, 6)

WHERE = phrase("example_game-offer-burrow", burrow="burrow")
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it is
    "hide": OfferKind(("burrow",), phrase("example_game-offer-hide"), WHERE, Source("burrow")),
    "dig": OfferKind(("burrow",), phrase("example_game-offer-dig"), WHERE, Source("burrow")),
    "slip": OfferKind(("burrow",), phrase("example_game-offer-slip"), WHERE, Source("burrow")),
}
CONSTANTS = ("BURROWS",)  # that the page uses too


class Board(Record):
    burrows: Int8


class Options(Record):
    players: Int8
    digs: Int8


class State(Record):
    phase: Int8
    reason: Int8  # why it is over
    digs: Int8  # left to the hunter
    flooded: Int8  # the burrow where nobody can hide
    fox: Int8  # his burrow


class View(Record):
    """As the state, but for the fox, who is 0 when he is hidden."""

    phase: Int8
    reason: Int8
    digs: Int8
    flooded: Int8
    fox: Int8


class Event(Record):
    """Fields that a kind of event does not use are 0."""

    kind: Int8
    reason: Int8
    burrow: Int8


class Belief(Record):
    """What is public, as a state without the fox, and where he may be."""

    public: State
    possible: Annotated[list[bool], np.int8, 1 + BURROWS]
    reached: Annotated[list[bool], np.int8, 1 + BURROWS]  # scratch of a move; empty in between
    events: Int32  # perceived so far
    since: Annotated[list[int], np.int32, 1 + BURROWS]  # the number of the event that excluded a burrow last
