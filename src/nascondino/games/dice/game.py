"""Scotland Yard, the dice game: the table of contents. Every name of the contract, and where it is written."""

from nascondino.parts.whereabouts import possible, secret

from . import atlas, words
from .beliefs import expect, learn, sample
from .board import load_board
from .bots import PLAYERS
from .guides import Hints, guide, leaf, prepare, recall, rest, suppose
from .info import INFO
from .rules import actors, apply, begin, chance, legal, outcome, role, side
from .sight import look, perceive
from .state import CONSTANTS, EVENTS, OFFERS, Belief, Board, Event, Options, State, View

__all__ = [
    "CONSTANTS",
    "EVENTS",
    "INFO",
    "OFFERS",
    "PLAYERS",
    "Belief",
    "Board",
    "Event",
    "Hints",
    "Options",
    "State",
    "View",
    "actors",
    "apply",
    "atlas",
    "begin",
    "chance",
    "expect",
    "guide",
    "leaf",
    "learn",
    "legal",
    "load_board",
    "look",
    "outcome",
    "perceive",
    "possible",
    "prepare",
    "recall",
    "rest",
    "role",
    "sample",
    "secret",
    "side",
    "suppose",
    "words",
]
