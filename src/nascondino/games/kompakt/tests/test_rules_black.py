"""Black tickets: K-11 to K-14, K-19, K-22."""

import pytest

from nascondino.engine.match import NotAllowed
from nascondino.games.kompakt.state import BLACK, MISTER_X, OPENLY, TAXI, UNDERGROUND
from nascondino.parts.stations import ways_from

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"
FERRIES = {36, 47, 84, 112}


def test_k_11_he_vanishes_pays_three_points_and_the_figures_move_as_always(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10], players=3).play("black 1")

    assert (0, [-3, 0, 0]) == (scene.state.black, scene.points())
    assert [1, 0, 0, 0] == [scene.seen_station(chair) for chair in (0, 1, 2, None)]
    assert [1, 2, 3] == scene.waiting()


def test_k_11_he_shows_himself_at_the_start_of_his_next_turn_and_moves_on_from_there(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10]).play("black 3", "1 taxi 5", "2 taxi 7")

    assert ["moved, pawn 3, ticket 1, station 9", "begun", "shown, station 3"] == scene.hears(1, "3 taxi 9")
    assert [3, 3, 3] == [scene.seen_station(chair) for chair in (0, 1, None)]
    assert ["to 2", "to 4"] == scene.x_may()


def test_k_11_after_a_move_in_the_open_he_is_not_shown_again(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10])

    assert not [text for text in scene.hears(None, "to 1", "1 taxi 5", "2 taxi 7", "3 taxi 9") if "shown" in text]


def test_k_11_he_goes_by_any_transport(stage):
    scene = stage(LINE, "1-4", "1-6", x=1, figures=[8, 10, 12])

    assert ["black 2", "black 4", "black 6"] == [may for may in scene.x_may() if may.startswith("black")]


def test_k_12_only_a_black_ticket_opens_the_ferries(stage):
    scene = stage(LINE, ferry="1-5-7", x=1, figures=[8, 10, 12])

    assert ["to 2", "black 2", "black 5"] == scene.x_may()


def test_k_12_a_ride_goes_to_the_next_stop_of_the_ferry_only(stage):
    scene = stage(LINE, ferry="1-5-7", x=1, figures=[8, 10, 12])

    assert "black 7" not in scene.x_may()


def test_k_12_no_figure_ever_takes_a_ferry(stage):
    scene = stage(LINE, ferry="6-1 8-3", x=1, figures=[6, 8, 10]).play("to 2")

    assert ["taxi 5", "taxi 7"] == scene.figure_may(1)
    assert ["taxi 7", "taxi 9"] == scene.figure_may(2)


def test_k_12_ferries_stop_at_36_47_84_and_112(kompakt):
    board = kompakt.board().record[0]
    more = {
        station: set(ways_from(board, station, BLACK, BLACK)) - set(ways_from(board, station, OPENLY, OPENLY))
        for station in range(1, board.stations + 1)
    }

    assert {36: {47}, 47: {36, 84}, 84: {47, 112}, 112: {84}} == {here: there for here, there in more.items() if there}


def test_k_12_who_stands_at_a_ferry_may_ride_only_once_for_each_black_ticket(stage):
    scene = stage(LINE, ferry="1-5-7", x=1, figures=[8, 10, 12], black_tickets=2)
    scene.play("black 5", "1 taxi 7", "2 taxi 9", "3 taxi 11")

    assert ["to 4", "to 6"] == scene.x_may()


def test_k_13_a_figure_that_moves_onto_the_noted_station_catches_him_at_once(stage):
    scene = stage(LINE, x=3, figures=[6, 8, 5]).play("black 4")

    assert ["moved, pawn 3, ticket 1, station 4", "hand_ended, pawn 3, reason 1", "scored, number -2",
            "hand_begun, seat 1, number 2"] == scene.hears(None, "3 taxi 4")  # fmt: skip


def test_k_13_a_figure_where_he_was_before_does_not(stage):
    scene = stage(LINE, x=3, figures=[4, 8, 10]).play("black 2", "1 taxi 3")

    assert scene.hand_ended() is None


def test_k_14_an_unused_black_ticket_costs_nothing(stage):
    scene = stage(LINE, x=1, figures=[4, 8, 10]).play("to 2", "1 taxi 3", "2 taxi 7", "3 taxi 9", "to 1", "1 taxi 2")
    scene.play("2 taxi 6", "3 taxi 8")

    assert "cornered" == scene.hand_ended()
    assert [6, 0] == scene.points()


@pytest.mark.parametrize("black_tickets", [1, 2, 3, 4])
def test_k_19_he_has_as_many_black_tickets_as_the_table_set_in_every_hand(stage, black_tickets):
    scene = stage(LINE, x=1, figures=[6, 8, 10], black_tickets=black_tickets)

    assert black_tickets == scene.state.black
    scene.play("black 2").say(1, "give up")
    assert (1, black_tickets) == (scene.state.mister_x, scene.state.black)


def test_k_19_two_black_tickets_may_not_be_played_in_a_row(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10], black_tickets=3).play("black 1", "1 taxi 5", "2 taxi 7", "3 taxi 9")

    assert ["to 2"] == scene.x_may()
    scene.play("to 2", "1 taxi 6", "2 taxi 8", "3 taxi 10")
    assert ["to 1", "to 3", "black 1", "black 3"] == scene.x_may()


def test_k_19_no_more_than_he_has(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10]).play("black 1", "1 taxi 5", "2 taxi 7", "3 taxi 9")
    scene.play("to 2", "1 taxi 6", "2 taxi 8", "3 taxi 10")

    assert ["to 1", "to 3"] == scene.x_may()


def test_k_19_a_new_hand_may_begin_with_a_black_ticket_after_one_ended_with_it(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10], black_tickets=2).play("black 1").say(1, "give up")

    assert "black 1" in scene.stand([6, 8, 10]).play("start 2").x_may()


def test_k_22_the_noted_station_must_be_free(stage):
    scene = stage(LINE, ferry="3-7", x=3, figures=[4, 7, 10])

    assert ["to 2", "black 2"] == scene.x_may()
    with pytest.raises(NotAllowed):
        scene.play("black 7")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_k_22_the_team_is_told_neither_station_nor_transport(stage, seat):
    scene = stage(LINE, "3-5", x=3, figures=[7, 9, 11], players=3)

    assert ["dived"] == scene.hears(seat, "black 5")
    assert "dived, station 5" == scene.told(0)[-1]


@pytest.mark.parametrize("end", ["spent", "given_up", "stuck"])
def test_k_22_if_the_hand_ends_while_he_is_under_nobody_is_told_where(stage, end):
    tickets = {"spent": [1, 0, 0], "given_up": [5, 5, 4], "stuck": [0, 5, 0]}[end]
    scene = stage(LINE, x=2, figures=[6, 8, 10], tickets=tickets, hands=2, mister_x=1).play("black 3")
    if end == "spent":
        scene.play("1 taxi 5")
    if end == "given_up":
        scene.say(0, "give up")

    assert end == scene.ended()
    assert [0, 0, 0] == [scene.seen_station(chair) for chair in (0, 1, None)]
    for chair in (0, None):
        assert not [text for text in scene.told(chair) if "station 3" in text]


def test_k_22_if_he_cannot_move_when_he_has_shown_himself_he_is_caught(stage):
    scene = stage(LINE, x=2, figures=[4, 8, 10]).play("black 1", "1 taxi 3", "2 taxi 7", "3 taxi 9")
    assert scene.hand_ended() is None

    scene = stage(LINE, "4-2", x=2, figures=[4, 8, 10]).play("black 1", "2 taxi 7", "3 taxi 9")
    assert ["shown, station 1", "hand_ended, reason 2"] == scene.hears(None, "1 bus 2")[2:4]


def test_k_22_a_catch_tells_where_he_was(stage):
    scene = stage(LINE, x=3, figures=[5, 8, 10], hands=2, mister_x=1).play("black 4", "1 taxi 4")

    assert "caught" == scene.ended()
    assert [4, 4, 4] == [scene.seen_station(chair) for chair in (0, 1, None)]
    assert 4 == scene.station(MISTER_X)


def test_k_22_the_ways_of_the_pocket_board_differ_by_the_ferry_alone(kompakt):
    board = kompakt.board().record[0]
    for station in range(1, board.stations + 1):
        openly = set(ways_from(board, station, OPENLY, OPENLY))

        assert openly == set(ways_from(board, station, TAXI, UNDERGROUND))
        assert (openly == set(ways_from(board, station, BLACK, BLACK))) == (station not in FERRIES)
