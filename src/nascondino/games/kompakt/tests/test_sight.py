"""The tables in RULES.md say who sees what; `sight.py` is held to them, field by field."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

from nascondino.engine.contract import ONLOOKER
from nascondino.games.kompakt.sight import look, perceive
from nascondino.games.kompakt.state import EVENTS, MISTER_X, PHASES, SEEK, Event, State, View
from nascondino.testing.audiences import parse

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
CHAIRS = "mister_x", "detective", "onlooker"
LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


EVENT_ROWS = parse(RULES)
VIEW_ROWS = parse(RULES, "What a view shows")


def seat_of(chair, mister_x):
    return {"mister_x": mister_x, "detective": (mister_x + 1) % 4, "onlooker": ONLOOKER}[chair]


def full_event(kind, seat):
    """An event of this kind, with something in every field."""
    event = Event.array(1)[0]
    event.kind, event.seat = list(EVENTS).index(kind) + 1, seat
    event.pawn, event.ticket, event.number, event.reason, event.station = 2, 3, 7, 2, 99
    return event


def full_state(mister_x, phase, dived):
    """A state with another number in every place that is used."""
    state = State.array(1)[0]
    names = [name for name in state.dtype.names if state.dtype[name].shape == ()]
    for number, name in enumerate(names, 31):
        state[name] = number
    for name, used in (("points", 0), ("tickets", 0), ("giving_up", 0), ("moved", 1), ("pawns", 0)):
        part = state[name][used:]
        part.flat = range(51, 51 + part.size)
    state.mister_x, state.phase, state.dived = mister_x, phase, dived
    return state


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("chair", [*range(4), ONLOOKER])
def test_events_are_perceived_as_the_table_says(kind, chair):
    """Whoever is Mister X by now: an event names the seat that it belongs to."""
    for mister_x, seat, phase in itertools.product(range(4), range(4), PHASES):
        event, heard = full_event(kind, seat), Event.array(1)[0]
        cell = EVENT_ROWS[kind]["seat" if chair == seat else "others"]
        left = event.copy()
        if cell == "without station":
            left.station = 0

        assert cell in ("all", "without station")
        assert 1 == perceive(None, full_state(mister_x, phase, dived=True), chair, event, heard)
        assert left == heard


@pytest.mark.parametrize("chair", CHAIRS)
def test_views_show_what_the_table_says(chair):
    cells = {name: row[chair] for name, row in VIEW_ROWS.items()}

    assert set(cells.values()) <= {"all", "Mister X only while not under"}
    for mister_x, phase, dived in itertools.product(range(4), PHASES, (False, True)):
        state, view = full_state(mister_x, phase, dived), View.array(1)[0]
        look(None, state, seat_of(chair, mister_x), view)
        under = dived and phase == SEEK

        assert {name: visible(state[name], cell, under) for name, cell in cells.items()} == {
            name: view[name].tolist() for name in cells
        }


def visible(field, cell, under):
    """What a cell of the table leaves of a field."""
    left = np.copy(field)
    if cell != "all" and under:
        left[MISTER_X] = 0
    return left.tolist()


def test_the_note_belongs_to_who_was_mister_x_then(stage):
    """He dives, no figure can move, the hand ends: by then another seat is Mister X."""
    scene = stage(LINE, x=2, figures=[6, 8, 10], tickets=[0, 3, 2], players=3).play("black 3")

    assert 1 == scene.state.mister_x
    assert "dived, station 3" in scene.told(0)
    assert [] == [text for chair in (1, 2, None) for text in scene.told(chair) if "station 3" in text]


def test_events_use_the_fields_that_are_declared_for_them(stage, fresh):
    scenes = [
        stage(LINE, x=2, figures=[5, 8, 10], hands=3, mister_x=2, players=3)
        .play("black 3", "1 taxi 4", "2 taxi 7", "3 taxi 9", "to 2").say(1, "give up").say(1, "go on").play("1 taxi 3")
        .play("2 taxi 6", "3 taxi 8", "to 1", "2 taxi 5", "3 taxi 7", "1 taxi 2"),
        stage(LINE, x=2, figures=[4, 8, 10], hands=1, mister_x=1, players=2).play("to 3", "1 taxi 3"),
        stage(LINE, x=1, figures=[12, 11, 9], tickets=[1, 9, 4]).play("to 2"),
        stage(LINE, "9-7", x=1, figures=[12, 11, 9], tickets=[0, 9, 4]).play("to 2", "3 bus 7"),
        fresh(2, first_mister_x="random").play("first 1", "to 8"),
    ]  # fmt: skip
    used = {}
    for scene in scenes:
        for text in scene.told(int(scene.state.mister_x)):
            used.setdefault(text.split(",")[0], set()).update(re.findall(r", (\w+) ", text))

    assert {kind: set(fields) for kind, fields in EVENTS.items()} == used
