"""Boards of a few stations for tests, drawn as text: `1-2-3 7-9` are two lines, of two links and of one."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping

from nascondino.parts.board_file import BoardFile, Link, Shades, Station, Transport

SHADES = Shades("#000000", "#ffffff")


def network(drawn: Mapping[str, str], *, covert: str, starts: dict[str, tuple[int, ...]]) -> BoardFile:
    """A board with these lines by transport, one of them a secret one."""
    count = max(int(station) for text in drawn.values() for station in re.findall(r"\d+", text))
    return BoardFile(
        format=1,
        id="tiny",
        title="Tiny",
        licence="CC0-1.0",
        credits=(),
        size=(100, 100),
        radius=1,
        ground="land",
        transports=tuple(Transport(name, name, SHADES, 1, secret=name == covert) for name in drawn),
        stations=tuple(Station(n, 1, 1) for n in range(1, count + 1)),
        links=tuple(sorted(links(drawn), key=lambda link: (link.by, link.a, link.b))),
        starts=starts,
    )


def links(drawn: Mapping[str, str]) -> Iterator[Link]:
    for name, text in drawn.items():
        for line in text.split():
            for a, b in itertools.pairwise(map(int, line.split("-"))):
                yield Link(min(a, b), max(a, b), name)
