"""Scotland Yard, pocket edition: its records, phases, tickets, events and action numbers. No logic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind
from nascondino.engine.offers import phrase
from nascondino.kernel import Bool, Int8, Int16, Int32, Record
from nascondino.parts.moves import BY_TICKET, PLACE, STATION

SEATS = 4
STATIONS = 128  # room for stations 1 … 127; 0 is none
REACH = 8192  # room for the list of stations within reach: a link is in it six times, two ends and three ways
STARTS = 24  # room for start stations, one to a ticket (K-3)

MISTER_X = 0  # his figure; the detectives' are 1 … 3, whoever moves them (K-21)
DETECTIVES = 3
PAWNS = 1 + DETECTIVES

TICKETS = TAXI, BUS, UNDERGROUND = 1, 2, 3  # 0 is none
KINDS = 1 + len(TICKETS)  # arrays by ticket leave slot 0 empty
OPENLY, BLACK = 4, 5  # Mister X: by any ordinary transport; by those and the ferry (K-12)
WAYS = (*TICKETS, OPENLY, BLACK)

# DRAWING is always played: a first Mister X by seat is the only outcome, and so the first hand is told like the others.
PHASES = DRAWING, PLACING, STARTING, FLEE, SEEK, OVER = 0, 1, 2, 3, 4, 5
REASONS = CAUGHT, CORNERED, SPENT, STUCK, GIVEN_UP = 1, 2, 3, 4, 5  # as in info.py; of a hand, and of the last one
PRICES = (0, 1, 2, 3)  # K-20: what each ticket is worth
BLACK_COSTS = 3  # K-11
FIRST_BY_SEAT, FIRST_AT_RANDOM = 0, 1  # the option first_mister_x
SILENT, GIVING_UP, GOING_ON = 0, 1, 2  # of a detective player, during one turn of the team (K-16)

# Action numbers. A station: where a figure is put (K-4), or where Mister X flees in the open; how he gets there makes
# no difference (K-7). His black ticket: the station noted; how he gets there is never told (K-22). A detective figure:
# pawn, ticket, station. Then giving up, and going on after all. Chance: a start station; the first Mister X's seat.
BLACK_FROM = STATIONS
SEEKERS_FROM = BLACK_FROM + STATIONS
GIVE_UP = SEEKERS_FROM + DETECTIVES * len(TICKETS) * STATIONS
GO_ON = GIVE_UP + 1
SEATS_FROM = GO_ON + 1
ACTIONS = SEATS_FROM + SEATS  # as in info.py

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "drawn": ("seat",),
    "hand_begun": ("seat", "number"),
    "placed": ("pawn", "station"),
    "started": ("station",),
    "begun": (),
    "fled": ("station",),
    "dived": ("seat", "station"),
    "shown": ("station",),
    "moved": ("pawn", "ticket", "station"),
    "skipped": ("pawn",),
    "gave_up": ("seat",),
    "went_on": ("seat",),
    "hand_ended": ("seat", "pawn", "reason"),
    "scored": ("seat", "number"),
    "ended": ("reason",),
}
DRAWN, HAND_BEGUN, PLACED, STARTED, BEGUN, FLED, DIVED, SHOWN = range(1, 9)
MOVED, SKIPPED, GAVE_UP, WENT_ON, HAND_ENDED, SCORED, ENDED = range(9, 16)

TO, SAY = phrase("kompakt-offer-to", place=PLACE), phrase("kompakt-offer-talk")
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it leads
    "place": OfferKind(("station",), phrase("kompakt-offer-place"), TO, STATION),
    "flight": OfferKind(("station",), phrase("kompakt-offer-flight"), TO, STATION),
    "black": OfferKind(("station",), phrase("kompakt-offer-black"), TO, STATION),
    "pursuit": OfferKind(
        ("pawn", "ticket", "station"), phrase("kompakt-offer-pursuit", pawn="pawn", **BY_TICKET), TO, STATION
    ),
    "give_up": OfferKind((), SAY, phrase("kompakt-offer-give-up")),
    "go_on": OfferKind((), SAY, phrase("kompakt-offer-go-on")),
}
CONSTANTS = ("PRICES", "BLACK_COSTS", "GIVING_UP", "CAUGHT", "CORNERED")  # that the page uses too


class Board(Record):
    """By way w a figure at station n reaches target[first[n][w]] … target[first[n][w + 1] − 1], ascending."""

    stations: Int16
    first: Annotated[Sequence[Sequence[int]], np.int16, STATIONS, len(WAYS) + 2]
    target: Annotated[Sequence[int], np.int16, REACH]
    ticket: Annotated[Sequence[int], np.int16, REACH]  # or other way that leads to the target
    starts: Annotated[Sequence[int], np.int16, STARTS]  # one for each ticket
    underground: Annotated[Sequence[int], np.int16, STATIONS]  # where it stops, ascending; 0 in the rest


class Options(Record):
    players: Int8
    black_tickets: Int8
    first_mister_x: Int8


class State(Record):
    """Mister X is hidden while the detectives seek after he dived."""

    players: Int8
    black_tickets: Int8  # at the start of each hand
    first_mister_x: Int8  # by seat, or drawn
    phase: Int8
    reason: Int8  # why the match is over
    hands: Int8  # begun; as many as players in all (K-2)
    mister_x: Int8  # his seat in this hand
    black: Int8  # tickets he has left
    dived: Bool  # his last move was by a black ticket, so the next one is not (K-19)
    points: Annotated[list[int], np.int8, SEATS]  # Mister X's grow, and shrink, as he plays (K-17)
    tickets: Annotated[list[int], np.int8, KINDS]  # the team's
    giving_up: Annotated[list[int], np.int8, SEATS]  # who says so; GOING_ON: took it back, for the rest of this turn
    moved: Annotated[list[bool], np.int8, PAWNS]  # this turn
    pawns: Annotated[list[int], np.int16, PAWNS]  # their stations; Mister X's is the noted one while he is under


class View(Record):
    """As the state, but for Mister X's station, which is 0 when it is hidden."""

    players: Int8
    black_tickets: Int8
    first_mister_x: Int8
    phase: Int8
    reason: Int8
    hands: Int8
    mister_x: Int8
    black: Int8
    dived: Bool
    points: Annotated[list[int], np.int8, SEATS]
    tickets: Annotated[list[int], np.int8, KINDS]
    giving_up: Annotated[list[int], np.int8, SEATS]
    moved: Annotated[list[bool], np.int8, PAWNS]
    pawns: Annotated[list[int], np.int16, PAWNS]


class Event(Record):
    """Fields that a kind of event does not use are 0."""

    kind: Int8
    seat: Int8  # Mister X's, the speaker's, or whose score it is: by the next hand the state names another Mister X
    pawn: Int8
    ticket: Int8
    number: Int8  # of the hand, or points
    reason: Int8
    station: Int16


class Belief(Record):
    """What is public, as a state without the note that Mister X wrote, and where he may be."""

    public: State
    possible: Annotated[list[bool], np.int8, STATIONS]  # 0 is nowhere, before he has started
    events: Int32  # perceived so far
    why: Annotated[list[int], np.int8, STATIONS]  # what excluded a station last
    who: Annotated[list[int], np.int8, STATIONS]  # the figure that did
    since: Annotated[list[int], np.int32, STATIONS]  # the number of the event that did


EXCLUSIONS = NOT_ON_THE_MAP, SEEN_ELSEWHERE, NOT_WITHIN_REACH, OCCUPIED, VISITED = 1, 2, 3, 4, 5
