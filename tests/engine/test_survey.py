"""What one compiled call tells of a moment is what the rules say when they are asked for each thing alone."""

from random import Random

import msgspec
import numpy as np
import pytest

from nascondino import games
from nascondino.engine.contract import CHANCE, CHANCE_BIT, ONLOOKER, acts
from nascondino.engine.match import Match

STEPS = 120


def asked_singly(match):
    """From the rules, one by one."""
    run, board, states, module = match.game.run, match.board.record, match._truth.states, match.game.module
    views, points, legal = [], np.zeros(match.players, np.int32), []
    for chair in (*range(match.players), ONLOOKER):
        view = module.View.array(1)
        run.look(board, states, chair, view)
        views.append(view.tobytes())
    actors = int(run.actors(board, states))
    for seat in range(match.players):
        actions = np.zeros(match.game.info.most_legal, np.int64)
        may = actors != CHANCE_BIT and acts(actors, seat)
        legal.append(tuple(actions[: run.legal(board, states, seat, actions)].tolist()) if may else ())
    reason = run.outcome(board, states, points)
    seats = range(match.players)
    return {
        "all_views": b"".join(views),
        "views": tuple(views),
        "roles": tuple(run.role(states, seat) for seat in seats),
        "sides": tuple(run.side(states, seat) for seat in seats),
        "points": tuple(points.tolist()),
        "legal": tuple(legal),
        "reason": reason,
    }


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("title", games.titles())
def test_it_agrees_with_the_rules_at_every_moment(title, chosen):
    game, random = games.load(title), Random(5)
    for players in range(game.info.players[0], game.info.players[1] + 1):
        match = Match(game.setup(players), seed=bytes([players] * 32), chosen=chosen)
        for _ in range(STEPS):
            assert asked_singly(match) == msgspec.structs.asdict(match.survey)
            if not match.actors:
                break
            seat = random.choice(match.actors)
            match.play(seat, random.choice(match.legal(seat)))


def test_a_match_that_stops_by_its_limit_while_chance_is_due_is_told_as_it_stands():
    game = games.load("venice")
    match = Match(game.setup(3), seed=bytes(32), limit=2)
    assert 2 == len(match.steps)
    assert {CHANCE} == {step.seat for step in match.steps}
    assert (() == match.actors, "limit") == (True, match.outcome.reason)
    assert asked_singly(match)["views"] == match.survey.views
