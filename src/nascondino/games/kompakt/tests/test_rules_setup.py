"""Material and setup: K-1 to K-4, K-20."""

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.games.kompakt.board import underground_stops
from nascondino.games.kompakt.rules.hands import DEALT, PRICES
from nascondino.games.kompakt.state import DETECTIVES, PAWNS

PLAYERS = range(2, 5)
LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


@pytest.mark.parametrize("players", PLAYERS)
def test_k_1_the_team_has_12_taxi_8_bus_and_4_underground_tickets_and_three_figures(fresh, players):
    scene = fresh(players).play("first 0")

    assert [12, 8, 4] == scene.tickets()
    assert 24 == sum(scene.tickets())
    assert (3, 4) == (DETECTIVES, PAWNS)
    for _ in range(3):
        scene.play(scene.seat_may(1)[0])
    assert (CHANCE,) == scene.match.actors


def test_k_1_one_black_ticket_of_four_is_used_in_the_basic_game(fresh, kompakt):
    choices = {option.name: option.choices for option in kompakt.info.options}

    assert (1, 2, 3, 4) == choices["black_tickets"]
    assert 1 == fresh(2).play("first 0").state.black


@pytest.mark.parametrize("players", PLAYERS)
def test_k_2_there_are_as_many_hands_as_players_and_each_is_mister_x_once(stage, players):
    scene = stage(LINE, x=1, figures=[10, 11, 12], players=players)
    for hand in range(players):
        assert ("mister_x", hand + 1) == (scene.match.role(hand), scene.state.hands)
        scene.play("to 2")
        for seat in scene.match.actors:
            scene.say(seat, "give up")
        if scene.match.actors:
            scene.stand([10, 11, 12]).play("start 1")

    assert "given_up" == scene.ended()
    begun = [text for text in scene.told() if text.startswith("hand_begun")]
    assert [f"hand_begun{f', seat {n}' if n else ''}, number {n + 1}" for n in range(players)] == begun


@pytest.mark.parametrize("players", PLAYERS)
def test_k_2_the_others_are_one_team(fresh, players):
    scene = fresh(players).play("first 0")

    assert ["mister_x"] + ["detective"] * (players - 1) == [scene.match.role(seat) for seat in range(players)]
    assert [0] + [1] * (players - 1) == [scene.match.side(seat) for seat in range(players)]
    assert tuple(range(1, players)) == scene.match.actors


@pytest.mark.parametrize("players", PLAYERS)
def test_k_2_the_first_mister_x_is_the_first_seat_or_drawn(fresh, players):
    assert ["first 0"] == fresh(players).seat_may(CHANCE)

    drawn = fresh(players, first_mister_x="random")

    assert [f"first {seat}" for seat in range(players)] == drawn.seat_may(CHANCE)
    assert players - 1 == drawn.play(f"first {players - 1}").state.mister_x
    assert [f"drawn, seat {players - 1}", f"hand_begun, seat {players - 1}, number 1"] == drawn.told()


def test_k_2_after_the_last_seat_comes_the_first(fresh):
    scene = fresh(3, first_mister_x="random").play("first 2")
    stations = [int(may.split()[1]) for may in scene.seat_may(0)[:3]]
    scene.play(*(f"to {station}" for station in stations))
    scene.play(scene.seat_may(CHANCE)[0])
    scene.play(scene.x_may()[0]).say(0, "give up").say(1, "give up")

    assert 0 == scene.state.mister_x


@pytest.mark.parametrize("players", PLAYERS)
def test_k_3_mister_x_has_one_black_ticket_and_the_team_shares_all_others_openly(fresh, players):
    scene = fresh(players).play("first 0")
    for chair in (*range(players), None):
        view = scene.match.view(chair)

        assert (1, [0, 12, 8, 4]) == (view.black, view.tickets.tolist())


def test_k_3_the_team_has_all_of_them_in_every_hand(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10]).play("to 2", "1 taxi 5", "2 taxi 7").say(1, "give up")

    assert [12, 8, 4] == scene.tickets()


def test_k_3_each_of_the_24_tickets_carries_a_start_station(kompakt):
    starts = kompakt.board().file.starts["mister_x"]

    assert 24 == len(starts) == len(set(starts)) == sum(DEALT)


@pytest.mark.parametrize("players", PLAYERS)
def test_k_4_the_figures_are_put_on_three_different_underground_stations(fresh, kompakt, players):
    scene = fresh(players).play("first 0")
    stops = underground_stops(kompakt.board().record[0])

    assert [f"to {station}" for station in stops] == scene.seat_may(1)
    scene.play(f"to {stops[3]}")
    assert [f"to {station}" for station in stops if station != stops[3]] == scene.seat_may(players - 1)
    scene.play(f"to {stops[0]}", f"to {stops[5]}")
    assert [stops[3], stops[0], stops[5]] == [scene.station(pawn) for pawn in (1, 2, 3)]


def test_k_4_mister_x_starts_openly_by_one_of_all_24_tickets(fresh, kompakt):
    scene = fresh(3).play("first 0", "to 8", "to 13", "to 40")
    starts = kompakt.board().file.starts["mister_x"]

    assert [f"start {station}" for station in sorted(starts)] == scene.seat_may(CHANCE)
    assert [f"started, station {starts[4]}", "begun"] == scene.hears(None, f"start {starts[4]}")
    assert [starts[4]] * 4 == [scene.seen_station(chair) for chair in (0, 1, 2, None)]
    assert [12, 8, 4] == scene.tickets()


def test_k_4_every_ticket_is_as_likely(fresh, kompakt):
    scene = fresh(2).play("first 0", "to 8", "to 13", "to 40")
    actions, weights = scene.match._outcomes()

    assert 24 == len(actions)
    assert {1} == set(weights)


def test_k_4_a_start_that_is_taken_is_drawn_again(stage):
    scene = stage(LINE, x=1, figures=[5, 7, 9], starts=[1, 5, 6, 9, 12]).play("to 2").say(1, "give up")
    scene.stand([5, 7, 9])

    assert ["start 1", "start 6", "start 12"] == scene.seat_may(CHANCE)


def test_k_4_the_tickets_are_mixed_anew_for_every_hand(fresh, kompakt):
    scene = fresh(2).play("first 0", "to 8", "to 13", "to 40")
    before = scene.seat_may(CHANCE)
    scene.play(before[0])
    scene.play(scene.x_may()[0]).say(1, "give up").play("to 8", "to 13", "to 40")

    assert before == scene.seat_may(CHANCE)
    assert [12, 8, 4] == scene.tickets()


def test_k_20_prices_go_by_kind(stage):
    scene = stage(LINE, "6-8", "9-11", x=1, figures=[5, 6, 9]).play("to 2")

    assert [1] == [scene.play("1 taxi 4").points()[0]]
    assert [3] == [scene.play("2 bus 8").points()[0]]
    assert [6] == [scene.play("3 underground 11").points()[0]]


def test_k_20_all_tickets_are_worth_40_pounds():
    assert 40 == sum(count * price for count, price in zip(DEALT, PRICES, strict=True))


def test_k_20_nothing_is_hidden_in_the_stock(fresh):
    scene = fresh(3).play("first 0")

    assert 1 == len({scene.match.view(chair).tickets.tobytes() for chair in (0, 1, 2, None)})
