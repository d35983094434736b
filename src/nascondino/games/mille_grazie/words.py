"""Mille Grazie in words: the notation of actions, sentences for events, a board for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nascondino.engine.contract import CHANCE, Case, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue, seat_number
from nascondino.parts.boards import title_in
from nascondino.parts.notation import NotationError, not_an_action, number, number_of

from .beliefs import compasses, excluded, owner_of, slot_of, why_not
from .board import MilleGrazieBoard, road_letter, road_number
from .board_file import Road
from .info import INFO
from .rules.ambush import high_of, low_of, pair
from .rules.orders import order_in
from .sight import compass
from .state import (
    ALONE,
    AMBUSH,
    AMBUSHED,
    CARDS,
    CARDS_FROM,
    DEALING,
    DRAWING,
    ENDED,
    ESCORTS_FROM,
    EVENTS,
    FIELD_SPOTS,
    GOAL,
    HELD,
    KNOWN,
    LAYING,
    LEAVE,
    LOSING,
    MAP,
    NO_ROAD,
    NOT_GUARDED,
    NOT_SET,
    OUT_OF_ORDER,
    OVER,
    PAIRS_FROM,
    PASSED,
    ROAD_SPOTS,
    ROADS,
    ROADS_ESCORTED,
    SEATS,
    SEATS_FROM,
    SET,
    SET_OUT,
    SETTING_OUT,
    SWAPS_FROM,
    TAKE,
    TAKING,
    THE_OTHER,
    TRAVEL,
    Event,
    View,
)

ALONE_WORD, ESCORT_WORD, LEAVE_WORD, TAKE_WORD, SWAP_WORD = "alone", "escort", "leave", "take", "swap"
CARD_WORD, NOBLE_WORD = "card", "noble"
LOCALE = Path(__file__).parent / "locale"

Say = Callable[..., str]
Arguments = dict[str, str | int]


def notation(action: int, seat: int) -> str:
    """`noble 1` · `card 17` · `F` · `F X`, a pair · `alone` · `escort F` · `leave` · `take` · `swap 17`."""
    if seat == CHANCE:
        return f"{NOBLE_WORD} {action - SEATS_FROM}" if action >= SEATS_FROM else f"{CARD_WORD} {action - CARDS_FROM}"
    if action <= PAIRS_FROM:
        return road_letter(action)
    if action < ALONE:
        return f"{road_letter(low_of(action))} {road_letter(high_of(action))}"
    if action in SINGLE_WORDS:
        return SINGLE_WORDS[action]
    if action < LEAVE:
        return f"{ESCORT_WORD} {road_letter(action - ESCORTS_FROM)}"
    return f"{SWAP_WORD} {action - SWAPS_FROM}"


SINGLE_WORDS = {ALONE: ALONE_WORD, LEAVE: LEAVE_WORD, TAKE: TAKE_WORD}


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    try:
        return (_parsed_chance if seat == CHANCE else _parsed)(text.split(" "))
    except NotationError:
        raise not_an_action(text, "'F', 'escort F' or 'take'") from None


def _parsed_chance(parts: list[str]) -> int:
    match parts:
        case ["noble", seat]:
            return SEATS_FROM + number(seat, SEATS - 1, least=0)
        case ["card", card]:
            return CARDS_FROM + number(card, CARDS - 1)
    raise NotationError


def _parsed(parts: list[str]) -> int:
    match parts:
        case [road] if _is_letter(road):
            return road_number(road)
        case [word]:
            return number_of(word, SINGLE_WORDS, SINGLE_WORDS)
        case ["escort", road] if _is_letter(road):
            return ESCORTS_FROM + road_number(road)
        case ["swap", card]:
            return SWAPS_FROM + number(card, CARDS - 1)
        case [low, high] if _is_letter(low) and _is_letter(high) and low < high:
            return pair(road_number(low), road_number(high))
    raise NotationError


def _is_letter(text: str) -> bool:
    return len(text) == 1 and "A" <= text <= "Z"


def spoken(action: int, seat: int, board: MilleGrazieBoard) -> str:
    """As the notation, but cards by what is written on them: `swap Milano-Genova`."""
    if seat == CHANCE or not SWAPS_FROM < action <= CARDS_FROM:
        return notation(action, seat)
    return f"{SWAP_WORD} {board.order_between(action - SWAPS_FROM)}"


def spellings(action: int) -> list[str]:
    """Two roads may be typed in any order."""
    if not PAIRS_FROM < action < ALONE:
        return []
    return [f"{road_letter(high_of(action))} {road_letter(low_of(action))}"]


def _order(card: int, board: MilleGrazieBoard) -> Arguments:
    return {"order": board.order_called(card)}


# A list of actions to choose from.


class Situation(NamedTuple):
    waits: bool  # whether a road is to be waited on; else to be travelled
    city: int  # where the noble is
    order: int  # the card that lies there; 0: none


def situation(view: View, board: MilleGrazieBoard) -> Situation:
    city = view.cities[view.noble]
    return Situation(view.phase == AMBUSH, city, order_in(board.record[0], view, city))


def facts(action: int, situation: Situation, board: MilleGrazieBoard) -> Facts:
    if action <= PAIRS_FROM:
        return Facts("wait", (action,)) if situation.waits else _way(action, situation.city, board)
    if action < ALONE:
        return Facts("pair", (low_of(action), high_of(action)))
    if action < LEAVE:
        return Facts("alone") if action == ALONE else Facts("escort", (action - ESCORTS_FROM,))
    if action in (LEAVE, TAKE):
        return Facts(SINGLE_WORDS[action], (situation.order,))
    return Facts("swap", (situation.order, action - SWAPS_FROM))


def _way(road: int, city: int, board: MilleGrazieBoard) -> Facts:
    """A road, and the city at its other end."""
    return Facts("travel", (road, int(sum(board.record[0].ends[road]) - city)))


# The face: what lies and stands on the picture of the map, and where an action can be chosen.


def figures(view: View, board: MilleGrazieBoard) -> list[Figure]:
    """The coaches, marked by their seats; compasses that the view shows; and the orders, by what they are worth."""
    seats = range(view.players)
    return [
        *(_coach(view, seat) for seat in seats if view.cities[seat]),
        *(_waiting(view, seat, road) for seat in seats for road in view.dials[seat] if road),
        *(_waiting_order(card, board) for card in range(1, board.record[0].cards + 1) if view.where[card] == MAP),
    ]


def _coach(view: View, seat: int) -> Figure:
    name = "mille_grazie-figure-noble" if seat == view.noble else "mille_grazie-figure-coach"
    return Figure(view.cities[seat], str(seat_number(seat)), seat, (name, {"seat": seat}))


def _waiting(view: View, seat: int, road: int) -> Figure:
    name = "mille_grazie-figure-escort" if seat == view.noble else "mille_grazie-figure-brigand"
    return Figure(ROAD_SPOTS + road, str(seat_number(seat)), seat, (name, {"seat": seat}))


def _waiting_order(card: int, board: MilleGrazieBoard) -> Figure:
    field = FIELD_SPOTS + int(board.record[0].first[card])
    return Figure(field, str(board.order(card).points), None, ("mille_grazie-figure-order", _order(card, board)))


# Sentences.


def sentence(event: Event, board: MilleGrazieBoard) -> Message:
    """What happened, as the perceived event tells it: a hidden road makes another message."""
    name = tuple(EVENTS)[event.kind - 1]
    arguments: Arguments = {}
    if "seat" in EVENTS[name]:
        arguments["seat"] = event.seat
    if event.number:
        arguments["number"] = event.number
    if event.city:
        arguments["city"] = board.city(event.city)
    if event.card:
        arguments |= _order(event.card, board)
    if event.road:
        arguments["road"] = board.road_called(event.road)
    if event.other:
        arguments["other"] = board.road_called(event.other)
    return "-".join(("mille_grazie", name, *_variant(event))), arguments


def _variant(event: Event) -> Iterator[str]:
    if event.kind == SET_OUT and event.number != ROADS_ESCORTED:
        yield "alone"
    elif event.kind in (SET, SET_OUT) and not event.road:
        yield "hidden"
    elif event.kind == SET and event.other:
        yield "both"
    elif event.kind == AMBUSHED and not event.number:
        yield "in-vain"
    elif event.kind == ENDED:
        yield INFO.reasons[event.reason - 1]


EXCLUDED = {
    NOT_SET: "not-set",
    NO_ROAD: "no-road",
    KNOWN: "elsewhere",
    PASSED: "passed",
    NOT_GUARDED: "not-guarded",
    THE_OTHER: "the-other",
    OUT_OF_ORDER: "out-of-order",
}


def subject(which: int, players: int) -> Message | None:
    """A compass for each seat; in the game for two the last two are the second ones of both (M-19)."""
    if players == 2:
        return f"mille_grazie-secret-{'second' if which >= players else 'first'}", {"seat": which % players}
    return ("mille_grazie-secret", {"seat": which}) if which < players else None


def value(which: int, road: int, board: MilleGrazieBoard) -> str:
    return board.road_called(road) if road else "–"


def explain(belief: Any, which: int, road: int, board: MilleGrazieBoard) -> Message:
    """Why a compass cannot be set to a road (by its number, A is 1), or that it can."""
    if not 1 <= road < ROADS:
        raise ValueError(f"roads are numbered by their letters, from 1 for A to {ROADS - 1} for Z; none is {road}")
    why = int(why_not(board.record[0], belief, which, road))
    arguments: Arguments = {"seat": int(owner_of(belief.public, which)), "letter": road_letter(road)}
    if why != NO_ROAD and road in {road_number(known.letter) for known in board.file.roads}:
        arguments["road"] = board.road_called(road)
    if why == KNOWN:
        arguments["elsewhere"] = board.road_called(_known(belief, which))
    return f"mille_grazie-{EXCLUDED[why] if why else 'possible'}", arguments


def _known(belief: Any, which: int) -> int:
    return compass(belief.public, owner_of(belief.public, which), slot_of(belief.public, which))


def doubts(belief: Any, board: MilleGrazieBoard) -> list[Doubt]:
    """Where the others wait, or what their escort guards: every road that may be is as likely as any other."""
    others = [seat for seat in range(belief.public.players) if seat + 1 != belief.chair]
    return [_doubt(belief, seat, board) for seat in others if belief.chosen[seat]]


def _doubt(belief: Any, seat: int, board: MilleGrazieBoard) -> Doubt:
    name = "mille_grazie-figure-escort" if seat == belief.public.noble else "mille_grazie-figure-brigand"
    shares = _shares(belief, seat, [road_number(road.letter) for road in board.file.roads])
    cases = [_case(belief, seat, road, share, board) for road, share in shares.items()]
    players = int(belief.public.players)
    secrets = (seat, seat + players) if players == 2 else (seat,)
    return Doubt(("mille_grazie-doubt", {}), (name, {"seat": seat}), cases, secrets)


def _shares(belief: Any, seat: int, roads: list[int]) -> dict[int, float]:
    """A compass that is known is for sure where it is; the others are on any of the roads that are left."""
    shown = [int(road) for road in belief.public.dials[seat] if road]
    hidden = int(compasses(belief.public, seat)) - len(shown)
    left = [road for road in roads if hidden and belief.may[seat][road] and road not in shown]
    return {road: 1.0 if road in shown else hidden / len(left) if road in left else 0.0 for road in roads}


def _case(belief: Any, seat: int, road: int, share: float, board: MilleGrazieBoard) -> Case:
    if share:
        return Case(None, ROAD_SPOTS + road, share)
    why = _why_not_there(belief, seat, road, board)
    return Case(None, ROAD_SPOTS + road, 0.0, why, int(belief.since[seat][road]))


def _why_not_there(belief: Any, seat: int, road: int, board: MilleGrazieBoard) -> Message:
    arguments: Arguments = {"seat": seat, "road": board.road_called(road)}
    if not belief.may[seat][road]:
        return f"mille_grazie-{EXCLUDED[excluded(belief.public, seat, road)]}", arguments
    arguments["elsewhere"] = " + ".join(board.road_called(int(road)) for road in belief.public.dials[seat] if road)
    return f"mille_grazie-{EXCLUDED[KNOWN]}", arguments


# A picture for the terminal.


def picture(view: View, board: MilleGrazieBoard, language: str = LANGUAGE) -> str:
    """The moment, a row for each seat, the orders on the map, and the roads from the noble's city."""
    say, title = catalogue(LOCALE, language).say, title_in(board.file, LOCALE, language)
    rows = [_seat_row(view, seat, board, say) for seat in range(view.players)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        (
            _headline(view, title, say),
            *(_line(row, widths) for row in rows),
            say("mille_grazie-picture-map", orders=_orders(view, MAP, board) or "–"),
            *_ways(view, board, say),
        )
    )


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
    return f"  {'  '.join(cells)}".rstrip()


def _headline(view: View, title: str, say: Say) -> str:
    arguments: Arguments = {"board": title, "seat": view.noble, "goal": GOAL}
    arguments |= {"travelled": view.travelled, "roads": view.roads}
    return say(f"mille_grazie-picture-{MOMENTS[view.phase]}", **arguments)


MOMENTS = {
    DRAWING: "setup",
    DEALING: "setup",
    LAYING: "laying",
    AMBUSH: "ambush",
    SETTING_OUT: "setting-out",
    TRAVEL: "travel",
    LOSING: "losing",
    TAKING: "taking",
    OVER: "over",
}


def _seat_row(view: View, seat: int, board: MilleGrazieBoard, say: Say) -> tuple[str, ...]:
    name = "mille_grazie-picture-noble" if seat == view.noble else "mille_grazie-picture-brigand"
    city = view.cities[seat]
    return (
        say(name, seat=seat),
        say("mille_grazie-picture-points", points=view.points[seat]),
        board.city(city) if city else "",
        _compass(view, seat, board, say),
        _orders(view, HELD + seat, board),
    )


def _compass(view: View, seat: int, board: MilleGrazieBoard, say: Say) -> str:
    """What the viewer knows of a seat's compasses."""
    roads = [road_letter(road) for road in view.dials[seat] if road]
    if roads:
        return say("mille_grazie-picture-compass", roads=", ".join(roads))
    escorted = seat == view.noble and view.roads == ROADS_ESCORTED
    return say("mille_grazie-picture-set") if view.chosen[seat] or escorted else ""


def _orders(view: View, where: int, board: MilleGrazieBoard) -> str:
    cards = [card for card in range(1, len(board.file.orders) + 1) if view.where[card] == where]
    return ", ".join(str(_order(card, board)["order"]) for card in cards)


def _ways(view: View, board: MilleGrazieBoard, say: Say) -> Iterator[str]:
    """The roads from the noble's city, as far as he has not used them."""
    city = view.cities[view.noble]
    if not city or view.phase == OVER:
        return
    here = board.city(city)
    ways = [road for road in board.file.roads if here in (road.a, road.b) and not view.used[road_number(road.letter)]]
    texts = [_to(road, road.b if road.a == here else road.a, say) for road in ways]
    yield say("mille_grazie-picture-ways", city=here, ways=", ".join(texts) or "–")


def _to(road: Road, city: str, say: Say) -> str:
    return say("mille_grazie-picture-way", letter=road.letter, city=city, colour=road.colour)
