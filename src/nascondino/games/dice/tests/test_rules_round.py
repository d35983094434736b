"""A round of the detectives: D-9 to D-17, D-32, D-34, D-39."""

import msgspec
import pytest

from nascondino.games.dice.board import DiceBoard, board_record
from nascondino.games.dice.state import TAXI

NINE = "ABCDEFGHI"


def test_d_9_first_all_detectives_then_mister_x(stage):
    scene = stage(NINE, pawns=[2, 7, 12], x=36)
    order = []
    for _ in range(3):
        scene.play("roll 0 0 0")
        order += scene.match.actors
        scene.play(f"{scene.in_turn()} stays")

    assert [1, 2, 3] == order
    assert (0,) == scene.match.actors


def test_d_10_the_start_player_rolls_all_dice_and_the_next_the_rest(stage):
    scene = stage(NINE, pawns=[2, 7, 12], x=36)
    for pawn, place, left in ((1, 1, 3), (2, 5, 2), (3, 10, 1)):
        scene.turn(TAXI, place)
        assert (left, place) == (scene.state.held, scene.place(pawn))

    assert [3, 0, 0] == scene.used()


def test_d_10_one_chooses_any_die_of_the_roll(stage):
    scene = stage(pawns=[4, 7], x=24).play("roll 1 1 1")

    assert {"1 taxi", "1 bus", "token"} == {" ".join(way.split()[:2]) for way in scene.may()}
    assert [0, 1, 0] == scene.play("1 bus 3").used()


def test_d_10_but_no_other_than_was_rolled(stage):
    """Everything stops at 17."""
    scene = stage(pawns=[17, 7], x=24).play("roll 0 1 0")

    assert {"1 bus", "token"} == {" ".join(way.split()[:2]) for way in scene.may()}


def test_d_10_a_roll_is_as_likely_as_the_net_of_the_dice_makes_it(stage):
    outcomes = stage(pawns=[2, 7], x=24).outcomes()

    assert 20 == len(outcomes)
    assert 6**3 == sum(outcomes.values())
    assert (2**3, 1, 6 * 2 * 2, 3 * 2 * 2 * 1) == (
        outcomes["roll 3 0 0"],
        outcomes["roll 0 0 0"],
        outcomes["roll 1 1 1"],
        outcomes["roll 2 0 0"],
    )


def test_d_10_four_dice_have_35_rolls(stage):
    outcomes = stage(NINE, pawns=[2, 7, 12], x=36).outcomes()

    assert (35, 6**4) == (len(outcomes), sum(outcomes.values()))


def test_d_11_a_bus_goes_from_15_directly_to_19(stage):
    """The rulebook's own example: 16 has no bus stop, and the bus passes it."""
    scene = stage(pawns=[15, 2], x=9).play("roll 0 3 0")

    assert 19 in scene.goes("1 bus")
    assert 16 not in scene.goes("1 bus")
    assert 19 == scene.play("1 bus 19").place(1)


def test_d_11_a_taxi_goes_to_neighbours(stage):
    scene = stage(pawns=[4, 2], x=24).play("roll 3 0 0")

    assert [2, 3, 7, 14] == scene.goes("1 taxi")


def test_d_11_a_bus_stops_at_the_next_stop_in_each_direction(stage, streets):
    board = streets({place: ["bus"] for place in (8, 5, 6, 12, 20, 24)})
    scene = stage(pawns=[8, 2], x=24, board=board).play("roll 0 3 0")

    assert [6, 12, 20] == scene.goes("1 bus")


def test_d_11_a_bus_passes_places_without_a_stop_whoever_stands_there(stage):
    scene = stage(pawns=[15, 16], x=9).play("roll 0 3 0")

    assert 19 in scene.goes("1 bus")


def test_d_11_the_underground_goes_to_any_other_station(stage):
    scene = stage(pawns=[17, 2], x=24).play("roll 0 0 3")

    assert [3, 9, 11, 20, 23] == scene.goes("1 underground")


def test_d_11_tiles_in_the_box_have_no_station(stage):
    scene = stage("ABDEGI", pawns=[17, 2], x=1).play("roll 0 0 3")

    assert [3, 20] == scene.goes("1 underground")


def test_d_11_an_x_takes_nobody_anywhere(stage):
    assert ["1 stays", "token"] == stage(pawns=[17, 2], x=24).play("roll 0 0 0").may()


@pytest.mark.parametrize(("roll", "here"), [("roll 0 3 0", 2), ("roll 0 0 3", 1), ("roll 0 3 0", 20)])
def test_d_12_only_from_a_stop_of_the_transport(stage, roll, here):
    assert ["1 stays", "token"] == stage(pawns=[here, 7], x=24).play(roll).may()


def test_d_12_taxis_too_need_a_stop_at_both_ends(stage, tiles):
    first = tiles.file.tiles[0]
    dark = msgspec.structs.replace(first.dark, stops=(("bus",), ("taxi",), ("taxi",), ("taxi",)))
    file = msgspec.structs.replace(tiles.file, tiles=(msgspec.structs.replace(first, dark=dark), *tiles.file.tiles[1:]))
    board = DiceBoard(file, board_record(file))

    assert [] == stage(pawns=[1, 7], x=24, board=board).play("roll 3 0 0").goes("1 taxi")
    assert [4, 5] == stage(pawns=[2, 7], x=24, board=board).play("roll 3 0 0").goes("1 taxi")


def test_d_13_who_can_use_no_die_stays_and_the_next_rolls_all(stage):
    scene = stage(pawns=[2, 7], x=24).play("roll 0 2 1", "1 stays")

    assert 2 == scene.place(1)
    assert (3, 0) == (scene.state.held, sum(scene.used()))
    assert 216 == sum(scene.outcomes().values())
    assert (2,) == scene.play("roll 3 0 0").match.actors


def test_d_14_a_token_rolls_the_unused_dice_again(stage):
    scene = stage(pawns=[2, 7], x=24).turn(TAXI, 1)
    scene.play("roll 0 0 0", "token")

    assert 36 == sum(scene.outcomes().values())
    assert 2 == scene.state.tokens
    assert [1, 0, 0] == scene.used()
    assert (2,) == scene.play("roll 2 0 0").match.actors


def test_d_14_three_in_a_match(stage):
    scene = stage(pawns=[2, 7], x=24)
    for left in (2, 1, 0):
        scene.play("roll 0 0 0", "token")
        assert left == scene.state.tokens
    assert ["1 stays"] == scene.play("roll 0 0 0").may()

    scene.play("1 stays", "roll 3 0 0")
    assert "token" not in scene.may()


def test_d_14_using_one_is_a_choice(stage):
    scene = stage(pawns=[2, 7], x=24)

    assert "token" in scene.play("roll 3 0 0").may()
    assert 3 == scene.play("1 taxi 1").state.tokens


def test_d_15_who_can_move_must_move(stage):
    scene = stage(pawns=[2, 7], x=24).play("roll 1 0 0")

    assert ["1 taxi 1", "1 taxi 4", "1 taxi 5", "token"] == scene.may()


def test_d_15_mister_x_must_move_if_a_die_is_of_use(stage):
    scene = stage(pawns=[2, 7], x=24).turn(TAXI, 1).turn(TAXI, 5)

    assert "pass" not in scene.may()
    assert [22, 23] == scene.goes("taxi")


def test_d_16_nobody_leaves_the_board(stage):
    scene = stage(pawns=[1, 7], x=24).play("roll 1 1 0")

    assert [2, 3] == scene.goes("1 taxi")
    assert [3, 5] == scene.goes("1 bus")


def test_d_17_detectives_may_share_a_place(stage):
    scene = stage(pawns=[2, 7], x=24).turn(TAXI, 5).turn(TAXI, 5)

    assert [5, 5] == [scene.place(pawn) for pawn in (1, 2)]


def test_d_17_mister_x_may_go_where_a_detective_stands(stage):
    scene = stage(pawns=[18, 7], x=24).turn(TAXI, 21).turn(TAXI, 5)
    scene.state.pawns[1] = 22

    assert 22 in scene.goes("taxi")
    assert "caught" == scene.play("taxi 22").ended()


def test_d_34_a_token_may_be_used_though_a_die_is_of_use_and_several_in_a_turn(stage):
    scene = stage(pawns=[2, 7], x=24).play("roll 3 0 0", "token", "roll 2 1 0", "token", "roll 1 0 0")

    assert ["1 taxi 1", "1 taxi 4", "1 taxi 5", "token"] == scene.may()
    assert 1 == scene.state.tokens


def test_d_34_only_the_last_roll_counts(stage):
    scene = stage(pawns=[2, 7], x=24).play("roll 3 0 0", "token", "roll 0 0 0")

    assert ["1 stays", "token"] == scene.may()


def test_d_34_no_token_before_a_roll(stage):
    assert stage(pawns=[2, 7], x=24).match.actors == (-2,)


def test_d_34_a_die_that_leads_nowhere_is_of_no_use(stage, streets):
    """The only bus stop there is has nowhere to go."""
    board = streets({1: ["bus"]})

    assert ["1 stays", "token"] == stage(pawns=[1, 7], x=24, board=board).play("roll 0 3 0").may()


def test_d_32_one_player_moves_two_pawns_with_three_dice(stage):
    scene = stage(pawns=[2, 7], x=24, players=2)

    assert 216 == sum(scene.outcomes().values())
    scene.play("roll 3 0 0")
    assert (1,) == scene.match.actors
    assert {"1", "2", "token"} == {way.split()[0] for way in scene.may()}
    scene.play("2 taxi 4")
    assert 36 == sum(scene.outcomes().values())
    assert {"1", "token"} == {way.split()[0] for way in scene.play("roll 2 0 0").may()}
    assert (0,) == scene.play("1 taxi 1").match.actors


def test_d_32_both_pawns_are_his(stage):
    scene = stage(pawns=[2, 7], x=24, players=2, mister_x=1).play("roll 3 0 0", "1 taxi 1", "roll 2 0 0")

    assert (0,) == scene.match.actors
    assert {"2", "token"} == {way.split()[0] for way in scene.may()}
    assert (1,) == scene.play("2 taxi 5").match.actors


def test_d_39_if_only_one_pawn_can_use_the_first_roll_it_goes_first(stage):
    scene = stage(pawns=[2, 4], x=24, players=2).play("roll 0 3 0")

    assert {"2", "token"} == {way.split()[0] for way in scene.may()}


def test_d_39_if_neither_can_the_player_says_which_one_stays(stage):
    scene = stage(pawns=[2, 7], x=24, players=2).play("roll 0 0 0")

    assert ["1 stays", "2 stays", "token"] == scene.may()
    scene.play("2 stays")
    assert 216 == sum(scene.outcomes().values())
    assert {"1", "token"} == {way.split()[0] for way in scene.play("roll 3 0 0").may()}


def test_d_39_which_pawn_goes_first_is_free_in_every_round(stage):
    scene = stage(pawns=[2, 7], x=24, players=2)
    for _ in range(2):
        scene.play("roll 0 0 0", "2 stays", "roll 0 0 0", "1 stays", "pass")
        assert {"1", "2", "token"} == {way.split()[0] for way in scene.play("roll 3 0 0").may()}
        scene.play("token", "roll 0 0 0", "1 stays", "roll 0 0 0", "2 stays", "pass")
