"""Memory that a game's rules write into: allocated in Python, and used again at every call."""

from __future__ import annotations

from typing import Any, NamedTuple


class Buffers(NamedTuple):
    """Passed whole to templates that run for long; in short calls from Python a tuple costs more than its arrays do."""

    actions: Any  # legal ones, or what chance may do
    weights: Any  # how likely each of chance's is
    events: Any
