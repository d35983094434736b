"""Venice's map at a terminal: who can come where, and what is hidden there."""

import pytest

from nascondino.games.venice import atlas

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


def who_comes(scene, place, seat=0):
    """Marks of those who can come, each with the transports, by their ids."""
    comers = atlas.comers(place, scene.match.plain_view(seat), scene.match.board)
    return {who.mark: [facts["transport"] for _, facts in by] for who, by in comers}


def test_v_16_who_has_no_ticket_cannot_come_by_it(stage):
    scene = stage(LINE, "7-8", x=1, seekers=[6, 8, 10, 12], tickets={1: [0, 1, 0], 2: [1, 0, 0]})

    assert {"2": ["gondola"]} == who_comes(scene, 7)


def test_v_5_police_need_no_ticket(stage):
    scene = stage(LINE, x=1, seekers=[6, 8, 10, 12], players=2, tickets={1: [0, 0, 0]})

    assert {} == who_comes(scene, 7)
    assert {"3": ["gondola"], "4": ["gondola"]} == who_comes(scene, 11)


@pytest.mark.parametrize(("black", "comes"), [(1, {"X": ["vaporetto"]}), (0, {})])
def test_v_22_v_23_secret_lines_are_for_a_black_ticket_alone(stage, black, comes):
    scene = stage(LINE, vaporetto="1-9 5-9", x=1, seekers=[3, 5, 7, 12], black=black)

    assert comes == who_comes(scene, 9)


def test_an_unseen_mister_x_is_neither_on_the_map_nor_on_his_way(stage):
    scene = stage(LINE, x=2, seekers=[6, 8, 10, 12])
    for seat, shown in ((0, True), (1, False), (None, False)):
        assert shown == ("X" in who_comes(scene, 1, seat))
        assert shown == ("2*X" in atlas.chart(2, 79, 20, scene.match.plain_view(seat), scene.match.board))


def test_all_transports_are_told_secret_ones_too(venice):
    board = venice.board("london")
    ways = {facts["transport"]: [spot.number for spot in to] for (_, facts), to in atlas.ways(115, None, board)}

    assert {"taxi": [102, 114, 126, 127], "ferry": [108, 157]} == ways
