"""Arrays on loan: passed from rule to rule without counting who holds them.

Numba counts the holders of an array, atomically, at every call that takes one, which cost a third of the speed of
playouts. A template whose caller holds the arrays anyway lends them to the rules.
"""

from __future__ import annotations

from typing import Any

from numba.core.cgutils import get_null_value
from numba.core.types import Array
from numba.extending import lower_builtin, type_callable


def lent(array: Any) -> Any:
    """The same array, without an owner; whoever lends it must keep it."""
    return array


@type_callable(lent)
def _type(context: Any) -> Any:
    return lambda array: array


@lower_builtin(lent, Array)  # type: ignore[no-untyped-call,untyped-decorator]
def _code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array = context.make_array(signature.return_type)(context, builder, arguments[0])
    array.meminfo = get_null_value(array.meminfo.type)  # type: ignore[no-untyped-call]
    return array._getvalue()
