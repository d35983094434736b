"""Mille Grazie in words: the notation of actions, sentences for events, a board for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from nascondino.engine.contract import CHANCE, Case, Doubt, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue, seat_number
from nascondino.parts.boards import title_in
from nascondino.parts.notation import NotationError

from .beliefs import compasses, excluded, owner_of, slot_of, why_not
from .board import MilleGrazieBoard, letter, number
from .board_file import Road
from .drawing import FIELD_SPOTS, ROAD_SPOTS
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
)

ALONE_WORD, ESCORT_WORD, LEAVE_WORD, TAKE_WORD, SWAP_WORD = "alone", "escort", "leave", "take", "swap"
CARD_WORD, NOBLE_WORD = "card", "noble"
LOCALE = Path(__file__).parent / "locale"

Say = Callable[..., str]
Facts = dict[str, str | int]


def notation(action: int, seat: int) -> str:
    """`noble 1` · `card 17` · `F` · `F X`, a pair · `alone` · `escort F` · `leave` · `take` · `swap 17`."""
    if seat == CHANCE:
        return f"{NOBLE_WORD} {action - SEATS_FROM}" if action >= SEATS_FROM else f"{CARD_WORD} {action - CARDS_FROM}"
    if action <= PAIRS_FROM:
        return letter(action)
    if action < ALONE:
        return f"{letter(low_of(action))} {letter(high_of(action))}"
    if action in SINGLE_WORDS:
        return SINGLE_WORDS[action]
    if action < LEAVE:
        return f"{ESCORT_WORD} {letter(action - ESCORTS_FROM)}"
    return f"{SWAP_WORD} {action - SWAPS_FROM}"


SINGLE_WORDS = {ALONE: ALONE_WORD, LEAVE: LEAVE_WORD, TAKE: TAKE_WORD}


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    read = _chance if seat == CHANCE else _choice
    action = read(text.split(" "))
    if action is None:
        raise NotationError(f"'{text}' is not an action of this game; actions look like 'F', 'escort F' or 'take'")
    return action


def _chance(parts: list[str]) -> int | None:
    match parts:
        case ["noble", seat] if seat == "0" or _is_number(seat, SEATS - 1):
            return SEATS_FROM + int(seat)
        case ["card", card] if _is_number(card, CARDS - 1):
            return CARDS_FROM + int(card)
    return None


def _choice(parts: list[str]) -> int | None:
    match parts:
        case [word] if word in SINGLE_WORDS.values():
            return next(action for action, known in SINGLE_WORDS.items() if known == word)
        case [road] if _is_letter(road):
            return number(road)
        case ["escort", road] if _is_letter(road):
            return ESCORTS_FROM + number(road)
        case ["swap", card] if _is_number(card, CARDS - 1):
            return SWAPS_FROM + int(card)
        case [low, high] if _is_letter(low) and _is_letter(high) and low < high:
            return pair(number(low), number(high))
    return None


def _is_letter(text: str) -> bool:
    return len(text) == 1 and "A" <= text <= "Z"


def _is_number(text: str, most: int) -> bool:
    """Written as it should be: no sign, no zeros before it, and never so long that int refuses."""
    return text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= len(str(most)) and int(text) <= most


def spoken(action: int, seat: int, board: MilleGrazieBoard) -> str:
    """As the notation, but cards by what is written on them: `swap Milano-Genova`."""
    if seat == CHANCE or not SWAPS_FROM < action <= CARDS_FROM:
        return notation(action, seat)
    return f"{SWAP_WORD} {_card(action - SWAPS_FROM, board)}"


def spellings(action: int) -> list[str]:
    """Two roads may be typed in any order."""
    if not PAIRS_FROM < action < ALONE:
        return []
    return [f"{letter(high_of(action))} {letter(low_of(action))}"]


def _card(card: int, board: MilleGrazieBoard) -> str:
    """`Milano-Genova`."""
    order = board.order(card)
    return f"{order.first}-{order.destination}"


def _order(card: int, board: MilleGrazieBoard) -> Facts:
    """In one phrase; and in parts, for a page that draws the card."""
    order = board.order(card)
    parts: Facts = {"first": order.first, "destination": order.destination, "worth": order.points}
    return {"order": f"{_card(card, board)} ({order.points})", **parts}


def _road(road: int, board: MilleGrazieBoard) -> str:
    """`F Via Fiorentina`."""
    return f"{letter(road)} {board.road(road).name}"


# A list of actions to choose from.


def offer(action: int, view: Any, board: MilleGrazieBoard) -> tuple[Message, Message]:
    """Roads are listed under what is done with them; an order under what may become of it."""
    if action <= PAIRS_FROM:
        heading = "wait" if view.phase == AMBUSH else "travel"
        return (_offer(heading), {}), _way(action, view, board) if heading == "travel" else _on(action, board)
    if action < ALONE:
        low, high = low_of(action), high_of(action)
        return (_offer("pair"), {"road": _road(low, board), "letter": letter(low)}), _on(high, board)
    if action <= ESCORTS_FROM + ROADS - 1:
        return (_offer("set-out"), {}), _setting_out(action, board)
    here = _order(order_in(board.record[0], view, view.cities[view.noble]), board)
    if action in (LEAVE, TAKE):
        return (_offer("order"), here), (_offer(SINGLE_WORDS[action]), {})
    return (_offer("swap"), here), (_offer("for"), _order(action - SWAPS_FROM, board))


def _offer(name: str) -> str:
    return f"mille_grazie-offer-{name}"


def _on(road: int, board: MilleGrazieBoard) -> Message:
    ends = board.road(road)
    facts: Facts = {"road": _road(road, board), "letter": ends.letter}
    return _offer("on"), facts | {"a": ends.a, "b": ends.b, "colour": ends.colour}


def _setting_out(action: int, board: MilleGrazieBoard) -> Message:
    if action == ALONE:
        return _offer("alone"), {}
    return _offer("guarding"), _on(action - ESCORTS_FROM, board)[1]


def _way(road: int, view: Any, board: MilleGrazieBoard) -> Message:
    ends, here = board.road(road), board.city(view.cities[view.noble])
    city = ends.b if ends.a == here else ends.a
    return _offer("to"), {"road": _road(road, board), "letter": ends.letter, "city": city, "colour": ends.colour}


# The face: what lies and stands on the picture of the map, and where an action can be chosen.


def spot(action: int, view: Any, board: MilleGrazieBoard) -> int:
    """The road that is waited on, guarded or travelled; the field of the order in question. Pairs are two roads: 0."""
    if action <= PAIRS_FROM:
        return ROAD_SPOTS + action
    if ESCORTS_FROM < action < LEAVE:
        return ROAD_SPOTS + action - ESCORTS_FROM
    if LEAVE <= action <= CARDS_FROM:
        return FIELD_SPOTS + int(view.cities[view.noble])
    return 0


def figures(view: Any, board: MilleGrazieBoard) -> list[Figure]:
    """The coaches, marked by their seats; compasses that the view shows; and the orders, by what they are worth."""
    seats = range(view.players)
    return [
        *(_coach(view, seat) for seat in seats if view.cities[seat]),
        *(_waiting(view, seat, int(road)) for seat in seats for road in view.dials[seat] if road),
        *(_waiting_order(card, board) for card in range(1, board.record[0].cards + 1) if view.where[card] == MAP),
    ]


def _coach(view: Any, seat: int) -> Figure:
    name = "mille_grazie-figure-noble" if seat == view.noble else "mille_grazie-figure-coach"
    return Figure(int(view.cities[seat]), str(seat_number(seat)), seat, (name, {"seat": seat}))


def _waiting(view: Any, seat: int, road: int) -> Figure:
    name = "mille_grazie-figure-escort" if seat == view.noble else "mille_grazie-figure-brigand"
    return Figure(ROAD_SPOTS + road, str(seat_number(seat)), seat, (name, {"seat": seat}))


def _waiting_order(card: int, board: MilleGrazieBoard) -> Figure:
    field = FIELD_SPOTS + int(board.record[0].first[card])
    return Figure(field, str(board.order(card).points), None, ("mille_grazie-figure-order", _order(card, board)))


# Sentences.


def sentence(event: Any, board: MilleGrazieBoard) -> Message:
    """What happened, as the perceived event tells it: a hidden road makes another message."""
    name = tuple(EVENTS)[event.kind - 1]
    facts: Facts = {}
    if "seat" in EVENTS[name]:
        facts["seat"] = int(event.seat)
    if event.number:
        facts["number"] = int(event.number)
    if event.city:
        facts["city"] = board.city(event.city)
    if event.card:
        facts |= _order(event.card, board)
    if event.road:
        facts["road"] = _road(event.road, board)
    if event.other:
        facts["other"] = _road(event.other, board)
    return "-".join(("mille_grazie", name, *_variant(event))), facts


def _variant(event: Any) -> Iterator[str]:
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
    return _road(road, board) if road else "–"


def explain(belief: Any, which: int, road: int, board: MilleGrazieBoard) -> Message:
    """Why a compass cannot be set to a road (by its number, A is 1), or that it can."""
    if not 1 <= road < ROADS:
        raise NotationError(f"roads are numbered by their letters, from 1 for A to {ROADS - 1} for Z; none is {road}")
    why = int(why_not(board.record[0], belief, which, road))
    facts: Facts = {"seat": int(owner_of(belief.public, which)), "letter": letter(road)}
    if why != NO_ROAD and road in {number(known.letter) for known in board.file.roads}:
        facts["road"] = _road(road, board)
    if why == KNOWN:
        facts["elsewhere"] = _road(_known(belief, which), board)
    return f"mille_grazie-{EXCLUDED[why] if why else 'possible'}", facts


def _known(belief: Any, which: int) -> int:
    return compass(belief.public, owner_of(belief.public, which), slot_of(belief.public, which))


def doubts(belief: Any, board: MilleGrazieBoard) -> list[Doubt]:
    """Where the others wait, or what their escort guards: every road that may be is as likely as any other."""
    others = [seat for seat in range(belief.public.players) if seat + 1 != belief.chair]
    return [_doubt(belief, seat, board) for seat in others if belief.chosen[seat]]


def _doubt(belief: Any, seat: int, board: MilleGrazieBoard) -> Doubt:
    name = "mille_grazie-figure-escort" if seat == belief.public.noble else "mille_grazie-figure-brigand"
    shares = _shares(belief, seat, [number(road.letter) for road in board.file.roads])
    cases = [_case(belief, seat, road, share, board) for road, share in shares.items()]
    return Doubt(("mille_grazie-doubt", {}), (name, {"seat": seat}), cases)


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
    facts: Facts = {"seat": seat, "road": _road(road, board)}
    if not belief.may[seat][road]:
        return f"mille_grazie-{EXCLUDED[excluded(belief.public, seat, road)]}", facts
    facts["elsewhere"] = " + ".join(_road(int(road), board) for road in belief.public.dials[seat] if road)
    return f"mille_grazie-{EXCLUDED[KNOWN]}", facts


# A picture for the terminal.


def picture(view: Any, board: MilleGrazieBoard, language: str = LANGUAGE) -> str:
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


def _headline(view: Any, title: str, say: Say) -> str:
    facts: Facts = {"board": title, "seat": int(view.noble), "goal": GOAL}
    facts |= {"travelled": int(view.travelled), "roads": int(view.roads)}
    return say(f"mille_grazie-picture-{MOMENTS[int(view.phase)]}", **facts)


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


def _seat_row(view: Any, seat: int, board: MilleGrazieBoard, say: Say) -> tuple[str, ...]:
    name = "mille_grazie-picture-noble" if seat == view.noble else "mille_grazie-picture-brigand"
    city = int(view.cities[seat])
    return (
        say(name, seat=seat),
        say("mille_grazie-picture-points", points=int(view.points[seat])),
        board.city(city) if city else "",
        _compass(view, seat, board, say),
        _orders(view, HELD + seat, board),
    )


def _compass(view: Any, seat: int, board: MilleGrazieBoard, say: Say) -> str:
    """What the viewer knows of a seat's compasses."""
    roads = [letter(int(road)) for road in view.dials[seat] if road]
    if roads:
        return say("mille_grazie-picture-compass", roads=", ".join(roads))
    escorted = seat == view.noble and view.roads == ROADS_ESCORTED
    return say("mille_grazie-picture-set") if view.chosen[seat] or escorted else ""


def _orders(view: Any, where: int, board: MilleGrazieBoard) -> str:
    cards = [card for card in range(1, len(board.file.orders) + 1) if view.where[card] == where]
    return ", ".join(str(_order(card, board)["order"]) for card in cards)


def _ways(view: Any, board: MilleGrazieBoard, say: Say) -> Iterator[str]:
    """The roads from the noble's city, as far as he has not used them."""
    city = int(view.cities[view.noble])
    if not city or view.phase == OVER:
        return
    here = board.city(city)
    ways = [road for road in board.file.roads if here in (road.a, road.b) and not view.used[number(road.letter)]]
    texts = [_to(road, road.b if road.a == here else road.a, say) for road in ways]
    yield say("mille_grazie-picture-ways", city=here, ways=", ".join(texts) or "–")


def _to(road: Road, city: str, say: Say) -> str:
    return say("mille_grazie-picture-way", letter=road.letter, city=city, colour=road.colour)
