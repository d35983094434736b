"""Inkognito, the card game: its players."""

from __future__ import annotations

from nascondino.engine.player import MakePlayer

from .spy import greedy
from .strategist import expert, master, novice, regular

__all__ = ["PLAYERS"]

PLAYERS: dict[str, MakePlayer] = {
    "greedy": greedy,
    "novice": novice,
    "regular": regular,
    "expert": expert,
    "master": master,
}
