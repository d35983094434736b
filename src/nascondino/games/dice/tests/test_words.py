"""Every event, exclusion and offer has its words, and no words are left over."""

import random
import re

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.texts import at_the_table, catalogue, languages
from nascondino.games import folder, load
from nascondino.games.dice import state, words
from nascondino.games.dice.info import INFO
from nascondino.puzzles import asked
from nascondino.testing.catalogues import spoken
from nascondino.testing.plain_records import plain_record

DICE = load("dice")
BOARD = DICE.board()
WORDS = folder("dice") / "words.py"
ATLAS = folder("dice") / "atlas.py"
ONCE = {"double_counts": "once"}
CHANCES = range(state.TILES_FROM, state.ACTIONS)


def event(kind, **fields):
    return plain_record(state.Event, kind=kind, **fields)


def every_event():
    yield event(state.LAID, tile=4, slot=1)
    yield event(state.TURNED, tile=4)
    yield event(state.PLACED, pawn=1, place=5)
    yield event(state.HIDDEN, place=5)
    yield event(state.HIDDEN)
    yield event(state.NAMED, tile=4)
    yield from (event(state.BEGUN, pawn=2, number=number) for number in (0, 3))
    yield event(state.ROLLED, rolled=(0, 1, 0, 1, 2))
    yield event(state.REROLLED)
    yield from (event(state.MOVED, pawn=2, how=face, place=5) for face in state.TRANSPORTS)
    yield event(state.STAYED, pawn=2)
    yield event(state.DOUBLED)
    for how in state.HOWS:
        yield event(state.FLED, how=how, number=4, place=5)
        yield event(state.FLED, how=how, number=4)
    yield event(state.PASSED, number=4)
    yield event(state.SHOWN, number=3, place=5, notes=(0, 9, 7, 6, 5, *9 * [0]))
    yield from (event(state.ENDED, pawn=2, reason=reason, place=5) for reason in state.REASONS)


def believing(why=0, who=0, when=0, possible=False):
    belief = state.Belief.array(1)[0]
    belief.possible[5], belief.why[5], belief.who[5], belief.when[5] = possible, why, who, when
    return belief


def every_explanation():
    yield words.explain(believing(possible=True), 0, 5, BOARD)
    yield words.explain(believing(), 0, 5, BOARD)
    for why in state.EXCLUSIONS:
        whos = {state.NOT_WITHIN_REACH: state.HOWS, state.SHOWN_ELSEWHERE: (0,)}.get(why, (1, 3))
        yield from (words.explain(believing(why, who, when), 0, 5, BOARD) for who in whos for when in (0, 7))


def every_question():
    """When Mister X may be anywhere."""
    belief = believing()
    belief.possible[1:] = True
    yield from (asked(doubt) for doubt in words.doubts(belief, BOARD))


def actions_of_seats():
    return (action for action in range(1, state.TILES_FROM) if action not in (state.STAYS_FROM,) and is_real(action))


def is_real(action):
    return action >= state.STAYS_FROM or words.place_of(action) > 0


def every_offer():
    for phase in (state.PLACING, state.HIDING, state.SEEK):
        view = plain_record(state.View)
        view.phase = phase
        for action in actions_of_seats():
            yield from load("dice").in_words(words.facts(action, words.situation(view, BOARD), BOARD), BOARD)[:2]


def every_message():
    yield from (words.sentence(event, BOARD) for event in every_event())
    yield from every_explanation()
    yield from every_offer()
    yield from ((message, {}) for message in (*at_the_table(INFO), "dice-signs"))
    yield from (("dice-reason-resigned", {"role": role}) for role in INFO.roles)
    view = plain_record(state.View)
    view.players, view.pawns[:2] = 3, (5, 6)
    yield from (figure.name for figure in words.figures(view, BOARD))
    yield words.subject(0, 4)
    yield from every_question()


def in_the_atlas():
    return set(re.findall(r'"(dice-atlas-\w+)"', ATLAS.read_text(encoding="utf-8")))


def in_the_picture():
    return set(re.findall(r'"(dice-picture-\w+)"', WORDS.read_text(encoding="utf-8")))


def in_the_legend():
    """What the picture of all tiles says."""
    drawn = BOARD.svg("light").lower()
    legend = {message for message in spoken(DICE) if message.startswith("dice-legend-")}
    return {message for message in legend if f">{catalogue(words.LOCALE).say(message).lower()}<" in drawn}


def in_others():
    """What messages are made of."""
    return set(re.findall(r"\{ (dice-[\w-]+) \}", (words.LOCALE / "en.ftl").read_text(encoding="utf-8")))


def test_everything_can_be_said_and_nothing_is_left_over():
    said = {name: catalogue(words.LOCALE).say(name, **arguments) for name, arguments in every_message()}

    assert set(spoken(DICE)) == set(said) | in_the_atlas() | in_the_picture() | in_the_legend() | in_others()
    assert len(spoken(DICE)) == len(set(spoken(DICE)))


@pytest.mark.parametrize("language", languages(words.LOCALE))
def test_the_signs_of_the_terminal_are_explained_apart_from_the_rules(language):
    """The page shows the rules in short beside a picture that has other signs."""
    rules, signs = (catalogue(words.LOCALE, language).say(f"dice-{text}") for text in ("help", "signs"))

    assert "[A]" in signs
    assert "[A]" not in rules


def test_no_text_says_more_than_the_event():
    """Where the place is hidden, neither its number nor the name of its tile is in the message."""
    for hidden in (event(state.HIDDEN), event(state.FLED, how=1, number=4)):
        _, facts = words.sentence(hidden, BOARD)
        assert not {"place", "number", "tile", "letter"} & set(facts)


def test_sentences_read_well():
    said = [DICE.say(words.sentence(told, BOARD)) for told in every_event()]

    assert "Pawn 2 goes by underground to 5 Soho." in said
    assert (
        "The fog lifts: Mister X is at 5 Soho. His dice go back to the supply, "
        "and the way he came lies open: 9 → 7 → 6 → 5." in said
    )
    assert "Move 4: Mister X plays a black ticket; nobody sees where to." in said
    assert "Rolled · 1 × taxi · 1 × underground · 2 × X" in said
    assert "Mister X and pawn 2 meet at 5 Soho: the detectives win." in said


def test_every_action_is_read_as_it_is_written():
    for action in actions_of_seats():
        assert action == words.parse(words.notation(action, 0), 0)
        assert words.notation(action, 0) == words.spoken(action, 0, BOARD)
    for action in CHANCES:
        if action != state.TILES_FROM:
            assert action == words.parse(words.notation(action, CHANCE), CHANCE)


BAD = ["", "bus", "bus 0", "bus 37", "bus 007", "bus  5", " bus 5", "bus 5 ", "Bus 5", "bus ５", "bus -1", "tram 5",
       "0 bus 5", "4 bus 5", "1 black 5", "1 helicopter 5", "1 bus 5 6", "tile A", "roll 1 1 1", "double 5", "stays",
       "4 stays", "0 stays", "place", "place 37", "tokens", "passes"]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_notation_is_refused(text):
    with pytest.raises(words.NotationError):
        words.parse(text, 1)


NO_CHANCE = ["bus 5", "double", "tile", "tile J", "tile a", "roll 1 1", "roll 5 0 0", "roll 0 0 00"]


@pytest.mark.parametrize("text", NO_CHANCE)
def test_chance_only_lays_tiles_and_rolls(text):
    with pytest.raises(words.NotationError):
        words.parse(text, CHANCE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_picture_and_an_explanation_at_every_moment_of_a_match(players):
    match = Match(DICE.setup(players, None, {"tiles": "expert"}), seed=bytes(32))
    belief = Belief(match.chair(None))
    draw = random.Random(players)
    while match.actors:
        belief.update(match.seen(None))
        explained = [words.explain(belief.record[0], 0, place, BOARD)[0] for place in range(1, state.PLACES)]
        assert belief.possible() in (
            [0],
            [place for place, name in enumerate(explained, 1) if name == "dice-possible"],
        )
        assert words.picture(match.plain_view(None), BOARD)
        seat = match.actors[0]
        match.play(seat, draw.choice(match.legal(seat)))
    assert "over" in words.picture(match.plain_view(None), BOARD)


def test_a_city_shows_stops_streets_and_pawns(stage):
    picture = words.picture(stage(pawns=[1, 7], x=24, turned="AB").match.plain_view(1), BOARD)

    assert "(A) Mayfair" in picture
    assert "[C] Bloomsbury" in picture
    assert re.search(r"1t\*1\s+→\s+2tb\s+─", picture)  # a one-way street on the light side of A
    assert "╲" in picture
    assert "╱" in picture
    assert "24tb*X" not in picture


def test_a_hidden_place_is_not_in_the_picture(stage):
    scene = stage(pawns=[1, 7], x=24)

    assert "24tb*X" in words.picture(scene.match.plain_view(0), BOARD)
    assert "24 Covent Garden. Black" in words.picture(scene.match.plain_view(0), BOARD)
    assert "unseen. Black" in words.picture(scene.match.plain_view(1), BOARD)


def marks(view):
    return {figure.mark: (figure.spot, figure.seat) for figure in words.figures(view, BOARD)}


def test_a_hidden_mister_x_is_on_the_board_in_his_own_view_only(stage):
    match = stage(pawns=[1, 7], x=24, mister_x=2).match

    assert {"X": (24, 2), "1": (1, 0), "2": (7, 1)} == marks(match.plain_view(2))
    assert {"1": (1, 0), "2": (7, 1)} == marks(match.plain_view(0)) == marks(match.plain_view(None))


def test_a_move_is_chosen_at_the_place_it_leads_to_and_staying_where_one_is(stage):
    view = stage(pawns=[1, 7], x=24).match.plain_view(0)
    moves = ("place 15", "black 36", "2 bus 19", "2 stays", "pass", "token", "double")
    offered = [words.facts(words.parse(text, 0), words.situation(view, BOARD), BOARD) for text in moves]

    assert [15, 36, 19, 7, 24, 0, 0] == [load("dice").in_words(facts, BOARD).spot for facts in offered]


@pytest.mark.parametrize(
    ("x", "options", "played", "traps"),
    [
        (22, {}, [], {21}),
        (22, {}, ["double"], {21}),
        (22, ONCE, ["double"], set()),
        (24, ONCE, ["double", "taxi 22"], {21}),
    ],
)
def test_mister_x_is_warned_before_he_walks_into_a_detective(stage, x, options, played, traps):
    scene = stage(pawns=[18, 16], x=x, options=options).turn(state.TAXI, 21).turn(state.TAXI, 15).play(*played)

    assert traps == {facts.values[1] for facts, text in flights(scene) if "caught there at once" in text}


def flights(scene):
    """What Mister X is offered of moves, each with its words."""
    situation, dice = words.situation(scene.match.plain_view(0), BOARD), load("dice")
    offered = (words.facts(action, situation, BOARD) for action in scene.match.legal(0))
    return [(facts, dice.say(dice.in_words(facts, BOARD).text)) for facts in offered if facts.kind == "flight"]


def test_staying_hidden_tells_nobody_where(stage):
    scene = stage(pawns=[1, 7], x=24)

    assert ("pass", (0,)) == words.facts(state.PASS, words.situation(scene.match.plain_view(1), BOARD), BOARD)


@pytest.mark.parametrize("place", [-1, 0, 37, 5000])
def test_a_place_that_is_not_there_cannot_be_explained(place):
    with pytest.raises(ValueError, match="there is no place"):
        words.explain(believing(), 0, place, BOARD)
