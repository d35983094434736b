"""Mille Grazie: its records, phases, roads, orders, events and action numbers. No logic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind, Source
from nascondino.engine.offers import phrase
from nascondino.kernel import Int8, Int32, Record

SEATS = 4
COMPASSES = 2  # of a player in the game for two (M-19); otherwise the second is never set
CITIES = 32  # room for cities 1 … 31; 0 is none
ROADS = 27  # a road is its letter's place in the alphabet, 1 … 26; 0 is none
CARDS = 64  # room for order cards 1 … 63; 0 is none

COLOURS = GREEN, VIOLET, ORANGE = 1, 2, 3  # and as many orders are lost there (M-14); 0 is no road
COLOUR_WORDS = ("", "green", "violet", "orange")  # which messages turn into names
MOST_ORDERS = 3  # M-11
ON_THE_MAP = 4  # M-4
ROADS_ESCORTED, ROADS_ALONE = 4, 5  # of a journey (M-7)
WAYS = 10  # room for ways on from a city, of so many roads; no more are ever needed (board.py)
GOAL = 30  # M-17
BOOTY = 3  # points of a brigand for an ambush (M-13)

# Spots of the board's picture: a city has its number; the field for its order, and a road at its sign, so much more.
FIELD_SPOTS, ROAD_SPOTS = 100, 200

# Where an order card is: held by seat s as HELD + s. A card that the board does not have is nowhere in play.
PLACES = PILE, HELD, MAP, DISCARDS = 0, 1, 1 + SEATS, 2 + SEATS

# DRAWING is always played: a first noble by seat is the only outcome.
PHASES = DRAWING, DEALING, LAYING, AMBUSH, SETTING_OUT, TRAVEL, LOSING, TAKING, OVER = range(9)
REASONS = DELIVERED, WAYLAID = 1, 2  # as in info.py
FIRST_BY_SEAT, FIRST_AT_RANDOM = 0, 1  # the option first_noble

# Action numbers. A road: to wait on, or to travel. In the game for two a pair of roads to wait on, 1 … 325, in order of
# the lower road, then of the higher. To set out alone, or with an escort and the road it guards. At a city with an
# order: to leave it, to take it, to take it for one of his that he discards first. Chance: a card dealt, drawn or lost;
# the first noble's seat.
PAIRS = 325
PAIRS_FROM = ROADS - 1
ALONE = PAIRS_FROM + PAIRS + 1
ESCORTS_FROM = ALONE  # the road r is guarded by ESCORTS_FROM + r
LEAVE = ESCORTS_FROM + ROADS
TAKE = LEAVE + 1
SWAPS_FROM = TAKE  # the card c is given up by SWAPS_FROM + c
CARDS_FROM = SWAPS_FROM + CARDS - 1
SEATS_FROM = CARDS_FROM + CARDS
ACTIONS = SEATS_FROM + SEATS  # as in info.py

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "drawn": ("seat",),
    "dealt": ("seat", "card"),
    "laid": ("city", "card"),
    "turned_away": ("card",),
    "reshuffled": (),
    "begun": ("seat",),
    "set": ("seat", "road", "other"),
    "set_out": ("seat", "number", "road"),
    "travelled": ("seat", "road"),
    "ambushed": ("seat", "road", "number"),
    "guarded": ("seat", "road"),
    "lost": ("seat", "card"),
    "arrived": ("seat", "city"),
    "fulfilled": ("seat", "card", "number"),
    "left": ("seat", "city"),
    "discarded": ("seat", "card"),
    "taken": ("seat", "card"),
    "ended": ("reason",),
}
DRAWN, DEALT, LAID, TURNED_AWAY, RESHUFFLED, BEGUN, SET, SET_OUT, TRAVELLED = range(1, 10)
AMBUSHED, GUARDED, LOST, ARRIVED, FULFILLED, LEFT, DISCARDED, TAKEN, ENDED = range(10, 19)

ROAD, COLOUR = Source("road", "roads"), Source("road", "colours")
ON_ROAD = {"road": ROAD, "a": Source("road", "from"), "b": Source("road", "to"), "colour": COLOUR}
ON_OTHER = {name: source._replace(fact="other") for name, source in ON_ROAD.items()}
TO = phrase("mille_grazie-offer-to", road=ROAD, city=Source("city", "cities"), colour=COLOUR)
DEPARTURE = phrase("mille_grazie-offer-set-out")
ORDER, SIGN, FIELD = Source("card", "orders"), Source("road", "signs"), Source("card", "fields")
HERE = phrase("mille_grazie-offer-order", order=ORDER)
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it is
    "wait": OfferKind(
        ("road",), phrase("mille_grazie-offer-wait"), phrase("mille_grazie-offer-on", **ON_ROAD), SIGN
    ),
    "pair": OfferKind(  # of two roads, so it is nowhere
        ("road", "other"), phrase("mille_grazie-offer-pair", road=ROAD), phrase("mille_grazie-offer-on", **ON_OTHER)
    ),
    "alone": OfferKind((), DEPARTURE, phrase("mille_grazie-offer-alone")),
    "escort": OfferKind(("road",), DEPARTURE, phrase("mille_grazie-offer-guarding", **ON_ROAD), SIGN),
    "travel": OfferKind(("road", "city"), phrase("mille_grazie-offer-travel"), TO, SIGN),
    "leave": OfferKind(("card",), HERE, phrase("mille_grazie-offer-leave"), FIELD),
    "take": OfferKind(("card",), HERE, phrase("mille_grazie-offer-take"), FIELD),
    "swap": OfferKind(  # for one of his own
        ("card", "other"),
        phrase("mille_grazie-offer-swap", order=ORDER),
        phrase("mille_grazie-offer-for", order=Source("other", "orders")),
        FIELD,
    ),
}
CONSTANTS = (  # that the page uses too
    "COLOUR_WORDS",
    "ROADS_ESCORTED",
    "GOAL",
    "FIELD_SPOTS",
    "ROAD_SPOTS",
    "HELD",
    "MAP",
    "AMBUSH",
    "SETTING_OUT",
    "TRAVEL",
    "LOSING",
    "TAKING",
    "WAYLAID",
)


class Board(Record):
    """A letter without a road has no ends and no colour. What is listed by city is ascending, and ends with a 0."""

    cities: Int8
    cards: Int8
    ends: Annotated[Sequence[Sequence[int]], np.int8, ROADS, 2]  # the cities it joins
    colour: Annotated[Sequence[int], np.int8, ROADS]
    first: Annotated[Sequence[int], np.int8, CARDS]  # the city whose field the order goes to
    destination: Annotated[Sequence[int], np.int8, CARDS]
    worth: Annotated[Sequence[int], np.int8, CARDS]
    roads_at: Annotated[Sequence[Sequence[int]], np.int8, CITIES, ROADS]
    ways: Annotated[Sequence[Sequence[Sequence[Sequence[int]]]], np.int8, CITIES, ROADS_ALONE, WAYS, ROADS_ALONE]
    # by city and number of roads: if one can travel on that far at all, one can by one of these ways; a 0 ends each
    dead_ends: Annotated[Sequence[Sequence[bool]], np.int8, CITIES, ROADS_ALONE]
    # by city and number of roads travelled: whether an unused road there may not lead on far enough
    orders_from: Annotated[Sequence[Sequence[int]], np.int8, CITIES, CARDS]  # the cards whose first city it is
    orders_to: Annotated[Sequence[Sequence[int]], np.int8, CITIES, CARDS]  # the cards whose destination it is


class Options(Record):
    players: Int8
    first_noble: Int8


class State(Record):
    """Which compasses were shown follows: a brigand's once its road is used, the noble's if a brigand waited there."""

    players: Int8
    first_noble: Int8
    phase: Int8
    reason: Int8  # why it is over
    noble: Int8  # his seat in this round
    roads: Int8  # of this journey, 4 or 5; 0 until he sets out. So all know whether he is escorted
    travelled: Int8  # roads of this journey
    road: Int8  # on which he is while orders are being lost
    to_lose: Int8  # orders still to be drawn blindly (M-14)
    dials: Annotated[list[list[int]], np.int8, SEATS, COMPASSES]  # where a brigand waits, two roads ascending;
    # the noble's: which road his escort guards
    used: Annotated[list[bool], np.int8, ROADS]  # on this journey
    cities: Annotated[list[int], np.int8, SEATS]  # where the nobles are
    points: Annotated[list[int], np.int16, SEATS]
    where: Annotated[list[int], np.int8, CARDS]  # each order card


class View(Record):
    """As the state, but for compasses: a seat sees its own, and those that were shown. Shown ones come first."""

    players: Int8
    first_noble: Int8
    phase: Int8
    reason: Int8
    noble: Int8
    roads: Int8
    travelled: Int8
    road: Int8
    to_lose: Int8
    chosen: Annotated[list[bool], np.int8, SEATS]  # that a brigand has set his compass is public
    dials: Annotated[list[list[int]], np.int8, SEATS, COMPASSES]
    used: Annotated[list[bool], np.int8, ROADS]
    cities: Annotated[list[int], np.int8, SEATS]
    points: Annotated[list[int], np.int16, SEATS]
    where: Annotated[list[int], np.int8, CARDS]


class Event(Record):
    """Fields that a kind of event does not use are 0."""

    kind: Int8
    seat: Int8  # the noble's or the brigand's: by the next round the state names another noble
    road: Int8
    other: Int8  # the second road of a pair
    city: Int8
    card: Int8
    number: Int8  # roads of the journey, or points
    reason: Int8


class Belief(Record):
    """What is public, as a state with those compasses that the believer knows; and where the others may point.

    The compasses are independent of each other (a pair's two only differ), so these sets say all.
    """

    chair: Int8  # 1 + the seat that believes this; 0 is an onlooker
    public: State
    chosen: Annotated[list[bool], np.int8, SEATS]  # whether the seat's compass is set
    may: Annotated[list[list[bool]], np.int8, SEATS, ROADS]  # where a compass that is set may point
    events: Int32  # perceived so far
    since: Annotated[list[list[int]], np.int32, SEATS, ROADS]  # the number of the event that excluded a road


EXCLUSIONS = NOT_SET, NO_ROAD, KNOWN, PASSED, NOT_GUARDED, THE_OTHER, OUT_OF_ORDER = 1, 2, 3, 4, 5, 6, 7
