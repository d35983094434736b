"""Records as JSON: every shape of field, the edges of numbers, and what has changed."""

import json
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nascondino.kernel import Bool, Int8, Int16, Int32, Record
from nascondino.kernel.writing import RecordWriter


class Inner(Record):
    first: Int8
    truths: Bool


class Sample(Record):
    small: Int8
    yes: Bool
    row: Annotated[list[int], np.int16, 3]
    large: Int32
    grid: Annotated[list[int], np.int8, 2, 3]
    inner: Inner
    one: Annotated[list[int], np.int64, 1]
    last: Int16


WRITER = RecordWriter(Sample.dtype)


def of_size(size):
    return st.integers(-(2 ** (8 * size - 1)) + (size == 8), 2 ** (8 * size - 1) - 1)


SAMPLES = st.fixed_dictionaries(
    {
        "small": of_size(1),
        "yes": st.booleans(),
        "row": st.lists(of_size(2), min_size=3, max_size=3),
        "large": of_size(4),
        "grid": st.lists(st.lists(of_size(1), min_size=3, max_size=3), min_size=2, max_size=2),
        "inner": st.fixed_dictionaries({"first": of_size(1), "truths": st.booleans()}),
        "one": st.lists(of_size(8), min_size=1, max_size=1),
        "last": of_size(2),
    }
)


def record(fields):
    made = Sample.array(1)
    for name, value in fields.items():
        made[name] = (value["first"], value["truths"]) if name == "inner" else value
    return made.tobytes()


@pytest.fixture(scope="module", autouse=True)
def _compiled():
    """Before it is counted how long an example takes."""
    WRITER.whole(Sample.array(1).tobytes())


@given(SAMPLES)
def test_a_record_is_written_as_it_is(fields):
    assert fields == json.loads(WRITER.whole(record(fields)))


@given(SAMPLES, SAMPLES, st.sets(st.sampled_from(Sample.dtype.names)))
def test_what_has_changed_is_written_and_nothing_else(before, other, changed):
    after = {name: other[name] if name in changed else before[name] for name in before}
    differing = {name: value for name, value in after.items() if value != before[name]}
    assert differing == json.loads(WRITER.all(record(after), record(before))[0][1])


FEW = st.sampled_from([{"small": n} for n in range(2)])


@given(st.lists(st.tuples(FEW, FEW), min_size=1, max_size=6))
def test_of_several_records_each_is_written_with_what_has_changed_of_it(pairs):
    """Many are the same; of some that are, the earlier ones are not."""
    contents, before = (b"".join(map(record, each)) for each in zip(*pairs, strict=True))
    for (whole, changes), (is_now, was) in zip(WRITER.all(contents, before), pairs, strict=True):
        assert is_now["small"] == json.loads(whole)["small"]
        assert (is_now if is_now != was else {}) == json.loads(changes)


def test_a_kind_of_field_that_json_is_not_made_of_is_refused():
    with pytest.raises(TypeError, match="no JSON is made of a field of float64"):
        RecordWriter(np.dtype([("share", np.float64)]))
