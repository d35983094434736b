"""Mille Grazie: the table of contents. Every name of the contract, and where it is written."""

from . import atlas, questions, words
from .beliefs import expect, learn, possible, sample, secret
from .board import load_board
from .bots import PLAYERS, mixture
from .guides import Hints, focus, guide, leaf, mixes, prepare, rest
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
    "focus",
    "guide",
    "leaf",
    "learn",
    "legal",
    "load_board",
    "look",
    "mixes",
    "mixture",
    "outcome",
    "perceive",
    "possible",
    "prepare",
    "questions",
    "rest",
    "role",
    "sample",
    "secret",
    "side",
    "words",
]
