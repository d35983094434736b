"""Every event, exclusion and offer has its words, and no words are left over."""

import random
import re
from pathlib import Path

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.texts import TextError, at_the_table, catalogue
from nascondino.games import folder, load
from nascondino.games.venice import state, words
from nascondino.games.venice.info import INFO
from nascondino.parts import station_atlas
from nascondino.puzzles import asked
from nascondino.testing.catalogues import parts, spoken
from nascondino.testing.plain_records import plain_record

VENICE = load("venice")
WORDS = folder("venice") / "words.py"
ATLAS = Path(station_atlas.__file__)
ENGLISH = folder("venice") / "locale" / "en.ftl"
BOARDS = INFO.boards


def event(kind, **fields):
    return plain_record(state.Event, kind=kind, **fields)


def every_event():
    yield event(state.PLACED, pawn=1, station=5)
    yield event(state.HID, station=5)
    yield event(state.HID)
    yield event(state.BEGUN, number=2)
    yield event(state.DOUBLED)
    for ticket in state.TICKETS:
        yield event(state.FLED, ticket=ticket, number=4, station=5)
        yield event(state.FLED, ticket=ticket, number=4)
    yield event(state.SHOWN, number=3, station=5)
    yield from (event(state.MOVED, pawn=2, ticket=ticket, station=5) for ticket in state.ORDINARY)
    yield event(state.SKIPPED, pawn=2)
    yield from (event(state.ENDED, pawn=2, reason=reason, station=5) for reason in state.REASONS)


def every_explanation(board):
    yield words.explain(believing(possible=True), 0, 5, board)
    for why in state.EXCLUSIONS:
        whos = {state.NOT_WITHIN_REACH: state.TICKETS, state.VISITED: (1, 5)}.get(why, (0,))
        yield from (words.explain(believing(why, who, when), 0, 5, board) for who in whos for when in (0, 7))


def believing(why=0, who=0, when=0, possible=False):
    belief = state.Belief.array(1)[0]
    belief.possible[5], belief.why[5], belief.who[5], belief.when[5] = possible, why, who, when
    return belief


def every_question(board):
    """When Mister X may be anywhere."""
    belief = believing()
    belief.possible[1:] = True
    yield from (asked(doubt) for doubt in words.doubts(belief, board))


def every_offer(board):
    for action in range(INFO.actions):
        if action == state.DOUBLE or 1 <= words.station_of(action) <= board.record[0].stations:
            yield from load("venice").in_words(words.facts(action, None, board), board)[:2]


def every_message(board):
    yield from (words.sentence(event, board) for event in every_event())
    yield from every_explanation(board)
    yield from every_offer(board)
    yield from ((message, {}) for message in at_the_table(INFO))
    yield from (("venice-reason-resigned", {"role": role}) for role in INFO.roles)
    yield from (figure.name for figure in words.figures(full_view(), board))
    yield words.subject(0, 4)
    yield from every_question(board)
    yield from (("venice-legend", {"transport": each.id, "called": each.name}) for each in board.file.transports)


def full_view():
    """Two detectives, three police and Mister X, each on the station of its own number, he on 6."""
    view = plain_record(state.View)
    view.players, view.detectives, view.seekers = 3, 2, 5
    view.pawns[:] = 6, 1, 2, 3, 4, 5
    return view


def in_the_atlas():
    """Said by the map that games of stations share."""
    said = re.findall(r'"{_game\(board\)}-(atlas-\w+)"', ATLAS.read_text(encoding="utf-8"))
    return {f"venice-{name}" for name in said}


def in_the_picture():
    return set(re.findall(r'"(venice-picture-\w+)"', WORDS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("board", BOARDS)
def test_everything_can_be_said_and_nothing_is_left_over(board):
    used = set()
    for message in every_message(VENICE.board(board)):
        used.add(message[0])

        assert VENICE.say(message)

    assert set(spoken(VENICE)) == used | in_the_atlas() | in_the_picture() | parts(VENICE)


def test_every_kind_of_event_and_exclusion_was_tried():
    assert set(range(1, len(state.EVENTS) + 1)) == {event.kind for event in every_event()}
    assert set(state.EXCLUSIONS) == set(words.EXCLUDED)


def test_a_missing_message_or_argument_is_an_error():
    texts = catalogue(ENGLISH.parent)

    with pytest.raises(TextError, match="no message 'venice-nonsense'"):
        texts.say("venice-nonsense")
    with pytest.raises(TextError, match="venice-moved"):
        texts.say("venice-moved", pawn=1)


def test_transports_are_named_by_the_board():
    moved = event(state.MOVED, pawn=2, ticket=state.GONDOLA, station=5)

    assert "Pawn 2 goes by taxi to 5." == VENICE.say(words.sentence(moved, VENICE.board("london")))
    assert "Pawn 2 goes by gondola to 5 Marittima." == VENICE.say(words.sentence(moved, VENICE.board("venice")))


def test_an_explanation_says_possible_where_the_belief_does():
    match = Match(VENICE.setup(3, VENICE.board("london")), seed=bytes(32))
    chance = random.Random(1)
    belief = Belief(match.chair(1))
    while match.actors:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
        belief.update(match.seen(1))
        stations = range(1, match.board.record[0].stations + 1)
        said = [n for n in stations if words.explain(belief.record[0], 0, n, match.board)[0] == "venice-possible"]

        assert belief.possible() == said


def test_a_hidden_station_is_not_in_the_picture():
    match = Match(VENICE.setup(2, VENICE.board("london")), seed=bytes(32))
    station = match.plain_view(0).pawns[state.MISTER_X]

    assert f"{station} (5 black" in words.picture(match.plain_view(0), match.board)
    assert "unseen (5 black" in words.picture(match.plain_view(1), match.board)


def marks(view):
    return {figure.mark: (figure.spot, figure.seat) for figure in words.figures(view, VENICE.board("london"))}


def test_mister_x_is_on_the_board_in_his_own_view_and_hidden_in_all_others():
    match = Match(VENICE.setup(3, VENICE.board("london"), {"mister_x": 1}), seed=bytes(32))

    assert (match.plain_view(1).pawns[state.MISTER_X], 1) == marks(match.plain_view(1))["X"]
    assert {"1", "2", "3", "4"} == set(marks(match.plain_view(0))) == set(marks(match.plain_view(None)))


def test_mister_x_is_on_the_board_for_all_while_he_shows_himself(long_walk):
    scene = long_walk(moves=2).play("gondola 2")

    assert (2, 0) == marks(scene.match.plain_view(3))["X"] == marks(scene.match.plain_view(None))["X"]


def test_a_detective_is_his_players_and_the_police_nobodys():
    view = full_view()
    view.mister_x = 1

    assert {"X": (6, 1), "1": (1, 0), "2": (2, 2), "3": (3, None), "4": (4, None), "5": (5, None)} == marks(view)


def test_a_move_is_chosen_at_the_station_it_leads_to():
    board = VENICE.board("london")
    moves = ("gondola 57", "black 58", "5 jetski 199", "double")
    offered = [words.facts(words.parse(text, 1), None, board) for text in moves]

    assert [57, 58, 199, 0] == [load("venice").in_words(facts, board).spot for facts in offered]
    assert [("flight", (1, 57)), ("black", (58,)), ("pursuit", (5, 3, 199)), ("double", ())] == offered


@pytest.mark.parametrize("station", [-1, 0, 200, 5000])
def test_a_station_that_is_not_there_cannot_be_explained(station):
    with pytest.raises(ValueError, match="there is no station"):
        words.explain(believing(), 0, station, VENICE.board("london"))


BAD = [
    "",
    "gondola",
    "gondola 0",
    "gondola 256",
    "gondola 007",
    "gondola  57",
    " gondola 57",
    "gondola 57 ",
    "Gondola 57",
    "gondola ５",
    "gondola -1",
    "taxi 57",
    "0 gondola 57",
    "6 gondola 57",
    "1 black 57",
    "1 gondola 57 58",
    "tile 57",
    "double 57",
    "1 double",
    "gondola 5.0",
    "gondola 1e1",
]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(words.NotationError):
        words.parse(text, 1)


@pytest.mark.parametrize("text", ["gondola 57", "double", "1 gondola 57", "tile", "tile 0", "tile 256"])
def test_chance_only_draws_tiles(text):
    with pytest.raises(words.NotationError):
        words.parse(text, CHANCE)


def test_the_words_are_where_they_are_looked_for():
    assert Path(words.LOCALE) == ENGLISH.parent
