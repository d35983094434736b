"""The end: D-26, D-27."""

import pytest

from nascondino.engine.belief import Belief
from nascondino.games.dice.state import MISTER_X, TAXI


def ended(text, *notes):
    """An end that opens these boxes of his, from the first one on."""
    return f"{text}, notes {[0, *notes] + (13 - len(notes)) * [0]}"


def test_d_26_a_detective_who_moves_onto_him_wins(stage):
    scene = stage(pawns=[21, 7], x=22).turn(TAXI, 22)

    assert "caught" == scene.ended()
    assert (0, 1, 1) == scene.match.outcome.points
    assert ended("ended, pawn 1, reason 1, place 22", 22) == scene.told(None)[-1]
    assert 22 == scene.match.view(None).pawns[MISTER_X]


def test_d_26_he_loses_by_moving_onto_a_detective(stage):
    scene = stage(pawns=[18, 16], x=22).turn(TAXI, 21).turn(TAXI, 15)

    assert "caught" == scene.play("taxi 21").ended()
    assert ended("ended, pawn 1, reason 1, place 21", 22, 21) == scene.told(None)[-1]


def test_d_26_after_each_half_of_a_double_move(stage):
    scene = stage(pawns=[18, 16], x=22).turn(TAXI, 21).turn(TAXI, 15).play("double", "taxi 21")

    assert "caught" == scene.ended()
    assert 1 == scene.state.moves


ONCE = {"double_counts": "once"}


def test_d_26_with_double_counts_once_a_first_half_may_end_on_a_detectives_place(stage):
    scene = stage(pawns=[18, 16], x=22, options=ONCE).turn(TAXI, 21).turn(TAXI, 15).play("double", "taxi 21")

    assert scene.ended() is None
    assert scene.play("taxi 22").ended() is None
    assert (2, 22) == (scene.state.moves, scene.place(MISTER_X))


def test_d_26_with_double_counts_once_a_second_half_may_not(stage):
    scene = stage(pawns=[18, 16], x=24, options=ONCE).turn(TAXI, 21).turn(TAXI, 15).play("double", "taxi 22")

    assert "caught" == scene.play("taxi 21").ended()


@pytest.mark.parametrize(("counts", "may_be"), [({}, False), (ONCE, True)])
def test_d_26_whether_he_may_be_with_a_detective_between_the_halves_follows_from_the_setting(fresh, counts, may_be):
    scene = fresh(3, **counts).play(*(f"tile {letter}" for letter in "ABCDEI"), "place 18", "place 16", "place 20")
    scene.play("roll 3 0 0", "1 taxi 17", "roll 2 0 0", "2 taxi 19", "double", "taxi 18")
    belief = Belief(scene.match.chair(None))
    belief.update(scene.match.seen(None))

    assert may_be == (19 in belief.possible())
    belief.update(scene.play("taxi 20").match.seen(None))
    assert 19 not in belief.possible()


def test_d_26_a_detective_who_passes_by_bus_does_not_catch_him(stage):
    scene = stage(pawns=[15, 7], x=16).play("roll 0 3 0", "1 bus 19")

    assert scene.ended() is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d_26_all_detectives_win_together(stage, players):
    layout = "ABCDEFGHI" if players == 4 else "ABCDEF"
    scene = stage(layout, pawns=[21, 7, 2][: max(2, players - 1)], x=22, players=players, mister_x=players - 1)
    scene.play(f"roll {int(scene.state.held)} 0 0", "1 taxi 22")

    assert (1,) * (players - 1) + (0,) == scene.match.outcome.points


def test_d_27_he_wins_after_the_detectives_turn_that_follows_the_last_box(stage):
    scene = stage(pawns=[2, 7], x=24).rounds(12)
    assert 12 == scene.state.moves
    assert scene.ended() is None

    scene.turn(None, None)
    assert scene.ended() is None
    assert "escaped" == scene.turn(None, None).ended()
    assert (1, 0, 0) == scene.match.outcome.points
    assert ended("ended, reason 2, place 24", *12 * [0], 24) == scene.told(1)[-1]


def test_d_27_in_that_turn_he_can_still_be_caught(stage):
    scene = stage(pawns=[2, 7], x=24).rounds(12)
    scene.state.pawns[scene.state.starter] = 22

    assert "caught" == scene.turn(TAXI, 24).ended()


def test_d_27_thirteen_turns_of_the_detectives_or_twelve_after_a_double_move(stage):
    def turns(scene):
        return sum(text.startswith("begun") for text in scene.told(None))

    assert 13 == turns(stage(pawns=[2, 7], x=24).rounds(12))
    scene = stage(pawns=[2, 7], x=24).round("double", "black 22", "black 24").rounds(10)
    assert 12 == scene.state.moves
    assert 12 == turns(scene)


def test_d_27_the_last_turn_may_end_by_a_move_too(stage):
    scene = stage(pawns=[2, 7], x=24).rounds(12).turn(None, None)
    pawn = scene.play("roll 3 0 0").in_turn()

    assert "escaped" == scene.play(f"{pawn} taxi {5}").ended()
