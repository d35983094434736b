"""Make the London board: the classic network under the names of its own transports."""

from __future__ import annotations

from typing import Any

from writing import facts, write

from nascondino.parts.board_file import BoardFile, Link, Shades, Station, Transport

TRANSPORTS = (
    Transport("taxi", "Taxi", Shades("#ba8701", "#e0ab10"), 3),
    Transport("bus", "Bus", Shades("#076e68", "#86f7ec"), 5, (14, 8)),
    Transport("underground", "Underground", Shades("#c0080e", "#d2455a"), 8, (26, 10)),
    Transport("ferry", "Ferry", Shades("#3681f8", "#2f90ea"), 6, (2, 11), secret=True),
)


def main() -> None:
    write(london(facts("london_board.json")))


def london(known: dict[str, Any]) -> BoardFile:
    return BoardFile(
        format=1,
        id="london",
        title="London",
        licence="Apache-2.0",
        credits=("Network: the classic London map, as public lists agree on it",),
        size=tuple(known["size"]),
        radius=19,
        ground="land",
        transports=TRANSPORTS,
        stations=tuple(Station(i, x, y) for i, (x, y) in enumerate(known["stations"], 1)),
        links=tuple(Link(a, b, by) for by, pairs in known["links"].items() for a, b in pairs),
        starts={"detectives": tuple(known["detectives"]), "mister_x": tuple(known["mister_x"])},
    )


if __name__ == "__main__":
    main()
