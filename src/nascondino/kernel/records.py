"""`Record`: one declaration that serves the compiler, the type checker and the reader."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Self, get_type_hints

import msgspec
import numpy as np

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Float64 = Annotated[float, np.float64]
Bool = Annotated[bool, np.bool_]

Field = tuple[str, Any, tuple[int, ...]]


class Record:
    """A class whose annotated fields are those of a NumPy record.

    A field is annotated with a scalar type of this module, with another Record, or, for arrays, with
    `Annotated[list[int], np.int16, SIZE, ...]`. The dtype is packed: without padding, equal states have equal bytes.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        del hints["dtype"]
        _refuse_hidden_names(cls.__name__, set(hints))
        cls.dtype = np.dtype((np.record, [_field(cls.__name__, name, hint) for name, hint in hints.items()]))

    @classmethod
    def array(cls, *shape: int) -> Any:
        """Empty records: every field is zero."""
        return np.zeros(shape, cls.dtype)

    @classmethod
    def joined(cls, arrays: Sequence[Any]) -> Any:
        """One array of all these, joined as bytes: NumPy's own joining is slow and forgets that they are records."""
        return np.frombuffer(bytearray().join(array.tobytes() for array in arrays), cls.dtype)

    @classmethod
    def plain(cls, record: Any) -> Self:
        """An object with the fields of a record, as Python's own numbers, truths and lists."""
        fields = [field.tolist() if isinstance(field, np.ndarray) else field for field in record.item()]
        made: Self = cls._plain_type()(*fields)
        return made

    @classmethod
    @functools.cache
    def plain_reader(cls) -> msgspec.json.Decoder[Self]:
        """Reads what `plain` makes of a record from what RecordWriter writes of it."""
        return msgspec.json.Decoder(cls._plain_type())

    @classmethod
    @functools.cache
    def _plain_type(cls) -> Any:
        """To the type checker it is the Record itself, whose annotations describe it."""
        if any(form.names for form, *_ in (cls.dtype.fields or {}).values()):
            raise TypeError(f"{cls.__name__}: a record that holds other records cannot be made plain")
        return msgspec.defstruct(cls.__name__, [(name, Any) for name in cls.dtype.fields or ()], gc=False)


def _refuse_hidden_names(record: str, names: set[str]) -> None:
    hidden = sorted(names & set(dir(np.record)))
    if hidden:
        raise TypeError(f"{record}: a field named {', '.join(hidden)} would be hidden by a method of NumPy's records")


def _field(record: str, name: str, hint: Any) -> Field:
    if isinstance(hint, type) and issubclass(hint, Record):
        return name, hint.dtype, ()
    metadata = getattr(hint, "__metadata__", ())
    if not metadata:
        raise TypeError(f"{record}.{name}: say the NumPy type, as in Annotated[int, np.int8]")
    if metadata[0] is np.bool_ and metadata[1:]:
        raise TypeError(f"{record}.{name}: the compiler knows no arrays of np.bool_ in records; take np.int8")
    return name, metadata[0], metadata[1:]
