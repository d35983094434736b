"""The city of the dice game at a terminal: where dice lead, and who can come."""

from nascondino.games.dice import atlas


def ways(scene, place, seat=0):
    found = atlas.ways(place, scene.match.plain_view(seat), scene.match.board)
    return {facts["how"]: [spot.number for spot in to] for (_, facts), to in found}


def who_comes(scene, place, seat=0):
    comers = atlas.comers(place, scene.match.plain_view(seat), scene.match.board)
    return {who.mark: [facts["how"] for _, facts in by] for who, by in comers}


def test_d_11_d_29_ways_follow_stops_streets_and_arrows(stage, streets):
    one_way = streets({1: ["bus"], 6: ["bus"]}, [(2, "east", "out")])  # from tile A, 1 to 4, to tile B, 5 to 8
    scene = stage(pawns=[9, 11], x=16, board=one_way)

    assert [1, 4, 5] == ways(scene, 2)["taxi"]
    assert [6, 7] == ways(scene, 5)["taxi"]
    assert [2, 6, 7] == ways(scene, 5)["black"]
    assert {"taxi": [2, 3], "bus": [6]} == {how: to for how, to in ways(scene, 1).items() if how in ("taxi", "bus")}


def test_d_23_the_helicopter_flies_from_the_edge(stage, streets):
    scene = stage(pawns=[9, 11], x=16, board=streets())

    assert "helicopter" in ways(scene, 1)
    assert "helicopter" not in ways(scene, 4)


def test_a_detective_comes_by_any_die_and_mister_x_by_what_he_has_left(stage, streets):
    scene = stage(pawns=[9, 11], x=1, board=streets(), black=1, helicopters=0)

    assert {"X": ["taxi", "black"]} == who_comes(scene, 2)
    assert {"1": ["taxi"]} == who_comes(scene, 10)


def test_an_unseen_mister_x_is_neither_on_the_map_nor_on_his_way(stage, streets):
    scene = stage(pawns=[9, 11], x=1, board=streets())
    for seat, shown in ((0, True), (1, False), (None, False)):
        assert shown == ("X" in who_comes(scene, 2, seat))
        assert shown == (" 1t*X" in atlas.chart(1, 79, 20, scene.match.plain_view(seat), scene.match.board))
