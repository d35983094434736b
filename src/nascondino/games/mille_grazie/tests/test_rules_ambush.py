"""Ambush: M-13 to M-16."""

import pytest

from nascondino.engine.review import view_together

THREE = ["Verona-Firenze", "Venezia-Torino", "Genova-Ferrara"]
TWO, ONE = THREE[:2], THREE[:1]


def test_m_13_brigands_on_the_road_show_themselves_and_score_3_each(stage):
    scene = stage(4, at={0: "Venezia"}).ambush("V", "X", "V").play("alone")
    told = scene.hears(None, "V")

    assert ["travelled, road 22", "ambushed, seat 1, road 22, number 3", "ambushed, seat 3, road 22, number 3"] == told[
        :3
    ]
    assert [0, 3, 0, 3] == scene.points()
    assert [22, 0, 22] == scene.match.view(None).dials[1:4, 0].tolist()


def test_m_13_whoever_waits_elsewhere_scores_nothing(stage):
    scene = stage(4, at={0: "Venezia"}).ambush("X", "R", "Z").play("alone", "V")

    assert [0, 0, 0, 0] == scene.points()


def test_m_13_nobody_may_keep_silent(stage):
    """There is nothing to decide: after the road, the noble goes on."""
    scene = stage(3, at={0: "Venezia"}).ambush("V", "V").play("alone", "V")

    assert (0,) == scene.match.actors


def test_m_13_a_compass_that_the_noble_set_himself_is_no_ambush(stage):
    scene = stage(3, at={0: "Venezia"}, hands={0: THREE}).ambush("A", "A").play("escort V", "V")

    assert [0, 0, 0] == scene.points()
    assert 3 == len(scene.hand(0))


LOSSES = [("V", "Venezia", 1), ("X", "Verona", 2), ("F", "Bologna", 3)]


@pytest.mark.parametrize(("road", "city", "lost"), LOSSES)
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_m_14_by_colour_1_2_or_3_orders_are_lost_or_all_he_has(stage, road, city, lost, held):
    hand = ["Modena-Torino", "Venezia-Torino", "Genova-Ravenna"][:held]
    scene = stage(at={0: city}, hands={0: hand}).ambush(road, "A").play("alone", road).draw_any()

    assert max(0, held - lost) == len(scene.hand(0))
    assert min(held, lost) == len(scene.discards())
    assert [0, 3, 0] == scene.points()


def test_m_14_if_he_has_more_they_are_drawn_blindly_one_by_one(stage):
    scene = stage(at={0: "Verona"}, hands={0: THREE}).ambush("X", "A").play("alone", "X")
    cards = sorted(map(scene.card, THREE))

    assert [f"card {card}" for card in cards] == scene.may()
    scene.play(f"card {cards[1]}")
    assert [f"card {cards[0]}", f"card {cards[2]}"] == scene.may()
    assert "Verona" == scene.at(0)
    told = scene.hears(None, f"card {cards[0]}")
    assert [f"lost, card {cards[0]}", "arrived, city 9"] == told[:2]


def test_m_14_if_he_loses_all_nothing_is_drawn(stage):
    scene = stage(at={0: "Verona"}, hands={0: TWO}).ambush("X", "A").play("alone")
    told = scene.hears(None, "X")

    lost = [f"lost, card {card}" for card in sorted(map(scene.card, TWO))]
    assert ["travelled, road 24", "ambushed, seat 1, road 24, number 3", *lost, "arrived, city 9"] == told


def test_m_14_it_is_one_loss_however_many_wait(stage):
    scene = stage(4, at={0: "Venezia"}, hands={0: THREE}).ambush("V", "V", "V").play("alone", "V").draw_any()

    assert 2 == len(scene.hand(0))
    assert [0, 3, 3, 3] == scene.points()


def test_m_14_a_noble_without_orders_is_ambushed_all_the_same(stage):
    scene = stage(at={0: "Bologna"}).ambush("F", "A").play("alone", "F")

    assert [0, 3, 0] == scene.points()
    assert "Firenze" == scene.at(0)


def test_m_14_only_the_nobles_orders_are_lost(stage):
    scene = stage(at={0: "Bologna"}, hands={0: ONE, 2: TWO[1:]}).ambush("F", "A").play("alone", "F")

    assert TWO[1:] == scene.hand(2)


def test_m_15_an_order_lost_on_the_road_is_not_fulfilled_at_its_end(stage):
    scene = stage(at={0: "Bologna"}, hands={0: ["Verona-Firenze"]}).ambush("F", "A").play("alone", "F")

    assert [0, 3, 0] == scene.points()
    assert ["Verona-Firenze"] == scene.discards()


def test_m_15_an_order_that_is_left_is_fulfilled(stage):
    scene = stage(at={0: "Venezia"}, hands={0: ["La Spezia-Verona", "Venezia-Torino"]}).ambush("V", "A")
    scene.play("alone", "V", "card Venezia-Torino")

    assert [5, 3, 0] == scene.points()


def test_m_15_he_travels_on_and_may_be_ambushed_again(stage):
    scene = stage(at={0: "Venezia"}, hands={0: THREE}).ambush("V", "X").play("alone", "V", "card Genova-Ferrara")

    assert (0,) == scene.match.actors
    scene.play("X")
    assert [0, 3, 3] == scene.points()
    assert [] == scene.hand(0)


def test_m_15_one_brigand_scores_once_a_turn_as_no_road_is_used_twice(stage):
    scene = stage(at={0: "Genova"}).ambush("A", "D").play("alone", "A", "U", "L", "T", "B")

    assert [0, 3, 0] == scene.points()


def test_m_16_on_the_guarded_road_the_ambush_fails(stage):
    scene = stage(4, at={0: "Bologna"}, hands={0: ["Verona-Firenze"]}).ambush("F", "A", "F").play("escort F")
    told = scene.hears(None, "F")
    shown = ["ambushed, seat 1, road 6", "ambushed, seat 3, road 6", "guarded, road 6"]

    assert ["travelled, road 6", *shown, "arrived, city 12"] == told[:5]
    assert [5, 0, 0, 0] == scene.points()


def test_m_16_the_noble_shows_his_compass_only_if_somebody_waits_there(stage):
    met = stage(at={0: "Bologna"}).ambush("F", "A").play("escort F", "F")
    alone = stage(at={0: "Bologna"}).ambush("A", "A").play("escort F", "F")

    assert [6, 0] == met.match.view(2).dials[0].tolist()
    assert [0, 0] == alone.match.view(2).dials[0].tolist()


def test_m_16_an_escort_guards_no_other_road(stage):
    scene = stage(at={0: "Bologna"}, hands={0: THREE}).ambush("F", "A").play("escort O", "F")

    assert [0, 3, 0] == scene.points()
    assert [] == scene.hand(0)
    assert [0, 0] == scene.match.view(1).dials[0].tolist()


def test_m_16_compasses_that_met_nobody_stay_secret(stage):
    scene = stage(at={0: "Torino"}).ambush("F", "A").play("escort X", "T", "N", "E", "D")

    assert 1 == scene.noble()
    assert not scene.state.dials.any()
    assert not any("ambushed" in text or "guarded" in text for text in scene.told(None))


def test_m_16_also_when_the_match_is_over(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Milano-Genova"]}, points={0: 29}).ambush("F", "A").play("escort X", "L")

    assert "delivered" == scene.ended()
    assert [0, 0, 0, 0] == scene.match.view(None).dials[:, 0].tolist()
    assert [0, 6, 0, 0] == scene.match.view(1).dials[:, 0].tolist()


def test_m_16_whoever_looks_at_the_finished_match_again_sees_every_compass(stage):
    scene = stage(at={0: "Torino"}, hands={0: ["Milano-Genova"]}, points={0: 29}).ambush("F", "A").play("escort X", "L")

    assert "delivered" == scene.ended()
    assert [24, 6, 1, 0] == view_together(scene.match).dials[:, 0].tolist()
