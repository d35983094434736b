"""OpenSpiel's games of hidden information, played at random from Python as its documents do it; and its search."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable
from typing import Any

from .rounds import Workload

EXPLORE = 2.0  # as in OpenSpiel's own example
DECISIONS = 10_000  # of a workload
MISSING = "OpenSpiel is not installed; for the comparison: pip install open_spiel, into .venv."


def workloads(names: Iterable[str], size: float) -> dict[str, Workload]:
    """A workload for each peer; none without OpenSpiel."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return {}
    return {name: functools.partial(play, pyspiel.load_game(name), max(1, int(DECISIONS * size))) for name in names}


def play(game: Any, wanted: int) -> int:
    """Play whole matches at random until so many decisions were made; how many they were."""
    decisions = 0
    while decisions < wanted:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                choices = [_any(state.legal_actions(player)) for player in range(game.num_players())]
                state.apply_actions(choices)
                decisions += len(choices)
            else:
                state.apply_action(_any(state.legal_actions()))
                decisions += 1
    return decisions


def search(name: str, simulations: int) -> Workload | None:
    """So many simulations of its IS-MCTS, from where cards have been dealt; None without OpenSpiel."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(_any(state.legal_actions()))
    last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, simulations, final_policy_type=last)
    return functools.partial(_simulate, bot, state, simulations)


def _simulate(bot: Any, state: Any, simulations: int) -> int:
    bot.step(state)
    return simulations


def _any(actions: list[int]) -> int:
    return actions[int(random.random() * len(actions))]
