"""What follows from matches: who meets whom, how sure a score is, what is settled, what is kept."""

import random

import numpy as np
import pytest

from nascondino.arena import contests, ledger, ratings
from nascondino.arena.conditions import conditions
from nascondino.arena.contests import Fault, Fixture, Result, Sides
from nascondino.arena.intervals import MeanBounds
from nascondino.arena.run import Run
from nascondino.engine.errors import BadInput
from nascondino.games import load

VENICE, KOMPAKT = load("venice"), load("kompakt")
TWO = Sides(("mister_x", "detective"), (frozenset({0}), frozenset({1})))


def result(start, seats, points, fault=None):
    return Result(start, seats, "caught", points, 9, (4,) * len(seats), (0.1,) * len(seats), fault)


# Who meets whom.


def test_between_two_sides_every_start_is_played_twice_with_sides_swapped():
    [contest] = contests.contests(VENICE.setup(3), ("a", "b"))

    assert (("a", "b", "b"), ("b", "a", "a")) == contest.lineups
    assert 0.5 == contest.even


def test_the_sides_are_those_of_the_setting():
    setup = VENICE.setup(3, chosen={"mister_x": 1})
    [contest] = contests.contests(setup, ("a", "b"))

    assert {("a", "b", "a"), ("b", "a", "b")} == set(contest.lineups)
    assert {"mister_x": frozenset({1}), "detective": frozenset({0, 2})} == dict(
        zip(*(getattr(contests.sides(setup), name) for name in ("roles", "seats")), strict=True)
    )


def test_among_many_each_is_alone_on_every_seat():
    first, second = contests.contests(KOMPAKT.setup(3), ("a", "b"))

    assert (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")) == first.lineups
    assert (("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")) == second.lineups
    assert 1 / 3 == first.even


@pytest.mark.parametrize(
    ("game", "players", "matches", "starts"), [(VENICE, 6, 400, 200), (VENICE, 3, 3, 2), (KOMPAKT, 3, 7, 2)]
)
def test_no_start_is_half_played(game, players, matches, starts):
    assert starts == contests.starts_for(matches, game.setup(players))


def test_a_start_has_the_same_draws_for_everybody_and_bots_have_luck_of_their_own():
    assert contests.seed(1, 0) == contests.seed(1, 0) != contests.seed(1, 1)
    fixture = Fixture(0, ("a", "b"))

    assert 4 == len({contests.luck(1, fixture, seat, decision) for seat in (0, 1) for decision in (0, 1)})


# Scores.


@pytest.mark.parametrize(
    ("points", "fault", "score"),
    [
        ((3, 1, 1), None, 1.0),
        ((1, 3, 3), None, 0.0),
        ((3, 3, 1), None, 0.5),
        ((0, 0, 0), Fault(0, "a"), 0.0),
        ((9, 0, 0), Fault(2, "b"), 1.0),
    ],
)
def test_wins_are_shared_and_whoever_cannot_go_on_has_lost(points, fault, score):
    assert score == result(0, ("a", "b", "b"), points, fault).score("a")
    assert 1 - score == result(0, ("a", "b", "b"), points, fault).score("b")


def ever_excluded(bounds, scores, mean):
    for score in scores:
        bounds.add(score)
        low, high = bounds.interval()
        if not low <= mean <= high:
            return True
    return False


def test_the_true_mean_is_hardly_ever_excluded_however_often_one_looks():
    """At 95 % one run in twenty may; these are three ways to score of which each differs from the others."""
    luck = np.random.default_rng(7)
    runs = [luck.choice((0, 0.5, 1), 60, p=(0.2, 0.2, 0.6)) for _ in range(100)]
    runs += [luck.binomial(1, 0.9, 60) for _ in range(100)]

    means = [0.7] * 100 + [0.9] * 100
    assert sum(ever_excluded(MeanBounds(), run, mean) for run, mean in zip(runs, means, strict=True)) <= 10


def test_looking_once_is_surer_and_few_scores_are_not_sure_at_all():
    once, often, few = MeanBounds(200), MeanBounds(), MeanBounds(5)
    for score in [1, 0.5, 1, 0] * 50:
        once.add(score)
        often.add(score)
    for _ in range(5):
        few.add(1)
    low, high = once.interval()

    assert often.interval()[0] < low < 0.625 < high < often.interval()[1]
    assert 0.156 == pytest.approx(high - low, abs=0.01)
    assert (0.4, 1.0) == pytest.approx(few.interval(), abs=0.1)


# What is settled.


def run_of(starts, until=None):
    return Run(conditions(VENICE.setup(2), 1), ("a", "b"), starts, until)


def played(starts, wins):
    """Both matches of each start; `a` wins those that it is said to."""
    lineups = ("a", "b"), ("b", "a")
    return {
        Fixture(start, seats): result(start, seats, (1, 0) if (seats[0] == "a") == wins(start) else (0, 1))
        for start in range(starts)
        for seats in lineups
    }


def test_the_order_in_which_matches_end_does_not_matter():
    results = played(30, lambda start: start % 10 != 0)
    shuffled = dict(random.Random(1).sample(list(results.items()), len(results)))
    one, other = run_of(30, 0.5).standings(results), run_of(30, 0.5).standings({})
    for fixture, each in shuffled.items():
        other._results[fixture] = each
        other.advance()

    [first], [second] = one.tallies, other.tallies
    assert first.settled
    assert 5 < first.starts < 25
    assert (first.starts, one.score(first), one.counted()) == (second.starts, other.score(second), other.counted())


def test_equals_are_not_settled_early():
    standings = run_of(30, 0.5).standings(played(30, lambda start: start % 2 == 0))

    assert [False] == [tally.settled for tally in standings.tallies]
    assert standings.done


def test_only_what_is_missing_is_played_and_nothing_of_what_is_settled():
    results = played(3, lambda start: True)
    missing = results.popitem()[0]

    assert missing == next(run_of(30).standings(results).fixtures())
    assert 55 == run_of(30).standings(results).left()
    assert 0 == run_of(30, 0.5).standings(played(20, lambda start: True)).left()


def test_a_start_counts_when_all_of_it_was_played():
    results = played(3, lambda start: True)
    del results[Fixture(1, ("b", "a"))]

    assert 1 == run_of(3).standings(results).tallies[0].starts


def test_ratings_are_on_elos_scale_by_role_and_in_any_order():
    """Three of four is 190 points."""
    results = [result(n, ("a", "b"), (1, 0) if n % 4 else (0, 1)) for n in range(200)]
    first, second = ratings.fitted(results, TWO), ratings.fitted(results[::-1], TWO)

    assert [("a", "mister_x"), ("b", "detective")] == [(each.bot, each.role) for each in first]
    assert 190 == pytest.approx(first[0].value - first[1].value, abs=4)
    assert first[0].value == pytest.approx(second[0].value, abs=0.1)
    assert 28 == pytest.approx(first[0].reach, abs=3)


def test_the_same_matches_give_the_same_ratings():
    results = [result(n, ("a", "b"), (1, 0) if n % 3 else (0, 1)) for n in range(60)]
    np.random.seed(1)
    first = ratings.fitted(results, TWO)
    np.random.seed(2)

    assert first == ratings.fitted(results, TWO)


def test_ratings_bear_bots_that_always_win():
    results = [result(n, seats, (1, 0)) for n in range(40) for seats in (("a", "b"), ("a", "c"), ("b", "c"))]
    found = {(each.bot, each.role): each.value for each in ratings.fitted(results, TWO)}

    assert found["a", "mister_x"] > found["c", "detective"] + 400
    assert [] == ratings.fitted([result(0, ("a", "b"), (1, 1))], None)


def test_among_many_who_is_alone_is_compared_with_one_copy():
    results = [result(n, ("b", "b", "a"), (5, 1, 3)) for n in range(20)]  # behind the copy on the next seat
    best, worst = ratings.fitted(results, None)

    assert ("b", "a") == (best.bot, worst.bot)
    assert {ratings.ANY} == {best.role, worst.role}


# What is kept.


@pytest.fixture
def kept(tmp_path):
    """A folder with five matches."""
    run = run_of(3)
    with ledger.opened(tmp_path, run.conditions) as file:
        for each in list(played(3, lambda start: True).values())[:5]:
            file.add(each)
    return tmp_path


def reopened(folder, run=None):
    with ledger.opened(folder, (run or run_of(3)).conditions) as file:
        return file.results


def test_what_was_kept_is_there_again(kept):
    assert played(3, lambda start: True).items() >= reopened(kept).items()
    assert 5 == len(reopened(kept))


def test_of_a_line_that_was_being_written_only_its_match_is_lost(kept):
    file = kept / ledger.NAME
    file.write_bytes(file.read_bytes()[:-7])
    with ledger.opened(kept, run_of(3).conditions) as again:
        assert 4 == len(again.results)
        again.add(result(2, ("a", "b"), (1, 0)))

    assert 5 == len(reopened(kept))


@pytest.mark.parametrize("line", [0, 2, 5])
def test_a_damaged_line_is_named(kept, line):
    file = kept / ledger.NAME
    lines = file.read_bytes().splitlines(keepends=True)
    lines[line] = b'{"start": "\xff\n'
    file.write_bytes(b"".join(lines))

    with pytest.raises(BadInput, match=rf"matches.jsonl, line {line + 1}, is damaged: choose another folder with -o\."):
        reopened(kept)


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (conditions(VENICE.setup(2), 2), "seed"),
        (conditions(VENICE.setup(2), 1, seconds=0.1), "the budget"),
        (conditions(VENICE.setup(2, VENICE.board("london")), 1), "board"),
        (conditions(KOMPAKT.setup(2), 1), "game"),
    ],
)
def test_matches_of_another_run_are_not_mixed_in(kept, other, differs):
    with pytest.raises(BadInput, match=rf"has matches of another run \({differs} differs\)"):
        reopened(kept, Run(other, ("a", "b"), 3, None))

    assert 5 == len(reopened(kept))


def test_two_do_not_write_into_one_folder(kept):
    with ledger.opened(kept, run_of(3).conditions), pytest.raises(BadInput, match="Another arena is writing into"):
        reopened(kept)
