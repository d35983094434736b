"""Make the Venice board: an original one, at the real places, to the measure of the London one.

python tools/make_venice.py [FOLDER]
"""

from __future__ import annotations

import math
import sys
from typing import Any

import terrain
from board_figures import beside, distances, kind_of
from board_files import facts, write
from canals import Canals
from labels import Labels
from msgspec.structs import replace
from networks import Points
from routes import Routes, all_lines, drawn_links, rounded
from start_stations import chosen_starts
from venice_links import JET_SKI, KEPT, RADIUS, VAPORETTO, by_name, gondola_links, motorboat_links
from venice_map import SIZE, TURN, Chart
from venice_stations import Place, chosen, places

from nascondino.parts.board_file import (
    Area,
    BoardFile,
    Link,
    Ornament,
    Scenery,
    Shades,
    Station,
    Transport,
)

TRANSPORTS = (
    Transport("gondola", "Gondola", Shades("#ba8701", "#e0ab10"), 3),
    Transport("motorboat", "Motorboat", Shades("#076e68", "#86f7ec"), 4.5, (13, 8)),
    Transport("jet_ski", "Jet ski", Shades("#c0080e", "#e0566a"), 7, (24, 11)),
    Transport("vaporetto", "Vaporetto", Shades("#3681f8", "#2f90ea"), 6, (1, 11), secret=True),
)
LAND_PRICES = {"vaporetto": 12.0, "jet_ski": 3.8, "motorboat": 1.6}

# What is written about where (longitude, latitude) and how large.
LABELS: tuple[tuple[Any, str, tuple[float, float], float], ...] = (
    ("land", "CANNAREGIO", (12.3280, 45.4432), 30),
    ("land", "SANTA CROCE", (12.3250, 45.4390), 26),
    ("land", "SAN POLO", (12.3300, 45.4375), 26),
    ("land", "DORSODURO", (12.3225, 45.4325), 28),
    ("land", "SAN MARCO", (12.3345, 45.4343), 28),
    ("land", "CASTELLO", (12.3465, 45.4360), 32),
    ("land", "GIUDECCA", (12.3320, 45.4250), 24),
    ("land", "MURANO", (12.3505, 45.4570), 26),
    ("place", "San Michele", (12.3485, 45.4462), 22),
    ("place", "San Giorgio", (12.3455, 45.4258), 22),
    ("place", "Sant’Elena", (12.3640, 45.4265), 22),
    ("place", "Tronchetto", (12.3052, 45.4425), 22),
    ("water", "Canale della Giudecca", (12.3222, 45.4290), 26),
    ("water", "Bacino di San Marco", (12.3415, 45.4312), 26),
    ("water", "Laguna Veneta", (12.3240, 45.4525), 46),
    ("water", "Canale dei Marani", (12.3575, 45.4465), 26),
    ("water", "Canale di San Marco", (12.3520, 45.4285), 26),
)
NOT_SHOWN = {"Lido"}


def main() -> None:
    write(venice(facts("venice_geo.json")), *sys.argv[1:])


def venice(geo: dict[str, Any]) -> BoardFile:
    stations, at, chart = chosen(places(geo, KEPT), KEPT, geo["grand_canal"])
    board = BoardFile(
        format=1,
        id="venice",
        title="Venezia",
        licence="Apache-2.0",
        credits=(
            "An original board",
            "Canals: Venice Project Center (CC0)",
            "Contains data © OpenStreetMap contributors (ODbL)",
        ),
        size=SIZE,
        radius=RADIUS,
        ground="water",
        transports=TRANSPORTS,
        stations=tuple(
            Station(i, x, y, place.name) for i, (place, (x, y)) in enumerate(zip(stations, at.tolist(), strict=True), 1)
        ),
        links=venice_links(geo, stations, at, chart),
        starts={},
        scenery=tuple(scenery(geo, chart)),
    )
    labels = Labels(board)
    words = [labels.roomiest(kind, text, chart([place])[0], size) for kind, text, place, size in LABELS]
    return replace(board, starts=starts(board, at), scenery=(*board.scenery, *words))


def venice_links(geo: dict[str, Any], stations: list[Place], at: Points, chart: Chart) -> tuple[Link, ...]:
    shores = [chart(outline["points"]) for outline in geo["outlines"]]
    gondola = gondola_links(at, terrain.covered(terrain.centres(SIZE), shores))
    links = {
        "gondola": gondola,
        "motorboat": motorboat_links(stations, at, gondola),
        "jet_ski": by_name(stations, JET_SKI),
        "vaporetto": by_name(stations, VAPORETTO),
    }
    islands = [chart(isle["points"]) for isle in geo["insulae"]]
    routes = Routes(SIZE, at, RADIUS)
    routes.land = terrain.covered(routes.cells, islands)
    lines = routes.lines(links, LAND_PRICES)
    canals = Canals(SIZE, islands, at, RADIUS)
    return drawn_links(links, lines | canals.lines("gondola", all_lines(links, lines, at)))


def starts(board: BoardFile, at: Points) -> dict[str, tuple[int, ...]]:
    everything = beside(board, range(4))
    moves = {station: distances(everything, station) for station in everything}
    return {name: tuple(deck) for name, deck in chosen_starts(at, kind_of(board), moves, seed=1).items()}


def scenery(geo: dict[str, Any], chart: Chart) -> list[Scenery]:
    islands = [isle["points"] for isle in geo["insulae"] if isle["outline"] not in NOT_SHOWN]
    return [
        *(Area("land", rounded(chart(points), 1)) for points in islands),
        Ornament("title", 330, 190, 440),
        Ornament("compass", 2470, 240, 95, round(-math.degrees(TURN), 1)),
        Ornament("legend", 2440, 1800, 320),
        Ornament("gondola", 1010, 330, 120),
    ]


if __name__ == "__main__":
    main()
