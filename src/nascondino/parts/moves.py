"""Moves from station to station as offers tell them; the lists are a StationBoard's."""

from __future__ import annotations

from nascondino.engine.contract import Source

STATION = Source("station")
PLACE = Source("station", "places")
BY_TICKET = {"transport": Source("ticket", "transports"), "called": Source("ticket", "called")}
"""The id, which messages put into words, and the board's own word if they cannot."""
