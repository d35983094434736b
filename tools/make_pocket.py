"""Make the pocket board: an original London, at real places, with what the rules of the pocket edition tell of theirs.

python tools/make_pocket.py [FOLDER]
"""

from __future__ import annotations

import random
import sys
from typing import Any, Literal

import numpy as np
import terrain
from board_figures import beside, distances
from board_files import ROOT, facts, write
from labels import Labels
from msgspec.structs import replace
from networks import Pair, Points
from pocket_links import CROSSING, RADIUS, STOPS, all_links, middle
from pocket_map import SIZE, LondonChart, chosen
from routes import Links, Routes, drawn_links, rounded
from terrain import Mask

from nascondino.parts.board_file import Area, BoardFile, Ornament, Scenery, Shades, Station, Stroke, Transport

BOARDS = ROOT / "src" / "nascondino" / "games" / "kompakt" / "data"
TRANSPORTS = (
    Transport("taxi", "Taxi", Shades("#ba8701", "#e0ab10"), 3.5),
    Transport("bus", "Bus", Shades("#076e68", "#86f7ec"), 5, (14, 8)),
    Transport("underground", "Underground", Shades("#c0080e", "#e0566a"), 8, (26, 12)),
    Transport("ferry", "Ferry", Shades("#3681f8", "#2f90ea"), 7, (1, 12), secret=True),
)
LAND_PRICES = {"ferry": 14.0, "underground": 1.0, "bus": 1.0}
CORNER = 0.3  # how far from the crossing a taxi begins to turn, as a part of its way there

STARTS = 24
NEAREST_START = 2  # moves between two starts
PARKS = {
    "Hyde Park", "Kensington Gardens", "Regent's Park", "Green Park", "St James's Park", "Buckingham Palace Garden",
    "Battersea Park", "Holland Park", "Kennington Park", "Southwark Park", "Burgess Park", "Primrose Hill",
    "Lincoln's Inn Fields", "Geraldine Mary Harmsworth Park", "Victoria Park (west)",
}  # fmt: skip
LAKES = {"The Serpentine", "Regent's Park Boating Lake", "St James's Park Lake"}
# What is written about where (longitude, latitude) and how large.
LABELS: tuple[tuple[Any, str, tuple[float, float], float], ...] = (
    ("land", "BLOOMSBURY", (-0.1265, 51.5215), 22),
    ("land", "MAYFAIR", (-0.1465, 51.5112), 20),
    ("land", "SOHO", (-0.1340, 51.5140), 24),
    ("land", "THE CITY", (-0.0930, 51.5160), 28),
    ("land", "KENSINGTON", (-0.1920, 51.4970), 28),
    ("land", "CHELSEA", (-0.1690, 51.4880), 28),
    ("land", "LAMBETH", (-0.1150, 51.4900), 28),
    ("land", "SOUTHWARK", (-0.0970, 51.5010), 28),
    ("land", "BERMONDSEY", (-0.0680, 51.4950), 28),
    ("land", "WHITECHAPEL", (-0.0600, 51.5170), 26),
    ("land", "BATTERSEA", (-0.1600, 51.4740), 28),
    ("place", "Hyde Park", (-0.1640, 51.5070), 28),
    ("place", "Regent’s Park", (-0.1530, 51.5300), 28),
    ("place", "Battersea Park", (-0.1560, 51.4800), 22),
    ("place", "Kensington Gardens", (-0.1810, 51.5065), 22),
    ("water", "River Thames", (-0.0600, 51.5060), 26),
    ("water", "River Thames", (-0.1370, 51.4850), 26),
)


def main() -> None:
    write(pocket(facts("london_geo.json")), sys.argv[1] if len(sys.argv) > 1 else BOARDS)


def pocket(geo: dict[str, Any]) -> BoardFile:
    names, at, chart = chosen(geo, STOPS)
    banks = chart(geo["thames_banks"])
    routes = Routes(SIZE, at, RADIUS)
    river = terrain.covered(routes.cells, [banks])
    links = all_links(names, at, river)
    routes.land = ~river
    lines = routes.lines(links, LAND_PRICES) | around_the_crossing(at)
    board = BoardFile(
        format=1,
        id="pocket",
        title="Pocket London",
        licence="Apache-2.0",
        credits=("An original board", "Contains OS data © Crown copyright and database right"),
        size=SIZE,
        radius=RADIUS,
        ground="land",
        transports=TRANSPORTS,
        stations=tuple(
            Station(i, x, y, name) for i, (name, x, y) in enumerate(zip(names, *at.T.tolist(), strict=True), 1)
        ),
        links=drawn_links(links, lines),
        starts={},
        scenery=tuple(scenery(geo, chart, at, links, river)),
    )
    labels = Labels(board)
    words = [labels.roomiest(kind, text, chart([place])[0], size) for kind, text, place, size in LABELS]
    return replace(board, starts={"mister_x": starts(board)}, scenery=(*board.scenery, *words))


def around_the_crossing(at: Points) -> dict[tuple[str, Pair], Points]:
    """Two straight lines, and four that turn from one into the other."""
    centre = middle(at)
    seven, twenty_one, twenty_two, thirty_nine = (station - 1 for station in CROSSING)
    found = {}
    for a in (seven, thirty_nine):
        for b in (twenty_one, twenty_two):
            ends = min(a, b), max(a, b)
            before, after = (centre + CORNER * (at[end] - centre) for end in ends)
            turn = (before + after) / 4 + centre / 2
            found["taxi", ends] = np.array([at[ends[0]], before, turn, after, at[ends[1]]])
    return found


def starts(board: BoardFile) -> tuple[int, ...]:
    """Spread over the map, off the underground, where the figures start: the best of many drawings of lots."""
    open_ways = beside(board, range(3))
    underground = beside(board, [2])
    moves = {station: distances(open_ways, station) for station in open_ways}
    at = np.array([(station.x, station.y) for station in board.stations])
    chance = random.Random(1)
    free = [station for station in sorted(open_ways) if station not in underground]
    deck = chance.sample(free, STARTS)
    least = crowd(deck, at, moves)
    for _ in range(20_000):
        other = deck.copy()
        other[chance.randrange(STARTS)] = chance.choice([station for station in free if station not in deck])
        if (crowded := crowd(other, at, moves)) < least:
            deck, least = other, crowded
    return tuple(sorted(deck))


def crowd(deck: list[int], at: Points, moves: dict[int, dict[int, int]]) -> float:
    """Large when starts are close, on the page or in moves."""
    here = at[np.array(deck) - 1]
    gap = np.linalg.norm(here[:, None] - here, axis=2)
    np.fill_diagonal(gap, np.inf)
    close = sum(moves[a][b] < NEAREST_START for a in deck for b in deck if a < b)
    return round(float(((300 / gap) ** 4).sum()) + 10 * close, 9)


def scenery(geo: dict[str, Any], chart: LondonChart, at: Points, links: Links, river: Mask) -> list[Scenery]:
    return [
        *areas("park", [park for park in geo["parks"] if park["name"] in PARKS], chart),
        *areas("water", [lake for lake in geo["waters"] if lake["name"] in LAKES], chart),
        Area("water", rounded(chart(geo["thames_banks"]), 1), "River Thames"),
        *bridges(at, links["taxi"], river),
        Ornament("title", 370, 112, 500),
        Ornament("legend", 2230, 1560, 272),
        Ornament("compass", 2300, 150, 70),
    ]


def areas(kind: Literal["park", "water"], things: list[dict[str, Any]], chart: LondonChart) -> list[Area]:
    return [Area(kind, rounded(chart(thing["points"])), thing["name"]) for thing in things]


def bridges(at: Points, taxi: list[Pair], river: Mask) -> list[Stroke]:
    """A bridge wherever a taxi crosses the river."""
    found = []
    for a, b in taxi:
        way = terrain.resampled(at[[a, b]], 4)
        x, y = (way // terrain.CELL).astype(int).T
        over = way[river[y, x]]
        if len(over) > 4:
            found.append(Stroke("bridge", 12, rounded(over[[0, -1]])))
    return found


if __name__ == "__main__":
    main()
