"""Mille Grazie: what is particular to playing it well."""

from __future__ import annotations

from nascondino.engine.player import MakePlayer

PLAYERS: dict[str, MakePlayer] = {}
