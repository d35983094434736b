"""A round: M-6 to M-12, M-21."""

import itertools
import string

import pytest

from nascondino.engine.match import NotLegal, NotToAct

PLAYERS = range(2, 5)
ROADS = sorted(set(string.ascii_uppercase) - {"W", "Y"})
RING = "A green Asti-Bari", "B green Bari-Como", "C green Como-Asti"
FILLING = ["Asti-Bari 1", "Bari-Como 1", "Como-Asti 1"]


# Brigands.


@pytest.mark.parametrize("players", [3, 4])
def test_m_6_each_brigand_may_wait_on_any_road_of_the_map(stage, players):
    scene = stage(players)
    for seat in range(1, players):
        assert ROADS == scene.may(seat)


def test_m_6_several_may_choose_one_road(stage):
    scene = stage(4).ambush("F", "F", "F")

    assert [6, 6, 6] == scene.state.dials[1:4, 0].tolist()


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
def test_m_6_they_choose_in_any_order_and_it_comes_to_the_same(stage, order):
    scene = stage(4)
    for seat in order:
        assert seat in scene.match.actors
        scene.set_compass(seat, "FVX"[seat - 1])

    assert stage(4).ambush("F", "V", "X").state.tobytes() == scene.state.tobytes()
    assert (0,) == scene.match.actors


def test_m_6_they_choose_once_and_secretly(stage):
    scene = stage(3).set_compass(1, "F")

    assert "set, seat 1, road 6" == scene.told(1)[-1]
    assert "set, seat 1" == scene.told(0)[-1] == scene.told(2)[-1] == scene.told(None)[-1]
    assert [6, 0, 0, 0] == [int(scene.match.view(chair).dials[1][0]) for chair in (1, 0, 2, None)]
    with pytest.raises(NotToAct):
        scene.set_compass(1, "V")


def test_m_6_that_a_brigand_has_chosen_is_public(stage):
    scene = stage(3).set_compass(2, "F")
    for chair in (0, 1, 2, None):
        assert [0, 0, 1, 0] == scene.match.view(chair).chosen.tolist()


@pytest.mark.parametrize("players", [3, 4])
def test_m_6_brigands_share_nothing_and_the_noble_hears_all_talk(stage, mille_grazie, players):
    scene = stage(players)

    assert players == len({scene.match.side(seat) for seat in range(players)})
    assert [("everyone",)] == [channel.hear for channel in mille_grazie.info.channels]


# Setting out.


@pytest.mark.parametrize("players", PLAYERS)
def test_m_7_the_noble_sets_out_alone_or_with_an_escort_on_any_road(stage, players):
    scene = stage(players).ambush(*["A U" if players == 2 else "A"] * (players - 1))

    assert (0,) == scene.match.actors
    assert ["alone", *(f"escort {road}" for road in ROADS)] == scene.may()


def test_m_7_not_before_every_brigand_has_chosen(stage):
    with pytest.raises(NotToAct):
        stage(3).set_compass(1, "F").match.play(0, 352)


@pytest.mark.parametrize(("how", "roads"), [("alone", 5), ("escort A", 4)])
def test_m_7_he_travels_5_roads_alone_and_4_with_an_escort(stage, how, roads):
    scene = stage(at={0: "Torino"}).ambush("A", "A").play(how, *"TNED"[:roads])
    if roads == 5:
        assert 0 == scene.noble()
        scene.play("Q")

    assert 1 == scene.noble()


def test_m_7_whether_he_is_escorted_is_public_but_not_where(stage):
    scene = stage(3).ambush("A", "A")

    assert ["set_out, number 4"] == scene.hears(1, "escort F")
    assert "set_out, road 6, number 4" == scene.told(0)[-1]
    assert "set_out, number 4" == scene.told(None)[-1]
    assert [6, 0, 0] == [int(scene.match.view(chair).dials[0][0]) for chair in (0, 1, None)]
    assert [4, 4, 4] == [int(scene.match.view(chair).roads) for chair in (0, 1, None)]


def test_m_7_alone_he_sets_no_compass(stage):
    scene = stage(3).ambush("A", "A")

    assert ["set_out, number 5"] == scene.hears(0, "alone")
    assert [0, 0] == scene.state.dials[0].tolist()


# Travelling.


def test_m_8_he_goes_by_the_roads_of_his_city(stage):
    scene = stage(at={0: "Venezia"}).ambush("A", "A").play("alone")

    assert ["R", "V", "Z"] == scene.may()
    assert ["G", "M", "X"] == scene.play("V").may()
    assert "Verona" == scene.at(0)


def test_m_8_no_road_twice_but_cities_may_repeat(stage):
    scene = stage(at={0: "Genova"}).ambush("D", "D").play("alone", "A")

    assert ["C", "U"] == scene.may()
    assert ["L"] == scene.play("U").may()
    assert "Genova" == scene.at(0)
    with pytest.raises(NotLegal):
        scene.match.play(0, 1)


def test_m_8_in_the_next_turn_all_roads_are_open_again(stage):
    scene = stage(2, at={0: "Genova", 1: "Genova"}).ambush("D E").play("escort D", "A", "U", "L", "T").ambush("D E")

    assert ["A", "L", "U"] == scene.play("alone").may()


def test_m_8_he_cannot_stop_before_he_has_travelled_all_roads(stage):
    scene = stage(at={0: "Torino"}).ambush("A", "A").play("escort A", "T", "N", "E")

    assert ["D", "M"] == scene.may()
    assert (0,) == scene.match.actors


def test_m_8_a_road_that_would_end_his_journey_too_early_is_not_open_to_him(stage):
    """From La Spezia the other road back to Genova, where he has used all three by then."""
    scene = stage(at={0: "Torino"}).ambush("D", "D").play("alone", "L", "A")

    assert ["C"] == scene.may()
    with pytest.raises(NotLegal):
        scene.match.play(0, 21)


@pytest.mark.parametrize(("how", "ways"), [("escort A", ["C", "E", "N", "S"]), ("alone", ["C", "E", "S"])])
def test_m_8_only_his_last_road_may_lead_to_a_city_that_he_cannot_leave(stage, how, ways):
    """From Piacenza back to Milano, where he has used the two others."""
    assert ways == stage(at={0: "Torino"}).ambush("A", "A").play(how, "T", "B", "P").may()


def test_m_8_if_every_road_is_used_up_his_journey_ends_there(stage, country):
    board = country(["A green Asti-Bari", "B green Bari-Como"], [*FILLING, *FILLING, *FILLING[:2]])
    scene = stage(2, board, at={0: "Asti"}).ambush("A B").play("escort A", "A", "B")

    assert 1 == scene.noble()
    assert "Como" == scene.at(0)


# Orders.


def test_m_9_reaching_the_destination_fulfils_the_order_at_once(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Venezia-Genova"]}).ambush("A", "A").play("alone")
    told = scene.hears(None, "L")

    card = scene.card("Venezia-Genova")
    assert ["travelled, road 12", "arrived, city 13", f"fulfilled, card {card}, number 6"] == told
    assert [6, 0, 0] == scene.points()
    assert [] == scene.hand(0)
    assert ["Venezia-Genova"] == scene.discards()


def test_m_9_several_at_once_are_all_scored(stage):
    """The rulebook's example: Venezia-Genova for 6 and Milano-Genova for 4."""
    scene = stage(at={0: "Torino"}, hands={0: ["Venezia-Genova", "Milano-Genova", "Verona-Firenze"]})
    scene.ambush("A", "A").play("alone", "L")

    assert [10, 0, 0] == scene.points()
    assert ["Verona-Firenze"] == scene.hand(0)
    assert ["Milano-Genova", "Venezia-Genova"] == scene.discards()


def test_m_9_others_orders_are_not_fulfilled_by_him(stage):
    scene = stage(at={0: "Torino"}, hands={1: ["Venezia-Genova"]}).ambush("A", "A").play("alone", "L")

    assert [0, 0, 0] == scene.points()
    assert ["Venezia-Genova"] == scene.hand(1)


def test_m_10_where_an_order_lies_he_may_take_it_or_leave_it(stage):
    scene = stage(at={0: "Torino"}, on_the_map=["Milano-Genova"]).ambush("A", "A").play("alone", "T")

    assert ["leave", "take"] == scene.may()
    left = stage(at={0: "Torino"}, on_the_map=["Milano-Genova"]).ambush("A", "A").play("alone", "T", "leave")
    assert ["Milano-Genova"] == left.on_the_map()
    assert ["B", "N"] == left.may()
    scene.play("take")
    assert ["Milano-Genova"] == scene.hand(0)


def test_m_10_the_map_is_filled_at_once_and_the_new_one_can_be_taken_on_the_same_journey(stage):
    on_the_map = ["Milano-Genova", "Verona-Firenze", "Venezia-Torino", "Torino-Bologna"]
    scene = stage(at={0: "Torino"}, on_the_map=on_the_map).ambush("A", "A").play("alone", "T", "take")

    assert [f"laid, city 6, card {scene.card('Piacenza-Verona')}"] == scene.hears(1, "card Piacenza-Verona")
    assert ["B", "N"] == scene.may()
    assert ["leave", "take"] == scene.play("N").may()
    assert ["Milano-Genova", "Piacenza-Verona"] == scene.play("take").hand(0)


def test_m_10_a_drawn_card_whose_field_is_taken_is_discarded_here_too(stage):
    on_the_map = ["Milano-Genova", "Verona-Firenze", "Venezia-Torino", "Torino-Bologna"]
    scene = stage(at={0: "Torino"}, on_the_map=on_the_map).ambush("A", "A").play("alone", "T", "take")
    scene.play("card Verona-Bologna")

    assert ["Verona-Bologna"] == scene.discards()
    assert 3 == len(scene.on_the_map())
    assert scene.may()[0].startswith("card")


THREE = ["Verona-Firenze", "Venezia-Torino", "Genova-Ferrara"]


def test_m_11_with_three_he_must_give_one_up_first(stage):
    scene = stage(at={0: "Torino"}, hands={0: THREE}, on_the_map=["Milano-San Marino"])
    scene.ambush("A", "A").play("alone", "T")

    assert ["leave", *(f"swap {n}" for n in sorted(map(scene.card, THREE)))] == scene.may()
    gone, here = scene.card("Genova-Ferrara"), scene.card("Milano-San Marino")
    assert [f"discarded, card {gone}", f"taken, card {here}"] == scene.hears(1, "swap Genova-Ferrara")[:2]
    assert ["Milano-San Marino", "Venezia-Torino", "Verona-Firenze"] == scene.hand(0)
    assert ["Genova-Ferrara"] == scene.discards()


def test_m_11_with_fewer_he_cannot_give_one_up(stage):
    scene = stage(at={0: "Torino"}, hands={0: THREE[:2]}, on_the_map=["Milano-San Marino"])

    assert ["leave", "take"] == scene.ambush("A", "A").play("alone", "T").may()


def test_m_11_the_card_given_up_may_come_back_to_the_map(stage, country):
    """The pile is empty: what he gives up is all there is to be laid."""
    board = country(RING, [*FILLING, *FILLING, *FILLING[:2]])
    hand = ["Como-Asti", "Como-Asti", "Bari-Como"]
    scene = stage(2, board, at={0: "Asti"}, hands={0: hand}, on_the_map=["Bari-Como"])
    scene.state.where[[1, 4, 7, 8]] = 2
    told = scene.ambush("B C").play("alone", "A").hears(None, "swap 3")

    assert ["discarded, card 3", "taken, card 5", "reshuffled"] == told
    assert ["card 3"] == scene.may()


def test_m_12_fulfilment_comes_before_taking(stage):
    """With three orders, one of which ends here, he need not give one up."""
    hand = ["Ferrara-Milano", "Venezia-Torino", "Genova-Ferrara"]
    scene = stage(at={0: "Torino"}, hands={0: hand}, on_the_map=["Milano-San Marino"]).ambush("A", "A")

    assert ["leave", "take"] == scene.play("alone", "T").may()
    assert [5, 0, 0] == scene.points()


def test_m_12_an_order_where_the_turn_begins_can_be_taken_only_by_coming_back(stage):
    scene = stage(at={0: "Genova"}, on_the_map=["Genova-Firenze"]).ambush("D", "D").play("alone")

    assert ["A", "L", "U"] == scene.may()
    assert ["leave", "take"] == scene.play("A", "U").may()


def test_m_12_an_empty_pile_is_made_of_the_discards(stage, country):
    board = country(RING, [*FILLING, *FILLING, *FILLING[:2]])
    scene = stage(2, board, at={0: "Asti"}, on_the_map=["Bari-Como"], discards=["Como-Asti"] * 2)
    for card in range(1, 9):
        if scene.state.where[card] == 0:
            scene.state.where[card] = 2  # all others are in the other seat's hand
    told = scene.ambush("B C").play("alone", "A").hears(None, "take")

    assert ["taken, card 2", "reshuffled"] == told
    assert ["card 3", "card 6"] == scene.may()
    assert [] == scene.discards()


def test_m_12_nothing_is_reshuffled_while_the_pile_has_a_card(stage, country):
    board = country(RING, [*FILLING, *FILLING, *FILLING[:2]])
    scene = stage(2, board, at={0: "Asti"}, on_the_map=["Bari-Como"], discards=["Como-Asti"] * 2)

    assert ["taken, card 2"] == scene.ambush("B C").play("alone", "A").hears(None, "take")


def test_m_12_if_both_are_empty_the_map_has_fewer(stage, country):
    board = country(RING, [*FILLING, *FILLING, *FILLING[:2]])
    scene = stage(2, board, at={0: "Asti"}, on_the_map=["Bari-Como"])
    scene.state.where[[1, 3, 4, 5, 6, 7, 8]] = 2
    scene.ambush("B C").play("alone", "A", "take")

    assert [] == scene.on_the_map()
    assert (0,) == scene.match.actors


def test_m_21_a_new_order_in_the_very_city_can_be_had_only_by_coming_again(stage):
    on_the_map = ["Milano-Genova", "Verona-Firenze", "Venezia-Torino", "Torino-Bologna"]
    scene = stage(at={0: "Torino"}, on_the_map=on_the_map).ambush("A", "A").play("escort A", "T", "take")
    scene.play("card Milano-San Marino")

    assert ["B", "N"] == scene.may()
    assert ["leave", "take"] == scene.play("B", "P", "N").may()


def test_m_21_the_last_city_counts_like_any_other(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Torino-Bologna"]}, on_the_map=["Bologna-Milano"])
    scene.ambush("A", "A").play("escort A", "T", "N", "E", "D")

    assert [5, 0, 0] == scene.points()
    assert ["leave", "take"] == scene.may()
    assert 1 == scene.play("take").draw_any().noble()
    assert ["Bologna-Milano"] == scene.hand(0)
