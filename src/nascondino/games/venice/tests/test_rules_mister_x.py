"""Mister X: V-18 to V-23, V-31, V-32."""

import pytest

from nascondino.games.venice.state import MISTER_X

LINE = "1-2-3-4-5-6-7-8-9"
SHOWS = [3, 8, 13, 18, 24]


@pytest.mark.parametrize("mister_x", range(5))
def test_v_18_everybody_sees_the_ticket_and_nobody_the_station(long_walk, mister_x):
    for flight, ticket in (("gondola 2", 1), ("black 12", 4)):
        scene = long_walk(mister_x=mister_x).play(flight)
        station = scene.station(MISTER_X)

        for chair in (*range(5), None):
            sees = chair == mister_x
            where = f", station {station}" if sees else ""
            assert f"fled, ticket {ticket}, number 1{where}" == scene.told(chair)[-1]
            assert (station if sees else 0) == scene.match.view(chair).pawns[MISTER_X]


def test_v_18_each_move_fills_the_next_box_of_the_log(long_walk):
    scene = long_walk().rounds(2).play("double", "gondola 2", "gondola 1")

    fled = [text for text in scene.told(None) if text.startswith("fled")]
    assert [f"fled, ticket 1, number {n}" for n in (1, 2, 3, 4)] == fled
    assert 4 == scene.match.view(None).moves


def shown(scene):
    """The numbers of the moves after which everybody was shown Mister X."""
    return [int(text.split()[2].rstrip(",")) for text in scene.told(None) if text.startswith("shown")]


@pytest.mark.parametrize("players", range(2, 7))
def test_v_19_mister_x_is_shown_after_his_3rd_8th_13th_and_18th_move(long_walk, players):
    assert SHOWS[:4] == shown(long_walk(players).rounds(22))


def test_v_19_the_24th_show_is_reached_when_both_double_moves_were_used(long_walk):
    scene = long_walk()
    for _ in range(2):
        scene.round("double", "gondola 2", "gondola 1")

    assert SHOWS == shown(scene.rounds(20))
    assert 24 == scene.state.moves


def test_v_19_moves_count_not_rounds(long_walk):
    scene = long_walk().round("double", "gondola 2", "gondola 1")

    assert [] == shown(scene)
    assert "shown, number 3, station 2" == scene.hears(None, "gondola 2")[-1]
    assert 2 == scene.state.rounds


def test_v_19_he_stands_on_the_board_until_his_next_move(long_walk):
    scene = long_walk().rounds(2).play("gondola 2")
    for chair in range(5):
        assert 2 == scene.match.view(chair).pawns[MISTER_X]

    for move in ("1 gondola 4", "2 gondola 6", "3 gondola 8", "4 gondola 10"):
        assert 2 == scene.play(move).match.view(None).pawns[MISTER_X]
    assert 0 == scene.play("gondola 1").match.view(None).pawns[MISTER_X]


def test_v_20_a_double_move_is_two_moves_by_any_tickets_and_costs_a_double_move_ticket(long_walk):
    scene = long_walk().play("double")

    assert 1 == scene.state.doubles
    assert (0,) == scene.match.actors

    scene.play("gondola 2")

    assert (0,) == scene.match.actors
    assert (1, 2, 3, 4) == scene.play("black 12").match.actors
    assert (12, 2, 4) == (scene.station(MISTER_X), scene.state.moves, scene.state.black)
    assert [12, 13, 7] == scene.supply()


def test_v_20_at_most_once_per_turn(long_walk):
    scene = long_walk()

    assert "double" in scene.x_may()
    assert "double" not in scene.play("double").x_may()
    assert "double" not in scene.play("gondola 2").x_may()

    scene.play("gondola 1").round()

    assert "double" in scene.x_may()


def test_v_20_at_most_as_often_as_he_has_tickets_for_it(long_walk):
    scene = long_walk().round("double", "gondola 2", "gondola 1").round("double", "gondola 2", "gondola 1")

    assert 0 == scene.state.doubles
    assert "double" not in scene.x_may()


def test_v_20_both_halves_go_to_free_stations(stage):
    scene = stage("1-2-3-4-5-6-7 2-8", x=1, seekers=[3, 5, 6, 7]).play("double")

    assert ["gondola 2", "black 2"] == scene.x_may()
    assert ["gondola 1", "gondola 8", "black 1", "black 8"] == scene.play("gondola 2").x_may()


def test_v_20_he_shows_himself_after_a_first_half_and_vanishes_with_the_second(long_walk):
    scene = long_walk().rounds(2).play("double")

    assert ["fled, ticket 1, number 3", "shown, number 3, station 2"] == scene.hears(None, "gondola 2")
    assert 2 == scene.match.view(None).pawns[MISTER_X]
    assert ["fled, ticket 1, number 4"] == scene.hears(None, "gondola 1")
    assert 0 == scene.match.view(None).pawns[MISTER_X]


def test_v_21_a_double_move_is_declared_before_its_first_move(long_walk):
    scene = long_walk()

    assert ["doubled"] == scene.hears(None, "double")
    assert 0 == scene.state.moves


def test_v_21_it_may_not_be_started_when_no_second_move_can_be_paid(stage):
    scene = stage(LINE, x=1, seekers=[6, 7, 8, 9], supply=[1, 5, 5], black=0)

    assert ["gondola 2"] == scene.x_may()


@pytest.mark.parametrize(("supply", "black"), [([2, 0, 0], 0), ([1, 0, 0], 1), ([0, 0, 0], 2), ([1, 1, 0], 0)])
def test_v_21_the_second_move_is_paid_from_what_the_first_leaves(stage, supply, black):
    scene = stage(LINE, "2-4", x=1, seekers=[6, 7, 8, 9], supply=supply, black=black)

    assert "double" == scene.x_may()[-1]


def test_v_21_the_first_half_may_not_lead_where_no_second_can_follow(stage):
    """The supply holds one gondola and one motorboat ticket: only to 9 and back he can pay two moves."""
    scene = stage("5-4-3-2-1 5-6-7-8 5-9", "5-9", x=5, seekers=[1, 2, 7, 8], supply=[1, 1, 0], black=0)

    assert ["gondola 4", "gondola 6", "gondola 9", "motorboat 9", "double"] == scene.x_may()
    assert ["gondola 9", "motorboat 9"] == scene.play("double").x_may()
    assert ["motorboat 5"] == scene.play("gondola 9").x_may()


def test_v_21_being_shut_in_after_the_first_half_is_no_second_move(stage):
    """From 2 the only way on would be 3, where a seeker stands, and he cannot pay the way back."""
    scene = stage("1-2-3-4-5-6-7", "1-2", x=1, seekers=[3, 5, 6, 7], supply=[1, 0, 0], black=0)

    assert ["gondola 2"] == scene.x_may()


def test_v_22_a_black_ticket_goes_wherever_any_transport_goes_and_does_not_tell_by_which(stage):
    scene = stage(LINE, "1-3", "1-4", "1-5", x=1, seekers=[6, 7, 8, 9])

    assert ["black 2", "black 3", "black 4", "black 5"] == [way for way in scene.x_may() if way.startswith("black")]
    assert "fled, ticket 4, number 1" == scene.hears(1, "black 3")[-1]


def test_v_22_a_black_ticket_is_used_in_place_of_an_ordinary_one_and_is_gone(long_walk):
    scene = long_walk().round("black 2")

    assert 4 == scene.state.black
    assert [17, 13, 7] == scene.supply()


def test_v_22_black_tickets_serve_in_both_halves_of_a_double_move(long_walk):
    scene = long_walk().play("double", "black 12", "black 1")

    assert 3 == scene.state.black
    assert [13, 13, 7] == scene.supply()


def test_v_22_without_black_tickets_the_vaporetto_is_closed(long_walk):
    scene = long_walk(black=0)

    assert ["gondola 2", "double"] == scene.x_may()


def test_v_22_an_ordinary_ticket_never_opens_the_vaporetto(long_walk):
    scene = long_walk()

    assert ["black 12"] == [way for way in scene.x_may() if way.endswith(" 12")]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_v_23_no_seeker_travels_by_vaporetto_neither_detective_nor_police(stage, players):
    seekers = [5, 6, 7, 8, 9][: 5 if players == 6 else 4]
    scene = stage(LINE + "-10", vaporetto="5-1 6-2 7-3 8-1 9-3", x=1, seekers=seekers, players=players)
    scene.play("gondola 2")

    for pawn in range(1, len(seekers) + 1):
        assert set(scene.pawn_may(pawn)) <= {"gondola 4", "gondola 9", "gondola 10"}


def test_v_23_on_london_station_157_has_a_line_that_only_mister_x_can_take(venice):
    board = venice.board("london").record[0]
    reached = {ticket: board.target[board.first[157][ticket] : board.first[157][ticket + 1]] for ticket in (1, 2, 3, 4)}

    assert {115, 194} <= set(reached[4].tolist())
    assert set() == {115, 194} & {station for ticket in (1, 2, 3) for station in reached[ticket].tolist()}


def test_v_31_no_ticket_returns_from_the_log(long_walk):
    """In each round one gondola ticket of the supply goes onto the log, and four come in from the detectives."""
    scene = long_walk()
    for n in range(1, 6):
        scene.rounds(1)

        assert [13 + 3 * n, 13, 7] == scene.supply()


@pytest.mark.parametrize("players", range(2, 7))
def test_v_31_tickets_are_conserved(long_walk, players):
    scene = long_walk(players).round("black 2").round("double", "gondola 1", "gondola 2").rounds(10)
    held = sum(sum(scene.tickets(pawn)) for pawn in range(6))

    assert 125 == held + sum(scene.supply()) + int(scene.state.moves) - 1  # one move was by a black ticket
    assert 4 == scene.state.black


def test_v_31_the_supply_and_what_mister_x_has_left_are_public(long_walk):
    scene = long_walk().play("double", "black 2", "gondola 1")
    for chair in (*range(5), None):
        view = scene.match.view(chair)

        assert (4, 1, [0, 12, 13, 7]) == (view.black, view.doubles, view.supply.tolist())


def test_v_32_he_cannot_move_when_nothing_he_can_pay_leads_to_a_free_station(stage):
    board = {"gondola": LINE, "motorboat": "1-3", "x": 1, "seekers": [2, 7, 8, 9]}

    assert "cornered" == stage(**board, supply=[5, 0, 5], black=0).ended()
    assert stage(**board, supply=[0, 1, 0], black=0).ended() is None


def test_v_32_a_black_ticket_that_is_his_only_way_must_be_used(stage):
    scene = stage(LINE, vaporetto="1-3", x=1, seekers=[2, 7, 8, 9], doubles=0)

    assert ["black 3"] == scene.x_may()
    assert "cornered" == stage(LINE, vaporetto="1-3", x=1, seekers=[2, 7, 8, 9], black=0).ended()


def test_v_32_an_empty_supply_leaves_him_his_black_tickets(stage):
    scene = stage(LINE, "1-3", x=1, seekers=[6, 7, 8, 9], supply=[0, 0, 0], doubles=0)

    assert ["black 2", "black 3"] == scene.x_may()
