"""Games that stand for all: what is the same code for each of them is tried with few, and with every one by `--all`."""

import pytest

from nascondino import games


def every_game(*quick):
    """As parameters; all but those few are slow."""
    return [pytest.param(title, marks=[] if title in quick else pytest.mark.slow) for title in games.titles()]
