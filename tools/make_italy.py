"""Make the board of Mille Grazie: northern Italy, with cities where they are, and roads and orders that are ours.

python tools/make_italy.py [FOLDER]
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Literal

from board_files import ROOT, facts, text

from nascondino.games.mille_grazie.board import check
from nascondino.games.mille_grazie.board_file import BoardFile, City, Order, Peak, Road, Scenery
from nascondino.games.mille_grazie.drawing import line
from nascondino.parts.board_file import Area, Label, Ornament, Point, Stroke

BOARDS = ROOT / "src" / "nascondino" / "games" / "mille_grazie" / "data"
SIZE = 1600.0, 1060.0
WEST, NORTH = 7.0, 46.19
SCALE = 352.0  # units to a degree of latitude
NARROWING = 0.71  # cos 44.7°

# Each city, and where its name and its card's field are drawn.
CITIES: dict[str, tuple[Point, Point]] = {
    "Torino": ((-72, 4), (-42, 62)),
    "Milano": ((-50, 40), (4, -66)),
    "Brescia": ((-42, -42), (-54, 36)),
    "Verona": ((-12, -29), (74, -34)),
    "Venezia": ((80, 12), (50, -54)),
    "Piacenza": ((88, 8), (-52, 58)),
    "Modena": ((-70, 32), (48, -46)),
    "Bologna": ((86, 16), (-86, 40)),
    "Ferrara": ((78, 20), (18, -64)),
    "Ravenna": ((82, 10), (54, -56)),
    "San Marino": ((66, 50), (62, -36)),
    "Firenze": ((-12, 52), (78, 56)),
    "Genova": ((-74, 14), (-24, 66)),
    "La Spezia": ((-10, 50), (64, -18)),
}

# Letter, name, ends, colour, where the letter stands, and places on the way. The more shortest ways a road is on, the
# more an ambush costs there.
ROADS: tuple[tuple[str, str, str, str, Literal["green", "violet", "orange"], float, tuple[Point, ...]], ...] = (
    ("A", "Via Aurelia", "Genova", "La Spezia", "violet", 0.52, ((9.16, 44.33), (9.33, 44.30), (9.55, 44.19))),
    ("B", "Via Bergamasca", "Brescia", "Milano", "violet", 0.5, ((9.95, 45.63), (9.62, 45.64), (9.40, 45.54))),
    ("C", "Via della Cisa", "La Spezia", "Piacenza", "orange", 0.5, ((9.93, 44.38), (9.86, 44.64), (9.74, 44.84))),
    ("D", "Via del Ducato", "Modena", "Bologna", "orange", 0.5, ((11.13, 44.55),)),
    ("E", "Via Emilia", "Piacenza", "Modena", "orange", 0.5, ((10.02, 44.91), (10.33, 44.80), (10.65, 44.70))),
    ("F", "Via Fiorentina", "Bologna", "Firenze", "orange", 0.5, ((11.43, 44.28), (11.46, 44.08), (11.38, 43.90))),
    ("G", "Via del Garda", "Brescia", "Verona", "violet", 0.42, ((10.50, 45.44), (10.75, 45.41))),
    ("H", "Via Honoria", "Ravenna", "San Marino", "green", 0.45, ((12.36, 44.22), (12.47, 44.06))),
    ("I", "Via dell’Idice", "Bologna", "San Marino", "violet", 0.55, ((11.68, 44.33), (12.00, 44.16), (12.22, 44.03))),
    ("J", "Via Jacopone", "Firenze", "San Marino", "green", 0.5, ((11.55, 43.80), (11.85, 43.76), (12.17, 43.83))),
    ("K", "Via Keplero", "Ferrara", "Ravenna", "green", 0.5, ((11.83, 44.68), (12.02, 44.56))),
    ("L", "Via Liguria", "Torino", "Genova", "green", 0.5, ((8.02, 44.80), (8.40, 44.62), (8.72, 44.56))),
    ("M", "Via Mantovana", "Modena", "Verona", "violet", 0.5, ((10.83, 44.88), (10.83, 45.12), (10.93, 45.30))),
    ("N", "Via dei Navigli", "Milano", "Piacenza", "green", 0.5, ((9.33, 45.28), (9.50, 45.19))),
    ("O", "Via degli Olmi", "Bologna", "Firenze", "green", 0.5, ((11.16, 44.32), (11.02, 44.10), (11.08, 43.90))),
    ("P", "Via Postumia", "Piacenza", "Brescia", "orange", 0.5, ((9.98, 45.13), (10.13, 45.34))),
    ("Q", "Via del Quirinale", "Ferrara", "Bologna", "violet", 0.5, ((11.52, 44.67),)),
    ("R", "Via Romea", "Venezia", "Ravenna", "violet", 0.52,
     ((12.17, 45.25), (12.20, 45.05), (12.24, 44.82), (12.21, 44.62))),
    ("S", "Via dei Savoia", "Torino", "Piacenza", "violet", 0.5, ((8.15, 44.98), (8.65, 44.94), (9.20, 45.02))),
    ("T", "Via Ticinese", "Torino", "Milano", "green", 0.5, ((8.05, 45.24), (8.50, 45.38), (8.86, 45.44))),
    ("U", "Via dell’Uliveto", "Genova", "La Spezia", "green", 0.5, ((9.18, 44.53), (9.45, 44.48), (9.66, 44.29))),
    ("V", "Via Vittoria", "Venezia", "Verona", "green", 0.5, ((11.97, 45.40), (11.55, 45.36), (11.25, 45.38))),
    ("X", "Via XXII Aprile", "Verona", "Ferrara", "violet", 0.5, ((11.16, 45.23), (11.38, 45.06))),
    ("Z", "Via Zorzi", "Brescia", "Venezia", "orange", 0.6,
     ((10.38, 45.76), (10.66, 45.98), (10.95, 45.97), (11.30, 45.78), (11.75, 45.68), (12.14, 45.62))),
)  # fmt: skip

# Worth two points more than the least number of roads on the way.
ORDERS = (
    ("Bologna", "Milano", 5), ("Bologna", "Piacenza", 4), ("Brescia", "La Spezia", 4), ("Brescia", "Modena", 4),
    ("Ferrara", "Milano", 5), ("Ferrara", "Torino", 6), ("Firenze", "Brescia", 6), ("Firenze", "La Spezia", 6),
    ("Genova", "Ferrara", 7), ("Genova", "Firenze", 7), ("Genova", "Ravenna", 7), ("La Spezia", "San Marino", 6),
    ("La Spezia", "Verona", 5), ("Milano", "Genova", 4), ("Milano", "San Marino", 6), ("Modena", "Torino", 4),
    ("Modena", "Venezia", 4), ("Piacenza", "Ferrara", 5), ("Piacenza", "Verona", 4), ("Ravenna", "Brescia", 4),
    ("Ravenna", "Modena", 5), ("San Marino", "Genova", 7), ("San Marino", "Piacenza", 5), ("San Marino", "Venezia", 4),
    ("Torino", "Bologna", 5), ("Torino", "Ravenna", 6), ("Venezia", "Genova", 6), ("Venezia", "Torino", 5),
    ("Verona", "Bologna", 4), ("Verona", "Firenze", 5),
)  # fmt: skip

LABELS: tuple[tuple[Literal["water", "land", "place"], str, Point, float, float], ...] = (
    ("water", "Mare Adriatico", (12.92, 44.72), 40, 62),
    ("water", "Mar Ligure", (8.75, 43.92), 44, 0),
    ("land", "LOMBARDIA", (9.61, 45.40), 19, 0),
    ("land", "PIEMONTE", (7.86, 45.42), 26, 0),
    ("land", "VENETO", (11.76, 45.54), 22, 0),
    ("land", "EMILIA", (10.20, 44.51), 24, 20),
    ("land", "TOSCANA", (10.87, 43.42), 30, 0),
    ("land", "ROMAGNA", (11.96, 44.33), 18, 25),
    ("place", "Alpi", (9.75, 46.00), 30, 0),
    ("place", "Appennino", (10.42, 44.18), 24, 26),
)
ORNAMENTS: tuple[tuple[Literal["title", "legend", "compass", "gondola"], Point, float], ...] = (
    ("title", (12.44, 45.98), 330),
    ("compass", (7.62, 43.72), 78),
    ("legend", (8.98, 43.57), 320),
    ("gondola", (12.95, 45.28), 76),
)
RIVER_WIDTHS = {"Po": 6.0, "Adige": 4.0, "Arno": 4.0}

# Rows of mountains beside the lines of relief: how far (in degrees north), how large.
ROWS = {
    "Alpi (southern edge)": ((0.10, 17.0), (0.24, 21.0), (0.40, 25.0)),
    "Appennino (crest)": ((-0.06, 13.0), (0.05, 15.0)),
}
STEP = 0.155  # degrees between mountains
CLEAR_OF_CITY, CLEAR_OF_ROAD, CLEAR_OF_WORDS = 62.0, 24.0, 46.0


def main() -> None:
    board = italy(facts("italy_geo.json"))
    check(board)
    path = Path(*sys.argv[1:] or [str(BOARDS)]) / f"{board.id}.json"
    path.write_text(text(board), encoding="utf-8", newline="\n")
    print(f"{path}: {len(board.cities)} cities, {len(board.roads)} roads, {len(board.orders)} orders")


def italy(geo: dict[str, Any]) -> BoardFile:
    bare = BoardFile(
        format=1,
        id="italy",
        title="Mille Grazie",
        licence="Apache-2.0",
        credits=("An original board", "Made with Natural Earth"),
        size=SIZE,
        radius=17,
        ground="water",
        cities=tuple(_city(name, geo["cities"][name], *places) for name, places in CITIES.items()),
        roads=tuple(
            Road(letter, name, a, b, colour, tuple(map(chart, path)), at)
            for letter, name, a, b, colour, at, path in ROADS
        ),
        orders=tuple(Order(*order) for order in ORDERS),
    )
    shown = (*_ground(geo), *_words(), *_mountains(geo, bare))
    return BoardFile(**{name: getattr(bare, name) for name in bare.__struct_fields__} | {"scenery": shown})


def chart(place: Any) -> Point:
    """From longitude and latitude to the sheet."""
    east, north = place
    return round((east - WEST) * NARROWING * SCALE, 1), round((NORTH - north) * SCALE, 1)


def _city(name: str, place: Point, label: Point, field: Point) -> City:
    return City(name, *chart(place), label, field)


def _ground(geo: dict[str, Any]) -> Iterator[Scenery]:
    for points in geo["land"]:
        yield Area("land", tuple(map(chart, points)))
    for lake in geo["lakes"]:
        yield Area("water", tuple(map(chart, lake["points"])), lake["name"])
    for river in geo["rivers"]:
        yield Stroke("water", RIVER_WIDTHS.get(river["name"], 2.5), tuple(map(chart, river["points"])), river["name"])


def _words() -> Iterator[Scenery]:
    for kind, words, place, size, angle in LABELS:
        yield Label(kind, words, *chart(place), size, angle)
    for ornament, place, size in ORNAMENTS:
        yield Ornament(ornament, *chart(place), size)


def _mountains(geo: dict[str, Any], board: BoardFile) -> Iterator[Scenery]:
    random = Random(7)
    taken: list[Point] = []
    for relief in geo["relief"]:
        for shift, size in ROWS[relief["name"]]:
            for east, north in _evenly(relief["points"], STEP):
                x, y = chart((east + random.uniform(-0.05, 0.05), north + shift + random.uniform(-0.03, 0.03)))
                if _is_clear(board, (x, y), size) and all(math.dist((x, y), other) > size for other in taken):
                    taken.append((x, y))
                    yield Peak(x, y, round(size * random.uniform(0.8, 1.2), 1))


def _evenly(points: list[Point], step: float) -> Iterator[Point]:
    """Points along a line, a step apart."""
    left = 0.0
    for a, b in pairwise(points):
        length = math.dist(a, b)
        while left < length:
            yield a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length
            left += step
        left -= length


def _is_clear(board: BoardFile, place: Point, size: float) -> bool:
    """Nothing that matters is under a mountain."""
    x, y = place[0], place[1] - size / 2
    if not (24 + size < x < SIZE[0] - 24 - size and 40 + size < place[1] < SIZE[1] - 50):
        return False
    words = [chart(label[2]) for label in LABELS] + [chart(thing[1]) for thing in ORNAMENTS[:1]]
    return (
        all(math.dist((x, y), (city.x + dx, city.y + dy)) > CLEAR_OF_CITY
            for city in board.cities for dx, dy in ((0, 0), city.label, city.field))
        and all(math.dist((x, y), point) > CLEAR_OF_ROAD + size / 2
                for road in board.roads for point in _evenly(line(board, road), 8))
        and all(abs(x - at[0]) > 4 * CLEAR_OF_WORDS or abs(y - at[1]) > CLEAR_OF_WORDS for at in words)
    )  # fmt: skip


if __name__ == "__main__":
    main()
