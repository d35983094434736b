"""A match that is over, judged: what was lost is found, from what the seat knew and from nothing else."""

from itertools import islice

import pytest

from nascondino.bots.analysis import (
    NOISE,
    TURNING,
    JudgedDecision,
    accuracy,
    asked,
    decisions,
    judge_all,
    turning_points,
)
from nascondino.bots.sitter import Sitter
from nascondino.engine import record
from nascondino.engine.match import Match
from nascondino.engine.questions import decision, question
from nascondino.engine.review import Review
from nascondino.games import folder, load, titles
from nascondino.testing.honesty import moments
from tests.bots.positions import Truths
from tests.bots.test_positions import given_away, won_at_once

FEW = 3  # positions
LITTLE, ENOUGH = 40, 600  # iterations


def judged_at(match, seat, made, iterations=ENOUGH):
    now = question(match, seat, "expert", None)
    return Sitter(now.seating).judge(decision(now, 0, 1), made, iterations)


def test_what_gives_mister_x_away_is_a_turning_point_unless_all_is_lost():
    found = 0
    for match, seat, lost in islice(given_away("venice"), 2 * FEW):
        safe = judged_at(match, seat, made=lost[0])
        if safe.best_value > 2 * TURNING:
            assert safe.best not in lost
            assert safe.best_value - safe.made_value > TURNING
            found += 1
    assert found >= FEW


@pytest.mark.parametrize("title", ["venice", "mille_grazie"])
def test_whoever_misses_a_sure_win_is_told_so(title):
    for match, seat, winning in islice(won_at_once(title), FEW):
        missed = next(action for action in match.legal(seat) if action not in winning)
        found = judged_at(match, seat, missed)

        assert found.best in winning
        assert 1.0 == found.best_value >= found.made_value


def blundered():
    """A match in which Mister X walks into the arms of those who see him, though he need not; and when he did."""
    for before, seat, lost in given_away("venice"):
        if judged_at(before, seat, lost[0]).best_value < 2 * TURNING:
            continue
        match = Match(before.setup, seed=before.seed, chosen=True)
        for step in before.steps:
            match.play(step.seat, step.action)
        moment = len(match.steps)
        match.play(seat, lost[0])
        truths = Truths(match.setup)
        while match.outcome is None:
            now = match._truth.states
            catching = [(s, a) for s in match.actors for a in match.legal(s) if truths.wins(now, s, a)]
            match.play(*catching[0])
        return match, seat, moment
    raise LookupError


def test_a_blunder_is_the_worst_turning_point_of_its_seat():
    match, seat, moment = blundered()
    [whose] = decisions(Review(match), [seat])
    found = list(judge_all(whose, ENOUGH))

    assert moment == turning_points(found)[0].moment
    assert accuracy(found) < 1
    assert found == list(judge_all(whose, ENOUGH)), "it is the same at every run"


@pytest.mark.parametrize("title", titles())
def test_a_decision_is_judged_alike_whatever_its_seat_cannot_know(title):
    seen = []
    for moment in islice(moments(load(title)), FEW):
        told = []
        for _ in range(2):
            match, seat = moment.match, moment.seat
            now = question(match, seat, "expert", None)
            made = match.legal(seat)[-1]
            sitter = Sitter(now.seating)
            told.append((judged_at(match, seat, made, LITTLE), sitter.advise(decision(now, 0, 1))))
            moment.swap()
        seen.append(told)

    assert len(seen) >= 2
    assert all(as_it_is == otherwise for as_it_is, otherwise in seen)


def test_a_seat_is_asked_about_all_that_it_decided_with_what_it_had_perceived():
    game = load("kompakt")
    read = record.read(sorted((folder("kompakt") / "records").glob("*.record"))[0])
    match = record.open_match(read, game, game.board(read.header.board))
    for _ in record.replayed(read, match):
        pass
    review = Review(match)
    for whose in decisions(review, range(match.players)):
        seat, told = whose.seating.seat, 0
        chosen = [n for n, step in enumerate(match.steps) if step.seat == seat and len(review.at(n).legal(seat)) > 1]
        assert chosen == [each.moment for each in whose.decisions]
        for each in whose.decisions:
            then = review.at(each.moment)
            assert then.seen(seat).tobytes() == whose.seen[:told] + asked(whose, each, told).events
            assert (then.view(seat).tobytes(), match.steps[each.moment].action) == (each.view, each.made)
            told = each.seen


def judged(best, made):
    return JudgedDecision(0, 0, 1, 2, best, made)


def test_what_may_be_luck_of_the_search_counts_as_nothing_lost():
    assert (0.0, 1.0) == (judged(0.5, 0.5 - NOISE + 0.01).loss, judged(0.5, 0.46).kept)
    assert (0.0, 1.0) == (judged(0.5, 0.7).loss, judged(0.5, 0.7).kept)


def test_accuracy_is_what_decisions_kept_on_average():
    assert accuracy([]) is None
    assert pytest.approx(0.75) == accuracy([judged(0.8, 0.4), judged(0.3, 0.3)])


def test_turning_points_are_those_that_lost_most():
    losses = [0.02, 0.3, 0.09, 0.2, 0.5, 0.11]

    worst = turning_points(judged(0.9, 0.9 - loss) for loss in losses)
    assert [0.5, 0.3, 0.2] == [pytest.approx(each.loss) for each in worst]
