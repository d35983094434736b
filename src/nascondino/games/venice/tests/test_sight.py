"""The tables in RULES.md say who sees what; `sight.py` is held to them, field by field."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

from nascondino.engine.contract import ONLOOKER
from nascondino.games.venice.sight import look, perceive
from nascondino.games.venice.state import (
    BLACK,
    EVENTS,
    MISTER_X,
    OVER,
    PHASES,
    SHOWS,
    Event,
    State,
    View,
)
from nascondino.testing.audiences import parse

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
CHAIRS = "mister_x", "detective", "onlooker"


EVENT_ROWS = parse(RULES)
VIEW_ROWS = parse(RULES, "What a view shows")


def seat_of(chair, mister_x):
    return {"mister_x": mister_x, "detective": (mister_x + 1) % 5, "onlooker": ONLOOKER}[chair]


def full_event(kind, pawn):
    """An event of this kind, with something in every field."""
    event = Event.array(1)[0]
    event.kind, event.pawn = list(EVENTS).index(kind) + 1, pawn
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


@pytest.mark.parametrize("chair", CHAIRS)
@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_perceived_as_the_table_says(kind, chair):
    cell = EVENT_ROWS[kind][chair]

    assert cell in ("all", "without station", "nothing")
    for mister_x, phase, moves, pawn in itertools.product(range(5), PHASES, (0, 3, 4), (MISTER_X, 3)):
        event, heard = full_event(kind, pawn), Event.array(1)[0]
        told = perceive(None, full_state(mister_x, phase, moves), seat_of(chair, mister_x), event, heard)

        assert (cell != "nothing") == bool(told)
        assert not told or audible(event, cell) == heard


def audible(event, cell):
    """What a cell of the table leaves of an event."""
    left = event.copy()
    if cell == "without station":
        left.station = 0
    return left


@pytest.mark.parametrize("chair", CHAIRS)
def test_views_show_what_the_table_says(chair):
    cells = {name: row[chair] for name, row in VIEW_ROWS.items()}

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


def test_events_use_the_fields_that_are_declared_for_them(stage, long_walk):
    caught = stage("1-2-3-4-5-6-7-8-9", x=1, seekers=[3, 5, 7, 9], tickets={4: [0, 0, 0]})
    caught.play("gondola 2", "2 gondola 4", "3 gondola 8", "1 gondola 2")
    skipped = stage("1-2-3-4-5-6-7-8-9", x=1, seekers=[4, 5, 7, 9], tickets={4: [0, 0, 0]})
    skipped.play("gondola 2", "1 gondola 3", "2 gondola 6", "3 gondola 8")
    used = {}
    for scene in (caught, skipped, long_walk().round("double", "gondola 2", "gondola 1").rounds(21)):
        for text in scene.told(0):
            used.setdefault(text.split(",")[0], set()).update(re.findall(r", (\w+) ", text))

    assert {kind: set(fields) for kind, fields in EVENTS.items()} == used
