"""Every event, exclusion and offer has its words, and no words are left over."""

import itertools
import random
import re
from pathlib import Path

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE, Facts
from nascondino.engine.match import Match
from nascondino.engine.texts import TextError, at_the_table, catalogue
from nascondino.games import folder, load
from nascondino.games.mille_grazie import questions, state, words
from nascondino.games.mille_grazie.info import INFO
from nascondino.puzzles import asked
from nascondino.testing.catalogues import parts, spoken
from nascondino.testing.plain_records import plain_record

GAME = load("mille_grazie")
BOARD = GAME.board()
WORDS = folder("mille_grazie") / "words.py"
ATLAS = folder("mille_grazie") / "atlas.py"
ENGLISH = folder("mille_grazie") / "locale" / "en.ftl"
FULL = {"seat": 1, "road": 6, "other": 0, "city": 2, "card": 5, "number": 3, "reason": 0}


def event(kind, **fields):
    return plain_record(state.Event, kind=kind, **fields)


def every_event():
    for kind, (name, fields) in enumerate(state.EVENTS.items(), 1):
        if name != "ended":
            yield event(kind, **{field: FULL[field] for field in fields})
    yield event(state.SET, seat=1, road=6, other=24)
    yield event(state.SET, seat=1)
    yield event(state.SET_OUT, seat=1, number=4, road=6)
    yield event(state.SET_OUT, seat=1, number=4)
    yield event(state.SET_OUT, seat=1, number=5)
    yield event(state.AMBUSHED, seat=1, road=6)
    yield from (event(state.ENDED, reason=reason) for reason in state.REASONS)


def played(players, seed, chair=None):
    """Moments of a random match, with what a chair believes."""
    match = Match(GAME.setup(players), chosen=True)
    chance = random.Random(seed)
    belief = Belief(match.chair(chair))
    while match.actors:
        seat = chance.choice(match.actors)
        yield match, belief, seat
        match.play(seat, chance.choice(match.legal(seat)))
        belief.update(match.seen(chair))


def every_subject(players):
    subjects = (words.subject(which, players) for which in range(len(INFO.secrets)))
    return [subject for subject in subjects if subject]


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, [f"The {which} compass of Player {seat + 1}" for which in ("first", "second") for seat in (0, 1)]),
        (3, [f"The compass of Player {seat + 1}" for seat in (0, 1, 2)]),
        (4, [f"The compass of Player {seat + 1}" for seat in (0, 1, 2, 3)]),
    ],
)
def test_only_compasses_that_there_are_are_spoken_of(players, told):
    assert told == [GAME.say(subject) for subject in every_subject(players)]


def every_message():
    yield from (words.sentence(event, BOARD) for event in every_event())
    for players in (2, 3):
        for match, belief, seat in played(players, seed=1):
            if seat != CHANCE:
                situation = words.situation(match.plain_view(seat), BOARD)
                for action in match.legal(seat)[:: 1 if players == 3 else 9]:
                    yield from load("mille_grazie").in_words(words.facts(action, situation, BOARD), BOARD)[:2]
            shown = {road for dials in match.plain_view(None).dials for road in dials if road}
            yield from every_subject(players)
            for which in range(4):
                yield from (words.explain(belief.record[0], which, road, BOARD) for road in {1, 6, 23, 24, 26} | shown)
            yield from (figure.name for figure in words.figures(match.plain_view(0), BOARD))
            yield from (doubt.under for doubt in belief.doubts())
            yield from every_question(belief.record[0])
    yield from ((message, {}) for message in at_the_table(INFO))


def every_question(belief):
    for question in questions.questions(belief, BOARD):
        yield question.under
        yield asked(question)
        yield from (case.name for case in question.cases)
        yield from (case.why for case in question.cases if case.why)


def in_the_atlas():
    return set(re.findall(r'"(mille_grazie-atlas-\w+)"', ATLAS.read_text(encoding="utf-8")))


def in_the_picture():
    text = WORDS.read_text(encoding="utf-8")
    return set(re.findall(r'"(mille_grazie-picture-[\w-]+)"', text)) | {
        f"mille_grazie-picture-{moment}" for moment in words.MOMENTS.values()
    }


def test_everything_can_be_said_and_nothing_is_left_over():
    used = set()
    for message in every_message():
        if message[0] not in used:
            assert GAME.say(message)
        used.add(message[0])

    assert set(spoken(GAME)) == used | in_the_atlas() | in_the_picture() | parts(GAME)


def test_every_kind_of_event_and_exclusion_was_tried():
    assert set(range(1, len(state.EVENTS) + 1)) == {event.kind for event in every_event()}
    assert set(state.EXCLUSIONS) == set(words.EXCLUDED)
    assert set(state.PHASES) == set(words.MOMENTS)


def test_a_missing_argument_is_an_error():
    with pytest.raises(TextError, match="mille_grazie-taken"):
        catalogue(ENGLISH.parent).say("mille_grazie-taken", seat=1)


def test_sentences_name_roads_and_orders_as_the_board_does():
    taken = event(state.TAKEN, seat=1, card=14)
    ambushed = event(state.AMBUSHED, seat=2, road=6, number=3)

    assert "Player 2 takes the order Milano-Genova (4)." == GAME.say(words.sentence(taken, BOARD))
    assert "“Mille grazie!” Player 3 was lying in wait on F Via Fiorentina and scores 3 points." == GAME.say(
        words.sentence(ambushed, BOARD)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_an_explanation_says_possible_where_the_belief_does(players):
    for _, belief, _ in itertools.islice(played(players, seed=5, chair=1), 120):
        for which in range(4):
            said = [
                road
                for road in range(1, 27)
                if words.explain(belief.record[0], which, road, BOARD)[0] == "mille_grazie-possible"
            ]
            assert said == [road for road in belief.possible(which) if road]


def test_a_hidden_compass_is_not_in_the_picture(stage):
    scene = stage(3).set_compass(1, "F")

    assert "compass F" in words.picture(scene.match.plain_view(1), BOARD)
    assert "compass set" in words.picture(scene.match.plain_view(0), BOARD)
    assert "compass F" not in words.picture(scene.match.plain_view(None), BOARD)


def marks(view):
    """What is on each spot, by the spot's name; a road's begins with Via."""
    names = {spot.number: spot.name for spot in BOARD.spots(view)}
    return [(names[figure.spot], figure.mark, figure.seat) for figure in words.figures(view, BOARD)]


def test_coaches_and_orders_are_on_the_map(stage):
    scene = stage(2, at={0: "Venezia", 1: "Milano"}, on_the_map=["Milano-Genova"])
    order = words.figures(scene.match.plain_view(None), BOARD)[-1]

    assert [("Venezia", "1", 0), ("Milano", "2", 1), ("Milano", "4", None)] == marks(scene.match.plain_view(None))
    assert "The order Milano-Genova (4)" == GAME.say(order.name)
    assert order.spot != words.figures(scene.match.plain_view(None), BOARD)[1].spot


def marks_on_roads(view):
    return [mark for mark in marks(view) if mark[0].startswith("Via")]


def test_a_compass_is_on_the_map_for_its_owner_and_for_all_once_it_was_shown(stage):
    scene = stage(3, at={0: "Venezia"}).ambush("V", "F").play("escort Q")

    assert ("Via Fiorentina", "3", 2) in marks(scene.match.plain_view(2))
    assert [] == marks_on_roads(scene.match.plain_view(None))
    assert [("Via del Quirinale", "1", 0)] == marks_on_roads(scene.match.plain_view(0))

    scene.play("V")

    assert [("Via Vittoria", "2", 1)] == marks_on_roads(scene.match.plain_view(None))


def test_a_road_or_an_order_is_chosen_where_it_is(stage):
    scene = stage(3, at={0: "Venezia"})
    names = {spot.number: spot.name for spot in BOARD.spots(None)} | {0: ""}
    roads = ("F", "escort F", "A F", "alone")
    card = next(n for n, order in enumerate(BOARD.file.orders, 1) if order.first == "Venezia")
    situation = words.situation(scene.match.plain_view(0), BOARD)
    offered = [words.facts(words.parse(text, 0), situation, BOARD) for text in roads]
    offered += [Facts("take", (card,)), Facts("leave", (card,)), Facts("swap", (card, 17))]
    spots = [load("mille_grazie").in_words(facts, BOARD).spot for facts in offered]

    assert ["Via Fiorentina", "Via Fiorentina", "", "", "Venezia", "Venezia", "Venezia"] == [names[n] for n in spots]
    assert spots[-1] != scene.match.plain_view(0).cities[0]  # the field, not the city


def test_why_it_is_excluded(stage):
    scene = stage(3, at={0: "Venezia"}).ambush("X", "V").play("escort Q", "V", "X")

    def why(chair, which, road):
        belief = Belief(scene.match.chair(chair))
        belief.update(scene.match.seen(chair))
        return GAME.say(words.explain(belief.record[0], which, road, BOARD))

    assert "The compass of Player 2 is set to X Via XXII Aprile." == why(None, 1, 22)
    assert "The noble was robbed on V Via Vittoria, so his escort guards another road." == why(2, 0, 22)
    assert "No road of this map has the letter W." == why(None, 0, 23)
    assert "The compass of Player 1 may be set to Q Via del Quirinale." == why(1, 0, 17)
    assert "That compass is not set." == why(None, 3, 22)


@pytest.mark.parametrize("road", [-1, 0, 27])
def test_a_road_that_is_not_there_cannot_be_explained(road):
    with pytest.raises(ValueError, match="numbered by their letters"):
        words.explain(state.Belief.array(1)[0], 0, road, BOARD)


BAD = ["", "f", "FF", "F F", "X F", "F  X", " F", "F ", "AA", "É", "escort", "escort f", "escort 6", "alone F",
       "take 5", "swap", "swap 0", "swap 64", "swap 05", "swap ５", "swap -1", "card 5", "noble 0", "1",
       "leave it"]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(words.NotationError):
        words.parse(text, 1)


@pytest.mark.parametrize("text", ["F", "alone", "card", "card 0", "card 64", "noble", "noble 4", "noble 00", "take"])
def test_chance_only_draws(text):
    with pytest.raises(words.NotationError):
        words.parse(text, CHANCE)


def test_the_words_are_where_they_are_looked_for():
    assert Path(words.LOCALE) == ENGLISH.parent
