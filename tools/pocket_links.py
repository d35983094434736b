"""The four networks of our pocket London: what the rules tell of them, and the rest to the measure of London."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import numpy as np
import terrain
from networks import Choice, Pair, Points, Wanted, possible_links
from routes import Links
from terrain import Mask

RADIUS = 24.0

# By number: all lines from station 8, and the crossing of taxi lines at which one turns off from station 7.
FROM_8 = {"taxi": (3, 7, 9, 21), "bus": (6, 9), "underground": (13, 40)}
CROSSING = (7, 21, 22, 39)
FERRY = (36, 47, 84, 112)

# By name, near where they really run.
UNDERGROUND = (
    ("King's Cross St Pancras", "Old Street"),
    ("King's Cross St Pancras", "Holborn"),
    ("Baker Street", "Oxford Circus"),
    ("Baker Street", "Notting Hill Gate"),
    ("Notting Hill Gate", "Earl's Court"),
    ("Notting Hill Gate", "Oxford Circus"),
    ("Earl's Court", "Victoria"),
    ("Victoria", "Oxford Circus"),
    ("Oxford Circus", "Holborn"),
    ("Holborn", "Bank"),
    ("Bank", "Old Street"),
    ("Bank", "Whitechapel"),
    ("Whitechapel", "Canada Water"),
    ("Canada Water", "London Bridge"),
    ("London Bridge", "Bank"),
    ("London Bridge", "Elephant & Castle"),
    ("Waterloo", "Elephant & Castle"),
    ("Waterloo", "Victoria"),
    ("Waterloo", "Bank"),
    ("Elephant & Castle", "Stockwell"),
    ("Stockwell", "Victoria"),
)
STOPS = {name for pair in UNDERGROUND for name in pair}

# How many stations have so many links: as in London, for fewer stations. The last of the taxi's is the crossing.
TAXI = Wanted({2: 16, 3: 49, 4: 43, 5: 10, 6: 2, 7: 1}, mean_distance=6.6, steps=50_000, costly_steps=12_000)
BUS = Wanted({1: 1, 2: 8, 3: 16, 4: 15, 5: 2}, steps=30_000)
BUS_STOPS = 42
LONGEST = {"taxi": 330.0, "bus": 620.0}
GIVEN = -1000.0  # what a given link costs: no other is worth losing it
BESIDE = 0.5  # how much better it is if a bus joins two stations that a taxi joins too
SEED = 3


def all_links(names: list[str], at: Points, river: Mask) -> Links:
    number = {name: i for i, name in enumerate(names)}
    taxi = taxi_links(at, river)
    return {
        "taxi": taxi,
        "bus": bus_links([number[name] for name in sorted(STOPS)], at, taxi),
        "underground": sorted(pair(number[a], number[b]) for a, b in UNDERGROUND),
        "ferry": [pair(a - 1, b - 1) for a, b in pairwise(FERRY)],
    }


def pair(a: int, b: int) -> Pair:
    return min(a, b), max(a, b)


def middle(at: Points) -> Points:
    """Where the lines from 7 to 39 and from 21 to 22 cross."""
    a, c, d, b = (at[station - 1] for station in CROSSING)
    along, across = b - a, d - c
    t = ((c - a)[0] * across[1] - (c - a)[1] * across[0]) / (along[0] * across[1] - along[1] * across[0])
    crossing: Points = a + t * along
    return crossing


def taxi_links(at: Points, river: Mask) -> list[Pair]:
    """Short hops everywhere, over the river only here and there; the crossing is a place where nobody stops."""
    crossing = len(at)
    at = np.vstack((at, middle(at)))

    def cost(a: int, b: int) -> float:
        return 0.4 * math.dist(at[a], at[b]) / 150 + 2.2 * (terrain.longest_run(river, at[a], at[b]) > 20)

    possible = possible_links(at, LONGEST["taxi"], 1.8 * RADIUS, cost)
    settled = {7 - 1, 8 - 1, crossing}
    around = set(combinations(sorted(station - 1 for station in CROSSING), 2))
    possible = {ends: price for ends, price in possible.items() if not settled & set(ends) and ends not in around}
    possible |= {pair(8 - 1, there - 1): GIVEN for there in FROM_8["taxi"]}
    possible |= {(station - 1, crossing): GIVEN for station in CROSSING}
    chosen = Choice(at, possible, TAXI, SEED).links()
    return sorted({ends for ends in chosen if crossing not in ends} | around)


def bus_links(underground: list[int], at: Points, taxi: list[Pair]) -> list[Pair]:
    stops = bus_stops(underground, at, taxi)
    beside_taxi = set(taxi)

    def cost(a: int, b: int) -> float:
        return 1.2 * math.dist(at[stops[a]], at[stops[b]]) / 260 - BESIDE * ((stops[a], stops[b]) in beside_taxi)

    eight = stops.index(8 - 1)
    possible = possible_links(at[stops], LONGEST["bus"], 1.2 * RADIUS, cost)
    possible = {ends: price for ends, price in possible.items() if eight not in ends}
    possible |= {pair(eight, stops.index(there - 1)): GIVEN for there in FROM_8["bus"]}
    return sorted((stops[a], stops[b]) for a, b in Choice(at[stops], possible, BUS, SEED).links())


def bus_stops(underground: list[int], at: Points, taxi: list[Pair]) -> list[int]:
    """Wherever the underground stops, where the rules say so, and spread between; but not where a ferry does."""
    stops = sorted({*underground, *(there - 1 for there in FROM_8["bus"])})
    ferry = [station - 1 for station in FERRY]
    while len(stops) < BUS_STOPS:
        room = np.linalg.norm(at[:, None] - at[stops], axis=2).min(axis=1)
        room[ferry] = 0
        stops.append(int(room.argmax()))
    return sorted(stops)
