"""What plants leaks into games notices a leak that is not caught, and a place where none was planted."""

import pytest

from nascondino.games import load, titles
from nascondino.testing.broken import Broken
from nascondino.testing.leaks import VIEW, Leak, Leaks

GAME = load(titles()[0])


def finding(text):
    def hold(game):
        raise Broken(text)

    return hold


def finding_nothing(game):
    pass


def test_a_leak_that_no_law_finds_is_told():
    with pytest.raises(AssertionError, match="no law was broken: harmless"):
        Leak("harmless", GAME, finding_nothing, VIEW).must_be_caught()


def test_a_leak_is_not_caught_by_what_a_law_finds_elsewhere():
    with pytest.raises(Broken, match="the outcome of chair 1"):
        Leak("seen", GAME, finding("the outcome of chair 1"), VIEW).must_be_caught()


def test_a_leak_is_caught_by_what_it_breaks():
    Leak("seen", GAME, finding("the view of chair 1"), VIEW).must_be_caught()


def test_a_kind_of_event_without_a_leak_is_told():
    leaks = Leaks(GAME, finding_nothing, finding_nothing)
    forgotten = [*leaks.kinds][-1]
    planted = [leak for leak in leaks.in_every_event("kind", lambda s, seat: 0) if leak.kind != forgotten]

    with pytest.raises(ValueError, match=f"'{forgotten}'"):
        leaks.gathered(planted)
