"""Material and setup: V-1 to V-8, V-28."""

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.games.venice.state import MISTER_X, PAWNS

PLAYERS = range(2, 7)
BOARDS = "venice", "london"
DETECTIVES = {2: 2, 3: 2, 4: 3, 5: 4, 6: 5}
POLICE = {2: 2, 3: 2, 4: 1, 5: 0, 6: 0}
SUPPLY = {2: [35, 29, 15], 3: [35, 29, 15], 4: [24, 21, 11], 5: [13, 13, 7], 6: [2, 5, 3]}


@pytest.mark.parametrize("players", PLAYERS)
def test_v_1_all_130_tickets_are_in_play(fresh, players):
    scene = fresh(players)
    dealt = [sum(kind) for kind in zip(*(scene.tickets(pawn) for pawn in range(PAWNS)), strict=True)]
    ordinary = [supply + held for supply, held in zip(scene.supply(), dealt, strict=True)]

    assert [57, 45, 23] == ordinary
    assert 130 == sum(ordinary) + int(scene.state.black)


@pytest.mark.parametrize("board", BOARDS)
def test_v_1_there_are_29_start_tiles_in_two_decks(venice, board):
    starts = venice.board(board).file.starts

    assert {"detectives", "mister_x"} == set(starts)
    assert 29 == sum(len(deck) for deck in starts.values())


def test_v_1_there_are_six_pawns(fresh):
    most = fresh(6)

    assert 6 == len(most.state.pawns)
    assert 5 == most.state.seekers


@pytest.mark.parametrize("players", PLAYERS)
def test_v_2_mister_x_has_five_black_tickets_and_two_double_moves(fresh, players):
    scene = fresh(players)

    assert 5 == scene.state.black
    assert 2 == scene.state.doubles


@pytest.mark.parametrize("players", range(3, 7))
def test_v_3_each_detective_has_11_gondola_8_motorboat_and_4_jet_ski_tickets_that_all_can_see(fresh, players):
    scene = fresh(players)
    for chair in (*range(players), None):
        seen = scene.match.view(chair).tickets

        for pawn in range(1, players):
            assert [0, 11, 8, 4] == seen[pawn].tolist()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_4_tickets_that_nobody_was_dealt_are_in_the_supply_from_the_start(fresh, players):
    assert SUPPLY[players] == fresh(players).supply()


def test_v_4_a_detectives_ticket_goes_into_the_supply_and_mister_x_pays_from_it(long_walk):
    scene = long_walk()

    assert [13, 13, 7] == scene.supply()
    assert [12, 13, 7] == scene.play("gondola 2").supply()
    assert [12, 14, 7] == scene.play("1 motorboat 4").supply()
    assert [12, 14, 8] == scene.play("2 jetski 6").supply()
    assert [11, 7, 4] == scene.tickets(1)
    assert [11, 8, 3] == scene.tickets(2)


def test_v_4_mister_x_has_no_ordinary_tickets_of_his_own(long_walk):
    scene = long_walk().rounds(2)

    assert [0, 0, 0] == scene.tickets(MISTER_X)


def test_v_4_what_the_supply_lacks_he_cannot_use(stage):
    scene = stage("1-2-3-4-5-6-7-8", "1-3", "1-4", x=1, seekers=[5, 6, 7, 8], players=4, supply=[0, 0, 1], black=0)

    assert ["jetski 4"] == scene.x_may()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_5_police_join_few_detectives(fresh, players):
    scene = fresh(players)
    view = scene.match.view(None)

    assert DETECTIVES[players] == view.detectives
    assert POLICE[players] == view.seekers - view.detectives


@pytest.mark.parametrize(("players", "police"), [(2, 3), (3, 4), (4, 4)])
@pytest.mark.parametrize("transport", ["gondola", "motorboat", "jetski"])
def test_v_5_police_travel_without_any_ticket(long_walk, players, police, transport):
    scene = long_walk(players).play("gondola 2")
    before = scene.state.copy()
    station = scene.station(police) + 1
    scene.play(f"{police} {transport} {station}")

    assert station == scene.station(police)
    assert before.supply.tolist() == scene.state.supply.tolist()
    assert before.tickets.tolist() == scene.state.tickets.tolist()


def test_v_5_police_must_move_like_the_others(long_walk):
    scene = long_walk(3).play("gondola 2", "1 gondola 4", "2 gondola 6", "3 gondola 8")

    assert (1, 2) == scene.match.actors
    assert [4] == scene.waiting()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_6_each_seeker_draws_a_d_tile_and_mister_x_an_x_tile(fresh, players):
    scene = fresh(players)
    starts = scene.match.board.file.starts
    left = list(starts["detectives"])
    for pawn in range(1, scene.state.seekers + 1):
        assert left == scene.match.legal(CHANCE)

        tile = left.pop(3)
        scene.play(f"tile {tile}")

        assert tile == scene.match.view(None).pawns[pawn]
    assert list(starts["mister_x"]) == scene.match.legal(CHANCE)


def test_v_6_every_tile_is_as_likely_as_any_other(fresh):
    tiles, weights = fresh(5).match._outcomes()

    assert [1] * len(tiles) == weights


def test_v_6_mister_x_keeps_his_tile_secret(long_walk):
    scene = long_walk(mister_x=1)

    assert "hid, station 1" in scene.told(1)
    for chair in (0, 2, 3, 4, None):
        assert "hid" in scene.told(chair)
        assert 0 == scene.match.view(chair).pawns[MISTER_X]


@pytest.mark.parametrize("board", BOARDS)
def test_v_7_sixteen_tiles_are_d_and_thirteen_x_and_no_station_is_on_both(venice, board):
    loaded = venice.board(board)
    starts = loaded.file.starts

    assert (16, 13) == (len(starts["detectives"]), len(starts["mister_x"]))
    assert 29 == len({*starts["detectives"], *starts["mister_x"]})
    assert sorted(starts["detectives"]) == loaded.record[0].detective_tiles[:16].tolist()
    assert sorted(starts["mister_x"]) == loaded.record[0].mister_x_tiles[:13].tolist()


@pytest.mark.parametrize("mister_x", [0, 1])
def test_v_8_the_one_detective_player_moves_two_detectives_and_two_police_in_any_order(long_walk, mister_x):
    scene = long_walk(2, mister_x=mister_x).play("gondola 2")

    assert (1 - mister_x,) == scene.match.actors
    assert [1, 2, 3, 4] == scene.waiting()
    assert [1, 2, 4] == scene.play("3 gondola 8").waiting()
    assert [1, 4] == scene.play("2 gondola 6").waiting()


def test_v_8_both_detectives_pay_from_one_pool(long_walk):
    scene = long_walk(2)

    assert [22, 16, 8] == scene.tickets(1)
    assert [0, 0, 0] == scene.tickets(2)

    scene.play("gondola 2", "1 gondola 4", "2 gondola 6")

    assert [20, 16, 8] == scene.tickets(1)
    assert [0, 0, 0] == scene.tickets(2)
    assert [36, 29, 15] == scene.supply()


def test_v_8_either_detective_may_use_the_last_ticket_of_the_pool(long_walk):
    scene = long_walk(2, tickets={1: [1, 0, 0]}).play("gondola 2")

    assert [1, 2, 3, 4] == scene.waiting()
    assert [3, 4] == scene.play("2 gondola 6").waiting()


@pytest.mark.parametrize("players", PLAYERS)
def test_v_28_any_seat_can_be_mister_x(long_walk, players):
    for mister_x in range(players):
        scene = long_walk(players, mister_x=mister_x)
        others = tuple(seat for seat in range(players) if seat != mister_x)

        assert (mister_x,) == scene.match.actors
        assert "mister_x" == scene.match.role(mister_x)
        assert {"detective"} == {scene.match.role(seat) for seat in others}
        assert others == scene.play("gondola 2").match.actors
