"""The pocket edition's map at a terminal: who can come where, and what is hidden there."""

from nascondino.games.kompakt import atlas

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


def who_comes(scene, place, seat=0):
    """Marks of those who can come, each with the transports, by their ids."""
    comers = atlas.comers(place, scene.match.plain_view(seat), scene.match.board)
    return {who.mark: [facts["transport"] for _, facts in by] for who, by in comers}


def test_a_figure_comes_by_a_ticket_that_the_team_has_left(stage):
    scene = stage(LINE, "5-8", x=2, figures=[6, 8, 11], tickets=[1, 0, 0])

    assert {"1": ["taxi"]} == who_comes(scene, 5)
    assert {"2": ["taxi"]} == who_comes(scene, 9)


def test_k_12_the_ferry_is_for_a_black_ticket(stage):
    scene = stage(LINE, ferry="2-9", x=2, figures=[6, 8, 11])

    assert {"X": ["ferry"], "2": ["taxi"]} == who_comes(scene, 9)
    scene.state.black = 0
    assert {"2": ["taxi"]} == who_comes(scene, 9)


def test_who_is_under_is_neither_on_the_map_nor_on_his_way(stage):
    scene = stage(LINE, x=2, figures=[6, 8, 10]).play("black 3")
    for seat, shown in ((0, True), (1, False), (None, False)):
        view, board = scene.match.plain_view(seat), scene.match.board

        assert shown == ("X" in who_comes(scene, 4, seat))
        assert shown == ("3*X" in atlas.chart(3, 79, 20, view, board))
