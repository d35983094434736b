"""Scotland Yard, pocket edition: the numbers of the figures' moves, made and read."""

from __future__ import annotations

from nascondino.kernel import rule

from .state import SEEKERS_FROM, STATIONS, TICKETS


@rule
def pursuit(pawn: int, ticket: int, station: int) -> int:
    return SEEKERS_FROM + ((pawn - 1) * len(TICKETS) + ticket - 1) * STATIONS + station


@rule
def station_of(action: int) -> int:
    return action % STATIONS


@rule
def ticket_of(action: int) -> int:
    return (action - SEEKERS_FROM) // STATIONS % len(TICKETS) + 1


@rule
def pawn_of(action: int) -> int:
    return (action - SEEKERS_FROM) // STATIONS // len(TICKETS) + 1
