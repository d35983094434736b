"""The two journeys that the rulebook tells, with exactly the results that it tells."""


def test_giovanni_goes_from_brescia_to_san_marino_and_takes_three_orders(fresh):
    """By Milano, Piacenza, Modena and Bologna. His first order is to Modena and ends on the way."""
    scene = fresh(3).play("noble 0", "card Brescia-Modena", "card Venezia-Genova", "card Firenze-Brescia")
    assert "Brescia" == scene.at(0)
    scene.play("card San Marino-Venezia", "card Milano-Genova", "card Bologna-Milano", "card Verona-Firenze")
    assert ["Bologna-Milano", "Milano-Genova", "San Marino-Venezia", "Verona-Firenze"] == scene.on_the_map()

    scene.ambush("F", "X").play("alone", "B", "take", "card Torino-Bologna", "N", "E")
    assert [4, 0, 0] == scene.points()
    scene.play("D", "take", "card Ravenna-Brescia", "I", "take", "card Ferrara-Torino")

    assert "San Marino" == scene.at(0)
    assert ["Bologna-Milano", "Milano-Genova", "San Marino-Venezia"] == scene.hand(0)
    assert [4, 0, 0] == scene.points()
    assert 1 == scene.noble()


def test_giovanni_goes_from_venezia_to_firenze_and_meets_all_three(stage):
    """Maria is seat 1, Salvatore and Gianna are seats 2 and 3."""
    scene = stage(
        4,
        at={0: "Venezia"},
        hands={0: ["Genova-Ferrara", "Genova-Firenze", "San Marino-Piacenza"]},
        on_the_map=["Verona-Bologna", "Bologna-Milano", "Torino-Ravenna", "Modena-Torino"],
    )
    scene.ambush("X", "F", "F").play("escort F")

    # By Via Vittoria to Verona; he gives one up and takes the one that lies there.
    scene.play("V", "swap San Marino-Piacenza", "card La Spezia-Verona")
    assert "Verona" == scene.at(0)
    assert ["Genova-Ferrara", "Genova-Firenze", "Verona-Bologna"] == scene.hand(0)

    # By Via XXII Aprile to Ferrara, where Maria waits: she scores 3, and he loses two, the one to Ferrara among them.
    scene.play("X", "card Genova-Ferrara", "card Verona-Bologna")
    assert "Ferrara" == scene.at(0)
    assert [0, 3, 0, 0] == scene.points()
    assert ["Genova-Firenze"] == scene.hand(0)

    # By Via del Quirinale to Bologna, where he takes another.
    scene.play("Q", "take", "card Piacenza-Ferrara")
    assert ["Bologna-Milano", "Genova-Firenze"] == scene.hand(0)

    # By Via Fiorentina to Firenze, where two wait in vain: the road is guarded.
    scene.play("F")
    assert [7, 3, 0, 0] == scene.points()
    assert "Firenze" == scene.at(0)
    assert ["Bologna-Milano"] == scene.hand(0)
    assert "Genova-Firenze" in scene.discards()
    assert 1 == scene.noble()
