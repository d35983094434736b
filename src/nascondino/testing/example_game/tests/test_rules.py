"""Example game: a test for each rule."""

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.games import load

FOX, HUNTER = 0, 1


@pytest.fixture
def match():
    """Burrow 9 is flooded; the fox is about to hide."""
    match = Match(load("example_game").setup(2), chosen=True)
    match.play(CHANCE, 9)
    return match


def test_b_1_nobody_can_use_the_flooded_burrow(match):
    assert list(range(1, 9)) == match.legal(FOX)


def test_b_2_the_fox_hides_unseen(match):
    match.play(FOX, 5)

    assert 5 == match.view(FOX).fox
    assert 0 == match.view(HUNTER).fox


def test_b_2_the_fox_is_drawn_for_himself_only(match):
    match.play(FOX, 5)
    drawn = [match.game.words.figures(match.view(seat), match.board) for seat in (FOX, HUNTER)]

    assert [[5, 9], [9]] == [[figure.spot for figure in figures] for figures in drawn]


def test_b_3_digging_up_the_fox_wins(match):
    match.play(FOX, 5)
    match.play(HUNTER, 5)

    assert ("caught", (0, 1)) == (match.outcome.reason, match.outcome.points)


def test_b_4_after_five_digs_the_fox_has_escaped(match):
    match.play(FOX, 5)
    for _ in range(4):
        match.play(HUNTER, 1)
        match.play(FOX, 5)
    match.play(HUNTER, 1)

    assert ("escaped", (1, 0)) == (match.outcome.reason, match.outcome.points)


def test_b_5_the_fox_stays_or_slips_beside(match):
    match.play(FOX, 8)
    match.play(HUNTER, 1)

    assert [7, 8] == match.legal(FOX)
