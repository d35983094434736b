"""Notation, sentences, offers, explanations and the table for the terminal."""

import random
import re
from pathlib import Path

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.texts import at_the_table
from nascondino.games import load
from nascondino.games.inkognito import state, words
from nascondino.games.inkognito.info import INFO
from nascondino.parts.notation import NotationError
from nascondino.puzzles import asked
from nascondino.testing.catalogues import spoken
from nascondino.testing.plain_records import plain_record

INKOGNITO = load("inkognito")
BOARD = INKOGNITO.board()
WORDS = Path(words.__file__)


def event(kind, **fields):
    return plain_record(state.Event, kind=kind, **fields)


VALUES = {"figure": 1, "to": 2, "place": 3, "card": 2, "other": 7, "number": 1, "choice": 9, "reason": 1, "which": 1}


def every_event():
    """Each kind as those perceive it who see all, and as the others do."""
    for kind, fields in enumerate(state.EVENTS.values(), 1):
        for change in ({}, {"which": 2}, {"reason": 2}, {"card": 0, "other": 0, "place": 0, "choice": 0}):
            values = VALUES | change if kind not in (state.WENT, state.MET, state.TURNED_UP) else VALUES
            yield event(kind, **{name: values[name] for name in fields})
    yield event(state.LOOKED, figure=1, which=2)
    for choice in range(state.PAIRS_FROM + 1, state.DEALS_FROM + 1):
        yield event(state.CHOSEN, figure=1, choice=choice)


def every_offer():
    view = plain_record(state.View)
    view.identity[1], view.fragment[1] = 2, 7
    for action in range(1, state.DEALS_FROM + 1):
        for view.phase in (state.LAYING, state.PLAYING):
            yield from load("inkognito").in_words(words.facts(action, words.situation(view, BOARD), BOARD), BOARD)[:2]


def believing(why=0, who=1, what=0, possible=False):
    belief = state.Belief.array(1)[0]
    belief.known.ambassador = state.AMBASSADOR
    belief.possible[5], belief.why[5], belief.who[5], belief.what[5] = possible, why, who, what
    return belief


def every_explanation():
    yield words.explain(believing(possible=True), 0, 5, BOARD)
    for why in state.EXCLUSIONS:
        yield words.explain(believing(why, what=3), 0, 5, BOARD)


def every_doubt():
    """In which one deal is left, and what excluded all others."""
    for why in state.EXCLUSIONS:
        belief = believing()
        belief.why[:], belief.who[:], belief.what[:] = why, 1, 3
        belief.known.phase, belief.possible[576] = state.PLAYING, True
        for doubt in words.doubts(belief, BOARD):
            yield doubt.under
            yield doubt.about
            yield asked(doubt)
            yield from (case.why for case in doubt.cases if case.why)


def every_message():
    yield from (words.sentence(event, BOARD) for event in every_event())
    yield from every_explanation()
    yield from every_doubt()
    yield from every_offer()
    yield from ((message, {}) for message in at_the_table(INFO))
    yield from (figure.name for figure in words.figures(full_view(), BOARD))
    yield words.subject(0, 4)
    yield from every_name()


def every_name():
    for figure in range(state.FIGURES):
        yield "inkognito-name", {"figure": words.name(figure)}
        yield "inkognito-name-to", {"to": words.name(figure)}
    for card in words.CARD_WORDS[1:]:
        yield "inkognito-card", {"card": card}
        yield "inkognito-card-other", {"other": card}


def full_view():
    """Three players, the fictitious agent and the Ambassador, each at the place after its number; a place is laid."""
    view = plain_record(state.View)
    view.players, view.ambassador, view.laid = 3, state.AMBASSADOR, 1
    view.here[:] = 1, 2, 3, 4, 5
    return view


def in_the_picture():
    """Those named in full, and those put together from a column or the state of the match."""
    named = set(re.findall(r'"(inkognito-picture-\w+)"', WORDS.read_text(encoding="utf-8")))
    parts = ("figure", "points", "here", "hand", "over", "round", "dealing")
    return named | {f"inkognito-picture-{part}" for part in parts}


def test_everything_can_be_said_and_nothing_is_left_over():
    used = set()
    for message in every_message():
        used.add(message[0])

        assert INKOGNITO.say(message)

    assert set(spoken(INKOGNITO)) == used | in_the_picture()


def test_figures_and_cards_are_named_by_the_language():
    names = [INKOGNITO.say(message) for message in every_name()]

    assert names[::2] == names[1::2]
    assert ["Azure", "Yellow", "Green", "Pink", "Black"] == names[:10:2]
    assert ["Lord Fiddlebottom", "Colonel Bubble", "Madame Zsa Zsa", "Agent X", "52", "11", "0", "29"] == names[10::2]


CHOICES = {
    "show bubble 0": "to show Colonel Bubble and 0",
    "black fragment": "to show the black fragment",
    "look identity": "to look to see who the fictitious agent is",
    "ask green": "to ask Green for a black card",
    "nothing": "to do nothing",
    "call 52-11-0-29": "to call 52-11-0-29",
}


@pytest.mark.parametrize("chosen", CHOICES)
def test_ones_own_choice_is_told_in_words(chosen):
    told = event(state.CHOSEN, figure=1, choice=words.parse(chosen, 1))

    assert f"Yellow has decided: {CHOICES[chosen]}." == INKOGNITO.say(words.sentence(told, BOARD))


def test_every_exclusion_has_a_message():
    assert set(state.EXCLUSIONS) == set(words.EXCLUDED)


def test_every_action_has_a_notation_that_comes_back():
    for action in words.NOTATIONS:
        seat = CHANCE if action > state.DEALS_FROM else 0

        assert action == words.parse(words.notation(action, seat), seat)


def marks(view):
    return {figure.mark: (figure.spot, figure.seat) for figure in words.figures(view, BOARD)}


def test_who_has_gone_somewhere_is_there(stage):
    scene = stage().go("rialto marco")

    assert {"A": (2, 0), "Y": (1, 1)} == marks(scene.match.plain_view(3)) == marks(scene.match.plain_view(None))

    scene.go("rialto salute marco")

    assert {"A": (2, 0), "Y": (1, 1), "G": (2, 2), "P": (4, 3), "B": (1, None)} == marks(scene.match.plain_view(None))


def test_a_place_laid_face_down_is_seen_by_the_ambassador_only(stage):
    scene = stage(players=5).go("salute")

    assert {"?": (4, 4)} == marks(scene.match.plain_view(4))
    assert {} == marks(scene.match.plain_view(0)) == marks(scene.match.plain_view(None))


def test_a_figure_is_called_by_its_colour_and_what_it_is():
    said = [INKOGNITO.say(figure.name) for figure in words.figures(full_view(), BOARD)]

    assert "Azure" == said[0]
    assert ["Pink, the fictitious agent", "Black, the Ambassador", "your place, face down"] == said[3:]


def test_a_place_is_chosen_where_it_lies_and_nothing_else_is_anywhere():
    view = plain_record(state.View)
    actions = range(1, state.DEALS_FROM + 1)
    situation = words.situation(view, BOARD)
    offered = [words.facts(action, situation, BOARD) for action in actions]
    spots = [load("inkognito").in_words(facts, BOARD).spot for facts in offered]

    assert [1, 2, 3, 4, 5] + [0] * (len(actions) - 5) == spots


def test_an_explanation_says_possible_where_the_belief_does():
    match = Match(INKOGNITO.setup(4), seed=bytes(32))
    chance = random.Random(1)
    belief = Belief(match.chair(1))
    for _ in range(30):
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice([action for action in match.legal(seat) if action <= state.NOTHING]))
        belief.update(match.seen(1))
        told = [words.explain(belief.record[0], 0, n, BOARD) for n in range(1, state.WORLDS)]
        said = [n for n, message in enumerate(told, 1) if message[0] == "inkognito-possible"]

        assert belief.possible() == said
        assert all(INKOGNITO.say(message) for message in told)


def test_why_a_deal_is_excluded_is_said_with_the_cards(stage):
    scene = stage().round("rialto rialto marco giorgio", "sospiri").play("azure: show bubble 0")
    belief = scene.play("yellow: show fiddlebottom 11").belief(0)
    deals = [words.value(0, world, BOARD) for world in range(state.WORLDS)]
    neither = next(n for n, deal in enumerate(deals) if " bubble 11, zsazsa 52" in deal[:30])

    said = INKOGNITO.say(words.explain(belief.record[0], 0, neither, BOARD))

    assert said.startswith("Yellow showed Lord Fiddlebottom and 11, of which exactly one is true. None would be in ")


def test_the_picture_shows_ones_own_black_cards_only(stage):
    scene = stage().round("rialto rialto marco giorgio", "sospiri")
    mine = words.picture(scene.match.plain_view(0), BOARD)

    assert "Azure (Colonel Bubble, 11)" in mine
    assert "Fiddlebottom" not in mine
    assert "Bubble" not in words.picture(scene.match.plain_view(None), BOARD)
    assert "Black (the Ambassador)" in mine


def test_the_true_card_of_a_pair_is_offered_first(stage):
    scene = stage().round("rialto rialto marco giorgio", "sospiri")
    shown = [action for action in scene.match.legal(0) if action < state.SHOW_IDENTITY]
    offered = [words.facts(action, words.situation(scene.match.plain_view(0), BOARD), BOARD) for action in shown]

    assert {("show", state.BUBBLE), ("show", state.FRAGMENT_11)} == {(kind, values[0]) for kind, values in offered}
    assert {"bubble", "11"} == {load("inkognito").in_words(facts, BOARD).text[1]["card"] for facts in offered}


@pytest.mark.parametrize("world", [-1, 0, 577])
def test_a_deal_that_is_not_there_cannot_be_explained(world):
    with pytest.raises(ValueError, match="there is no deal"):
        words.explain(believing(), 0, world, BOARD)


BAD = ["", "place", "place 0", "place 6", "place 01", " place 1", "Place 1", "show bubble", "show 0 bubble",
       "ask violet", "call 52", "call 52-11-0", "call 5211029", "deal bubble", "start azure", "nothing at all",
       "black card"]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(NotationError):
        words.parse(text, 1)


@pytest.mark.parametrize("text", ["nothing", "ask azure", "show bubble 0", "call 52-11-0-29", "deal", "deal 12"])
def test_chance_only_deals_draws_and_turns_up(text):
    with pytest.raises(NotationError):
        words.parse(text, CHANCE)
