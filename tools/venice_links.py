"""The four networks of our Venice, made to the measure of the London one."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import terrain
from networks import Choice, Pair, Points, Wanted, possible_links
from terrain import Mask
from venice_stations import Place

RADIUS = 21.0

# Lines between landing stages: jet skis keep to open water and the Grand Canal, vaporetti run where they really do.
JET_SKI = (
    ("Tronchetto", "Sant'Alvise"), ("Sant'Alvise", "Fondamente Nove"), ("Fondamente Nove", "Murano Colonna"),
    ("Fondamente Nove", "Bacini-Arsenale Nord"), ("Murano Colonna", "Bacini-Arsenale Nord"),
    ("Bacini-Arsenale Nord", "Arsenale"), ("Sant'Elena", "Arsenale"), ("Arsenale", "San Marco Vallaresso"),
    ("San Marco Vallaresso", "Zitelle"), ("Zitelle", "Palanca"), ("Palanca", "San Basilio"),
    ("San Basilio", "Tronchetto"), ("Ferrovia", "Tronchetto"), ("Arsenale", "Zitelle"), ("Ferrovia", "Rialto"),
    ("Rialto", "Fondamente Nove"), ("Rialto", "San Marco Vallaresso"), ("Rialto", "Accademia"),
    ("Accademia", "San Marco Vallaresso"), ("Accademia", "San Basilio"),
)  # fmt: skip
VAPORETTO = (
    ("Santa Marta", "Zattere"), ("Zattere", "San Zaccaria"), ("San Zaccaria", "Giardini Biennale"),
    ("Giardini Biennale", "Sant'Elena"), ("Fondamente Nove", "Murano Faro"),
)  # fmt: skip
KEPT = {name for pair in JET_SKI + VAPORETTO for name in pair}

# How many stations have so many links: as in London.
GONDOLA = Wanted({2: 25, 3: 82, 4: 71, 5: 17, 6: 3, 7: 1}, mean_distance=8.4, steps=60_000, costly_steps=20_000)
MOTORBOAT = Wanted({1: 2, 2: 12, 3: 23, 4: 22, 5: 3}, steps=30_000)
MOTORBOAT_STOPS, SPREAD_STOPS = 62, 49
LONGEST = {"gondola": 310.0, "motorboat": 620.0}
WIDE = 60.0  # a gondola may cross this much open water without a thought
BESIDE = 0.8  # how much better it is if a motorboat joins two stations that a gondola joins too
SEED = 1


def by_name(stations: list[Place], pairs: Iterable[tuple[str, str]]) -> list[Pair]:
    number = {place.name: i for i, place in enumerate(stations)}
    ends = [sorted((number[a], number[b])) for a, b in pairs]
    return sorted((a, b) for a, b in ends)


def gondola_links(at: Points, land: Mask) -> list[Pair]:
    """Short hops everywhere; open water only where an island leaves no other way."""

    def cost(a: int, b: int) -> float:
        water = terrain.longest_run(~land, at[a], at[b])
        return 0.4 * math.dist(at[a], at[b]) / 110 + max(0.0, water - WIDE) / 45

    return Choice(at, possible_links(at, LONGEST["gondola"], 1.75 * RADIUS, cost), GONDOLA, SEED).links()


def motorboat_links(stations: list[Place], at: Points, gondola: list[Pair]) -> list[Pair]:
    stops = motorboat_stops(stations, at, gondola)
    beside_gondola = set(gondola)

    def cost(a: int, b: int) -> float:
        there = (stops[a], stops[b]) in beside_gondola
        return 1.2 * math.dist(at[stops[a]], at[stops[b]]) / 220 - BESIDE * there

    possible = possible_links(at[stops], LONGEST["motorboat"], 1.2 * RADIUS, cost)
    return sorted((stops[a], stops[b]) for a, b in Choice(at[stops], possible, MOTORBOAT, SEED).links())


def motorboat_stops(stations: list[Place], at: Points, gondola: list[Pair]) -> list[int]:
    """Every jet ski stops where a motorboat does; others are spread between them, and the rest fill short gaps."""
    fixed = {name for pair in JET_SKI for name in pair}
    stops = [i for i, place in enumerate(stations) if place.name in fixed]
    weight = np.array([place.weight for place in stations])
    beside = np.zeros((len(at), len(at)))
    for a, b in gondola:
        beside[a, b] = beside[b, a] = 1
    while len(stops) < MOTORBOAT_STOPS:
        room = np.linalg.norm(at[:, None] - at[stops], axis=2).min(axis=1)
        filling = np.minimum(beside[:, stops].sum(axis=1), 2) if len(stops) >= SPREAD_STOPS else 1
        stops.append(int((room * weight * filling).argmax()))
    return sorted(stops)
