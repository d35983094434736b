"""The tables in RULES.md say who sees what; `sight.py` is held to them, field by field."""

import itertools
from pathlib import Path

import pytest

from nascondino.engine.contract import ONLOOKER
from nascondino.games.mille_grazie.sight import look, perceive
from nascondino.games.mille_grazie.state import EVENTS, Event, State, View
from nascondino.testing.audiences import parse, withheld

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
EVENT_ROWS = parse(RULES)
CHAIRS = (*range(4), ONLOOKER)


def view_rows():
    section = RULES.partition("## What a view shows\n")[2].partition("\n## ")[0]
    _, _, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return {name: cells for name, *cells in rows}


def full_event(kind, seat):
    """An event of this kind, with something in every field that it uses."""
    event = Event.array(1)[0]
    for number, name in enumerate(EVENTS[kind], 3):
        event[name] = seat if name == "seat" else number
    event.kind = list(EVENTS).index(kind) + 1
    return event


def full_state(noble=2, used=()):
    """A state with another number in every place; of four seats, each with its own compass."""
    state = State.array(1)[0]
    for number, name in enumerate((name for name in state.dtype.names if state.dtype[name].shape == ()), 31):
        state[name] = number
    for name in ("cities", "points", "where"):
        state[name].flat = range(51, 51 + state[name].size)
    state.players, state.noble = 4, noble
    state.dials[:, 0] = 5, 6, 7, 8
    state.used[list(used)] = 1
    return state


def seen(state, chair):
    view = View.array(1)[0]
    look(None, state, chair, view)
    return view


@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_perceived_as_the_table_says(kind):
    for chair, seat, noble in itertools.product(CHAIRS, range(4), range(4)):
        event, heard = full_event(kind, seat), Event.array(1)[0]
        cell = EVENT_ROWS[kind]["seat" if chair == event.seat else "others"]

        assert perceive(None, full_state(noble), chair, event, heard)
        left = event.copy()
        for field in withheld(cell):
            left[field] = 0
        assert left == heard


@pytest.mark.parametrize("chair", CHAIRS)
def test_views_show_what_the_table_says(chair):
    assert {"all", "only those that were shown"} == {cell for cells in view_rows().values() for cell in cells}
    state = full_state()
    view = seen(state, chair)
    for name, (_, others) in view_rows().items():
        if others == "all" and name != "chosen":
            assert state[name].tolist() == view[name].tolist()
    assert [1, 1, 0, 1] == view.chosen.tolist()
    assert [5 + seat if seat == chair else 0 for seat in range(4)] == view.dials[:, 0].tolist()


@pytest.mark.parametrize("chair", CHAIRS)
def test_a_compass_on_a_used_road_is_shown_to_all(chair):
    view = seen(full_state(used=[5, 8]), chair)

    assert [5, 8] == view.dials[[0, 3], 0].tolist()
    assert (6 if chair == 1 else 0) == view.dials[1][0]


@pytest.mark.parametrize("chair", CHAIRS)
def test_the_nobles_is_shown_only_where_a_brigand_waited(chair):
    state = full_state(used=[7])

    assert (7 if chair == 2 else 0) == seen(state, chair).dials[2][0]
    state.dials[0][0] = 7
    assert 7 == seen(state, chair).dials[2][0]


@pytest.mark.parametrize(("used", "order"), [((), (5, 9)), ((5,), (5, 9)), ((9,), (9, 5)), ((5, 9), (5, 9))])
def test_of_two_compasses_shown_ones_come_first(used, order):
    state = full_state(noble=0, used=used)
    state.players = 2
    state.dials[1] = 5, 9

    assert order == tuple(seen(state, 1).dials[1])
    shown = [road for road in order if road in used]
    assert (*shown, 0, 0)[:2] == tuple(seen(state, ONLOOKER).dials[1])


def test_events_use_the_fields_that_are_declared_for_them(fresh):
    """In a match for two and one for four, no event has anything in a field that its kind does not use."""
    for players in (2, 4):
        scene = fresh(players).play("noble 0").draw_any()
        for _ in range(400):
            if scene.match.actors:
                seat = scene.match.actors[0]
                legal = scene.match.legal(seat)
                scene.match.play(seat, legal[len(scene.match.steps) * 7 % len(legal)])
                scene.draw_any()
        for chair in (*range(players), None):
            for event in scene.match.seen(chair):
                name = list(EVENTS)[event.kind - 1]
                unused = set(event.dtype.names) - {"kind", *EVENTS[name]}
                assert not any(event[field] for field in unused), name
