"""Scotland Yard, the dice game in words: the notation of actions, sentences for events, a city for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nascondino.engine.contract import CHANCE, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.boards import title_in
from nascondino.parts.notation import NotationError, not_an_action, number, number_of
from nascondino.parts.whereabouts import cases, plain

from .actions import buses_of, flight, how_of, pawn_of, place_of, pursuit, roll, taxis_of, undergrounds_of
from .board import LETTERS, DiceBoard
from .geometry import in_play, place_at, rows, tile_of
from .info import INFO
from .rules import owner
from .rules.rounds import next_show
from .rules.travelling import across_the_tile, next_along, print_of, stops
from .state import (
    AGAINST,
    COLUMNS,
    COULD_MOVE,
    DETECTIVES,
    DOUBLE,
    DOUBLE_COUNTS_ONCE,
    EAST,
    ENDED,
    EVENTS,
    FACE_WORDS,
    FACES,
    FIRST_HALF,
    FLED,
    FLIGHTS_FROM,
    HEEDING,
    HIDDEN,
    HIDING,
    HOW_WORDS,
    HOWS,
    IN_THE_BOX,
    MISTER_X,
    MOST_ROLLED,
    MOVES,
    NO_SECOND_MOVE,
    NOT_WITHIN_REACH,
    OCCUPIED,
    OFF_TILE,
    OVER,
    PASS,
    PAWNS,
    PLACES,
    PLACING,
    REROLL,
    ROLLED,
    SEEKERS_FROM,
    SHOWN,
    SHOWN_ELSEWHERE,
    SOUTH,
    STAYS_FROM,
    TILES_FROM,
    TRANSPORTS,
    TURNING,
    VISITED,
    Event,
    View,
)

SINGLE_WORDS = {REROLL: "token", PASS: "pass", DOUBLE: "double"}
LOCALE = Path(__file__).parent / "locale"

Say = Callable[..., str]


def notation(action: int, seat: int) -> str:
    """`tile D` · `roll 2 1 0` · `place 15` · `bus 19` · `pass` · `double` · `2 bus 19` · `2 stays` · `token`."""
    if seat == CHANCE:
        return _notation_of_chance(action)
    if action in SINGLE_WORDS:
        return SINGLE_WORDS[action]
    if action < FLIGHTS_FROM:
        return f"place {action}"
    if action >= STAYS_FROM:
        return f"{pawn_of(action)} stays"
    move = f"{HOW_WORDS[how_of(action)]} {place_of(action)}"
    return move if action < SEEKERS_FROM else f"{pawn_of(action)} {move}"


def _notation_of_chance(action: int) -> str:
    """A roll is told by its numbers of taxis, buses and undergrounds."""
    if action <= TILES_FROM + len(LETTERS):
        return f"tile {LETTERS[action - TILES_FROM - 1]}"
    return f"roll {taxis_of(action)} {buses_of(action)} {undergrounds_of(action)}"


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    try:
        return (_parsed_chance if seat == CHANCE else _parsed)(text.split(" "))
    except NotationError:
        raise not_an_action(text, "'bus 19' or '2 bus 19'") from None


def _parsed_chance(parts: list[str]) -> int:
    match parts:
        case ["tile", letter] if letter in LETTERS:
            return TILES_FROM + 1 + LETTERS.index(letter)
        case ["roll", *counts] if len(counts) == len(TRANSPORTS):
            taxis, buses, undergrounds = (number(count, MOST_ROLLED, least=0) for count in counts)
            return roll(taxis, buses, undergrounds)
    raise NotationError


def _parsed(parts: list[str]) -> int:
    match parts:
        case [word]:
            return number_of(word, SINGLE_WORDS, SINGLE_WORDS)
        case ["place", place]:
            return _place(place)
        case [pawn, "stays"]:
            return STAYS_FROM + number(pawn, DETECTIVES)
        case [how, place]:
            return flight(number_of(how, HOWS, HOW_WORDS), _place(place))
        case [pawn, how, place]:
            return pursuit(number(pawn, DETECTIVES), number_of(how, TRANSPORTS, HOW_WORDS), _place(place))
    raise NotationError


def _place(text: str) -> int:
    return number(text, PLACES - 1)


def spoken(action: int, seat: int, board: DiceBoard) -> str:
    """The notation: these tiles have no transports of their own."""
    return notation(action, seat)


# A list of actions to choose from.


class Situation(NamedTuple):
    hides: bool  # who chooses a place; else they begin there
    places: tuple[int, ...]  # where the pawns are
    traps: frozenset[int]  # where a detective would catch Mister X, did he go there


def situation(view: View, board: DiceBoard) -> Situation:
    places = tuple(view.pawns)
    is_safe = view.phase == FIRST_HALF and view.double_counts == DOUBLE_COUNTS_ONCE  # no turn of its own: D-26
    return Situation(view.phase == HIDING, places, frozenset(() if is_safe else places[MISTER_X + 1 :]))


def facts(action: int, situation: Situation, board: DiceBoard) -> Facts:
    """Who stays does so at a place, too. Nobody is to walk into a detective by oversight."""
    if action == PASS:
        return Facts("pass", (situation.places[MISTER_X],))
    if action in SINGLE_WORDS:
        return Facts(SINGLE_WORDS[action])
    if action >= STAYS_FROM:
        return Facts("stays", (pawn_of(action), situation.places[pawn_of(action)]))
    if action < FLIGHTS_FROM:
        return Facts("hide" if situation.hides else "start", (place_of(action),))
    if action < SEEKERS_FROM:
        return Facts("flight", (how_of(action), place_of(action), int(place_of(action) in situation.traps)))
    return Facts("pursuit", (pawn_of(action), how_of(action), place_of(action)))


def _arguments(
    board: DiceBoard, *, pawn: int = 0, tile: int = 0, how: int = 0, place: int = 0, number: int | None = None
) -> dict[str, str | int]:
    """The arguments of messages; what is not known, or does not apply, is left out."""
    arguments: dict[str, str | int] = {}
    if pawn != MISTER_X:
        arguments["pawn"] = pawn
    if tile:
        arguments |= {"letter": LETTERS[tile - 1], "tile": board.file.tiles[tile - 1].name}
    if how:
        arguments["how"] = HOW_WORDS[how]
    if place:
        arguments |= {"number": place, "place": board.place(place)}
    if number is not None:
        arguments["move"] = number
    return arguments


# The face: what stands on the picture of the city, and where an action can be chosen.


def figures(view: View, board: DiceBoard) -> list[Figure]:
    """The pawns whose places the view shows."""
    return [_figure(view, pawn) for pawn in range(PAWNS) if view.pawns[pawn]]


def _figure(view: View, pawn: int) -> Figure:
    place = view.pawns[pawn]
    if pawn == MISTER_X:
        return Figure(place, "X", view.mister_x, ("dice-figure-x", {}))
    return Figure(place, str(pawn), owner(view, pawn), ("dice-figure-detective", {"pawn": pawn}))


# Sentences.


def sentence(event: Event, board: DiceBoard) -> Message:
    """What happened, as the perceived event tells it: a hidden place makes another message."""
    name = tuple(EVENTS)[event.kind - 1]
    number = event.number if "number" in EVENTS[name] else None
    arguments = _arguments(board, pawn=event.pawn, tile=event.tile, how=event.how, place=event.place, number=number)
    if event.kind == ROLLED:
        arguments |= _dice(event.rolled)
    if event.kind == SHOWN:
        arguments["way"] = _way(event.notes)
    return "-".join(("dice", name, *_variant(event))), arguments


def _way(notes: Any) -> str:
    """What is written in boxes, in their order."""
    return " → ".join(str(place) for place in notes if place)


def _dice(counts: Any) -> dict[str, str | int]:
    return {FACE_WORDS[face]: counts[face] for face in FACES}


def _variant(event: Event) -> Iterator[str]:
    if event.kind in (HIDDEN, FLED) and not event.place:
        yield "unseen"
    if event.kind == ENDED:
        yield INFO.reasons[event.reason - 1]


EXCLUDED = {
    IN_THE_BOX: "in-the-box",
    OCCUPIED: "occupied",
    OFF_TILE: "off-tile",
    NOT_WITHIN_REACH: "not-within-reach",
    SHOWN_ELSEWHERE: "elsewhere",
    VISITED: "visited",
    COULD_MOVE: "could-move",
    NO_SECOND_MOVE: "no-second-move",
}


def subject(which: int, players: int) -> Message:
    """The only secret is Mister X's place."""
    return "dice-secret", {}


def value(which: int, place: int, board: DiceBoard) -> str:
    return board.place(place)


def explain(belief: Any, which: int, place: int, board: DiceBoard) -> Message:
    """Why Mister X cannot be at a place, or that he can."""
    if not 1 <= place < PLACES:
        raise ValueError(f"there is no place {place}; the last is {PLACES - 1}")
    arguments = _arguments(board, place=place, number=int(belief.when[place]))
    why, who = int(belief.why[place]), int(belief.who[place])
    if belief.possible[place]:
        return "dice-possible", arguments
    if why == 0:
        return "dice-not-hidden-yet", arguments
    if why in (IN_THE_BOX, OFF_TILE):
        arguments |= _arguments(board, tile=who)
    elif why in (OCCUPIED, VISITED):
        arguments["pawn"] = who
    elif why == NOT_WITHIN_REACH:
        arguments["how"] = HOW_WORDS[who]
    return f"dice-{EXCLUDED[why]}", arguments


def doubts(belief: Any, board: DiceBoard) -> list[Doubt]:
    """Where Mister X is, by the routes that may have led him there, once he has hidden."""
    if belief.possible[0]:
        return []
    places = [place for place in range(1, PLACES) if in_play(belief.public, place)]
    marks = plain(belief)
    found = cases(places, marks.routes, marks.since, lambda place: explain(marks, 0, place, board))
    return [Doubt(subject(0, 0), ("dice-figure-x", {}), found)]


# A picture for the terminal: the city from above, one line for each pawn, and where the dice are.

CELL, STREET = 7, 3  # letters across
LETTER_OF_STOP = dict(zip(TRANSPORTS, "tbu", strict=True))


def picture(view: View, board: DiceBoard, language: str = LANGUAGE) -> str:
    say, title = catalogue(LOCALE, language).say, title_in(board.file, LOCALE, language)
    below = (*_who_is_where(view, board, say), *_where_dice(view, say))
    lines = (_headline(view, title, say), *city(view, board), *below)
    return "\n".join(line.rstrip() for line in lines)


def _headline(view: View, title: str, say: Say) -> str:
    arguments: dict[str, str | int] = {"board": title, "moves": view.moves, "most": MOVES}
    if view.phase in (OVER, *range(HIDING + 1)):
        return say("dice-picture-over" if view.phase == OVER else "dice-picture-setup", **arguments)
    return say("dice-picture-round", **arguments, show=next_show(view))


def city(view: View, board: DiceBoard) -> Iterator[str]:
    """Each place with its number, its stops and who stands there; streets between them, arrows if they are one-way."""
    if view.phase < TURNING:
        return
    for row in range(rows(view)):
        places = [place_at(view, row, column) for column in range(COLUMNS)]
        if row % 2 == 0:
            yield "  " + "".join(_title(view, place, board) for place in places[::2])
        yield "  " + "".join(_cell(view, place, board) + _street(view, place, EAST, board) for place in places)
        yield "  " + "".join(_below(view, place, board) for place in places)


def _title(view: View, place: int, board: DiceBoard) -> str:
    tile = tile_of(place)
    letter = f"({LETTERS[tile - 1]})" if view.light[tile] else f"[{LETTERS[tile - 1]}]"
    return f"{letter} {board.file.tiles[tile - 1].name}"[: 2 * (CELL + STREET) - 1].ljust(2 * (CELL + STREET))


def _cell(view: View, place: int, board: DiceBoard) -> str:
    here = "".join(LETTER_OF_STOP[kind] for kind in TRANSPORTS if stops(board.record[0], view, kind, place))
    standing = "".join("X" if pawn == MISTER_X else str(pawn) for pawn in range(PAWNS) if view.pawns[pawn] == place)
    return f"{place:>2}{here}{'*' if standing else ''}{standing}"[:CELL].ljust(CELL)


def _street(view: View, place: int, direction: int, board: DiceBoard) -> str:
    """The street from a place to the east or to the south."""
    there = next_along(board.record[0], view, place, direction, AGAINST)
    if not there:
        return " " * STREET
    out = next_along(board.record[0], view, place, direction, HEEDING)
    back = next_along(board.record[0], view, there, (direction + 2) % 4, HEEDING)
    both, only_out, only_back = ("─", "→", "←") if direction == EAST else ("│", "↓", "↑")
    sign = both if out and back else only_out if out else only_back if back else " "
    return sign.center(STREET)


def _below(view: View, place: int, board: DiceBoard) -> str:
    """What lies south of a place, and the taxi lane of its tile."""
    return f" {_street(view, place, SOUTH, board)}".ljust(CELL) + _lane(view, place, board).center(STREET)


def _lane(view: View, place: int, board: DiceBoard) -> str:
    if place % 4 != 1:
        return ""
    falling, rising = (board.record[0].lanes[print_of(view, end)] for end in (place, across_the_tile(place + 1)))
    return "╳" if falling and rising else "╲" if falling else "╱" if rising else ""


def _who_is_where(view: View, board: DiceBoard, say: Say) -> Iterator[str]:
    yield "  " + say("dice-picture-x", seat=view.mister_x, where=_whereabouts(view, board, say), **_left(view))
    if any(view.notes):
        yield "  " + say("dice-picture-way", way=_way(view.notes))
    for pawn in range(1, view.detectives + 1):
        where = board.place(view.pawns[pawn]) if view.pawns[pawn] else say("dice-picture-nowhere")
        if view.moved[pawn] and view.phase != PLACING:
            where = say("dice-picture-done", place=where)
        yield "  " + say("dice-picture-detective", pawn=pawn, seat=owner(view, pawn), where=where)


def _whereabouts(view: View, board: DiceBoard, say: Say) -> str:
    place = view.pawns[MISTER_X]
    return board.place(place) if place else say("dice-picture-unseen")


def _left(view: View) -> dict[str, str | int]:
    return {"black": view.black, "doubles": view.doubles, "helicopters": view.helicopters}


def _where_dice(view: View, say: Say) -> Iterator[str]:
    counted = {"held": view.held, "supply": view.supply, "tokens": view.tokens}
    yield "  " + say("dice-picture-dice", **counted)
    if any(view.rolled):
        yield "  " + say("dice-picture-rolled", **_dice(view.rolled))
    if any(view.used):
        yield "  " + say("dice-picture-used", **_dice(view.used))
