"""`Record`: what can be declared, and what is refused before it can do harm."""

from typing import Annotated

import numpy as np
import pytest

from nascondino.games import load, titles
from nascondino.kernel import Bool, Float64, Int8, Int16, Int32, Record
from nascondino.kernel.writing import RecordWriter


def test_fields_become_a_dtype_in_their_order():
    class Small(Record):
        a: Int8
        b: Annotated[list[int], np.int16, 3]
        c: Annotated[list[list[int]], np.int8, 2, 4]

    assert ("a", "b", "c") == Small.dtype.names
    assert [(), (3,), (2, 4)] == [Small.dtype[name].shape for name in Small.dtype.names]


def test_there_is_no_padding():
    class Mixed(Record):
        a: Int8
        b: Float64
        c: Bool
        d: Int32
        e: Int16

    assert 1 + 8 + 1 + 4 + 2 == Mixed.dtype.itemsize


@pytest.mark.parametrize("game", titles())
def test_records_of_games_have_no_padding(game):
    module = load(game).module
    for record in (module.Board, module.Options, module.State, module.View, module.Event, module.Belief):
        fields = record.dtype.fields.values()

        assert sum(field[0].itemsize for field in fields) == record.dtype.itemsize


def test_new_records_are_empty():
    class Small(Record):
        a: Int8
        b: Annotated[list[int], np.int16, 3]

    assert bytes(7 * 6) == Small.array(2, 3).tobytes()


def test_records_hold_records():
    class Inner(Record):
        a: Int8

    Outer = type("Outer", (Record,), {"__annotations__": {"inner": Inner}})  # noqa: N806
    outer = Outer.array(1)[0]
    outer.inner.a = 5

    assert 5 == outer["inner"]["a"]


@pytest.mark.parametrize("name", ["round", "copy", "sum", "T", "shape", "item", "fill", "view"])
def test_a_field_that_a_method_of_numpy_would_hide_is_refused(name):
    with pytest.raises(TypeError, match=rf"State: a field named {name} would be hidden"):
        type("State", (Record,), {"__annotations__": {name: Int8}})


def test_an_array_of_bools_is_refused():
    with pytest.raises(TypeError, match=r"State\.marks: the compiler knows no arrays of np\.bool_"):
        type("State", (Record,), {"__annotations__": {"marks": Annotated[list[bool], np.bool_, 3]}})


def test_a_field_without_a_numpy_type_is_refused():
    with pytest.raises(TypeError, match=r"State\.station: say the NumPy type"):
        type("State", (Record,), {"__annotations__": {"station": int}})


def test_joined_records_are_still_records():
    class Small(Record):
        a: Int8

    one, two = Small.array(1), Small.array(2)
    two["a"] = [5, 6]

    assert [0, 5, 6] == [record.a for record in Small.joined([one, two])]
    assert 0 == len(Small.joined([]))


class Seen(Record):
    number: Int16
    truth: Bool
    row: Annotated[list[int], np.int8, 2]
    rows: Annotated[list[list[int]], np.int8, 2, 2]


def seen():
    record = Seen.array(1)[0]
    record.number, record.truth, record.row, record.rows = -300, True, (1, 2), ((3, 4), (5, 6))
    return record


def test_a_plain_record_has_pythons_own_numbers_truths_and_lists():
    plain = Seen.plain(seen())

    assert (-300, True, [1, 2], [[3, 4], [5, 6]]) == (plain.number, plain.truth, plain.row, plain.rows)
    assert [int, bool, int, int] == [type(each) for each in (plain.number, plain.truth, plain.row[0], plain.rows[0][0])]


def test_a_plain_record_is_the_same_when_it_is_read_from_json():
    written = RecordWriter(Seen.dtype).whole(seen().tobytes())

    assert Seen.plain(seen()) == Seen.plain_reader().decode(written)


def test_a_record_that_holds_others_cannot_be_made_plain():
    class Outer(Record):
        inner: Seen

    with pytest.raises(TypeError, match="holds other records"):
        Outer.plain(Outer.array(1)[0])
