"""docs/contract.md says of every game what its facts say."""

import re
from pathlib import Path

import pytest

from nascondino.games import load, titles

PAGE = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", titles())
def test_the_page_counts_actions_and_kinds_of_event(title):
    game = load(title)

    actions, kinds = re.search(rf"^\| {title} \|.*\| ([\d,]+) \| (\d+) \|[^|]*\|$", PAGE, re.MULTILINE).groups()

    assert (game.info.actions, len(game.module.EVENTS)) == (int(actions.replace(",", "")), int(kinds))


@pytest.mark.parametrize("title", titles())
def test_what_is_worth_looking_at_again_are_events(title):
    game = load(title)

    assert game.info.highlights
    assert set(game.info.highlights) <= set(game.module.EVENTS)
