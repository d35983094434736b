"""`event_writer`: the rule by which a game tells what happened, made from the fields that its Event Record declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .compiling import rule
from .records import Record

WRITER = """
def tell(events, n, kind{parameters}):
    event = events[n]
    event.kind = kind
{numbers}{arrays}    return n + 1
"""


def event_writer(event: type[Record]) -> Callable[..., int]:
    """A rule `tell(events, n, kind, …)`: write an event at position n, and return how many there are now.

    It takes every number of the Record by name; what is not said is 0, and so are arrays, for the rules to fill. The
    compiler knows no `**fields`, so the function is written out, as `dataclass` writes `__init__`.
    """
    shapes = {name: form.shape for name, (form, *_) in (event.dtype.fields or {}).items() if name != "kind"}
    numbers = [name for name, shape in shapes.items() if not shape]
    source = WRITER.format(
        parameters="".join(f", {name}=0" for name in numbers),
        numbers="".join(f"    event.{name} = {name}\n" for name in numbers),
        arrays="".join(
            f"    for i in range({shape[0]}):\n        event.{name}[i] = 0\n" for name, shape in shapes.items() if shape
        ),
    )
    made: dict[str, Any] = {"__name__": event.__module__}
    exec(source, made)  # noqa: S102 - nothing but names of declared fields
    tell: Callable[..., int] = rule(made["tell"])
    return tell
