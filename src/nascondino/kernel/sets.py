"""Sets of small numbers, as the bits of an int."""

from __future__ import annotations

from typing import Any

from numba.core.cgutils import true_bit
from numba.core.types import Integer, int64
from numba.extending import lower_builtin, type_callable


def lowest(members: int) -> int:
    """The smallest member of a set that is not empty; compiled, one instruction."""
    members = int(members)  # in plain Python it may be NumPy's
    return (members & -members).bit_length() - 1


def size(members: int) -> int:
    """How many members a set has; compiled, one instruction where the processor has it."""
    return int(members).bit_count()


@type_callable(lowest)
@type_callable(size)
def _type(context: Any) -> Any:
    return lambda members: int64 if members == int64 else None


@lower_builtin(lowest, Integer)  # type: ignore[no-untyped-call,untyped-decorator]
def _lowest_code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.cttz(arguments[0], true_bit)


@lower_builtin(size, Integer)  # type: ignore[no-untyped-call,untyped-decorator]
def _size_code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.ctpop(arguments[0])
