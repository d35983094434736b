"""Levels play games on from what their seat knows: by the rules, and by what everybody can have learned."""

from random import Random

import numpy as np
import pytest

from nascondino import bots
from nascondino.bots.analysis import TURNING
from nascondino.engine.belief import Belief
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.inkognito.bots import playouts
from nascondino.games.inkognito.bots.sheets import Position, Told, facts_of, take_in, write_sheets
from nascondino.games.inkognito.bots.strategist import Manner, Rivals, Strategist, candidates, remembered
from nascondino.games.inkognito.rules.calling import is_call
from nascondino.games.inkognito.state import CALLS_FROM, FIGURES, GAME_BEGUN, SHOWED, State

FEW = Clock(iterations=200)
LAST = 40  # actions of a match


def sheets_by_the_truth(match):
    """What every seat's sheet says, after all that has happened in this game."""
    scratch, run = playouts.new_scratch(match.game, match.players), match.game.run
    states, sheets = State.array(1), scratch.sheets[0]
    run.begin(match.board.record, match.setup.options, states)
    for step in match.steps:
        n = run.apply(match.board.record, states, step.seat, step.action, scratch.events)
        if GAME_BEGUN in scratch.events["kind"][:n]:
            sheets.count[:] = 0
        elif np.count_nonzero(states[0].fragment) == 4 and not sheets.count.any():
            begun = Position(FIGURES, np.zeros(0, np.int64), Told.array(0), 0, 0)
            write_sheets(scratch.facts[0], states[0], begun, sheets, scratch.interim[0], scratch.randoms[0])
        elif sheets.count.any():
            take_in(scratch.facts[0], states[0], sheets, scratch.interim[0], scratch.events, n)
    return [set(sheets.deals[seat][: sheets.count[seat]].tolist()) for seat in range(match.players)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_sheet_says_what_its_seat_can_know(players):
    """As the exact belief does, which is told other things: what the seat perceived."""
    match, luck = Match(load("inkognito").setup(players), seed=bytes([players]) * 32), Random(1)
    while match.actors and len(match.steps) < LAST + 10:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice([action for action in match.legal(seat) if not is_call(action)]))
    believed = []
    for seat in range(players):
        belief = Belief(match.chair(seat))
        belief.update(match.seen(seat))
        believed.append(set(belief.possible()))

    assert believed == sheets_by_the_truth(match)
    assert any(len(deals) < 36 for deals in believed)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_level_plays_by_the_rules(level, players):
    match = Match(load("inkognito").setup(players), seed=bytes(32))
    sitting = [bots.make(level, match.chair(seat), Random(seat)) for seat in range(players)]
    while match.actors and len(match.steps) < LAST:
        seat = match.actors[0]
        action = sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), FEW)

        assert action in match.legal(seat)
        match.play(seat, action)
    assert CHANCE in {step.seat for step in match.steps}


def knowing_all(stage):
    """Azure of three has seen both cards of the fictitious agent and of yellow, and meets him."""
    scene = stage(players=3)
    for card in ("identity", "fragment"):
        scene.afresh().round("rialto marco giorgio rialto", "salute").play(f"azure: look {card}")
    for card in ("identity", "fragment"):
        scene.afresh().round("rialto marco giorgio salute", "rialto").play("azure: ask yellow", f"yellow: black {card}")
    return scene.afresh().round("rialto rialto marco giorgio", "salute").match


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_calls_a_number_that_it_knows(stage, level):
    match = knowing_all(stage)
    player = bots.make(level, match.chair(0), Random(1))

    assert call_of_the_truth(match) == player.act(match.view(0), match.seen(0), match.legal(0), FEW)


def call_of_the_truth(match):
    belief = Belief(match.chair(0))
    belief.update(match.seen(0))
    [deal] = belief.possible()
    return CALLS_FROM + int(facts_of(3)[0].number[deal])


def test_it_judges_what_a_wrong_call_costs_beside_the_one_that_is_known(stage):
    match = knowing_all(stage)
    told, right = (match.view(0), match.seen(0), match.legal(0)), call_of_the_truth(match)
    wrong = next(action for action in match.legal(0) if is_call(action) and action != right)
    judge = bots.judge(match.chair(0), Random(1))
    nothing_lost, lost = judge.judge(*told, right, 200), judge.judge(*told, wrong, 200)

    assert isinstance(judge, Strategist)
    assert (right, nothing_lost.best_value) == (nothing_lost.best, nothing_lost.made_value)
    assert right == lost.best
    assert lost.best_value - lost.made_value > TURNING


def test_what_is_clearly_worse_is_given_up_and_counts_no_more_than_what_is_left():
    luck = np.random.default_rng(1).random(128)
    rivals = Rivals([7, 8, 9])
    rivals.compare(np.stack([luck, luck + 0.2, luck + 0.2 * (luck > 0.5)]))

    assert [8] == rivals.left.tolist()
    assert rivals.worth[8] == max(rivals.worth.values())
    assert not rivals.are_several
    assert 3 * 128 == rivals.played


def test_of_calls_only_the_likeliest_is_thought_about_if_it_is_likely_at_all():
    numbers = facts_of(3)[0].number
    calls = list(range(CALLS_FROM + 1, CALLS_FROM + 25))
    [first, second, *_] = np.flatnonzero(numbers == 5)

    assert [CALLS_FROM + 5, 1] == candidates([1, *calls], np.array([first, second]))
    assert [1] == candidates([1, *calls], np.arange(1, 577))


def test_one_forgets_what_others_showed_but_not_what_one_has_shown(stage):
    scene = stage(players=3)
    scene.round("rialto rialto marco giorgio", "salute").play("azure: show bubble 0", "yellow: show fiddlebottom 11")
    for _ in range(3):
        scene.afresh().quiet()
    seen = scene.match.seen(0)
    shown = seen["kind"] == SHOWED

    assert [True, True] == [bool(card) for card in remembered(seen, 0, rounds=9)["card"][shown]]
    assert [True, False] == [bool(card) for card in remembered(seen, 0, rounds=1)["card"][shown]]


def test_the_same_effort_comes_to_the_same():
    match = Match(load("inkognito").setup(4), seed=bytes(32))
    seat = match.actors[0]
    told = match.view(seat), match.seen(seat), match.legal(seat)
    first, second = (
        Strategist(match.chair(seat), Random(3), Manner(seconds=1e-9)).think(*told, FEW) for _ in range(2)
    )

    assert first == second


@pytest.mark.slow
def test_an_expert_wins_much_more_often_than_its_share_among_greedy_spies():
    won = 0.0
    for seed in range(1, 31):
        match = Match(load("inkognito").setup(3), seed=seed.to_bytes(32, "big"))
        names = ["expert" if seat == seed % 3 else "greedy" for seat in range(3)]
        sitting = [bots.make(name, match.chair(seat), Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
        while match.outcome is None:
            seat = match.actors[0]
            match.play(seat, sitting[seat].act(match.view(seat), match.seen(seat), match.legal(seat), FEW))
        winners = match.outcome.winners()
        won += (seed % 3 in winners) / len(winners)

    assert won > 15  # of 30, of which 10 would be its share
