"""Make the London board: the classic network, on a river and parks drawn by hand to lie between the right stations.

python tools/make_london.py [FOLDER]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from board_files import facts, write
from networks import Pair, Points
from routes import Routes, drawn_links, rounded
from terrain import Mask, near, resampled

from nascondino.parts.board_file import Area, BoardFile, Label, Ornament, Scenery, Shades, Station, Stroke, Transport

TRANSPORTS = (
    Transport("taxi", "Taxi", Shades("#ba8701", "#e0ab10"), 3),
    Transport("bus", "Bus", Shades("#076e68", "#86f7ec"), 4.5, (13, 8)),
    Transport("underground", "Underground", Shades("#c0080e", "#e0566a"), 7, (24, 11)),
    Transport("ferry", "Ferry", Shades("#3681f8", "#2f90ea"), 6, (1, 11), secret=True),
)
SHIFT = np.array((35, 75))  # room for the frame and the title
SIZE = (2640.0, 2040.0)
RADIUS = 21.0
LAND_PRICES = {"ferry": 12.0, "underground": 1.0, "bus": 1.0}

# In the coordinates of the stations.
THAMES_WIDTH = 74
THAMES = (
    (560, 2010), (650, 1930), (800, 1880), (960, 1852), (1130, 1856), (1270, 1800), (1372, 1700), (1432, 1590),
    (1447, 1480), (1448, 1360), (1466, 1240), (1502, 1130), (1575, 1012), (1690, 928), (1850, 900), (2010, 925),
    (2140, 940), (2270, 928), (2400, 970), (2500, 1010), (2640, 1025),
)  # fmt: skip
PARKS = {
    "Hyde Park": ((350, 935), (655, 955), (765, 1052), (742, 1128), (600, 1163), (338, 1170), (325, 1050)),
    "Regent’s Park": ((600, 235), (680, 140), (800, 108), (890, 185), (905, 320), (835, 385), (745, 385), (655, 320)),
    "St James’s Park": (
        (1190, 1050),
        (1310, 1022),
        (1335, 1110),
        (1300, 1185),
        (1110, 1212),
        (1105, 1160),
        (1190, 1125),
    ),
}
SERPENTINE = ((455, 1072), (520, 1035), (590, 1042), (690, 1100), (640, 1104), (575, 1072), (500, 1086))
LABELS: tuple[tuple[Any, str, tuple[float, float], float, float], ...] = (
    ("place", "Hyde Park", (520, 1000), 32, 0),
    ("place", "Regent’s Park", (800, 265), 30, 0),
    ("place", "St James’s Park", (1215, 1170), 24, -8),
    ("water", "River Thames", (1960, 924), 30, 6),
    ("water", "River Thames", (1000, 1862), 30, 0),
)


def main() -> None:
    write(london(facts("london_board.json")), *sys.argv[1:])


def london(known: dict[str, Any]) -> BoardFile:
    at = shifted(known["stations"])
    links = {by: [(a - 1, b - 1) for a, b in pairs] for by, pairs in known["links"].items()}
    routes = Routes(SIZE, at, RADIUS)
    routes.land = ~river(routes.cells)
    return BoardFile(
        format=1,
        id="london",
        title="London",
        licence="Apache-2.0",
        credits=("The classic network, as public lists agree on it", "River and parks drawn for this board"),
        size=SIZE,
        radius=RADIUS,
        ground="land",
        transports=TRANSPORTS,
        stations=tuple(Station(i, x, y) for i, (x, y) in enumerate(at.tolist(), 1)),
        links=drawn_links(links, routes.lines(links, LAND_PRICES)),
        starts={"detectives": tuple(known["detectives"]), "mister_x": tuple(known["mister_x"])},
        scenery=tuple(scenery(at, links["taxi"])),
    )


def shifted(points: Any) -> Points:
    moved: Points = np.array(points, float) + SHIFT
    return moved


def river(cells: Points) -> Mask:
    return near(cells, resampled(shifted(THAMES), 10), THAMES_WIDTH / 2)


def bridges(at: Points, taxi: list[Pair]) -> list[Stroke]:
    """A bridge wherever a taxi crosses the river."""
    found = []
    for a, b in taxi:
        way = resampled(at[[a, b]], 4)
        over = way[river(way[None])[0]]
        if len(over):
            found.append(Stroke("bridge", 11, rounded(over[[0, -1]])))
    return found


def scenery(at: Points, taxi: list[Pair]) -> list[Scenery]:
    return [
        *(Area("park", rounded(shifted(points)), name) for name, points in PARKS.items()),
        Area("water", rounded(shifted(SERPENTINE)), "The Serpentine"),
        Stroke("water", THAMES_WIDTH, rounded(shifted(THAMES)), "River Thames"),
        *bridges(at, taxi),
        *(Label(kind, text, *rounded(shifted([place]))[0], size, angle) for kind, text, place, size, angle in LABELS),
        Ornament("title", 1560, 88, 330),
        Ornament("legend", 172, 1132, 272),
        Ornament("compass", 2490, 1885, 60),
    ]


if __name__ == "__main__":
    main()
