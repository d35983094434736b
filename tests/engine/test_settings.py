"""Table settings: defaults, spellings, and what is refused in one sentence."""

import pytest

from nascondino.engine.game import SettingError
from nascondino.engine.info import Letters, Option


def refusal(game, players, chosen):
    with pytest.raises(SettingError) as refused:
        game.settings(players, chosen)
    return str(refused.value)


def test_defaults_fill_what_was_not_chosen(game):
    assert {"mister_x": 0, "stuck_rule": "detectives"} == game.settings(4, {})
    assert {"mister_x": 2, "stuck_rule": "detectives"} == game.settings(4, {"mister_x": 2})


def test_numbers_may_be_written_as_text(game):
    assert {"mister_x": 3, "stuck_rule": "all_pawns"} == game.settings(4, {"mister_x": "3", "stuck_rule": "all_pawns"})


def test_settings_become_a_record(game):
    options = game.options(4, game.settings(4, {"mister_x": 3, "stuck_rule": "all_pawns"}))[0]

    assert (4, 3, 1) == (options.players, options.mister_x, options.stuck_rule)


def test_an_unknown_option_is_refused(game):
    assert "venice has no option 'speed'; it has: mister_x, stuck_rule." == refusal(game, 4, {"speed": 1})


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 1000])
def test_an_impossible_seat_count_is_refused(game, players):
    assert f"venice is for 2 to 6 players, not {players}." == refusal(game, players, {})


@pytest.mark.parametrize("seat", [4, -1, "x", "", "01", 1.5])
def test_a_seat_that_is_not_at_the_table_is_refused(game, seat):
    expected = f"Option 'mister_x' cannot be '{seat}'; it can be: 0, 1, 2, 3."

    assert expected == refusal(game, 4, {"mister_x": seat})


def test_a_word_that_is_no_choice_is_refused(game):
    expected = "Option 'stuck_rule' cannot be 'police'; it can be: detectives, all_pawns."

    assert expected == refusal(game, 4, {"stuck_rule": "police"})


LETTERS = Letters("ABCD", {2: 1, 3: 2})
NAMED = Option("tiles", ("none", "drawn"), "which tiles are turned", LETTERS)


@pytest.mark.parametrize("text", ["BD", "db"])
def test_letters_are_kept_capital_and_in_their_order(text):
    assert "BD" == LETTERS.read(text, 3)


@pytest.mark.parametrize("text", ["", "B", "BB", "BBD", "BE", "ABC"])
def test_letters_are_as_many_different_ones_as_there_should_be(text):
    assert LETTERS.read(text, 3) is None


def test_letters_are_stored_as_bits_above_the_choices():
    assert [0, 1, 2 + 0b0010, 2 + 0b1001] == [NAMED.stored(value) for value in ("none", "drawn", "B", "AD")]


def test_the_choices_of_a_seat_grow_with_the_table(game):
    for players in game.info.seat_counts():
        assert players - 1 == game.settings(players, {"mister_x": players - 1})["mister_x"]
        assert "cannot be" in refusal(game, players, {"mister_x": players})
