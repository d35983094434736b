"""The tables in RULES.md say who sees what; `sight.py` is held to them, field by field."""

import itertools
from pathlib import Path

import numpy as np
import pytest

from nascondino.engine.contract import ONLOOKER
from nascondino.games.dice.sight import look, perceive
from nascondino.games.dice.state import EVENTS, MISTER_X, PHASES, Event, State, View
from nascondino.testing.audiences import parse

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
CHAIRS = "mister_x", "detective", "onlooker"


EVENT_ROWS = parse(RULES)
VIEW_ROWS = parse(RULES, "What a view shows")


def seat_of(chair, mister_x):
    return {"mister_x": mister_x, "detective": (mister_x + 1) % 4, "onlooker": ONLOOKER}[chair]


def full(record, first):
    """A record with another number in every place; what is never used, as pawn 0's turn, stays empty."""
    made = record.array(1)[0]
    for name in made.dtype.names:
        if made.dtype[name].shape == ():
            made[name] = first = first + 1
        else:
            made[name] = range(first + 1, first + 1 + made[name].size)
            first += made[name].size
    return made


def full_event(kind):
    event = full(Event, 20)
    event.kind = list(EVENTS).index(kind) + 1
    return event


def full_state(mister_x, phase, moves, opened=0):
    state = full(State, 0)
    state.moved[MISTER_X] = state.notes[0] = 0
    state.mister_x, state.phase, state.moves, state.opened = mister_x, phase, moves, opened
    return state


@pytest.mark.parametrize("chair", CHAIRS)
@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_perceived_as_the_table_says(kind, chair):
    cell = EVENT_ROWS[kind][chair]

    assert cell in ("all", "without place")
    for mister_x, phase, moves in itertools.product(range(4), PHASES, (0, 3, 4)):
        event, heard = full_event(kind), Event.array(1)[0]

        assert 1 == perceive(None, full_state(mister_x, phase, moves), seat_of(chair, mister_x), event, heard)
        if cell == "without place":
            event.place = 0
        assert event.tobytes() == heard.tobytes()


@pytest.mark.parametrize("chair", CHAIRS)
def test_views_show_what_the_table_says(chair):
    cells = {name: row[chair] for name, row in VIEW_ROWS.items()}

    assert set(cells.values()) <= {"all", "Mister X only while shown", "opened boxes only"}
    for mister_x, phase, moves, since in itertools.product(range(4), PHASES, range(13), range(5)):
        opened = max(0, moves + 1 - since)
        state, view = full_state(mister_x, phase, moves, opened), View.array(1)[0]
        look(None, state, seat_of(chair, mister_x), view)

        for name, cell in cells.items():
            expected = np.array(state[name])
            if cell == "Mister X only while shown" and since > 0:
                expected[MISTER_X] = 0
            if cell == "opened boxes only":
                expected[opened + 1 :] = 0
            assert expected.tolist() == view[name].tolist(), name


def test_events_use_the_fields_that_are_declared_for_them(stage, fresh):
    """Over a few matches each field that is declared is used, and no other."""
    scene = fresh(3, tiles="expert", mister_x=1)
    scene.play(*(f"tile {letter}" for letter in "BADEGC"), "tile B", "tile A", "place 6", "place 12", "place 20")
    scenes = [scene, stage(pawns=[2, 7], x=24).play("roll 0 0 0", "token", "roll 2 1 0", "1 taxi 1", "roll 0 1 1")]
    scenes[1].play("2 stays", "double", "taxi 22", "black 24").round("helicopter 10")
    scenes.append(stage(pawns=[2, 7], x=24).rounds(10))
    scenes[2].state.pawns[1] = 22
    scenes[2].play("roll 3 0 0", "1 taxi 24")
    used = {}
    for played in scenes:
        for event in played.match.seen(played.state.mister_x):
            fields = {name for name in event.dtype.names if name != "kind" and np.any(event[name])}
            used.setdefault(tuple(EVENTS)[event.kind - 1], set()).update(fields)

    assert {kind: set(fields) for kind, fields in EVENTS.items()} == used
