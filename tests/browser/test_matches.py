"""Whole matches in real browsers: persons by link, bots, an onlooker; and what each of their devices got to know."""

from random import Random

import pytest

from tests.browser.guests import gather, lay, play


def test_a_match_is_played_to_its_end(guests, address, game, seats, first):
    evening = gather(guests, lay(guests, address, game, seats))
    play(evening, chooser(first))


def chooser(first):
    """At random; but what is listed under these words as soon as it is there, so that matches end."""
    random = Random(1)

    def choose(offers):
        wanted = [action for action, under in offers if first and first in under]
        return random.choice(wanted or [action for action, _ in offers])

    return choose


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames:
        metafunc.parametrize(("game", "seats", "first"), [
            ("venice", "hor", ""), ("dice", "hor", ""), ("kompakt", "hog", ""), ("inkognito", "hor", "Call"), ("mille_grazie", "hog", "")], ids=lambda x: str(x))
