"""What info.py and state.py of every game folder promise each other, before and after there are rules."""

import importlib
from pathlib import Path

import pytest

import nascondino.games
from nascondino.kernel import Record

FOLDERS = sorted(path.parent.name for path in Path(nascondino.games.__file__).parent.glob("*/state.py"))
RECORDS = ("Board", "Options", "State", "View", "Event", "Belief")


def module(folder, name):
    return importlib.import_module(f"nascondino.games.{folder}.{name}")


@pytest.fixture(params=FOLDERS)
def state(request):
    return module(request.param, "state")


@pytest.fixture
def info(state):
    return module(state.__name__.split(".")[-2], "info").INFO


def numbers(state):
    """Every constant that is a number, by name."""
    return {name: value for name, value in vars(state).items() if name.isupper() and isinstance(value, int)}


def test_a_folder_is_named_as_its_game(state, info):
    assert state.__name__.split(".")[-2] == info.id


@pytest.mark.parametrize("name", RECORDS)
def test_records_build_and_begin_empty(state, name):
    record = getattr(state, name)
    assert issubclass(record, Record)
    assert not any(record.array(1).tobytes())


def test_no_number_below_zero_stands_for_anything(state):
    assert [name for name, value in numbers(state).items() if value < 0] == []


def test_an_event_has_a_constant_that_is_its_position(state):
    names = [name.upper() for name in state.EVENTS]
    assert [numbers(state)[name] for name in names] == list(range(1, 1 + len(names)))
    assert "kind" in state.Event.dtype.names


def test_an_event_uses_fields_that_the_record_has(state):
    used = {field for fields in state.EVENTS.values() for field in fields}
    assert used | {"kind"} == set(state.Event.dtype.names)


def test_a_reason_has_a_constant_that_is_its_position(state, info):
    assert [numbers(state)[name.upper()] for name in info.reasons] == list(state.REASONS)
    assert list(state.REASONS) == list(range(1, 1 + len(info.reasons)))


def test_the_options_record_holds_the_players_and_every_option(state, info):
    assert state.Options.dtype.names == ("players", *(option.name for option in info.options))


def test_action_numbers_stay_below_what_is_announced(state, info):
    ranges = {name: value for name, value in numbers(state).items() if name.endswith("_FROM")}
    assert all(value < info.actions for value in ranges.values())
    assert getattr(state, "ACTIONS", info.actions) == info.actions


def test_a_belief_has_room_for_every_secret(state, info):
    room = [state.Belief.dtype[name].shape for name in state.Belief.dtype.names]
    assert all(any(shape and shape[-1] == values for shape in room) for values in info.secrets)


def test_a_view_has_no_field_for_what_only_the_state_may_hold(state):
    """No belief, no board and no whole state hides inside what a seat is sent."""
    assert all(state.View.dtype[name].names is None for name in state.View.dtype.names)
    assert all(state.Event.dtype[name].names is None for name in state.Event.dtype.names)


def test_channels_are_between_roles(info):
    for channel in info.channels:
        assert set(channel.talk + channel.hear) <= {*info.roles, "everyone"}
