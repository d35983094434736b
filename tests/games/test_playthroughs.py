"""The golden playthroughs: after a change that is meant, run tools/golden.py and read what changed, chair by chair."""

import pytest

from nascondino import games
from nascondino.testing.playthrough import golden


@pytest.mark.parametrize("game", games.titles())
def test_a_match_is_told_from_every_chair_as_it_was(game):
    path, text = golden(games.load(game), games.folder(game))

    assert path.read_text(encoding="utf-8") == text
