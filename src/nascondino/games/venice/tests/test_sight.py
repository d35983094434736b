"""The tables in RULES.md say who sees what; `sight.py` is held to them, field by field."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

from nascondino.engine.contract import ONLOOKER
from nascondino.games.venice.rules import SHOWS
from nascondino.games.venice.sight import look, perceive
from nascondino.games.venice.state import (
    BLACK,
    EVENTS,
    MISTER_X,
    OVER,
    PHASES,
    Event,
    State,
    View,
)

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
CHAIRS = "Mister X", "detective", "onlooker"
WHOSE = {"Mister X": MISTER_X, "a seeker": 3, "–": 0}


def table(first):
    """The rows of the table whose first heading this is, as dictionaries."""
    rows = [line.strip("| ").split(" | ") for line in RULES.splitlines() if line.startswith("|")]
    start = next(n for n, row in enumerate(rows) if row[0] == first)
    rest = rows[start + 2 :]
    width = len(rows[start])
    end = next((n for n, row in enumerate(rest) if len(row) != width or row[0].startswith("field ")), len(rest))
    return [dict(zip(rows[start], row, strict=True)) for row in rest[:end]]


EVENT_ROWS = table("event")
VIEW_ROWS = table("field of the view")


def seat_of(chair, mister_x):
    return {"Mister X": mister_x, "detective": (mister_x + 1) % 5, "onlooker": ONLOOKER}[chair]


def full_event(row):
    """An event of the row's kind, with something in every field."""
    event = Event.array(1)[0]
    event.kind, event.pawn = EVENTS.index(row["event"]), WHOSE[row["whose"]]
    event.ticket, event.number, event.reason, event.station = BLACK, 7, 2, 99
    return event


def full_state(mister_x, phase, moves):
    """A state with another number in every place that is used."""
    state = State.array(1)[0]
    names = [name for name in state.dtype.names if state.dtype[name].shape == ()]
    for number, name in enumerate(names, 31):
        state[name] = number
    for name, used in (("supply", 1), ("tickets", 1), ("moved", 1), ("pawns", 0)):
        part = state[name][used:] if name != "tickets" else state[name][1:, 1:]
        part.flat = range(51, 51 + part.size)
    state.mister_x, state.phase, state.moves = mister_x, phase, moves
    return state


def test_every_kind_of_event_is_in_the_table():
    assert set(EVENTS[1:]) == {row["event"] for row in EVENT_ROWS}


def test_every_field_of_the_view_is_in_the_table():
    assert list(View.dtype.names) == [row["field of the view"] for row in VIEW_ROWS]


def test_a_kind_of_event_that_the_table_lacks_would_be_noticed():
    assert {"ended"} == set(EVENTS[1:]) - {row["event"] for row in EVENT_ROWS if row["event"] != "ended"}


@pytest.mark.parametrize("mister_x", range(5))
@pytest.mark.parametrize("chair", CHAIRS)
@pytest.mark.parametrize("row", EVENT_ROWS, ids=lambda row: f"{row['event']} {row['whose']}")
def test_events_are_perceived_as_the_table_says(row, chair, mister_x):
    event = full_event(row)
    expected = Event.array(1)[0]
    if row[chair] != "nothing":
        expected = event.copy()
    if row[chair] == "without the station":
        expected.station = 0

    assert row[chair] in ("all", "without the station", "nothing")
    for phase in PHASES:
        for moves in (0, 3, 4):
            out = Event.array(1)[0]
            state = full_state(mister_x, phase, moves)
            told = perceive(None, state, seat_of(chair, mister_x), event, out)

            assert (row[chair] != "nothing") == bool(told)
            assert expected == out


@pytest.mark.parametrize("chair", CHAIRS)
def test_views_show_what_the_table_says(chair):
    cells = {row["field of the view"]: row[chair] for row in VIEW_ROWS}

    assert set(cells.values()) <= {"all", "Mister X only while shown", "nothing"}
    for mister_x, phase, moves in itertools.product(range(5), PHASES, range(25)):
        state = full_state(mister_x, phase, moves)
        view = View.array(1)[0]
        look(None, state, seat_of(chair, mister_x), view)
        shown = moves in SHOWS or phase == OVER

        assert {name: visible(state[name], cell, shown) for name, cell in cells.items()} == {
            name: view[name].tolist() for name in cells
        }


def visible(field, cell, shown):
    """What a cell of the table leaves of a field."""
    left = np.zeros_like(field) if cell == "nothing" else field.copy()
    if cell == "Mister X only while shown" and not shown:
        left[MISTER_X] = 0
    return left.tolist()


@pytest.mark.parametrize("players", range(2, 7))
def test_every_event_of_a_match_has_its_row(long_walk, players):
    rows = {(row["event"], WHOSE[row["whose"]] != 0) for row in EVENT_ROWS}
    scene = long_walk(players).round("double", "gondola 2", "black 1").rounds(21)

    assert {(EVENTS[event.kind], event.pawn != 0) for event in scene.match.seen(0)} <= rows


def test_each_event_uses_the_fields_that_the_text_names(long_walk):
    scene = long_walk().round("double", "gondola 2", "gondola 1").rounds(21)
    used = {text.split(",")[0]: set(re.findall(r", (\w+) ", text)) for text in scene.told(0)}

    assert {
        "placed": {"station"},  # Mister X's, who is pawn 0, comes last
        "begun": {"number"},
        "doubled": set(),
        "fled": {"ticket", "number", "station"},
        "shown": {"number", "station"},
        "moved": {"pawn", "ticket", "station"},
        "ended": {"reason", "station"},
    } == used
