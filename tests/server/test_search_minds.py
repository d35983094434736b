"""Our levels in confined processes: with the search that was compiled before, and until then without."""

import asyncio
from random import Random

import pytest

from nascondino import bots, games
from nascondino.bots import sitter
from nascondino.bots.analysis import decisions, judge_all
from nascondino.bots.search import Searcher, memory, tree
from nascondino.bots.sitter import Sitter
from nascondino.engine.match import Match
from nascondino.engine.questions import decision, question
from nascondino.engine.review import Review
from tests.samples import every_game
from tests.server.minds import pool_of

pytestmark = pytest.mark.usefixtures("compiled_minds")

LEVEL, LUCK = "novice", 7


def middle(title):
    """What a seat is asked some way into a match."""
    match, random = Match(games.load(title).setup(games.info(title).players[0]), seed=bytes(32)), Random(1)
    while len(match.steps) < 25 or len(match.legal(match.actors[0])) == 1:
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    return question(match, match.actors[0], LEVEL, 1.0)


@pytest.mark.parametrize("title", every_game("kompakt"))
def test_a_confined_level_thinks_as_it_does_anywhere(title, monkeypatch):
    asked = middle(title)

    async def weighed():
        async with pool_of() as pool:
            monkeypatch.setattr(pool, "_luck", lambda question: LUCK)
            await pool.compile_search(title)
            return (await pool.weigh(asked)).values

    here = Sitter(asked.seating).weigh(decision(asked, 0, LUCK, weighs=True))

    assert len(here) > 1
    assert here == asyncio.run(weighed())


def test_a_confined_judge_says_what_one_says_anywhere():
    game = games.load("kompakt")
    match, random = Match(game.setup(2), seed=bytes(32), limit=40), Random(1)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    whose = max(decisions(Review(match), range(2)), key=lambda each: len(each.decisions))

    async def judged():
        async with pool_of() as pool:
            await pool.compile_search("kompakt")
            return [found async for found in pool.judge(whose)]

    here = list(judge_all(whose))
    assert len(here) > 5
    assert here == asyncio.run(judged())


def test_one_who_cannot_search_does_not_judge(monkeypatch):
    asked = middle("venice")
    monkeypatch.setattr(bots, "is_compiled", lambda game: False)

    with pytest.raises(sitter.NotCompiled):
        Sitter(asked.seating, may_compile=False).judge(decision(asked, 0, LUCK), asked.legal[0])


def test_until_its_search_is_compiled_a_level_plays_like_a_simpler_bot(monkeypatch):
    asked = middle("venice")
    for is_compiled, expected in ((False, False), (True, True)):
        monkeypatch.setattr(bots, "is_compiled", lambda game, is_so=is_compiled: is_so)

        assert expected == isinstance(Sitter(asked.seating, may_compile=False)._player, Searcher)


def test_a_search_that_was_never_called_is_not_compiled():
    game = games.load("venice")
    memory.search_of.cache_clear()

    assert not memory.is_compiled(game)


def test_as_plain_python_a_level_plays_like_a_simpler_bot(monkeypatch):
    monkeypatch.setattr(memory, "search_of", lambda game: tree.search)

    assert "greedy" == bots.at_hand("expert", games.load("venice"))
