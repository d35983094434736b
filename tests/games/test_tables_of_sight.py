"""The tables in each game's RULES.md that say who sees what: they leave nothing out."""

import pytest

from nascondino.games import folder, load, titles
from nascondino.testing.audiences import Audiences, parse


@pytest.mark.parametrize("title", titles())
def test_every_kind_of_event_is_in_the_table(title):
    game = load(title)

    assert tuple(game.module.EVENTS) == tuple(Audiences.of(game).rows)


@pytest.mark.parametrize("title", titles())
def test_every_field_of_the_view_is_in_the_table(title):
    """A row may be about several fields."""
    rules = (folder(title) / "RULES.md").read_text(encoding="utf-8")
    fields = [field for row in parse(rules, "What a view shows") for field in row.split(", ")]

    assert sorted(load(title).module.View.dtype.names) == sorted(fields)
