"""Views show what RULES.md says: the public part to all, of the hidden part to each seat its own."""

import re
from pathlib import Path
from random import Random

import pytest

from nascondino.games import load
from nascondino.games.inkognito.rules.cards import was_shown
from nascondino.games.inkognito.state import OVER, PAIRS, View
from nascondino.testing.walk import Referee, walk

INKOGNITO = load("inkognito")
RULES = Path(INKOGNITO.module.__file__).with_name("RULES.md").read_text(encoding="utf-8")
TABLE = RULES.partition("## What a view shows\n")[2].partition("\n## ")[0]
ROWS = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in TABLE.splitlines() if line.startswith("|")]
PUBLIC = [field for names, own, others in ROWS[2:] if (own, others) == ("all", "all") for field in names.split(", ")]


def hidden(state, chair):
    """What the table says of the other fields, for a seat or an onlooker."""
    over = state.phase == OVER
    mine = [figure == chair or over for figure in range(5)]
    return {
        "laid": state.laid if chair == state.ambassador else 0,
        "identity": [card if seen else 0 for card, seen in zip(state.identity, mine, strict=True)],
        "fragment": [card if seen else 0 for card, seen in zip(state.fragment, mine, strict=True)],
        "choice": state.choices[chair] if chair >= 0 else 0,
        "shown": [
            [chair >= 0 and pair > 0 and was_shown(state, chair, to, pair) for pair in range(PAIRS)] for to in range(5)
        ],
    }


def test_the_table_names_every_field_of_a_view_once():
    named = [field for row in ROWS[2:] for field in re.findall(r"\w+", row[0])]

    assert sorted(View.dtype.names) == sorted(named)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_view_shows_what_the_table_says(players):
    referee = Referee(INKOGNITO.setup(players))
    for happened in walk(referee, Random(players), 1000):
        state = happened.after[0]
        for chair in referee.chairs:
            view = referee.look(happened.after, chair)[0]
            for field in PUBLIC:
                told = state.choices != 0 if field == "chosen" else state[field]
                assert (view[field] == told).all(), field
            for field, expected in hidden(state, chair).items():
                assert (view[field] == expected).all(), field
