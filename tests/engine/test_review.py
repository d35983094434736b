"""A match that is over, moment by moment; and all chairs together."""

import random

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match, Step
from nascondino.engine.record import text
from nascondino.engine.review import Review, seen_together, together, view_together
from nascondino.games import load, titles


def played(title, *, resigning=False):
    """A match at random, to its end, or to where somebody resigns."""
    game, choose = load(title), random.Random(title)
    match = Match(game.setup(game.info.players[1]), seed=bytes(32))
    while match.actors and len(match.steps) < (40 if resigning else 400):
        seat = choose.choice(match.actors)
        match.play(seat, choose.choice(match.legal(seat)))
    if resigning:
        match.resign(1)
    return match


@pytest.mark.parametrize("title", titles())
def test_the_last_moment_is_the_match_and_every_one_is_a_line_of_its_record(title):
    match = played(title)
    review = Review(match)
    lines = text(match, [""] * match.players).splitlines()
    last = review.at(review.length)

    assert [match.view(seat).tobytes() for seat in range(match.players)] == [
        last.view(seat).tobytes() for seat in range(match.players)
    ]
    assert review.length == len(review.makers) == len(lines) - 2 - (match.outcome is not None)
    assert [line.split()[1] for line in lines[1 : review.length + 1]] == [
        "chance" if maker == CHANCE else str(maker) for maker in review.makers
    ]


def test_a_resignation_is_the_last_moment():
    match = played("venice", resigning=True)
    review = Review(match)

    assert review.at(review.length).outcome == match.outcome
    assert review.at(review.length - 1).outcome is None
    assert 1 == review.makers[-1]


def test_one_can_go_back():
    review = Review(played("venice"))
    forward = [review.at(moment).view(0).tobytes() for moment in range(20)]

    assert forward[::-1] == [review.at(moment).view(0).tobytes() for moment in reversed(range(20))]


def test_what_a_seat_did_next_is_found_past_what_others_did():
    match = played("venice")
    review = Review(match)
    first = next(n for n, maker in enumerate(review.makers) if maker == 1)

    assert match.steps[first].action == review.next_action(0, 1)
    assert review.next_action(review.length, 1) is None


@pytest.mark.parametrize("title", titles())
def test_a_variation_by_what_was_done_and_the_same_luck_is_the_match(title):
    match = played(title)
    review = Review(match)
    for moment in [n for n, maker in enumerate(review.makers) if maker != CHANCE][::9]:
        decided = [step for step in match.steps[moment:] if step.seat != CHANCE]
        again = review.variation(moment, match.seed, decided)

        assert match.steps == again.steps
        assert all(match.view(seat).tobytes() == again.view(seat).tobytes() for seat in range(match.players))


def test_a_variation_leaves_the_match_as_it_was():
    match = played("kompakt")
    review, steps = Review(match), list(match.steps)
    there = review.at(20)
    seat, view = there.actors[0], there.view(None).tobytes()
    other = next(action for action in there.legal(seat) if action != steps[20].action)
    varied = review.variation(20, bytes(8), [Step(seat, other)])

    assert [*steps[:20], Step(seat, other)] == varied.steps[:21]
    assert (steps, view) == (match.steps, review.at(20).view(None).tobytes())


def test_other_luck_draws_otherwise_and_always_alike():
    review = Review(played("dice"))
    moment = review.makers.index(0)
    first = review.at(moment).legal(0)[0]
    ways = [review.variation(moment, bytes([luck] * 8), [Step(0, first)]).steps for luck in (1, 1, 2, 3, 4)]

    assert ways[0] == ways[1]
    assert any(ways[0] != other for other in ways[2:])


@pytest.mark.parametrize("title", titles())
def test_together_all_chairs_see_and_perceive_whatever_one_of_them_does(title):
    """And nothing that none of them does."""
    review = Review(played(title))
    for moment in range(0, review.length + 1, 7):
        match = review.at(moment)
        for whole, parts in (
            (view_together(match), [match.view(seat) for seat in (None, *range(match.players))]),
            (seen_together(match), [match.seen(seat) for seat in (None, *range(match.players))]),
        ):
            for name in whole.dtype.names:
                numbers = [part[name] for part in parts]

                assert ((whole[name] != 0) == sum(number != 0 for number in numbers).astype(bool)).all()
                assert any_of(whole[name], numbers).all()


def any_of(whole, numbers):
    return sum((whole == number).astype(int) for number in numbers) > 0


def test_together_mister_x_and_the_detectives_see_where_he_is():
    review = Review(played("venice"))
    match = review.at(review.length // 2)
    mister_x = int(match.view(None).mister_x)

    assert match.view(mister_x).tobytes() == view_together(match).tobytes()


def test_of_two_numbers_the_first_that_is_not_zero_counts():
    one, other = load("venice").module.Event.array(2)
    one.kind, other.kind, other.station = 3, 4, 57

    assert (3, 57) == (together([one, other]).kind, together([one, other]).station)
