"""Mille Grazie's map at a terminal: roads, coaches, and whose compass is shown to whom."""

from nascondino.games.mille_grazie import atlas


def number(scene, city):
    return next(spot.number for spot in atlas.places(None, scene.board) if spot.name == city)


def test_m_8_the_noble_does_not_come_by_a_road_that_he_has_used(stage):
    scene = stage(at={0: "Venezia", 1: "Milano", 2: "Milano"}).ambush("L", "T").play("alone", "V")
    view, venezia = scene.match.plain_view(0), number(scene, "Venezia")
    ways = {facts["road"][0]: name for (name, facts), _ in atlas.ways(venezia, view, scene.board)}

    assert "Verona" == scene.board.city(scene.match.plain_view(0).cities[0])
    assert [] == atlas.comers(venezia, view, scene.board)
    assert {"R": "way", "V": "used", "Z": "way"} == {road: name.rpartition("-")[2] for road, name in ways.items()}


def test_coaches_in_the_next_cities_come_by_the_roads_between(stage):
    scene = stage(at={0: "Genova", 1: "Milano", 2: "Torino"})
    comers = atlas.comers(number(scene, "La Spezia"), scene.match.plain_view(0), scene.board)

    assert [("1", ["A Via Aurelia", "U Via dell’Uliveto"])] == [
        (who.mark, [facts["road"] for _, facts in by]) for who, by in comers
    ]


def test_a_hidden_compass_is_on_the_map_of_its_seat_alone(stage):
    scene = stage(at={0: "Venezia"}).set_compass(1, "L")
    for seat, shown in ((1, True), (0, False), (2, False), (None, False)):
        assert shown == ("L*2" in atlas.chart(1, 79, 20, scene.match.plain_view(seat), scene.board))
