"""Calls, points and the match: I-16 to I-18, I-22, I-27; and the examples of the printed rules."""

import pytest

from nascondino.games.inkognito import words
from nascondino.games.inkognito.rules.calling import telephone
from nascondino.games.inkognito.state import MEETING

RIGHT = "call 52-11-0-29"  # with the cards that stage deals if not told otherwise
WRONG = "call 11-52-0-29"
ALLIES = "rialto rialto giorgio salute"  # azure is Bubble, yellow Fiddlebottom
ENEMIES = "rialto giorgio rialto salute"
AWAY = "sospiri"


def after(scene, *notations):
    return scene.play(*notations).points()


def test_i_16_a_right_call_at_a_meeting_with_the_ally_wins_for_both(stage):
    assert [1, 1, 0, 0] == after(stage().round(ALLIES, AWAY), f"azure: {RIGHT}", "yellow: black identity")


def test_i_16_a_wrong_number_wins_for_the_other_pair(stage):
    assert [0, 0, 1, 1] == after(stage().round(ALLIES, AWAY), f"azure: {WRONG}", "yellow: black identity")


def test_i_16_only_the_number_counts(stage):
    """One of 24; who is which agent need not be said."""
    scene = stage().round(ALLIES, AWAY)

    assert 24 == scene.kinds("azure")["call"]
    assert ["game_ended, reason 1"] == scene.hears(2, "yellow: black identity", f"azure: {RIGHT}")[7:8]


def test_i_17_a_call_at_a_meeting_with_an_enemy_is_wrong_whatever_the_number(stage):
    assert [0, 0, 1, 1] == after(stage().round(ENEMIES, AWAY), f"azure: {RIGHT}", "green: black identity")


def test_i_17_four_cannot_call_when_they_meet_the_ambassador(stage):
    assert "call" not in stage().round("rialto marco giorgio salute", "rialto").kinds("azure")


def test_i_17_no_earlier_meeting_is_needed(stage):
    assert RIGHT in stage().round(ALLIES, AWAY).may("azure")


@pytest.mark.parametrize(
    ("start", "caller", "points"),
    [("azure", 0, [1, 1, 0, 0]), ("yellow", 1, [0, 0, 1, 1]), ("green", 0, [1, 1, 0, 0])],
)
def test_i_17_of_two_at_one_meeting_the_earlier_in_turn_order_calls(stage, start, caller, points):
    places = {"azure": ALLIES, "yellow": "rialto giorgio salute rialto", "green": "giorgio salute rialto rialto"}
    scene = stage(start=start).round(places[start], AWAY)
    heard = scene.hears(None, f"azure: {RIGHT}", f"yellow: {WRONG}")

    assert 1 == len([text for text in heard if text.startswith("called")])
    assert heard[2].startswith(f"called, figure {caller}," if caller else "called, number")
    assert points == scene.points()


@pytest.mark.parametrize(("start", "caller"), [("azure", 1), ("green", 2), ("pink", 3)])
def test_i_17_of_two_meetings_too(stage, start, caller):
    scene = stage(start=start).round("rialto rialto giorgio giorgio", AWAY)
    quiet = "azure" if caller != 0 else "yellow"
    scene.play(*(f"{colour}: {RIGHT}" for colour in scene.meeting() if colour != quiet), f"{quiet}: black identity")

    assert [caller] == [int(text.split()[2][:-1]) for text in scene.told(None) if text.startswith("called")]


def test_i_17_nobody_is_obliged_to_call_and_series_follow_each_other(stage):
    scene = stage()
    for _ in range(30):
        scene.quiet()

    assert 7 == len([text for text in scene.told(None) if text == "series_begun"])
    assert (1, [0, 0, 0, 0]) == (scene.state.games, scene.points())


def play_games(scene, calls):
    """Game after game azure and yellow meet, and azure calls: rightly, if told so."""
    for right in calls:
        scene.state.starter = 0
        scene.round(ALLIES, AWAY).play(f"azure: {RIGHT if right else WRONG}")
        if scene.meeting():
            scene.play(scene.meeting()[0] + ": " + scene.may(scene.meeting()[0])[0])
        if not scene.ended():
            scene.deal("bubble 11", "fiddlebottom 52", "zsazsa 0", "x 29")
    return scene


def test_i_18_winners_score_a_point_each_and_three_points_win_the_match(stage):
    scene = play_games(stage(), [True, False, True])

    assert ([2, 2, 1, 1], None) == (scene.points(), scene.ended())

    play_games(scene, [True])

    assert ([3, 3, 1, 1], "right") == (scene.points(), scene.ended())
    assert (0, 1) == scene.match.outcome.winners()
    assert () == scene.match.actors
    assert ["scored, number 3", "scored, figure 1, number 3", "ended, reason 1"] == scene.told(None)[-3:]


def test_i_18_a_wrong_call_can_end_it_too(stage):
    scene = play_games(stage(), [False, False, False])

    assert ([0, 0, 3, 3], "wrong") == (scene.points(), scene.ended())


def test_i_18_each_game_has_new_black_cards_and_new_sheets(stage):
    scene = stage().round(ALLIES, AWAY).play("azure: show bubble 0", "yellow: show zsazsa 52").afresh()
    scene.round(ALLIES, AWAY).play(f"azure: {RIGHT}", "yellow: black identity")

    assert not scene.state.identity.any()
    assert not scene.state.fragment.any()
    assert not scene.match.view(0).shown.any()
    assert "game_begun, number 2" == scene.told(0)[-1]

    scene.deal("x 29", "zsazsa 0", "bubble 11", "fiddlebottom 52")

    assert 36 == scene.worlds(0)


MEET_3 = [("rialto rialto giorgio salute", "sospiri"), ("rialto marco giorgio rialto", "salute"),
          ("rialto marco giorgio salute", "rialto")]  # fmt: skip


@pytest.mark.parametrize(("places", "ambassador"), MEET_3, ids=["an agent", "the fictitious agent", "the Ambassador"])
@pytest.mark.parametrize(("call", "points"), [(RIGHT, [1, 0, 0]), (WRONG, [0, 1, 1])])
def test_i_22_three_call_when_they_meet_anybody_and_win_or_lose_alone(stage, places, ambassador, call, points):
    scene = stage(players=3).round(places, ambassador)
    for colour in scene.meeting():
        scene.play(f"{colour}: {call if colour == 'azure' else scene.may(colour)[0]}")

    assert points == scene.points()


def test_i_22_the_first_with_three_points_wins_and_two_may_share_it(stage):
    scene = play_games(stage(players=3), [False, False, False])

    assert ([0, 3, 3], "wrong", (1, 2)) == (scene.points(), scene.ended(), scene.match.outcome.winners())


@pytest.mark.parametrize(("call", "points"), [(RIGHT, [1, 0, 0, 0, 0]), (WRONG, [0, 1, 1, 1, 1])])
@pytest.mark.parametrize(
    ("places", "ambassador"), [(ALLIES, AWAY), ("rialto marco giorgio salute", "rialto")], ids=["agent", "ambassador"]
)
def test_i_27_an_agent_of_five_calls_when_he_meets_an_agent_or_the_ambassador(stage, places, ambassador, call, points):
    scene = stage(players=5).round(places, ambassador)
    for colour in scene.meeting():
        scene.play(f"{colour}: {call if colour == 'azure' else scene.may(colour)[0]}")

    assert points == scene.points()


@pytest.mark.parametrize(("call", "points"), [(RIGHT, [0, 0, 0, 0, 1]), (WRONG, [1, 1, 1, 1, 0])])
@pytest.mark.parametrize("places", ["rialto marco giorgio salute", "rialto rialto giorgio salute"])
def test_i_27_the_ambassador_calls_when_he_meets_one_or_two_agents(stage, places, call, points):
    scene = stage(players=5).round(places, "rialto").play(f"black: {call}")
    for colour in scene.meeting():
        scene.play(f"{colour}: {scene.may(colour)[0]}")

    assert points == scene.points()


def test_i_27_he_comes_last_in_the_turn_order(stage):
    scene = stage(players=5).round("rialto marco giorgio salute", "rialto").play(f"black: {RIGHT}", f"azure: {RIGHT}")

    assert [1, 0, 0, 0, 0] == scene.points()


def test_i_27_at_his_meeting_with_two_agents_only_he_can_call(stage):
    scene = stage(players=5).round("rialto rialto giorgio salute", "rialto")

    assert "call" not in scene.kinds("azure")
    assert 24 == scene.kinds("black")["call"]


# The examples of the printed rules.


def test_the_opening_that_the_rulebook_tells(stage):
    """You are Colonel Bubble with 11 and start; Anna, Mario and David follow. Only the two at Rialto meet."""
    scene = stage("bubble 11", "fiddlebottom 52", "zsazsa 0", "x 29").round("rialto rialto marco marco", "marco")

    assert ["azure", "yellow"] == scene.meeting()

    scene.play("azure: show bubble 0", "yellow: show fiddlebottom 11")
    mine, annas = scene.belief(0), scene.belief(1)

    assert {1} == {identity(world, 1) for world in mine.possible()}  # Anna can only be Lord Fiddlebottom: the ally
    assert {"Bubble", "Zsa Zsa", "X"} == {NAMES[identity(world, 0)] for world in annas.possible()}  # she learns little


NAMES = {1: "Fiddlebottom", 2: "Bubble", 3: "Zsa Zsa", 4: "X"}


def identity(world, agent):
    from nascondino.games.inkognito.beliefs import identity_in

    return identity_in(world, agent)


def test_the_call_that_the_rulebook_tells(stage):
    """52 Anna, Fiddlebottom; 11 I, Bubble; 0 Mario, Zsa Zsa; 29 David, X: the number 5211029."""
    scene = stage().round(ALLIES, AWAY)

    assert "52-11-0-29" == words.called(telephone(scene.state))
    assert MEETING == scene.state.phase

    scene.play("azure: call 52-11-0-29", "yellow: black identity")

    assert "Azure takes the telephone and calls 52-11-0-29." in scene.sentences(None)
    assert [1, 1, 0, 0] == scene.points()
