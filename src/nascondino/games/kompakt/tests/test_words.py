"""Every event, exclusion and offer has its words, and no words are left over."""

import random
import re
from pathlib import Path

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.texts import at_the_table
from nascondino.games import folder, load
from nascondino.games.kompakt import state, words
from nascondino.games.kompakt.info import INFO
from nascondino.parts import station_atlas
from nascondino.puzzles import asked
from nascondino.testing.catalogues import parts, spoken
from nascondino.testing.plain_records import plain_record

KOMPAKT = load("kompakt")
BOARD = KOMPAKT.board()
WORDS = folder("kompakt") / "words.py"
ATLAS = Path(station_atlas.__file__)
ENGLISH = folder("kompakt") / "locale" / "en.ftl"


def event(kind, **fields):
    return plain_record(state.Event, kind=kind, **fields)


def every_event():
    yield event(state.DRAWN, seat=2)
    yield event(state.HAND_BEGUN, seat=0, number=1)
    yield event(state.PLACED, pawn=1, station=5)
    yield event(state.STARTED, station=5)
    yield event(state.BEGUN)
    yield event(state.FLED, station=5)
    yield event(state.DIVED, seat=0, station=5)
    yield event(state.DIVED, seat=0)
    yield event(state.SHOWN, station=5)
    yield from (event(state.MOVED, pawn=2, ticket=ticket, station=5) for ticket in state.TICKETS)
    yield event(state.SKIPPED, pawn=2)
    yield event(state.GAVE_UP, seat=0)
    yield event(state.WENT_ON, seat=1)
    yield from (event(state.HAND_ENDED, seat=0, pawn=2, reason=reason) for reason in state.REASONS)
    yield from (event(state.SCORED, seat=0, number=number) for number in (-2, 0, 1, 17))
    yield from (event(state.ENDED, reason=reason) for reason in state.REASONS)


def believing(why=0, who=0, possible=False):
    belief = state.Belief.array(1)[0]
    belief.possible[5], belief.why[5], belief.who[5] = possible, why, who
    return belief


def every_explanation():
    yield words.explain(believing(possible=True), 0, 5, BOARD)
    for why in state.EXCLUSIONS:
        yield words.explain(believing(why, 2 if why == state.VISITED else 0), 0, 5, BOARD)


def every_question():
    """When Mister X may be anywhere."""
    belief = believing()
    belief.possible[1:] = True
    yield from (asked(doubt) for doubt in words.doubts(belief, BOARD))


def every_offer():
    stations = range(1, BOARD.record[0].stations + 1)
    for phase in (state.PLACING, state.FLEE, state.SEEK):
        for action in range(state.SEATS_FROM):
            if action in (state.GIVE_UP, state.GO_ON) or words.station_of(action) in stations:
                yield from load("kompakt").in_words(words.facts(action, phase == state.PLACING, BOARD), BOARD)[:2]


def every_message():
    yield from (words.sentence(event, BOARD) for event in every_event())
    yield from every_explanation()
    yield from every_offer()
    yield from ((message, {}) for message in at_the_table(INFO))
    yield from (figure.name for figure in words.figures(plain_record(state.View, pawns=[4, 1, 2, 3]), BOARD))
    yield words.subject(0, 4)
    yield from every_question()
    yield from (("kompakt-legend", {"transport": each.id, "called": each.name}) for each in BOARD.file.transports)


def in_the_atlas():
    """Said by the map that games of stations share."""
    said = re.findall(r'"{_game\(board\)}-(atlas-\w+)"', ATLAS.read_text(encoding="utf-8"))
    return {f"kompakt-{name}" for name in said}


def in_the_picture():
    text = WORDS.read_text(encoding="utf-8")
    moments = {f"kompakt-picture-{moment}" for moment in ("drawing", "hand", "over")}
    return set(re.findall(r'"(kompakt-picture-\w+)"', text)) | moments


def test_everything_can_be_said_and_nothing_is_left_over():
    used = set()
    for message in every_message():
        used.add(message[0])

        assert KOMPAKT.say(message)

    assert set(spoken(KOMPAKT)) == used | in_the_atlas() | in_the_picture() | parts(KOMPAKT)


def test_every_kind_of_event_and_exclusion_was_tried():
    assert set(range(1, len(state.EVENTS) + 1)) == {event.kind for event in every_event()}
    assert set(state.EXCLUSIONS) == set(words.EXCLUDED)


def test_sentences_read_well():
    said = [KOMPAKT.say(words.sentence(event, BOARD)) for event in every_event()]

    assert f"Figure 2 goes by underground to {BOARD.place(5)}." in said
    assert "Player 1 scores -2 points as Mister X." in said
    assert "Player 1 scores 1 point as Mister X." in said


def test_an_explanation_says_possible_where_the_belief_does():
    match = Match(KOMPAKT.setup(3, None, {"black_tickets": 4}), seed=bytes(32))
    chance = random.Random(1)
    belief = Belief(match.chair(1))
    while match.actors:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
        belief.update(match.seen(1))
        stations = range(1, match.board.record[0].stations + 1)
        said = [n for n in stations if words.explain(belief.record[0], 0, n, match.board)[0] == "kompakt-possible"]

        assert [station for station in belief.possible() if station] == said


def test_a_noted_station_is_not_in_the_picture(stage):
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12", x=2, figures=[6, 8, 10]).play("black 3")

    assert "3 (0 black)" in words.picture(scene.match.plain_view(0), scene.match.board)
    assert "in hiding (0 black)" in words.picture(scene.match.plain_view(1), scene.match.board)


def test_the_picture_says_who_would_give_up(stage):
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12", x=2, figures=[6, 8, 10], players=3).play("to 3").say(2, "give up")

    assert "seat 2: 0, seat 3: 0 (would give up)" in words.picture(scene.match.plain_view(None), scene.match.board)


def marks(view):
    return {figure.mark: (figure.spot, figure.seat) for figure in words.figures(view, BOARD)}


def test_a_mister_x_who_is_under_is_on_the_board_in_his_own_view_only(stage):
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12", x=2, figures=[6, 8, 10])
    figures = {"1": (6, None), "2": (8, None), "3": (10, None)}

    assert {"X": (2, 0), **figures} == marks(scene.match.plain_view(1))

    scene.play("black 3")

    assert {"X": (3, 0), **figures} == marks(scene.match.plain_view(0))
    assert figures == marks(scene.match.plain_view(1)) == marks(scene.match.plain_view(None))


def test_a_move_is_chosen_at_the_station_it_leads_to():
    moves = ("to 57", "black 58", "3 bus 59", "give up", "go on")
    view = plain_record(state.View, phase=state.FLEE)
    offered = [words.facts(words.parse(text, 1), words.situation(view, BOARD), BOARD) for text in moves]

    assert [57, 58, 59, 0, 0] == [load("kompakt").in_words(facts, BOARD).spot for facts in offered]


@pytest.mark.parametrize("station", [-1, 0, 121, 5000])
def test_a_station_that_is_not_there_cannot_be_explained(station):
    with pytest.raises(ValueError, match="there is no station"):
        words.explain(believing(), 0, station, BOARD)


BAD = [
    "", "to", "to 0", "to 128", "to 007", "to  57", " to 57", "to 57 ", "To 57", "to ５", "to -1", "taxi 57",
    "0 taxi 57", "4 taxi 57", "1 black 57", "1 ferry 57", "1 taxi 57 58", "start 57", "first 0", "give", "give in",
    "go", "give up 1", "black", "black 0", "to 5.0",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(words.NotationError):
        words.parse(text, 1)


@pytest.mark.parametrize("text", ["to 57", "give up", "1 taxi 57", "start", "start 0", "start 128", "first 4", "first"])
def test_chance_only_draws_starts_and_the_first_seat(text):
    with pytest.raises(words.NotationError):
        words.parse(text, CHANCE)


def test_the_words_are_where_they_are_looked_for():
    assert Path(words.LOCALE) == ENGLISH.parent
