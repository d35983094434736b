"""Example game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nascondino.engine.contract import CHANCE, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.whereabouts import cases, plain

from .board import Burrows
from .info import INFO
from .state import BURROWS, DIG, ENDED, EVENTS, FOX, HIDDEN, HIDE, OVER, SLIPPED, Event, View

LOCALE = Path(__file__).parent / "locale"


def notation(action: int, seat: int) -> str:
    return f"{'flood' if seat == CHANCE else 'burrow'} {action}"


def parse(text: str, seat: int) -> int:
    for burrow in range(1, BURROWS + 1):
        if text == notation(burrow, seat):
            return burrow
    raise ValueError(f"'{text}' is not an action of this game; actions look like 'burrow 5'")


def spoken(action: int, seat: int, board: Burrows) -> str:
    return notation(action, seat)


def situation(view: View, board: Burrows) -> int:
    """The phase says what is done with a burrow."""
    return view.phase


def facts(action: int, situation: int, board: Burrows) -> Facts:
    return Facts("dig" if situation == DIG else "hide" if situation == HIDE else "slip", (action,))


def figures(view: View, board: Burrows) -> list[Figure]:
    """The fox if he is seen, and the water."""
    fox = [Figure(view.fox, "F", FOX, ("example_game-figure-fox", {}))] if view.fox else []
    water = [Figure(view.flooded, "~", None, ("example_game-figure-water", {}))] if view.flooded else []
    return fox + water


def sentence(event: Event, board: Burrows) -> Message:
    """What happened, as the perceived event tells it: a hidden burrow makes another message."""
    name = tuple(EVENTS)[event.kind - 1]
    if event.kind == ENDED:
        name = f"{name}-{INFO.reasons[event.reason - 1]}"
    if event.kind in (HIDDEN, SLIPPED) and not event.burrow:
        name = f"{name}-unseen"
    return f"example_game-{name}", {"burrow": event.burrow}


def subject(which: int, players: int) -> Message:
    return "example_game-secret", {}


def value(which: int, burrow: int, board: Burrows) -> str:
    return str(burrow)


def explain(belief: Any, which: int, burrow: int, board: Burrows) -> Message:
    if not 1 <= burrow <= BURROWS:
        raise ValueError(f"there is no burrow {burrow}; the last is {BURROWS}")
    return ("example_game-possible" if belief.possible[burrow] else "example_game-impossible"), {"burrow": burrow}


def doubts(belief: Any, board: Burrows) -> list[Doubt]:
    """Where the fox is, once he has hidden."""
    if belief.possible[0]:
        return []
    marks, burrows = plain(belief), range(1, BURROWS + 1)
    found = cases(burrows, marks.possible, marks.since, lambda burrow: explain(marks, 0, burrow, board))
    return [Doubt(subject(0, 0), ("example_game-figure-fox", {}), found)]


def picture(view: View, board: Burrows, language: str = LANGUAGE) -> str:
    """The row of burrows: ~ is flooded, F the fox if he is seen."""
    row = "  ".join(_hole(view, burrow) for burrow in range(1, BURROWS + 1))
    message = "example_game-picture-over" if view.phase == OVER else "example_game-picture"
    return f"{row}\n{catalogue(LOCALE, language).say(message, digs=view.digs)}"


def _hole(view: View, burrow: int) -> str:
    return "~" if burrow == view.flooded else "F" if burrow == view.fox else str(burrow)
