"""Rounds and what is done in them: V-9 to V-17, V-29, V-30."""

import pytest

from nascondino.engine.match import NotAllowed, NotLegal, NotToAct
from nascondino.games.venice.state import BLACK, GONDOLA, JET_SKI, MISTER_X, MOTORBOAT
from nascondino.parts.boards import neighbours

BOARDS = "venice", "london"
LINE = "1-2-3-4-5-6-7-8-9"


@pytest.mark.parametrize("players", range(2, 7))
def test_v_9_there_are_at_most_22_rounds(long_walk, players):
    scene = long_walk(players).rounds(21)

    assert scene.ended() is None
    assert 22 == scene.state.rounds
    assert "escaped" == scene.rounds(1).ended()
    assert [f"begun, number {n}" for n in range(1, 23)] == [text for text in scene.told(None) if "begun" in text]


def test_v_9_a_round_is_mister_x_then_every_seeker_once(long_walk):
    scene = long_walk(4)

    assert (0,) == scene.match.actors
    assert [1, 2, 3, 4] == scene.play("gondola 2").waiting()
    assert [2, 3, 4] == scene.play("1 gondola 4").waiting()
    assert [2, 3] == scene.play("4 gondola 10").waiting()
    assert [3] == scene.play("2 gondola 6").waiting()
    assert (0,) == scene.play("3 gondola 8").match.actors
    assert [1, 2, 3, 4] == scene.play("gondola 1").waiting()


def test_v_9_the_order_of_the_seekers_is_free_and_may_differ_each_round(long_walk):
    scene = long_walk(6).play("gondola 2")
    scene.play("5 gondola 12", "3 gondola 8", "1 gondola 4", "4 gondola 10", "2 gondola 6")
    scene.play("gondola 1").play("2 gondola 5", "1 gondola 3", "5 gondola 11", "3 gondola 7", "4 gondola 9")

    assert 3 == scene.state.rounds


def test_v_10_nobody_may_stay_where_he_is(long_walk):
    scene = long_walk(3)

    assert ["gondola 2", "black 2", "black 12", "double"] == scene.x_may()

    scene.play("gondola 2")
    for pawn in scene.waiting():
        assert not [way for way in scene.pawn_may(pawn) if way.endswith(f" {scene.station(pawn)}")]


def test_v_10_the_round_waits_for_every_pawn_that_can_move(long_walk):
    scene = long_walk().play("gondola 2", "1 gondola 4", "2 gondola 6", "3 gondola 8")

    assert (4,) == scene.match.actors
    assert 1 == scene.state.rounds


def test_v_10_a_detective_without_a_usable_ticket_skips_for_the_rest_of_the_game(stage):
    scene = stage(LINE, "3-5", x=1, seekers=[9, 3, 5, 7], tickets={1: [0, 8, 4]})
    heard = scene.hears(None, "gondola 2", "2 gondola 4", "3 gondola 6", "4 gondola 8")

    assert ["skipped, pawn 1", "begun, number 2"] == heard[-2:]
    assert ["skipped, pawn 1", "begun, number 3"] == scene.hears(
        None, "gondola 1", "2 gondola 3", "3 gondola 5", "4 gondola 7"
    )[-2:]
    assert 9 == scene.station(1)
    assert [0, 8, 4] == scene.tickets(1)


def test_v_11_a_pawn_blocked_by_a_colleague_waits_until_the_colleague_has_moved(stage):
    scene = stage(LINE, x=1, seekers=[9, 8, 6, 4]).play("gondola 2")

    assert [2, 3, 4] == scene.waiting()

    scene.play("3 gondola 5", "4 gondola 3")

    assert [2] == scene.waiting()
    assert [1] == scene.play("2 gondola 7").waiting()
    assert "begun, number 2" == scene.hears(None, "1 gondola 8")[-1]


def test_v_11_nobody_is_skipped_while_a_colleague_can_still_make_way(stage):
    """The pawn at 9 is shut in by the one at 8, which can go to 7 only once the one there has left."""
    scene = stage(LINE, x=1, seekers=[9, 7, 8, 4]).play("gondola 2", "2 gondola 6")

    assert [3, 4] == scene.waiting()
    assert [1] == scene.play("4 gondola 3", "3 gondola 7").waiting()


def test_v_11_a_pawn_is_skipped_when_no_pawn_is_left_that_can_move(stage):
    scene = stage(LINE, x=1, seekers=[9, 8, 6, 4], tickets={2: [0, 8, 4]}).play("gondola 2")
    scene.play("3 gondola 5")

    assert ["moved, pawn 4, ticket 1, station 3", "skipped, pawn 1", "skipped, pawn 2", "begun, number 2"] == (
        scene.hears(None, "4 gondola 3")
    )


def test_v_12_a_move_goes_along_one_line_to_the_next_stop(stage):
    scene = stage(LINE, "2-4-6", "2-8", x=2, seekers=[1, 7, 9, 5], supply=[9, 9, 9])

    assert ["gondola 3", "motorboat 4", "jetski 8", "black 3", "black 4", "black 8", "double"] == scene.x_may()


def test_v_12_a_pawn_starts_from_a_stop_of_the_transport(stage):
    scene = stage(LINE, "2-4-6", x=1, seekers=[3, 5, 7, 8])

    assert ["gondola 2", "black 2", "double"] == scene.x_may()
    assert ["gondola 2", "gondola 4"] == scene.play("gondola 2").pawn_may(1)


def test_v_12_lines_run_both_ways_and_going_back_is_allowed(stage):
    scene = stage("1-2-3-4-5-6-7-8-9-10-11-12", "1-3", x=1, seekers=[6, 8, 10, 12])
    scene.play("motorboat 3", "1 gondola 5", "2 gondola 7", "3 gondola 9", "4 gondola 11")
    scene.play("motorboat 1", "1 gondola 6", "2 gondola 8", "3 gondola 10", "4 gondola 12")

    assert [1, 6, 8, 10, 12] == [scene.station(pawn) for pawn in range(5)]


@pytest.mark.parametrize("board", BOARDS)
def test_v_12_every_line_of_a_board_runs_both_ways(venice, board):
    record = venice.board(board).record[0]

    for ticket in (GONDOLA, MOTORBOAT, JET_SKI, BLACK):
        pairs = {
            (here, int(there))
            for here in range(1, record.stations + 1)
            for there in record.target[record.first[here][ticket] : record.first[here][ticket + 1]]
        }
        assert pairs
        assert pairs == {(there, here) for here, there in pairs}


@pytest.mark.parametrize("board", BOARDS)
def test_v_13_gondola_stops_are_everywhere_motorboat_stops_fewer_and_jet_ski_stops_fewest(venice, board):
    ways = neighbours(venice.board(board).file)
    stops = [sum(any(by == transport for _, by in out) for out in ways.values()) for transport in range(3)]

    assert len(ways) == stops[0]
    assert stops[0] > stops[1] > stops[2] > 0


def test_v_14_two_seekers_never_share_a_station(stage):
    scene = stage(LINE, x=1, seekers=[5, 6, 7, 9]).play("gondola 2")

    assert ["gondola 4"] == scene.pawn_may(1)
    assert [] == scene.pawn_may(2)
    assert ["gondola 8"] == scene.pawn_may(3)
    assert ["gondola 8"] == scene.pawn_may(4)


@pytest.mark.parametrize("players", [2, 5])
def test_v_14_mister_x_never_moves_onto_a_seeker_whether_detective_or_police(stage, players):
    scene = stage("5-1 5-2 5-3 5-4 5-6", "5-3", "5-4", "5-1", x=5, seekers=[1, 2, 3, 4], players=players)

    assert ["gondola 6", "black 6", "double"] == scene.x_may()


def test_v_14_mister_x_loses_when_he_cannot_move(stage):
    scene = stage("1-2-3-4-5-6-7 2-8", "1-3", x=8, seekers=[3, 5, 6, 7], players=2)
    heard = scene.hears(1, "gondola 2", "1 motorboat 1", "2 gondola 4", "3 gondola 5", "4 gondola 6")

    assert "begun, number 2" == heard[-1]

    scene.play("gondola 8", "1 gondola 2", "2 gondola 3", "3 gondola 4")

    assert ["moved, pawn 4, ticket 1, station 5", "ended, reason 2, station 8"] == scene.hears(1, "4 gondola 5")
    assert "cornered" == scene.ended()


def test_v_14_mister_x_may_be_cornered_on_his_start_tile(stage):
    scene = stage("1-2-3-4-5-6", "1-3", x=1, seekers=[2, 3, 5, 6])

    assert "cornered" == scene.ended()
    assert 0 == scene.state.rounds


@pytest.mark.parametrize(("players", "pawn"), [(5, 1), (2, 2), (2, 4), (4, 4)])
def test_v_15_a_seeker_who_moves_onto_mister_x_ends_the_match_at_once_and_he_shows_himself(stage, players, pawn):
    seekers = [6, 7, 8, 9]
    seekers[pawn - 1] = 3
    scene = stage("1-2-3-4-5-6-7-8-9 5-9", x=1, seekers=seekers, players=players).play("gondola 2")

    heard = scene.hears(None, f"{pawn} gondola 2")

    assert [f"moved, pawn {pawn}, ticket 1, station 2", f"ended, pawn {pawn}, reason 1, station 2"] == heard
    assert "caught" == scene.ended()
    assert () == scene.match.actors
    assert 2 == scene.match.view(None).pawns[MISTER_X]


def test_v_16_a_detective_pays_one_ticket_of_the_transport_used(long_walk):
    scene = long_walk().play("gondola 2", "2 jetski 6")

    assert [11, 8, 4] == scene.tickets(1)
    assert [11, 8, 3] == scene.tickets(2)


def test_v_16_a_transport_he_has_no_ticket_left_for_is_closed_to_him_though_colleagues_have_some(long_walk):
    scene = long_walk(tickets={1: [0, 1, 0]}).play("gondola 2")

    assert ["motorboat 4"] == scene.pawn_may(1)
    assert ["gondola 4", "gondola 6", "jetski 6", "motorboat 6"] == scene.pawn_may(2)
    assert [0, 0, 0] == scene.play("1 motorboat 4").tickets(1)

    scene.play("2 gondola 6", "3 gondola 8", "4 gondola 10", "gondola 1")

    assert [2, 3, 4] == scene.waiting()


@pytest.mark.parametrize("mister_x", range(4))
def test_v_17_detectives_win_and_lose_together(stage, long_walk, mister_x):
    won = stage(LINE, x=1, seekers=[3, 5, 7, 9], players=4, mister_x=mister_x).play("gondola 2", "1 gondola 2")
    lost = long_walk(4, mister_x=mister_x, rounds=21).rounds(1)

    assert [int(seat != mister_x) for seat in range(4)] == list(won.match.outcome.points)
    assert [int(seat == mister_x) for seat in range(4)] == list(lost.match.outcome.points)


def test_v_17_detectives_are_one_side_and_have_a_channel_to_plan_together(fresh, venice):
    states = fresh(5, mister_x=2).match._truth.states
    channels = {channel.name: channel for channel in venice.info.channels}

    assert [1, 1, 0, 1, 1] == [venice.run.side(states, seat) for seat in range(5)]
    assert ("detective",) == channels["detectives"].talk
    assert ("detective",) == channels["detectives"].hear


@pytest.mark.parametrize("mister_x", range(3))
def test_v_29_a_detective_is_moved_by_its_player_and_police_by_any(long_walk, mister_x):
    scene = long_walk(3, mister_x=mister_x).play("gondola 2")
    first, second = (seat for seat in range(3) if seat != mister_x)

    assert {"1", "3", "4"} == {notation[0] for notation in scene.seat_may(first)}
    assert {"2", "3", "4"} == {notation[0] for notation in scene.seat_may(second)}
    assert [] == scene.seat_may(mister_x)


def test_v_29_whoever_of_those_allowed_acts_first_acts(long_walk):
    scene = long_walk(3).play("gondola 2")
    by_gondola = next(action for action in scene.match.legal(1) if action in scene.match.legal(2))
    scene.match.play(2, by_gondola)

    with pytest.raises(NotLegal):
        scene.match.play(1, by_gondola)


def test_v_29_a_player_whose_pawn_has_moved_still_acts_while_police_wait(long_walk):
    scene = long_walk(4).play("gondola 2", "1 gondola 4")

    assert (1, 2, 3) == scene.match.actors
    assert (2, 3) == scene.play("4 gondola 10").match.actors
    with pytest.raises(NotToAct):
        scene.match.play(1, scene.match.legal(2)[0])


def test_v_30_colleagues_may_shut_a_pawn_in_and_it_is_skipped(stage):
    scene = stage(LINE, x=1, seekers=[9, 7, 5, 4], tickets={3: [1, 0, 0]}).play("gondola 2")

    assert "gondola 8" in scene.pawn_may(2)

    scene.play("2 gondola 8", "3 gondola 6")

    assert [4] == scene.waiting()
    assert ["skipped, pawn 1", "begun, number 2"] == scene.hears(None, "4 gondola 3")[-2:]


def test_v_30_the_team_may_not_leave_a_pawn_that_can_move(stage):
    scene = stage(LINE, x=1, seekers=[9, 7, 5, 4]).play("gondola 2", "2 gondola 6", "4 gondola 3", "3 gondola 4")

    assert [1] == scene.waiting()
    with pytest.raises(NotAllowed):
        scene.play("gondola 1")
