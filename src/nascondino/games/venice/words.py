"""Scotland Yard Venice in words: the notation of actions, sentences for events, a board for the terminal."""

from __future__ import annotations

from nascondino.engine.contract import CHANCE

from .rules import flight, pawn_of, pursuit, station_of, ticket_of
from .state import (
    DOUBLE,
    MISTER_X,
    ORDINARY,
    SEEKERS,
    STATIONS,
    TICKETS,
)

TICKET_WORDS = dict(zip(TICKETS, ("gondola", "motorboat", "jetski", "black"), strict=True))
DOUBLE_WORD = "double"


class NotationError(ValueError):
    """A text that is not the notation of any action."""


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
    match (seat, text.split(" ")):
        case (_, ["tile", station]) if seat == CHANCE:
            return _station(station, text)
        case (_, ["double"]):
            return DOUBLE
        case (_, [ticket, station]) if seat != CHANCE:
            return flight(_ticket(ticket, TICKETS, text), _station(station, text))
        case (_, [pawn, ticket, station]):
            return pursuit(_number(pawn, SEEKERS, text), _ticket(ticket, ORDINARY, text), _station(station, text))
    raise _unreadable(text)


def _unreadable(text: str) -> NotationError:
    return NotationError(f"'{text}' is not an action of this game; actions look like 'gondola 57' or '2 gondola 57'")


def _station(text: str, whole: str) -> int:
    return _number(text, STATIONS - 1, whole)


def _number(text: str, most: int, whole: str) -> int:
    """The number that is written as it should be: no sign, no zeros before it, and never so long that int refuses."""
    if not (text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= len(str(most)) and int(text) <= most):
        raise _unreadable(whole)
    return int(text)


def _ticket(text: str, among: tuple[int, ...], whole: str) -> int:
    for ticket in among:
        if TICKET_WORDS[ticket] == text:
            return ticket
    raise _unreadable(whole)
