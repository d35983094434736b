"""Plain Records for tests: what words are given, made by hand."""

from __future__ import annotations

from typing import Any, TypeVar

from nascondino.kernel import Record

Kind = TypeVar("Kind", bound=Record)


def plain_record(kind: type[Kind], /, **fields: Any) -> Kind:
    """A plain record of that kind with these fields; all others are 0."""
    record = kind.array(1)[0]
    for name, value in fields.items():
        record[name] = value
    return kind.plain(record)
