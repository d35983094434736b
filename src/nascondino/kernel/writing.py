"""Records as JSON, written by compiled code from their bytes: whole, or the fields that differ from earlier ones."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from .compiling import compiled, rule
from .uncounted import uncounted

NOTHING, TRUTH = 0, -1  # what an operation writes after its literal; else a number of so many bytes
LONGEST = 20  # characters of a number
COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")
OPENING, CLOSING = ord("{"), ord("}")


class RecordWriter:
    """Writes records of one dtype: whole numbers, truths, arrays of them, and records within."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._operations: list[tuple[int, int, int, int]] = []  # a literal, from and to; what follows it, and where
        self._literals = bytearray()
        self._written = 0  # of the literals, by the operations so far
        fields = [self._field(dtype, name) for name in dtype.names or ()]
        self.itemsize = dtype.itemsize
        self._room = len(self._literals) + LONGEST * len(self._operations) + len(fields) + 2
        self._program = (
            np.array(self._operations, np.int32),
            np.frombuffer(bytes(self._literals), np.uint8),
            np.array(fields, np.int32),
        )

    def whole(self, content: bytes) -> bytes:
        """A record, given as bytes."""
        return self.all(content, content)[0][0]

    def all(self, contents: bytes, before: bytes) -> list[tuple[bytes, bytes]]:
        """Each of several records, given as bytes: whole, and those of its fields that are not as they were before."""
        records = len(contents) // self.itemsize
        out, spans = np.empty(2 * records * self._room, np.uint8), np.empty((records, 3), np.int64)
        end = _write()(*self._program, self.itemsize, _bytes(contents), _bytes(before), out, spans)
        written = out[:end].tobytes()
        return [(written[begin:middle], written[middle:end]) for begin, middle, end in spans.tolist()]

    def _field(self, dtype: np.dtype[Any], name: str) -> tuple[int, int, int, int]:
        """The operations that write it, from and to; its bytes, from and to."""
        form, offset = _form(dtype, name)
        begin = len(self._operations)
        self._literals += f'"{name}":'.encode()
        self._value(form, offset)
        self._operation(NOTHING, 0)
        return begin, len(self._operations), offset, offset + form.itemsize

    def _value(self, form: np.dtype[Any], offset: int) -> None:
        if form.subdtype:
            inner, shape = form.subdtype
            self._list(inner, shape, offset)
        elif form.names:
            self._record(form, offset)
        elif form.kind == "b":
            self._operation(TRUTH, offset)
        elif form.kind == "i":
            self._operation(form.itemsize, offset)
        else:
            raise TypeError(f"no JSON is made of a field of {form}")

    def _list(self, inner: np.dtype[Any], shape: Sequence[int], offset: int) -> None:
        each = inner.itemsize * int(np.prod(shape[1:]))
        for n in range(shape[0]):
            self._literals += b"," if n else b"["
            if shape[1:]:
                self._list(inner, shape[1:], offset + n * each)
            else:
                self._value(inner, offset + n * each)
        self._literals += b"]"

    def _record(self, form: np.dtype[Any], offset: int) -> None:
        for n, name in enumerate(form.names or ()):
            self._literals += f'{"," if n else "{"}"{name}":'.encode()
            inner, place = _form(form, name)
            self._value(inner, offset + place)
        self._literals += b"}"

    def _operation(self, kind: int, offset: int) -> None:
        """Write the literals that no operation has written, then a value."""
        self._operations.append((self._written, len(self._literals), kind, offset))
        self._written = len(self._literals)


def _form(dtype: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    form, offset = dtype.fields[name][:2]  # type: ignore[index]
    return form, offset


def _bytes(content: bytes) -> Any:
    return np.frombuffer(content, np.uint8)


@functools.cache
def _write() -> Any:
    """Compiled when something is written first."""
    return compiled(write)


def write(
    operations: Any, literals: Any, fields: Any, size: int, contents: Any, before: Any, out: Any, spans: Any
) -> int:
    """Fill `out` with two JSON objects for each record, of all its fields and of those that differ.

    Tells where they begin, where the second one begins, and where it ends. Many who see the same are written once.
    """
    operations, literals = uncounted(operations), uncounted(literals)
    contents, before, out = uncounted(contents), uncounted(before), uncounted(out)
    at = 0
    for n in range(spans.shape[0]):
        earlier = written_already(contents, before, n, size)
        if earlier < n:
            spans[n] = spans[earlier]
            continue
        spans[n, 0] = at
        at = write_object(operations, literals, fields, n * size, contents, before, True, out, at)
        spans[n, 1] = at
        at = write_object(operations, literals, fields, n * size, contents, before, False, out, at)
        spans[n, 2] = at
    return at


@rule
def written_already(contents: Any, before: Any, n: int, size: int) -> int:
    """The first record that is and was as this one; itself, if there is none before it."""
    for earlier in range(n):
        if same(contents, contents, earlier * size, n * size, size) and same(
            before, before, earlier * size, n * size, size
        ):
            return earlier
    return n


@rule
def write_object(
    operations: Any, literals: Any, fields: Any, record: int, contents: Any, before: Any, whole: bool, out: Any, at: int
) -> int:
    out[at] = OPENING
    begin = at + 1
    at = begin
    for field in range(fields.shape[0]):
        place, size = record + fields[field, 2], fields[field, 3] - fields[field, 2]
        if whole or not same(contents, before, place, place, size):
            if at > begin:
                out[at] = COMMA
                at += 1
            for which in range(fields[field, 0], fields[field, 1]):
                at = carry_out(operations, which, literals, contents, record, out, at)
    out[at] = CLOSING
    return at + 1


@rule
def same(one: Any, other: Any, place: int, other_place: int, size: int) -> bool:
    for i in range(size):
        if one[place + i] != other[other_place + i]:
            return False
    return True


@rule
def carry_out(operations: Any, which: int, literals: Any, contents: Any, record: int, out: Any, at: int) -> int:
    for i in range(operations[which, 0], operations[which, 1]):
        out[at] = literals[i]
        at += 1
    kind, place = operations[which, 2], record + operations[which, 3]
    if kind == NOTHING:
        return at
    if kind == TRUTH:
        return write_truth(contents[place] != 0, out, at)
    return write_number(signed(contents, place, kind), out, at)


@rule
def write_truth(truth: bool, out: Any, at: int) -> int:
    for letter in b"true" if truth else b"fals":
        out[at] = letter
        at += 1
    if not truth:
        out[at] = ord("e")
        at += 1
    return at


@rule
def signed(content: Any, offset: int, size: int) -> Any:
    """A number of so many bytes, the lowest first, as it lies in the record."""
    value = np.int64(0)
    for i in range(size):
        value |= np.int64(content[offset + i]) << np.int64(8 * i)
    if size < 8 and value >> np.int64(8 * size - 1):
        value -= np.int64(1) << np.int64(8 * size)
    return value


@rule
def write_number(value: int, out: Any, at: int) -> int:
    if value < 0:
        out[at] = MINUS
        at += 1
        value = -value
    digits, limit = 1, 10
    while value >= limit:
        digits += 1
        limit *= 10
    for n in range(digits):
        out[at + digits - 1 - n] = ZERO + value % 10
        value //= 10
    return at + digits
