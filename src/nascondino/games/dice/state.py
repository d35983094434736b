"""Scotland Yard, the dice game: its records, phases, dice, events and action numbers. No logic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from nascondino.engine.contract import OfferKind, Source
from nascondino.engine.offers import phrase
from nascondino.kernel import Int8, Int16, Int32, Record

TILES = 10  # tiles 1 … 9, the letters A to I; 0 is none
SLOTS = 10  # 1 … 9 in reading order, three to a row; with six tiles 7 … 9 stay empty (D-2)
PLACES = 37  # 1 … 36 as printed; tile t carries 4t − 3 … 4t, in reading order; 0 is none
ROWS = COLUMNS = 6  # of places in the city: two on each of three tiles; with six tiles there are four rows
SIDES = DARK, LIGHT = 0, 1  # of a tile: the standard one, and the expert one
PRINTS = len(SIDES) * PLACES  # a place as it is printed on one side: side · PLACES + place

# A street leaves a place in four directions; a taxi lane crosses its tile (D-31).
DIRECTIONS = NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
WAYS = NO_WAY, BOTH_WAYS, ONLY_OUT, ONLY_IN = 0, 1, 2, 3  # dead ends are no way (D-30); one-way streets (D-29)
HEEDING, AGAINST = 0, 1  # the arrows of one-way streets

MISTER_X = 0  # his pawn; the detectives' are 1 … 3, in seat order from his left
DETECTIVES = 3
PAWNS = 1 + DETECTIVES

FACES = TAXI, BUS, UNDERGROUND, X = 1, 2, 3, 4  # of a die; 0 is none
TRANSPORTS = (TAXI, BUS, UNDERGROUND)
KINDS = 1 + len(FACES)  # arrays by face leave slot 0 empty
BLACK, HELICOPTER = 4, 5  # how Mister X travels, if not by a die of TRANSPORTS
HOWS = (*TRANSPORTS, BLACK, HELICOPTER)
TRAIL = 8  # the base of its digits: 1 for a pass, and 1 more than how he travelled
HOW_WORDS = ("", "taxi", "bus", "underground", "black", "helicopter")  # which messages turn into names
FACE_WORDS = ("", "taxi", "bus", "underground", "x")
DICE = 7  # D-1
MOST_ROLLED = 4  # D-7
MOVES = 12  # D-27: thirteen boxes, of which the first is the start
SHOWS = (3, 7, 11)  # D-24: after these moves, or turns
TOKENS = 3  # D-7
BLACK_TICKETS = (0, 0, 2, 2, 3)  # D-4: by the number of players
DOUBLE_MOVES = HELICOPTERS = 1  # D-4
BOXES = 14  # of Mister X's board, 1 … 13: the start and 12 moves (D-27); 0 is none

PHASES = TILING, TURNING, PLACING, HIDING, ROLLING, SEEK, FLEE, FIRST_HALF, SECOND_HALF, OVER = range(10)
REASONS = CAUGHT, ESCAPED = 1, 2  # as in info.py
TILES_STANDARD, TILES_EXPERT, TILES_NAMED = 0, 1, 2  # the option tiles; named: 2 and, for each tile, 1 << tile - 1
REFILL_ONE, REFILL_FULL = 0, 1  # the option refill
DOUBLE_COUNTS_TWICE, DOUBLE_COUNTS_ONCE = 0, 1  # the option double_counts

# Action numbers. Putting a pawn down, or hiding: the place. Mister X's move: how, and the place. A detective's: pawn,
# face of the die, place. Then a pawn that stays (D-13, D-39), a token, a pass, a double move. Chance: a tile that is
# laid or turned; a roll by its number of taxis, buses and undergrounds, the other dice showing X.
FLIGHTS_FROM = PLACES
SEEKERS_FROM = FLIGHTS_FROM + len(HOWS) * PLACES
STAYS_FROM = SEEKERS_FROM + DETECTIVES * len(TRANSPORTS) * PLACES
REROLL = STAYS_FROM + PAWNS
PASS = REROLL + 1
DOUBLE = PASS + 1
TILES_FROM = DOUBLE + 1
ROLLS_FROM = TILES_FROM + TILES
ROLLS_BASE = 1 + MOST_ROLLED  # a roll is (taxis · base + buses) · base + undergrounds
ROLLS = 35  # different ones of four dice
ACTIONS = ROLLS_FROM + ROLLS_BASE**3  # as in info.py

EVENTS = {  # the kinds of event from 1 on, each with the fields it uses
    "laid": ("tile", "slot"),
    "turned": ("tile",),
    "placed": ("pawn", "place"),
    "hidden": ("place",),
    "named": ("tile",),
    "begun": ("pawn", "number"),
    "rolled": ("rolled",),
    "rerolled": (),
    "moved": ("pawn", "how", "place"),
    "stayed": ("pawn",),
    "doubled": (),
    "fled": ("how", "number", "place"),
    "passed": ("number",),
    "shown": ("number", "place", "notes"),
    "ended": ("pawn", "reason", "place", "notes"),
}
LAID, TURNED, PLACED, HIDDEN, NAMED, BEGUN, ROLLED, REROLLED = range(1, 9)
MOVED, STAYED, DOUBLED, FLED, PASSED, SHOWN, ENDED = range(9, 16)

HOW, PLACE = Source("how", "hows"), Source("place")
TO = phrase("dice-offer-to", place=Source("place", "places"))
FLIGHT_TO = phrase("dice-offer-flight-to", place=Source("place", "places"), caught="caught")
OFFERS = {  # the kinds of offer, each with its facts, what it is listed under, what sets it apart, and where it is
    "start": OfferKind(("place",), phrase("dice-offer-start"), TO, PLACE),
    "hide": OfferKind(("place",), phrase("dice-offer-hide"), TO, PLACE),
    "flight": OfferKind(("how", "place", "caught"), phrase("dice-offer-flight", how=HOW), FLIGHT_TO, PLACE),
    "pass": OfferKind(("place",), phrase("dice-offer-pass"), phrase("dice-offer-pass-what"), PLACE),
    "double": OfferKind((), phrase("dice-offer-double"), phrase("dice-offer-double-what")),
    "pursuit": OfferKind(("pawn", "how", "place"), phrase("dice-offer-pursuit", pawn="pawn", how=HOW), TO, PLACE),
    "stays": OfferKind(("pawn", "place"), phrase("dice-offer-stays"), phrase("dice-offer-pawn", pawn="pawn"), PLACE),
    "token": OfferKind((), phrase("dice-offer-token"), phrase("dice-offer-token-what")),
}
CONSTANTS = (  # that the page uses too
    "MISTER_X",
    "HOW_WORDS",
    "FACE_WORDS",
    "MOVES",
    "SHOWS",
    "TOKENS",
    "BLACK_TICKETS",
    "DOUBLE_MOVES",
    "HELICOPTERS",
    "PLACING",
    "HIDING",
    "SEEK",
    "FLEE",
    "FIRST_HALF",
    "SECOND_HALF",
    "DOUBLE_COUNTS_ONCE",
    "CAUGHT",
)


class Board(Record):
    """The tiles, both sides, and the net of the dice, which are all alike; and what follows from them, worked out once.

    One goes from a place to the next one in a direction if the first lets out and the second lets in.
    """

    faces: Annotated[Sequence[int], np.int8, KINDS]  # how often a die carries each face
    stops: Annotated[Sequence[Sequence[bool]], np.int8, PRINTS, KINDS]
    ways: Annotated[Sequence[Sequence[int]], np.int8, PRINTS, len(DIRECTIONS)]
    lanes: Annotated[Sequence[bool], np.int8, PRINTS]  # places at an end of a taxi lane
    # What follows. A set of places is an int with bit p for place p; the first index of leaves and enters: the arrows.
    leaves: Annotated[Sequence[Sequence[Sequence[bool]]], np.int8, 2, PRINTS, len(DIRECTIONS)]  # lets out
    enters: Annotated[Sequence[Sequence[Sequence[bool]]], np.int8, 2, PRINTS, len(DIRECTIONS)]  # lets in who goes so
    beside: Annotated[Sequence[Sequence[int]], np.int8, PLACES, len(DIRECTIONS)]  # the next position in a direction
    taxi_only: Annotated[Sequence[Sequence[int]], np.int64, len(SIDES), TILES]  # on each tile, the set of such places
    stations: Annotated[Sequence[int], np.int64, TILES]  # on each tile, the set of underground stations
    served: Int8  # how many tiles have one
    outcomes: Annotated[Sequence[int], np.int8, 1 + MOST_ROLLED]  # how many different rolls so many dice have
    rolls: Annotated[Sequence[Sequence[int]], np.int16, 1 + MOST_ROLLED, ROLLS]  # their action numbers
    chances: Annotated[Sequence[Sequence[int]], np.int32, 1 + MOST_ROLLED, ROLLS]  # in how many ways each falls


class Options(Record):
    players: Int8
    mister_x: Int8
    tiles: Int16
    refill: Int8
    double_counts: Int8


class State(Record):
    """Dice lie with the team (held and used), in the supply, or else on Mister X's board: seven in all."""

    players: Int8
    mister_x: Int8  # his seat
    tiles: Int16
    refill: Int8
    double_counts: Int8
    detectives: Int8  # pawns: two for one player (D-32)
    phase: Int8
    reason: Int8  # why it is over
    starter: Int8  # the pawn that has the start-player marker
    moves: Int8  # Mister X's, passes counted: boxes filled after the first (D-24)
    opened: Int8  # his boxes up to this one lie open to all (D-36)
    trail: Int32  # how he has come since he was last shown, a digit for each box; everybody knows
    black: Int8
    doubles: Int8
    helicopters: Int8
    tokens: Int8  # to roll again
    held: Int8  # the team's dice not yet used this round
    supply: Int8  # dice
    rolled: Annotated[list[int], np.int8, KINDS]  # the roll to choose from, by face; empty unless in SEEK
    used: Annotated[list[int], np.int8, KINDS]  # dice beside the pawns, by face: what Mister X may take (D-18)
    moved: Annotated[list[bool], np.int8, PAWNS]  # had its turn this round, even if it stayed
    pawns: Annotated[list[int], np.int8, PAWNS]  # their places
    notes: Annotated[list[int], np.int8, BOXES]  # the place that is written in each box
    layout: Annotated[list[int], np.int8, SLOTS]  # the tile in each slot
    slots: Annotated[list[int], np.int8, TILES]  # the slot of each tile, 0 in the box; the same the other way round
    light: Annotated[list[bool], np.int8, TILES]  # tiles with the expert side up


class View(Record):
    """As the state, but for Mister X's place and what is written in his covered boxes: 0 when it is hidden."""

    players: Int8
    mister_x: Int8
    tiles: Int16
    refill: Int8
    double_counts: Int8
    detectives: Int8
    phase: Int8
    reason: Int8
    starter: Int8
    moves: Int8
    opened: Int8
    black: Int8
    doubles: Int8
    helicopters: Int8
    tokens: Int8
    held: Int8
    supply: Int8
    rolled: Annotated[list[int], np.int8, KINDS]
    used: Annotated[list[int], np.int8, KINDS]
    moved: Annotated[list[bool], np.int8, PAWNS]
    pawns: Annotated[list[int], np.int8, PAWNS]
    notes: Annotated[list[int], np.int8, BOXES]
    layout: Annotated[list[int], np.int8, SLOTS]
    slots: Annotated[list[int], np.int8, TILES]
    light: Annotated[list[bool], np.int8, TILES]


class Event(Record):
    """Fields that a kind of event does not use are 0."""

    kind: Int8
    pawn: Int8
    tile: Int8
    slot: Int8
    how: Int8  # the face of the die, a black ticket or the helicopter
    number: Int8  # of Mister X's moves so far
    reason: Int8
    place: Int8
    rolled: Annotated[list[int], np.int8, KINDS]
    notes: Annotated[list[int], np.int8, BOXES]  # what is written in the boxes that are opened


class Belief(Record):
    """What is public, as a state without Mister X, where he may be, and by which ways he may have come."""

    public: State
    possible: Annotated[list[bool], np.int8, PLACES]
    events: Int32  # perceived so far
    routes: Annotated[list[float], np.float64, PLACES]  # how many ways he may have come there since he was last seen
    arriving: Annotated[list[float], np.float64, PLACES]  # scratch of a move: those routes, one move longer
    before: Annotated[list[list[int]], np.int64, BOXES, PLACES]  # the set of places in the box before it
    why: Annotated[list[int], np.int8, PLACES]  # what excluded a place last
    when: Annotated[list[int], np.int8, PLACES]  # at which of his moves
    who: Annotated[list[int], np.int8, PLACES]  # the pawn, the tile, or how he travelled
    since: Annotated[list[int], np.int32, PLACES]  # the number of the event that did


EXCLUSIONS = (
    IN_THE_BOX,
    OCCUPIED,
    OFF_TILE,
    NOT_WITHIN_REACH,
    SHOWN_ELSEWHERE,
    VISITED,
    COULD_MOVE,
    NO_SECOND_MOVE,
) = range(1, 9)
