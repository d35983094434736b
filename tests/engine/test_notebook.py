"""A notebook: what is left, and what the last event that changed it has done."""

import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.notebook import Change, Notebook
from nascondino.games import titles
from tests.games.test_notebooks import moments


def opened(match, chair):
    notebook = Notebook(Belief(match.chair(chair)))
    notebook.update(match.seen(chair))
    return notebook


def possible(doubt):
    return {case.spot for case in doubt.cases if case.share}


@pytest.mark.parametrize("game_id", [title for title in titles() if title != "inkognito"])
def test_it_counts_the_places_that_are_left(game_id):
    for match, chair in moments(game_id):
        notebook = opened(match, chair)
        for doubt in notebook.belief.doubts():
            assert len(possible(doubt)) == notebook.left(doubt)


def test_where_all_hangs_together_it_counts_the_ways_that_all_may_be():
    for match, chair in moments("inkognito"):
        notebook = opened(match, chair)
        for doubt in notebook.belief.doubts():
            assert len(notebook.belief.possible()) == notebook.left(doubt)


@pytest.mark.parametrize("game_id", ["venice", "dice", "kompakt", "mille_grazie"])
def test_a_change_is_the_difference_that_its_event_made(game_id):
    """As found by taking in all events but those from it on."""
    found = 0
    for match, chair in moments(game_id, players=2):
        notebook, seen = opened(match, chair), match.seen(chair)
        for doubt in notebook.belief.doubts():
            change = notebook.change(doubt)
            if change is None:
                continue
            then, now = (left_after(match, chair, seen[: change.event - n], doubt) for n in (1, 0))
            found += 1

            assert Change(change.event, len(then - now), len(now - then)) == change
            assert now == possible(doubt), "nothing has changed since"
    assert found


def left_after(match, chair, seen, doubt):
    """The places that were possible then, of the same doubt."""
    belief = Belief(match.chair(chair))
    belief.update(seen)
    (same,) = [each for each in belief.doubts() if each.about == doubt.about]
    return possible(same)


def test_it_need_not_begin_anew():
    for match, chair in moments("venice", players=2):
        seen = match.seen(chair)
        followed = Notebook(Belief(match.chair(chair)))
        for event in range(0, len(seen) + 1, 3):
            followed.update(seen[:event])
        followed.update(seen)
        whole = opened(match, chair)
        for doubt in whole.belief.doubts():
            assert whole.change(doubt) == followed.change(doubt)
