"""Scotland Yard, pocket edition: the table of contents. Every name of the contract, and where it is written."""

from nascondino.parts.whereabouts import possible, secret

from . import atlas, words
from .beliefs import expect, learn, sample
from .board import load_board, own_board
from .bots import PLAYERS, mixture
from .guides import Hints, final, focus, guide, leaf, prepare, rest, suppose
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
    "final",
    "focus",
    "guide",
    "leaf",
    "learn",
    "legal",
    "load_board",
    "look",
    "mixture",
    "outcome",
    "own_board",
    "perceive",
    "possible",
    "prepare",
    "rest",
    "role",
    "sample",
    "secret",
    "side",
    "suppose",
    "words",
]
