"""Where things lie on our pocket map of London, which places are stations, and their numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from venice_map import Chart, Points, Stretch

CENTRE = (-0.125, 51.503)
METRES_PER_DEGREE = (69_290.0, 111_320.0)
SIZE = (2400.0, 1760.0)
ROOM = (95.0, 105.0, 95.0, 125.0)  # for stations: left, top, right, bottom
EVENNESS = (0.55, 0.35)
APART, OFF_RIVER = 92.0, 56.0

STATIONS = 120
ROWS = 9  # numbers run along them, from west to east

# The stations of which the rules tell, and where we put them.
NUMBERED = {
    3: "Mornington Crescent",
    6: "Great Portland Street",
    7: "Euston",
    8: "King's Cross St Pancras",
    9: "Sadler's Wells",
    13: "Old Street",
    21: "Russell Square",
    22: "BT Tower",
    39: "Tottenham Court Road",
    40: "Holborn",
    36: "Blackfriars Pier",
    47: "Westminster Pier",
    84: "Battersea Pier",
    112: "Chelsea Harbour Pier",
}

# Names that are too long for a map, and places that stand for a neighbour.
SHORTER = {
    "Russell Square station": "Russell Square",
    "London Bridge station": "London Bridge",
    "St James's Park station": "St James's Park",
    "St Paul's station": "St Paul's",
    "Regent's Park station": "Regent's Park",
    "Old Scotland Yard (Great Scotland Yard)": "Great Scotland Yard",
    "City Hall (2002-2021)": "City Hall",
}
LEFT_OUT = {
    "Edgware Road (Bakerloo)",
    "Mansion House (residence)",
    "Battersea Power Station (building)",
    "Goodge Street",
    "New Scotland Yard (Embankment)",
    "Houses of Parliament",
    "Westminster",
    "Big Ben",
    "Blackfriars",
    "British Library",
    "Warren Street",
    "Euston Square",
    "British Museum",
    "Regent's Park station",
    "Angel",
    "Madame Tussauds",
}

# Beyond the places of the data: piers, and the south and west of the town, which it leaves empty.
MORE = {
    "Blackfriars Pier": (-0.1010, 51.5107),
    "Westminster Pier": (-0.1232, 51.5018),
    "Battersea Pier": (-0.1460, 51.4842),
    "Chelsea Harbour Pier": (-0.1797, 51.4752),
    "West Brompton": (-0.1957, 51.4872),
    "Fulham Broadway": (-0.1950, 51.4804),
    "Parsons Green": (-0.2012, 51.4753),
    "World's End": (-0.1794, 51.4819),
    "Queenstown Road": (-0.1466, 51.4750),
    "Battersea Park": (-0.1570, 51.4790),
    "Wandsworth Road": (-0.1385, 51.4702),
    "Camberwell Green": (-0.0935, 51.4740),
    "Burgess Park": (-0.0830, 51.4840),
    "East Street Market": (-0.0940, 51.4870),
    "Bricklayers Arms": (-0.0850, 51.4945),
    "Southwark Park": (-0.0560, 51.4945),
    "Surrey Quays": (-0.0475, 51.4933),
    "South Bermondsey": (-0.0545, 51.4881),
    "Old Kent Road": (-0.0720, 51.4855),
    "Holland Park": (-0.2060, 51.5073),
    "Olympia": (-0.2103, 51.4983),
    "Barons Court": (-0.2139, 51.4905),
    "Limehouse": (-0.0396, 51.5123),
    "Stepney Green": (-0.0470, 51.5220),
    "Chelsea Town Hall": (-0.1695, 51.4876),
    "Battersea Square": (-0.1765, 51.4765),
    "Larkhall Park": (-0.1310, 51.4755),
    "Myatt's Fields": (-0.1040, 51.4725),
    "Westbourne Park": (-0.2010, 51.5210),
    "Maida Vale": (-0.1857, 51.5298),
    "Peckham Library": (-0.0690, 51.4740),
}


class LondonChart(Chart):
    """North is up; crowded parts have more room."""

    def __init__(self, places: Any) -> None:
        at = metres(places)
        left, top, right, bottom = ROOM
        self.x = Stretch(at[:, 0], EVENNESS[0], left, SIZE[0] - right)
        self.y = Stretch(at[:, 1], EVENNESS[1], top, SIZE[1] - bottom)
        self.anchors = np.zeros((0, 2))
        self.pushes = np.zeros((0, 2))

    def stretched(self, degrees: Any) -> Points:
        at = metres(degrees)
        return np.column_stack((self.x(at[:, 0]), self.y(at[:, 1])))


def metres(degrees: Any) -> Points:
    east, north = ((np.asarray(degrees, float) - CENTRE) * METRES_PER_DEGREE).T
    return np.column_stack((east, -north))


def places(geo: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """All candidates by name; nobody waits for a taxi in the middle of a bridge."""
    found = {
        SHORTER.get(place["name"], place["name"]): (place["lon"], place["lat"])
        for place in geo["places"]
        if place["kind"] != "bridge" and place["name"] not in LEFT_OUT
    }
    return found | MORE


def chosen(geo: dict[str, Any], kept: set[str]) -> tuple[list[str], Points, LondonChart]:
    """The names of the stations by number, their places on the page, and the chart that was made for them."""
    candidates = places(geo)
    names = thinned(candidates, kept | set(NUMBERED.values()))
    chart = LondonChart([candidates[name] for name in names])
    settled = chart.settle([candidates[name] for name in names], geo["thames"], APART, OFF_RIVER).round()
    order = numbered(names, settled)
    return [names[i] for i in order], settled[order], chart


def thinned(candidates: dict[str, tuple[float, float]], kept: set[str]) -> list[str]:
    """Give up places where they are most crowded, until as many are left as there shall be stations."""
    names = list(candidates)
    at = LondonChart(list(candidates.values())).stretched(list(candidates.values()))
    gap = np.linalg.norm(at[:, None] - at, axis=2)
    np.fill_diagonal(gap, np.inf)
    weight = np.array([1e6 if name in kept else 1.0 for name in names])
    alive = np.ones(len(names), bool)
    while alive.sum() > STATIONS:
        room = np.sort(np.where(alive[None, :], gap, np.inf), axis=1)[:, :2] @ (0.8, 0.2) * weight
        alive[np.argmin(np.where(alive, room, np.inf))] = False
    return [name for name, stays in zip(names, alive, strict=True) if stays]


def numbered(names: list[str], at: Points) -> list[int]:
    """Which place has which number: those that are given have theirs, the others are counted row by row."""
    given = {number - 1: names.index(name) for number, name in NUMBERED.items()}
    rest = iter([i for i in row_by_row(at) if i not in given.values()])
    return [given[number] if number in given else next(rest) for number in range(len(names))]


def row_by_row(at: Points) -> list[int]:
    rows: list[NDArray[np.int64]] = np.array_split(np.argsort(at[:, 1], kind="stable"), ROWS)
    return [int(i) for row in rows for i in row[np.argsort(at[row, 0], kind="stable")]]
