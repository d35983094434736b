"""The end: V-24 to V-27."""

import pytest

LINE = "1-2-3-4-5-6-7-8-9"
PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_v_24_detectives_win_when_one_of_them_reaches_mister_x(stage, players):
    seekers = [3, 5, 7, 9, 10][: 5 if players == 6 else 4]
    scene = stage(LINE + "-10", x=1, seekers=seekers, players=players).play("gondola 2", "1 gondola 2")

    assert "caught" == scene.ended()
    assert tuple(range(1, players)) == scene.match.outcome.winners()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_24_detectives_win_when_mister_x_cannot_move(stage, players):
    seekers = [2, 5, 7, 9, 10][: 5 if players == 6 else 4]
    scene = stage(LINE + "-10", x=1, seekers=seekers, players=players)

    assert "cornered" == scene.ended()
    assert tuple(range(1, players)) == scene.match.outcome.winners()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_25_mister_x_wins_when_the_seekers_have_played_round_22(long_walk, players):
    scene = long_walk(players, rounds=21).play("gondola 2")

    assert 22 == scene.state.rounds
    assert scene.ended() is None
    assert "escaped" == scene.round().ended()
    assert (0,) == scene.match.outcome.winners()


def test_v_25_he_can_be_caught_in_round_22(stage):
    scene = stage(LINE, x=1, seekers=[3, 5, 7, 9], rounds=21).play("gondola 2", "2 gondola 4", "1 gondola 2")

    assert "caught" == scene.ended()


def test_v_25_after_round_22_he_need_not_be_able_to_move(stage):
    scene = stage(LINE, x=2, seekers=[3, 5, 7, 9], rounds=21).play("gondola 1")
    scene.play("1 gondola 2", "2 gondola 4", "3 gondola 6", "4 gondola 8")

    assert "escaped" == scene.ended()


def test_v_25_his_moves_do_not_count_but_rounds(long_walk):
    scene = long_walk(rounds=20).round("double", "gondola 2", "gondola 1")

    assert scene.ended() is None
    assert "escaped" == scene.round("double", "gondola 2", "gondola 1").ended()


BROKE = {pawn: [0, 0, 0] for pawn in (1, 2, 3, 4)}


def test_v_26_mister_x_wins_when_no_detective_can_move_any_more(stage):
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], tickets=BROKE)

    assert ["fled, ticket 1, number 1", "ended, reason 4, station 2"] == scene.hears(None, "gondola 2")
    assert "stranded" == scene.ended()
    assert (0,) == scene.match.outcome.winners()


def test_v_26_one_detective_who_can_move_is_enough_to_go_on(stage):
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], tickets=BROKE | {3: [1, 0, 0]}).play("gondola 2")

    assert scene.ended() is None
    assert [3] == scene.waiting()


@pytest.mark.parametrize("players", [3, 5])
def test_v_26_tickets_that_are_of_no_use_where_he_stands_do_not_count(stage, players):
    useless = {pawn: [0, 8, 4] for pawn in range(1, players)}
    scene = stage(LINE, "1-3", "2-6", x=1, seekers=[4, 5, 7, 9], players=players, tickets=useless).play("gondola 2")

    assert "stranded" == scene.ended()


def test_v_27_it_is_looked_at_when_the_seekers_turn_begins(stage):
    """The last ticket is spent in round 1; the match ends only after Mister X's move of round 2."""
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], tickets=BROKE | {3: [1, 0, 0]}).play("gondola 2", "3 gondola 8")

    assert scene.ended() is None
    assert "stranded" == scene.play("gondola 1").ended()


def test_v_27_it_is_not_looked_at_between_the_halves_of_a_double_move(stage):
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], tickets=BROKE).play("double", "gondola 2")

    assert scene.ended() is None
    assert "stranded" == scene.play("gondola 1").ended()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v_27_police_do_not_count(stage, players):
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], players=players, tickets=BROKE).play("gondola 2")

    assert "stranded" == scene.ended()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v_27_with_the_option_all_pawns_police_who_can_move_keep_the_match_going(stage, players):
    scene = stage(LINE, x=1, seekers=[4, 5, 7, 9], players=players, tickets=BROKE, stuck_rule="all_pawns")
    scene.play("gondola 2")

    assert scene.ended() is None
    assert [4] == scene.waiting()[-1:]
    assert 3 <= scene.waiting()[0]


@pytest.mark.parametrize("players", [5, 6])
def test_v_27_without_police_the_option_changes_nothing(stage, players):
    seekers = [4, 5, 7, 9, 10][: players - 1]
    broke = {pawn: [0, 0, 0] for pawn in range(1, players)}
    scene = stage(LINE + "-10", x=1, seekers=seekers, players=players, tickets=broke, stuck_rule="all_pawns")

    assert "stranded" == scene.play("gondola 2").ended()


def test_v_27_a_detective_boxed_in_by_colleagues_for_a_moment_does_not_count_as_stuck(stage):
    """Of the detectives only the one at 9 has tickets, and police shut him in; they will move."""
    scene = stage(LINE, x=1, seekers=[9, 5, 8, 6], players=3, tickets={1: [1, 0, 0], 2: [0, 0, 0]}).play("gondola 2")

    assert scene.ended() is None
    assert [3, 4] == scene.waiting()


@pytest.mark.parametrize("stuck_rule", ["detectives", "all_pawns"])
def test_v_27_when_no_seeker_at_all_has_a_legal_move_none_ever_will(stage, stuck_rule):
    """The detective at 9 holds a ticket but is shut in by colleagues who hold none."""
    tickets = BROKE | {1: [5, 0, 0]}
    scene = stage(LINE, x=1, seekers=[9, 8, 7, 5], tickets=tickets, stuck_rule=stuck_rule).play("gondola 2")

    assert "stranded" == scene.ended()


def test_v_27_with_all_pawns_and_police_the_last_case_is_left(stage):
    """Police at 8 and 9, the ends of two spurs, are shut in by detectives without tickets."""
    scene = stage(
        "1-2-3-4-5-6-7 6-8 7-9", x=1, seekers=[6, 7, 8, 9], players=3,
        tickets={1: [0, 0, 0], 2: [0, 0, 0]}, stuck_rule="all_pawns",
    ).play("gondola 2")  # fmt: skip

    assert "stranded" == scene.ended()


def test_v_27_mister_x_who_cannot_move_on_his_own_turn_loses_though_the_detectives_are_stuck(stage):
    scene = stage(LINE, x=1, seekers=[2, 5, 7, 9], tickets=BROKE)

    assert "cornered" == scene.ended()


def test_v_27_in_the_game_for_two_the_pool_counts_for_both_detectives(stage):
    scene = stage(LINE, "5-9", x=1, seekers=[4, 9, 6, 7], players=2, tickets={1: [0, 1, 0]}).play("gondola 2")

    assert scene.ended() is None
    assert "motorboat 5" in scene.pawn_may(2)
