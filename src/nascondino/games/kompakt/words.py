"""Scotland Yard, pocket edition, in words: the notation of actions, sentences for events, a board for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from nascondino.engine.contract import CHANCE, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.notation import NotationError, not_an_action, number, number_of
from nascondino.parts.stations import StationBoard
from nascondino.parts.whereabouts import cases, plain

from .actions import pawn_of, pursuit, station_of, ticket_of
from .info import INFO
from .rules.hands import is_under
from .state import (
    BLACK_FROM,
    DETECTIVES,
    DIVED,
    DRAWING,
    EVENTS,
    GIVE_UP,
    GIVING_UP,
    GO_ON,
    HAND_BEGUN,
    HAND_ENDED,
    MISTER_X,
    NOT_ON_THE_MAP,
    NOT_WITHIN_REACH,
    OCCUPIED,
    OVER,
    PAWNS,
    PLACING,
    SCORED,
    SEATS,
    SEATS_FROM,
    SEEKERS_FROM,
    SEEN_ELSEWHERE,
    STATIONS,
    TICKETS,
    VISITED,
    Event,
    View,
)

TICKET_WORDS = dict(zip(TICKETS, ("taxi", "bus", "underground"), strict=True))
GIVE_UP_WORDS, GO_ON_WORDS = "give up", "go on"
LOCALE = Path(__file__).parent / "locale"

Say = Callable[..., str]


def notation(action: int, seat: int) -> str:
    """`first 1` · `start 57` · `to 57` · `black 57` · `2 taxi 57`, the figure first · `give up` · `go on`."""
    if seat == CHANCE:
        return f"first {action - SEATS_FROM}" if action >= SEATS_FROM else f"start {action}"
    if action in (GIVE_UP, GO_ON):
        return GIVE_UP_WORDS if action == GIVE_UP else GO_ON_WORDS
    if action < SEEKERS_FROM:
        return f"{'to' if action < BLACK_FROM else 'black'} {station_of(action)}"
    return f"{pawn_of(action)} {TICKET_WORDS[ticket_of(action)]} {station_of(action)}"


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    try:
        return _parsed(text.split(" "), seat)
    except NotationError:
        raise not_an_action(text, "'to 57' or '2 taxi 57'") from None


def _parsed(parts: list[str], seat: int) -> int:
    match (seat == CHANCE, parts):
        case (True, ["first", first]):
            return SEATS_FROM + number(first, SEATS - 1, least=0)
        case (True, ["start", station]) | (False, ["to", station]):
            return _station(station)
        case (False, ["black", station]):
            return BLACK_FROM + _station(station)
        case (False, ["give", "up"]):
            return GIVE_UP
        case (False, ["go", "on"]):
            return GO_ON
        case (False, [pawn, ticket, station]):
            return pursuit(number(pawn, DETECTIVES), number_of(ticket, TICKET_WORDS, TICKET_WORDS), _station(station))
    raise NotationError


def _station(text: str) -> int:
    return number(text, STATIONS - 1)


def spoken(action: int, seat: int, board: StationBoard) -> str:
    """As the notation, but with the board's transports."""
    if seat == CHANCE or not SEEKERS_FROM <= action < GIVE_UP:
        return notation(action, seat)
    return notation(action, seat).replace(TICKET_WORDS[ticket_of(action)], board.transport(ticket_of(action)))


# A list of actions to choose from.


def situation(view: View, board: StationBoard) -> bool:
    """Whether a station is where Mister X begins, and not where he flees to."""
    return view.phase == PLACING


def facts(action: int, situation: bool, board: StationBoard) -> Facts:
    if action in (GIVE_UP, GO_ON):
        return Facts("give_up" if action == GIVE_UP else "go_on")
    if action >= SEEKERS_FROM:
        return Facts("pursuit", (pawn_of(action), ticket_of(action), station_of(action)))
    kind = "black" if action >= BLACK_FROM else "place" if situation else "flight"
    return Facts(kind, (station_of(action),))


# The face: what stands on the picture of the board, and where an action can be chosen.


def figures(view: View, board: StationBoard) -> list[Figure]:
    """Mister X if the view shows him, and the figures that are on the map."""
    return [_figure(view, pawn) for pawn in range(PAWNS) if view.pawns[pawn]]


def _figure(view: View, pawn: int) -> Figure:
    """A detective's figure is nobody's in particular (K-21)."""
    station = view.pawns[pawn]
    if pawn == MISTER_X:
        return Figure(station, "X", view.mister_x, ("kompakt-figure-x", {}))
    return Figure(station, str(pawn), None, ("kompakt-figure-detective", {"pawn": pawn}))


# Sentences.


def sentence(event: Event, board: StationBoard) -> Message:
    """What happened, as the perceived event tells it: a hidden station makes another message."""
    kind = tuple(EVENTS)[event.kind - 1]
    arguments = board.move_facts(event.pawn, event.ticket, event.station)
    if "seat" in EVENTS[kind]:
        arguments["seat"] = event.seat
    if event.kind in (HAND_BEGUN, SCORED):
        arguments["number"] = event.number
    return "-".join(("kompakt", kind.replace("_", "-"), *_variant(event))), arguments


def _variant(event: Event) -> Iterator[str]:
    if event.kind == DIVED and not event.station:
        yield "hidden"
    if event.kind == HAND_ENDED:
        yield INFO.reasons[event.reason - 1].replace("_", "-")


EXCLUDED = {
    NOT_ON_THE_MAP: "not-on-the-map",
    SEEN_ELSEWHERE: "elsewhere",
    NOT_WITHIN_REACH: "not-within-reach",
    OCCUPIED: "occupied",
    VISITED: "visited",
}


def subject(which: int, players: int) -> Message:
    """The only secret is Mister X's station."""
    return "kompakt-secret", {}


def value(which: int, station: int, board: StationBoard) -> str:
    return board.place(station)


def explain(belief: Any, which: int, station: int, board: StationBoard) -> Message:
    """Why Mister X cannot be at a station, or that he can."""
    if not 1 <= station <= len(board.file.stations):
        raise ValueError(f"there is no station {station} on this board; the last is {len(board.file.stations)}")
    arguments = board.move_facts(int(belief.who[station]), 0, station)
    if belief.possible[station]:
        return "kompakt-possible", arguments
    return f"kompakt-{EXCLUDED[int(belief.why[station])]}", arguments


def doubts(belief: Any, board: StationBoard) -> list[Doubt]:
    """Where Mister X is, while he is on the map. He dives from a station that is known: no place is likelier."""
    if belief.possible[0]:
        return []
    marks, places = plain(belief), range(1, len(board.file.stations) + 1)
    found = cases(places, marks.possible, marks.since, lambda station: explain(marks, 0, station, board))
    return [Doubt(subject(0, 0), ("kompakt-figure-x", {}), found)]


# A picture for the terminal.


def picture(view: View, board: StationBoard, language: str = LANGUAGE) -> str:
    """What is left and what was earned, then a row for each figure and its station."""
    say, title = catalogue(LOCALE, language).say, board.title_in(language)
    rows = [
        (say("kompakt-picture-x"), _whereabouts(view, board, say)),
        *((say("kompakt-picture-figure", pawn=pawn), _stands(view, pawn, board, say)) for pawn in range(1, PAWNS)),
        (say("kompakt-picture-tickets"), _tickets(view, board, say)),
        (say("kompakt-picture-points"), _points(view, say)),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join([_headline(view, title, say), *(f"  {name:{width}}  {text}".rstrip() for name, text in rows)])


def _headline(view: View, title: str, say: Say) -> str:
    arguments: dict[str, str | int] = {"board": title, "hand": view.hands, "hands": view.players}
    moment = {DRAWING: "drawing", OVER: "over"}.get(view.phase, "hand")
    return say(f"kompakt-picture-{moment}", **arguments, seat=view.mister_x)


def _whereabouts(view: View, board: StationBoard, say: Say) -> str:
    """His station if it is known, and his black tickets."""
    if view.pawns[MISTER_X]:
        where = board.place(view.pawns[MISTER_X])
    else:
        where = say("kompakt-picture-under" if is_under(view) else "kompakt-picture-away")
    return say("kompakt-picture-black", where=where, black=view.black)


def _stands(view: View, pawn: int, board: StationBoard, say: Say) -> str:
    if not view.pawns[pawn]:
        return say("kompakt-picture-away")
    where = board.place(view.pawns[pawn])
    return say("kompakt-picture-moved", place=where) if view.moved[pawn] else where


def _tickets(view: View, board: StationBoard, say: Say) -> str:
    counts = ((board.transport_facts(ticket), view.tickets[ticket]) for ticket in TICKETS)
    return ", ".join(say("kompakt-picture-kind", number=count, **transport) for transport, count in counts)


def _points(view: View, say: Say) -> str:
    """Each seat's, and who of them gives up."""
    return ", ".join(
        say(
            "kompakt-picture-surrender" if view.giving_up[seat] == GIVING_UP else "kompakt-picture-score",
            seat=seat,
            number=view.points[seat],
        )
        for seat in range(view.players)
    )
