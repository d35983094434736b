"""Scotland Yard Venice in words: the notation of actions, sentences for events, a board for the terminal."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from nascondino.engine.contract import CHANCE, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.notation import NotationError, not_an_action, number, number_of
from nascondino.parts.stations import StationBoard
from nascondino.parts.whereabouts import cases, plain

from .actions import flight, pawn_of, pursuit, station_of, ticket_of
from .info import INFO
from .rules.pawns import is_police, owner, purse
from .state import (
    BLACK,
    DOUBLE,
    ENDED,
    EVENTS,
    FLED,
    HID,
    MISTER_X,
    NO_SECOND_MOVE,
    NOT_A_START,
    NOT_WITHIN_REACH,
    ORDINARY,
    OVER,
    ROUNDS,
    SEEKERS,
    SETUP,
    SHOWN_ELSEWHERE,
    SHOWS,
    SHUT_IN,
    STATIONS,
    TICKETS,
    VISITED,
    Event,
    View,
)

TICKET_WORDS = dict(zip(TICKETS, ("gondola", "motorboat", "jetski", "black"), strict=True))
DOUBLE_WORD = "double"
LOCALE = Path(__file__).parent / "locale"
MOST_FIGURES = 10_000  # remembered: they are drawn again and again, at many tables

Say = Callable[..., str]


def notation(action: int, seat: int) -> str:
    """`tile 57` · `gondola 57` · `double` · `2 gondola 57`, the seeker's pawn first."""
    if seat == CHANCE:
        return f"tile {action}"
    if action == DOUBLE:
        return DOUBLE_WORD
    move = f"{TICKET_WORDS[ticket_of(action)]} {station_of(action)}"
    pawn = pawn_of(action)
    return move if pawn == MISTER_X else f"{pawn} {move}"


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    try:
        return _parsed(text.split(" "), seat)
    except NotationError:
        raise not_an_action(text, "'gondola 57' or '2 gondola 57'") from None


def _parsed(parts: list[str], seat: int) -> int:
    match (seat == CHANCE, parts):
        case (True, ["tile", station]):
            return _station(station)
        case (False, [word]) if word == DOUBLE_WORD:
            return DOUBLE
        case (False, [ticket, station]):
            return flight(number_of(ticket, TICKETS, TICKET_WORDS), _station(station))
        case (False, [pawn, ticket, station]):
            return pursuit(number(pawn, SEEKERS), number_of(ticket, ORDINARY, TICKET_WORDS), _station(station))
    raise NotationError


def _station(text: str) -> int:
    return number(text, STATIONS - 1)


def spoken(action: int, seat: int, board: StationBoard) -> str:
    """As the notation, but with the board's transports: `taxi 57`."""
    if seat == CHANCE or action == DOUBLE or ticket_of(action) == BLACK:
        return notation(action, seat)
    return notation(action, seat).replace(TICKET_WORDS[ticket_of(action)], board.transport(ticket_of(action)))


# A list of actions to choose from.


def situation(view: View, board: StationBoard) -> None:
    """An action is the same in every situation."""


def facts(action: int, situation: None, board: StationBoard) -> Facts:
    if action == DOUBLE:
        return Facts("double")
    pawn, ticket, station = pawn_of(action), ticket_of(action), station_of(action)
    if pawn != MISTER_X:
        return Facts("pursuit", (pawn, ticket, station))
    return Facts("black", (station,)) if ticket == BLACK else Facts("flight", (ticket, station))


def _arguments(pawn: int, ticket: int, station: int, board: StationBoard) -> dict[str, str | int]:
    """Of messages about a move; a black ticket names no transport."""
    return board.move_facts(pawn, ticket if ticket in ORDINARY else 0, station)


# The face: what stands on the picture of the board, and where an action can be chosen.


def figures(view: View, board: StationBoard) -> list[Figure]:
    """The pawns whose stations the view shows."""
    return [_figure(pawn, station, _player(view, pawn)) for pawn, station in enumerate(view.pawns) if station]


def _player(view: View, pawn: int) -> int | None:
    """The seat that moves it; None: it is of the police."""
    if pawn == MISTER_X:
        return view.mister_x
    return None if is_police(view, pawn) else owner(view, pawn)


@functools.lru_cache(MOST_FIGURES)
def _figure(pawn: int, station: int, seat: int | None) -> Figure:
    if pawn == MISTER_X:
        return Figure(station, "X", seat, ("venice-figure-x", {}))
    name = "venice-figure-police" if seat is None else "venice-figure-detective"
    return Figure(station, str(pawn), seat, (name, {"pawn": pawn}))


# Sentences.


def sentence(event: Event, board: StationBoard) -> Message:
    """What happened, as the perceived event tells it: a hidden station makes another message."""
    arguments = _arguments(event.pawn, event.ticket, event.station, board)
    if event.number:
        arguments["number"] = event.number
    return "-".join(("venice", tuple(EVENTS)[event.kind - 1], *_variant(event))), arguments


def _variant(event: Event) -> Iterator[str]:
    if event.kind == FLED and event.ticket == BLACK:
        yield "black"
    if event.kind in (HID, FLED) and not event.station:
        yield "hidden"
    if event.kind == ENDED:
        yield INFO.reasons[event.reason - 1]


EXCLUDED = {
    NOT_A_START: "not-a-start",
    NOT_WITHIN_REACH: "not-within-reach",
    SHOWN_ELSEWHERE: "elsewhere",
    VISITED: "visited",
    SHUT_IN: "shut-in",
    NO_SECOND_MOVE: "no-second-move",
}


def subject(which: int, players: int) -> Message:
    """The only secret is Mister X's station."""
    return "venice-secret", {}


def value(which: int, station: int, board: StationBoard) -> str:
    return board.place(station)


def explain(belief: Any, which: int, station: int, board: StationBoard) -> Message:
    """Why Mister X cannot be at a station, or that he can."""
    if not 1 <= station <= len(board.file.stations):
        raise ValueError(f"there is no station {station} on this board; the last is {len(board.file.stations)}")
    if belief.possible[station]:
        return "venice-possible", _arguments(MISTER_X, 0, station, board)
    why, who = int(belief.why[station]), int(belief.who[station])
    arguments = _arguments(who if why == VISITED else MISTER_X, who if why == NOT_WITHIN_REACH else 0, station, board)
    by_black = why == NOT_WITHIN_REACH and who == BLACK
    return f"venice-{EXCLUDED[why]}{'-black' * by_black}", arguments | {"number": int(belief.when[station])}


def doubts(belief: Any, board: StationBoard) -> list[Doubt]:
    """Where Mister X is, by the routes that may have led him there, once he has hidden."""
    if belief.possible[0]:
        return []
    marks, places = plain(belief), range(1, len(board.file.stations) + 1)
    found = cases(places, marks.routes, marks.since, lambda station: explain(marks, 0, station, board))
    return [Doubt(subject(0, 0), ("venice-figure-x", {}), found)]


# A picture for the terminal.


def picture(view: View, board: StationBoard, language: str = LANGUAGE) -> str:
    """One row for each pawn: its name, its tickets, its station. Names of stations are long, so they come last."""
    say, title = catalogue(LOCALE, language).say, board.title_in(language)
    rows = [
        ("", *(say("venice-transport", **board.transport_facts(ticket)) for ticket in ORDINARY), ""),
        (say("venice-picture-x", seat=view.mister_x), *_none(), _whereabouts(view, board, say)),
        *(_pawn_row(view, pawn, board, say) for pawn in range(1, view.seekers + 1)),
        (say("venice-picture-supply"), *_tickets(view.supply), ""),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join([_headline(view, title, say), *(_line(row, widths) for row in rows)])


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, *tickets, where = row
    numbers = "  ".join(f"{cell:>{width}}" for cell, width in zip(tickets, widths[1:], strict=False))
    return f"  {name:{widths[0]}}  {numbers}  {where}".rstrip()


def _headline(view: View, title: str, say: Say) -> str:
    arguments: dict[str, str | int] = {"board": title, "round": view.rounds, "rounds": ROUNDS}
    if view.phase in (SETUP, OVER):
        return say("venice-picture-over" if view.phase == OVER else "venice-picture-setup", **arguments)
    shows = [move for move in SHOWS if move > view.moves]
    return say("venice-picture-round", **arguments, moves=view.moves, show=shows[0] if shows else 0)


def _whereabouts(view: View, board: StationBoard, say: Say) -> str:
    station = view.pawns[MISTER_X]
    where = board.place(station) if station else say("venice-picture-unseen")
    return say("venice-picture-with", where=where, black=view.black, doubles=view.doubles)


def _pawn_row(view: View, pawn: int, board: StationBoard, say: Say) -> tuple[str, ...]:
    where = board.place(view.pawns[pawn]) if view.pawns[pawn] else ""
    if view.moved[pawn]:
        where = say("venice-picture-moved", place=where)
    if is_police(view, pawn):
        return say("venice-picture-police", pawn=pawn), *_none(), where
    if purse(view, pawn) != pawn:
        return say("venice-picture-sharing", pawn=pawn, other=purse(view, pawn)), *_none(), where
    return say("venice-picture-detective", pawn=pawn, seat=owner(view, pawn)), *_tickets(view.tickets[pawn]), where


def _tickets(counts: Any) -> tuple[str, ...]:
    return tuple(str(counts[ticket]) for ticket in ORDINARY)


def _none() -> tuple[str, ...]:
    return ("",) * len(ORDINARY)
