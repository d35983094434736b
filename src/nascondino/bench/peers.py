"""OpenSpiel's games of hidden information, played at random from Python as its documents do it."""

from __future__ import annotations

import functools
import random
from typing import Any

from .rounds import Turn

GAMES = {"phantom_ttt": 4000, "dark_hex(board_size=3)": 4000, "battleship": 20}  # matches of a turn, some 50 ms
MISSING = "OpenSpiel is not installed; for the comparison: pip install open_spiel, into .venv."


def turns(size: float) -> dict[str, Turn]:
    """A turn for each peer; none without OpenSpiel."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return {}
    return {
        name: functools.partial(play, pyspiel.load_game(name), max(1, int(matches * size)))
        for name, matches in GAMES.items()
    }


def play(game: Any, matches: int) -> int:
    """Play matches at random; the decisions made."""
    decisions = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
    return decisions
