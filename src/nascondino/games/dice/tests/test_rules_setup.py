"""Material and setup: D-1 to D-8, D-33."""

from collections import Counter
from fractions import Fraction

import pytest

from nascondino.engine.belief import Belief
from nascondino.games.dice.state import DETECTIVES, DICE, MISTER_X, PAWNS, PLACES, SIDES, TILES

WITH_UNDERGROUND = set("ACEFH")
DEALT = {2: "ABCDEG", 3: "ABCDEG", 4: "ABCDEFGHI"}


def lay(scene, letters):
    return scene.play(*(f"tile {letter}" for letter in letters))


def test_d_1_the_material(fresh, stage):
    assert (7, 9, 4, 3) == (DICE, TILES - 1, PAWNS, DETECTIVES)
    assert (36, 2) == (PLACES - 1, len(SIDES))
    for players in (2, 3, 4):
        assert 3 == fresh(players).state.tokens
    assert 7 == sum(stage(pawns=[2, 7], x=9).dice()) + 1  # one covers box 1


@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 6), (4, 9)])
def test_d_2_six_tiles_or_nine_are_laid(fresh, players, count):
    scene = fresh(players)
    for laid in range(count):
        assert laid == sum(scene.state.layout != 0)
        scene.play(next(iter(scene.outcomes())))

    assert not scene.may("tile")
    assert count == sum(scene.state.layout != 0) == sum(scene.state.slots != 0)


def test_d_2_places_lie_two_by_two_on_tiles_of_three_columns(stage):
    scene = stage("DEFABC", pawns=[13, 2], x=7)

    assert [14, 15] == scene.play("roll 3 0 0").goes("1 taxi")
    scene.play("1 taxi 14").play("roll 2 0 0")
    assert [1, 4, 5, 16] == scene.goes("2 taxi")


@pytest.mark.parametrize("players", [2, 3])
def test_d_2_of_six_tiles_exactly_three_have_an_underground_station(fresh, players):
    scene = lay(fresh(players), "ACE")

    assert set("BDGI") == {notation[-1] for notation in scene.outcomes()}
    scene = lay(fresh(players), "BDG")
    assert WITH_UNDERGROUND == {notation[-1] for notation in scene.outcomes()}


def probability(fresh, players, letters):
    scene, total = fresh(players), Fraction(1)
    for letter in letters:
        outcomes = scene.outcomes()
        total *= Fraction(outcomes[f"tile {letter}"], sum(outcomes.values()))
        scene.play(f"tile {letter}")
    return total


def test_d_2_every_arrangement_is_as_likely_as_any_other(fresh):
    """Of five tiles with an underground station and four without, three each, in any order: 5·4·3 · 4·3·2 · 20."""
    expected = Fraction(1, 60 * 24 * 20)
    for letters in ("ACEBDG", "BDGACE", "ABCDEG", "IHGFDA", "HBFIAD"):
        assert expected == probability(fresh, 3, letters)


def test_d_2_nine_tiles_are_shuffled(fresh):
    expected = Fraction(1, 362880)
    for letters in ("ABCDEFGHI", "BDGIACEFH", "HFECAIGDB"):
        assert expected == probability(fresh, 4, letters)


def test_d_3_the_colours_of_a_place_say_what_stops_there(stage):
    """15 has taxi and bus, 16 taxis only, 17 all three, 20 taxis and the underground."""
    stops = {15: "taxi bus", 16: "taxi", 17: "taxi bus underground", 20: "taxi underground"}
    for here, names in stops.items():
        scene = stage(pawns=[here, 7], x=24).play("roll 1 1 1")

        assert set(names.split()) == {way.split()[1] for way in scene.may("1 ")}


def test_d_3_every_place_is_a_stop_of_one_to_three_transports(tiles):
    for tile in tiles.file.tiles:
        for side in (tile.dark, tile.light):
            assert all(1 <= len(set(names)) == len(names) <= 3 for names in side.stops)
    count = Counter(len(names) for tile in tiles.file.tiles for names in tile.dark.stops)
    assert {1, 2, 3} == set(count)


@pytest.mark.parametrize(("players", "black"), [(2, 2), (3, 2), (4, 3)])
def test_d_4_what_mister_x_begins_with(fresh, players, black):
    state = fresh(players).state

    assert (black, 1, 1) == (state.black, state.doubles, state.helicopters)


def taxi_only(tiles, letters):
    chosen = [tile for tile in tiles.file.tiles if tile.letter in letters]
    return [
        4 * "ABCDEFGHI".index(tile.letter) + i
        for tile in chosen
        for i, names in enumerate(tile.dark.stops, 1)
        if names == ("taxi",)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d_5_detectives_start_where_only_taxis_stop(fresh, tiles, players):
    scene = lay(fresh(players), DEALT[players])

    assert [f"place {place}" for place in taxi_only(tiles, DEALT[players])] == scene.may()


def test_d_5_mister_x_starts_on_any_free_place(fresh):
    scene = lay(fresh(3), DEALT[3]).play("place 2", "place 7")
    free = {f"place {place}" for place in (*range(1, 21), *range(25, 29))} - {"place 2", "place 7"}

    assert (0,) == scene.match.actors
    assert free == set(scene.may())


def test_d_5_nobody_else_learns_the_place(fresh):
    scene = lay(fresh(3, mister_x=1), DEALT[3]).play("place 2", "place 7", "place 17")

    assert "hidden, place 17" in scene.told(1)
    for chair in (0, 2, None):
        assert "hidden" in scene.told(chair)
        assert 0 == scene.match.view(chair).pawns[MISTER_X]


def test_d_6_pawns_are_put_down_in_seat_order_from_the_start_player(fresh):
    scene = lay(fresh(4, mister_x=2), DEALT[4])
    seats = []
    for place in (2, 7, 12):
        seats += scene.match.actors
        scene.play(f"place {place}")

    assert [3, 0, 1] == seats
    assert [2, 7, 12] == scene.state.pawns[1:].tolist()


def test_d_6_each_on_a_free_place_of_its_own(fresh):
    scene = lay(fresh(3), DEALT[3]).play("place 7")

    assert "place 7" not in scene.may()


def test_d_6_one_player_puts_down_both_pawns(fresh):
    scene = lay(fresh(2), DEALT[2])

    assert (1,) == scene.match.actors
    assert (1,) == scene.play("place 7").match.actors
    assert (0,) == scene.play("place 2").match.actors


@pytest.mark.parametrize(("players", "held", "supply"), [(2, 3, 3), (3, 3, 3), (4, 4, 2)])
def test_d_7_dice_of_the_team_and_the_supply(fresh, players, held, supply):
    state = fresh(players).state

    assert (held, supply, 3) == (state.held, state.supply, state.tokens)


def test_d_7_the_first_start_player_sits_to_the_left_of_mister_x(stage):
    for mister_x, left in ((0, 1), (1, 2), (2, 3), (3, 0)):
        scene = stage("ABCDEFGHI", pawns=[2, 7, 12], x=17, mister_x=mister_x)

        assert (left,) == scene.play("roll 0 0 0").match.actors


@pytest.mark.parametrize(("place", "tile"), [(17, 5), (20, 5), (1, 1), (4, 1), (24, 6)])
def test_d_8_mister_x_names_his_tile(stage, place, tile):
    scene = stage(pawns=[2, 7], x=place)

    assert ["hidden", f"named, tile {tile}", "begun, pawn 1"] == scene.told(None)[-3:]


def test_d_8_the_others_know_the_tile_and_no_more(fresh):
    scene = lay(fresh(3), DEALT[3]).play("place 18", "place 7", "place 17")
    belief = Belief(scene.match.chair(None))
    belief.update(scene.match.seen(None))

    assert [17, 19, 20] == belief.possible()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d_33_any_seat_can_be_mister_x(fresh, players):
    for mister_x in range(players):
        scene = lay(fresh(players, mister_x=mister_x), DEALT[players])
        others = [seat for seat in range(players) if seat != mister_x]

        assert "mister_x" == scene.match.role(mister_x)
        assert {"detective"} == {scene.match.role(seat) for seat in others}
        for place in (2, 7, 13)[: scene.state.detectives]:
            assert scene.match.actors[0] in others
            scene.play(f"place {place}")
        assert (mister_x,) == scene.match.actors
