"""The end, and the game for two: M-17 to M-19."""

import pytest

PLAYERS = range(2, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_m_17_a_noble_who_reaches_30_ends_the_match_in_the_middle_of_his_journey(stage, players):
    scene = stage(players, at={0: "Torino"}, hands={0: ["Milano-Genova"]}, points={0: 26, 1: 29})
    scene.ambush(*["A U" if players == 2 else "A"] * (players - 1)).play("alone")
    told = scene.hears(None, "L")

    assert "ended, reason 1" == told[-1]
    assert "delivered" == scene.ended()
    assert (0,) == scene.match.outcome.winners()
    assert () == scene.match.actors


def test_m_17_29_points_are_not_enough(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Milano-Genova"]}, points={0: 25}).ambush("A", "A").play("alone", "L")

    assert [29, 0, 0] == scene.points()
    assert scene.ended() is None


def test_m_17_all_orders_to_that_city_are_scored_before_it_ends(stage):
    hand = ["Venezia-Genova", "Milano-Genova"]
    scene = stage(at={0: "Torino"}, hands={0: hand}, points={0: 29}).ambush("A", "A").play("alone", "L")

    assert (39, 0, 0) == scene.match.outcome.points


def test_m_17_of_several_brigands_at_one_moment_the_one_with_most_points_wins(stage):
    scene = stage(4, at={0: "Torino"}, points={0: 29, 1: 27, 2: 29, 3: 26}).ambush("L", "L", "L").play("alone", "L")

    assert "waylaid" == scene.ended()
    assert (29, 30, 32, 29) == scene.match.outcome.points
    assert (2,) == scene.match.outcome.winners()


def test_m_17_equal_points_share_the_win(stage):
    scene = stage(4, at={0: "Torino"}, points={1: 27, 2: 20, 3: 27}).ambush("L", "L", "L").play("alone", "L")

    assert (1, 3) == scene.match.outcome.winners()


def test_m_17_points_are_counted_all_along(stage):
    scene = stage(3, points={1: 6, 2: 9})

    assert [0, 6, 9] == scene.points()
    assert scene.match.outcome is None


def test_m_18_a_brigand_who_reaches_30_ends_it_at_once_and_the_noble_does_not_arrive(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Milano-Genova"]}, points={0: 29, 1: 27}).ambush("L", "A").play("alone")
    told = scene.hears(None, "L")

    assert ["travelled, road 12", "ambushed, seat 1, road 12, number 3", "ended, reason 2"] == told
    assert "Torino" == scene.at(0)
    assert ["Milano-Genova"] == scene.hand(0)
    assert (29, 30, 0) == scene.match.outcome.points
    assert (1,) == scene.match.outcome.winners()


def test_m_18_a_failed_ambush_ends_nothing(stage):
    scene = stage(at={0: "Torino"}, points={1: 27}).ambush("L", "A").play("escort L", "L")

    assert scene.ended() is None
    assert "Genova" == scene.at(0)


def test_m_18_before_orders_are_drawn_from_his_hand(stage):
    hand = ["Verona-Firenze", "Venezia-Torino"]
    scene = stage(at={0: "Torino"}, hands={0: hand}, points={2: 27}).ambush("A", "L").play("alone", "L")

    assert "waylaid" == scene.ended()
    assert sorted(hand) == scene.hand(0)
    assert [0, 0] == [int(scene.state.road), int(scene.state.to_lose)]


def test_m_19_with_two_the_brigand_sets_two_compasses_on_different_roads(stage):
    scene = stage(2)
    pairs = scene.may(1)

    assert 24 * 23 // 2 == len(pairs)
    assert all(low < high for low, high in (pair.split() for pair in pairs))
    assert (0,) == scene.set_compass(1, "F X").match.actors
    assert [6, 24] == scene.state.dials[1].tolist()


def test_m_19_with_three_and_four_each_has_one(stage):
    for players in (3, 4):
        assert all(len(notation) == 1 for notation in stage(players).may(1))


def test_m_19_he_may_score_twice_in_a_turn(stage):
    scene = stage(2, at={0: "Venezia"}).ambush("V X").play("alone", "V", "X")

    assert [0, 6] == scene.points()


def test_m_19_the_escort_still_guards_one_road(stage):
    scene = stage(2, at={0: "Venezia"}).ambush("V X").play("escort V", "V", "X")

    assert [0, 3] == scene.points()
    assert [22, 0] == scene.state.dials[0].tolist()


@pytest.mark.parametrize(("hidden", "pair"), [("A", "A V"), ("X", "V X")])
def test_m_19_the_place_of_a_shown_compass_does_not_tell_where_the_other_is(stage, hidden, pair):
    """V was shown: whether the hidden road comes before or after it in the alphabet, the view is the same."""
    scene = stage(2, at={0: "Venezia"}).ambush(pair).play("alone", "V")

    assert [22, 0] == scene.match.view(0).dials[1].tolist()
    assert [22, 0] == scene.match.view(None).dials[1].tolist()
    assert hidden not in ("V",)
