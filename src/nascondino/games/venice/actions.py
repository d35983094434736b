"""Scotland Yard Venice: the numbers of moves, made and read."""

from __future__ import annotations

from nascondino.kernel import rule

from .state import MISTER_X, ORDINARY, SEEKERS_FROM, STATIONS


@rule
def flight(ticket: int, station: int) -> int:
    return (ticket - 1) * STATIONS + station


@rule
def pursuit(pawn: int, ticket: int, station: int) -> int:
    return SEEKERS_FROM + ((pawn - 1) * len(ORDINARY) + ticket - 1) * STATIONS + station


@rule
def station_of(action: int) -> int:
    return action % STATIONS


@rule
def ticket_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return action // STATIONS + 1
    return (action - SEEKERS_FROM) // STATIONS % len(ORDINARY) + 1


@rule
def pawn_of(action: int) -> int:
    if action < SEEKERS_FROM:
        return MISTER_X
    return (action - SEEKERS_FROM) // STATIONS // len(ORDINARY) + 1
