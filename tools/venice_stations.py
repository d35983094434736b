"""Which places of Venice are stations, and their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from venice_map import Chart, Points

# Too far out for a gondola.
LEFT_OUT = {"Lido", "Vignole", "San Lazzaro", "La Grazia", "San Secondo", "San Servolo", "Certosa"}
WEIGHT_OF_RANK = {1: 1.7, 2: 1.25, 3: 1.0}
WEIGHT_OF_STOP = 1.2

# The vaporetto from Zattere to San Zaccaria joins 70 and 157 on the printed map, and numbers run from west to east.
WEST, EAST = "Zattere", "San Zaccaria"
WEST_NUMBER, EAST_NUMBER, STATIONS = 70, 157, 199


@dataclass(frozen=True)
class Place:
    name: str
    kind: str
    rank: int
    at: tuple[float, float]  # longitude, latitude

    @property
    def weight(self) -> float:
        return WEIGHT_OF_RANK[self.rank] * (WEIGHT_OF_STOP if self.kind == "stop" else 1)


def places(geo: dict[str, Any], kept: set[str]) -> list[Place]:
    """All places near enough, each name once: as a landing stage if there is one."""
    found: dict[str, Place] = {}
    for entry in geo["places"] + geo["more_places"]:
        name = entry["name"].removesuffix(" (isola)")
        better = name not in found or (entry["kind"] == "stop" and found[name].kind != "stop")
        if entry["area"] not in LEFT_OUT and better:
            rank = 1 if name in kept else entry["rank"]
            found[name] = Place(name, entry["kind"], rank, (entry["lon"], entry["lat"]))
    return list(found.values())


def chosen(candidates: list[Place], kept: set[str], canal: Any) -> tuple[list[Place], Points, Chart]:
    """The stations from left to right, their places on the page, and the chart that was made for them.

    Keeping stations apart moves some past the two whose numbers are given, so the shares are corrected and tried again.
    """
    quotas = [WEST_NUMBER - 1, EAST_NUMBER - WEST_NUMBER - 1, STATIONS - EAST_NUMBER]
    for _ in range(30):
        stations = thinned(candidates, quotas, kept)
        chart = Chart([place.at for place in stations])
        settled = chart.settle([place.at for place in stations], canal).round()
        order = np.lexsort((settled[:, 1], settled[:, 0]))
        names = [stations[i].name for i in order]
        west, east = WEST_NUMBER - 1 - names.index(WEST), EAST_NUMBER - 1 - names.index(EAST)
        if west == east == 0:
            return [stations[i] for i in order], settled[order], chart
        quotas[0] += west
        quotas[1] += east - west
        quotas[2] -= east
    raise SystemExit("no choice of places gives the two vaporetto stations their numbers")


def thinned(candidates: list[Place], quotas: list[int], kept: set[str]) -> list[Place]:
    """Give up the least places where they are most crowded, until each part of the city has its share."""
    chart = Chart([place.at for place in candidates])
    at = chart.stretched([place.at for place in candidates])
    names = [place.name for place in candidates]
    borders = at[[names.index(WEST), names.index(EAST)], 0]
    # The two on the borders themselves belong to no part.
    part = np.where(np.isin(names, (WEST, EAST)), -1, np.searchsorted(borders, at[:, 0]))
    weight = np.array([1e6 if place.name in kept else place.weight for place in candidates])
    gap = np.linalg.norm(at[:, None] - at, axis=2)
    np.fill_diagonal(gap, np.inf)
    alive = np.ones(len(candidates), bool)
    while any((alive & (part == i)).sum() > quota for i, quota in enumerate(quotas)):
        crowded = [i for i, quota in enumerate(quotas) if (alive & (part == i)).sum() > quota]
        room = np.sort(np.where(alive[None, :], gap, np.inf), axis=1)[:, :2] @ (0.8, 0.2) * weight
        alive[np.argmin(np.where(alive & np.isin(part, crowded), room, np.inf))] = False
    return [place for place, stays in zip(candidates, alive, strict=True) if stays]
