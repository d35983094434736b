"""The expert side: D-28 to D-31, D-38."""

import itertools
import math
import re
from fractions import Fraction

import pytest

from nascondino.engine.game import SettingError
from nascondino.games.dice.state import TAXI

LAID = {2: "ABCDEG", 3: "ABCDEG", 4: "ABCDEFGHI"}


@pytest.mark.parametrize(("players", "turned"), [(2, 2), (3, 2), (4, 3)])
def test_d_28_some_tiles_are_turned(fresh, players, turned):
    scene = fresh(players, tiles="expert").play(*(f"tile {letter}" for letter in LAID[players]))
    for number, letter in enumerate("GBE"[:turned]):
        assert {f"tile {tile}" for tile in LAID[players]} - {f"tile {tile}" for tile in "GBE"[:number]} == set(
            scene.outcomes()
        )
        assert {1} == set(scene.outcomes().values())
        scene.play(f"tile {letter}")

    assert scene.may("place")
    assert turned == sum(scene.state.light)


@pytest.mark.parametrize(("players", "named"), [(2, "CI"), (3, "AE"), (4, "BGH")])
def test_d_28_named_tiles_are_turned_and_no_others(fresh, players, named):
    scene = fresh(players, tiles=named)
    while not scene.may("place"):
        scene.play(next(iter(scene.outcomes())))

    assert named == "".join(letter for letter, light in zip("ABCDEFGHI", scene.state.light[1:], strict=True) if light)


@pytest.mark.parametrize("named", ["AC", "AB", "BD"])
def test_d_28_named_tiles_are_certainly_laid_and_every_such_arrangement_is_as_likely_as_any_other(fresh, named):
    """Three of A, C, E, F, H have a station each, three of B, D, G, I have none (D-2)."""
    of_one_kind = {True: "ACEFH", False: "BDGI"}
    chosen = [
        {*served, *plain}
        for served in itertools.combinations(of_one_kind[True], 3)
        for plain in itertools.combinations(of_one_kind[False], 3)
    ]
    expected = Fraction(1, sum(set(named) <= tiles for tiles in chosen) * math.factorial(6))
    for letters in ("ACEBDG", "GDBFCA", "DABCHI"):
        assert expected == probability(fresh, named, letters)
    assert 0 == probability(fresh, named, "EFHGIB")


def probability(fresh, named, letters):
    scene, total = fresh(3, tiles=named), Fraction(1)
    for letter in letters:
        outcomes = scene.outcomes()
        if f"tile {letter}" not in outcomes:
            return 0
        total *= Fraction(outcomes[f"tile {letter}"], sum(outcomes.values()))
        scene.play(f"tile {letter}")
    return total


@pytest.mark.parametrize(("players", "wrong"), [(2, "ABC"), (3, "A"), (3, "ABC"), (4, "AB"), (4, "AAB"), (4, "ABZ")])
def test_d_28_what_names_no_right_number_of_tiles_is_refused(fresh, players, wrong):
    count = 3 if players == 4 else 2
    expected = f"it can be: standard, expert, or {count} different letters of ABCDEFGHI."

    with pytest.raises(SettingError, match=re.escape(f"Option 'tiles' cannot be '{wrong}'; {expected}")):
        fresh(players, tiles=wrong)


def test_d_28_letters_may_be_small_and_in_any_order(dice):
    assert "BGH" == dice.settings(4, {"tiles": "hBg"})["tiles"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d_28_by_default_none_is(fresh, players):
    scene = fresh(players).play(*(f"tile {letter}" for letter in LAID[players]))

    assert scene.may("place")
    assert 0 == sum(scene.state.light)


def test_d_28_the_side_that_lies_up_counts(stage):
    """On the light side of A place 1 has no bus stop, and a lane to 4."""
    scene = stage(pawns=[1, 7], x=24, turned="AB").play("roll 1 1 0")

    assert [] == scene.goes("1 bus")
    assert [2, 3, 4] == scene.goes("1 taxi")


def test_d_28_detectives_start_where_only_taxis_stop_on_that_side(fresh):
    scene = fresh(3, tiles="expert").play(*(f"tile {letter}" for letter in "ABCDEG"), "tile A", "tile B")

    assert "place 1" in scene.may()
    assert "place 2" not in scene.may()


ONE_WAY = [(4, "east", "out")]  # from 4 to 7 only


def test_d_29_a_taxi_goes_with_the_arrow_only(stage, streets):
    board = streets(streets=ONE_WAY)

    assert 7 in stage(pawns=[4, 2], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert 4 not in stage(pawns=[7, 2], x=24, board=board).play("roll 3 0 0").goes("1 taxi")


@pytest.mark.parametrize("street", [(1, "east", "out"), (2, "west", "in")])
def test_d_29_within_a_tile_either_end_says_the_same(stage, streets, street):
    board = streets(streets=[street])

    assert 2 in stage(pawns=[1, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert 1 not in stage(pawns=[2, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")


def test_d_29_a_bus_is_blocked_though_only_part_of_its_way_is_one_way(stage, streets):
    board = streets({3: ["bus"], 8: ["bus"]}, streets=ONE_WAY)

    assert [8] == stage(pawns=[3, 2], x=24, board=board).play("roll 0 3 0").goes("1 bus")
    assert [] == stage(pawns=[8, 2], x=24, board=board).play("roll 0 3 0").goes("1 bus")


def test_d_29_under_a_black_ticket_he_goes_against_it_by_taxi_and_bus(stage, streets):
    board = streets({3: ["bus"], 8: ["bus"]}, streets=ONE_WAY)
    by_taxi = stage(pawns=[15, 16], x=7, board=board).turn(TAXI, 13).turn(None, None)
    by_bus = stage(pawns=[15, 16], x=8, board=board).turn(None, None).turn(None, None)

    assert 4 not in by_taxi.goes("taxi")
    assert 4 in by_taxi.goes("black")
    assert 3 in by_bus.goes("black")


SHUT = [(4, "east", "none")]


def test_d_30_a_dead_end_is_no_connection_for_taxi_and_bus(stage, streets):
    board = streets({3: ["bus"], 8: ["bus"]}, streets=SHUT)
    for here, there in ((4, 7), (7, 4)):
        assert there not in stage(pawns=[here, 2], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    for here in (3, 8):
        assert [] == stage(pawns=[here, 2], x=24, board=board).play("roll 0 3 0").goes("1 bus")


def test_d_30_an_edge_that_one_tile_shuts_is_shut(stage, streets):
    board = streets(streets=[(7, "west", "none")])

    assert 7 not in stage(pawns=[4, 2], x=24, board=board).play("roll 3 0 0").goes("1 taxi")


def test_d_31_a_taxi_lane_joins_places_diagonally_for_taxis_only(stage, streets):
    board = streets({1: ["bus"], 4: ["bus"]}, lanes=[(1, 4)])

    assert 4 in stage(pawns=[1, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert 1 in stage(pawns=[4, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert [] == stage(pawns=[1, 12], x=24, board=board).play("roll 0 3 0").goes("1 bus")


def test_d_31_the_other_diagonal_too(stage, streets):
    board = streets(lanes=[(6, 7)])

    assert [5, 7, 8, 9] == stage(pawns=[6, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert [4, 5, 6, 8, 17] == stage(pawns=[7, 12], x=24, board=board).play("roll 3 0 0").goes("1 taxi")


def test_d_38_a_black_ticket_opens_no_dead_end(stage, streets):
    board = streets(streets=SHUT)
    scene = stage(pawns=[15, 16], x=7, board=board).turn(None, None).turn(None, None)

    assert [5, 8, 17] == scene.goes("black")


def test_d_38_under_a_black_ticket_he_may_take_a_lane(stage, streets):
    scene = stage(pawns=[15, 16], x=6, board=streets(lanes=[(6, 7)])).turn(None, None).turn(None, None)

    assert [5, 7, 8, 9] == scene.goes("black")


def test_d_38_where_the_way_is_barred_no_bus_goes_not_even_to_a_nearer_place(stage, streets):
    """The next stop from 3 to the east is 8; the street between 4 and 7 is shut."""
    board = streets({3: ["bus"], 8: ["bus"], 15: ["bus"]}, streets=SHUT)

    assert [15] == stage(pawns=[3, 2], x=24, board=board).play("roll 0 3 0").goes("1 bus")


def test_d_38_arrows_that_meet_close_a_street_but_for_a_black_ticket(stage, streets):
    board = streets(streets=[(4, "east", "out"), (7, "west", "out")])
    scene = stage(pawns=[4, 12], x=7, board=board)
    assert 7 not in scene.play("roll 3 0 0").goes("1 taxi")
    scene.play("1 taxi 3").turn(None, None)

    assert 4 not in scene.goes("taxi")
    assert 4 in scene.goes("black")


def test_d_38_the_helicopter_heeds_none_of_it(stage, streets):
    board = streets(streets=[(5, "south", "none"), (7, "south", "none"), (5, "north", "none")])
    scene = stage(pawns=[2, 12], x=5, board=board).turn(None, None).turn(None, None)

    assert [19] == scene.goes("helicopter")
