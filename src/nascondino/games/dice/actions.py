"""Scotland Yard, the dice game: action numbers, made and read."""

from __future__ import annotations

from typing import Any

from nascondino.kernel import lowest, rule

from .state import FLIGHTS_FROM, PLACES, ROLLS_BASE, ROLLS_FROM, SEEKERS_FROM, STAYS_FROM, TRANSPORTS


@rule
def flight(how: int, place: int) -> int:
    return FLIGHTS_FROM + (how - 1) * PLACES + place


@rule
def pursuit(pawn: int, face: int, place: int) -> int:
    return SEEKERS_FROM + ((pawn - 1) * len(TRANSPORTS) + face - 1) * PLACES + place


@rule
def roll(taxis: int, buses: int, undergrounds: int) -> int:
    return ROLLS_FROM + (taxis * ROLLS_BASE + buses) * ROLLS_BASE + undergrounds


@rule
def place_of(action: int) -> int:
    """Of putting a pawn down, of a flight or of a pursuit: all of them begin at a multiple of PLACES."""
    return action % PLACES


@rule
def how_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return (action - FLIGHTS_FROM) // PLACES + 1
    return (action - SEEKERS_FROM) // PLACES % len(TRANSPORTS) + 1


@rule
def pawn_of(action: int) -> int:
    """The detective's pawn of a pursuit, or one that stays."""
    if action >= STAYS_FROM:
        return action - STAYS_FROM
    return (action - SEEKERS_FROM) // PLACES // len(TRANSPORTS) + 1


@rule
def taxis_of(action: int) -> int:
    return (action - ROLLS_FROM) // ROLLS_BASE // ROLLS_BASE


@rule
def buses_of(action: int) -> int:
    return (action - ROLLS_FROM) // ROLLS_BASE % ROLLS_BASE


@rule
def undergrounds_of(action: int) -> int:
    return (action - ROLLS_FROM) % ROLLS_BASE


@rule
def add_places(places: int, base: int, actions: Any, n: int) -> int:
    """An action for each place of the set, ascending."""
    while places != 0:
        actions[n] = base + lowest(places)
        places &= places - 1
        n += 1
    return n
