"""Scotland Yard Venice: its records, phases, tickets, events and action numbers. No logic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind
from nascondino.engine.offers import phrase
from nascondino.kernel import Int8, Int16, Int32, Record
from nascondino.parts.moves import BY_TICKET, PLACE, STATION

STATIONS = 256  # room for stations 1 … 255; 0 is none
REACH = 4096  # room for the list of stations within reach
TILES = 32  # room for start tiles of a deck

MISTER_X = 0  # his pawn; the seekers' are 1 … 5, detectives first, then police
SEEKERS = 5
PAWNS = 1 + SEEKERS

TICKETS = GONDOLA, MOTORBOAT, JET_SKI, BLACK = 1, 2, 3, 4  # 0 is none
ORDINARY = (GONDOLA, MOTORBOAT, JET_SKI)
KINDS = 1 + len(ORDINARY)  # arrays of ordinary tickets leave slot 0 empty

PHASES = SETUP, FLEE, FIRST_HALF, SECOND_HALF, SEEK, OVER = 0, 1, 2, 3, 4, 5
REASONS = CAUGHT, CORNERED, ESCAPED, STRANDED = 1, 2, 3, 4  # as in info.py
ROUNDS = 22  # V-9
SHOWS = (3, 8, 13, 18, 24)  # V-19: after these moves
DOUBLE_MOVES = 2  # V-2
POOL = 1  # V-8: with one detective player, this pawn's tickets are everyone's
STUCK_DETECTIVES, STUCK_ALL_PAWNS = 0, 1  # the option stuck_rule

# Action numbers. Mister X: his ticket and the station. A seeker: pawn, ticket, station. Chance: the tile's station.
SEEKERS_FROM = len(TICKETS) * STATIONS
DOUBLE = SEEKERS_FROM + SEEKERS * len(ORDINARY) * STATIONS

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "placed": ("pawn", "station"),
    "hid": ("station",),
    "begun": ("number",),
    "doubled": (),
    "fled": ("ticket", "number", "station"),
    "shown": ("number", "station"),
    "moved": ("pawn", "ticket", "station"),
    "skipped": ("pawn",),
    "ended": ("pawn", "reason", "station"),
}
PLACED, HID, BEGUN, DOUBLED, FLED, SHOWN, MOVED, SKIPPED, ENDED = range(1, 10)

TO = phrase("venice-offer-to", place=PLACE)
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it leads
    "flight": OfferKind(("ticket", "station"), phrase("venice-offer-flight", **BY_TICKET), TO, STATION),
    "black": OfferKind(("station",), phrase("venice-offer-black"), TO, STATION),
    "double": OfferKind((), phrase("venice-offer-double"), phrase("venice-offer-declare")),
    "pursuit": OfferKind(
        ("pawn", "ticket", "station"), phrase("venice-offer-pursuit", pawn="pawn", **BY_TICKET), TO, STATION
    ),
}
CONSTANTS = (  # that the page uses too
    "MISTER_X",
    "BLACK",
    "ROUNDS",
    "SHOWS",
    "DOUBLE_MOVES",
    "POOL",
    "FIRST_HALF",
    "SECOND_HALF",
    "SEEK",
    "CAUGHT",
    "CORNERED",
)


class Board(Record):
    """By ticket t a pawn at station n reaches target[first[n][t]] … target[first[n][t + 1] − 1], ascending.

    A black ticket reaches what any transport reaches, the vaporetto included.
    """

    stations: Int16
    first: Annotated[Sequence[Sequence[int]], np.int16, STATIONS, len(TICKETS) + 2]
    target: Annotated[Sequence[int], np.int16, REACH]
    ticket: Annotated[Sequence[int], np.int16, REACH]  # that leads to the target
    detective_tiles: Annotated[Sequence[int], np.int16, TILES]
    mister_x_tiles: Annotated[Sequence[int], np.int16, TILES]


class Options(Record):
    players: Int8
    mister_x: Int8
    stuck_rule: Int8


class State(Record):
    players: Int8
    mister_x: Int8  # his seat
    stuck_rule: Int8
    detectives: Int8  # pawns that pay
    seekers: Int8  # detectives and police
    phase: Int8
    reason: Int8  # why it is over
    rounds: Int8  # begun
    moves: Int8  # Mister X's, that is boxes filled in his log
    black: Int8
    doubles: Int8
    supply: Annotated[list[int], np.int8, KINDS]
    tickets: Annotated[list[list[int]], np.int8, PAWNS, KINDS]
    moved: Annotated[list[bool], np.int8, PAWNS]  # this round
    pawns: Annotated[list[int], np.int16, PAWNS]  # their stations


class View(Record):
    """As the state, but for Mister X's station, which is 0 when it is hidden."""

    players: Int8
    mister_x: Int8
    stuck_rule: Int8
    detectives: Int8
    seekers: Int8
    phase: Int8
    reason: Int8
    rounds: Int8
    moves: Int8
    black: Int8
    doubles: Int8
    supply: Annotated[list[int], np.int8, KINDS]
    tickets: Annotated[list[list[int]], np.int8, PAWNS, KINDS]
    moved: Annotated[list[bool], np.int8, PAWNS]
    pawns: Annotated[list[int], np.int16, PAWNS]


class Event(Record):
    """Fields that a kind of event does not use are 0."""

    kind: Int8
    pawn: Int8
    ticket: Int8
    number: Int8  # of the round, or of Mister X's move
    reason: Int8
    station: Int16


class Belief(Record):
    """What is public, as a state without Mister X, and where he may be."""

    public: State
    possible: Annotated[list[bool], np.int8, STATIONS]
    events: Int32  # perceived so far
    routes: Annotated[list[float], np.float64, STATIONS]  # how many ways he may have come there since he was last seen
    arriving: Annotated[list[float], np.float64, STATIONS]  # scratch of a move: those routes, one move longer
    why: Annotated[list[int], np.int8, STATIONS]  # what excluded a station last
    when: Annotated[list[int], np.int8, STATIONS]  # at which of his moves
    who: Annotated[list[int], np.int8, STATIONS]  # the pawn or the ticket that did
    since: Annotated[list[int], np.int32, STATIONS]  # the number of the event that did


EXCLUSIONS = NOT_A_START, NOT_WITHIN_REACH, SHOWN_ELSEWHERE, VISITED, SHUT_IN, NO_SECOND_MOVE = 1, 2, 3, 4, 5, 6
