"""End of a hand and of the match: K-15 to K-18, K-23."""

import pytest

from nascondino.engine.match import NotAllowed

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


def test_k_15_a_figure_that_moves_onto_him_catches_him(stage):
    scene = stage(LINE, x=2, figures=[5, 8, 10]).play("to 3", "1 taxi 4")
    assert scene.hand_ended() is None

    scene = stage(LINE, x=2, figures=[4, 8, 10]).play("to 3")
    assert ["hand_ended, pawn 1, reason 1", "scored, number 1"] == scene.hears(None, "1 taxi 3")[1:3]


def test_k_15_when_the_tickets_run_out_the_hand_is_over(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], tickets=[2, 0, 0]).play("to 2", "1 taxi 5")

    assert scene.hand_ended() is None
    assert "spent" == scene.play("2 taxi 7").hand_ended()
    assert [2, 0] == scene.points()


def test_k_15_giving_up_hands_all_tickets_that_are_left_to_him(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10]).play("to 2", "1 taxi 5").say(1, "give up")

    assert "given_up" == scene.hand_ended()
    assert [40, 0] == scene.points()
    assert ["gave_up, seat 1", "hand_ended, reason 5", "scored, number 40"] == scene.told()[-4:-1]


def test_k_15_at_the_end_of_the_match_none_are_left(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], hands=2, mister_x=1).play("to 2").say(0, "give up")

    assert "given_up" == scene.ended()
    assert [0, 0, 0] == scene.tickets()
    assert (0, 40) == scene.match.outcome.points


def test_k_16_no_figure_able_to_move_when_the_teams_turn_begins_ends_the_hand(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], tickets=[0, 3, 2], hands=2, mister_x=1).play("to 2")

    assert "stuck" == scene.ended()


def test_k_16_the_tickets_that_a_stuck_team_cannot_use_go_to_mister_x(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], tickets=[0, 3, 2], hands=2, mister_x=1).play("to 2")

    assert ([0, 0, 0], (0, 3 * 2 + 2 * 3)) == (scene.tickets(), scene.match.outcome.points)


def test_k_16_a_team_that_cannot_move_on_in_mid_turn_keeps_its_tickets_until_mister_x_has_moved(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], tickets=[1, 3, 0], hands=2, mister_x=1)

    assert ["skipped, pawn 2", "skipped, pawn 3", "begun"] == scene.hears(None, "to 2", "1 taxi 5")[2:]
    assert ([0, 3, 0], [0, 1]) == (scene.tickets(), scene.points())
    assert "stuck" == scene.play("to 1").ended()
    assert ([0, 0, 0], [0, 7]) == (scene.tickets(), scene.points())


def test_k_16_figures_that_shut_each_other_in_are_stuck_too(stage):
    """The one at 12 could pay, but is shut in by two that cannot."""
    scene = stage("1-2-3-4-5-6-7-8", "7-8 6-7", x=1, figures=[8, 7, 6], tickets=[0, 9, 0]).play("to 2")

    assert "stuck" == scene.hand_ended()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k_16_giving_up_takes_every_detective_player(stage, players):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=players).play("to 2")
    for seat in range(1, players):
        assert scene.hand_ended() is None
        assert "give up" in scene.seat_may(seat)
        scene.say(seat, "give up")

    assert "given_up" == scene.hand_ended()


def test_k_16_giving_up_is_for_the_teams_turn_and_not_for_mister_x(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3)

    assert "give up" not in scene.x_may()
    with pytest.raises(NotAllowed):
        scene.say(1, "give up")


def test_k_16_it_may_be_taken_back_once_in_a_turn(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3).play("to 2").say(1, "give up")

    assert "go on" == scene.seat_may(1)[-1]
    assert ["went_on, seat 1"] == scene.hears(2, "go on")
    assert not {"give up", "go on"} & set(scene.seat_may(1))
    assert "give up" in scene.seat_may(2)
    assert scene.say(2, "give up").hand_ended() is None


def test_k_16_it_holds_until_the_turn_ends(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3).play("to 2").say(1, "give up").play("1 taxi 5", "2 taxi 7")

    assert "given_up" == scene.say(2, "give up").hand_ended()

    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3).play("to 2").say(1, "give up")
    scene.play("1 taxi 5", "2 taxi 7", "3 taxi 9", "to 1")
    assert "give up" in scene.seat_may(1)
    assert scene.say(2, "give up").hand_ended() is None


def test_k_16_everyone_sees_who_gives_up(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], players=3).play("to 2").say(2, "give up")

    assert [[0, 0, 1, 0]] * 4 == [scene.match.view(chair).giving_up.tolist() for chair in (0, 1, 2, None)]


def test_k_17_he_scores_the_tickets_paid_minus_three_for_each_black_ticket(stage):
    scene = stage(LINE, "8-10", x=2, figures=[5, 7, 8]).play("black 1", "1 taxi 4", "2 taxi 6", "3 bus 10")

    assert [1, 0] == scene.points()
    assert [2, 0] == scene.play("to 2", "1 taxi 3").points()


def test_k_17_the_ticket_of_the_move_that_catches_him_is_his_too(stage):
    scene = stage(LINE, "5-3", x=2, figures=[5, 8, 10]).play("to 3", "1 bus 3")

    assert "caught" == scene.hand_ended()
    assert [2, 0] == scene.points()


def test_k_17_a_score_may_fall_below_0(stage):
    scene = stage(LINE, x=2, figures=[4, 8, 10]).play("black 3", "1 taxi 3")

    assert [-2, 0] == scene.points()
    assert "scored, number -2" in scene.told()


def test_k_17_leftover_tickets_count_only_if_they_were_handed_over(stage):
    scene = stage(LINE, x=2, figures=[4, 8, 10]).play("to 3", "1 taxi 3")

    assert [1, 0] == scene.points()


def test_k_18_the_match_is_over_when_everyone_has_been_mister_x(stage):
    scene = stage(LINE, x=2, figures=[4, 8, 10], hands=1, players=3).play("to 3", "1 taxi 3")
    assert scene.ended() is None

    scene = stage(LINE, x=2, figures=[4, 8, 10], hands=3, players=3, mister_x=2).play("to 3", "1 taxi 3")
    assert "caught" == scene.ended()
    assert () == scene.match.actors
    assert "ended, reason 1" == scene.told()[-1]


@pytest.mark.parametrize(("before", "winners"), [(0, (1,)), (1, (0, 1)), (2, (0,))])
def test_k_18_most_points_win_and_equal_points_share_the_win(stage, before, winners):
    scene = stage(LINE, x=2, figures=[4, 8, 10], hands=2, mister_x=1, points=[before, 0, 0, 0]).play("to 3", "1 taxi 3")

    assert (before, 1) == scene.match.outcome.points
    assert winners == scene.match.outcome.winners()


def test_k_23_a_catch_with_the_last_ticket_is_a_catch(stage):
    scene = stage(LINE, x=2, figures=[4, 8, 10], tickets=[1, 0, 0]).play("to 3", "1 taxi 3")

    assert "caught" == scene.hand_ended()


@pytest.mark.parametrize(("tickets", "move"), [([9, 9, 4], "1 taxi 3"), ([1, 0, 0], "2 taxi 7")])
def test_k_23_the_hand_ends_at_once_and_the_other_figures_do_not_move(stage, tickets, move):
    scene = stage(LINE, x=2, figures=[4, 8, 10], tickets=tickets, hands=2, mister_x=1).play("to 3", move)

    assert scene.ended() in ("caught", "spent")
    assert 10 == scene.station(3)
    assert not [text for text in scene.told() if text.startswith("skipped")]
