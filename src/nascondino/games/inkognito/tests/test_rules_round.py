"""A round, its meetings and what is shown: I-6 to I-14, I-20, I-21, I-24 to I-26, I-28, I-30, I-31, I-33."""

import itertools

import numpy as np
import pytest

from nascondino.engine.contract import CHANCE
from nascondino.engine.match import NotLegal
from nascondino.games.inkognito import words
from nascondino.games.inkognito.rules.cards import pair_of
from nascondino.games.inkognito.state import AN_AGENTS_PAIRS

TALK = "rialto rialto giorgio salute"  # in turn order: the first two meet
AWAY = "sospiri"


def test_i_6_agents_play_clockwise_from_the_starting_player_then_the_ambassadors_card_is_turned(stage):
    scene = stage(start="green")
    order = []
    for place in (1, 2, 3, 4, 5):
        order.append(scene.match.actors[0])
        scene.play(f"place {place}")

    assert [2, 3, 0, 1, CHANCE] == order
    assert "begun, figure 3, number 2" == scene.told(None)[-1]


def test_i_6_a_place_is_played_face_up_and_is_no_longer_in_hand(stage):
    scene = stage()

    assert ["went, place 3"] == scene.hears(2, "place 3")
    assert [3, 0, 0, 0, 0] == scene.match.view(2).here.tolist()

    scene.go("giorgio giorgio giorgio giorgio").go("marco marco marco")

    assert ["place 1", "place 2", "place 4", "place 5"] == scene.may("azure")


MEETINGS = [
    ("rialto rialto giorgio salute", "sospiri", ["azure", "yellow"]),
    ("rialto rialto giorgio giorgio", "sospiri", ["azure", "yellow", "green", "pink"]),
    ("rialto rialto rialto salute", "sospiri", []),
    ("rialto rialto giorgio salute", "rialto", []),
    ("rialto marco giorgio salute", "rialto", ["azure"]),
    ("rialto rialto giorgio salute", "giorgio", ["azure", "yellow", "green"]),
    ("rialto rialto rialto rialto", "rialto", []),
    ("rialto marco giorgio salute", "sospiri", []),
]


@pytest.mark.parametrize(("places", "ambassador", "meet"), MEETINGS)
def test_i_7_information_flows_only_where_exactly_two_meet(stage, places, ambassador, meet):
    scene = stage().round(places, ambassador)

    assert meet == scene.meeting()
    if not meet:
        assert "begun, figure 1, number 2" == scene.told(None)[-1]


def test_i_7_everybody_is_told_who_met_whom(stage):
    scene = stage().go("rialto rialto giorgio giorgio")

    assert ["went, figure 4, place 1", "met, to 1, place 2", "met, figure 2, to 3, place 3"] == (
        scene.hears(None, "place 1")
    )


def half_true(*mine):
    """The pairs, as notations, of which exactly one card is mine."""
    cards = words.CARD_WORDS[1:]
    return [f"show {a} {b}" for a, b in itertools.combinations(cards, 2) if (a in mine) != (b in mine)]


@pytest.mark.parametrize(("seat", "mine"), [("azure", ("bubble", "11")), ("yellow", ("fiddlebottom", "52"))])
def test_i_8_one_shows_two_cards_of_which_exactly_one_is_true(stage, seat, mine):
    scene = stage().round(TALK, AWAY)
    pairs = [text for text in scene.may(seat) if text.startswith("show ")]

    assert 12 == len(pairs) == AN_AGENTS_PAIRS
    assert half_true(*mine) == pairs


def test_i_8_neither_two_true_cards_nor_two_false_ones_may_be_shown(stage):
    scene = stage().round(TALK, AWAY)

    for text in ("show bubble 11", "show fiddlebottom 52", "show fiddlebottom x"):
        with pytest.raises(NotLegal):
            scene.match.play(0, words.parse(text, 0))


def test_i_8_the_other_sees_both_cards(stage):
    scene = stage().round(TALK, AWAY).play("azure: show bubble 0")

    assert ["chosen, figure 1, choice 7", "showed, to 1, card 2, other 7", "showed, figure 1, card 1, other 3",
            "begun, figure 1, number 2"] == scene.hears(1, "yellow: show fiddlebottom zsazsa")  # fmt: skip


def test_i_9_the_choices_are_secret_and_simultaneous(stage):
    one = stage().round(TALK, AWAY)
    other = stage().round(TALK, AWAY)
    azure, yellow = "azure: show bubble 0", "yellow: show zsazsa 52"

    assert ["chosen"] == one.hears(1, azure)
    assert ["yellow"] == one.meeting()
    assert (1, 0, 0) == (one.match.view(1).chosen[0], one.match.view(1).choice, one.match.view(None).choice)
    assert words.parse("show bubble 0", 0) == one.match.view(0).choice

    one.play(yellow)
    other.play(yellow, azure)

    assert one.state.tobytes() == other.state.tobytes()


def test_i_10_the_same_pair_is_not_shown_twice_to_the_same_agent(stage):
    scene = stage().round(TALK, AWAY).play("azure: show bubble 0", "yellow: show zsazsa 52")
    scene.afresh().round(TALK, AWAY)

    assert sorted({*half_true("bubble", "11")} - {"show bubble 0"}) == sorted(
        text for text in scene.may("azure") if text.startswith("show ")
    )
    assert {"show": 11, "black": 2, "call": 24} == scene.kinds("yellow")


def test_i_10_another_agent_may_be_shown_it_and_a_new_game_opens_all(stage):
    scene = stage().round(TALK, AWAY).play("azure: show bubble 0", "yellow: show zsazsa 52")
    scene.afresh().round("rialto giorgio rialto salute", AWAY)

    assert half_true("bubble", "11") == [text for text in scene.may("azure") if text.startswith("show ")]

    scene.play("azure: call 0-11-52-29", "green: call 0-11-52-29")

    assert not scene.state.shown.any()


def test_i_10_when_all_twelve_are_used_up_all_are_open_again(stage):
    scene = stage()
    for pair in half_true("bubble", "11"):
        yellow = scene.afresh().round(TALK, AWAY).may("yellow")[0]
        scene.play(f"azure: {pair}", f"yellow: {yellow}")
    scene.afresh().round(TALK, AWAY)

    assert {"show": 12, "black": 2, "call": 24} == scene.kinds("azure")

    scene.play("azure: show bubble 0", "yellow: black identity")

    assert {"show": 12, "black": 2, "call": 24} == scene.afresh().round(TALK, AWAY).kinds("azure")


def test_i_11_at_a_meeting_a_black_card_may_be_shown_instead_of_a_pair(stage):
    scene = stage().round(TALK, AWAY)

    assert {"show": 12, "black": 2, "call": 24} == scene.kinds("azure")

    scene.play("azure: black fragment")

    assert ["confided, to 1, card 6", "confided, figure 1, card 1"] == scene.hears(1, "yellow: black identity")[1:3]


def test_i_11_the_same_black_card_may_be_shown_again_and_to_anybody(stage):
    scene = stage().round("rialto giorgio rialto salute", AWAY).play("azure: black identity", "green: black identity")

    assert "black identity" in scene.afresh().round("rialto giorgio rialto salute", AWAY).may("azure")


def test_i_12_whoever_meets_the_ambassador_alone_may_ask_any_other_agent(stage):
    scene = stage().round("rialto marco giorgio giorgio", "rialto")

    assert ["ask yellow", "ask green", "ask pink", "nothing"] == scene.may("azure")


def test_i_12_the_agent_asked_chooses_the_card_and_only_the_asker_sees_it(stage):
    scene = stage().round("rialto marco giorgio salute", "rialto")

    assert ["chosen", "asked, to 2"] == scene.hears(None, "ask green")
    assert (2,) == scene.match.actors
    assert ["black identity", "black fragment"] == scene.may("green")

    before = {seat: len(scene.told(seat)) for seat in (0, 1, 2, 3, None)}
    scene.play("black fragment")

    assert {0: "answered, figure 2, card 7", 1: "answered, figure 2", 2: "answered, figure 2, card 7",
            3: "answered, figure 2", None: "answered, figure 2"} == (
        {seat: scene.told(seat)[n] for seat, n in before.items()}
    )  # fmt: skip


def test_i_12_one_need_not_ask(stage):
    scene = stage().round("rialto marco giorgio salute", "rialto")

    assert ["chosen, choice 43", "begun, figure 1, number 2"] == scene.hears(0, "nothing")


def test_i_12_who_is_asked_may_be_at_a_meeting_and_may_show_the_same_card_again(stage):
    scene = stage().round("rialto giorgio giorgio salute", "rialto")
    scene.play("azure: ask green", "yellow: black identity", "green: black fragment")

    assert (2,) == scene.match.actors

    scene.play("green: black fragment")
    scene.afresh().round("rialto marco giorgio salute", "rialto").play("ask green")

    assert ["black identity", "black fragment"] == scene.may("green")


def test_i_13_what_one_has_shown_to_whom_is_on_ones_sheet_and_on_nobody_elses(stage):
    scene = stage().round(TALK, AWAY).play("azure: show bubble 0", "yellow: show zsazsa 52")

    assert [[1, pair_of(2, 7)]] == np.argwhere(scene.match.view(0).shown).tolist()
    assert [[0, pair_of(3, 5)]] == np.argwhere(scene.match.view(1).shown).tolist()
    assert not scene.match.view(2).shown.any()
    assert not scene.match.view(None).shown.any()
    assert "You have shown Yellow: Colonel Bubble + 0" in words.picture(scene.match.plain_view(0), scene.match.board)


def test_i_14_the_start_moves_to_the_left_and_places_come_back_after_five_rounds(stage):
    scene = stage()
    for number in range(1, 5):
        scene.quiet()

        assert f"begun, figure {number % 4}, number {number + 1}".replace("figure 0, ", "") == scene.told(None)[-1]
        assert 5 - number == scene.state.hand[0].sum() == scene.state.hand[4].sum()

    scene.quiet()

    assert ["series_begun", "begun, figure 1, number 1"] == scene.told(None)[-2:]
    assert scene.state.hand[:, 1:].all()


def test_i_20_whoever_meets_the_fictitious_agent_alone_may_look_at_one_of_its_black_cards(stage):
    scene = stage(players=3).round("rialto marco giorgio rialto", "salute")

    assert ["azure"] == scene.meeting()
    assert {"look": 2, "nothing": 1, "call": 24} == scene.kinds("azure")

    before = len(scene.told(1))

    assert ["looked, card 4, which 1"] == scene.hears(0, "look identity")[1:2]
    assert "looked, which 1" == scene.told(1)[before + 1]


def test_i_20_it_may_be_the_fragment_and_the_table_sees_which(stage):
    scene = stage(players=3).round("rialto marco giorgio rialto", "salute")

    assert ["looked, which 2"] == scene.hears(2, "look fragment")[1:2]
    assert "looked, card 8, which 2" in scene.told(0)


def test_i_20_ambassador_and_fictitious_agent_meeting_is_nothing(stage):
    scene = stage(players=3).round("marco giorgio sospiri rialto", "rialto")

    assert [] == scene.meeting()
    assert "begun, figure 1, number 2" == scene.told(None)[-1]


def test_i_21_the_question_may_be_put_to_the_fictitious_agent_and_the_asker_chooses_the_card(stage):
    scene = stage(players=3).round("rialto marco giorgio salute", "rialto")

    assert ["look identity", "look fragment", "ask yellow", "ask green", "nothing"] == scene.may("azure")[:5]
    assert ["looked, card 8, which 2", "begun, figure 1, number 2"] == scene.hears(0, "look fragment")[1:]


def test_i_24_the_ambassador_lays_his_place_face_down_before_the_others_play(stage):
    scene = stage(players=5)

    assert (4,) == scene.match.actors
    assert ["laid, figure 4"] == scene.hears(0, "place 3")
    assert "laid, figure 4, place 3" == scene.told(4)[-1]
    assert (0, 3) == (scene.match.view(0).laid, scene.match.view(4).laid)
    assert [0, 1, 1, 1, 1, 1] == scene.match.view(0).hand[4].tolist()
    assert (0,) == scene.match.actors


def test_i_24_he_turns_it_up_after_them(stage):
    scene = stage(players=5).play("place 3").go("marco rialto salute")

    assert ["went, figure 3, place 5", "went, figure 4, place 3", "begun, figure 1, number 2"] == (
        scene.hears(None, "place 5")
    )
    assert 0 == scene.state.laid


def test_i_25_the_ambassador_of_five_sees_the_answer_too(stage):
    scene = stage(players=5).round("rialto marco giorgio salute", "rialto")

    assert ["azure", "black"] == scene.meeting()
    assert ["ask yellow", "ask green", "ask pink", "nothing"] == scene.may("azure")[:4]

    scene.play("azure: ask pink", "black: nothing")

    assert ["answered, figure 3", "answered, figure 3, to 4, card 4"] == scene.hears(4, "black identity")[:2]
    assert ["answered, figure 3, card 4", "answered, figure 3, to 4"] == [t for t in scene.told(0) if "answered" in t]
    assert ["answered, figure 3", "answered, figure 3, to 4"] == [t for t in scene.told(1) if "answered" in t]


def test_i_26_two_agents_at_the_ambassadors_show_him_a_pair_each_and_nothing_to_each_other(stage):
    scene = stage(players=5).round("rialto rialto giorgio salute", "rialto")

    assert ["azure", "yellow", "black"] == scene.meeting()
    assert {"show": 12} == scene.kinds("azure") == scene.kinds("yellow")
    assert {"nothing": 1, "call": 24} == scene.kinds("black")

    scene.play("azure: show bubble 0", "yellow: show zsazsa 52", "black: nothing")

    assert ["showed, to 4, card 2, other 7", "showed, figure 1, to 4, card 3, other 5"] == scene.told(4)[-3:-1]
    assert ["showed, to 4, card 2, other 7", "showed, figure 1, to 4"] == scene.told(0)[-3:-1]


def test_i_26_he_is_not_shown_the_same_pair_twice(stage):
    scene = stage(players=5).round("rialto rialto giorgio salute", "rialto")
    scene.play("azure: show bubble 0", "yellow: show zsazsa 52", "black: nothing")
    scene.afresh().round("rialto rialto giorgio salute", "rialto")

    assert "show bubble 0" not in scene.may("azure")
    assert {"show": 11} == scene.kinds("azure")


@pytest.mark.parametrize("places", ["rialto rialto rialto salute", "rialto rialto rialto rialto"])
def test_i_26_with_more_agents_nothing_happens(stage, places):
    assert [] == stage(players=5).round(places, "rialto").meeting()


def test_i_26_without_the_ambassador_three_agents_do_nothing(stage):
    assert [] == stage(players=5).round("rialto rialto rialto salute", "giorgio").meeting()


def test_i_28_the_ambassadors_five_places_come_back_like_everyones(stage):
    scene = stage(players=5)
    for _ in range(4):
        scene.quiet()

    assert ["place 5"] == scene.may("black")
    assert 5 == len(scene.quiet().may("black"))


def test_i_30_nothing_is_shown_before_all_have_chosen(stage):
    scene = stage().round("rialto rialto giorgio giorgio", AWAY)

    for action in ("azure: black identity", "pink: black identity", "green: black identity"):
        assert 1 == len(scene.hears(None, action))
    heard = scene.hears(None, "yellow: black identity")

    assert ["chosen", "confided", "confided", "confided", "confided", "begun"] == [t.split(",")[0] for t in heard]


def test_i_30_a_call_ends_the_game_and_nothing_else_is_shown(stage):
    scene = stage().round("rialto rialto giorgio giorgio", AWAY)
    heard = scene.hears(
        None, "azure: black identity", "pink: call 52-11-0-29", "green: black identity", "yellow: show zsazsa 52"
    )

    assert "called, figure 3" == heard[4].rpartition(",")[0]
    assert not [text for text in heard if text.startswith(("confided", "showed"))]


def test_i_30_questions_are_answered_last(stage):
    scene = stage().round("rialto giorgio giorgio salute", "rialto")
    scene.play("azure: ask pink", "yellow: black identity")
    heard = scene.hears(None, "green: black identity")

    assert {"asked, to 3", "confided, figure 1, to 2", "confided, figure 2, to 1"} == set(heard[1:])
    assert ["pink"] == [words.COLOURS[seat] for seat in scene.match.actors]


def test_i_31_the_others_see_that_cards_were_shown_not_which(stage):
    scene = stage().round(TALK, AWAY).play("azure: show bubble 0", "yellow: black fragment")

    for seat in (2, 3, None):
        shown = [text for text in scene.told(seat) if text.startswith(("showed", "confided"))]

        assert ["showed, to 1", "confided, figure 1"] == shown


def test_i_31_the_number_called_is_heard_by_all_and_all_black_cards_are_turned_up(stage):
    scene = stage().round(TALK, AWAY).play("azure: call 52-11-0-29")
    heard = scene.hears(None, "yellow: black identity")

    assert ["called, number 1", "turned_up, card 2, other 6", "turned_up, figure 1, card 1, other 5",
            "turned_up, figure 2, card 3, other 7", "turned_up, figure 3, card 4, other 8"] == heard[1:6]  # fmt: skip


@pytest.mark.parametrize("players", [3, 5])
def test_i_33_where_everyone_plays_alone_there_are_no_black_cards_to_confide(stage, players):
    scene = stage(players=players).round("rialto rialto giorgio salute", AWAY)

    assert {"show": 12, "call": 24} == scene.kinds("azure") == scene.kinds("yellow")
