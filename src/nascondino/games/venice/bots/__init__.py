"""Scotland Yard Venice: what is particular to playing it well."""

from nascondino.engine.player import MakePlayer

from .greedy import greedy
from .nijssen_winands import nijssen_winands
from .opinion import Opinion

__all__ = ["PLAYERS", "Opinion"]

PLAYERS: dict[str, MakePlayer] = {"greedy": greedy, "nijssen-winands": nijssen_winands}
