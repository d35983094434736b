"""Arrays on loan: passed from rule to rule without counting who holds them.

Numba counts the holders of an array, atomically, at every call that takes one, which cost a third of the speed of
playouts. A template whose caller holds the arrays anyway lends them to the rules.
"""

from __future__ import annotations

from typing import Any

from numba.core.cgutils import get_null_value
from numba.extending import intrinsic

from .compiling import COMPILED


def lent(array: Any) -> Any:
    """The same array, without an owner; whoever lends it must keep it."""
    return array


if COMPILED:

    @intrinsic
    def lent(context: Any, array: Any) -> Any:
        def disown(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            own = context.make_array(array)(context, builder, arguments[0])
            own.meminfo = get_null_value(own.meminfo.type)  # type: ignore[no-untyped-call]
            return own._getvalue()

        return array(array), disown
