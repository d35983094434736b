"""The rule by which a game writes its events, made from the Record that declares them."""

from typing import Annotated

import numpy as np
import pytest

from nascondino.kernel import Int8, Int16, Record, event_writer
from nascondino.kernel.compiling import compiled


class Event(Record):
    kind: Int8
    who: Int8
    where: Int16
    rolled: Annotated[list[int], np.int8, 3]


tell = event_writer(Event)


def write_two(events, place):
    return tell(events, tell(events, 0, 1, who=4), 2, where=place)


@pytest.mark.parametrize("write", [write_two, compiled(write_two)], ids=["plain", "compiled"])
def test_what_is_said_is_written_and_all_else_is_nothing(write):
    """Whatever was in the array before."""
    events = Event.array(3)
    events.view(np.int8)[:] = 77

    assert 2 == write(events, 300)
    assert [(1, 4, 0), (2, 0, 300)] == [event.item()[:3] for event in events[:2]]
    assert not events["rolled"][:2].any()


def test_what_is_not_declared_cannot_be_said():
    with pytest.raises(TypeError, match="whom"):
        tell(Event.array(1), 0, 1, whom=2)
