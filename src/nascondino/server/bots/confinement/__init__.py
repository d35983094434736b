"""What a process gives up for good before it learns anything, so that a bot in it cannot cheat even if it wants to.

Each measure is tried by itself. What the system does not offer is missing, and said to be: nothing is held for granted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

NAMESPACES = ("own network", "own processes", "own messages")
OWN_USER = "own user"
MEASURES = (
    *(OWN_USER, *NAMESPACES),
    *("no privileges", "closed memory", "ends with its parent", "limits"),
    *("files by landlock", "network by landlock", "signals by landlock", "calls by seccomp"),
)


@dataclass
class Protections:
    """Which of the measures are in force."""

    held: list[str] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        return [measure for measure in MEASURES if measure not in self.held]

    def attempt(self, name: str, measure: Callable[[], object]) -> None:
        """Hold it for in force if it did not fail."""
        try:
            measure()
        except (OSError, ValueError):
            return
        self.held.append(name)


def separate(readable_by_all: bool) -> Protections:
    """Leave what the parent shares with its children; the own processes begin with the next fork."""
    protections = Protections()
    if sys.platform == "linux":
        from . import namespaces

        namespaces.leave(protections, keeps_user=not readable_by_all)
    return protections


def confine(protections: Protections, readable: Sequence[Path]) -> None:
    """Give up the rest, for ever: from here on only these files and folders can be read, and nothing be written."""
    from . import limits

    protections.attempt("limits", limits.set_all)
    if sys.platform == "linux":
        from . import landlock, privileges, seccomp

        protections.attempt("no privileges", privileges.give_up)
        protections.attempt("closed memory", privileges.close_memory)
        protections.attempt("ends with its parent", privileges.end_with_parent)
        landlock.restrict(protections, readable)
        protections.attempt("calls by seccomp", seccomp.restrict)
