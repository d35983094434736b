"""Material and setup: M-1 to M-5, M-20."""

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.engine.match import NotAllowed

PLAYERS = range(2, 5)
LINE = "A green Asti-Bari", "B violet Bari-Como", "C orange Como-Dro"
RING = "A green Asti-Bari", "B green Bari-Como", "C green Como-Asti"


def test_m_1_every_road_has_a_letter_of_its_own_and_one_of_three_colours(mille_grazie):
    roads = mille_grazie.board().file.roads

    assert len(roads) == len({road.letter for road in roads})
    assert {"green", "violet", "orange"} == {road.colour for road in roads}


@pytest.mark.parametrize("players", PLAYERS)
def test_m_1_each_player_has_a_noble_a_compass_and_a_score_of_0(fresh, players):
    scene = fresh(players).play("noble 0").draw_any()

    assert [0] * players == scene.points()
    assert players == sum(city > 0 for city in scene.state.cities)
    assert (0, 0) == tuple(scene.state.dials[0])


def test_m_2_an_order_is_found_in_one_city_and_fulfilled_in_another_for_its_points(stage):
    scene = stage(at={0: "Milano"}, hands={0: ["Milano-Genova"]}).ambush("A", "A").play("alone", "T")

    assert [0, 0, 0] == scene.points()
    assert [4, 0, 0] == scene.play("L").points()


@pytest.mark.parametrize("players", PLAYERS)
def test_m_3_each_player_draws_an_open_order_and_starts_in_its_first_city(fresh, players):
    cards = ["Venezia-Genova", "Milano-San Marino", "Venezia-Torino", "Verona-Firenze"][:players]
    scene = fresh(players).play("noble 0", *(f"card {card}" for card in cards))
    for seat, card in enumerate(cards):
        assert [card] == scene.hand(seat)
        assert card.split("-")[0] == scene.at(seat)
        for chair in (*range(players), None):
            assert scene.state.where.tolist() == scene.match.view(chair).where.tolist()


def test_m_3_several_nobles_may_be_in_one_city_and_do_not_take_up_the_field(fresh):
    scene = fresh(2).play("noble 0", "card Venezia-Genova", "card Venezia-Torino")

    assert ["Venezia", "Venezia"] == [scene.at(0), scene.at(1)]
    scene = fresh(2).play("noble 0", "card Venezia-Genova", "card Milano-Genova", "card Venezia-Torino")
    assert ["Venezia-Torino"] == scene.on_the_map()


@pytest.mark.parametrize("players", PLAYERS)
def test_m_3_a_card_that_was_drawn_is_out_of_the_pile(fresh, players):
    scene = fresh(players).play("noble 0")
    for left in range(30, 30 - players, -1):
        assert left == len(scene.may())
        scene.play(scene.may()[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_m_4_four_more_are_laid_at_their_first_cities(fresh, players):
    scene = fresh(players).play("noble 0").draw_any()
    fields = [name.split("-")[0] for name in scene.on_the_map()]

    assert 4 == len(fields) == len(set(fields))
    assert 30 == len(scene.pile()) + len(scene.discards()) + 4 + players


def test_m_4_a_card_whose_field_is_taken_is_discarded_and_another_is_drawn(fresh):
    scene = fresh(2).play("noble 0", "card Milano-Genova", "card Verona-Firenze", "card Bologna-Milano")

    assert [f"turned_away, card {scene.card('Bologna-Piacenza')}"] == scene.hears(None, "card Bologna-Piacenza")
    assert ["Bologna-Piacenza"] == scene.discards()
    scene.play("card Ferrara-Milano", "card Genova-Ferrara")
    assert (CHANCE,) == scene.match.actors
    told = scene.hears(None, "card Modena-Torino")
    assert [f"laid, city 7, card {scene.card('Modena-Torino')}", "begun"] == told
    assert ["Bologna-Milano", "Ferrara-Milano", "Genova-Ferrara", "Modena-Torino"] == scene.on_the_map()


@pytest.mark.parametrize("players", PLAYERS)
def test_m_5_the_first_seat_is_the_first_noble_unless_it_is_drawn(fresh, players):
    assert ["noble 0"] == fresh(players).may()
    assert [f"noble {seat}" for seat in range(players)] == fresh(players, first_noble="random").may()


@pytest.mark.parametrize("players", PLAYERS)
def test_m_5_the_drawn_seat_is_the_noble_and_the_others_are_brigands(fresh, players):
    last = players - 1
    scene = fresh(players, first_noble="random").play(f"noble {last}").draw_any()

    assert ["brigand"] * last + ["noble"] == [scene.match.role(seat) for seat in range(players)]
    assert tuple(range(last)) == scene.match.actors
    assert f"begun, seat {last}" in scene.told(None)


@pytest.mark.parametrize("players", PLAYERS)
def test_m_5_after_each_round_the_next_seat_is_the_noble_and_nothing_else_moves(stage, players):
    scene = stage(players, at={0: "Torino", 1: "Milano"}, hands={0: ["Verona-Firenze"], 1: ["Venezia-Torino"]})
    for seat in (*range(players), 0):
        assert seat == scene.noble()
        before = [scene.hand(seat) for seat in range(players)]
        cities = [scene.at(other) for other in range(players) if other != seat]
        scene.ambush(*["A U" if players == 2 else "A"] * (players - 1)).play("escort A")
        while scene.noble() == seat and scene.match.actors == (seat,):
            scene.play(scene.may()[0])
        assert cities == [scene.at(other) for other in range(players) if other != seat]
        assert before[1 - seat % 2] == scene.hand(1 - seat % 2)


def test_m_20_if_no_field_is_free_none_is_laid(fresh, country):
    """All orders begin in two cities: when both fields are taken, the rest stays where it is."""
    board = country(LINE, ["Asti-Dro 3"] * 5 + ["Bari-Dro 4"] * 3)
    scene = fresh(2, board).play("noble 0", "card 1", "card 2", "card 3", "card 4", "card 6")

    assert ["Asti-Dro", "Bari-Dro"] == scene.on_the_map()
    assert ["Asti-Dro"] == scene.discards()
    assert (1,) == scene.match.actors


def test_m_20_an_order_among_the_discards_is_found_after_a_reshuffle(stage, country):
    """Only for the fields of Bari and Como, which are free, the pile has no order; the discards have one."""
    board = country(RING, ["Asti-Bari 1", "Bari-Como 1", "Como-Asti 1", *["Asti-Bari 1"] * 5])
    scene = stage(2, board, at={0: "Asti"}, on_the_map=["Asti-Bari", "Bari-Como"], discards=["Como-Asti"])
    scene.state.where[[5, 6, 7, 8]] = 2
    scene.ambush("B C").play("alone", "A", "take")

    assert ["turned_away, card 4", "reshuffled"] == scene.hears(None, "card 4")
    assert ["card 3", "card 4"] == scene.may()
    assert ["turned_away, card 4", "laid, city 3, card 3"] == scene.hears(None, "card 4", "card 3")
    assert (0,) == scene.match.actors


def test_m_20_discards_lie_open(stage):
    scene = stage(discards=["Milano-Genova"])

    assert scene.state.where.tolist() == scene.match.view(None).where.tolist()


def test_m_4_chance_alone_decides_what_is_drawn(fresh):
    scene = fresh(3)

    assert (CHANCE,) == scene.match.actors
    with pytest.raises(NotAllowed):
        scene.match.play(0, 444)
