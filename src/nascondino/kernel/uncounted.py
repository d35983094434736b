"""Arrays that are passed from rule to rule without counting references to them.

Numba counts the holders of an array, atomically, at every call that takes one, which cost a third of the speed of
playouts. The caller of a template holds its arrays anyway, so the template need not.
"""

from __future__ import annotations

from typing import Any

from numba.core.cgutils import get_null_value
from numba.core.types import Array
from numba.extending import lower_builtin, type_callable


def uncounted(array: Any) -> Any:
    """The same array, whose memory it does not keep: the caller of the template must."""
    return array


@type_callable(uncounted)
def _type(context: Any) -> Any:
    return lambda array: array


@lower_builtin(uncounted, Array)  # type: ignore[no-untyped-call,untyped-decorator]
def _code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array = context.make_array(signature.return_type)(context, builder, arguments[0])
    array.meminfo = get_null_value(array.meminfo.type)  # type: ignore[no-untyped-call]
    return array._getvalue()
