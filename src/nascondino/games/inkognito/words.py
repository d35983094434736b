"""Inkognito, the card game, in words: the notation of actions, sentences for events, the table for the terminal.

Figures are called by their colours (I-1, I-4): azure, yellow, green, pink, and black for the fifth, whoever plays it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from nascondino.engine.contract import CHANCE, Case, Doubt, Facts, Figure, Message
from nascondino.engine.texts import LANGUAGE, catalogue
from nascondino.parts.boards import title_in
from nascondino.parts.notation import not_an_action

from .beliefs import agent_of, fragment_in, identity_in
from .board import InkognitoBoard, called
from .info import INFO
from .rules.cards import high_card, low_card
from .rules.figures import is_fictitious, is_player, nth_agent
from .state import (
    ACTIONS,
    AGENTS,
    ANSWERED,
    ASKS_FROM,
    BLACK_CARD_SAYS_NO,
    CALLED,
    CALLS_FROM,
    CARD_WORDS,
    CARDS,
    CHOSEN,
    COLOURS,
    CONFIDED,
    DEALING,
    DEALS_FROM,
    DEALT,
    DEALT_TO_ME,
    DRAWING,
    ENDED,
    EVENTS,
    FIGURES,
    FRAGMENT,
    FRAGMENTS,
    GAME_ENDED,
    IDENTITIES,
    IDENTITY,
    LAID,
    LAYING,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    LOOKED,
    NOTHING,
    OVER,
    PAIR_SAYS_NO,
    PAIRS,
    PAIRS_FROM,
    PLACES,
    SERIES,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    SHOWED,
    STARTS_FROM,
    TURNED_UP_OTHERWISE,
    WORLDS,
    Event,
    View,
)

LOCALE = Path(__file__).parent / "locale"

Say = Callable[..., str]
Arguments = dict[str, str | int]


def _cards(card: int, other: int) -> Arguments:
    return {"card": CARD_WORDS[card], "other": CARD_WORDS[other]}


def _both(pair: int) -> Arguments:
    return _cards(low_card(pair), high_card(pair))


NOTATIONS: dict[int, str] = {
    **{place: f"place {place}" for place in range(1, PLACES)},
    **{PAIRS_FROM + pair: "show {card} {other}".format(**_both(pair)) for pair in range(1, PAIRS)},
    SHOW_IDENTITY: "black identity",
    SHOW_FRAGMENT: "black fragment",
    LOOK_IDENTITY: "look identity",
    LOOK_FRAGMENT: "look fragment",
    **{ASKS_FROM + figure: f"ask {colour}" for figure, colour in enumerate(COLOURS)},
    NOTHING: "nothing",
    **{action: f"call {called(action - CALLS_FROM)}" for action in range(CALLS_FROM + 1, DEALS_FROM + 1)},
    **{DEALS_FROM + card: f"deal {CARD_WORDS[card]}" for card in (*IDENTITIES, *FRAGMENTS)},
    **{STARTS_FROM + figure: f"start {colour}" for figure, colour in enumerate(COLOURS)},
}
NUMBERS_OF = {text: action for action, text in NOTATIONS.items()}


def notation(action: int, seat: int) -> str:
    """`start azure` · `deal bubble` · `place 3` · `show bubble 0` · `ask pink` · `nothing` · `call 52-11-0-29`."""
    return NOTATIONS[action]


def parse(text: str, seat: int) -> int:
    """The action that a notation stands for."""
    action = NUMBERS_OF.get(text, ACTIONS)
    if action == ACTIONS or (action >= PLACES and (action > DEALS_FROM) != (seat == CHANCE)):
        examples = "'deal bubble' or 'place 3'" if seat == CHANCE else "'place 3' or 'show bubble 0'"
        raise not_an_action(text, examples)
    return action


def spoken(action: int, seat: int, board: InkognitoBoard) -> str:
    """As the notation, but with the board's places: `place Rialto`."""
    return f"place {place_name(action, board)}" if action < PLACES else notation(action, seat)


def spellings(action: int) -> list[str]:
    """A pair may be typed in any order: in the list the true card comes first, in the notation it may be the second."""
    if not PAIRS_FROM < action < SHOW_IDENTITY:
        return []
    return ["show {other} {card}".format(**_both(action - PAIRS_FROM))]


def place_name(place: int, board: InkognitoBoard) -> str:
    return board.file.places[place - 1].name


def name(figure: int) -> str:
    """The word for it in messages, which turn it into a colour of their language."""
    return COLOURS[figure]


# A list of actions to choose from.


class Situation(NamedTuple):
    lays: bool  # whether a place is for a card; else one goes there
    true_cards: frozenset[int]  # those equal to a black card that the view shows


def situation(view: View, board: InkognitoBoard) -> Situation:
    return Situation(view.phase == LAYING, frozenset((*view.identity, *view.fragment)))


def facts(action: int, situation: Situation, board: InkognitoBoard) -> Facts:
    if action < PLACES:
        return Facts("lay" if situation.lays else "go", (action,))
    if action < SHOW_IDENTITY:
        return Facts("show", _true_first(action - PAIRS_FROM, situation.true_cards))
    if action <= SHOW_FRAGMENT:
        return Facts("black", (IDENTITY if action == SHOW_IDENTITY else FRAGMENT,))
    if action <= LOOK_FRAGMENT:
        return Facts("look", (IDENTITY if action == LOOK_IDENTITY else FRAGMENT,))
    if action < NOTHING:
        return Facts("ask", (action - ASKS_FROM,))
    return Facts("nothing") if action == NOTHING else Facts("call", (action - CALLS_FROM,))


def _true_first(pair: int, true_cards: AbstractSet[int]) -> tuple[int, int]:
    """Both cards of a pair, first the one that is true (I-8)."""
    low, high = low_card(pair), high_card(pair)
    return (high, low) if high in true_cards and low not in true_cards else (low, high)


# The face: who stands on the picture of the table, and where an action can be chosen.

FACE_DOWN = "?"


def figures(view: View, board: InkognitoBoard) -> list[Figure]:
    """Who is where this round, marked as notations begin; and where the viewer, as the Ambassador, laid a place."""
    standing = [_figure(view, figure) for figure in range(FIGURES) if view.here[figure]]
    if view.laid:
        standing.append(Figure(view.laid, FACE_DOWN, view.ambassador, ("inkognito-figure-laid", {})))
    return standing


def _figure(view: View, figure: int) -> Figure:
    role = "ambassador" if figure == view.ambassador else "fictitious" if is_fictitious(view, figure) else "agent"
    arguments: Arguments = {"figure": COLOURS[figure], "role": role}
    seat = figure if is_player(view, figure) else None
    return Figure(view.here[figure], COLOURS[figure][0].upper(), seat, ("inkognito-figure", arguments))


# Sentences.


def sentence(event: Event, board: InkognitoBoard) -> Message:
    """What happened, as the perceived event tells it: what is hidden makes another message."""
    arguments: Arguments = {"figure": name(event.figure), "to": name(event.to), "number": event.number}
    if event.place:
        arguments["place"] = place_name(event.place, board)
    if event.card:
        arguments |= _cards(event.card, event.other)
    if event.choice:
        arguments |= _choice(event.choice)
    if event.kind == CALLED:
        arguments["called"] = called(event.number)
    return "-".join(("inkognito", tuple(EVENTS)[event.kind - 1], *_variant(event))), arguments


def _choice(action: int) -> Arguments:
    """What was chosen at a meeting: its kind, and with what."""
    if action < SHOW_IDENTITY:
        return {"choice": "show", **_both(action - PAIRS_FROM)}
    if action < ASKS_FROM or action == NOTHING:
        return {"choice": NOTATIONS[action].replace(" ", "-")}
    if action < NOTHING:
        return {"choice": "ask", "to": name(action - ASKS_FROM)}
    return {"choice": "call", "called": called(action - CALLS_FROM)}


def _variant(event: Event) -> Iterator[str]:
    if event.kind == LOOKED:
        yield "identity" if event.which == IDENTITY else "fragment"
    if event.kind in (DEALT, SHOWED, CONFIDED, ANSWERED, LOOKED) and not event.card:
        yield "hidden"
    if (event.kind == LAID and not event.place) or (event.kind == CHOSEN and not event.choice):
        yield "hidden"
    if event.kind in (GAME_ENDED, ENDED):
        yield INFO.reasons[event.reason - 1]


# The secret.


EXCLUDED = {
    DEALT_TO_ME: "dealt-otherwise",
    PAIR_SAYS_NO: "pair-says-no",
    BLACK_CARD_SAYS_NO: "black-card-says-no",
    TURNED_UP_OTHERWISE: "turned-up-otherwise",
}


def subject(which: int, players: int) -> Message:
    """The only secret is how the black cards are dealt."""
    return "inkognito-secret", {}


def value(which: int, world: int, board: InkognitoBoard) -> str:
    """The number of a deal, and what the four agents hold, in the order of the seats and as notations write it."""
    if world == 0:
        return "0 –"
    held = (f"{CARD_WORDS[identity_in(world, i)]} {CARD_WORDS[fragment_in(world, i)]}" for i in range(AGENTS))
    return f"{world} {', '.join(held)}"


def explain(belief: Any, which: int, world: int, board: InkognitoBoard) -> Message:
    """Why the black cards cannot be dealt so, or that they can."""
    if not 1 <= world < WORLDS:
        raise ValueError(f"there is no deal {world}; they are numbered from 1 to {WORLDS - 1}")
    arguments: Arguments = {"deal": value(which, world, board)}
    if belief.possible[world]:
        return "inkognito-possible", arguments
    why, figure, what = int(belief.why[world]), int(belief.who[world]), int(belief.what[world])
    arguments["figure"] = name(figure)
    if why == PAIR_SAYS_NO:
        arguments |= _both(what)
        arguments["true"] = _true_ones(belief, world, figure, what)
    else:
        arguments["card"] = CARD_WORDS[what]
    return f"inkognito-{EXCLUDED[why]}", arguments


def _true_ones(belief: Any, world: int, figure: int, pair: int) -> int:
    """How many cards of a pair would be true in a deal that the pair excludes: none, or both."""
    agent = agent_of(belief.known, figure)
    return len({low_card(pair), high_card(pair)} & {identity_in(world, agent), fragment_in(world, agent)})


def doubts(belief: Any, board: InkognitoBoard) -> list[Doubt]:
    """Who is who, and who holds which fragment: of the deals that are possible, every one counts alike."""
    if belief.known.phase in (DRAWING, DEALING):
        return []
    return [
        _doubt(belief, heading, agent, cards)
        for heading, cards in (("who", IDENTITIES), ("fragments", FRAGMENTS))
        for agent in range(AGENTS)
    ]


def _doubt(belief: Any, heading: str, agent: int, cards: tuple[int, ...]) -> Doubt:
    figure = name(nth_agent(belief.known, agent))
    cases = [_case(belief, card, holding()[agent, card]) for card in cards]
    return Doubt((f"inkognito-doubt-{heading}", {}), ("inkognito-name", {"figure": figure}), cases)


def _case(belief: Any, card: int, worlds: Any) -> Case:
    """That somebody holds a card: in so many of the possible worlds; or else what took the last such world."""
    share = float(belief.possible[worlds].sum() / belief.possible[1:].sum())
    called: Message = ("inkognito-card", {"card": CARD_WORDS[card]})
    if share:
        return Case(called, 0, share)
    last = int(worlds[belief.since[worlds].argmax()])
    return Case(called, 0, 0.0, _what_told(belief, last), int(belief.since[last]))


def _what_told(belief: Any, world: int) -> Message:
    why, figure, what = int(belief.why[world]), int(belief.who[world]), int(belief.what[world])
    cards = _both(what) if why == PAIR_SAYS_NO else {"card": CARD_WORDS[what]}
    return f"inkognito-doubt-{EXCLUDED[why]}", {"figure": name(figure), **cards}


@functools.cache
def holding() -> dict[tuple[int, int], Any]:
    """By agent and card, the worlds in which that agent holds that card."""
    every = range(1, WORLDS)
    held = {(w, i): (identity_in(w, i), fragment_in(w, i)) for w in every for i in range(AGENTS)}
    return {
        (agent, card): np.array([world for world in every if card in held[world, agent]])
        for agent in range(AGENTS)
        for card in range(1, CARDS)
    }


# The table on a terminal.


def picture(view: View, board: InkognitoBoard, language: str = LANGUAGE) -> str:
    """A row for each figure: its points, what is known of it, where it is, and which places it still has."""
    say, title = catalogue(LOCALE, language).say, title_in(board.file, LOCALE, language)
    rows = [(*(say(f"inkognito-picture-{column}") for column in ("figure", "points", "here", "hand")),)]
    rows += [_row(view, figure, board, say) for figure in range(FIGURES)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join([_headline(view, title, say), *(f"  {line}".rstrip() for line in lines), *_sheet(view, say)])


def _headline(view: View, title: str, say: Say) -> str:
    if view.phase == DRAWING:
        return say("inkognito-picture-drawing", board=title)
    arguments: Arguments = {"board": title, "game": view.games, "round": view.rounds, "rounds": SERIES}
    kind = "over" if view.phase == OVER else "round" if view.rounds else "dealing"
    return say(f"inkognito-picture-{kind}", **arguments, figure=name(view.starter))


def _row(view: View, figure: int, board: InkognitoBoard, say: Say) -> tuple[str, ...]:
    places = [place_name(place, board) for place in range(1, PLACES) if view.hand[figure][place]]
    here = view.here[figure]
    points = str(view.points[figure]) if is_player(view, figure) else ""
    return _who(view, figure, say), points, place_name(here, board) if here else "", ", ".join(places)


def _who(view: View, figure: int, say: Say) -> str:
    if figure == view.ambassador:
        return say("inkognito-picture-ambassador", figure=name(figure))
    if view.identity[figure]:
        held = _cards(view.identity[figure], view.fragment[figure])
        return say("inkognito-picture-known", figure=name(figure), **held)
    known_as = "inkognito-picture-fictitious" if is_fictitious(view, figure) else "inkognito-name"
    return say(known_as, figure=name(figure))


def _sheet(view: View, say: Say) -> Iterator[str]:
    """I-13: which pairs the seat has shown to whom."""
    for figure in range(FIGURES):
        pairs = [pair for pair in range(1, PAIRS) if view.shown[figure][pair]]
        if pairs:
            told = ", ".join(say("inkognito-offer-pair", **_both(pair)) for pair in pairs)
            yield say("inkognito-picture-shown", figure=name(figure), pairs=told)
