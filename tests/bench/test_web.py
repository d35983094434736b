"""`nascondino bench web`, made small."""

import pytest

from nascondino.bench import web


@pytest.fixture(scope="module")
def result():
    said = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_DISABLE_JIT", "1")  # the server's rules need no compiling
        found = web.run(web.Sizes(("kompakt",), actions=2, pan_seconds=0.3), said.append)
    assert said
    return found


def test_it_measures_everything(result):
    (game,) = result.games

    assert 20 < game.page < 200
    assert 20 < game.fonts < 200
    assert 2 == game.clicks  # the first time, a dialog asks how
    assert 2 == len(game.taps)
    assert len(game.draws) >= 2
    assert all(time > 0 for time in (game.start, game.frames, *game.taps, *game.draws))


def test_the_page_fonts_and_clicks_are_within_their_goals(result):
    """Times depend on the machine; these do not."""
    reached = {figure.name: figure.reached for figure in result.figures}

    assert reached["script, style, texts and board, compressed"]
    assert reached["fonts"]
    assert reached["clicks for that"]


def test_the_figures_and_the_table_tell_the_same(result):
    told = web.figures(result)["figures"]

    assert all(f"{figure['value']:8.1f}" in web.table(result) for figure in told)


@pytest.mark.parametrize(("value", "at_least", "reached"), [(50, True, True), (49, True, False), (51, False, False)])
def test_a_goal_is_a_least_or_a_most(value, at_least, reached):
    assert reached == web.Figure("it", value, "", 50, at_least).reached
