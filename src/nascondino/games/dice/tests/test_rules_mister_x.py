"""Mister X's turn: D-18 to D-25, D-35 to D-37."""

import pytest

from nascondino.engine.belief import Belief
from nascondino.games.dice.rules.rounds import next_show
from nascondino.games.dice.state import BUS, MISTER_X, TAXI, UNDERGROUND
from nascondino.kernel import seeded

NINE = "ABCDEFGHI"
FAR = {"pawns": [1, 4], "x": 24}
ONE, FULL = {"refill": "one"}, {"refill": "full"}
ONCE = {"double_counts": "once"}


def taxis(scene):
    """Both detectives take a taxi to and fro in the north-west."""
    for _ in range(2):
        pawn = scene.play(f"roll {int(scene.state.held)} 0 0").in_turn()
        scene.play(f"{pawn} taxi {2 if scene.place(pawn) != 2 else 1}")
    return scene


def test_d_18_he_goes_by_a_die_that_the_detectives_used(stage):
    scene = taxis(stage(**FAR))

    assert [2, 0, 0] == scene.used()
    assert [22, 23] == scene.goes("taxi")
    assert [] == scene.goes("bus")
    assert [] == scene.goes("underground")


def test_d_18_an_unused_die_of_a_roll_is_not_his_to_take(stage):
    scene = stage(**FAR).play("roll 1 2 0", "1 taxi 2", "roll 1 1 0", "2 taxi 3")

    assert [] == scene.goes("bus")


@pytest.mark.parametrize("mister_x", range(3))
def test_d_18_everybody_sees_the_die_and_nobody_the_place(stage, mister_x):
    scene = taxis(stage(**FAR, mister_x=mister_x)).play("taxi 22")

    for chair in (0, 1, 2, None):
        sees = chair == mister_x
        assert f"fled, how 1, number 1{', place 22' * sees}" == scene.told(chair)[-2]
        assert (22 if sees else 0) == scene.match.view(chair).pawns[MISTER_X]


def test_d_18_the_die_lies_on_his_board_until_a_show(stage):
    scene = taxis(stage(**FAR))

    assert (1, 2, 3) == scene.dice()
    assert (3, 0, 2) == scene.play("taxi 22").dice()


def test_d_19_without_a_usable_die_he_passes_and_a_die_covers_a_box(stage):
    scene = stage(**FAR)
    scene.turn(None, None).turn(None, None)

    assert "pass" in scene.may()
    assert ["passed, number 1", "begun, pawn 2, number 1"] == scene.hears(None, "pass")
    assert (3, 0, 2) == scene.dice()


def test_d_19_he_passes_too_if_the_used_dice_lead_nowhere_from_where_he_is(stage):
    scene = stage(pawns=[1, 4], x=21).turn(BUS, 5).turn(BUS, 3)

    assert [0, 2, 0] == scene.used()
    assert "pass" in scene.may()


def test_d_19_he_may_not_pass_if_one_of_them_is_of_use(stage):
    scene = stage(pawns=[2, 4], x=21).turn(TAXI, 1).turn(BUS, 3)

    assert [11, 18, 22, 23] == scene.goes("taxi")
    assert "pass" not in scene.may()


def test_d_19_a_pass_excludes_every_place_where_a_die_was_of_use(stage):
    """He named tile F: at 21 there is no bus stop, at 22, 23 and 24 he would have had to take the bus."""
    scene = stage(pawns=[1, 4], x=21).turn(BUS, 5).turn(BUS, 3)
    belief = believed(scene)
    assert [21, 22, 23, 24] == belief.possible()

    scene.play("pass")
    belief.take_in(scene.match.seen(None)[-2:])
    assert [21] == belief.possible()


def believed(scene):
    """What an onlooker believes, though the scene did not begin at the beginning."""
    belief = Belief(scene.match.chair(None))
    state = scene.state.copy()
    tile = (state.pawns[MISTER_X] + 3) // 4
    state.pawns[MISTER_X] = 0
    belief.record[0].public = state
    belief.record[0].possible[:] = 0
    belief.record[0].possible[4 * tile - 3 : 4 * tile + 1] = 1
    belief.record[0].routes[:] = belief.record[0].possible
    return belief


def test_d_20_the_box_of_a_pass_counts_and_he_stays(stage):
    scene = stage(**FAR).round("pass")

    assert (24, 1) == (scene.place(MISTER_X), scene.state.moves)


def test_d_21_a_black_ticket_is_good_for_any_transport(stage):
    """From 23 by taxi to 20, 21 and 24, by bus to 9, 19 and 24, by underground to 3, 9, 11, 17 and 20."""
    scene = stage(pawns=[1, 4], x=23)
    scene.turn(None, None).turn(None, None)

    assert [3, 9, 11, 17, 19, 20, 21, 24] == scene.goes("black")


def test_d_21_it_hides_how_and_is_crossed_off(stage):
    scene = taxis(stage(**FAR))
    assert "fled, how 4, number 1" == scene.hears(1, "black 23")[0]

    assert 1 == scene.state.black
    assert (3, 0, 2) == scene.dice()


def test_d_21_he_may_use_one_though_a_die_is_of_use(stage):
    scene = taxis(stage(**FAR))

    assert [22, 23] == scene.goes("taxi")
    assert [22, 23] == sorted(set(scene.goes("black")) & {22, 23})


def test_d_21_he_may_pass_though_a_black_ticket_or_the_helicopter_would_help(stage):
    scene = stage(**FAR)
    scene.turn(None, None).turn(None, None)

    assert scene.goes("black")
    assert scene.goes("helicopter")
    assert "pass" in scene.may()


def test_d_21_without_black_tickets_there_is_none(stage):
    scene = stage(**FAR, black=0)
    scene.turn(None, None).turn(None, None)

    assert [] == scene.goes("black")


def test_d_22_a_double_move_takes_two_dice_and_fills_two_boxes(stage):
    scene = taxis(stage(**FAR)).play("double")

    assert (0,) == scene.match.actors
    assert 0 == scene.state.doubles
    assert (1, [1, 0, 0]) == (scene.play("taxi 22").state.moves, scene.used())
    assert (0,) == scene.match.actors
    scene.play("taxi 12")
    assert (2, 12) == (scene.state.moves, scene.place(MISTER_X))
    assert (-2,) == scene.match.actors


def test_d_22_once_in_a_match(stage):
    scene = taxis(stage(**FAR)).play("double", "taxi 22", "taxi 24")

    assert "double" not in taxis(scene).may()


def test_d_22_either_half_may_be_black_or_both(stage):
    scene = taxis(stage(**FAR)).play("double")

    assert scene.goes("black")
    assert scene.play("black 22").goes("black")
    assert 0 == scene.play("black 24").state.black


def test_d_22_with_one_used_die_the_other_half_is_black(stage):
    scene = stage(**FAR).turn(TAXI, 2).turn(None, None).play("double", "taxi 22")

    assert [] == scene.goes("taxi")
    assert scene.goes("black")


def test_d_22_with_one_used_die_and_no_black_ticket_there_is_none(stage):
    assert "double" not in stage(**FAR, black=0).turn(TAXI, 2).turn(None, None).may()
    assert "double" in stage(**FAR, black=1).turn(TAXI, 2).turn(None, None).may()


def test_d_22_without_used_dice_both_halves_are_black(stage):
    assert "double" in stage(**FAR, black=2).turn(None, None).turn(None, None).may()
    assert "double" not in stage(**FAR, black=1).turn(None, None).turn(None, None).may()


def test_d_22_no_half_is_a_pass_or_the_helicopter(stage):
    scene = taxis(stage(**FAR))
    assert scene.goes("helicopter")

    scene.play("double")
    assert [] == scene.goes("helicopter")
    assert "pass" not in scene.may()
    scene.play("taxi 22")
    assert [] == scene.goes("helicopter")
    assert "pass" not in scene.may()


def test_d_22_a_first_half_must_leave_a_second(stage):
    """A taxi first, as no bus stops at 20; then a bus, which stops at 19 and 23, but not at 18."""
    scene = stage(pawns=[2, 4], x=20, black=0).turn(TAXI, 1).turn(BUS, 3)

    assert [18, 19, 23] == scene.goes("taxi")
    assert [19, 23] == scene.play("double").goes("taxi")


def test_d_22_a_double_move_that_cannot_end_is_not_offered(stage, streets):
    """One taxi and one bus; nowhere near is a bus stop."""
    board = streets({1: ["bus"], 5: ["bus"]})
    scene = stage(pawns=[1, 16], x=24, black=0, board=board).turn(BUS, 5).turn(TAXI, 15)

    assert [22, 23] == scene.goes("taxi")
    assert "double" not in scene.may()


def test_d_22_the_second_half_goes_by_what_is_left(stage):
    scene = stage(pawns=[2, 4], x=24).turn(TAXI, 1).turn(BUS, 3).play("double", "bus 22")

    assert [] == scene.goes("bus")
    assert scene.goes("taxi")


@pytest.mark.parametrize(
    ("layout", "x", "across"),
    [("ABCDEF", 5, [19]), ("ABCDEF", 24, [10, 15]), ("ABCDEF", 13, [22]), (NINE, 1, [10, 27]), (NINE, 35, [9])],
)
def test_d_23_the_helicopter_flies_straight_across(stage, layout, x, across):
    """A corner has two ways."""
    pawns = [2, 7, 12][: 3 if layout == NINE else 2]
    scene = stage(layout, pawns=pawns, x=x)
    for _ in pawns:
        scene.turn(None, None)

    assert across == scene.goes("helicopter")


def test_d_23_only_from_an_edge(stage):
    scene = stage(pawns=[2, 7], x=8)
    scene.turn(None, None).turn(None, None)

    assert [] == scene.goes("helicopter")


def test_d_23_once_and_everybody_sees_it_crossed_off(stage):
    scene = stage(**FAR)
    scene.turn(None, None).turn(None, None)

    assert "fled, how 5, number 1" == scene.hears(None, "helicopter 15")[0]
    assert 0 == scene.match.view(None).helicopters
    assert (3, 0, 2) == scene.dice()
    scene.turn(None, None).turn(None, None)
    assert [] == scene.goes("helicopter")


def test_d_23_the_helicopter_excludes_what_is_not_across_from_an_edge(stage):
    scene = stage(**FAR)
    scene.turn(None, None).turn(None, None)
    belief = believed(scene)
    scene.play("helicopter 15")
    belief.take_in(scene.match.seen(None)[-2:])

    # From F's 22 and 24 along the row, from 23 and 24 up the column; 21 is on no edge.
    assert [9, 10, 13, 15] == belief.possible()


def shown(scene):
    return [int(text.split()[2].rstrip(",")) for text in scene.told(None) if text.startswith("shown")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d_24_he_shows_himself_after_moves_3_7_and_11(stage, players):
    layout = NINE if players == 4 else "ABCDEF"
    scene = stage(layout, pawns=[2, 7, 12][: max(2, players - 1)], x=24, players=players)
    for _ in range(12):
        while scene.match.actors != (0,):
            scene.play("roll 0 0 0")
            scene.play(scene.may()[0])
        scene.play("pass")

    assert [3, 7, 11] == shown(scene)


def test_d_24_all_dice_on_his_board_go_back_to_the_supply(stage):
    scene = stage(**FAR).rounds(2)
    assert (3, 0, 1) == scene.dice()

    assert (3, 0, 4) == scene.rounds(1).dice()


def test_d_24_in_a_double_move_the_show_is_between_the_halves(stage):
    scene = taxis(stage(**FAR).rounds(2)).play("double")

    fled, shows = scene.hears(None, "taxi 22")
    assert "fled, how 1, number 3" == fled
    assert shows.startswith("shown, number 3, place 22, notes")
    assert 22 == scene.match.view(None).pawns[MISTER_X]
    assert "fled, how 1, number 4" == scene.hears(None, "taxi 24")[0]
    assert 0 == scene.match.view(None).pawns[MISTER_X]


def test_d_24_moves_count_not_turns(stage):
    scene = taxis(stage(**FAR)).play("double", "taxi 22", "taxi 24").round("pass")

    assert [3] == shown(scene)


def test_d_24_with_double_counts_once_turns_count(stage):
    scene = taxis(stage(**FAR, options=ONCE)).play("double", "taxi 22", "taxi 24").rounds(1)
    assert [] == shown(scene)

    assert [4] == shown(scene.rounds(1))


def test_d_24_with_double_counts_once_there_is_no_show_between_the_halves(stage):
    scene = taxis(stage(**FAR, options=ONCE).rounds(2)).play("double")

    assert ["fled, how 1, number 3"] == scene.hears(None, "taxi 22")
    assert 0 == scene.match.view(None).pawns[MISTER_X]
    assert scene.hears(None, "taxi 24")[1].startswith("shown, number 4, place 24, notes")
    assert 24 == scene.match.view(None).pawns[MISTER_X]


@pytest.mark.parametrize(
    ("turns_before", "moves_of_shows"),
    [(0, [4, 8]), (2, [4, 8]), (3, [3, 8]), (6, [3, 8]), (7, [3, 7]), (10, [3, 7])],
)
def test_d_24_with_double_counts_once_shows_after_the_double_move_are_a_move_later(stage, turns_before, moves_of_shows):
    """The third one would be in the last box, which is no show (D-37)."""
    scene = stage(**FAR, options=ONCE).rounds(turns_before).round("double", "black 22", "black 24")

    assert moves_of_shows == shown(scene.rounds(10 - turns_before))
    assert 12 == scene.state.moves


def test_d_24_without_a_double_move_turns_are_moves(stage):
    assert [3, 7, 11] == shown(stage(**FAR, options=ONCE).rounds(12))


@pytest.mark.parametrize(("counts", "shows"), [({}, [3, 3, 7, 7]), (ONCE, [3, 4, 4, 8])])
def test_d_24_the_next_show_is_told_as_things_stand(stage, counts, shows):
    """Before a double move, when it is announced, after its halves."""
    scene = stage(**FAR, options=counts).rounds(2).turn(None, None).turn(None, None)
    views = [scene.match.view(None)]
    views += [scene.play(notation).match.view(None) for notation in ("double", "black 22", "black 24")]

    assert shows == [next_show(view) for view in views]


def test_d_25_the_team_takes_its_dice_back_and_one_more(stage):
    scene = taxis(stage(**FAR))
    assert (1, 2, 3) == scene.dice()
    assert (3, 0, 2) == scene.play("taxi 22").dice()


def test_d_25_the_marker_passes_on_clockwise(stage):
    scene = stage(NINE, pawns=[2, 7, 12], x=36)
    starters = []
    for _ in range(4):
        starters.append(int(scene.state.starter))
        assert (starters[-1],) == scene.play("roll 0 0 0").match.actors
        scene.play(f"{scene.in_turn()} stays")
        for _ in range(2):
            scene.turn(None, None)
        scene.play("pass")

    assert [1, 2, 3, 1] == starters


@pytest.mark.parametrize(("refill", "after"), [({}, (2, 0, 2)), (ONE, (2, 0, 2)), (FULL, (3, 0, 1))])
def test_d_25_after_a_double_move_the_setting_decides_how_many_dice_are_added(stage, refill, after):
    scene = taxis(stage(**FAR, options=refill)).play("double", "taxi 22", "taxi 24")

    assert after == scene.dice()


@pytest.mark.parametrize("refill", [ONE, FULL])
def test_d_25_after_a_single_move_it_makes_no_difference(stage, refill):
    assert (3, 0, 2) == taxis(stage(**FAR, options=refill)).play("taxi 22").dice()


def test_d_25_the_covering_die_is_an_unused_one_of_the_team_if_there_is_one(stage):
    scene = taxis(stage(**FAR))
    assert (1, 2, 3) == scene.dice()

    scene.play("double", "black 22")
    assert (0, 2, 3) == scene.dice()
    assert (2, 0, 2) == scene.play("black 24").dice()


def test_d_35_a_place_with_a_detective_is_open_to_him(stage):
    scene = taxis(stage(**FAR))
    scene.state.pawns[1:3] = [22, 23]

    assert [22, 23] == scene.goes("taxi")
    assert "pass" not in scene.may()
    assert "caught" == scene.play("taxi 22").ended()


def test_d_35_a_black_ticket_or_the_helicopter_may_save_him(stage):
    scene = taxis(stage(pawns=[1, 4], x=23))
    scene.state.pawns[1:3] = [21, 24]

    assert scene.play("black 9").ended() is None


def test_d_36_after_a_show_his_pawn_stays_until_his_next_move(stage):
    scene = stage(**FAR).rounds(3)
    assert 24 == scene.match.view(1).pawns[MISTER_X]

    scene.turn(TAXI, 2)
    scene.turn(None, None)
    assert 24 == scene.match.view(None).pawns[MISTER_X]
    scene.play("double")
    assert 24 == scene.match.view(None).pawns[MISTER_X]
    scene.play("black 22")
    assert 0 == scene.match.view(None).pawns[MISTER_X]


@pytest.mark.parametrize("counts", [{}, ONCE])
def test_d_36_a_double_move_that_is_announced_does_not_hide_him_but_its_first_half_does(stage, counts):
    scene = stage(**FAR, options=counts).rounds(3)
    scene.turn(None, None).turn(None, None).play("double")

    assert 24 == scene.match.view(1).pawns[MISTER_X]
    assert 0 == scene.play("black 22").match.view(1).pawns[MISTER_X]


def written(scene, chair):
    return [int(place) for place in scene.match.view(chair).notes[1:]]


def walk(scene, *places):
    """He goes by taxi from place to place."""
    for place in places:
        taxis(scene).play(f"taxi {place}")
    return scene


def test_d_36_until_a_show_only_he_reads_what_is_written_in_his_boxes(stage):
    scene = walk(stage(**FAR), 22, 21)

    assert [24, 22, 21] + 10 * [0] == written(scene, 0)
    for chair in (1, 2, None):
        assert 13 * [0] == written(scene, chair)


def test_d_36_at_a_show_the_way_he_came_is_told_to_all_box_by_box(stage):
    scene = walk(stage(**FAR), 22, 21)
    taxis(scene)

    scene.play("taxi 23")
    for chair in (0, 1, 2, None):
        assert f"shown, number 3, place 23, notes {[0, 24, 22, 21, 23] + 9 * [0]}" == scene.told(chair)[-2]
        assert [24, 22, 21, 23] + 9 * [0] == written(scene, chair)


def test_d_36_what_lies_open_stays_open_and_the_next_boxes_are_covered(stage):
    scene = walk(stage(**FAR), 22, 21, 23, 24, 22)

    assert [24, 22, 21, 23, 24, 22] + 7 * [0] == written(scene, 0)
    for chair in (1, 2, None):
        assert [24, 22, 21, 23] + 9 * [0] == written(scene, chair)


def test_d_36_the_second_show_tells_what_was_covered_since_the_first(stage):
    scene = walk(stage(**FAR), 22, 21, 23, 24, 22).rounds(1)
    taxis(scene)

    assert f"shown, number 7, place 24, notes {[0, 0, 0, 0, 0, 24, 22, 22, 24] + 5 * [0]}" == (
        scene.hears(None, "taxi 24")[1]
    )
    assert [24, 22, 21, 23, 24, 22, 22, 24] + 5 * [0] == written(scene, None)


def test_d_36_the_beliefs_of_all_know_the_way_he_came(fresh):
    scene = fresh(3).play(*(f"tile {letter}" for letter in "ABCDEI"), "place 2", "place 7", "place 20")
    scene.rounds(3)
    for chair in (0, 1, None):
        belief = Belief(scene.match.chair(chair))
        belief.update(scene.match.seen(chair))

        assert [20, 20, 20, 20] == belief.record[0].public.notes[1:5].tolist()


TURNS = [("roll 3 0 0", "1 taxi 1", "roll 0 0 0", "2 stays"), ("roll 3 0 0", "2 taxi 19", "roll 0 0 0", "1 stays"), ()]


def hunted(fresh, start, *way):
    """He hides on tile E and takes two taxis; after the first of them a detective looks at 19."""
    scene = fresh(3).play(*(f"tile {letter}" for letter in "ABCDEI"), "place 2", "place 16", f"place {start}")
    scene.play(*TURNS[0])
    for place, turns in zip(way, TURNS[1:], strict=False):
        for notation in (f"taxi {place}", *turns):
            scene = scene if scene.ended() else scene.play(notation)
    return scene


def test_d_36_every_way_that_he_may_have_come_is_sampled_and_no_other(fresh):
    ways = {(start,) for start in (17, 18, 19, 20)}
    for _ in range(2):
        ways = {(*way, there) for way in ways for there in hunted(fresh, *way).goes("taxi")}
    ways = {way for way in ways if not hunted(fresh, *way).ended()}
    scene, randoms = hunted(fresh, 17, 18, 17), seeded(1)
    belief = Belief(scene.match.chair(None))
    belief.update(scene.match.seen(None))

    assert len(ways) > 20
    assert ways == {tuple(belief.sample(randoms)[0].notes[1:4].tolist()) for _ in range(3000)}


def test_d_37_with_one_box_left_there_is_no_double_move(stage):
    assert "double" in taxis(stage(**FAR, moves=10)).may()
    assert "double" not in taxis(stage(**FAR, moves=11)).may()


def test_d_37_the_last_box_is_no_show(stage):
    scene = stage(**FAR, moves=11).round("pass")

    assert 12 == scene.state.moves
    assert [] == shown(scene)
    assert 0 == scene.match.view(None).pawns[MISTER_X]


def test_d_18_he_takes_the_underground_too(stage):
    scene = stage(pawns=[17, 2], x=23).turn(UNDERGROUND, 3).turn(None, None)

    assert [3, 9, 11, 17, 20] == scene.goes("underground")


def test_d_22_a_double_move_excludes_where_none_was_possible(stage):
    """He named tile F; with two bus dice he could double from all of it but 21."""
    scene = stage(pawns=[1, 4], x=24, black=0).turn(BUS, 5).turn(BUS, 3)
    belief = believed(scene)
    scene.play("double")
    belief.take_in(scene.match.seen(None)[-1:])

    assert [22, 23, 24] == belief.possible()


def test_d_22_a_first_half_excludes_where_no_second_could_follow(stage):
    """One taxi and one bus die are used, and he takes the taxi first: to a bus stop, that is."""
    scene = stage(pawns=[2, 4], x=20, black=0).turn(TAXI, 1).turn(BUS, 3)
    belief = believed(scene)
    scene.play("double", "taxi 19")
    belief.take_in(scene.match.seen(None)[-2:])

    assert 19 in belief.possible()
    assert {18, 20, 21} & set(belief.possible()) == set()
