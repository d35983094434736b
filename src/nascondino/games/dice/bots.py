"""Scotland Yard, the dice game: what is particular to playing it well."""

from nascondino.engine.player import MakePlayer

PLAYERS: dict[str, MakePlayer] = {}
