"""The rounds of a hand: K-5 to K-10, K-21, and the moves that the rulebook gives as examples."""

import pytest

from nascondino.engine.match import NotAllowed, NotToAct
from nascondino.games.kompakt.state import BUS, MISTER_X, TAXI, UNDERGROUND
from nascondino.parts.stations import ways_from

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


def test_k_5_mister_x_moves_first_then_all_three_figures_then_he_again(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3)

    assert (0,) == scene.match.actors
    assert [1, 2, 3] == scene.play("to 2").waiting()
    assert [1, 3] == scene.play("2 taxi 7").waiting()
    assert [1] == scene.play("3 taxi 11").waiting()
    assert (0,) == scene.play("1 taxi 5").match.actors


def test_k_5_the_order_is_free_and_may_differ_each_time(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10]).play("to 2", "3 taxi 11", "1 taxi 5", "2 taxi 7")

    assert (0,) == scene.play("to 1", "1 taxi 6", "2 taxi 8", "3 taxi 10").match.actors


def reached(kompakt, station):
    board = kompakt.board().record[0]
    return {ticket: set(ways_from(board, station, ticket, ticket)) for ticket in (TAXI, BUS, UNDERGROUND)}


def test_k_6_the_example_of_station_8(kompakt):
    assert {TAXI: {3, 7, 9, 21}, BUS: {6, 9}, UNDERGROUND: {13, 40}} == reached(kompakt, 8)


def test_k_6_the_example_of_station_8_in_a_match(fresh):
    """A figure on 8 may go exactly there."""
    scene = fresh(2).play("first 0", "to 8", "to 117", "to 93", "start 1")
    scene.play(scene.x_may()[0])

    ways = [
        "taxi 3", "taxi 7", "taxi 9", "taxi 21", "bus 6", "bus 9", "underground 13", "underground 40",
    ]  # fmt: skip
    assert sorted(ways) == scene.figure_may(1)


def test_k_6_the_example_of_station_7_where_one_may_turn_off_at_a_crossing(kompakt):
    taxi = reached(kompakt, 7)[TAXI]

    assert {39, 21, 22} <= taxi
    assert {8, 39, 21, 22} == taxi


def test_k_6_a_crossing_joins_all_stations_around_it(kompakt):
    around = {7, 21, 22, 39}
    for station in around:
        assert around - {station} <= reached(kompakt, station)[TAXI]


def test_k_6_a_move_goes_to_the_next_stop_of_one_transport(stage):
    scene = stage(LINE, "2-4-6", "2-8", x=2, figures=[10, 11, 12], black=0)

    assert ["to 1", "to 3", "to 4", "to 8"] == scene.x_may()


def test_k_6_lines_run_both_ways(stage):
    scene = stage(LINE, "3-5", x=1, figures=[3, 8, 10])
    scene.play("to 2", "1 bus 5", "2 taxi 9", "3 taxi 11", "to 1", "1 bus 3", "2 taxi 8", "3 taxi 10")

    assert [1, 3, 8, 10] == [scene.station(pawn) for pawn in range(4)]


def test_k_7_mister_x_pays_nothing(stage):
    scene = stage(LINE, "1-3", "1-5", x=1, figures=[8, 10, 12], black=0)

    assert ["to 2", "to 3", "to 5"] == scene.x_may()
    assert ["fled, station 5"] == scene.hears(None, "to 5")
    assert ([12, 8, 4], [0, 0]) == (scene.tickets(), scene.points())


def test_k_7_transports_that_the_team_cannot_use_any_more_are_open_to_him(stage):
    scene = stage(LINE, "1-3", "1-5", x=1, figures=[8, 10, 12], black=0, tickets=[1, 0, 0])

    assert ["to 2", "to 3", "to 5"] == scene.x_may()


def test_k_8_each_move_of_a_figure_pays_a_ticket_of_its_kind_to_mister_x(stage):
    scene = stage(LINE, "6-8", "9-11", x=1, figures=[5, 6, 9]).play("to 2")

    assert ([11, 8, 4], [1, 0]) == (scene.play("1 taxi 4").tickets(), scene.points())
    assert ([11, 7, 4], [3, 0]) == (scene.play("2 bus 8").tickets(), scene.points())
    assert ([11, 7, 3], [6, 0]) == (scene.play("3 underground 11").tickets(), scene.points())


def test_k_8_the_team_pays_from_one_stock(stage):
    scene = stage(LINE, "6-8 5-7", x=1, figures=[5, 6, 10], tickets=[12, 1, 4], players=3).play("to 2")

    assert "bus 8" in scene.figure_may(2)
    assert [1, 2, 3] == scene.waiting()
    assert "bus 8" not in scene.play("1 bus 7").figure_may(2)


def test_k_9_nobody_may_stay_where_he_is(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10])

    assert ["to 1", "to 3", "black 1", "black 3"] == scene.x_may()
    scene.play("to 3")
    assert [["taxi 5", "taxi 7"], ["taxi 7", "taxi 9"], ["taxi 11", "taxi 9"]] == list(map(scene.figure_may, (1, 2, 3)))


def test_k_9_the_turn_waits_for_every_figure_that_can_move(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10]).play("to 3", "1 taxi 7", "2 taxi 9")

    assert (1,) == scene.match.actors
    assert [3] == scene.waiting()


def test_k_9_a_kind_that_is_used_up_is_closed(stage):
    scene = stage(LINE, "6-4", x=1, figures=[6, 8, 10], tickets=[3, 0, 0]).play("to 2")

    assert ["taxi 5", "taxi 7"] == scene.figure_may(1)


def test_k_9_a_figure_without_a_usable_ticket_stays_for_the_rest_of_the_hand(stage):
    scene = stage(LINE, "6-8 8-10", x=1, figures=[5, 6, 10], tickets=[0, 4, 0])

    assert ["moved, pawn 3, ticket 2, station 8", "skipped, pawn 1", "skipped, pawn 2", "begun"] == (
        scene.hears(None, "to 2", "3 bus 8")[1:]
    )
    assert ["skipped, pawn 1"] == [text for text in scene.hears(None, "to 1", "3 bus 10", "2 bus 8") if "skip" in text]
    assert 5 == scene.station(1)


def test_k_10_no_figure_enters_a_station_where_another_stands(stage):
    scene = stage(LINE, x=1, figures=[6, 7, 10]).play("to 2")

    assert ["taxi 5"] == scene.figure_may(1)
    assert ["taxi 8"] == scene.figure_may(2)


def test_k_10_mister_x_enters_none_either(stage):
    scene = stage(LINE, x=5, figures=[4, 8, 10])

    assert ["to 6", "black 6"] == scene.x_may()


def test_k_10_he_is_caught_if_he_has_no_legal_move(stage):
    scene = stage(LINE, x=1, figures=[2, 8, 10])

    assert "cornered" == scene.hand_ended()
    assert ["begun", "hand_ended, reason 2", "scored", "hand_begun, seat 1, number 2"] == scene.told()[-4:]


@pytest.mark.parametrize(("black", "reason"), [(1, None), (0, "cornered")])
def test_k_10_a_ferry_that_he_may_still_take_keeps_him_free(stage, black, reason):
    scene = stage(LINE, ferry="1-5", x=1, figures=[2, 8, 10], black=black)

    assert reason == scene.hand_ended()
    assert reason or ["black 5"] == scene.x_may()


def test_k_10_a_black_ticket_that_he_may_not_play_again_does_not(stage):
    scene = stage(LINE, ferry="1-5", x=5, figures=[3, 8, 10], black_tickets=2)

    assert "cornered" == scene.play("black 1", "1 taxi 2", "2 taxi 7", "3 taxi 9").hand_ended()


def test_k_10_a_figure_shut_in_by_others_waits_until_they_have_gone(stage):
    scene = stage(LINE, x=1, figures=[12, 11, 8]).play("to 2")

    assert [2, 3] == scene.waiting()
    assert [1, 3] == scene.play("2 taxi 10").waiting()


def test_k_10_figures_are_passed_over_when_none_that_has_not_moved_can(stage):
    scene = stage("1-2-3-4-5-6-7", "5-3", x=1, figures=[7, 6, 5], tickets=[0, 2, 0]).play("to 2")

    assert ["skipped, pawn 1", "skipped, pawn 2", "begun"] == scene.hears(None, "3 bus 3")[1:]


@pytest.mark.parametrize("players", [3, 4])
def test_k_21_any_detective_player_may_put_and_move_any_figure(stage, fresh, players):
    team = tuple(range(1, players))
    scene = fresh(players).play("first 0")
    for seat, station in zip((*team, team[0])[:3], (8, 13, 40), strict=False):
        assert team == scene.match.actors
        scene.say(seat, f"to {station}")

    scene = stage(LINE, x=1, figures=[6, 8, 10], players=players).play("to 2")
    may = [scene.seat_may(seat) for seat in team]
    assert all(moves == may[0] for moves in may)
    scene.say(team[-1], "1 taxi 5").say(team[-1], "2 taxi 7").say(team[0], "3 taxi 9")
    assert (0,) == scene.match.actors


def test_k_21_mister_x_moves_no_figure_and_detectives_not_him(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10])
    with pytest.raises(NotToAct):
        scene.say(1, "to 2")
    scene.play("to 2")
    with pytest.raises(NotToAct):
        scene.say(0, "1 taxi 5")


def test_k_21_nobody_moves_a_figure_twice(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10]).play("to 2", "1 taxi 5")
    with pytest.raises(NotAllowed):
        scene.play("1 taxi 6")
    assert 5 == scene.station(1)
    assert 2 == scene.station(MISTER_X)
